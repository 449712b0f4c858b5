"""The titles, found by id."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from signoria.kernel.game import Game

TITLES = ("condottiere", "il_principe", "principato", "princes", "renaissance")

_loaded: dict[str, Game] = {}


def register(title: Game) -> Game:
    """Make a title known to `game()`, records and the command line."""
    _loaded[title.id] = title
    return title


def game(id: str) -> Game:
    """The title with this id."""
    if id not in _loaded:
        if id not in TITLES:
            known = [*TITLES, *(name for name in _loaded if name not in TITLES)]
            near = get_close_matches(id, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known)}"
            raise ValueError(f"unknown game {id!r}: {hint}")
        register(import_module(f"signoria.games.{id}").GAME)
    return _loaded[id]


def games() -> list[Game]:
    """All titles, in the order of the shelf."""
    return [game(id) for id in TITLES]
