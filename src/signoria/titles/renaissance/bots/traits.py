"""What a seat of Renaissance was dealt or chose that might favour it."""

from __future__ import annotations

from signoria.bots.traits import Traits, word
from signoria.kernel import Game
from signoria.titles.renaissance.rules.seen import View


def traits(game: Game, start: View, end: View, seat: int) -> Traits:
    return {"nation": word(game, "nation", end["nation"][seat])}
