"""Environments driven by clients that others wrote: each where it is installed, all with the extra `clients`."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from signoria import games
from signoria.envs import pettingzoo
from signoria.envs.gymnasium import SignoriaEnv

TITLES = [game.id for game in games()]
every_title = pytest.mark.parametrize("title", TITLES)


@pytest.fixture(autouse=True)
def clients_may_warn() -> Any:
    """Of their own affairs: what they deprecate is not ours to mend."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_title
def test_masked_ppo_of_sb3_contrib_learns_and_answers_by_the_rules(title: str) -> None:
    pytest.importorskip("sb3_contrib")
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env

    env = SignoriaEnv(title, illegal="refuse")
    check_env(SignoriaEnv(title))
    model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
    model.learn(64)
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, ended, cut, _ = env.step(int(action))  # an illegal action would be refused
        if ended or cut:
            seen, _ = env.reset(seed=4)


@every_title
def test_tianshou_collects_whole_games(title: str) -> None:
    pytest.importorskip("tianshou")
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    def table() -> PettingZooEnv:
        return PettingZooEnv(pettingzoo.env(title, illegal="refuse"))

    wrapped = table()
    players = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(wrapped.action_space) for _ in wrapped.agents]
    everybody = MultiAgentOffPolicyAlgorithm(algorithms=players, env=wrapped)
    collector = Collector(everybody.policy, DummyVectorEnv([table, table]))
    collected = collector.collect(n_episode=2, reset_before_collect=True)
    assert collected.n_collected_episodes == 2
    assert np.asarray(collected.returns).sum() == pytest.approx(0.0, abs=1e-5)


@every_title
def test_rllib_s_checker_is_content_and_its_masks_are_taken(title: str) -> None:
    pytest.importorskip("tree")
    pytest.importorskip("torch")
    pytest.importorskip("tensorboardX")
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from signoria.envs.rllib import SignoriaMultiAgent

    env = SignoriaMultiAgent({"title": title})
    check_multiagent_environments(env)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        actions = {agent: int(np.flatnonzero(row["action_mask"])[0]) for agent, row in seen.items()}
        seen, rewards, ended, _, _ = env.step(actions)
        assert set(actions) <= set(rewards)  # RLlib wants something for whoever has acted
        if ended["__all__"]:
            break


@pytest.mark.long
@every_title
def test_openspiel_writes_down_and_reads_every_state(title: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import signoria.envs.openspiel

    assert signoria.envs.openspiel
    game = pyspiel.load_game(f"signoria_{title}(seats=3)")
    pyspiel.random_sim_test(game, 1, True, False, True)


@pytest.mark.long
@every_title
def test_supersuit_runs_tables_side_by_side(title: str) -> None:
    supersuit = pytest.importorskip("supersuit")
    one = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env(title, 3))
    stacked = supersuit.concat_vec_envs_v1(one, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = stacked.reset(seed=1)
    for _ in range(20):
        actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        seen, rewards, _, _, _ = stacked.step(np.array(actions))
        assert len(rewards) == 6
    stacked.close()
