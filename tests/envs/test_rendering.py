"""What environments show: the libraries' own checkers, pictures of every title, and that none tells a secret."""

from __future__ import annotations

import io
import pickle
import webbrowser
from random import Random
from typing import Any, Iterator
from urllib.error import URLError
from urllib.request import urlopen

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test
from PIL import Image

import signoria
from signoria.envs import pettingzoo, rendering
from signoria.envs.drawing import HEIGHT, PLASTER, WIDTH, Sheet
from signoria.envs.gymnasium import SignoriaEnv, register
from signoria.envs.pictures import drawn_text, table_picture
from signoria.kernel import State
from signoria.titles import games
from signoria.words import Words

TITLES = [game.id for game in games()]
SHAPE = (HEIGHT, WIDTH, 3)


def moments(title: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Some moments of a random game, the first and the last among them."""
    rng = Random(seed)
    g = signoria.game(title).start(seats, seed)
    while not g.over:
        if g.moves % every == 0:
            yield g
        seat = g.to_act[0]
        g.submit(seat, rng.choice(g.legal(seat)))
    yield g


def names(g: State) -> list[str]:
    return [f"seat_{seat}" for seat in range(g.seats)]


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "has_screen", lambda: False)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_s_checker_of_pictures_is_content(title: str) -> None:
    render_test(lambda **settings: pettingzoo.env(title, **settings))


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_s_checker_is_content_with_pictures(title: str) -> None:
    register()
    check_env(gymnasium.make(f"signoria/{title}-v1", render_mode="rgb_array").unwrapped)


def test_the_parallel_environment_draws_too() -> None:
    env = pettingzoo.parallel_env("condottiere", 3, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == SHAPE


@pytest.mark.parametrize("title", TITLES)
def test_every_moment_can_be_drawn_at_every_size_of_table(title: str) -> None:
    game = signoria.game(title)
    for seats in range(game.min_seats, game.max_seats + 1):
        for g in moments(title, seats, seats, 150):
            picture = table_picture(g, None, names(g), ["en", "fr", "it"][seats % 3])
            assert picture.shape == SHAPE
            assert picture.dtype == np.uint8


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_tells_nothing_that_its_viewer_may_not_know(title: str) -> None:
    """Whatever a seat cannot know is dealt anew, and no point of its picture changes, nor of a spectator's."""
    for place, g in enumerate(moments(title, 4, 5, 60)):
        if g.over:
            continue
        seat = place % g.seats
        world = g.imagine(seat, bytes([place] * 16))
        assert (table_picture(g, seat, names(g)) == table_picture(world, seat, names(g))).all()
        assert (table_picture(g, None, names(g)) == table_picture(world, None, names(g))).all()


def test_a_hand_is_in_the_picture_of_its_owner_alone() -> None:
    g = signoria.game("condottiere").start(3, 4)
    own, other, everybody = (table_picture(g, seat, names(g)) for seat in (0, 1, None))
    assert (own != everybody).any()
    assert (own != other).any()


def test_a_title_without_a_drawing_has_its_text_drawn() -> None:
    g = signoria.game("princes").start(6, 1)
    sheet = Sheet()
    drawn_text(sheet, g.view(None), Words(g.game, "en", names(g), g.figures().pack.figures), g.figures())
    empty = np.array(Image.new("RGB", (WIDTH, HEIGHT), PLASTER))
    assert sheet.array().shape == empty.shape
    assert (sheet.array() != empty).any()


def test_an_unknown_way_of_showing_is_refused() -> None:
    with pytest.raises(ValueError, match="one of ansi, rgb_array, human, got 'rgb'"):
        pettingzoo.env("condottiere", render_mode="rgb")
    with pytest.raises(ValueError, match="one of ansi"):
        SignoriaEnv("condottiere", render_mode="rgb")


def test_people_without_a_screen_read_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    env = SignoriaEnv("condottiere", 2, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Turin" in capsys.readouterr().out


def test_people_with_a_screen_see_the_last_picture_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browser(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(rendering, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", browser)
    env = pettingzoo.env("condottiere", 2, render_mode="human")
    env.reset(seed=1)
    env.render()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert len(opened) == 1
    assert b"table.png" in read(opened[0])
    shown = np.array(Image.open(io.BytesIO(read(f"{opened[0]}table.png?1"))))
    assert (shown == table_picture(env.play.g, None, ["seat_0", "seat_1"])).all()
    with pytest.raises(URLError):
        read(f"{opened[0]}other")
    copied = pickle.loads(pickle.dumps(env))
    assert copied.renderer.page is None
    env.close()
    with pytest.raises(URLError):
        read(opened[0])


def test_a_browser_that_does_not_open_leaves_the_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def browser(address: str) -> Any:
        raise webbrowser.Error("none")

    monkeypatch.setattr(rendering, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", browser)
    env = pettingzoo.env("condottiere", 2, render_mode="human")
    env.reset(seed=1)
    env.render()
    assert "Turin" in capsys.readouterr().out


def read(address: str) -> bytes:
    with urlopen(address, timeout=30) as answer:
        found: bytes = answer.read()
        return found
