"""What a seat was dealt or chose that might favour it: its family, nation, first turn."""

from __future__ import annotations

from typing import Any, Callable, Final

from signoria.kernel import Game, State

Traits = dict[str, str]


def traits_of(start: dict[str, Any], g: State) -> list[Traits]:
    """For each seat its traits, from a spectator's first and last view of a game."""
    reader = READERS.get(g.game.id)
    if reader is None:
        return [{} for _ in range(g.seats)]
    end = g.view(None)
    return [reader(g.game, start, end, seat) for seat in range(g.seats)]


def word(game: Game, noun: str, value: int) -> str:
    return game.nouns[noun].words[value] if value >= 0 else "none"


def condottiere(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {"first holder": "yes" if start["holder"] == seat else "no"}


def il_principe(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {
        "family": word(game, "family", end["families"][seat]),
        "first player": "yes" if start["marker"] == seat else "no",
    }


def principato(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    player = start["players"][seat]
    return {
        "turn order": str((seat - start["first"]) % len(start["players"]) + 1),
        "starting cards": " + ".join(word(game, "kind", kind) for kind in sorted(player["hand"])),
    }


def princes(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    player = end["players"][seat]
    return {"family": word(game, "family", player["family"])}


def renaissance(game: Game, start: dict[str, Any], end: dict[str, Any], seat: int) -> Traits:
    return {"nation": word(game, "nation", end["nation"][seat])}


READERS: Final[dict[str, Callable[[Game, dict[str, Any], dict[str, Any], int], Traits]]] = {
    "condottiere": condottiere,
    "il_principe": il_principe,
    "principato": principato,
    "princes": princes,
    "renaissance": renaissance,
}
