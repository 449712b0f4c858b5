"""A process in which bots think keeps the games that it has seen: it is sent what is new, and thinks about the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Awaitable, Callable, Sequence

import msgspec
import pytest
from tricks.rules import GAME

from signoria.kernel import State
from signoria.server.thinker import REPLICAS, Thinker, ThinkJob, Thought
from signoria.server.thinkers import Worker, news

SEED = b"s" * 16


def after(actions: list[tuple[int, int]]) -> State:
    g = GAME.start(2, seed=SEED)
    for seat, action in actions:
        g.act(seat, action)
    return g


def job(actions: list[tuple[int, int]], **more: Any) -> ThinkJob:
    """For the seat that is asked after these actions."""
    given = {
        "table": "t", "game": "tricks", "seats": 2, "options": {}, "seed": SEED, "actions": actions,
        "seat": after(actions).first_to_act(), "level": "random", "budget": 20.0, **more,
    }  # fmt: skip
    return ThinkJob(**given)


def course(count: int, seed: int, begin: Sequence[tuple[int, int]] = ()) -> list[tuple[int, int]]:
    """The first actions of some game."""
    g, chance = after(list(begin)), Random(seed)
    while g.moves < count:
        seat = g.first_to_act()
        g.act(seat, chance.choice(g.legal(seat)))
    return g.history()


class Here(Worker):
    """Its process is this one; it counts what it is sent."""

    def __init__(self) -> None:
        super().__init__(())
        self.thinker, self.sent = Thinker(), 0
        self.received: list[ThinkJob] = []

    async def _send(self, job: ThinkJob) -> Thought:
        data = msgspec.msgpack.encode(job)
        self.sent = len(data)
        self.received.append(job)
        return self.thinker.think(msgspec.msgpack.decode(data, type=ThinkJob))

    def at(self, table: str = "t") -> list[tuple[int, int]]:
        return self.thinker.replicas[table].g.history()


def run(scenario: Callable[[Here], Awaitable[None]]) -> None:
    asyncio.run(_run(scenario))


async def _run(scenario: Callable[[Here], Awaitable[None]]) -> None:
    await scenario(Here())


def test_of_a_game_that_it_has_a_process_is_sent_what_is_new() -> None:
    long = course(24, seed=1)

    async def scenario(worker: Here) -> None:
        await worker._exchange(job(long[:4]))
        for upto in range(6, len(long), 2):
            await worker._exchange(job(long[:upto]))
            assert worker.at() == long[:upto]
            assert worker.received[-1].actions == long[upto - 2 : upto]
            assert worker.received[-1].base == upto - 2
        assert len(worker.received) == 1 + len(range(6, len(long), 2))

    run(scenario)


def test_what_was_taken_back_is_played_anew() -> None:
    long = course(20, seed=1)
    other = course(20, seed=2, begin=long[:7])
    assert other != long

    async def scenario(worker: Here) -> None:
        for actions in (long[:14], other[:16], long[:12], long[:8], long[:18], [], long[:16]):
            fresh = Thinker()
            fresh.think(job(actions))
            await worker._exchange(job(actions))
            assert worker.at() == actions
            assert worker.thinker.replicas["t"].g.hands == fresh.replicas["t"].g.hands  # type: ignore[attr-defined]

    run(scenario)


def test_a_process_that_has_forgotten_a_game_is_told_all_of_it() -> None:
    long = course(10, seed=1)

    async def scenario(worker: Here) -> None:
        await worker._exchange(job(long[:4]))
        worker.thinker.replicas.clear()
        thought = await worker._exchange(job(long[:6]))
        assert thought.action >= 0
        assert not thought.forgot
        assert worker.received[-1].base == 0
        assert worker.at() == long[:6]

    run(scenario)


def test_a_failure_leaves_nothing_that_a_later_job_could_build_upon() -> None:
    long = course(10, seed=1)

    async def scenario(worker: Here) -> None:
        async def fails(_: ThinkJob) -> Thought:
            worker.thinker.replicas.pop("t")
            return Thought(-1, "it failed")

        await worker._exchange(job(long[:4]))
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(worker, "_send", fails)
            await worker._exchange(job(long[:6]))
        await worker._exchange(job(long[:8]))
        assert worker.received[-1].base == 0
        assert worker.at() == long[:8]

    run(scenario)


def test_what_is_remembered_is_bounded() -> None:
    async def scenario(worker: Here) -> None:
        for number in range(REPLICAS + 20):
            await worker._exchange(job(course(2, seed=1), table=str(number)))
        assert len(worker.told) == REPLICAS == len(worker.thinker.replicas)

    run(scenario)


def test_another_game_at_the_same_table_is_told_from_its_beginning() -> None:
    told, now = job(course(6, seed=1)), job(course(8, seed=1), seed=b"z" * 16)
    assert news(told, now) is now
    assert news(None, now) is now


def test_a_job_costs_the_same_however_long_the_game() -> None:
    async def scenario(worker: Here) -> None:
        sizes = []
        long = course(26, seed=3)
        for upto in (8, 10, 22, 24):
            await worker._exchange(job(long[:upto], number=1))
            sizes.append(worker.sent)
        assert sizes[1] == sizes[3]

    run(scenario)


def test_a_real_process_goes_on_and_back() -> None:
    long = course(12, seed=1)

    async def main() -> None:
        worker = Worker(("tricks:TITLE",))
        for number, upto in enumerate((2, 4, 8, 6, 10, 0, 4)):
            thought = await worker.answer(job(long[:upto], number=number))
            g = after(long[:upto])
            assert thought.action in g.legal(g.first_to_act())
        first = worker.process
        await worker.stop()
        thought = await worker.answer(job(long[:6], number=9))
        assert worker.process is not first
        assert thought.action >= 0
        await worker.stop()

    asyncio.run(main())
