"""Titles that bring no layout: one is made from their views, and every environment runs with it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Literal, Optional, TypedDict

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import signoria.envs.openspiel as openspiel
from signoria.envs import pettingzoo
from signoria.envs.batch import Batch
from signoria.envs.gymnasium import register as register_gymnasium
from signoria.envs.layout import OWN, Layout
from signoria.envs.layouts import layout
from signoria.envs.play import Play
from signoria.kernel import Title
from signoria.titles import forget, own, register, title

from .test_layouts import changed, positions
from .test_pettingzoo import dict_observations

LITTLE = str(Path(__file__).parents[1] / "server")
if LITTLE not in sys.path:
    sys.path.append(LITTLE)

from tricks import TITLE as TRICKS  # noqa: E402

__all__ = ["dict_observations"]


def without_layout(whole: Title) -> Title:
    bare = Title(whole.package, id=whole.id)
    bare.parts = {**whole.parts, "layout": ""}
    return bare


BARE = {TRICKS.id: TRICKS, **{id: without_layout(title(id)) for id in own()}}
GARBAGE: tuple[Any, ...] = (None, True, -7, 10**9, 2.5, "?", "7", [], [None], [[1, "?"]], [{}], {}, {"a": 1}, -1)


@pytest.fixture(params=sorted(BARE))
def bare(request: pytest.FixtureRequest) -> Iterator[Title]:
    """A title as if it brought no layout."""
    yield register(BARE[request.param])
    forget(request.param)


def seat_counts(title: Title) -> range:
    return range(title.game.min_seats, title.game.max_seats + 1)


def test_every_number_has_a_name_and_stays_between_0_and_1(bare: Title) -> None:
    for seats in seat_counts(bare):
        shape = layout(bare.id, seats)
        names = shape.labels()
        assert len(names) == len(set(names)) == shape.size
        for g in positions(bare.game, seats, 12):
            for viewer in (*range(seats), None):
                vector = shape.encode(g.view(viewer), viewer)
                assert vector.min() >= 0.0
                assert vector.max() <= 1.0


def test_a_vector_made_from_the_last_one_is_the_vector_of_the_view(bare: Title) -> None:
    """Even if the view of a title goes on changing with the state."""
    seats = bare.game.usual_seats
    play, rng = Play(bare.id, seats, {}), Random(seats)
    for g in positions(bare.game, seats, 60):
        play.g = g
        seat = rng.randrange(seats)
        vector = play.vector(seat)
        assert (vector == play.layout.encode(g.view(seat), seat)).all(), changed(play, seat, vector)


def test_redealing_the_unknown_changes_no_number(bare: Title) -> None:
    rng = Random(7)
    for seats in seat_counts(bare):
        play = Play(bare.id, seats, {}, asides=True)
        for g in positions(bare.game, seats, 8):
            seat = rng.randrange(seats)
            play.g = g
            vector = play.vector(seat)
            play.g = g.imagine(seat, rng.randbytes(16))
            assert (play.vector(seat) == vector).all(), changed(play, seat, vector)


def test_public_numbers_are_what_a_spectator_sees(bare: Title) -> None:
    seats = bare.game.usual_seats
    shape = layout(bare.id, seats)
    public = slice(0, shape.public_size)
    for g in positions(bare.game, seats, 30):
        for seat in range(seats):
            seen, outside = shape.encode(g.view(seat), seat), shape.encode(g.view(None), seat)
            assert (seen[public] == outside[public]).all(), np.array(shape.labels())[public][
                seen[public] != outside[public]
            ]


def test_positions_can_be_told_apart(bare: Title) -> None:
    """The vector holds most of what the view holds: nearly every decision changes it."""
    seats = bare.game.usual_seats
    shape = layout(bare.id, seats)
    views, vectors = set(), set()
    for g in positions(bare.game, seats, 60, asides=False):
        views.add(repr(g.view(0)))
        vectors.add(shape.encode(g.view(0), 0).tobytes())
    assert len(vectors) >= 0.9 * len(views)


def spoilt(value: Any, rng: Random) -> Any:
    """A view in which anything may stand anywhere."""
    if rng.random() < 0.1:
        return rng.choice(GARBAGE)
    if isinstance(value, dict):
        return {key: spoilt(part, rng) for key, part in value.items() if rng.random() < 0.95}
    if isinstance(value, list):
        return [spoilt(part, rng) for part in value * rng.choice((1, 1, 1, 2, 3))]
    return value


def test_no_view_is_refused(bare: Title) -> None:
    rng, seats = Random(5), bare.game.usual_seats
    play = Play(bare.id, seats, {})
    for g in positions(bare.game, seats, 40):
        view = {key: spoilt(part, rng) for key, part in g.view(0).items()}
        vector = play.vectors.views.of(view, 0)
        assert vector.min() >= 0.0
        assert vector.max() <= 1.0
        assert (vector == play.layout.encode(view, 0)).all()


def test_pettingzoo(bare: Title) -> None:
    api_test(pettingzoo.env(bare.id), num_cycles=30)
    parallel_api_test(pettingzoo.parallel_env(bare.id), num_cycles=15)
    seed_test(lambda: pettingzoo.env(bare.id), num_cycles=8)


def test_gymnasium(bare: Title) -> None:
    register_gymnasium()
    check_env(gymnasium.make(f"signoria/{bare.id}-v1", render_mode="ansi").unwrapped)


def test_batch(bare: Title) -> None:
    batch = Batch(bare.id, games=3, seed=1)
    for _ in range(25):
        for place, g in enumerate(batch.running):
            seat = int(batch.seats[place])
            assert (batch.observations[place] == batch.layout.encode(g.view(seat), seat)).all()
        batch.step([options[len(options) // 2] for options in batch.legal])


def test_openspiel(bare: Title) -> None:
    openspiel.register()
    rng, game = Random(2), pyspiel.load_game(openspiel.short_name(bare.id))
    assert game.layout is layout(bare.id, bare.game.usual_seats)
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_chance_node():
            guess = state.resample_from_infostate(0, rng.random)
            assert guess.observation_tensor(0) == state.observation_tensor(0)


def test_openspiel_plays_a_title_that_became_known_later() -> None:
    register(TRICKS)
    openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game("signoria_tricks(seats=3,bids=secret)"), 1, True, False, True)
    forget(TRICKS.id)


DIGEST = """
import sys
sys.path.append(sys.argv[1])
from tricks import TITLE
from signoria.envs.layouts import made
print([made(TITLE, seats).labels() for seats in (2, 3, 4)], [field.top for field in made(TITLE, 2).fields])
"""


def test_every_process_makes_the_same_layout() -> None:
    texts = {
        subprocess.run(
            [sys.executable, "-c", DIGEST, LITTLE], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(texts) == 1


class Weather(TypedDict):
    wind: int
    fair: bool


class View(TypedDict, total=False):
    """What the little card game might show, and more."""

    hands: list[int]
    hand: list[int]
    won: list[int]
    season: Literal["winter", "summer"]
    lead: Literal["anybody", 0, 1]
    weather: Optional[Weather]
    storms: list[Weather]
    omen: int
    signs: list[int]
    oracle: str


def test_a_typed_view_says_what_no_sample_has_shown() -> None:
    typed = Title(TRICKS.package, id=TRICKS.id, game=TRICKS.parts["game"])
    typed.parts["view"] = f"{__name__}:View"
    register(typed)
    shape = layout(TRICKS.id, 3)
    forget(TRICKS.id)
    fields = {field.path: field for field in shape.fields}
    assert fields["hands[]"].kind == "number"
    assert fields["season"].of == ("summer", "winter")
    assert fields["lead"].of == ("0", "1", "anybody")
    assert fields["weather.fair"].kind == "number"
    assert (fields["omen"].kind, fields["omen"].top, fields["omen"].group) == ("number", 100, OWN)
    assert (fields["signs"].kind, fields["signs"].of) == ("numbers", 4)
    assert "storms.3.wind" in fields
    assert "oracle" not in fields
    check_typed(shape)


def check_typed(shape: Layout) -> None:
    view = {"season": "winter", "lead": 1, "weather": {"wind": 50, "fair": True}, "storms": [{"wind": 100}] * 9}
    vector = dict(zip(shape.labels(), shape.encode(view, 0).tolist()))
    shown = {name for name, number in vector.items() if number}
    assert shown == {
        "own_seat=0", "season=winter", "lead=1", "weather.given", "weather.wind", "weather.fair",
        *(f"storms.{place}.wind" for place in range(4)),
    }  # fmt: skip
    assert vector["weather.wind"] == 0.5
