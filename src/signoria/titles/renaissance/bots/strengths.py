"""1500 games of experts of Renaissance: see docs/balance.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.strengths import Strengths

STRENGTHS: Final = Strengths(
    seats=6,
    trait="nation",
    shares={
        "florence": 0.207,
        "genoa": 0.102,
        "milan": 0.176,
        "naples": 0.211,
        "rome": 0.199,
        "venice": 0.106,
    },
    options={"setup": "base"},
)
