"""1500 games of experts of Principato: see docs/balance.md."""

from __future__ import annotations

from typing import Final

from signoria.bots.strengths import Strengths

STRENGTHS: Final = Strengths(
    seats=4,
    trait="starting cards",
    shares={
        "build_bank + tax_collector": 0.293,
        "build_farm + tax_collector": 0.275,
        "build_field + tax_collector": 0.222,
        "build_palazzo + tax_collector": 0.209,
    },
)
