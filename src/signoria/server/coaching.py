"""The coach at a table: what it would do, and what an answer would lose, told to the seat that asks and to nobody else.

It may be asked by whoever plays alone with bots, and among people where the table was made for it, which all are shown
before they sit down and which makes the game count for nobody's rating. Whoever asks it though the game was to be rated
has nothing to win any more, and can still lose. It thinks in the workers of the bots, on a guess
at the game, so that it can tell no secret; the table never waits for it.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Optional

from signoria.server import moves
from signoria.server import protocol as p
from signoria.server.connection import Bucket, Connection
from signoria.server.denied import Denied
from signoria.server.ledger import HELPED
from signoria.server.logs import mark
from signoria.server.store import update_table
from signoria.server.thinker import CoachQuestion

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.teacher.coach import Advice, Option

COACH: Final = "coach"  # why such a game is rated for nobody
RATE, BURST = 0.5, 6.0  # questions of one seat, per second


class Coaching:
    """What is asked at one table. A seat has one question under way at most, and one more answer to ask about."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.about: dict[int, int] = {}  # the version of the question that each is about
        self.next: dict[int, int] = {}  # an answer to look at once the coach is free again
        self.said: dict[int, p.Coached] = {}
        self.voices = [Bucket(RATE, BURST) for _ in range(table.row.seats)]

    def alone(self) -> bool:
        """All other seats are bots'."""
        return sum(place.kind == "person" for place in self.table.places) == 1

    def agreed(self) -> bool:
        """The table was made for it, though several people play."""
        return self.table.row.unrated == COACH and not self.alone()

    def allowed(self) -> bool:
        return self.table.row.unrated == COACH or (self.table.row.status != "open" and self.alone())

    def rest(self, seat: Optional[int] = None) -> None:
        """Nobody waits for an answer any more."""
        for each in list(self.tasks) if seat is None else [seat]:
            task = self.tasks.pop(each, None)
            self.next.pop(each, None)
            if task is not None:
                task.cancel()

    def look_around(self) -> None:
        """What was asked about a question that has gone is not worth an answer."""
        for seat in list(self.tasks):
            if self.table.viewers[seat].question != self.about[seat]:
                self.rest(seat)

    def known(self, seat: int, action: Optional[int]) -> Optional[p.Coached]:
        """What was said of this very question already."""
        said = self.said.get(seat)
        if said is None or said.version != self.table.viewers[seat].question:
            return None
        return said if action is None or any(option.action == action for option in said.options) else None

    def wonder(self, seat: int, action: Optional[int]) -> None:
        """Set the coach thinking; what it says comes later."""
        if seat in self.tasks:
            if action is not None:
                self.next[seat] = action
            return
        self.about[seat] = self.table.viewers[seat].question
        work = self._think(seat, CoachQuestion(self._seed(seat), action))
        self.tasks[seat] = asyncio.create_task(work, name=f"coach at {mark(self.table.row.id)}")

    def _seed(self, seat: int) -> bytes:
        """Of the worlds that are imagined: nothing that the seat may not know has a part in it."""
        return blake2b(f"{self.table.row.id} {seat}".encode(), digest_size=16).digest()

    async def _think(self, seat: int, question: CoachQuestion) -> None:
        advice = await self.table.driver.advice(seat, question)
        self.table.post(say, seat, advice, asyncio.current_task())

    def hear(self, seat: int, advice: Optional[Advice], task: Optional[asyncio.Task[None]]) -> None:
        if self.tasks.get(seat) is not task:
            return
        del self.tasks[seat]
        action = self.next.pop(seat, None)
        if self.table.viewers[seat].question != self.about[seat]:
            return
        if advice is not None:
            options = [option_info(option) for option in advice.options]
            said = self.said[seat] = p.Coached(self.about[seat], options, advice.sure, advice.worlds)
            self.table.tell(said, [seat])
        if action is not None and self.known(seat, action) is None:
            self.wonder(seat, action)


def option_info(option: Option) -> p.CoachOption:
    reasons = [p.CoachReason(why.key, list(why.values), round(why.weight, 2)) for why in option.reasons]
    chance, loss, error, gain = (round(each, 4) for each in (option.chance, option.loss, option.error, option.gain))
    return p.CoachOption(option.action, chance, loss, error, option.grade, reasons, option.gainer, gain)


async def say(table: Table, seat: int, advice: Optional[Advice], task: Optional[asyncio.Task[None]]) -> None:
    table.coaching.hear(seat, advice, task)


async def ask(table: Table, connection: Connection, m: p.AskCoach) -> None:
    """A person's question; the answer is no part of the table's work and comes when it is there."""
    coaching, seat = table.coaching, connection.seat
    moves.must_run(table)
    if not coaching.allowed():
        raise Denied("no-coach")
    if table.places[seat].driver:
        raise Denied("no-driver")
    viewer, legal = table.viewers[seat], table.legal(seat)
    if not viewer.question <= m.version <= viewer.version:
        raise Denied("no-stale")
    if len(legal) < 2 or (m.action is not None and m.action not in legal):
        raise Denied("no-advice")
    known = coaching.known(seat, m.action)
    if known is None and not coaching.voices[seat].take():
        raise Denied("no-hurry")
    await _earns_nothing(table)
    table.hall.accept(table, connection, m.id)
    if known is not None:
        table.hall.send(connection, known)
    else:
        coaching.wonder(seat, m.action)


async def _earns_nothing(table: Table) -> None:
    """Alone with bots, whoever asks wins nothing by this game; a defeat counts, or asking would save one from it."""
    if table.row.unrated:
        return
    await table.hall.store.write(update_table(table.row.id, unrated=HELPED))
    table.row.unrated = HELPED
    table.presence()
