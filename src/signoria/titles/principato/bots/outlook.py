"""How good a position of Principato looks for each seat, read from imagined worlds."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Fitted, Reading
from signoria.titles.principato.bots.worth import potential
from signoria.titles.principato.rules.names import CUBE_KINDS, POST_COUNT, TOKEN_KINDS
from signoria.titles.principato.rules.scoring import culture_points, domain_points
from signoria.titles.principato.rules.state import Principato


def reading(g: Principato) -> Reading:
    """How far the game is, and for each seat the terms that count."""
    rows = []
    open_points = g.objectives_open()
    scores = g.standing()
    for seat in range(g.seats):
        stored = g.stored[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS]
        owned = g.owned[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
        posted = sum(g.posted[seat * POST_COUNT : (seat + 1) * POST_COUNT])
        domain, culture = g.objectives[2 * seat : 2 * seat + 2]
        hidden = 0 if open_points else domain_points(g, seat, domain) + culture_points(g, seat, culture)
        rows.append([
            (scores[seat] + hidden) / 10,
            (stored[0] + stored[1]) / 5,
            stored[2] / 3,
            (min(owned[0], 2 * owned[1]) + min(owned[2], 2 * owned[3])) / 5,
            (owned[1] + owned[3]) / 5,
            owned[4] / 3,
            potential(owned, stored, posted) / 5,
            sum(g.culture[seat * 9 : seat * 9 + 9]) / 3,
        ])  # fmt: skip
    left = len(g.pile) + sum([len(deck) for deck in g.waiting_decks])
    return max(0.0, 1 - left / (21 * g.seats)), rows


OUTLOOK: Final = Fitted(
    reading,
    early=[1.25, 0.51, 0.40, 1.84, 2.06, 1.71, 0.25, -0.44],
    late=[2.12, 0.14, 0.46, -1.54, -0.83, -1.13, 0.36, 0.32],
)
