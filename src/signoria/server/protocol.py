"""Every message of the HTTP and websocket protocol, both directions. Fields are only ever appended.

`python -m signoria.server.schema` writes the TypeScript types and the JSON Schema from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Mapping, Optional, Union

from msgspec import Meta, Struct, field

from signoria.server.by_post.protocol import PostRule, PostSeat, Vote

PROTOCOL = 1
MAX_ACTIONS = 64
MAX_CHAT = 500
MAX_NAME = 40
MOST_VALUE = 1 << 16  # of a noun
NOBODY = -1  # a viewer who sits nowhere, or a message to the whole table

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Language = Literal["en", "fr", "it"]
Visibility = Literal["private", "public"]
Status = Literal["open", "running", "over", "halted", "closed"]
OptionValue = Union[bool, int, str]
ShortText = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[str, Union[bool, int, ShortText]], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
SeatCount = Annotated[int, Meta(ge=1, le=16)]


# -- titles


class OptionInfo(Struct):
    """A choice made before the game: one of `choices`, or a whole number from low to high.

    `least_seats` has for each of `choices` the number of seats from which on it may be made; empty: any.
    """

    name: str
    default: OptionValue
    choices: list[OptionValue]
    low: Optional[int] = None
    high: Optional[int] = None
    noun: str = ""  # each seat may wish for a word of this noun: `este-any-medici` is such a value
    least_seats: list[int] = field(default_factory=list)


class VerbInfo(Struct):
    """Actions `base` to `base + size - 1`; the argument counts through the nouns, the last one fastest.

    `aim`: the place of the noun that is chosen first, what the action is aimed at.
    Who says a verb that `ends` something gives up all else that could still be done: to pass, to end the turn.
    """

    name: str
    nouns: list[str]
    base: int
    size: int
    aside: bool
    aim: int = 0
    ends: bool = False


class NounInfo(Struct):
    """What a value names: a word by its place in `words`, or the number `first + value`."""

    words: Optional[list[str]]
    first: int
    last: int


class MessageInfo(Struct):
    """The rule paragraph of a key and the (name, noun) of each of its values."""

    rule: str
    arguments: list[tuple[str, str]]


class PactTemplateInfo(Struct):
    """A promise that can be made: the noun of each of its arguments; words in Fluent under `pact-ID`."""

    id: str
    nouns: list[str]
    until: list[str]


class BidsInfo(Struct):
    """How rising auctions are bid in: the verb, which of its nouns is the amount, and the answer that leaves."""

    verb: str
    amount: str
    leave: str


class GameInfo(Struct):
    """All a client needs to know of a title. `usual_bot` is the level that people meet unless they choose another.

    `board`, `picture`: the title comes from another package and brings a board module or a picture of its own,
    served as `/titles/ID/client/board.js` and `/titles/ID/client/picture.svg`.
    """

    id: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int
    rules_version: int
    options: list[OptionInfo]
    verbs: list[VerbInfo]
    nouns: dict[str, NounInfo]
    messages: dict[str, MessageInfo]
    components: dict[str, Any]
    components_hash: str
    bots: list[str]
    pacts: list[PactTemplateInfo]
    languages: list[str]
    usual_bot: str = ""
    board: bool = False
    picture: bool = False
    rules: bool = False  # somebody has written the digest
    bids: Optional[BidsInfo] = None


# -- people


class Me(Struct):
    """The person behind the cookie; `id` is empty before a name was given."""

    id: str
    name: str
    language: Language = "en"
    protocol: int = PROTOCOL
    member: bool = False


class MeChange(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class WayBack(Struct):
    """The code of a link by which a guest comes back, told once to whoever makes it; empty when only asked about."""

    code: str
    made: Optional[int] = None


class ComeBack(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=64)]


# -- tables


class ClockRule(Struct, forbid_unknown_fields=True):
    """Seconds in the bank, seconds added per decision, and the bot that moves when time is out, or the usual one.

    With `post` the game is played by post: the clock runs by the hours of the day, server or no server.
    """

    bank: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    bot: ShortText = ""
    post: Optional[PostRule] = None


class SeatFill(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: its maker, whoever comes, or a bot of a level (left out: the title's usual one)."""

    kind: Literal["me", "open", "bot"]
    level: ShortText = ""


