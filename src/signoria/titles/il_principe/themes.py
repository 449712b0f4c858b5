"""What puzzles of Il Principe are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.kernel.themes import ByVerb

themes: Final = ByVerb({
    "offer": "offer",
    "bid": "bid",
    "pass": "bid",
    "build": "build",
    "no_build": "build",
    "lay": "lay",
    "pass_action": "lay",
    "place_shield": "shield",
    "stop_placing": "shield",
    "flip_up": "flip",
    "no_flip": "flip",
})  # fmt: skip
