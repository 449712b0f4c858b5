"""Every message of the HTTP and websocket protocol, both directions. Fields are only ever appended.

`python -m signoria.server.schema` writes the TypeScript types and the JSON Schema from here. This is the one door: say
`from signoria.server import protocol as p` and `p.Welcome`, wherever the struct stands.
"""

from typing import Union

from signoria.server.by_post.protocol import Vote
from signoria.server.protocol.basics import *
from signoria.server.protocol.coach import *
from signoria.server.protocol.house import *
from signoria.server.protocol.orders import *
from signoria.server.protocol.people import *
from signoria.server.protocol.play import *
from signoria.server.protocol.ratings import *
from signoria.server.protocol.replays import *
from signoria.server.protocol.stream import *
from signoria.server.protocol.tables import *
from signoria.server.protocol.talk import *
from signoria.server.protocol.titles import *
from signoria.server.protocol.undo import *

ServerMessage = Union[
    Welcome, Update, Accepted, Refused, Chat, Pact, Presence, UndoRequest, UndoOutcome, Asides, Foresight, Foretold,
    Reasons, Pong, Announcement, OrderChoices, OrderTried, Coached,
]  # fmt: skip

ClientMessage = Union[
    Act, Undo, UndoAnswer, SendChat, PactPropose, PactAccept, PactDecline, PactWithdraw,
    Pause, Resume, HandOver, Reclaim, AskAsides, Foresee, Foretell, Why, Ping, SetOrder, CancelOrder, Vote,
    TryOrder, FirstOrder, AskOrders, AskCoach,
]  # fmt: skip

HTTP_MESSAGES = (
    GameInfo, Me, MeChange, Arms, WayBack, ComeBack, CreateTable, PlayNow, FillSeat, SeatWish, TakeSeat, PromiseNonce,
    RevealNonce, TableInfo, TableList, Problem, ReplayInfo, ReplayMoment, PastMoment, Glimpse, RatingList, TableRatings,
    HouseInfo, AnalysisInfo,
)  # fmt: skip
