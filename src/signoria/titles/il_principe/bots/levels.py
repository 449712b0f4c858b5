"""How the levels of Il Principe play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Effort, Levels, Measured

LEVELS: Final = Levels(
    insight=0.6,
    insight_at={2: (0.56, 0.8)},
    search=Tuning(horizon=12),
    judged_search=Tuning(horizon=12),
    grandmaster=Effort(iterations=1500, candidates=8),
    measured=Measured(seats=4, novice=0.955, expert=0.860, adept=0.518, master=0.500, search=0.667),
)
