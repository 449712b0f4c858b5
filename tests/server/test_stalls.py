"""Nothing stands still: jobs and answers belong together, what fails is tried again, a watchdog sees the rest."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise
from typing import Any, Awaitable, Callable

import pytest
from house import run
from simulated import Room, Screen, SimulatedWorker, simulate
from structlog.testing import CapturingLogger
from tricks.rules import GAME

from signoria.server import moves, seating
from signoria.server import protocol as p
from signoria.server.appointment import Appointment
from signoria.server.driver import FIRST_REST, LONGEST_REST, Driver
from signoria.server.metrics import Metrics
from signoria.server.table import Table
from signoria.server.thinker import ThinkJob, Thought
from signoria.server.thinkers import Thinkers, Worker, WorkerLost
from signoria.server.turns import Whose
from signoria.server.watchdog import INTERVAL, PATIENCE

LONG = {"tricks": 13, "deals": 100}
WHOSE = Whose("host", "t")


def job(**more: Any) -> ThinkJob:
    given = {
        "table": "t", "game": "tricks", "seats": 2, "options": {}, "seed": b"s" * 16, "actions": [], "seat": 0,
        "level": "random", "budget": 20.0, **more,
    }  # fmt: skip
    return ThinkJob(**given)


class Logs(CapturingLogger):
    def events(self) -> list[str]:
        return [str(call.args[0]) for call in self.calls]


@pytest.fixture
def logs(monkeypatch: pytest.MonkeyPatch) -> Logs:
    """What driver and watchdog have to say."""
    kept = Logs()
    monkeypatch.setattr("signoria.server.driver.log", kept)
    monkeypatch.setattr("signoria.server.watchdog.log", kept)
    return kept


# -- jobs and answers


def test_an_answer_that_nobody_waits_for_is_never_taken_for_another() -> None:
    """In a real process: whoever stops waiting leaves nothing behind that the next job could read."""

    async def main() -> None:
        thinkers = Thinkers(1, ("tricks:TITLE",), Metrics())
        bids, plays = GAME.verbs.parse("bid 0"), GAME.verbs.parse("play 2c")
        later = [(0, bids), (1, bids)]
        await thinkers.decide(job(), WHOSE)
        for number in range(12):
            talk = asyncio.create_task(thinkers.listen(job(talkers=[(0, "random"), (1, "random")]), WHOSE))
            await asyncio.sleep(0.0003 * number)
            talk.cancel()
            asked = number % 2
            decision = await thinkers.decide(job(actions=later if asked else []), WHOSE)
            assert (decision.action >= plays) == bool(asked)
        await thinkers.close()

    run(main)


class Confused(SimulatedWorker):
    """Once answers with what another job had asked for."""

    started = 0

    async def _start(self) -> None:
        self.started += 1

    async def _exchange(self, job: ThinkJob) -> Thought:
        if self.started == 1:
            return Thought(-1, number=job.number - 1)
        return await super()._exchange(job)


def test_a_worker_that_answers_something_else_is_replaced() -> None:
    async def scenario() -> None:
        room = Room(lambda job, options: 0.01)
        worker = Confused(lambda job, options: 0.01)
        room.thinkers.workers = [worker]
        room.thinkers.free = [worker]
        decision = await room.thinkers.decide(job(), WHOSE)
        assert decision.action >= 0
        assert worker.started > 1
        assert 'kind="confused"} 1.0' in room.metrics.text().decode()

    simulate(scenario)


def test_whoever_is_stopped_ends_its_process() -> None:
    async def main() -> None:
        worker = Worker(("tricks:TITLE",))
        await worker.answer(job())
        process = worker.process
        assert process is not None
        asking = asyncio.create_task(worker.answer(job()))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert worker.process is None
        await process.wait()
        await worker.stop()

    run(main)


def test_pauses_and_resumes_leave_every_table_going() -> None:
    async def scenario() -> None:
        room = Room(lambda job, options: 0.4)
        tables = [room.table(["random", "random"], name, options=LONG, pace=0) for name in "ab"]
        screens = [Screen() for _ in tables]
        for table, screen in zip(tables, screens):
            await table.call(seating.connect, screen, 0, -1)
        for number in range(50):
            table, screen = tables[number % 2], screens[number % 2]
            await table.call(seating.pause, screen, p.Pause("a"))
            await asyncio.sleep(0.3)
            await table.call(seating.resume, screen, p.Resume("b"))
            await asyncio.sleep(0.1)
        before = [len(table.history) for table in tables]
        await asyncio.sleep(60)
        assert all(len(table.history) > count + 20 for table, count in zip(tables, before))
        for table in tables:
            await table.close()

    simulate(scenario)


# -- what fails


def faulty(monkeypatch: pytest.MonkeyPatch, times: int) -> list[float]:
    """The next so many thoughts of a driver raise; when they did."""
    failed: list[float] = []
    right = Driver._think

    async def think(driver: Driver, *arguments: Any) -> Any:
        if len(failed) < times:
            failed.append(asyncio.get_running_loop().time())
            raise ZeroDivisionError
        return await right(driver, *arguments)

    monkeypatch.setattr(Driver, "_think", think)
    return failed


async def bots_at(room: Room, **more: Any) -> Table:
    table = room.table(["random", "random"], options=LONG, pace=0, **more)
    await table.call(seating.connect, Screen(), 0, -1)
    return table


def test_a_driver_that_raises_is_logged_and_its_seat_planned_again(monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    async def scenario() -> None:
        failed = faulty(monkeypatch, 8)
        room = Room(lambda job, options: 0.01)
        table = await bots_at(room)
        await asyncio.sleep(0.1)
        assert len(failed) == 1
        assert not table.driver.tasks
        await asyncio.sleep(60)
        assert len(failed) == 8
        pauses = [after - before for before, after in pairwise(failed)]
        assert min(pauses) >= FIRST_REST
        assert max(pauses) <= LONGEST_REST + 0.1
        assert sum(pauses) > 5 * LONGEST_REST / 2, "it was tried again and again"
        assert logs.events() == ["a seat's driver failed"] * 8
        assert len(table.history) > 20
        await table.close()

    simulate(scenario)


def test_a_driven_move_that_cannot_be_played_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        left = 3
        right = moves.play

        async def play(*arguments: Any) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise KeyError
            await right(*arguments)

        monkeypatch.setattr(moves, "play", play)
        table = await bots_at(Room(lambda job, options: 0.01))
        await asyncio.sleep(60)
        assert len(table.history) > 20
        assert table.driver.failures == {}
        await table.close()

    simulate(scenario)


def test_a_talk_that_raises_is_a_silence(monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    async def listen(*_: Any) -> Thought:
        raise ZeroDivisionError

    async def scenario() -> None:
        room = Room(lambda job, options: 0.01)
        monkeypatch.setattr(room.thinkers, "listen", listen)
        table = await bots_at(room)
        await asyncio.sleep(20)
        assert set(logs.events()) == {"bots could not talk"}
        assert len(table.history) > 20
        await table.close()

    simulate(scenario)


# -- the watchdog


async def forgets(table: Table) -> None:
    """A seat's task is gone, and nobody knows."""
    while table.driver.talk is not None or not table.driver.tasks:
        await asyncio.sleep(0.01)
    table.driver.tasks.popitem()[1].cancel()


