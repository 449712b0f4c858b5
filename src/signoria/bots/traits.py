"""What a seat was dealt or chose that might favour it: its family, nation, first turn."""

from __future__ import annotations

from typing import Any, Mapping

from signoria.kernel import Game, State
from signoria.titles import title

Traits = dict[str, str]


def traits_of(start: Mapping[str, Any], g: State) -> list[Traits]:
    """For each seat its traits, from a spectator's first and last view of a game."""
    read = title(g.game.id).usable("traits")
    if read is None:
        return [{} for _ in range(g.seats)]
    end = g.view(None)
    return [read(g.game, start, end, seat) for seat in range(g.seats)]


def word(game: Game, noun: str, value: int) -> str:
    return game.nouns[noun].words[value] if value >= 0 else "none"
