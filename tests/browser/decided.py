"""Moments at which something was decided: a game by chance up to there, just before and just after."""

from __future__ import annotations

import random
from typing import Callable

import signoria
from signoria.kernel import State

Wanted = Callable[[str, tuple[int, ...]], bool]


def played(game: str, seats: int, seed: int, moves: int) -> State:
    rng = random.Random(seed)
    g = signoria.game(game).start(seats=seats, seed=seed)
    for _ in range(moves):
        play_one(g, rng)
    return g


def play_one(g: State, rng: random.Random) -> None:
    seat = rng.choice(g.to_act)
    g.act(seat, rng.choice(g.legal(seat)))


def decided(game: str, seats: int, wanted: Wanted, seed: int = 1) -> tuple[State, State]:
    """The same game before and after the move with which an event came that is wanted."""
    rng = random.Random(seed)
    g = signoria.game(game).start(seats=seats, seed=seed)
    moves, told = 0, len(g.events(0))
    while not g.over:
        play_one(g, rng)
        moves += 1
        events = g.events(0)
        if any(wanted(event.key, tuple(event.values)) for event in events[told:]):
            return played(game, seats, seed, moves - 1), g
        told = len(events)
    raise AssertionError(f"{game}: no such moment with seed {seed}")
