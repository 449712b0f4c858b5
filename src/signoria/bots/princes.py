"""The scripted expert of Princes of the Renaissance.

It values tiles by the rank their city may expect, their income and powers; buys the army that the
wars to come will pay for; fights where the odds do; and prices everything it bids for in points.
"""

from __future__ import annotations

from typing import Final, Optional, cast

from signoria.bots.princes_worth import Worth
from signoria.bots.sight import Sight
from signoria.games.princes import verbs as v
from signoria.games.princes.auctions import Bidding, CityAuction, EventAuction, Hire, PopeAuction
from signoria.games.princes.names import (
    BRIBE_CARDINAL,
    CITY_COUNT,
    FREEZE_BID,
    GOLD,
    INFLUENCE,
    START_WAR,
    bits_of,
)
from signoria.games.princes.purchases import SettlePope
from signoria.games.princes.table import Table
from signoria.games.princes.trade import bank_terms, may_accept
from signoria.games.princes.war import War

FAMILIES: Final = (3, 1, 5, 4, 2, 4)  # how gladly each family is taken
CARD_WORTH: Final = (1.0, 0.6, 1.2, 1.1, 1.1, 0.9, 1.0)  # points of each treachery card
CARD_VALUE: Final = 1.05  # of one drawn blindly
EAGER: Final = 0.5  # wars are few in a decade, and whoever declares one chooses the cities


class Expert:
    """Chooses by points; bids one more than the others for as long as the price is right."""

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        g = cast(Table, sight.imagine())
        seat = sight.seat
        first = options[0]
        if first < v.STEAL:
            return max(options, key=lambda code: FAMILIES[code - v.CHOOSE_FAMILY])
        frame = g.stack[-1]
        if isinstance(frame, Bidding):
            return bid(g, seat, frame, options)
        prompt = (sight.prompt or ("",))[0]
        return ANSWERS[prompt](g, seat, options)

    def aside(self, sight: Sight) -> Optional[int]:
        """Answers offers, and turns Banking when it helps."""
        asides = sight.asides
        offers = [code for code in asides if v.REJECT_OFFER <= code < v.CANCEL_OFFER]
        banks = bool(asides) and asides[0] < v.OFFER_TO
        if not offers and not banks:
            return None
        g = cast(Table, sight.imagine())
        if offers:
            return answer_offer(g, sight.seat, offers[0] - v.REJECT_OFFER)
        return exchange(g, sight.seat, [code for code in asides if code < v.OFFER_TO])


# -- the turn


def turn(g: Table, seat: int, options: list[int]) -> int:
    """The best free play, else the main action with the greatest surplus."""
    free = free_play(g, seat, options)
    if free is not None:
        return free
    worth = Worth(g, seat)
    best, chosen = -1.0, -1
    for code, surplus in candidates(g, worth, seat, options):
        if surplus > best:
            best, chosen = surplus, code
    if chosen >= 0 and best > 0.15:
        return chosen
    return idle_move(g, worth, seat, options)


def candidates(g: Table, worth: Worth, seat: int, options: list[int]) -> list[tuple[int, float]]:
    """Main actions with the points they should bring beyond their price."""
    found: list[tuple[int, float]] = []
    wars: list[int] = []
    rated: dict[int, float] = {}
    for code in options:
        if code < v.BUY_TROOP or v.DISCARD_TROOP <= code < v.BUY_TREACHERY:
            continue
        if code < v.DISCARD_TROOP:
            troop = code - v.BUY_TROOP
            cost = g.box.cost[troop] / worth.levels[seat]
            found.append((code, worth.troop(seat, troop) - cost))
        elif code == v.BUY_TREACHERY:
            found.append((code, card_surplus(g, worth, seat)))
        elif code < v.AUCTION_EVENT:
            found.append((code, city_surplus(g, worth, seat, code - v.AUCTION_CITY, rated)))
        elif code < v.AUCTION_POPE:
            found.append((code, event_surplus(g, worth, seat, code - v.AUCTION_EVENT)))
        elif code == v.AUCTION_POPE:
            discounts = [g.pope_discount(other) for other in worth.seats]
            found.append((code, contest(g, worth, seat, [worth.pope(o) for o in worth.seats], INFLUENCE, discounts, 0)))
        elif code < v.PASS_TURN:
            wars.append(code)
    if wars:
        found += war_surplus(g, worth, seat, wars)
    return found


