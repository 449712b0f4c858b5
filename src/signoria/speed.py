"""Speed of the rules, one core: random play with options and events, copy, imagine, view."""

from __future__ import annotations

import platform
import time
from random import Random
from typing import Any, Callable

from signoria.envs.plates import press
from signoria.kernel import Game, State
from signoria.kernel import state as rules

clock = time.process_time


def build() -> str:
    """How the rules run here, and whether tensors and judgements are worked out in C."""
    rules_are = "interpreted" if (rules.__file__ or "").endswith(".py") else "compiled"
    if (rules_are == "compiled") == (press is not None):
        return rules_are
    return f"{rules_are} {'without' if press is None else 'with'} the press"


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"


def play(g: State, rng: Random) -> int:
    """One random game; the number of decisions."""
    decisions = 0
    while g.stack:
        seat = g.first_to_act()
        legal = g.stack[-1].legal(g, seat)
        g.act(seat, legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def positions(title: Game, seats: int, count: int) -> list[State]:
    """States from the middle of random games."""
    rng = Random(3)
    found: list[State] = []
    while len(found) < count:
        g = title.start(seats, len(found))
        for _ in range(20 + rng.randrange(60)):
            if g.over:
                break
            seat = g.first_to_act()
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
