"""3000 games of experts of Condottiere: see docs/balance.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.strengths import Strengths

STRENGTHS: Final = Strengths(
    seats=4,
    trait="first holder",
    shares={"yes": 0.287, "no": 0.238},
)
