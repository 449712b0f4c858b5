"""How good a position of Renaissance looks for each seat, read from imagined worlds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Fitted, Reading
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.scoring import complete_provinces, incomes
from signoria.titles.renaissance.rules.state import Italy


def reading(g: Italy) -> Reading:
    """How far the game is, and for each seat the terms that count."""
    scores, income = g.standing(), incomes(g)
    rows = []
    for seat in range(g.seats):
        artists = sum([g.palace[city] > 0 for city in listed(g.held[seat])])
        rows.append([
            scores[seat] / 10,
            complete_provinces(g, seat).bit_count() / 3,
            g.held[seat].bit_count() / 10,
            artists / 2,
            income[seat] / 10,
            g.ducats[seat] / 10,
            g.hand_size[seat] / 6,
        ])  # fmt: skip
    return min(1.0, g.turn / g.box.turns), rows


OUTLOOK: Final = Fitted(
    reading,
    early=[-0.97, -0.88, 1.31, -0.60, 2.38, 0.46, 0.44],
    late=[4.42, 1.27, -0.56, 1.20, -1.46, -0.35, 1.12],
)
