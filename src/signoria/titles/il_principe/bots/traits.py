"""What a seat of Il Principe was dealt or chose that might favour it."""

from __future__ import annotations

from typing import Any

from signoria.bots.traits import Traits, word
from signoria.kernel import Game


def traits(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {
        "family": word(game, "family", end["families"][seat]),
        "first player": "yes" if start["marker"] == seat else "no",
    }
