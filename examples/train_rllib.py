"""Teach all seats of a title at once with RLlib's PPO on Ray: one masked policy plays every seat against itself.

pip install "signoria[train]" "ray[rllib]"       # from a checkout: pip install -e ".[train]" "ray[rllib]"
python examples/train_rllib.py [--title condottiere] [--seats 2] [--iterations 20] [--out rllib-model]
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import argparse
from pathlib import Path
from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from signoria.envs.rllib import SignoriaMultiAgent

POLICY = "everybody"


def config(title: str, seats: int, runners: int, batch: int) -> Any:
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128, 128]})
    return (
        PPOConfig()
        .environment(SignoriaMultiAgent, env_config={"title": title, "seats": seats})
        .env_runners(num_env_runners=runners, batch_mode="complete_episodes")
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))
        .training(train_batch_size_per_learner=batch, minibatch_size=min(256, batch), lr=5e-4, gamma=0.999)
        .learners(num_learners=0)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="condottiere")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one")
    parser.add_argument("--batch", type=int, default=2048, help="decisions learned from at once")
    parser.add_argument("--out", default="rllib-model")
    options = parser.parse_args()
    algorithm = config(options.title, options.seats, options.runners, options.batch).build_algo()
    for number in range(1, options.iterations + 1):
        found = algorithm.train()["env_runners"]
        print(f"{number:4}  {found.get('episode_len_mean', 0.0):6.1f} decisions a game", flush=True)
    kept = algorithm.save_to_path(str(Path(options.out).resolve()))
    print(f"kept in {kept}")
    algorithm.stop()


if __name__ == "__main__":
    main()
