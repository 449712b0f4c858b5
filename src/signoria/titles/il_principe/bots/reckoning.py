"""What everybody at a table of Il Principe may reckon: hidden money, and how the points would fall today."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import FAINTEST, ODDS, Reckoning, leads, odds
from signoria.titles.il_principe.bots.outlook import OUTLOOK, reading
from signoria.titles.il_principe.rules import scoring
from signoria.titles.il_principe.rules.state import Principe

FARTHEST: Final = 30.0  # points by which a lead is told apart
HIDDEN: Final = 3  # of the outlook's terms: how many cards of one colour are in a hand


def reckoned(g: Principe) -> Reading:
    progress, terms = reading(g)
    for row in terms:
        row[HIDDEN] = 0.0
    likely = odds(OUTLOOK, progress, terms)
    parts = (g.standing(), scoring.region_points(g), scoring.role_points(g), scoring.set_points(g))
    points = [float(sum(column)) for column in zip(*parts)]
    ahead = leads(points)
    rows = []
    for seat in range(g.seats):
        up, down = g.up[seat * 5 : seat * 5 + 5], g.down[seat * 5 : seat * 5 + 5]
        majors = sum([g.role[2 * color] == seat for color in range(5)])
        minors = sum([g.role[2 * color + 1] == seat for color in range(5)])
        rows.append([
            likely[seat], points[seat], ahead[seat] + FARTHEST, g.money[seat], sum(up), sum(down), majors, minors,
        ])  # fmt: skip
    return progress, rows


RECKONING: Final = Reckoning(
    reckoned,
    {
        ODDS: FAINTEST, "points": 100.0, "lead": 2 * FARTHEST, "money": 40.0, "up": 30.0, "down": 30.0,
        "majors": 5.0, "minors": 5.0,
    },
)  # fmt: skip
