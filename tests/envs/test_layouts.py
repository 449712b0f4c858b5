"""Observation vectors: named, within bounds, and without a leak."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from signoria import games
from signoria.envs import describe
from signoria.envs.layouts import layout
from signoria.envs.play import Play
from signoria.testing.laws import option_samples, playable

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}")
          for game in games() for seats in range(game.min_seats, game.max_seats + 1)]  # fmt: skip


def positions(game: Any, seats: int, count: int, asides: bool = True, **options: Any) -> Iterator[Any]:
    """States of random games, `count` of them, spread over their length."""
    rng = Random(seats)
    g = game.start(seats, rng.getrandbits(60), **options)
    pace = 17 if game.id == "renaissance" else 5
    for move in range(count * pace):
        if g.over:
            g = game.start(seats, rng.getrandbits(60), **options)
        if move % pace == 0:
            yield g
        seat = rng.choice(g.to_act)
        aside = g.asides(seat) if asides and move % 9 == 0 else []
        g.act(seat, rng.choice(aside or g.legal(seat)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_has_a_name_and_stays_between_0_and_1(game: Any, seats: int) -> None:
    shape = layout(game.id, seats)
    names = shape.labels()
    assert len(names) == len(set(names)) == shape.size
    for g in positions(game, seats, 12):
        for seat in range(seats):
            vector = shape.encode(g.view(seat), seat)
            assert vector.shape == (shape.size,)
            assert vector.dtype == np.float32
            assert vector.min() >= 0.0
            assert vector.max() <= 1.0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_vector_made_from_the_last_one_is_the_vector_of_the_view(game: Any, seats: int) -> None:
    """Across games too, and whatever the receiver does with the vectors."""
    play = Play(game.id, seats, {})
    rng = Random(seats)
    for g in positions(game, seats, 60):
        play.g = g
        seat = rng.randrange(seats)
        vector = play.vector(seat)
        assert (vector == play.layout.encode(g.view(seat), seat)).all(), changed(play, seat, vector)
        vector.fill(0.5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_redealing_the_unknown_changes_no_number(game: Any, seats: int) -> None:
    """Laws 2 and 3 for tensors: vector and mask of a seat are the same in every world it may be in."""
    play = Play(game.id, seats, {}, asides=True)
    rng = Random(7)
    for g in positions(game, seats, 14):
        for seat in range(seats):
            play.g = g
            vector, mask = play.vector(seat), play.mask(seat)
            play.g = g.imagine(seat, rng.randbytes(16))
            assert (play.vector(seat) == vector).all(), changed(play, seat, vector)
            assert (play.mask(seat) == mask).all()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_redealing_changes_no_number_with_options(game: Any) -> None:
    rng = Random(11)
    for options in option_samples(game, rng, 2):
        seats = next((n for n in range(game.max_seats, game.min_seats - 1, -1) if playable(game, n, options)), 0)
        if not seats:
            continue
        play = Play(game.id, seats, options, asides=True)
        for g in positions(game, seats, 4, **options):
            seat = rng.randrange(seats)
            play.g = g
            vector = play.vector(seat)
            play.g = g.imagine(seat, rng.randbytes(16))
            assert (play.vector(seat) == vector).all(), changed(play, seat, vector)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_public_numbers_are_what_a_spectator_sees(game: Any) -> None:
    shape = layout(game.id, game.usual_seats)
    public = slice(0, shape.public_size)
    for g in positions(game, game.usual_seats, 30):
        for seat in range(game.usual_seats):
            seen, outside = shape.encode(g.view(seat), seat), shape.encode(g.view(None), seat)
            assert (seen[public] == outside[public]).all()


def changed(play: Play, seat: int, before: Any) -> str:
    names = play.layout.labels()
    return ", ".join(names[place] for place in np.flatnonzero(play.vector(seat) != before)[:5])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_privileged_vector_tells_worlds_apart(game: Any) -> None:
    """Critics may see more than players: some re-dealt world differs in the privileged vector."""
    play = Play(game.id, game.usual_seats, {})
    for g in positions(game, game.usual_seats, 400, asides=False):
        play.g = g
        truth = play.privileged()
        assert truth.shape == (play.layout.privileged_size,)
        play.g = g.imagine(-1, bytes(16))
        if (play.privileged() != truth).any():
            return
    pytest.fail("no re-dealt world differs")


def test_the_page_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert describe.updated(text) == text, "run `python -m signoria.envs.describe`"
