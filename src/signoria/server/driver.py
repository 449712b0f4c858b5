"""Who moves when nobody clicks: bots, forced passes, and bots of the clock."""

from __future__ import annotations

import asyncio
import math
import random
import secrets
import time
from typing import TYPE_CHECKING, Any, Coroutine, Optional

import structlog

from signoria.server import moves
from signoria.server import protocol as p
from signoria.server.thinker import ThinkJob
from signoria.server.thinkers import WorkerLost

if TYPE_CHECKING:
    from signoria.server.table import Table

BRISK = 0.2  # part of the usual pause where nothing is to be seen
MOST_ASIDES_IN_A_ROW = 8

chance = random.SystemRandom()
log = structlog.get_logger("driver")


class Driver:
    """At most one pending task per seat; each ends by posting its answer to the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.talk: Optional[asyncio.Task[None]] = None
        self.talked = -1  # rows stored when the bots last had nothing to say
        self.mute: set[str] = set()  # levels that never talk in this title

    def busy(self) -> bool:
        return bool(self.tasks) or self.talk is not None

    def rest(self, seat: Optional[int] = None) -> None:
        """Give up what was being done for a seat, or for all."""
        if seat is None and self.talk is not None:
            self.talk.cancel()
            self.talk = None
        for each in [seat] if seat is not None else list(self.tasks):
            task = self.tasks.pop(each, None)
            if task is not None:
                task.cancel()

    def drive(self) -> None:
        """See to it that every seat that is asked and does not answer itself will be answered for."""
        table = self.table
        g = table.g
        if g is None or table.row.status != "running" or table.row.paused:
            self.rest()
            if table.clock is not None:
                table.clock.stop()
            return
        waiting = g.waiting() if table.wish is None else g.waiting() & ~self._bots()
        if table.clock is not None:
            wisher = 0 if table.wish is None else 1 << table.wish.seat
            table.clock.ask(waiting | wisher, g.asked(p.NOBODY) | wisher)
        for seat in list(self.tasks):
            if not waiting >> seat & 1:
                self.rest(seat)
        if table.wish is None:
            self._let_talk()
        for seat in range(table.row.seats):
            if waiting >> seat & 1 and seat not in self.tasks:
                self._plan(seat)

    def _level(self, seat: int) -> str:
        """The bot that plays a seat; empty if a person does."""
        place = self.table.places[seat]
        return place.level if place.kind == "bot" else place.driver

    def _bots(self) -> int:
        return sum(1 << seat for seat in range(self.table.row.seats) if self._level(seat))

    # -- asides of bots: they answer offers, and make some, before the next of them decides

    def _let_talk(self) -> None:
        table = self.table
        if self.talk is not None or self.talked == table.written:
            return
        if table.title.verbs.first_aside >= table.title.verbs.size:
            return
        talkers = [(seat, level) for seat in range(table.row.seats) if (level := self._level(seat))]
        talkers = [each for each in talkers if each[1] not in self.mute and self._may_talk(each[0])]
        if talkers:
            self.talk = asyncio.create_task(self._listen(talkers), name=f"talk at {table.row.id}")

    def _may_talk(self, seat: int) -> bool:
        """Bots that answer each other without end are cut short."""
        spoken = 0
        for actor, action in reversed(self.table.history):
            if action < self.table.title.verbs.first_aside:
                break
            spoken += actor == seat
        return spoken < MOST_ASIDES_IN_A_ROW

    async def _listen(self, talkers: list[tuple[int, str]]) -> None:
        table, written = self.table, self.table.written
        job = self._job(talkers[0][0], talkers[0][1])
        job.talkers = talkers
        thought = await table.hall.thinkers.listen(job)
        if not thought.talks:
            self.mute |= {level for _, level in talkers}
        table.post(moves.aside_for, thought.seat, thought.action, written, asyncio.current_task())

    def _plan(self, seat: int) -> None:
        table = self.table
        level = self._level(seat)
        if level and self.talk is not None:
            return  # planned again once the talk is over
        if level:
            self._begin(seat, self._bot(seat, level, self._pace()))
        elif table.wish is None and table.forced(table.legal(seat)):
            self._begin(seat, self._pass(seat))
        elif table.clock is not None:
            self._begin(seat, self._time_out(seat))

    def _begin(self, seat: int, work: Coroutine[Any, Any, None]) -> None:
        self.tasks[seat] = asyncio.create_task(work, name=f"seat {seat} of {self.table.row.id}")

    def _pace(self) -> float:
        """Seconds a bot lets pass; nobody is made to wait at a table that nobody watches."""
        if not self.table.row.pace or not self.table.connections:
            return 0.0
        return self.table.row.pace / 1000 * min(3.0, math.exp(chance.gauss(0.0, 0.35)))

    async def _bot(self, seat: int, level: str, pace: float) -> None:
        began = time.perf_counter()
        action = await self._think(seat, level)
        spent = time.perf_counter() - began
        self.table.hall.metrics.decisions.observe(spent)
        # a pass is told quickly; that it was one is public anyway, whether there was a choice is not
        pace *= BRISK if not self.table.title.verbs.split(action)[0].nouns else 1.0
        if pace > spent:
            await asyncio.sleep(pace - spent)
        self._answer(seat, action)

    async def _think(self, seat: int, level: str) -> int:
        table = self.table
        try:
            return await table.hall.thinkers.decide(self._job(seat, level))
        except (WorkerLost, OSError) as error:
            log.error("no worker could answer", table=table.row.id, reason=type(error).__name__)
            assert table.g is not None
            return secrets.choice(table.g.legal(seat))

    def _job(self, seat: int, level: str) -> ThinkJob:
        table = self.table
        return ThinkJob(
            table=table.row.id, game=table.row.game, seats=table.row.seats, options=table.row.options,
            seed=table.row.seed, actions=list(table.history), seat=seat, level=level,
            budget=table.hall.settings.bot_budget, pack=table.hall.pack_text(table.pack),
        )  # fmt: skip

    async def _pass(self, seat: int) -> None:
        """A forced pass comes after about as long as a person takes, so that its speed tells nothing."""
        table = self.table
        low, high = table.hall.settings.pass_delay
        delay = min(high, low * math.exp(abs(chance.gauss(0.0, 0.8))))
        if table.persons() == [seat]:
            delay *= BRISK  # nobody is there who could learn from it
        if table.clock is not None:
            delay = min(delay, table.clock.left(seat) / 1000)
        await asyncio.sleep(delay)
        assert table.g is not None
        self._answer(seat, table.g.legal(seat)[0])

    async def _time_out(self, seat: int) -> None:
        table = self.table
        assert table.clock is not None
        while (left := table.clock.left(seat)) > 0:
            await asyncio.sleep(left / 1000 + 0.001)
        self._answer(seat, await self._think(seat, table.clock.rule.bot))

    def _answer(self, seat: int, action: int) -> None:
        task = asyncio.current_task()
        self.table.post(moves.answer_for, seat, action, task)