def contest(
    g: Table, worth: Worth, seat: int, points: list[float], currency: int, discounts: list[int], opening: int
) -> float:  # fmt: skip
    """Points left after an auction: what a thing is worth less what the keenest rival makes it cost."""
    rival, purse = -1.0, 0.0
    for other in worth.seats:
        if other == seat or points[other] <= 0:
            continue
        limit = worth.price_limit(other, points[other], currency) + discounts[other]
        limit = min(limit, g.reach(other, currency) + discounts[other])
        rival = max(rival, limit)
    purse = min(worth.price_limit(seat, points[seat], currency), g.reach(seat, currency)) + discounts[seat]
    price = max(float(opening), rival + 0.5)
    if price > purse:
        return -0.2
    paid = max(0.0, price - discounts[seat])
    rate = 1 / worth.levels[seat] if currency == GOLD else worth.favours[seat]
    return points[seat] - paid * rate


def city_surplus(g: Table, worth: Worth, seat: int, tile: int, rated: dict[int, float]) -> float:
    """Even at a fair price a tile is what gold is for; a bargain is better."""
    city = g.box.tile_city[tile]
    points = [worth.tile(other, tile) if g.may_hold(other, city) else 0.0 for other in worth.seats]
    opening = g.opening_price(city)
    limit = worth.price_limit(seat, points[seat], GOLD)
    if limit < opening:
        return -1.0
    surplus = contest(g, worth, seat, points, GOLD, [0] * g.seats, opening)
    return max(surplus, 0.05 * points[seat])


def event_surplus(g: Table, worth: Worth, seat: int, event: int) -> float:
    points = [worth.event(other, event) for other in worth.seats]
    currency = g.box.event_currency[event]
    discounts = [g.event_discount(other, event) for other in worth.seats]
    surplus = contest(g, worth, seat, points, currency, discounts, 0)
    return surplus - unfinished(g, worth, seat) + (0.0 if g.open_events & g.open_events - 1 else haste(g, worth, seat))


def unfinished(g: Table, worth: Worth, seat: int) -> float:
    """Points lost by hastening the end of a decade in which this seat still has money to spend."""
    slots = g.box.tiles_max - g.tiles[seat].bit_count()
    return 0.3 + (min(30, g.gold[seat]) / 15 if slots and g.free_tiles else 0.0)


def haste(g: Table, worth: Worth, seat: int) -> float:
    """How much a seat wants the decade to be over: pay waits on the home towns, leaders want the end."""
    if worth.ends:
        poor = max(0.0, 10 - g.gold[seat]) / 10
        others = [g.town[other] for other in worth.seats if other != seat]
        return 1.2 * poor - 0.8 + (g.town[seat] - sum(others) / len(others)) / 12
    lead = worth.scores[seat] - max(worth.scores[other] for other in worth.seats if other != seat)
    return max(-3.0, min(3.0, lead / 3))


def card_surplus(g: Table, worth: Worth, seat: int) -> float:
    cost = g.box.card_gold / worth.levels[seat] + g.box.card_influence * worth.favours[seat]
    if len(g.hands[seat]) >= g.hand_limit(seat) or worth.wars_left < 2:
        return -1.0
    return CARD_VALUE - cost - 0.1


def war_surplus(g: Table, worth: Worth, seat: int, wars: list[int]) -> list[tuple[int, float]]:
    """For every pair of cities: I take one of the posts at the rivals' price, or leave both to them."""
    found = []
    for code in wars:
        cities = divmod(code - v.DECLARE_WAR, CITY_COUNT)
        found.append((code, war_value(g, worth, seat, cities) + EAGER))
    return found


def war_value(g: Table, worth: Worth, seat: int, cities: tuple[int, int]) -> float:
    first = worth.champion(1 << seat)
    second = worth.champion(1 << seat | (1 << first if first >= 0 else 0))
    best = max(worth.war(seat, cities, (first, second)), worth.war(seat, cities, (second, first)) - 0.3)
    if first < 0:
        best = 0.0 if not g.troops[seat] else best
    if not g.troops[seat]:
        return best - 0.3
    for side in (0, 1):
        posts = (seat, first) if side == 0 else (first, seat)
        value = worth.war(seat, cities, posts)
        price = rival_price(g, worth, seat, cities, side)
        if price <= g.reach(seat, INFLUENCE) + g.hire_discount(seat):
            value -= max(0.0, price - g.hire_discount(seat)) * worth.favours[seat]
            best = max(best, value - 0.2)
    return best


def rival_price(g: Table, worth: Worth, seat: int, cities: tuple[int, int], side: int) -> float:
    """What it takes to outbid the others for a post, in influence."""
    price = 0.0
    for other in worth.seats:
        if other == seat or not g.troops[other]:
            continue
        posts = (other, seat) if side == 0 else (seat, other)
        odds = worth.fight(worth.side(posts[0]), worth.side(posts[1]))
        points = worth.pay(other, cities[side]) + odds[side] * worth.counter(other)
        limit = min(points / worth.favours[other], float(g.influence[other])) + g.hire_discount(other)
        price = max(price, limit)
    return price


