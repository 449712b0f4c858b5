"""How good a position of Condottiere looks for each seat, read from imagined worlds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Fitted, Reading
from signoria.titles.condottiere.bots.expert import VICTORY, worth_to
from signoria.titles.condottiere.rules.state import Condottiere


def reading(g: Condottiere) -> Reading:
    """How far the game is, and for each seat the terms that count."""
    free, needed = g.free(), g.box.total_needed[g.seats]
    groups = [g.largest_group(seat) for seat in range(g.seats)]
    strengths = g.strengths()
    rows = []
    for seat in range(g.seats):
        regions = g.realms[seat].bit_count()
        wins = sum([worth_to(g, seat, region) >= VICTORY for region in range(17) if free >> region & 1])
        rivals = max(strengths[other] for other in range(g.seats) if other != seat)
        lead = max(-1.0, min(1.0, (strengths[seat] - rivals) / 10))
        contested = g.contested >= 0 and worth_to(g, seat, g.contested) >= VICTORY
        rows.append([
            regions / needed,
            groups[seat] / g.group_needed(),
            min(wins, 4) / 4,
            1.0 if wins else 0.0,
            g.hand_size[seat] / 10,
            1.0 if g.holder == seat else 0.0,
            lead,
            lead if contested else 0.0,
        ])  # fmt: skip
    return min(1.0, max(groups) / g.group_needed()), rows


OUTLOOK: Final = Fitted(
    reading,
    early=[2.25, 0.38, 0.77, -0.25, 1.68, 0.01, 0.10, 0.18],
    late=[0.79, 0.03, 0.24, 0.20, 1.61, 0.15, 0.29, 0.01],
)
