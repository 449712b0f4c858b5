"""What stepping through a replay costs the server: `python bench/reel.py [GAME] [--actions 900]`.

One finished game, every moment of it in order as a spectator sees it, in processor time of one core: played from the
start for each moment, then from the reel that the server keeps, one moment and sixteen moments an answer.
"""

from __future__ import annotations

import argparse
import gc
import time
from random import Random
from typing import Callable

import signoria
from signoria.kernel import Game, Record
from signoria.server.reels import STRIDE, Reel

clock = time.thread_time
TRIES = 300


def played(title: Game, actions: int) -> Record:
    """Of many random games the one whose length is nearest."""
    return min((game(title, seed) for seed in range(TRIES)), key=lambda record: abs(len(record.actions) - actions))


def game(title: Game, seed: int) -> Record:
    g, rng = title.start(title.max_seats, seed), Random(seed)
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, rng.choice(g.legal(seat)))
    return g.record()


def measure(work: Callable[[int], object], numbers: range) -> tuple[float, float]:
    """All and the worst, in ms."""
    spent = []
    for number in numbers:
        begun = clock()
        work(number)
        spent.append((clock() - begun) * 1000)
    return sum(spent), max(spent)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="renaissance")
    parser.add_argument("--actions", type=int, default=900)
    options = parser.parse_args()
    record = played(signoria.game(options.game), options.actions)
    gc.collect()
    gc.freeze()  # the games that were not chosen would cost the chosen one a collection
    last = len(record.actions)
    moments = range(last + 1)

    def afresh(number: int) -> object:
        g = record.moments(number, trust=True).last()
        return g.view(None), g.events(None)

    begun = clock()
    reel = Reel(record)
    making = (clock() - begun) * 1000
    rows = {
        "from the start": measure(afresh, moments),
        "reel, one by one": measure(lambda n: reel.moments(n, n, -1, False), moments),
        "reel, 16 at once": measure(
            lambda n: reel.moments(n, min(n + STRIDE - 1, last), -1, False), moments[::STRIDE]
        ),
        "reel, every hand": measure(lambda n: reel.moments(n, n, -1, True), moments),
    }  # fmt: skip
    print(f"{options.game}, {record.seats} seats, {last} actions; the reel is made in {making:.1f} ms")
    for name, (total, worst) in rows.items():
        print(f"{name:18} {total:9.1f} ms for all moments, {worst:7.2f} ms for the worst answer")


if __name__ == "__main__":
    main()
