"""What a seat of Princes of the Renaissance was dealt or chose that might favour it."""

from __future__ import annotations

from typing import Any

from signoria.bots.traits import Traits, word
from signoria.kernel import Game


def traits(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    player = end["players"][seat]
    return {"family": word(game, "family", player["family"])}
