"""Money in the eyes of the expert: how far to bid, when to turn Banking."""

from __future__ import annotations

from typing import Final, Optional, cast

from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.auctions import Bidding, CityAuction, EventAuction, Hire, PopeAuction
from signoria.titles.princes.rules.names import BRIBE_CARDINAL, FREEZE_BID, GOLD, INFLUENCE, bits_of
from signoria.titles.princes.rules.purchases import SettlePope
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.war import War

GOLD_TO_INFLUENCE: Final = 0
SPRING: Final = 0.7  # of what the keenest rival would give, offered in one step: the rounds before would decide nothing
CAUTION: Final = 0.7  # of one's own limit, in case the rival would give less


def bid(g: Table, seat: int, auction: Bidding, options: list[int]) -> int:
    """One more than the others, up to the limit, for a tile at once near what the keenest rival would give; Freeze Bid
    against the last rival for a bargain."""
    if v.USE_ALFONSO in options and len(g.hands[seat]) < g.hand_limit(seat):
        return v.USE_ALFONSO
    bids = v.BID.among(options)
    if not bids:
        return v.PASS_BID
    worth = Worth(g, seat)
    limit = bid_limit(g, worth, seat, auction)
    lowest = v.BID.value(bids[0])
    if lowest > limit:
        return v.PASS_BID if v.PASS_BID in options else bids[0]
    rivals = auction.bidders & ~(1 << seat)
    able = [other for other in bits_of(rivals & ~auction.frozen) if auction.can_bid(g, other)]
    if g.holds(seat, FREEZE_BID) and len(able) == 1 and limit - lowest >= 3:
        return v.FREEZE.of(able[0])
    if not isinstance(auction, CityAuction) or g.holds(seat, FREEZE_BID):
        return bids[0]
    rival = max((tile_limit(g, worth, other, auction) for other in able), default=0.0)
    aim = int(min(SPRING * rival, CAUTION * limit))
    return v.BID.of(aim) if aim > lowest and v.BID.of(aim) in bids else bids[0]


def tile_limit(g: Table, worth: Worth, other: int, auction: CityAuction) -> float:
    """How far another seat would bid for a tile, if it reckons alike; of other lots that can be told less well."""
    limit = worth.price_limit(other, worth.tile(other, auction.item), GOLD)
    return min(limit, float(auction.limit(g, other)))


def bid_limit(g: Table, worth: Worth, seat: int, auction: Bidding) -> float:
    currency = auction.currency(g)
    if isinstance(auction, CityAuction):
        points = worth.tile(seat, auction.item)
    elif isinstance(auction, EventAuction):
        points = worth.event(seat, auction.item) + denied_event(worth, seat, auction)
    elif isinstance(auction, PopeAuction):
        points = worth.pope(seat)
    else:
        points = post_points(g, worth, seat, cast(Hire, auction))
    limit = worth.price_limit(seat, points, currency) + auction.discount(g, seat)
    last = isinstance(auction, EventAuction) and not g.open_events & g.open_events - 1
    if last and not worth.ends:
        return last_limit(g, worth, seat, points, auction)
    if isinstance(auction, PopeAuction):
        limit += g.hands[seat].count(BRIBE_CARDINAL) * 2
    return limit


def denied_event(worth: Worth, seat: int, auction: EventAuction) -> float:
    """A little for keeping it from the highest bidder."""
    if auction.leader < 0 or auction.leader == seat:
        return 0.0
    return 0.2 * worth.weights[auction.leader] * max(0.0, worth.event(auction.leader, auction.item))


def last_limit(g: Table, worth: Worth, seat: int, points: float, auction: Bidding) -> float:
    """Nothing can be bought after the last event: money counts for full purses only."""
    currency, discount = auction.currency(g), auction.discount(g, seat)
    kept = worth.purses_after(currency, seat, 0)
    limit = -1.0
    for amount in range(auction.limit(g, seat) + 1):
        paid = max(0, amount - discount)
        if paid > (g.gold if currency == GOLD else g.influence)[seat]:
            break
        if points - (kept - worth.purses_after(currency, seat, paid)) > 0.01:
            limit = float(amount)
    return limit


def post_points(g: Table, worth: Worth, seat: int, auction: Hire) -> float:
    war = cast(War, g.stack[-2])
    cities = (war.attacking, war.defending)
    if auction.side == 0:
        against = worth.champion(1 << seat)
        return worth.post(seat, cities, 0, against)
    return worth.post(seat, cities, 1, war.attacker)


def cardinals(g: Table, seat: int, options: list[int]) -> int:
    """As many as are not wasted; all of them at the end."""
    frame = cast(SettlePope, g.stack[-1])
    due = frame.due(g)
    fitting = [code for code in options if v.USE_CARDINALS.value(code) * g.box.cardinal_value <= due + 1]
    return max(fitting or options)


# -- out of turn


def exchange(g: Table, seat: int, options: list[int]) -> Optional[int]:
    """Before the last events of a decade a bank turns spare gold into scarcer influence, or wins a majority."""
    if g.open_events.bit_count() > 2:
        return None
    worth = Worth(g, seat)
    if not worth.ends:
        return final_exchange(g, worth, seat, options)
    if g.gold[seat] < 12 or worth.favours[seat] * worth.levels[seat] < 1.2:
        return None
    bank, direction, _ = v.USE_BANKING.values(options[0])
    if bank or direction != GOLD_TO_INFLUENCE:
        return None
    return max(code for code in options if v.USE_BANKING.values(code)[1] == GOLD_TO_INFLUENCE)


def final_exchange(g: Table, worth: Worth, seat: int, options: list[int]) -> Optional[int]:
    if g.open_events.bit_count() > 1:
        return None
    kept = worth.purses_after(GOLD, seat, 0) + worth.purses_after(INFLUENCE, seat, 0)
    for code in options:
        _, direction, swap = v.USE_BANKING.values(code)
        moved = swap if direction == GOLD_TO_INFLUENCE else -swap
        if worth.purses_after(GOLD, seat, moved) + worth.purses_after(INFLUENCE, seat, -moved) > kept:
            return code
    return None
