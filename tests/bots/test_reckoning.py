"""What seats reckon beside what they see follows from what they know, and is told in numbers from 0 to 1."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import games
from signoria.bots.reckoning import Reckoning, leads
from signoria.titles import title
from tests.bots.positions import choices

RECKONING = [pytest.param(game, title(game.id).part("reckoning"), id=game.id) for game in games()
             if title(game.id).parts["reckoning"]]  # fmt: skip


@pytest.mark.parametrize(("game", "reckoning"), RECKONING)
def test_swapping_everything_hidden_changes_nothing_that_is_reckoned(game: Any, reckoning: Reckoning) -> None:
    for edition in game.editions:
        for seats in range(game.min_seats, game.max_seats + 1):
            for g, _ in choices(game, seats, seats, 4, 9, edition):
                for seat in range(seats):
                    told = reckoning.numbers(g, seat)
                    assert len(told) == len(reckoning.labels(seats))
                    assert all(0 <= number <= 1 for number in told)
                    for other in (b"a" * 16, b"b" * 16):
                        assert reckoning.numbers(g.imagine(seat, other), seat) == told


@pytest.mark.parametrize(("game", "reckoning"), RECKONING)
def test_the_own_seat_comes_first(game: Any, reckoning: Reckoning) -> None:
    for g, _ in choices(game, 3, 1, 2, 30):
        progress, *first = reckoning.numbers(g, 0)
        size = len(reckoning.terms)
        assert reckoning.numbers(g, 1) == [progress, *first[size:], *first[:size]]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads([3.0, 8.0, 5.0]) == [-5.0, 3.0, -3.0]
    assert leads([4.0, 4.0, 1.0]) == [0.0, 0.0, -3.0]
    assert leads([1.0, 5.0, 9.0, 7.0]) == [-8.0, -4.0, 2.0, -2.0]
    assert leads([6.0, 2.0]) == [4.0, -4.0]


def test_what_is_beyond_the_top_is_told_as_the_top() -> None:
    reckoning = Reckoning(lambda g: (0.5, [[30.0], [-2.0], [5.0]]), {"gold": 20.0})
    assert reckoning.numbers(None, 2) == [0.5, 0.25, 1.0, 0.0]  # type: ignore[arg-type]
