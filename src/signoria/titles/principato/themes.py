"""What puzzles of Principato are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.titles.principato.rules.seen import View

Answer = tuple[str, tuple[int, ...]]  # a verb and the values of its nouns
OF_VERB: Final = {
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
}


def themes(view: View, seat: int, answers: list[Answer]) -> list[str]:
    return sorted({OF_VERB[verb] for verb, _ in answers if verb in OF_VERB})
