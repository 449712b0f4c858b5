"""What a seat sees of Princes of the Renaissance, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import Final

from signoria.titles.princes.rules.auctions import Bidding, CityAuction, EventAuction, Hire, PopeAuction
from signoria.titles.princes.rules.decades import income
from signoria.titles.princes.rules.names import ATTACKER, DEFENDER, NOBODY, bits_of
from signoria.titles.princes.rules.purchases import SettlePope
from signoria.titles.princes.rules.scoring import current_scores
from signoria.titles.princes.rules.state import CONDOTTIERE_MIN_BID, PURSES, STALL_GUARD, Princes, city_values
from signoria.titles.princes.rules.trade import banking_closed
from signoria.titles.princes.rules.turn import Turn
from signoria.titles.princes.rules.war import War

NO_AUCTION: Final[list[object]] = [None] * 10
NO_LIMITS: Final[list[object]] = [None] * 2
NO_SETTLING: Final[list[object]] = [None] * 2
NO_WAR: Final[list[object]] = [None] * 12
NO_DRAFT: Final[list[object]] = [None] * 5
CITY, EVENT, POPE, HIRE_ATTACKER, HIRE_DEFENDER = 0, 1, 2, 3, 4  # kinds of auctions, as seen.py names them


def sheet(g: Princes, seat: int) -> list[object]:
    values, purses_shown = city_values(g), g.purses_open() or not g.stack
    guarded = 0
    auction, limits, settling, war = NO_AUCTION, NO_LIMITS, NO_SETTLING, NO_WAR
    for frame in g.stack:
        if isinstance(frame, Bidding):
            auction, limits = auction_of(g, frame), [frame.limit(g, seat), frame.discount(g, seat)]
        elif isinstance(frame, War):
            war = war_of(g, frame)
        elif isinstance(frame, Turn):
            guarded = frame.guarded
        elif isinstance(frame, SettlePope):
            settling = [frame.seat, frame.amount]
    return [
        g.settings[PURSES],
        g.settings[CONDOTTIERE_MIN_BID],
        g.settings[STALL_GUARD],
        g.decade,
        g.active if g.decade >= 0 else NOBODY,
        g.wars,
        g.war_limit(),
        g.idle,
        guarded,
        g.status,
        *g.artists,
        values,
        g.supply,
        g.open_events,
        g.free_tiles,
        g.removed,
        g.pope,
        g.league_used,
        g.decade >= 0 and banking_closed(g),
        len(g.pile),
        g.played,
        *auction,
        *settling,
        *war,
        current_scores(g, values),
        [len(cards) for cards in g.buried],
        *players(g),
        g.gold if purses_shown else None,
        g.influence if purses_shown else None,
        g.gold[seat],
        g.influence[seat],
        g.hands[seat],
        g.buried[seat],
        *limits,
        g.offers.seen_by(seat) if g.offers.open else [],
        *(draft(g, seat) if g.offers.draft_to[seat] >= 0 else NO_DRAFT),
        g.offers.made[seat],
    ]


def players(g: Princes) -> list[object]:
    """What lies before the seats; of the purses only how many chits."""
    chits: list[int] = []
    incomes: list[int] = []
    limits: list[int] = []
    attacks: list[int] = []
    defences: list[int] = []
    for seat in range(g.seats):
        attack, defence = g.strength(seat)
        attacks.append(attack)
        defences.append(defence)
        chits += g.box.chits(g.gold[seat], g.influence[seat])
        if g.family[seat] >= 0:
            gold, influence = income(g, seat)
            incomes.append(gold)
            incomes.append(influence)
            limits.append(g.hand_limit(seat))
        else:
            incomes += [0, 0]
            limits.append(g.box.hand_base)
    rotated = [tiles & g.rotated for tiles in g.tiles]
    cards = [len(hand) for hand in g.hands]
    return [
        g.family, chits, g.town, incomes, g.troops, g.tiles, rotated, g.kept, g.counters, cards, limits,
        g.shown_cardinals, attacks, defences,
    ]  # fmt: skip


def auction_of(g: Princes, frame: Bidding) -> list[object]:
    return [
        auction_kind(frame), frame.item, frame.currency(g), frame.high, frame.leader, frame.minimum(g), frame.bidders,
        frame.frozen, frame.turn, frame.must_open,
    ]  # fmt: skip


def auction_kind(frame: Bidding) -> int:
    if isinstance(frame, CityAuction):
        return CITY
    if isinstance(frame, EventAuction):
        return EVENT
    if isinstance(frame, PopeAuction):
        return POPE
    assert isinstance(frame, Hire)
    return HIRE_ATTACKER if frame.side == ATTACKER else HIRE_DEFENDER


def war_of(g: Princes, frame: War) -> list[object]:
    fighters = [frame.attacker, frame.defender, frame.ally]
    bribable = [[seat, troop] for seat in fighters if seat >= 0 for troop in bits_of(frame.bribable(g, seat))]
    bribed = [[seat, troop] for seat in range(g.seats) for troop in bits_of(frame.bribed_of(seat))]
    return [
        frame.attacking, frame.defending, frame.attacker, frame.defender, frame.ally, frame.ally_side, bribed, bribable,
        list(frame.side_strength(g, ATTACKER)), list(frame.side_strength(g, DEFENDER)), [frame.black, frame.white],
        frame.pc - 1,
    ]  # fmt: skip


def draft(g: Princes, seat: int) -> list[object]:
    return [g.offers.draft_to[seat], *g.offers.draft(seat)]
