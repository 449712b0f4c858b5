"""What everybody at a table of Renaissance may reckon: who leads, and how much each holds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import Reckoning, leads
from signoria.titles.renaissance.bots.outlook import progress
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.scoring import complete_provinces
from signoria.titles.renaissance.rules.state import Italy

FARTHEST: Final = 20.0  # points by which a lead is told apart


def reading(g: Italy) -> Reading:
    ahead = leads([float(score) for score in g.standing()])
    return progress(g), [
        [
            ahead[seat] + FARTHEST,
            complete_provinces(g, seat).bit_count(),
            g.held[seat].bit_count(),
            sum([g.palace[city] > 0 for city in listed(g.held[seat])]),
        ]
        for seat in range(g.seats)
    ]


RECKONING: Final = Reckoning(reading, {"lead": 2 * FARTHEST, "provinces": 8.0, "cities": 20.0, "artists": 6.0})
