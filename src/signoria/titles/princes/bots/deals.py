"""Deals in the eyes of the expert: gold for influence with whoever needs it more, a single offer in a turn.

Both sides are judged by the same rule, so an expert offers what another expert would take.
"""

from __future__ import annotations

from typing import Final, Optional

from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.auctions import Bidding
from signoria.titles.princes.rules.names import GOLD, INFLUENCE
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.trade import TERMS, may_accept

LEAST_GAIN: Final = 0.3  # points without which an offer is not taken
WISHED_GAIN: Final = 0.5  # points without which none is made
DENIAL_OF_TRADE: Final = 1.5
MOST_GOLD: Final = 12  # larger sums change what money is worth
MOST_INFLUENCE: Final = 6
Deal = tuple[int, int, int]  # partner, gold and influence that come to the one who proposes it
NO_DEAL: Final[Deal] = (-1, 0, 0)


def gain(g: Table, worth: Worth, seat: int, gold: int, influence: int) -> float:
    """Points a seat expects from these changes of its purse."""
    points = 0.0
    if worth.spending:
        after = worth.wealth(seat, g.gold[seat] + gold, g.influence[seat] + influence)
        points = after - worth.wealth(seat, g.gold[seat], g.influence[seat])
    if worth.ends:
        return points
    full = worth.purses_after(GOLD, seat, -gold) + worth.purses_after(INFLUENCE, seat, -influence)
    full -= worth.purses_after(GOLD, seat, 0) + worth.purses_after(INFLUENCE, seat, 0)
    return points + (0.5 * full if worth.spending else full)


def agreeable(worth: Worth, other: int, own: float, theirs: float) -> bool:
    """Enough for oneself, not too much for a rival, nothing for one who leads in the last decade."""
    if own <= LEAST_GAIN or own <= theirs * DENIAL_OF_TRADE * worth.weights[other]:
        return False
    return worth.ends > 0 or worth.scores[other] < max(worth.scores) or theirs <= 0


# -- offers of others


def answer_offer(g: Table, seat: int, author: int) -> int:
    """Accept what pays, unless it pays the author too well or arms a rival in an auction."""
    terms = g.offers.between(author, seat)
    gold, influence = terms[0] - terms[2], terms[1] - terms[3]
    if may_accept(g, seat, author)[0] or arms_rival(g, seat, author, gold, influence):
        return v.REJECT_OFFER.of(author)
    worth = Worth(g, seat)
    own, theirs = gain(g, worth, seat, gold, influence), gain(g, worth, author, -gold, -influence)
    good = agreeable(worth, author, own, theirs)
    return (v.ACCEPT_OFFER if good else v.REJECT_OFFER).of(author)


def arms_rival(g: Table, seat: int, author: int, gold: int, influence: int) -> bool:
    """Whether both are bidding for something that the author could pay better afterwards."""
    frame = g.stack[-1]
    if not isinstance(frame, Bidding) or not frame.bidders >> seat & frame.bidders >> author & 1:
        return False
    return (gold if frame.currency(g) == GOLD else influence) < 0


# -- own offers


def best_deal(g: Table, seat: int, partners: list[int]) -> Deal:
    """The deal that pays this seat best among those an expert would take."""
    worth = Worth(g, seat)
    found = NO_DEAL
    if not worth.spending:
        return found
    best = WISHED_GAIN
    for partner in partners:
        deal, own, theirs = fair_deal(g, worth, seat, partner)
        if own > best and agreeable(worth, partner, own, theirs) and welcome(g, partner, seat, theirs, own):
            best, found = own, deal
    return found


def welcome(g: Table, partner: int, author: int, theirs: float, own: float) -> bool:
    """Whether an expert in the partner's place would take it, with something to spare."""
    return theirs > LEAST_GAIN + 0.1 and agreeable(Worth(g, partner), author, theirs, own)


def fair_deal(g: Table, worth: Worth, seat: int, partner: int) -> tuple[Deal, float, float]:
    """Influence for gold at the price that shares the profit: the deal, what it brings here and there."""
    rates = [worth.favours[side] * worth.levels[side] for side in (seat, partner)]
    sign = 1 if rates[0] > rates[1] else -1  # influence comes to whoever gives more gold for it
    seller, buyer = (partner, seat) if sign > 0 else (seat, partner)
    best: tuple[Deal, float, float] = (NO_DEAL, 0.0, 0.0)
    for amount in range(1, min(MOST_INFLUENCE, g.influence[seller]) + 1):
        gold = fair_price(g, worth, buyer, seller, amount)
        if not gold:
            continue
        own = gain(g, worth, seat, -sign * gold, sign * amount)
        theirs = gain(g, worth, partner, sign * gold, -sign * amount)
        if min(own, theirs) > min(best[1], best[2]):
            best = (partner, -sign * gold, sign * amount), own, theirs
    return best


def fair_price(g: Table, worth: Worth, buyer: int, seller: int, influence: int) -> int:
    """The least gold that leaves the seller no worse off than the buyer."""
    low, high = 0, min(MOST_GOLD, g.gold[buyer])
    while low < high:
        middle = (low + high) // 2
        if gain(g, worth, seller, middle, -influence) < gain(g, worth, buyer, -middle, influence):
            low = middle + 1
        else:
            high = middle
    return low


def write_offer(g: Table, seat: int, asides: list[int]) -> Optional[int]:
    """One offer in a turn, pick by pick, to nobody who refused one in this decade; what no longer pays is torn up."""
    to = g.offers.draft_to[seat]
    if to < 0:
        refused = g.offers.refused[seat] | 1 << seat
        partner = best_deal(g, seat, [other for other in range(g.seats) if not refused >> other & 1])[0]
        return v.OFFER_TO.of(partner) if partner >= 0 and v.OFFER_TO.of(partner) in asides else None
    partner, gold, influence = best_deal(g, seat, [to])
    wanted = [max(0, -gold), max(0, -influence), max(0, gold), max(0, influence)]
    written = g.offers.draft(seat)
    if partner < 0 or any(has not in (0, want) for has, want in zip(written, wanted)):
        return v.DROP_DRAFT
    for verb, has, want in zip(TERMS, written, wanted):
        if want and not has:
            code = verb.of(want)
            return code if code in asides else v.DROP_DRAFT
    return v.PROPOSE
