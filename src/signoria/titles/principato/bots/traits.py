"""What a seat of Principato was dealt or chose that might favour it."""

from __future__ import annotations

from signoria.bots.traits import Traits, word
from signoria.kernel import Game
from signoria.titles.principato.rules.seen import View


def traits(game: Game, start: View, end: View, seat: int) -> Traits:
    player = start["players"][seat]
    return {
        "turn order": str((seat - start["first"]) % len(start["players"]) + 1),
        "starting cards": " + ".join(word(game, "kind", kind) for kind in sorted(player["hand"])),
    }
