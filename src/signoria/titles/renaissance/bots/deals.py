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


def answer_offer(g: Italy, seat: int, author: int, asides: list[int]) -> int:
    worth = Worth(g, seat)
    terms = g.offers.between(author, seat)
    given, asked = terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1
    goods = DUCAT * (terms[GIVEN_DUCATS] - terms[ASKED_DUCATS]) + 0.5 * (terms[GIVEN_MEN] - terms[ASKED_MEN])
    own = deal_worth(g, worth, seat, given, asked) + goods
    theirs = deal_worth(g, worth, author, asked, given) - goods
    scores = g.standing()
    fair = own >= theirs or scores[author] < scores[seat]
    good = own > 0.1 and fair
    return v.ACCEPT.of(author) if good and v.ACCEPT.of(author) in asides else v.REJECT.of(author)


def best_exchange(g: Italy, seat: int, partners: list[int]) -> tuple[int, int, int]:
    """The fair exchange that pays most: partner, city given, city asked; partner -1 if none."""
    worth = Worth(g, seat)
    best, found = 0.3, (-1, -1, -1)
    mine = members(g.held[seat] & ~g.exchanged)
    for partner in partners:
        for asked in members(g.held[partner] & ~g.exchanged):
            if worth.gain(seat, asked) * worth.horizon < best:
                continue
            for given in mine:
                if g.level[given] != g.level[asked]:
                    continue
                own = deal_worth(g, worth, seat, asked, given)
                if own > best and 0.1 < deal_worth(g, worth, partner, given, asked) <= own:
                    best, found = own, (partner, given, asked)
    return found


def write_offer(g: Italy, seat: int, asides: list[int]) -> Optional[int]:
    """One offer a turn, pick by pick, to nobody who has refused one and not dealt since."""
    to = g.offers.draft_to[seat]
    if to < 0:
        if g.offers.made[seat] or g.settings[DIPLOMACY] != DIPLOMACY_FULL:
            return None
        refused = g.offers.refused[seat] | 1 << seat
        partner, _, _ = best_exchange(g, seat, [other for other in range(g.seats) if not refused >> other & 1])
        return v.OFFER.of(partner) if partner >= 0 and v.OFFER.of(partner) in asides else None
    terms = g.offers.draft(seat)
    if terms[GIVEN_CITY] and terms[ASKED_CITY] and v.PROPOSE in asides:
        return v.PROPOSE
    _, given, asked = best_exchange(g, seat, [to])
    if not terms[GIVEN_CITY] and given >= 0 and v.GIVE_CITY.of(given) in asides:
        return v.GIVE_CITY.of(given)
    if terms[GIVEN_CITY] == given + 1 and v.ASK_CITY.of(asked) in asides:
        return v.ASK_CITY.of(asked)
    return v.DROP_DRAFT
