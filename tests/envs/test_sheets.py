"""Sheets: the same numbers as the views, by Python and by the press, and nothing a sheet could break."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from signoria import games
from signoria.envs import marking
from signoria.envs.layout import Layout, Vectors
from signoria.envs.layouts import layout
from signoria.envs.masks import mark, note, refused
from signoria.envs.plates import press
from signoria.envs.play import Play
from signoria.envs.sheets import Proof
from signoria.testing.laws import option_samples, playable
from tests.envs.test_layouts import TABLES, positions

if TYPE_CHECKING:
    from signoria.envs.press import PlateField

pressed = pytest.mark.skipif(press is None, reason="there is no press")


def wrong(shape: Layout, found: Any, wanted: Any) -> str:
    names = shape.labels()
    return ", ".join(f"{names[at]}: {found[at]} not {wanted[at]}" for at in np.flatnonzero(found != wanted)[:5])


def by_hand(shape: Layout, g: Any, seat: int) -> Any:
    """The vector as Python writes it without a press."""
    assert shape.scribe is not None
    out = np.zeros(shape.size, np.float32)
    Proof(shape.hand()).write(shape.scribe().sheet(g, seat), seat, out)
    return out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_sheet_says_what_the_view_says(game: Any, seats: int) -> None:
    shape = layout(game.id, seats)
    assert shape.scribe is not None
    vectors = Vectors(shape)
    for g in positions(game, seats, 40):
        for seat in range(seats):
            wanted = shape.encode(g.view(seat), seat)
            for found in (vectors.of(g, seat), vectors.views.of(g.view(seat), seat)):
                assert (found == wanted).all(), wrong(shape, found, wanted)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_with_options_and_to_the_end(game: Any) -> None:
    rng = Random(5)
    for options in [{}, *option_samples(game, rng, 6)]:
        seats = next((n for n in range(game.max_seats, game.min_seats - 1, -1) if playable(game, n, options)), 0)
        if not seats:
            continue
        shape = layout(game.id, seats)
        vectors, g = Vectors(shape), game.start(seats, rng.getrandbits(60), **options)
        while True:
            seat = rng.randrange(seats)
            if g.over or rng.random() < 0.3:
                found, wanted = vectors.of(g, seat), shape.encode(g.view(seat), seat)
                assert (found == wanted).all(), (options, wrong(shape, found, wanted))
            if g.over:
                break
            asked = rng.choice(g.to_act)
            asides = g.asides(asked) if rng.random() < 0.1 else []
            g.act(asked, rng.choice(asides or g.legal(asked)))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_sheet_is_not_kept(game: Any) -> None:
    """The state goes on changing its own lists: what was written from them stays as it was."""
    play, rng = Play(game.id, game.usual_seats, {}), Random(2)
    g = play.g = game.start(seed=3)
    for _ in range(60):
        first = play.vector(0)
        kept = first.copy()
        seat = g.to_act[0]
        g.act(seat, rng.choice(g.legal(seat)))
        if g.over:
            break
        second = play.vector(0)
        assert (first == kept).all()
        assert (second == by_hand(play.layout, g, 0)).all()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_sheet_depends_on_the_state_alone(game: Any) -> None:
    """Whatever the scribe has written before: games to their ends and dealt anew, in any order."""
    rng, scribe, met = Random(4), layout(game.id, game.usual_seats).scribe, []
    assert scribe is not None
    for seed in range(2):
        g = game.start(seed=seed)
        before = g
        while not g.over:
            before = g.copy()
            if rng.random() < 0.1:
                met += [before, g.imagine(rng.randrange(g.seats), rng.randbytes(16))]
            seat = g.to_act[0]
            g.act(seat, rng.choice(g.legal(seat)))
        met += [before, g] * 10
    old = scribe()
    for g in rng.choices(met, k=200):
        seat = rng.randrange(g.seats)
        assert json.dumps(old.sheet(g, seat)) == json.dumps(scribe().sheet(g, seat))


@pressed
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_press_prints_what_the_hand_writes(game: Any, seats: int) -> None:
    shape = layout(game.id, seats)
    for g in positions(game, seats, 12):
        for seat in range(seats):
            found, wanted = Vectors(shape).of(g, seat), by_hand(shape, g, seat)
            assert found.tobytes() == wanted.tobytes(), wrong(shape, found, wanted)


@pressed
@pytest.mark.parametrize(
    ("sheet", "error"),
    [
        (lambda g, seat: [[0]], ValueError),
        (lambda g, seat: ([0, [1, 2]],), ValueError),
        (lambda g, seat: [["word", [1, 2]]], TypeError),
        (lambda g, seat: [[0], [1]], TypeError),
        (lambda g, seat: [(0, [[1], 2])], TypeError),
        (lambda g, seat: [[1 << 70, [1, 2]]], OverflowError),
        (lambda g, seat: 1 // 0, ZeroDivisionError),
    ],
)
def test_the_press_refuses_what_is_no_sheet(sheet: Any, error: type[Exception]) -> None:
    plate = press.Plate(2, 4, 1, [(1, 0, 0, 0, 1, 2, 0, 2, 1.0, []), (0, 2, 1, 0, 1, 1, 0, 3, 1.0, [0.0, 0.5, 1.0])])
    with pytest.raises(error):
        plate.print([sheet], [None], [0], np.zeros(4, np.float32))


@pressed
def test_the_press_notes_as_many_numbers_as_there_are() -> None:
    out = np.zeros(3, np.int64)
    press.note([5, -1, 1 << 40], out)
    assert out.tolist() == [5, -1, 1 << 40]
    with pytest.raises(ValueError, match="3 rows of 1 int64 is wanted, it has 2"):
        press.note([1, 2, 3], np.zeros(2, np.int64))
    broken: Any = [1, 2.5, 3]
    no_list: Any = (1, 2, 3)
    with pytest.raises(TypeError, match="whole numbers"):
        press.note(broken, out)
    with pytest.raises(TypeError, match="a list"):
        press.note(no_list, out)


@pressed
def test_the_press_keeps_within_its_row() -> None:
    good: PlateField = (1, 0, 0, 0, 1, 2, 0, 2, 1.0, [])
    plate = press.Plate(2, 2, 2, [good])
    out = np.zeros((2, 2), np.float32)
    sheets: list[Any] = [lambda g, seat: [[g]], lambda g, seat: [(g,)]]
    plate.print(sheets, [1, 7], [0, 1], out)
    assert out.tolist() == [[0.0, 1.0], [0.0, 0.0]]
    for array_of_wrong_size in (np.zeros((1, 2), np.float32), np.zeros(9, np.float32)):
        with pytest.raises(ValueError, match="2 rows of 2 float32"):
            plate.print(sheets, [1, 7], [0, 1], array_of_wrong_size)
    with pytest.raises(ValueError, match="no seat 2"):
        plate.print(sheets[:1], [1], [2], np.zeros((1, 2), np.float32))
    for bad in [(9, *good[1:]), (1, 1, *good[2:]), (1, -1, *good[2:]), (0, *good[1:])]:
        with pytest.raises(ValueError, match="does not fit"):
            press.Plate(2, 2, 1, [bad])


@pytest.mark.parametrize("written", [mark, marking.mark])
def test_marks_are_the_legal_actions_and_nothing_else(written: Any) -> None:
    out = np.ones((3, 5), np.int8)
    written([[0, 4], [], [2]], 5, out)
    assert out.tolist() == [[1, 0, 0, 0, 1], [0, 0, 0, 0, 0], [0, 0, 1, 0, 0]]


@pytest.mark.parametrize("found", [refused, marking.refused])
def test_an_action_is_refused_that_is_not_in_the_list_of_its_game(found: Any) -> None:
    assert found([[0, 4], [], [2], [7]], [4, 4, 2, 1 << 80]) == [1, 3]


@pytest.mark.parametrize("written", [note, marking.note])
def test_numbers_stand_in_their_array(written: Any) -> None:
    out = np.zeros(2, np.int64)
    written([3, -1], out)
    assert out.tolist() == [3, -1]
