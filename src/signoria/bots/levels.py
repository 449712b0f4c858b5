"""How the bots of a title play at each level, and how strong they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Mapping, Optional

from signoria.bots.ismcts import Tuning
from signoria.titles import title


@dataclass(frozen=True)
class Measured:
    """Shares of the victories of one seat against a table of the level below, but for two of them: see docs/bots.md.

    Of each step alone: a master among experts, a grandmaster among masters.
    """

    seats: int
    novice: float
    expert: float
    master: Optional[float] = None
    adept: Optional[float] = None  # against novices, as the expert's is
    grandmaster: Optional[float] = None
    search: Optional[float] = None  # the whole search, as the grandmaster's, among experts


@dataclass(frozen=True)
class Effort:
    """How much a level searches, unless its time ends before."""

    iterations: int
    candidates: int  # answers that are weighed, the expert's among them


PLAIN: Final = "plain"  # as the master, but wider and longer
GUIDED: Final = "guided"  # by what the title has learned of its answers, and judging as those who know it
THOROUGH: Final = "thorough"  # with beliefs, a field that widens, and a sense of what time is worth
WAYS: Final = (PLAIN, GUIDED, THOROUGH)
USUAL_SEARCH: Final = Tuning()
JUDGED_SEARCH: Final = Tuning(horizon=8)
NARROW: Final = Effort(iterations=12, candidates=2)
WIDE: Final = Effort(iterations=100, candidates=8)
UNMEASURED: Final = Measured(4, 0.75, 0.75)


@dataclass(frozen=True)
class Levels:
    """One title's; the defaults are those of a title that says nothing."""

    insight: float = 0.5  # how often the novice finds the expert's answer, so that each level clearly beats the last
    adept_insight: float = 0.8  # and how often the adept does
    insight_at: Mapping[int, tuple[float, float]] = field(default_factory=dict)  # both, where so many seats want others
    search: Tuning = USUAL_SEARCH  # with the outlook
    judged_search: Tuning = JUDGED_SEARCH  # with the learned judgement
    judged: bool = False  # whether the master relies on the judgement: where that was measured to be no worse
    master: Effort = NARROW
    master_at: Mapping[int, Effort] = field(default_factory=dict)  # where so many seats want another
    grandmaster: Effort = WIDE
    way: str = PLAIN  # how the grandmaster searches
    recalled: int = 24  # answers of others that a grandmaster thinks about, where the title has beliefs
    measured: Measured = UNMEASURED
    analysis_seconds: float = 60.0  # of one processor, to explain a finished game


def levels_of(id: str) -> Levels:
    return title(id).usable("levels") or Levels()
