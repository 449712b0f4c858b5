"""What everybody at a table of Princes of the Renaissance may reckon: closed purses, and what cities may come to."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import FAINTEST, ODDS, Reckoning, leads, odds
from signoria.titles.princes.bots.outlook import OUTLOOK, reading
from signoria.titles.princes.rules.table import Table

FARTHEST: Final = 20.0  # points by which a lead is told apart
DISCOUNT: Final = 9  # of the outlook's terms: half of what troops cost less


def reckoned(g: Table) -> Reading:
    progress, terms = reading(g)
    likely = odds(OUTLOOK, progress, terms)
    points = [10 * row[0] for row in terms]
    ahead = leads(points)
    rows: list[list[float]] = []
    for seat in range(g.seats):
        rows.append([
            likely[seat],
            points[seat],
            ahead[seat] + FARTHEST,
            g.gold[seat],
            g.influence[seat],
            g.tiles[seat].bit_count(),
            2 * terms[seat][DISCOUNT],
        ])  # fmt: skip
    return progress, rows


RECKONING: Final = Reckoning(
    reckoned,
    {
        ODDS: FAINTEST, "points": 80.0, "lead": 2 * FARTHEST, "gold": 60.0, "influence": 40.0, "tiles": 12.0,
        "discount": 4.0,
    },
)  # fmt: skip