class CreateTable(Struct, forbid_unknown_fields=True):
    """`fill` names the seats in order; seats beyond it are open. `pace`: about how long a bot takes, in ms."""

    game: Id
    seats: Optional[SeatCount] = None
    options: Options = field(default_factory=dict)
    visibility: Visibility = "private"
    fill: Annotated[list[SeatFill], Meta(max_length=16)] = field(default_factory=list)
    clock: Optional[ClockRule] = None
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 900
    auto_pass: bool = True
    spectators: bool = True


class PlayNow(Struct, forbid_unknown_fields=True):
    """Create, fill with bots and start in one call. Seat left out: a random one; level: the title's usual one.

    With the `commitment` to a nonce the game begins when the nonce is revealed. With the id of an `example` of the
    rules page it begins where the example does, with its seats and options, on the seat that is asked there; unrated.
    """

    game: Id
    seats: Optional[SeatCount] = None
    options: Options = field(default_factory=dict)
    level: ShortText = ""
    seat: Optional[SeatNumber] = None
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 900
    commitment: Optional[Commitment] = None
    example: ShortText = ""


class FillSeat(Struct, forbid_unknown_fields=True):
    """The host decides, before the start, who is to sit on a seat."""

    seat: SeatNumber
    fill: SeatFill


class SeatWish(Struct, forbid_unknown_fields=True):
    """What somebody who sits wants to have of an option that is settled by seat; `any`: nothing in particular."""

    option: ShortText
    word: ShortText


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Seat left out: the first open one."""

    seat: Optional[SeatNumber] = None


class PromiseNonce(Struct, forbid_unknown_fields=True):
    """The SHA-256 of 16 random bytes that are to have a part in the deal."""

    commitment: Commitment


class RevealNonce(Struct, forbid_unknown_fields=True):
    """The 16 bytes, once the table has called for them."""

    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class SeatInfo(Struct):
    """`driver` is the bot that plays for an absent person; empty while they play themselves.

    An open seat with a `user` is kept for that person, who has not accepted it yet. `replace_from` is the server time
    from which the host may let a bot play for somebody who is away; null while nobody may.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str = ""
    level: str = ""
    driver: str = ""
    online: bool = False
    replace_from: Optional[int] = None


class SeatNonce(Struct):
    """What a person adds to the deal: the commitment at once, the nonce when the game begins.

    `withheld`: the game had to begin without it.
    """

    seat: int
    commitment: str
    nonce: str = ""
    withheld: bool = False


class TableInfo(Struct):
    """A table as this viewer may know it. `invite` is filled for those who sit, `seed` after the end.

    `commitment` is that of the table's `secret`, which is shown with the seed; without nonces they are the same.
    `called`: the list of nonces is closed, and the game begins as soon as they are given.
    `unrated` says why the game counts for nobody's rating (`undo`: moves were taken back past the boundary;
    `scene`: it began from a position set up; `one-person`: somebody played against themselves). `absence` and `say` are
    minutes: away so long, somebody may be replaced by a bot; gone no longer than that, they still have a say in what is
    taken back.
    """

    id: str
    game: str
    rules_version: int
    status: Status
    visibility: Visibility
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    host: str
    my_seat: int
    am_host: bool
    invite: str
    commitment: str
    seed: str
    clock: Optional[ClockRule]
    pace: int
    auto_pass: bool
    spectators: bool
    paused: bool
    watching: int
    created: int
    started: Optional[int]
    ended: Optional[int]
    previous: str
    next: str
    scores: Optional[list[int]] = None
    winners: Optional[list[int]] = None
    components_hash: str = ""  # of the figures it is played with, which may be older than those of `GameInfo`
    nonces: list[SeatNonce] = field(default_factory=list)
    called: bool = False
    secret: str = ""
    unrated: str = ""
    absence: float = 0
    say: float = 0


class TableList(Struct):
    tables: list[TableInfo]


class Problem(Struct):
    """Why a request was refused: a catalogue key and, for people, a sentence."""

    key: str
    detail: str


# -- after the end


class ReplayStep(Struct):
    """One action and the scores after it."""

    number: int
    seat: int
    action: int
    text: str
    scores: list[int]


class PastMoment(Struct):
    """The board as a viewer saw it when it was told this event, the number being one of its own."""

    event: int
    view: dict[str, Any]


class ReplayInfo(Struct):
    """A finished game: moment 0 is the start, moment N the table after N actions."""

    table: TableInfo
    steps: list[ReplayStep]
    scores: list[list[int]]
    winners: list[int]
    breakdown: list[dict[str, int]]
    pacts: list[PactInfo]
    record: str


