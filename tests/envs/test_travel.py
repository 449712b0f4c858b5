"""Environments and batches are copied, pickled and spawned, and go on as they would have."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from functools import partial
from typing import Any, Callable, Iterator

import cloudpickle
import gymnasium
import numpy as np
import pytest
import supersuit

from signoria import games
from signoria.envs.batch import Batch
from signoria.envs.gymnasium import SignoriaEnv
from signoria.envs.pettingzoo import env, parallel_env

WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "cloudpickle": lambda thing: pickle.loads(cloudpickle.dumps(thing)),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_title = pytest.mark.parametrize("title", [game.id for game in games()])


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def aec_story(table: Any, steps: int) -> list[Any]:
    story: list[Any] = []
    for _ in range(steps):
        seen, reward, ended, _, _ = table.last()
        story.append((table.agent_selection, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward))
        table.step(None if ended else first_legal(seen["action_mask"]))
        if not table.agents:
            break
    return story


@every_title
@every_way
def test_turn_by_turn(title: str, way: Callable[[Any], Any]) -> None:
    table = env(title)
    table.reset(seed=5)
    aec_story(table, 15)
    other = way(table)
    assert aec_story(other, 25) == aec_story(table, 25)


def gym_story(table: Any, steps: int) -> list[Any]:
    story: list[Any] = []
    for _ in range(steps):
        seen, reward, over, _, _ = table.step(first_legal(table.action_masks()))
        story.append((seen["observation"].tobytes(), reward, over))
        if over:
            break
    return story


@every_title
@every_way
def test_against_bots(title: str, way: Callable[[Any], Any]) -> None:
    table = SignoriaEnv(title, opponents="novice")
    table.reset(seed=5)
    gym_story(table, 4)
    other = way(table)
    assert gym_story(other, 8) == gym_story(table, 8)


def batch_story(batch: Batch, steps: int) -> list[Any]:
    story: list[Any] = []
    for _ in range(steps):
        batch.step([actions[0] for actions in batch.legal])
        story.append((batch.observations.tobytes(), batch.masks.tobytes(), batch.rewards.tobytes(), batch.finished))
    return story


@every_title
@every_way
def test_many_at_once(title: str, way: Callable[[Any], Any]) -> None:
    batch = Batch(title, 3, seed=5)
    batch_story(batch, 10)
    other = way(batch)
    assert batch_story(other, 20) == batch_story(batch, 20)


@pytest.fixture
def processes_begin_afresh() -> Iterator[None]:
    """One that has threads, perhaps of another test, is not safely forked."""
    usual = multiprocessing.get_start_method()
    multiprocessing.set_start_method("spawn", force=True)
    yield
    multiprocessing.set_start_method(usual, force=True)


@pytest.mark.usefixtures("processes_begin_afresh")
def test_supersuit_runs_them_in_processes_of_their_own() -> None:
    seats = 3
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env("condottiere", seats))
    several = supersuit.concat_vec_envs_v1(one, 2, num_cpus=2, base_class="gymnasium")
    try:
        seen, _ = several.reset(seed=1)
        for _ in range(60):
            seen, rewards, _, _, _ = several.step(np.array([first_legal(mask) for mask in seen["action_mask"]]))
        assert rewards.shape == (2 * seats,)
    finally:
        several.close()


def test_gymnasium_spawns_them() -> None:
    makers = [partial(SignoriaEnv, "renaissance", opponents="novice")] * 2
    several = gymnasium.vector.AsyncVectorEnv(makers, context="spawn")
    try:
        seen, _ = several.reset(seed=1)
        alone, _ = SignoriaEnv("renaissance", opponents="novice").reset(seed=1)
        assert (seen["observation"][0] == alone["observation"]).all()
    finally:
        several.close()
