"""What is a seat's own, found without knowing the title: law 17 asks whether an undo at once leaves it alone."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Optional

from signoria.kernel import Game, State


@cache
def kept_by_seat(game: Game) -> tuple[str, ...]:
    """The lists of a state that hold as much for each seat, however many sit down."""
    shares: dict[str, set[float]] = {}
    for seats in range(game.min_seats, game.max_seats + 1):
        g = game.start(seats, 1)
        for name in names(g):
            held = getattr(g, name)
            if isinstance(held, list) and name != "log":
                shares.setdefault(name, set()).add(len(held) / seats)
    return tuple(name for name, share in shares.items() if len(share) == 1 and min(share) >= 1)


def names(g: State) -> list[str]:
    found: list[str] = []
    for cls in type(g).__mro__:
        found += cls.__dict__.get("__slots__", ())
        found += cls.__dict__.get("__mypyc_attrs__", ())  # a compiled class keeps no slots
    return sorted(set(found) - {"__dict__", "__weakref__"})


def affairs(g: State, seat: int) -> str:
    """What a seat has, is asked and may answer."""
    share: dict[str, Any] = {}
    for name in kept_by_seat(g.game):
        held = getattr(g, name)
        each = len(held) // g.seats
        share[name] = held[seat * each : (seat + 1) * each]
    return json.dumps([share, g.legal(seat), g.prompt(seat)])


def meddling(before: State, after: State, actor: int) -> Optional[int]:
    """A seat whose affairs the actor has changed; None if there is none."""
    for seat in range(before.seats):
        if seat != actor and affairs(before, seat) != affairs(after, seat):
            return seat
    return None
