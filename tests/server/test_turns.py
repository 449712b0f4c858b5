"""Fair shares of thinking: persons take turns, tables of a person take turns, and nobody has too many."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from house import House
from simulated import Room, Screen, SimulatedWorker, simulate
from test_stalls import job
from test_table import scenario

from signoria.client import Refused
from signoria.server import seating
from signoria.server.table import Table
from signoria.server.thinker import ThinkJob
from signoria.server.thinkers import Thinkers
from signoria.server.turns import UNWATCHED_EVERY, Whose

LONG = {"tricks": 13, "deals": 100}


def order_of(room: Room) -> list[str]:
    return served_by(room.thinkers)


def served_by(thinkers: Thinkers) -> list[str]:
    return [table for worker in thinkers.workers if isinstance(worker, SimulatedWorker) for table in worker.served]


async def served(room: Room, *wanted: Whose) -> list[str]:
    """The tables of these jobs in the order in which they were served."""
    await asyncio.gather(*(room.thinkers.decide(job(table=whose.table), whose) for whose in wanted))
    return order_of(room)


def second(job: ThinkJob, options: int) -> float:
    return 1.0


def test_persons_take_turns_however_many_tables_one_has() -> None:
    async def main() -> None:
        greedy = [Whose("Ada", f"a{number}") for number in range(30)]
        order = await served(Room(second), *greedy, Whose("Bice", "b"), Whose("Carlo", "c"))
        assert {order.index("b"), order.index("c")} == {1, 2}

    simulate(main)


def test_tables_of_one_person_take_turns() -> None:
    async def main() -> None:
        many = [Whose("Ada", "a")] * 6
        order = await served(Room(second), *many, Whose("Ada", "other"))
        assert order.index("other") == 2

    simulate(main)


def test_who_thinks_long_has_fewer_turns() -> None:
    """Shares are of time: masters of one person do not stand in the way of another's quick bots."""

    def seconds(job: ThinkJob, options: int) -> float:
        return 2.0 if job.table == "slow" else 0.1

    async def main() -> None:
        wanted = [Whose("Ada", "slow")] * 4 + [Whose("Bice", "quick")] * 20
        order = await served(Room(seconds), *wanted)
        assert order.index("slow", 1) >= 20

    simulate(main)


def test_a_rest_saves_nothing_up() -> None:
    async def main() -> None:
        room = Room(second)
        await served(room, *[Whose("Ada", "a")] * 20, Whose("Bice", "b"))
        both = [Whose("Bice", "b")] * 6 + [Whose("Ada", "a")] * 6
        order = (await served(room, *both))[21:]
        assert 2 <= order[:6].count("a") <= 4

    simulate(main)


def test_tables_that_nobody_watches_come_behind_but_are_not_forgotten() -> None:
    async def main() -> None:
        unwatched = [Whose("Ada", "dark", watched=False)] * 4
        order = await served(Room(second), *unwatched, *[Whose("Bice", "light")] * 12)
        assert [at for at, table in enumerate(order) if table == "dark"][:3] == [
            0, UNWATCHED_EVERY - 1, 2 * UNWATCHED_EVERY - 1
        ]  # fmt: skip

    simulate(main)


def test_one_worker_is_left_to_others_while_there_are_any() -> None:
    async def main() -> None:
        room = Room(second, workers=3)
        jobs = [asyncio.create_task(room.thinkers.decide(job(), Whose("Ada", "a"))) for _ in range(9)]
        await asyncio.sleep(0.5)
        assert room.thinkers.turns.running == {"Ada": 3}, "alone, a person has them all"
        await room.thinkers.decide(job(), Whose("Bice", "b"))
        await asyncio.sleep(0.1)
        assert room.thinkers.turns.running == {"Ada": 2}
        await asyncio.gather(*jobs)
        assert not room.thinkers.turns.running
        assert len(room.thinkers.free) == 3

    simulate(main)


def test_whoever_gives_up_waiting_is_not_served() -> None:
    async def main() -> None:
        room = Room(second)
        jobs = [asyncio.create_task(room.thinkers.decide(job(table=name), Whose("Ada", name))) for name in "abc"]
        await asyncio.sleep(0.5)
        jobs[1].cancel()
        await asyncio.gather(jobs[0], jobs[2])
        assert order_of(room) == ["a", "c"]
        assert len(room.thinkers.free) == 1

    simulate(main)


