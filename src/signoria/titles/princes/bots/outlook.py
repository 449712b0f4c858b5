"""How good a position of Princes of the Renaissance looks for each seat, read from imagined worlds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Fitted, Reading
from signoria.titles.princes.bots.standing import Standing
from signoria.titles.princes.rules.table import Table


def progress(g: Table) -> float:
    """How far the game is, from 0 to 1."""
    return min(1.0, (g.decade + 1 - g.open_events.bit_count() / 6) / 3)


def reading(g: Table) -> Reading:
    """How far the game is, and for each seat the terms that count."""
    standing = Standing(g)
    rows = []
    for seat in range(g.seats):
        attack, defence = g.strength(seat)
        rows.append([
            standing.scores[seat] / 10,
            g.gold[seat] / 20,
            g.influence[seat] / 10,
            attack / 5,
            defence / 5,
            len(g.hands[seat]) / 3,
            g.counters[seat] / 3,
            g.tiles[seat].bit_count() / 5,
            g.town[seat] / 10,
            g.hire_discount(seat) / 2,
        ])  # fmt: skip
    return progress(g), rows


OUTLOOK: Final = Fitted(
    reading,
    early=[0.32, 0.93, 0.61, 0.52, 0.93, 0.09, 1.62, 0.64, 0.15, 1.55],
    late=[2.33, 0.01, -0.04, -0.31, -1.11, -0.49, -1.34, 1.42, 0.03, -1.65],
)
