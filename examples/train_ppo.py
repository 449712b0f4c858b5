"""Teach Condottiere with masked PPO, against random opponents or against its own former selves, and draw how it goes.

pip install "signoria[train]"                    # from a checkout: pip install -e ".[train]"
python examples/train_ppo.py [--seats 2] [--minutes 4] [--opponents self] [--out ppo]

Writes OUT-last.zip (the model at the end), OUT-best.zip (the one that won most test games) and OUT.png (the curve).
Their figures are told apart: the best of several noisy measurements flatters, so both are measured on fresh games.
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # nets this small are several times faster on one thread

import argparse
import time
from pathlib import Path
from typing import Any, Optional

import matplotlib
import torch
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from signoria.bots import RandomBot, Sight
from signoria.envs.gymnasium import SignoriaEnv
from signoria.envs.play import Play

matplotlib.use("Agg")
from matplotlib import pyplot

torch.set_num_threads(1)
TABLES = 8
TEST, FRESH = 1_000_000, 2_000_000  # seeds of test games, and of those that are played once at the end


class Former:
    """An opponent that plays as the net did when it was last shown; at random before that."""

    def __init__(self, title: str, seats: int, options: dict[str, Any]) -> None:
        self.seen = Play(title, seats, options)
        self.model: Optional[Any] = None
        self.random = RandomBot()

    def choose(self, sight: Sight) -> int:
        if self.model is None:
            return self.random.choose(sight)
        vector = self.seen.vector_of(sight.view(), sight.seat)
        mask = [False] * self.seen.actions
        for action in sight.options:
            mask[action] = True
        action, _ = self.model.predict(vector, action_masks=mask)
        return int(action)


def table(title: str, seats: int, opponents: Any = "random") -> Any:
    """One table as PPO wants it: the bare vector as observation, the mask by a method."""
    env = SignoriaEnv(title, seats, opponents=opponents)
    flat = FlattenObservation(FilterObservation(env, ["observation"]))
    return ActionMasker(flat, lambda _: env.action_masks())


def share_of_victories(model: Any, title: str, seats: int, games: int, first: int = TEST) -> float:
    """Against random opponents, whatever it learned from: one measure for all."""
    env = table(title, seats)
    won = 0
    for seed in range(games):
        seen, _ = env.reset(seed=first + seed)
        ended = False
        while not ended:
            masks = env.action_masks()
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, ended, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


class Curve(BaseCallback):
    """Plays test games every so often, keeps the best model, renews the former selves, and stops when time is up."""

    def __init__(self, title: str, seats: int, minutes: float, games: int, out: str, former: Optional[Former]) -> None:
        super().__init__()
        self.title, self.seats, self.games, self.out, self.former = title, seats, games, out, former
        self.ends = time.monotonic() + 60 * minutes
        self.every = 60 * minutes / 8
        self.next = time.monotonic()
        self.points: list[tuple[int, float]] = []

    def measure(self) -> None:
        share = share_of_victories(self.model, self.title, self.seats, self.games)
        if share > max((before for _, before in self.points), default=-1.0):
            self.model.save(f"{self.out}-best.zip")
        self.points.append((self.num_timesteps, share))
        print(f"{self.num_timesteps:8} decisions  {100 * share:5.1f} %  {'#' * round(50 * share)}", flush=True)

    def renew(self) -> None:
        """The opponents become what the net is now."""
        if self.former is not None:
            self.model.save(f"{self.out}-former.zip")
            self.former.model = MaskablePPO.load(f"{self.out}-former.zip", device="cpu")
            Path(f"{self.out}-former.zip").unlink()

    def _on_rollout_start(self) -> None:
        if time.monotonic() >= self.next:
            self.measure()
            if len(self.points) > 1:
                self.renew()
            self.next = time.monotonic() + self.every

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends


def draw(points: list[tuple[int, float]], seats: int, file: str) -> None:
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([steps for steps, _ in points], [100 * share for _, share in points], marker="o", color="#8c1c2b")
    axes.axhline(100 / seats, color="#9a948a", linestyle="--", label="a random player")
    axes.set_xlabel("decisions learned from")
    axes.set_ylabel("games won against random players, %")
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
    parser.add_argument("--opponents", choices=("random", "self"), default="random")
    parser.add_argument("--out", default="ppo", help="beginning of the names of what is written")
    options = parser.parse_args()
    former = Former(options.title, options.seats, {}) if options.opponents == "self" else None
    against: Any = "random" if former is None else former
    tables = DummyVecEnv([lambda: table(options.title, options.seats, against)] * TABLES)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=256, learning_rate=7e-4, ent_coef=0.01, gamma=0.999, seed=1,
        policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    curve = Curve(options.title, options.seats, options.minutes, options.games, options.out, former)
    model.learn(total_timesteps=1 << 40, callback=curve)
    curve.measure()
    model.save(f"{options.out}-last.zip")
    draw(curve.points, options.seats, f"{options.out}.png")
    best = MaskablePPO.load(f"{options.out}-best.zip", device="cpu")
    fresh = [
        share_of_victories(each, options.title, options.seats, options.games, FRESH) for each in (model, best)
    ]  # fmt: skip
    print(f"on fresh games a random player wins {100 / options.seats:.0f} %, the last model {100 * fresh[0]:.0f} %,")
    print(f"the best one {100 * fresh[1]:.0f} %: {options.out}-last.zip, {options.out}-best.zip, {options.out}.png")


if __name__ == "__main__":
    main()
