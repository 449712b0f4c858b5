"""Who would find the answer: bots of several strengths try a puzzle, and that gives its first rating."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from random import Random
from typing import Final

from signoria.bots import bot, expert, has_expert
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.puzzles.weighing import choice, master

QUICK: Final = 16  # iterations of the masters on the panel
STEADY: Final = 64
TRIES: Final = 3
EASIEST: Final = 900
# what a puzzle is harder for each that fails, and for each doubling of the answers to choose from
NAIVE: Final = 150
NOVICES: Final = 150
EXPERT: Final = 250
QUICKLY: Final = 200
STEADILY: Final = 250
CHOICE: Final = 80
CLEAR: Final = 0.25  # a lead that anybody sees; a smaller one is worth up to so much:
CLOSE: Final = 150


@dataclass(frozen=True)
class Verdict:
    """Which parts of the panel found the answer: shares of their tries."""

    naive: float
    novice: float
    expert: float
    quick: float
    steady: float

    def rating(self, answers: int, gap: float) -> int:
        missed = (
            NAIVE * (1 - self.naive)
            + NOVICES * (1 - self.novice)
            + EXPERT * (1 - self.expert)
            + QUICKLY * (1 - self.quick)
            + STEADILY * (1 - self.steady)
        )
        close = CLOSE * max(0.0, 1 - gap / CLEAR)
        return round((EASIEST + missed + CHOICE * log2(max(1, answers - 1)) + close) / 5) * 5


class Panel:
    """The bots of one title, made once."""

    def __init__(self, title: str) -> None:
        self.novice = bot("novice" if has_expert(title) else "random", title)
        self.expert = expert(title) if has_expert(title) else bot("random", title)
        self.quick, self.steady = master(title, QUICK), master(title, STEADY)

    def verdict(self, g: State, seat: int, answer: int, naive: int, rng: Random) -> Verdict:
        def share(found: list[int]) -> float:
            return found.count(answer) / len(found)

        return Verdict(
            naive=float(naive == answer),
            novice=share([self.novice.choose(Sight(g, seat, rng)) for _ in range(2 * TRIES)]),
            expert=share([self.expert.choose(Sight(g, seat, rng)) for _ in range(TRIES)]),
            quick=share([choice(self.quick, g, seat, rng) for _ in range(TRIES)]),
            steady=share([choice(self.steady, g, seat, rng) for _ in range(TRIES - 1)]),
        )
