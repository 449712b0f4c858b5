"""What one seat, or the spectators together, are shown, and what they have been shown already."""

from __future__ import annotations

from typing import Any, Optional

import msgspec

from signoria.kernel import PUBLIC, Event, Game, Message
from signoria.kernel.state import bit_of
from signoria.server.beside import Beside
from signoria.server.connection import Bucket, Connection
from signoria.server.foresight import Foresight
from signoria.server.orders import Shown
from signoria.server.position import Position
from signoria.server.prospects import Prospects
from signoria.server.protocol import EventInfo, Situation
from signoria.server.rows import now_ms
from signoria.server.seatsets import seats_of

MOST_ASIDES = 200
GLANCE_RATE, GLANCE_BURST = 6.0, 30.0  # looks back at the board of another moment, per second
encode = msgspec.json.Encoder().encode


class News(msgspec.Struct, eq=False):
    """The end of a log as it is told, made once for all who may read every event of it."""

    log: list[Event]
    mark: int = -1
    common: Optional[list[EventInfo]] = None

    def since(self, mark: int) -> Optional[list[EventInfo]]:
        """What is new to whoever has read up to `mark`; None if not everybody may read all of it."""
        if mark != self.mark:
            new = self.log[mark:]
            self.mark = mark
            found = [info(event) for event in new if event.audience == PUBLIC]
            self.common = found if len(found) == len(new) else None
        return self.common


class Viewer:
    """Counts its own versions and events: a common count would tell of secret actions of others.

    `question` is the version at which the seat's question last changed, `fresh` the one at which its
    view did: an answer must be as new as the former, an aside as new as the latter, an order as new as `lot`, at
    which what orders are about was another for the last time. The counts begin
    with the clock, so that none is ever used twice, even across restarts.
    """

    def __init__(self, seat: int, game: Game) -> None:
        self.seat, self.prospects, self.foresight = seat, Prospects(game, seat), Foresight()
        self.beside = Beside()
        self.bit = bit_of(seat)
        self.connections: list[Connection] = []
        self.shown = Situation(0, {}, [], [], 0, None, [], False, False)  # what was sent last
        self.begin(now_ms())
        self.view = b""
        self.prompt: Optional[Message] = None
        self.asides: list[int] = []
        self.rest: tuple[Any, ...] = ()  # who is asked, can undo, over, forced, and about orders
        self.glances = Bucket(GLANCE_RATE, GLANCE_BURST)
        self.mark = 0  # how far the log was read
        self.count = 0  # how many of its events were this viewer's

    def begin(self, at: int) -> None:
        """Count from this time on."""
        self.shown.version = self.epoch = self.question = self.fresh = self.lot = at

    @property
    def version(self) -> int:
        return self.shown.version

    def look(self, position: Position, legal: list[int], orders: Shown, forced: bool, acted: bool) -> bool:
        """Look at the table; True if this viewer sees any difference. What is the same is left as it stands."""
        g, seat, shown = position.g, self.seat, self.shown
        if self.prospects.box is None:
            self.prospects.box = g.figures()  # all copies of a game share them
        if seat >= 0:
            view, asides, can_undo = encode(g.view(seat)), g.asides(seat), position.takers >> seat & 1 == 1
        else:
            view, asides, can_undo = encode(g.view(None)), [], False
        prompt = g.prompt(seat) if legal else None
        rest = (g.asked(seat), can_undo, position.over, forced, orders)
        new_view = view != self.view or asides != self.asides
        new_question = acted or legal != shown.legal or prompt != self.prompt
        if not (new_view or new_question or rest != self.rest):
            return False
        version = shown.version = shown.version + 1
        if new_view:
            self.fresh = version
            self._see(view, asides)
        if new_question:
            self.question, self.prompt = version, prompt
            shown.legal, shown.prompt = legal, prompt  # type: ignore[assignment]
        if rest != self.rest:
            self.rest = rest
            shown.asked, shown.can_undo = seats_of(rest[0]), can_undo  # type: ignore[assignment]
            shown.over, shown.forced = position.over, forced
            shown.order, shown.may_order, shown.orders, shown.ordered = orders
        if self.prospects.part is not None:
            self._prospect()
        return True

    def _see(self, view: bytes, asides: list[int]) -> None:
        self.view, self.asides = view, asides
        self.shown.view = msgspec.Raw(view)  # type: ignore[assignment]
        self.shown.aside_count = len(asides)
        self.shown.asides = asides if len(asides) <= MOST_ASIDES else None

    def _prospect(self) -> None:
        """What its answers cost, and what they are about."""
        shown = self.shown
        shown.kinds, shown.labels = [], []
        if shown.legal:
            view = self.seen()
            shown.kinds = self.prospects.kinds(view, shown.legal, self.prompt)
            shown.labels = self.prospects.labels(view, shown.legal)
        if self.prospects.part is None:  # it has failed: what it could say before that is not told
            shown.kinds, shown.labels = [], []

    def send(self, data: bytes) -> None:
        for connection in self.connections:
            connection.push(data)

    def seen(self) -> Any:
        """The view as it was sent: whatever is told from it tells nothing more."""
        return msgspec.json.decode(self.view)

    def news(self, news: News) -> list[EventInfo]:
        """The events not yet counted that this viewer may read."""
        log = news.log
        if self.mark == len(log):
            return []
        found = news.since(self.mark)
        if found is None:
            found = [info(event) for event in log[self.mark :] if event.audience & self.bit]
        self.mark = len(log)
        self.count += len(found)
        return found

    def rewind(self, before: list[Event], log: list[Event]) -> bool:
        """After an undo the log is another; True if this viewer has lost events. It is read on from where they part."""
        known = [event for event in before if event.audience & self.bit][: self.count]
        self.mark = self.count = 0
        for mark, event in enumerate(log, 1):
            if event.audience & self.bit:
                if self.count == len(known) or known[self.count] != event:
                    break
                self.count, self.mark = self.count + 1, mark
        lost = self.count < len(known)
        if lost:
            self.epoch += 1
        return lost

    def told(self, log: list[Event], since: int) -> list[EventInfo]:
        """All this viewer's events from number `since` on."""
        return [info(event) for event in log if event.audience & self.bit][since:]


def info(event: Event) -> EventInfo:
    return EventInfo(event.key, event.values, event.shown)  # type: ignore[arg-type]
