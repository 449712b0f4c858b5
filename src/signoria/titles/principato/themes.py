"""What puzzles of Principato are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.kernel.themes import ByVerb

themes: Final = ByVerb({
    "activate": "turn",
    "take_favor": "turn",
    "change": "turn",
    "supply": "supply",
    "supply_done": "supply",
    "pay": "pay",
    "choose": "build",
    "recruit": "army",
    "exchange": "market",
    "dismiss": "army",
})  # fmt: skip
