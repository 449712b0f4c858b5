"""What a seat of Condottiere was dealt or chose that might favour it."""

from __future__ import annotations

from signoria.bots.traits import Traits
from signoria.kernel import Game
from signoria.titles.condottiere.rules.seen import View


def traits(game: Game, start: View, end: View, seat: int) -> Traits:
    return {"first holder": "yes" if start["holder"] == seat else "no"}
