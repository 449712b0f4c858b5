"""What everybody at a table of Renaissance may reckon: who leads, and how much each holds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import FAINTEST, ODDS, Reckoning, leads, odds
from signoria.titles.renaissance.bots.outlook import OUTLOOK, reading
from signoria.titles.renaissance.rules.state import Italy

FARTHEST: Final = 20.0  # points by which a lead is told apart


def reckoned(g: Italy) -> Reading:
    progress, terms = reading(g)
    likely = odds(OUTLOOK, progress, terms)
    ahead = leads([float(score) for score in g.standing()])
    return progress, [
        [likely[seat], ahead[seat] + FARTHEST, *row[1:4]]  # provinces, cities and artists, as the outlook has them
        for seat, row in enumerate(terms)
    ]


RECKONING: Final = Reckoning(
    reckoned, {ODDS: FAINTEST, "lead": 2 * FARTHEST, "provinces": 3.0, "cities": 2.0, "artists": 3.0}
)
