"""Every title keeps every law, at every seat count, with every option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import games
from signoria.testing import laws

MIXTURES = 4


def cases() -> list[Any]:
    found = []
    for game in games():
        samples = laws.option_samples(game, Random(5), MIXTURES)
        for number, options in enumerate(samples):
            seat_counts = range(game.min_seats, game.max_seats + 1)
            possible = [seats for seats in seat_counts if laws.playable(game, seats, options)]
            # the defaults at every table size, each variation at one that changes from case to case
            chosen = possible if not options else possible[number % len(possible) :][:1] if possible else []
            for seats in chosen:
                name = "-".join(f"{k}={v}".lower() for k, v in options.items())
                found.append(pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name or 'default'}"))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), cases())
def test_laws_hold(game: Any, seats: int, options: dict[str, Any]) -> None:
    assert laws.check(game, seats, seed=seats, options=options) > 0
