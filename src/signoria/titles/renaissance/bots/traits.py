"""What a seat of Renaissance was dealt or chose that might favour it."""

from __future__ import annotations

from typing import Any

from signoria.bots.traits import Traits, word
from signoria.kernel import Game


def traits(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {"nation": word(game, "nation", end["nation"][seat])}
