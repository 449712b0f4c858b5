"""Sitting after sitting, seeded: any of them can be played again alone, and shows the same."""

from __future__ import annotations

import tempfile
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

from signoria import game as find_game

from .adversary import Adversary
from .company import Company
from .hours import Present, real_clock
from .orders import Ordering
from .pair import Difference, Pair
from .table import Table
from .world import inhabited

MOST_STEPS = 90  # in one sitting
MOST_TRIES = 60  # until something can be done that leaves the worlds alike
SITTINGS = 30  # at one pair of servers, which remember all their tables
PEOPLE = 7


class Tally:
    """What was done: sittings, and steps by kind."""

    def __init__(self) -> None:
        self.sittings = 0
        self.kinds: Counter[str] = Counter()
        self.seconds = 0.0

    @property
    def steps(self) -> int:
        return self.kinds.total()


class Play:
    """One sitting."""

    def __init__(self, pair: Pair, title: str, seed: int) -> None:
        self.table = Table(pair, find_game(title), seed)
        self.rng = self.table.rng
        self.adversary = Adversary(self.table)
        self.company = Company(self.table)
        self.ordering = Ordering(self.table)

    def run(self) -> None:
        table = self.table
        table.settle()
        while table.compare() and table.steps < MOST_STEPS:
            table.decide()
            if not any(self.step() for _ in range(MOST_TRIES)):
                break
        table.leave()

    def step(self) -> bool:
        """Something that is done in one world or both; False if there was no occasion for it."""
        if self.table.hint:
            return self.adversary.step(self.adversary.act_in_lists)
        chance = self.rng.random()
        if chance < 0.05:
            return self.ordering.step()
        if chance < 0.52:
            return self.adversary.step()
        if chance < 0.63:
            return self.table.answer_openly()
        if chance < 0.66:
            return self.table.speak_openly()
        if chance < 0.76:
            return self.table.act_secretly()
        if chance < 0.84:
            return self.company.step_secretly()
        if chance < 0.92:
            return self.company.step_openly()
        return self.table.wait()


@contextmanager
def two_worlds(seed: int) -> Iterator[Pair]:
    with tempfile.TemporaryDirectory(prefix="signoria-lockstep-") as folder:
        present = Present()
        with inhabited(present):
            pair = Pair(present, Path(folder), seed, PEOPLE)
            try:
                yield pair
            finally:
                pair.close()


def fuzz(title: str, seed: int, enough: Callable[[Tally], bool]) -> Tally:
    """Sittings of a title from this seed on, until it is enough; the first difference names its seed."""
    tally, began = Tally(), real_clock()
    while not enough(tally):
        with two_worlds(seed) as pair:
            for _ in range(SITTINGS):
                if enough(tally):
                    break
                _sit(pair, title, seed, tally)
                seed += 1
                tally.seconds = real_clock() - began
    return tally


def _sit(pair: Pair, title: str, seed: int, tally: Tally) -> None:
    play = Play(pair, title, seed)
    try:
        play.run()
    except Difference as difference:
        raise Difference(f"{title}, seed {seed}, {difference}", seed) from None
    tally.sittings += 1
    tally.kinds.update(play.table.kinds)