class EventInfo(Struct, omit_defaults=True):
    """Something that happened: a catalogue key with its values; `shown` if it brought a secret to light."""

    key: str
    values: list[int]
    shown: bool = False


class ReplayMoment(Struct):
    """What a seat (-1: a spectator) saw after `number` actions, and the events of the last one.

    `before` are the events told earlier, the last 200 of them; of several moments in one answer only the first
    has them. With `open` asked for, `hands` is what
    each seat saw, and the events are those of all.
    """

    number: int
    seat: int
    view: Mapping[str, Any]
    legal: list[int]
    prompt: Optional[tuple[str, list[int]]]
    asked: list[int]
    events: list[EventInfo]
    before: list[EventInfo] = field(default_factory=list)
    hands: list[Mapping[str, Any]] = field(default_factory=list)


# -- ratings


class RatingInfo(Struct):
    """How a person stands in a title. `rating` is careful: two `deviation`s below `mean`, their likeliest strength.

    Equals share a `place`; `me` marks the asker's own row. While it is `provisional`, there are too few games to tell:
    `rating` is the mean then, and `place` is 0.
    """

    place: int
    name: str
    rating: float
    mean: float
    deviation: float
    games: int
    wins: int
    me: bool = False
    provisional: bool = False


class BotRating(Struct):
    """A level of the bots on the same scale. It was measured in matches and does not move."""

    level: str
    rating: float
    mean: float
    deviation: float


class RatingList(Struct):
    """Part of a title's ladder: `total` people, the strongest first, then the provisional; `me` is the asker's row,
    wherever it is."""

    game: str
    total: int
    people: list[RatingInfo]
    bots: list[BotRating]
    me: Optional[RatingInfo] = None


class SeatRating(Struct):
    """The rating of the person on a seat before and after a game, in one measure: that of the rating after it."""

    seat: int
    before: float
    after: float
    provisional: bool = False


class TableRatings(Struct):
    """What a finished game did to ratings; no seats when it did not count."""

    game: str
    seats: list[SeatRating]


# -- standing orders: each kind is a struct of its own, told apart by `kind`


class BidUpTo(Struct, tag_field="kind", tag="bid_up_to", forbid_unknown_fields=True):
    """In the auction that runs, raise by the least step while that is no more than `limit`; then ask me, or pass."""

    limit: Annotated[int, Meta(ge=0, le=1_000_000)]
    then: Literal["ask", "pass"] = "ask"


class OrderInfo(Struct):
    """A seat's own order. `ended`: why it is over, until that is put away; empty while it holds.

    `outbid`: others went beyond the limit; `closed`: the seat can bid no more; `beyond`: it bid more than the limit
    itself; `undone`: moves were taken back.
    """

    order: BidUpTo
    ended: Literal["", "outbid", "closed", "beyond", "undone"] = ""


class OrderRoom(Struct):
    """An order that would be taken now: of this kind, with a limit from `low` to `high`."""

    kind: Literal["bid_up_to"]
    low: int
    high: int


# -- the live table


class KindInfo(Struct):
    """A kind of action of the question, with its price or limit.

    `always`: it is named whenever this is asked; while it is not possible, there is no legal action of it.
    """

    verb: str
    note: Optional[tuple[str, list[int]]] = None
    always: bool = False


class LabelInfo(Struct):
    """An action whose sentence names what lies on the table now, in place of `verb-NAME`."""

    action: int
    label: tuple[str, list[int]]


class OutcomeInfo(Struct):
    """What an action will do, as far as its seat can know: sentences."""

    action: int
    lines: list[tuple[str, list[int]]]


class ReasonInfo(Struct):
    """Why a kind of action (empty: several alike) cannot be done with what was touched."""

    verb: str
    key: str
    values: list[int]
    rule: str


class Situation(Struct):
    """All a viewer sees of a running or finished game at one version.

    `version` counts what this viewer has seen change; every viewer has its own count.
    `asides` is null when they are many: ask with an `asides` message.
    `forced`: the only answer is a pass, and the table will give it.
    `order` is the seat's own standing order, which nobody else is told of; while it holds, the table answers.
    `may_order` is what the seat could order now.
    """

    version: int
    view: Mapping[str, Any]
    legal: list[int]
    asides: Optional[list[int]]
    aside_count: int
    prompt: Optional[tuple[str, list[int]]]
    asked: list[int]
    can_undo: bool
    over: bool
    forced: bool = False
    kinds: list[KindInfo] = []
    labels: list[LabelInfo] = []
    order: Optional[OrderInfo] = None
    may_order: Optional[OrderRoom] = None