def idle_move(g: Table, worth: Worth, seat: int, options: list[int]) -> int:
    """Nothing pays: hasten the decade with the event that costs least to let go, or wait."""
    events = [code for code in options if v.AUCTION_EVENT <= code < v.AUCTION_POPE]
    last = not g.open_events & g.open_events - 1
    if last and v.PASS_TURN in options and haste(g, worth, seat) < -1.0:
        return v.PASS_TURN
    if events:
        return max(events, key=lambda code: event_surplus(g, worth, seat, code - v.AUCTION_EVENT))
    return options[-1]


def free_play(g: Table, seat: int, options: list[int]) -> Optional[int]:
    """Thefts hit the strongest purse among those in front; Alfonso draws while there is room."""
    thefts = [code for code in options if v.STEAL <= code < v.USE_ALFONSO]
    if thefts:
        worth = Worth(g, seat)
        best, chosen = 0.9, None
        for code in thefts:
            victim = (code - v.STEAL) % v.MOST_SEATS
            amount = min(3, g.gold[victim]) / 3 if v.RAID <= code < v.USE_LUCREZIA else min(2, g.influence[victim]) / 2
            if amount + worth.weights[victim] > best:
                best, chosen = amount + worth.weights[victim], code
        if chosen is not None:
            return chosen
    if v.USE_ALFONSO in options and len(g.hands[seat]) < g.hand_limit(seat):
        return v.USE_ALFONSO
    return None


def turn_end(g: Table, seat: int, options: list[int]) -> int:
    free = free_play(g, seat, options)
    if free is not None:
        return free
    if g.holds(seat, START_WAR):
        worth = Worth(g, seat)
        best, chosen = 1.2 if worth.ends else 0.6, v.END_TURN
        for code in options:
            if v.PLAY_START_WAR <= code < v.END_TURN:
                value = war_value(g, worth, seat, divmod(code - v.PLAY_START_WAR, CITY_COUNT))
                if value > best:
                    best, chosen = value, code
        return chosen
    return v.END_TURN


# -- auctions


def bid(g: Table, seat: int, auction: Bidding, options: list[int]) -> int:
    """One more than the others, up to the limit; Freeze Bid against the last rival for a bargain."""
    if v.USE_ALFONSO in options and len(g.hands[seat]) < g.hand_limit(seat):
        return v.USE_ALFONSO
    bids = [code for code in options if v.BID <= code < v.PASS_BID]
    if not bids:
        return v.PASS_BID
    worth = Worth(g, seat)
    limit = bid_limit(g, worth, seat, auction)
    lowest = bids[0] - v.BID
    if lowest > limit:
        return v.PASS_BID if v.PASS_BID in options else bids[0]
    rivals = auction.bidders & ~(1 << seat)
    able = [other for other in bits_of(rivals & ~auction.frozen) if auction.can_bid(g, other)]
    if g.holds(seat, FREEZE_BID) and len(able) == 1 and limit - lowest >= 3:
        return v.FREEZE + able[0]
    return bids[0]


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
    fitting = [code for code in options if (code - v.USE_CARDINALS) * g.box.cardinal_value <= due + 1]
    return max(fitting or options)


# -- windows


def veto(g: Table, seat: int, options: list[int]) -> int:
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    value = war_value(g, worth, seat, (war.attacking, war.defending))
    patience = 1.5 if worth.ends else 0.8
    if value < -patience:
        for code in (v.USE_LORENZO, v.PLAY_VETO):
            if code in options:
                return code
    return v.DECLINE


def war_points(g: Table, worth: Worth, seat: int, war: War) -> float:
    """Points of the running war with the strengths as they stand."""
    odds = worth.fight(war.side_strength(g, 0), war.side_strength(g, 1))
    return worth.outcome(seat, (war.attacking, war.defending), (war.attacker, war.defender), odds)


def league(g: Table, seat: int, options: list[int]) -> int:
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    base = war_points(g, worth, seat, war)
    best, chosen = base + (0.8 if worth.ends else 0.4), v.DECLINE
    war.ally = seat
    for side in (0, 1):
        war.ally_side = side
        value = war_points(g, worth, seat, war)
        if value > best:
            best, chosen = value, v.JOIN + side
    return chosen


def bribes(g: Table, seat: int, options: list[int]) -> int:
    if v.USE_ALFONSO in options and len(g.hands[seat]) < g.hand_limit(seat):
        return v.USE_ALFONSO
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    best, chosen = war_points(g, worth, seat, war) + (0.7 if worth.ends else 0.3), v.DONE
    before = war.bribed
    for code in options:
        if v.BRIBE <= code < v.DONE:
            war.bribed = before | 1 << code - v.BRIBE
            value = war_points(g, worth, seat, war)
            if value > best:
                best, chosen = value, code
    return chosen


