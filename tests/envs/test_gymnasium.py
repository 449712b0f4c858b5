"""Gymnasium's own checker over every title, and opponents."""

from __future__ import annotations

from typing import Optional

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from signoria import games
from signoria.bots import RandomBot, Sight
from signoria.envs.gymnasium import SignoriaEnv, register
from signoria.kernel import Refusal

TITLES = [game.id for game in games()]


@pytest.mark.parametrize("title", TITLES)
def test_check_env(title: str) -> None:
    register()
    check_env(gymnasium.make(f"signoria/{title}-v1", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("title", TITLES)
def test_one_seat_plays_to_the_end(title: str) -> None:
    env = SignoriaEnv(title, seat=1)
    seen, info = env.reset(seed=4)
    ended, reward, rng = False, 0.0, np.random.default_rng(1)
    while not ended:
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert -1.0 <= reward <= 1.0
    assert reward != 0.0


def test_opponents_go_around_the_table() -> None:
    env = SignoriaEnv("condottiere", 4, seat=2, opponents=["expert", "random"])
    kinds = [type(env.bots[seat]).__name__ for seat in (0, 1, 3)]
    assert kinds == ["Expert", "RandomBot", "Expert"]


def test_same_seed_same_game() -> None:
    seen = [SignoriaEnv("princes", opponents="random").reset(seed=9)[0]["observation"] for _ in range(2)]
    assert (seen[0] == seen[1]).all()


def test_made_by_id() -> None:
    register()
    env = gymnasium.make("signoria/condottiere-v1", seats=3).unwrapped
    assert isinstance(env, SignoriaEnv)
    assert env.play.seats == 3


def test_a_cut_game_is_truncated() -> None:
    env = SignoriaEnv("condottiere", max_cycles=1)
    seen, _ = env.reset(seed=1)
    *_, ended, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert cut
    assert not ended


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="seat must be from 0 to 2"):
        SignoriaEnv("condottiere", 3, seat=3)


class Watcher(RandomBot):
    """Looks whether anything true lies behind what it is shown, and says something whenever it may."""

    imagined: set[bool] = set()
    asked = 0

    def choose(self, sight: Sight) -> int:
        self.imagined.add(sight._g.imagined)
        return super().choose(sight)

    def aside(self, sight: Sight) -> Optional[int]:
        self.imagined.add(sight._g.imagined)
        Watcher.asked += 1
        return None


def test_opponents_see_no_more_than_their_seat_and_may_speak_out_of_turn() -> None:
    env = SignoriaEnv("princes", opponents=Watcher())
    _, info = env.reset(seed=2)
    for _ in range(10):
        _, _, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if ended:
            break
    assert Watcher.imagined == {True}
    assert Watcher.asked > 0


def test_an_illegal_action_is_replaced_and_counted_or_refused() -> None:
    env = SignoriaEnv("condottiere", 3)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[4]["illegal"] == 1
    strict = SignoriaEnv("condottiere", 3, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(Refusal):
        strict.step(wrong)
