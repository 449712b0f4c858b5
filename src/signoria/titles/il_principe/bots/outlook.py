"""How good a position of Il Principe looks for each seat, read from imagined worlds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Fitted, Reading
from signoria.titles.il_principe.rules.state import Principe


def progress(g: Principe) -> float:
    """How far the game is, from 0 to 1."""
    whole = len(g.pile) + 20 * g.round
    return min(1.0, 20 * (g.round - 1) / whole)


def reading(g: Principe) -> Reading:
    """How far the game is, and for each seat the terms that count."""
    scores = g.standing()
    rows = []
    for seat in range(g.seats):
        hand = g.hand[seat * 5 : seat * 5 + 5]
        up, down = g.up[seat * 5 : seat * 5 + 5], g.down[seat * 5 : seat * 5 + 5]
        majors = sum([g.role[2 * color] == seat for color in range(5)])
        minors = sum([g.role[2 * color + 1] == seat for color in range(5)])
        rows.append([
            scores[seat] / 10,
            g.money[seat] / 10,
            sum(hand) / 5,
            max(hand) / 3,
            sum(up) / 5,
            sum(down) / 5,
            majors / 2,
            minors / 2,
            g.supply[seat] / 10,
        ])  # fmt: skip
    return progress(g), rows


OUTLOOK: Final = Fitted(
    reading,
    early=[1.20, 1.83, 1.48, 0.07, 1.55, -0.78, 0.28, 0.48, -2.54],
    late=[1.54, 1.53, -0.46, -0.68, 0.05, 0.70, 0.82, -0.36, -2.25],
)
