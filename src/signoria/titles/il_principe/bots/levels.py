"""How the levels of Il Principe play, and how strong they were measured to be: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.ismcts import Tuning
from signoria.bots.levels import Levels, Measured

LEVELS: Final = Levels(
    insight=0.6,
    search=Tuning(horizon=12),
    judged_search=Tuning(horizon=12),
    measured=Measured(seats=4, novice=0.955, expert=0.860, master=0.800, adept=0.518),
)
