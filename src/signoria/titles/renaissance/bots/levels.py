"""How the levels of Renaissance play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Effort, Levels, Measured

LEVELS: Final = Levels(
    insight=0.6,
    search=Tuning(horizon=30),
    judged_search=Tuning(horizon=30),
    master_at={3: Effort(iterations=24, candidates=2)},
    grandmaster=Effort(iterations=2400, candidates=8),
    measured=Measured(seats=6, novice=0.675, expert=0.635, adept=0.319, master=0.347, search=0.619),
    analysis_seconds=150.0,
)
