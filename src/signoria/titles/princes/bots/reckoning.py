"""What everybody at a table of Princes of the Renaissance may reckon: closed purses, and what cities may come to."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import Reckoning, leads
from signoria.titles.princes.bots.outlook import progress
from signoria.titles.princes.bots.standing import Standing
from signoria.titles.princes.rules.table import Table

FARTHEST: Final = 20.0  # points by which a lead is told apart


def reading(g: Table) -> Reading:
    scores = Standing(g).scores
    ahead = leads(scores)
    return progress(g), [
        [
            scores[seat],
            ahead[seat] + FARTHEST,
            g.gold[seat],
            g.influence[seat],
            g.tiles[seat].bit_count(),
            g.hire_discount(seat),
        ]
        for seat in range(g.seats)
    ]


RECKONING: Final = Reckoning(
    reading,
    {"points": 80.0, "lead": 2 * FARTHEST, "gold": 60.0, "influence": 40.0, "tiles": 12.0, "discount": 4.0},
)
