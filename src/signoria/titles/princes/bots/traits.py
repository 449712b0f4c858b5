"""What a seat of Princes of the Renaissance was dealt or chose that might favour it."""

from __future__ import annotations

from signoria.bots.traits import Traits, word
from signoria.kernel import Game
from signoria.titles.princes.rules.seen import View


def traits(game: Game, start: View, end: View, seat: int) -> Traits:
    player = end["players"][seat]
    return {"family": word(game, "family", player["family"])}
