"""What a seat of Principato was dealt or chose that might favour it."""

from __future__ import annotations

from typing import Any

from signoria.bots.traits import Traits, word
from signoria.kernel import Game


def traits(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    player = start["players"][seat]
    return {
        "turn order": str((seat - start["first"]) % len(start["players"]) + 1),
        "starting cards": " + ".join(word(game, "kind", kind) for kind in sorted(player["hand"])),
    }
