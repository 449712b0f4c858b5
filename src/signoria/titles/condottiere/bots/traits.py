"""What a seat of Condottiere was dealt or chose that might favour it."""

from __future__ import annotations

from typing import Any

from signoria.bots.traits import Traits
from signoria.kernel import Game


def traits(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {"first holder": "yes" if start["holder"] == seat else "no"}
