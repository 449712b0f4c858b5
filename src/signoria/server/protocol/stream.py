"""The live stream of a table: how it begins, goes on, and answers."""

from __future__ import annotations

from typing import Optional

from msgspec import Struct, field

from signoria.server.by_post.protocol import PostSeat
from signoria.server.protocol.play import EventInfo, Situation
from signoria.server.protocol.tables import TableInfo
from signoria.server.protocol.talk import ChatLine, PactInfo
from signoria.server.protocol.undo import UndoRequestInfo


class ClockState(Struct):
    """Milliseconds left per seat at server time `at`, and the seats whose clock is running; by post more of each."""

    banks: list[int]
    running: list[int]
    at: int
    post: list[PostSeat] = field(default_factory=list)


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


class Presence(Struct, tag_field="type", tag="presence"):
    """Who sits, who is there, who drives, pause: the table without the game."""

    table: TableInfo
    clock: Optional[ClockState] = None
