"""Teach one seat Condottiere with masked PPO, and draw how well it plays against random opponents.

pip install "signoria[train]"
python examples/train_ppo.py [--seats 2] [--minutes 4] [--picture curve.png]
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import matplotlib
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from signoria.envs.gymnasium import SignoriaEnv

matplotlib.use("Agg")
from matplotlib import pyplot

TABLES = 8


def table(title: str, seats: int) -> Any:
    """One table as PPO wants it: the bare vector as observation, the mask by a method."""
    env = SignoriaEnv(title, seats, opponents="random")
    flat = FlattenObservation(FilterObservation(env, ["observation"]))
    return ActionMasker(flat, lambda _: env.action_masks())


def share_of_victories(model: Any, title: str, seats: int, games: int) -> float:
    env = table(title, seats)
    won = 0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        ended = False
        while not ended:
            masks = env.action_masks()
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, ended, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


class Curve(BaseCallback):
    """Plays test games every so often, and stops when the time is up."""

    def __init__(self, title: str, seats: int, minutes: float, games: int) -> None:
        super().__init__()
        self.title, self.seats, self.games = title, seats, games
        self.ends = time.monotonic() + 60 * minutes
        self.every = 60 * minutes / 8
        self.next = time.monotonic()
        self.points: list[tuple[int, float]] = []

    def measure(self) -> None:
        share = share_of_victories(self.model, self.title, self.seats, self.games)
        self.points.append((self.num_timesteps, share))
        print(f"{self.num_timesteps:8} decisions  {100 * share:5.1f} %  {'#' * round(50 * share)}", flush=True)

    def _on_rollout_start(self) -> None:
        if time.monotonic() >= self.next:
            self.measure()
            self.next = time.monotonic() + self.every

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends


def draw(points: list[tuple[int, float]], seats: int, file: str) -> None:
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([steps for steps, _ in points], [100 * share for _, share in points], marker="o", color="#8c1c2b")
    axes.axhline(100 / seats, color="#9a948a", linestyle="--", label="a random player")
    axes.set_xlabel("decisions learned from")
    axes.set_ylabel("games won, %")
    axes.set_ylim(0, 100)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="condottiere")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=100, help="test games per point of the curve")
    parser.add_argument("--picture", default="curve.png")
    options = parser.parse_args()
    tables = DummyVecEnv([lambda: table(options.title, options.seats)] * TABLES)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=256, learning_rate=7e-4, ent_coef=0.01, gamma=0.999, seed=1,
        policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    curve = Curve(options.title, options.seats, options.minutes, options.games)
    model.learn(total_timesteps=1 << 40, callback=curve)
    curve.measure()
    draw(curve.points, options.seats, options.picture)
    best = max(share for _, share in curve.points)
    print(
        f"a random player wins {100 / options.seats:.0f} %, the learned one {100 * best:.0f} %: see {options.picture}"
    )


if __name__ == "__main__":
    main()
