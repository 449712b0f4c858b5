"""What `signoria.envs.workers.Workers` gains over a `Batch` of as many games, in steps alone and by the clock.

    python bench/several.py [--games 256] [--processes 2] [--rounds 5] [--steps 40] [TITLE ...]

Both step in turn; random legal actions are chosen meanwhile and not counted. Wants as many idle cores as processes.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median
from typing import Union

import numpy as np

import signoria
from signoria.envs.batch import Batch
from signoria.envs.workers import Workers
from signoria.speed import build, python

Many = Union[Batch, Workers]


def rate(batch: Many, steps: int, rng: Random) -> float:
    """Decisions a second."""
    taken = 0.0
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        begun = time.perf_counter()
        batch.step(actions)
        taken += time.perf_counter() - begun
    return steps * batch.games / taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=40)
    options = parser.parse_args()
    print(f"{build()}; {python()}; {options.games} games, {options.processes} processes")
    rng = Random(1)
    for title in options.titles or [game.id for game in signoria.games()]:
        alone = Batch(title, options.games, seed=1)
        with Workers(title, options.games, processes=options.processes, seed=1) as shared:
            pairs = []
            for _ in range(options.rounds + 1):
                pairs.append((rate(alone, options.steps, rng), rate(shared, options.steps, rng)))
        one, several = (median(rates) for rates in zip(*pairs[1:]))
        gain = median(after / before for before, after in pairs[1:])
        print(f"{title:12} {one:10,.0f} {several:10,.0f} {gain:5.2f}", flush=True)


if __name__ == "__main__":
    main()