async def hangs(table: Table) -> None:
    """A seat's task never ends."""
    while table.driver.talk is not None or not table.driver.tasks:
        await asyncio.sleep(0.01)
    seat = next(iter(table.driver.tasks))
    table.driver.tasks.pop(seat).cancel()
    table.driver.tasks[seat] = asyncio.create_task(asyncio.sleep(1e9))
    table.driver.asked[seat].answer = Appointment(asyncio.get_running_loop().time())


async def talks(table: Table) -> None:
    """A talk never ends."""
    table.driver.rest()
    table.driver.talk = asyncio.create_task(asyncio.sleep(1e9))


async def dies(table: Table) -> None:
    """The task that owns the table is gone."""
    assert table.owner is not None
    table.owner.cancel()


@pytest.mark.parametrize("fault", [forgets, hangs, talks, dies])
def test_a_table_that_stands_still_is_noticed_and_set_going(
    fault: Callable[[Table], Awaitable[None]], logs: Logs
) -> None:
    async def scenario() -> None:
        room = Room(lambda job, options: 0.01)
        watch = asyncio.create_task(room.watchdog.run())
        table = await bots_at(room)
        await asyncio.sleep(5)
        await fault(table)
        await asyncio.sleep(0.5)
        stood = len(table.history)
        await asyncio.sleep(PATIENCE - 1)
        assert len(table.history) == stood, "the fault did nothing"
        await asyncio.sleep(INTERVAL + 1)
        assert logs.events() == ["a table stands still"]
        await asyncio.sleep(1)
        assert len(table.history) > stood
        assert re.search(r"signoria_stalls_total\{\S+ 1\.0", room.metrics.text().decode())
        await asyncio.sleep(60)
        assert len(table.history) > stood + 20
        watch.cancel()
        await table.close()

    simulate(scenario)


@pytest.mark.parametrize(("seats", "pace"), [(["Ada", "Bice"], 0), (["random", "random"], 60_000)])
def test_whoever_waits_for_a_person_or_a_slow_pace_is_left_alone(seats: list[str], pace: int, logs: Logs) -> None:
    async def scenario() -> None:
        room = Room(lambda job, options: 0.01)
        watch = asyncio.create_task(room.watchdog.run())
        table = room.table(seats, options=LONG, pace=pace)
        await table.call(seating.connect, Screen("Ada"), 0, -1)
        await asyncio.sleep(3600)
        assert logs.events() == []
        watch.cancel()
        await table.close()

    simulate(scenario)


def test_a_job_that_waits_too_long_is_cut_short_and_keeps_its_place() -> None:
    async def scenario() -> None:
        room = Room(lambda job, options: job.seconds, master_seconds=1.8)
        watch = asyncio.create_task(room.watchdog.run())
        tables = [room.table(["master", "master"], str(number), options=LONG, pace=0) for number in range(30)]
        for table in tables:
            await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(600)
        shares = [len(table.history) for table in tables]
        assert min(shares) > 10
        assert max(shares) < 2 * min(shares)
        assert sum(shares) * room.settings.master_seconds > 2 * 600, "nobody was cut short"
        watch.cancel()
        for table in tables:
            await table.close()

    simulate(scenario)


def test_a_lost_worker_still_means_an_answer() -> None:
    class Lost(SimulatedWorker):
        async def _exchange(self, job: ThinkJob) -> Thought:
            return Thought(-1, "no", number=job.number)

    async def scenario() -> None:
        room = Room(lambda job, options: 0.01)
        room.thinkers.workers = [Lost(lambda job, options: 0.01)]
        room.thinkers.free = list(room.thinkers.workers)
        with pytest.raises(WorkerLost):
            await room.thinkers.decide(job(), WHOSE)
        table = await bots_at(room)
        await asyncio.sleep(60)
        assert len(table.history) > 20
        await table.close()

    simulate(scenario)
