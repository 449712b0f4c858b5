"""What a seat of Il Principe was dealt or chose that might favour it."""

from __future__ import annotations

from signoria.bots.traits import Traits, word
from signoria.kernel import Game
from signoria.titles.il_principe.rules.seen import View


def traits(game: Game, start: View, end: View, seat: int) -> Traits:
    return {
        "family": word(game, "family", end["families"][seat]),
        "first player": "yes" if start["marker"] == seat else "no",
    }
