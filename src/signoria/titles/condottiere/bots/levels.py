"""How the levels of Condottiere play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Effort, Levels, Measured

LEVELS: Final = Levels(
    insight=0.5,
    adept_insight=0.68,
    insight_at={2: (0.608, 0.81), 5: (0.5, 0.72)},
    search=Tuning(horizon=20),
    judged_search=Tuning(horizon=8),
    judged=True,
    master=Effort(iterations=18, candidates=2),
    master_at={2: Effort(iterations=10, candidates=2), 3: Effort(iterations=12, candidates=2)},
    grandmaster=Effort(iterations=100, candidates=8),
    measured=Measured(seats=4, novice=0.578, expert=0.613, adept=0.375, master=0.500, grandmaster=0.542, search=0.792),
    analysis_seconds=16.0,
)
