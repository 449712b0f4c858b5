"""What counts in a position, seat by seat: the terms of each title's outlook.

They are read from imagined worlds only, where every hand is a guess.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Optional

from signoria.bots.condottiere import VICTORY, worth_to
from signoria.bots.princes_worth import Worth
from signoria.bots.principato_worth import potential
from signoria.games.condottiere.state import Condottiere
from signoria.games.il_principe.state import Principe
from signoria.games.princes.table import Table
from signoria.games.principato.names import CUBE_KINDS, POST_COUNT, TOKEN_KINDS
from signoria.games.principato.scoring import culture_points, domain_points
from signoria.games.principato.state import Principato
from signoria.games.renaissance.masks import listed
from signoria.games.renaissance.scoring import complete_provinces, income
from signoria.games.renaissance.state import Italy
from signoria.kernel import State

# how far a game is, from 0 to 1, and for each seat its terms
Reading = tuple[float, list[list[float]]]


def condottiere(g: Condottiere) -> Reading:
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


def il_principe(g: Principe) -> Reading:
    scores = g.standing()
    rows = []
    for seat in range(g.seats):
        hand = g.hand[seat * 5 : seat * 5 + 5]
        up, down = g.up[seat * 5 : seat * 5 + 5], g.down[seat * 5 : seat * 5 + 5]
        majors = sum([g.role[2 * color] == seat for color in range(5)])
        minors = sum([g.role[2 * color + 1] == seat for color in range(5)])
        rows.append([
            scores[seat] / 10,
            g.money[seat] / 10,
            sum(hand) / 5,
            max(hand) / 3,
            sum(up) / 5,
            sum(down) / 5,
            majors / 2,
            minors / 2,
            g.supply[seat] / 10,
        ])  # fmt: skip
    whole = len(g.pile) + 20 * g.round
    return min(1.0, 20 * (g.round - 1) / whole), rows


def principato(g: Principato) -> Reading:
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


def princes(g: Table) -> Reading:
    worth = Worth(g, 0)
    rows = []
    for seat in range(g.seats):
        attack, defence = g.strength(seat)
        rows.append([
            worth.scores[seat] / 10,
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
    return min(1.0, (g.decade + 1 - g.open_events.bit_count() / 6) / 3), rows


def renaissance(g: Italy) -> Reading:
    scores = g.standing()
    rows = []
    for seat in range(g.seats):
        artists = sum([g.palace[city] > 0 for city in listed(g.held[seat])])
        rows.append([
            scores[seat] / 10,
            complete_provinces(g, seat).bit_count() / 3,
            g.held[seat].bit_count() / 10,
            artists / 2,
            income(g, seat) / 10,
            g.ducats[seat] / 10,
            g.hand_size[seat] / 6,
        ])  # fmt: skip
    return min(1.0, g.turn / g.box.turns), rows


READINGS: Final[dict[str, Callable[[Any], Reading]]] = {
    "condottiere": condottiere,
    "il_principe": il_principe,
    "principato": principato,
    "princes": princes,
    "renaissance": renaissance,
}


def reading_of(title: str) -> Optional[Callable[[State], Reading]]:
    return READINGS.get(title)
