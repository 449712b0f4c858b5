"""2000 games of experts of Princes of the Renaissance, families dealt at random: see docs/balance.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.strengths import Strengths

STRENGTHS: Final = Strengths(
    seats=4,
    trait="family",
    shares={
        "baglioni": 0.513,
        "bentivogli": 0.191,
        "d_este": 0.177,
        "gonzaga": 0.195,
        "malatesta": 0.207,
        "montefeltro": 0.220,
    },
)
