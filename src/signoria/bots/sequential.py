"""When enough games have been played: Wald's sequential test between two declared strengths.

The values of whole deals, in their order, are held against two hypotheses: one seat wins `low` times its fair share or
less, or `high` times or more. Their spread is estimated (as by generalised tests of the kind that chess programs are
tried with), so the two risks hold closely, not exactly: of 750 simulated trials each, declared at 5 %, 2.4 % took fair
strength for the higher one and 6.0 % the higher one for fair.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final, Optional, Sequence

from signoria.bots.estimates import Deal, without_luck

LEAST_DEALS: Final = 12  # fewer say too little of how much deals differ
BELIEVED: Final = 4.0  # deals that spread as if their games were independent, before any was played
STRONGER, NOT_STRONGER, OPEN = "at least high", "at most low", "open"


@dataclass(frozen=True)
class Trial:
    """Two strengths in times the fair share, and the risk to take one for the other."""

    low: float = 1.0
    high: float = 1.5
    risk: float = 0.05

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high:
            raise ValueError(f"the lower bound of a test must be below the higher one, got {self.low:g}:{self.high:g}")
        if not 0 < self.risk < 0.5:
            raise ValueError(f"the risk of a test must be between 0 and 0.5, got {self.risk:g}")


@dataclass(frozen=True)
class Verdict:
    """Where a test stands; `deals` is after how many it was decided."""

    says: str
    ratio: float  # logarithm of how much likelier the higher strength is
    deals: int

    @property
    def decided(self) -> bool:
        return self.says != OPEN


def trial_of(text: str, risk: float) -> Trial:
    """From `LOW:HIGH`, in times the fair share."""
    low, _, high = text.partition(":")
    try:
        bounds = float(low), float(high)
    except ValueError:
        raise ValueError(f"the bounds of a test are written as 1:1.5, got {text!r}") from None
    return Trial(*bounds, risk)


def verdict(trial: Trial, deals: Sequence[Deal], seats: int, games_each: int) -> Verdict:
    """The decision after the first deal at which there is one: later deals do not change it."""
    found: Optional[Verdict] = None
    for count in range(LEAST_DEALS, len(deals) + 1):
        found = judged(trial, deals[:count], seats, games_each)
        if found.decided:
            return found
    return found or Verdict(OPEN, 0.0, len(deals))


def judged(trial: Trial, deals: Sequence[Deal], seats: int, games_each: int) -> Verdict:
    """What these deals say together."""
    values = without_luck(deals)
    low, high = trial.low / seats, trial.high / seats
    middle = (low + high) / 2
    spread = effect(values, games_each) * middle * (1 - middle) / games_each / len(values)
    ratio = (high - low) * (sum(values) / len(values) - middle) / spread
    bound = log((1 - trial.risk) / trial.risk)
    says = STRONGER if ratio >= bound else NOT_STRONGER if ratio <= -bound else OPEN
    return Verdict(says, round(ratio, 2), len(deals))


def effect(values: Sequence[float], games_each: int) -> float:
    """How many times wider deals spread than their games would if they were independent, at the share they show.

    The spread itself will not do: shares that happen to be small spread less, and a test that trusts them errs on that
    side (12 % instead of 5 in trials of this code).
    """
    share = sum(values) / len(values)
    single = min(1.0, max(0.0, share))
    single *= (1 - single) / games_each
    if not single:
        return 1.0
    spread = sum((value - share) ** 2 for value in values)
    return (spread / single + BELIEVED) / (len(values) - 1 + BELIEVED)
