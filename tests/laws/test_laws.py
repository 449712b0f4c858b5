"""Every title keeps every law, at every seat count, with every option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game as find_game
from signoria import games
from signoria.testing import laws

MIXTURES = 4
TALKATIVE = 0.9  # of all actions are done out of turn: offers written, proposed, accepted


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


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("title", ["princes", "renaissance"])
def test_laws_hold_among_dealers(title: str, seats: int) -> None:
    """Random play hardly ever closes a deal; here dozens are."""
    game = find_game(title)
    play = laws.Play(game, seats, {}, seed=seats, every=40, limit=20_000, aside_rate=TALKATIVE)
    assert play.run() > 0
    told = {event.key for event in play.g.log or []}
    assert told & {"trade-done", "deal-made"}
