"""PettingZoo's own suites over every title, and the promises of our page."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from signoria import games
from signoria.envs import pettingzoo
from signoria.kernel import Refusal

TITLES = [game.id for game in games()]
PLACES = [pytest.param(game.id, seats, id=f"{game.id}-{seats}")
          for game in games() for seats in {game.min_seats, game.max_seats}]  # fmt: skip


@pytest.fixture(autouse=True)
def dict_observations() -> Any:
    """PettingZoo warns about every observation that is not a bare array; masks need a dict."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


@pytest.mark.parametrize(("title", "seats"), PLACES)
def test_api(title: str, seats: int) -> None:
    api_test(pettingzoo.env(title, seats), num_cycles=60)


@pytest.mark.parametrize(("title", "seats"), PLACES)
def test_parallel_api(title: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(title, seats), num_cycles=40)


@pytest.mark.parametrize("title", TITLES)
def test_seeds(title: str) -> None:
    seed_test(lambda: pettingzoo.env(title), num_cycles=12)
    parallel_seed_test(lambda: pettingzoo.parallel_env(title), num_cycles=12)


@pytest.mark.parametrize("title", TITLES)
def test_max_cycles(title: str) -> None:
    """The suite counts cycles in which every seat steps, so its turn-based side is the converted one."""

    def parallel(**settings: Any) -> Any:
        return pettingzoo.parallel_env(title, **settings)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **s: parallel_to_aec(parallel(**s))))


@pytest.mark.parametrize("title", TITLES)
def test_turn_based_games_end_after_max_cycles(title: str) -> None:
    env = pettingzoo.env(title, max_cycles=5)
    env.reset(seed=3)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert not ended
        env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
        decisions += not cut
    assert decisions == 5


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_the_mask(title: str) -> None:
    env = pettingzoo.env(title)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        total[agent] += reward
        assert info["action_mask"] is seen["action_mask"]
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0.0


@pytest.mark.parametrize("asides", [False, True])
@pytest.mark.parametrize("title", TITLES)
def test_legal_actions_are_those_of_the_mask(title: str, asides: bool) -> None:
    """Whether the mask was looked at before or not, and no list is one that the environment goes on using."""
    env, rng = pettingzoo.env(title, asides=asides), np.random.default_rng(4)
    env.reset(seed=4)
    for _ in range(60):
        for agent in env.agents:
            unlooked = env.legal_actions(agent)
            marked = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            assert sorted(unlooked) == sorted(env.legal_actions(agent)) == marked
            unlooked.clear()
            env.legal_actions(agent).clear()
        if env.play.g.over:
            break
        assert env.legal_actions() == env.legal_actions(env.agent_selection) != []
        env.step(int(rng.choice(env.legal_actions())))
    assert env.play.illegal == 0


def test_illegal_actions_are_refused_with_the_reason() -> None:
    env = pettingzoo.env("condottiere", 3, illegal="refuse")
    env.reset(seed=1)
    taken = set(np.flatnonzero(env.last()[0]["action_mask"]))
    with pytest.raises(Refusal):
        env.step(next(action for action in range(env.action_space("seat_0").n) if action not in taken))


def test_seats_that_are_not_asked_can_only_idle() -> None:
    env = pettingzoo.parallel_env("condottiere", 3, illegal="refuse")
    seen, _ = env.reset(seed=1)
    idle = [agent for agent in env.agents if seen[agent]["action_mask"][env.idle]]
    assert len(idle) == 2
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    with pytest.raises(ValueError, match="is not asked"):
        env.step({**actions, idle[0]: 0})
    env.step(actions)


def test_a_refused_answer_takes_back_the_others_of_the_same_step() -> None:
    env = pettingzoo.parallel_env("il_principe", 3, illegal="refuse")
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    assert env.play.g.to_act == [0, 1, 2]
    with pytest.raises(Refusal):
        env.step({**legal, "seat_2": env.play.game.verbs.parse("pass")})
    assert env.play.g.to_act == [0, 1, 2]


def test_options_reach_the_table() -> None:
    env = pettingzoo.env("condottiere", 4, capture_regions=True)
    env.reset(seed=1)
    where = env.unwrapped.play.layout.slices["variants.capture_regions"]
    assert env.observe("seat_0")["observation"][where] == 1.0


def test_asides_widen_the_action_space() -> None:
    plain, wide = pettingzoo.env("princes", 4), pettingzoo.env("princes", 4, asides=True)
    assert wide.action_space("seat_0").n > plain.action_space("seat_0").n


def test_render_shows_the_table() -> None:
    env = pettingzoo.env("principato", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "year" in (env.render() or "")


def test_names_carry_a_version() -> None:
    assert pettingzoo.env("princes").metadata["name"] == "princes-v1"


def test_the_table_is_drawn_as_text_in_words() -> None:
    env = pettingzoo.env("condottiere", 3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "seat_2" in drawn
    assert "Milan" in drawn
