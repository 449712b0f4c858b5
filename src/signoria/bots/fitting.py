"""Fits the weights of an outlook to games of experts who err now and then.

`python -m signoria.bots.fitting TITLE [GAMES]` prints `early` and `late` of the title's outlook.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]

from signoria.bots import Sight, bot
from signoria.bots.novice import Novice
from signoria.bots.outlook import Fitted, outlook_of
from signoria.titles import game

EVERY: Final = 12  # decisions between two positions of a game
SKILLS: Final = [1.0, 0.95, 0.9, 0.8]  # a mixture of strengths makes the positions differ
SHRINKAGE: Final = 2.0
Sample = tuple[int, Any, Any]  # game, terms of each seat, shares


def play(title: str, number: int, seats: int) -> list[Sample]:
    """Positions of one game, with what came of it."""
    rng = Random(number)
    expert = bot("expert", title)
    players = [Novice(expert, rng.choice(SKILLS)) for _ in range(seats)]
    g = game(title).start(seats, number)
    g.log = None
    found, at = [], rng.randrange(EVERY)
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, players[seat].choose(Sight(g, seat, rng)))
        at += 1
        if at % EVERY == 0 and not g.over:
            found.append(terms(title, g))
    shares = np.array([1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(seats)])
    return [(number, rows, shares) for rows in found]


def terms(title: str, g: Any) -> Any:
    """The terms of each seat, once as they are and once by how far the game is."""
    outlook = outlook_of(title)
    if not isinstance(outlook, Fitted):
        raise SystemExit(f"{title} has no outlook with terms of its own: nothing to fit")
    progress, rows = outlook.read(g)
    return np.array([[*row, *(progress * value for value in row)] for row in rows])


def fit(samples: list[Sample]) -> tuple[Any, float]:
    """Weights of the likeliest model, and its loss for one position (in nats)."""
    width = samples[0][1].shape[1]

    def loss(weights: Any) -> tuple[float, Any]:
        total, slope = SHRINKAGE * float(weights @ weights), 2 * SHRINKAGE * weights
        for _, rows, shares in samples:
            merits = rows @ weights
            odds = np.exp(merits - merits.max())
            chances = odds / odds.sum()
            total -= float(shares @ np.log(chances + 1e-12))
            slope = slope - rows.T @ (shares - chances)
        return total, slope

    found = minimize(loss, np.zeros(width), jac=True, method="L-BFGS-B")
    return found.x, float(found.fun) / len(samples)


def main(arguments: list[str]) -> None:
    title = arguments[0]
    games = int(arguments[1]) if len(arguments) > 1 else 300
    kind = game(title)
    counts = [kind.usual_seats, *range(kind.min_seats, kind.max_seats + 1)]
    samples = [sample for number in range(games) for sample in play(title, number, counts[number % len(counts)])]
    report(samples)


def report(samples: list[Sample]) -> None:
    """Loss on games the model has not seen, beside that of knowing nothing; then the weights of all."""
    seen = [sample for sample in samples if sample[0] % 5]
    unseen = [sample for sample in samples if not sample[0] % 5]
    weights, _ = fit(seen)
    loss = 0.0
    for _, rows, shares in unseen:
        merits = rows @ weights
        loss -= float(shares @ (merits - merits.max() - np.log(np.exp(merits - merits.max()).sum())))
    blind = sum(np.log(len(shares)) for _, _, shares in unseen)
    print(f"{len(samples)} positions; loss on unseen games {loss / len(unseen):.3f}, blind {blind / len(unseen):.3f}")
    weights, _ = fit(samples)
    half = len(weights) // 2
    for row in (weights[:half], weights[half:]):
        print("[" + ", ".join(f"{value:.2f}" for value in row) + "],")


if __name__ == "__main__":
    main(sys.argv[1:])