class ClockState(Struct):
    """Milliseconds left per seat at server time `at`, and the seats whose clock is running; by post more of each."""

    banks: list[int]
    running: list[int]
    at: int
    post: list[PostSeat] = field(default_factory=list)


class ChatLine(Struct):
    """`seat` -1: a spectator; `to` -1: the whole table, otherwise a whisper to that seat.

    `number` counts the lines that this viewer may hear.
    """

    number: int
    seat: int
    name: str
    text: str
    at: int
    to: int = NOBODY


PactStatus = Literal["proposed", "accepted", "declined", "withdrawn", "kept", "broken", "lapsed"]


class PactInfo(Struct):
    """A promise of `author` to `to`. A secret one is seen by the two, and by all after the end.

    `number` counts the promises in the order in which this viewer came to know of them.
    `agreed` says whether it ever was accepted: a promise may be withdrawn after that, too, by `withdrawn_by`.
    """

    number: int
    author: int
    to: int
    template: str
    args: list[int]
    until: str
    public: bool
    status: PactStatus
    agreed: bool
    withdrawn_by: int = NOBODY


class UndoRequestInfo(Struct):
    """A seat asks to take back its last action although others have learned something since.

    The game will not be rated. `needed` are those who must agree: the others, or, alone with bots, the seat itself.
    `events` of what this viewer was told would be taken back; `shown` if a secret had come to light among them. `until`
    is the server time at which the wish lapses, where there is a clock.
    """

    seat: int
    agreed: list[int]
    needed: list[int]
    events: int = 0
    shown: bool = False
    until: Optional[int] = None


class Welcome(Struct, tag_field="type", tag="welcome"):
    """First message of a connection, and again when the game starts. `state` is null before the start."""

    protocol: int
    table: TableInfo
    seat: int
    state: Optional[Situation]
    events_from: int
    events: list[EventInfo]
    epoch: int
    chat: list[ChatLine]
    pacts: list[PactInfo]
    clock: Optional[ClockState]
    undo_request: Optional[UndoRequestInfo]


class Update(Struct, tag_field="type", tag="update"):
    """The game went on. Keep `events_from` events, then append. `epoch` changes when events were taken back.

    `ack` is the client id of the action that this update acknowledges, empty for those of others.
    """

    state: Situation
    events_from: int
    events: list[EventInfo]
    epoch: int
    clock: Optional[ClockState] = None
    ack: str = ""


class Accepted(Struct, tag_field="type", tag="accepted"):
    """The message with this client id was taken, or had been taken before."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Nothing changed: the reason as a catalogue key, its rule, and the situation as it is."""

    id: str
    key: str
    values: list[int]
    rule: str
    version: int
    detail: str = ""
    state: Optional[Situation] = None


class Chat(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Pact(Struct, tag_field="type", tag="pact"):
    """A promise that is new or changed its status."""

    pact: PactInfo


class Presence(Struct, tag_field="type", tag="presence"):
    """Who sits, who is there, who drives, pause: the table without the game."""

    table: TableInfo
    clock: Optional[ClockState] = None


class UndoRequest(Struct, tag_field="type", tag="undo_request"):
    request: UndoRequestInfo


class UndoOutcome(Struct, tag_field="type", tag="undo_outcome"):
    """The request is settled; an update follows when it was granted."""

    seat: int
    granted: bool


class Asides(Struct, tag_field="type", tag="asides"):
    version: int
    asides: list[int]


class Foresight(Struct, tag_field="type", tag="foresight"):
    """Which of the actions asked about could not be taken back, as far as the seat can know."""

    version: int
    final: list[int]


class Foretold(Struct, tag_field="type", tag="foretold"):
    """What the actions asked about will do, told from the seat's own view."""

    version: int
    outcomes: list[OutcomeInfo]


class Reasons(Struct, tag_field="type", tag="reasons"):
    """Why what was touched cannot be chosen; none if the seat is not asked anything."""

    version: int
    noun: str
    value: int
    verb: str
    reasons: list[ReasonInfo]


class Pong(Struct, tag_field="type", tag="pong"):
    """`at` as sent, and the server's time in ms."""

    at: float
    now: int


class Maintenance(Struct):
    """The server closes for a while: from `at` (ms since 1970), for about so many minutes."""

    at: int
    minutes: int


class Announcement(Struct, tag_field="type", tag="announcement"):
    """What those who run the server have announced, or, with nothing, withdrawn."""

    maintenance: Optional[Maintenance] = None


class HouseInfo(Struct):
    """What everybody should know of the server."""

    maintenance: Optional[Maintenance] = None


ServerMessage = Union[
    Welcome, Update, Accepted, Refused, Chat, Pact, Presence, UndoRequest, UndoOutcome, Asides, Foresight, Foretold,
    Reasons, Pong, Announcement,
]  # fmt: skip


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Actions as codes or text, all or none, made against `version`. The same id counts once."""

    id: ClientId
    version: int
    actions: Annotated[
        list[Union[int, Annotated[str, Meta(max_length=200)]]], Meta(min_length=1, max_length=MAX_ACTIONS)
    ]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last action; with `ask`, ask for consent when it can no longer be done at once."""

    id: ClientId
    ask: bool = False


class UndoAnswer(Struct, tag_field="type", tag="undo_answer", forbid_unknown_fields=True):
    """Agree or refuse; whoever asked may withdraw the wish with a refusal."""

    id: ClientId
    agree: bool


class SendChat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]
    to: SeatNumber = NOBODY