def test_thirty_tables_of_masters_hold_up_nobody_else() -> None:
    """By order of service: whenever the other person's bot is to think, at most one job goes before it."""

    async def main() -> None:
        room = Room(lambda job, options: job.seconds if options > 1 else 0.001)
        tables = [room.table(["master"] * 4, f"m{number}", "greedy", LONG) for number in range(30)]
        tables.append(room.table(["random"] * 2, "other", "modest", LONG))
        for table in tables:
            await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(60)
        before: list[int] = []
        while len(before) < 40:
            waiters = room.thinkers.turns.of_table("other")
            if waiters:
                at = len(order_of(room))
                await asyncio.wait([waiters[0].called])
                await asyncio.sleep(0)
                before.append(order_of(room)[at:].index("other") if "other" in order_of(room)[at:] else 0)
            await asyncio.sleep(0.01)
        assert max(before) <= 1
        for table in tables:
            await table.close()

    simulate(main)


def test_bots_at_too_many_tables_of_one_person_are_denied(tmp_path: Path) -> None:
    @scenario(tmp_path, bot_tables_per_person=2)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        bots = [{"kind": "bot", "level": "random"}] * 2
        slow: dict[str, Any] = {"seats": 2, "fill": bots, "pace": 60_000}
        made = [await one.create("tricks", **slow) for _ in range(3)]
        for table in made[:2]:
            await one.start(table["id"])
        with pytest.raises(Refused, match="about to move"):
            await one.start(made[2]["id"])
        with pytest.raises(Refused, match="about to move"):
            await one.play_now("tricks", level="random", pace=0)
        assert len(house.hall.live) == 3, "nothing was made that could not begin"
        await other.play_now("tricks", level="random", pace=0)

        live: Table = await house.hall.table(made[0]["id"])
        screen = Screen(live.row.host)
        await live.call(seating.connect, screen, 0, -1)
        await live.call(seating._set_pause, True)
        await one.start(made[2]["id"])
        with pytest.raises(Exception, match="bots are about to move"):
            await live.call(seating._set_pause, False)


def test_people_among_themselves_are_not_counted(tmp_path: Path) -> None:
    @scenario(tmp_path, bot_tables_per_person=0)
    async def _(house: House) -> None:
        people = await house.guests(2)
        await house.table(people)


def test_grandmasters_think_apart_and_hold_up_nobody() -> None:
    async def main() -> None:
        room = Room(lambda job, options: job.seconds if options > 1 else 0.001, grandmasters=1)
        deep = room.table(["grandmaster"] * 2, "deep", "patient", LONG, pace=0)
        quick = room.table(["random"] * 2, "quick", "brisk", LONG, pace=0)
        for table in (deep, quick):
            await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(60)
        assert order_of(room).count("deep") == 1, "asked once whether its bots ever talk"
        assert room.thinkers.apart is not None
        assert set(served_by(room.thinkers.apart)) == {"deep"}
        assert deep.history
        assert len(quick.history) > 20 * len(deep.history)
        for table in (deep, quick):
            await table.close()

    simulate(main)


def test_a_grandmaster_that_takes_all_its_time_is_neither_late_nor_replaced_nor_thought_stuck() -> None:
    async def main() -> None:
        room = Room(lambda job, options: job.seconds, grandmasters=1, bot_budget=1.0)
        watch = asyncio.create_task(room.watchdog.run())
        table = room.table(["grandmaster"] * 2, options=LONG, pace=0)
        await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(300)
        told = room.metrics.text().decode()
        assert "signoria_bot_late_total 0.0" in told
        counted = [line for line in told.splitlines() if line.startswith(("signoria_bot_failures", "signoria_stalls"))]
        assert all(line.endswith(" 0.0") or "_created" in line for line in counted)
        assert len(table.history) > 20
        watch.cancel()
        await table.close()

    simulate(main)


def test_too_many_grandmasters_are_cut_short() -> None:
    async def main() -> None:
        room = Room(lambda job, options: job.seconds, grandmasters=1)
        watch = asyncio.create_task(room.watchdog.run())
        tables = [room.table(["grandmaster"] * 2, f"g{number}", options=LONG, pace=0) for number in range(8)]
        for table in tables:
            await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(600)
        assert min(len(table.history) for table in tables) > 8
        watch.cancel()
        for table in tables:
            await table.close()

    simulate(main)
