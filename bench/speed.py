"""Speed of the rules, one core: random play with options and events, copy, imagine, view.

python bench/speed.py [GAME ...] [--seats N] [--seconds S] [--json]
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random
from typing import Any, Callable

from signoria import game, games
from signoria.kernel import Game, State

clock = time.process_time


def play(g: State, rng: Random) -> int:
    """One random game; the number of decisions."""
    decisions = 0
    while g.stack:
        waiting = g.stack[-1].waiting
        seat = (waiting & -waiting).bit_length() - 1
        options = g.stack[-1].legal(g, seat)
        g.act(seat, options[int(rng.random() * len(options))])
        decisions += 1
    return decisions


def positions(title: Game, seats: int, count: int) -> list[State]:
    """States from the middle of random games."""
    rng, found = Random(3), []
    while len(found) < count:
        g = title.start(seats, len(found))
        for _ in range(20 + rng.randrange(60)):
            if g.over:
                break
            seat = g.to_act[0]
            g.act(seat, rng.choice(g.legal(seat)))
        if not g.over:
            found.append(g)
    return found


def microseconds(work: Callable[[State], Any], states: list[State], rounds: int = 9) -> float:
    best = float("inf")
    for _ in range(rounds):
        begun = clock()
        for g in states:
            work(g)
        best = min(best, (clock() - begun) / len(states) * 1e6)
    return round(best, 2)


def measure(title: Game, seats: int, seconds: float) -> dict[str, Any]:
    rng = Random(1)
    best, played, total = 0.0, 0, 0
    ends = clock() + seconds
    while clock() < ends:
        begun, decisions = clock(), 0
        while clock() - begun < 0.3:
            decisions += play(title.start(seats, played), rng)
            played += 1
        best = max(best, decisions / (clock() - begun))
        total += decisions
    states = positions(title, seats, 100)
    return {
        "game": title.id,
        "seats": seats,
        "decisions_per_second": round(best),
        "decisions_per_game": round(total / played, 1),
        "copy_us": microseconds(lambda g: g.copy(), states),
        "imagine_us": microseconds(lambda g: g.imagine(0, bytes(16)), states),
        "view_us": microseconds(lambda g: g.view(0), states),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    titles = [game(id) for id in chosen.games] or games()
    rows = [measure(title, chosen.seats or title.usual_seats, chosen.seconds) for title in titles]
    if chosen.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
