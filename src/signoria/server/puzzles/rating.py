"""Solvers and puzzles are rated against each other: a try is a game that one of the two wins.

The model is the one that rates people at tables (openskill), here with two sides and the scale of chess. As Glicko it
keeps a doubt beside each mean. A try is kept as what it adds to the mean and to the precision (one over the square of
the doubt), so a rating is a sum over tries.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from signoria.server.anchors import undamped

START: Final = 1500.0
DOUBT: Final = 350.0  # of somebody who begins
FIRM: Final = 150.0  # of a puzzle that nobody but bots has tried
LEAST: Final = 60.0  # nobody is ever known better than that: people learn
TEN_TO_ONE: Final = 400.0
BETA: Final = TEN_TO_ONE / log(10) / sqrt(2)
MODEL: Final = PlackettLuce(mu=START, sigma=DOUBT, beta=BETA, tau=0.0, gamma=undamped)


@dataclass(frozen=True)
class Strength:
    mean: float
    precision: float

    @property
    def doubt(self) -> float:
        return max(LEAST, 1 / sqrt(self.precision))

    def after(self, gain: float, firmer: float) -> Strength:
        return Strength(self.mean + gain, self.precision + firmer)


@dataclass(frozen=True)
class Change:
    """What one try adds to both sides."""

    gain: float
    firmer: float
    puzzle_gain: float
    puzzle_firmer: float


NEWCOMER: Final = Strength(START, DOUBT**-2)


def unsolved(rating: float) -> Strength:
    """A puzzle as it comes from the book."""
    return Strength(rating, FIRM**-2)


def tried(solver: Strength, puzzle: Strength, solved: bool) -> Change:
    one, other = (MODEL.rating(mu=side.mean, sigma=side.doubt) for side in (solver, puzzle))
    (new_one,), (new_other,) = MODEL.rate([[one], [other]], ranks=[0, 1] if solved else [1, 0])
    return Change(
        new_one.mu - one.mu,
        firmer(one.sigma, new_one.sigma),
        new_other.mu - other.mu,
        firmer(other.sigma, new_other.sigma),
    )


def firmer(before: float, after: float) -> float:
    """What is added to the precision; nothing once somebody is known as well as can be."""
    return 0.0 if before <= LEAST else max(0.0, after**-2 - before**-2)
