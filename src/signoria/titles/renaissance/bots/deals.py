"""What the expert of Renaissance proposes and accepts."""

from __future__ import annotations

from typing import Final, Optional

from signoria.titles.renaissance.bots.worth import Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.diplomacy import (
    ASKED_CITY,
    ASKED_DUCATS,
    ASKED_MEN,
    GIVEN_CITY,
    GIVEN_DUCATS,
    GIVEN_MEN,
)
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.names import DIPLOMACY, DIPLOMACY_FULL
from signoria.titles.renaissance.rules.state import Italy

DUCAT: Final = 0.3  # points
LAST_DUCAT: Final = 0.02
MAN: Final = 0.5  # points of a condottiere
LEAST_GAIN: Final = 0.1  # points without which an offer is not taken
WISHED_GAIN: Final = 0.3  # points without which none is made
PICKS: Final = (v.GIVE_CITY, v.ASK_CITY, v.GIVE_DUCATS, v.ASK_DUCATS)  # in the order in which an offer is written
Exchange = tuple[int, int, int, int]  # partner, city given, city asked, ducats paid (below zero: asked)
NO_EXCHANGE: Final[Exchange] = (-1, -1, -1, 0)


def deal_worth(g: Italy, worth: Worth, seat: int, gets: int, loses: int) -> float:
    """Points a seat gains when it gets one city for another."""
    if gets < 0:
        return 0.0
    held = g.held[seat]
    after = held & ~(1 << loses) | 1 << gets
    change = worth.stands(gets) - worth.stands(loses)
    provinces = {g.box.province_of[gets]: gets, g.box.province_of[loses]: loses}
    for city in provinces.values():
        change += worth.share(after, city) - worth.share(held, city)
    return change * worth.horizon


def ducat(worth: Worth) -> float:
    """Points of a ducat: in the last turn it only breaks ties."""
    return DUCAT if worth.turns_left > 1 else LAST_DUCAT


def answer_offer(g: Italy, seat: int, author: int, asides: list[int]) -> int:
    """Accept what pays, unless it pays one who is not behind clearly more."""
    worth = Worth(g, seat)
    terms = g.offers.between(author, seat)
    given, asked = terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1
    goods = ducat(worth) * (terms[GIVEN_DUCATS] - terms[ASKED_DUCATS]) + MAN * (terms[GIVEN_MEN] - terms[ASKED_MEN])
    own = deal_worth(g, worth, seat, given, asked) + goods
    theirs = deal_worth(g, worth, author, asked, given) - goods
    scores = g.standing()
    fair = own >= theirs - ducat(worth) or scores[author] < scores[seat]
    good = own > LEAST_GAIN and fair
    return v.ACCEPT.of(author) if good and v.ACCEPT.of(author) in asides else v.REJECT.of(author)


def best_exchange(g: Italy, seat: int, partners: list[int]) -> Exchange:
    """The exchange that leaves both with the same gain and pays most."""
    worth = Worth(g, seat)
    best, found = WISHED_GAIN, NO_EXCHANGE
    mine = members(g.held[seat] & ~g.exchanged)
    for partner in partners:
        for asked in members(g.held[partner] & ~g.exchanged):
            if worth.gain(seat, asked) * worth.horizon < best:
                continue
            for given in mine:
                if g.level[given] != g.level[asked]:
                    continue
                own, theirs = deal_worth(g, worth, seat, asked, given), deal_worth(g, worth, partner, given, asked)
                paid = fair_price(g, worth, seat, partner, own - theirs)
                own, theirs = own - paid * ducat(worth), theirs + paid * ducat(worth)
                if own > best and theirs > LEAST_GAIN and theirs <= own + ducat(worth):
                    best, found = own, (partner, given, asked, paid)
    return found


def fair_price(g: Italy, worth: Worth, seat: int, partner: int, advantage: float) -> int:
    """Ducats from this seat to its partner that share the profit of an exchange; below zero the other way."""
    if worth.turns_left <= 1:
        return 0
    wished = round(advantage / (2 * DUCAT))
    return max(-g.ducats[partner], min(g.ducats[seat], wished))


def write_offer(g: Italy, seat: int, asides: list[int]) -> Optional[int]:
    """One offer a turn, pick by pick, to nobody who has refused one and not dealt since."""
    to = g.offers.draft_to[seat]
    if to < 0:
        if g.offers.made[seat] or g.settings[DIPLOMACY] != DIPLOMACY_FULL:
            return None
        refused = g.offers.refused[seat] | 1 << seat
        partner = best_exchange(g, seat, [other for other in range(g.seats) if not refused >> other & 1])[0]
        return v.OFFER.of(partner) if partner >= 0 and v.OFFER.of(partner) in asides else None
    partner, given, asked, paid = best_exchange(g, seat, [to])
    if partner < 0:
        return v.DROP_DRAFT
    wanted = [given + 1, asked + 1, max(0, paid), max(0, -paid)]
    for term, (verb, value) in enumerate(zip(PICKS, [given, asked, paid, -paid])):
        has = g.offers.draft(seat)[term]
        if wanted[term] and not has:
            return verb.of(value) if verb.of(value) in asides else v.DROP_DRAFT
        if has != wanted[term]:
            return v.DROP_DRAFT
    return v.PROPOSE if v.PROPOSE in asides else v.DROP_DRAFT
