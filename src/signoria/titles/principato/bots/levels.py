"""How the levels of Principato play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Effort, Levels, Measured

LEVELS: Final = Levels(
    insight=0.6,
    search=Tuning(horizon=25),
    judged_search=Tuning(horizon=15),
    master_at={2: Effort(iterations=48, candidates=2)},
    recalled=8,  # its expert takes its time
    grandmaster=Effort(iterations=400, candidates=8),
    measured=Measured(seats=4, novice=0.995, expert=0.955, adept=0.604, master=0.500, search=0.912),
    analysis_seconds=120.0,
)
