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
    scores, hand, up, down = g.standing(), g.hand, g.up, g.down
    majors, minors = roles_held(g)
    rows: list[list[float]] = []
    for seat in range(g.seats):
        held = most = turned_up = turned_down = 0
        for at in range(seat * 5, seat * 5 + 5):
            held += hand[at]
            most = max(most, hand[at])
            turned_up += up[at]
            turned_down += down[at]
        rows.append([
            scores[seat] / 10,
            g.money[seat] / 10,
            held / 5,
            most / 3,
            turned_up / 5,
            turned_down / 5,
            majors[seat] / 2,
            minors[seat] / 2,
            g.supply[seat] / 10,
        ])  # fmt: skip
    return progress(g), rows


def roles_held(g: Principe) -> tuple[list[int], list[int]]:
    """How many majors each seat holds, and how many minors."""
    majors, minors, role = [0] * g.seats, [0] * g.seats, g.role
    for color in range(5):
        if role[2 * color] >= 0:
            majors[role[2 * color]] += 1
        if role[2 * color + 1] >= 0:
            minors[role[2 * color + 1]] += 1
    return majors, minors


OUTLOOK: Final = Fitted(
    reading,
    early=[1.20, 1.83, 1.48, 0.07, 1.55, -0.78, 0.28, 0.48, -2.54],
    late=[1.54, 1.53, -0.46, -0.68, 0.05, 0.70, 0.82, -0.36, -2.25],
)