def reroll(g: Table, seat: int, options: list[int]) -> int:
    """Compare the dice as they lie with any others."""
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    cities, posts = (war.attacking, war.defending), (war.attacker, war.defender)
    sides = war.side_strength(g, 0), war.side_strength(g, 1)
    later = worth.fight(sides[0], sides[1])[1] if war.pc < 12 else 0.0
    first_odds = worth.fight(*sides)
    counter = later / (1 - first_odds[0]) if first_odds[0] < 1 else 0.0
    if war.pc < 12:
        attack, defence = war.totals(g, 0)
        kept = (1.0, 0.0) if attack > defence else (0.0, counter)
        fresh = first_odds
    else:
        attack, defence = war.totals(g, 1)
        kept = (0.0, 1.0) if attack > defence else (0.0, 0.0)
        fresh = (0.0, worth.fight(sides[1], sides[0])[0])
    gain = worth.outcome(seat, cities, posts, fresh) - worth.outcome(seat, cities, posts, kept)
    return v.REROLL if gain > (0.6 if worth.ends else 0.2) else v.KEEP_DICE


def artist(g: Table, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return max(options, key=lambda code: worth.mine(worth.shift(code - v.PLACE_ARTIST, -1), seat))


def french(g: Table, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    best, chosen = 0.0, v.DISCARD_FRENCH
    for code in options:
        if code < v.DISCARD_FRENCH:
            value = worth.mine(worth.gains(worth.invaded(code - v.FRENCH_INVADE)), seat)
            if value > best:
                best, chosen = value, code
    return chosen


def discard(g: Table, seat: int, options: list[int]) -> int:
    free = free_play(g, seat, options)
    if free is not None:
        return free
    hand = g.hands[seat]
    cards = [code for code in options if v.DISCARD_CARD <= code < v.PLAY_VETO]
    return min(cards, key=lambda code: CARD_WORTH[code - v.DISCARD_CARD] / hand.count(code - v.DISCARD_CARD) ** 0.5)


def alfonso(g: Table, seat: int, options: list[int]) -> int:
    return v.USE_ALFONSO if len(g.hands[seat]) < g.hand_limit(seat) else v.DECLINE


# -- out of turn


def answer_offer(g: Table, seat: int, author: int) -> int:
    """Accept what brings more points than it costs, unless it helps the author more."""
    worth = Worth(g, seat)
    terms = g.offers.between(author, seat)
    gold, influence = terms[0] - terms[2], terms[1] - terms[3]
    mine = gold / worth.levels[seat] + influence * worth.favours[seat]
    theirs = -gold / worth.levels[author] - influence * worth.favours[author]
    good = mine > 0.3 and mine > theirs * DENIAL_OF_TRADE * worth.weights[author]
    return (v.ACCEPT_OFFER if good and not may_accept(g, seat, author)[0] else v.REJECT_OFFER) + author


DENIAL_OF_TRADE: Final = 1.5


def exchange(g: Table, seat: int, options: list[int]) -> Optional[int]:
    """Before the last events of a decade a bank turns spare gold into scarcer influence, or wins a majority."""
    if g.open_events.bit_count() > 2:
        return None
    worth = Worth(g, seat)
    if not worth.ends:
        return final_exchange(g, worth, seat, options)
    if g.gold[seat] < 12 or worth.favours[seat] * worth.levels[seat] < 1.2:
        return None
    return max(code for code in options if bank_terms(code)[1] == 0) if options[0] < v.USE_BANKING + 6 else None


def final_exchange(g: Table, worth: Worth, seat: int, options: list[int]) -> Optional[int]:
    if g.open_events.bit_count() > 1:
        return None
    kept = worth.purses_after(GOLD, seat, 0) + worth.purses_after(INFLUENCE, seat, 0)
    for code in options:
        _, direction, swap = bank_terms(code)
        moved = swap if direction == 0 else -swap
        if worth.purses_after(GOLD, seat, moved) + worth.purses_after(INFLUENCE, seat, -moved) > kept:
            return code
    return None


ANSWERS: Final = {
    "ask-turn": turn,
    "ask-turn-guarded": turn,
    "ask-end": turn_end,
    "ask-discard": discard,
    "ask-cardinals": cardinals,
    "ask-alfonso": alfonso,
    "ask-artist": artist,
    "ask-french": french,
    "ask-veto": veto,
    "ask-league": league,
    "ask-bribes": bribes,
    "ask-reroll": reroll,
}
