"""How the levels of Princes of the Renaissance play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Effort, Levels, Measured

LEVELS: Final = Levels(
    insight=0.6,
    search=Tuning(horizon=60),
    judged_search=Tuning(horizon=60),
    grandmaster=Effort(iterations=360, candidates=8),
    measured=Measured(seats=4, novice=0.972, expert=0.862, adept=0.427, master=0.542, search=0.708),
    analysis_seconds=120.0,
)