class PactPropose(Struct, tag_field="type", tag="pact_propose", forbid_unknown_fields=True):
    id: ClientId
    to: SeatNumber
    template: ShortText
    args: Annotated[list[int], Meta(max_length=8)] = field(default_factory=list)
    until: ShortText = ""
    public: bool = True


class PactAccept(Struct, tag_field="type", tag="pact_accept", forbid_unknown_fields=True):
    id: ClientId
    number: int


class PactDecline(Struct, tag_field="type", tag="pact_decline", forbid_unknown_fields=True):
    id: ClientId
    number: int


class PactWithdraw(Struct, tag_field="type", tag="pact_withdraw", forbid_unknown_fields=True):
    id: ClientId
    number: int


class Pause(Struct, tag_field="type", tag="pause", forbid_unknown_fields=True):
    id: ClientId


class Resume(Struct, tag_field="type", tag="resume", forbid_unknown_fields=True):
    id: ClientId


class HandOver(Struct, tag_field="type", tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own (-1), or, for the host, that of somebody who has been away long enough.

    The level is for one's own seat; for somebody else it is the usual one of the title.
    """

    id: ClientId
    level: ShortText = ""
    seat: SeatNumber = NOBODY


class Reclaim(Struct, tag_field="type", tag="reclaim", forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""

    id: ClientId


class SetOrder(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Give an order, in place of the one before, about what was seen at `version`."""

    id: ClientId
    version: int
    order: BidUpTo


class CancelOrder(Struct, tag_field="type", tag="order_cancel", forbid_unknown_fields=True):
    """Take one's order back, or put away what is told of one that is over."""

    id: ClientId


class AskAsides(Struct, tag_field="type", tag="asides", forbid_unknown_fields=True):
    """Ask for the list of asides when the situation gave only their count."""


class Foresee(Struct, tag_field="type", tag="foresee", forbid_unknown_fields=True):
    """Ask which of these answers could not be taken back; those that are not open now are ignored."""

    actions: Annotated[list[int], Meta(max_length=64)]


class Foretell(Struct, tag_field="type", tag="foretell", forbid_unknown_fields=True):
    """Ask what these answers will do; those that are not open now are ignored."""

    actions: Annotated[list[int], Meta(max_length=64)]


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a thing (a noun and its place; no noun: nothing at all) cannot be chosen, after what was picked before.

    With `verb` for this kind of action only.
    """

    noun: ShortText = ""
    value: Annotated[int, Meta(ge=0, le=MOST_VALUE)] = 0
    verb: ShortText = ""
    picked: Annotated[list[tuple[ShortText, Annotated[int, Meta(ge=0, le=MOST_VALUE)]]], Meta(max_length=4)] = field(
        default_factory=list
    )


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    at: float = 0


ClientMessage = Union[
    Act, Undo, UndoAnswer, SendChat, PactPropose, PactAccept, PactDecline, PactWithdraw,
    Pause, Resume, HandOver, Reclaim, AskAsides, Foresee, Foretell, Why, Ping, SetOrder, CancelOrder, Vote,
]  # fmt: skip

HTTP_MESSAGES = (
    GameInfo, Me, MeChange, WayBack, ComeBack, CreateTable, PlayNow, FillSeat, SeatWish, TakeSeat, PromiseNonce,
    RevealNonce, TableInfo, TableList, Problem, ReplayInfo, ReplayMoment, PastMoment, RatingList, TableRatings,
    HouseInfo,
)  # fmt: skip
