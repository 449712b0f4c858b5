"""Positions in the middle of random games, for tests of bots."""

from __future__ import annotations

from random import Random
from typing import Iterator, Optional

from signoria.kernel import Game, State


def choices(
    game: Game, seats: int, seed: int, count: int, apart: int, components: Optional[str] = None
) -> Iterator[tuple[State, int]]:
    """`count` moments of a random game at which a seat has a choice, some decisions apart."""
    rng = Random(seed)
    g = game.start(seats, seed, components)
    g.log = None
    met = 0
    while not g.over and count:
        seat = rng.choice(g.to_act)
        options = g.legal(seat)
        if len(options) > 1:
            met += 1
            if met % apart == 0:
                count -= 1
                yield g, seat
        g.act(seat, rng.choice(options))
