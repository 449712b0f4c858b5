"""What puzzles of Il Principe are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.titles.il_principe.rules.seen import View

Answer = tuple[str, tuple[int, ...]]  # a verb and the values of its nouns
OF_VERB: Final = {
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
}


def themes(view: View, seat: int, answers: list[Answer]) -> list[str]:
    return sorted({OF_VERB[verb] for verb, _ in answers if verb in OF_VERB})
