"""How many instructions of the processor our rules need, beside another checkout of the sources.

    python bench/instructions.py [--beside DIRECTORY/src] [TITLE ...]

Counted by valgrind, so that neither a busy machine nor luck has a say: the same sources give the same figures to the
instruction. Each figure is the difference between a short and a long run, and so without imports and warming up.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import contestants

LENGTHS = {"play": (5, 25), "copy": (5, 55), "view": (5, 45)}  # games; rounds through all positions
WARM_GAMES = 3


def count_units(title: str, job: str, times: int) -> int:
    """Do it so many times: how many decisions, copies or views that were."""
    import signoria

    game = signoria.game(title)

    def play(seed: int) -> int:
        contestants.RNG.seed(seed)
        g = game.start(seed=seed)
        g.log = None
        return contestants.playout(g)

    def position(seed: int) -> Any:
        contestants.RNG.seed(seed)
        return contestants.middle(game.start(seed=seed))

    for number in range(WARM_GAMES):
        play(1000 + number)
    positions = [position(number) for number in range(contestants.POSITIONS)]
    gc.collect()
    gc.freeze()
    if job == "play":
        return sum(play(number) for number in range(times))
    for _ in range(times):
        for g in positions:
            if job == "copy":
                g.copy()
            else:
                g.view(g.to_act[0])
    return times * len(positions)


def counted(source: Path, title: str, job: str, times: int) -> tuple[int, int]:
    """Units and instructions of one process."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    own = [sys.executable, __file__, "--count", job, "--times", str(times), title]
    done = subprocess.run([*tool, *own], env=environment, capture_output=True, text=True, check=True)
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    assert found is not None, done.stderr
    return json.loads(done.stdout), int(found[1].replace(",", ""))


def cost(source: Path, title: str, job: str) -> float:
    """Instructions for one decision (a share of the game's set-up with it), copy or view."""
    short, long = (counted(source, title, job, times) for times in LENGTHS[job])
    return (long[1] - short[1]) / (long[0] - short[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--beside", type=Path, help="the `src` of another checkout")
    parser.add_argument("--count", choices=LENGTHS, help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.count:
        print(json.dumps(count_units(options.titles[0], options.count, options.times)))
        return
    import signoria

    ours = Path(signoria.__file__).parents[1]
    for title in options.titles or [game.id for game in signoria.games()]:
        for job in LENGTHS:
            here = cost(ours, title, job)
            there = cost(options.beside.resolve(), title, job) if options.beside else None
            beside = f" beside {there:9,.0f}: {here / there:.3f}" if there else ""
            print(f"{title:12} {job:5} {here:9,.0f}{beside}", flush=True)


if __name__ == "__main__":
    main()
