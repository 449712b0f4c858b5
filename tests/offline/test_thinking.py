"""One search among several minds: what each finds is joined, and nobody else waits longer for it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import signoria
from signoria.bots.race import JointRace, Race
from signoria.offline.silence import Silence
from signoria.offline.thinking import LocalThinkers, together
from signoria.server.thinker import Found, Thinker, ThinkJob, Thought
from signoria.server.thinkers import Worker, WorkerLost
from signoria.server.turns import Whose

ME = Whose("lucia", "table", True)


def race(advice: int, **results: list[float]) -> Race:
    made = Race([int(option[1:]) for option in results], advice)
    made.results = {int(option[1:]): met for option, met in results.items()}
    return made


def job(level: str = "master", seconds: float = 0.1, seat: int = 0) -> ThinkJob:
    return ThinkJob("table", "condottiere", 2, {}, bytes(16), [], seat, level, 5.0, seconds=seconds)


def test_two_races_that_decide_nothing_alone_decide_together() -> None:
    alone = [race(1, _1=[0.1, 0.2, 0.1], _2=[0.9, 0.8, 0.9]), race(1, _1=[0.2, 0.1], _2=[0.8, 0.9])]
    assert [each.choice() for each in alone] == [1, 1], "fewer deals than are wanted before anybody is preferred"
    assert JointRace(alone).choice() == 2


def test_answers_are_compared_on_deals_that_both_have_met() -> None:
    easy, hard = race(1, _1=[0.9] * 8, _2=[0.8] * 2), race(1, _1=[0.2] * 8, _2=[0.1] * 8, _3=[0.1] * 8)
    joint = JointRace([easy, hard])
    assert joint.gaps(1, 2) == pytest.approx([0.1] * 10)
    assert joint.gaps(3, 2) == pytest.approx([0.0] * 8), "one of them has not tried it"
    assert joint.met(1) == 16
    assert joint.choice() == 1


class Recorded(Worker):
    """Answers at once, or is lost."""

    def __init__(self, heard: list[ThinkJob], found: Found | None, lost: bool = False) -> None:
        super().__init__(())
        self.heard, self.found, self.lost = heard, found, lost

    async def answer(self, job: ThinkJob) -> Thought:
        self.heard.append(job)
        await asyncio.sleep(0)
        if self.lost:
            raise WorkerLost("crashed")
        return Thought(7, number=job.number, found=self.found if job.minds > 1 else None)


def decided(*jobs: ThinkJob, lost: int = 0) -> tuple[list[int], list[ThinkJob]]:
    """What three workers answer, and what they were asked; some of them are lost."""
    heard: list[ThinkJob] = []
    found = Found(7, {7: [0.1, 0.2], 8: [0.9, 0.9]})
    metrics: Any = Silence()

    async def main() -> list[int]:
        thinkers = LocalThinkers([Recorded(heard, found, number < lost) for number in range(3)], metrics)
        answers = await asyncio.gather(*(thinkers.decide(each, ME) for each in jobs))
        return [answer.action for answer in answers]

    return asyncio.run(main()), heard


def test_a_master_alone_has_all_minds() -> None:
    answers, heard = decided(job())
    assert answers == [8]
    assert [each.minds for each in heard] == [3] * 3


def test_masters_that_are_asked_together_have_one_each() -> None:
    answers, heard = decided(job(seat=0), job(seat=1))
    assert answers == [7, 7]
    assert [each.minds for each in heard] == [1] * 2


def test_who_does_not_search_needs_one_mind() -> None:
    answers, heard = decided(job("expert", 0.0))
    assert answers == [7]
    assert len(heard) == 1


def test_a_mind_that_is_lost_is_done_without() -> None:
    answers, heard = decided(job(), lost=1)
    assert answers == [8]
    assert len(heard) == 3


def test_if_all_are_lost_so_is_the_decision() -> None:
    with pytest.raises(WorkerLost):
        together([WorkerLost("crashed"), WorkerLost("hung")])


def test_a_mind_tells_what_it_has_found() -> None:
    thinker, asked = Thinker(), signoria.game("condottiere").start(seats=2, seed=bytes(16)).to_act[0]
    assert thinker.think(job(seat=asked)).found is None
    shared = thinker.think(msgspec.structs.replace(job(seat=asked), minds=3))
    assert shared.found is not None
    assert shared.found.advice in shared.found.results
    assert shared.action in shared.found.results
