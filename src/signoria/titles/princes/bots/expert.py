"""The scripted expert of Princes of the Renaissance.

It values tiles by the rank their city may expect, their income and powers; buys the army that the
wars to come will pay for; fights where the odds do; and prices everything it bids for in points.
"""

from __future__ import annotations

from typing import Final, Optional, cast

from signoria.bots.sight import Scripted, Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.princes.bots.bids import bid, cardinals, exchange
from signoria.titles.princes.bots.deals import answer_offer, write_offer
from signoria.titles.princes.bots.wars import bribes, league, reroll, veto, war_surplus, war_value
from signoria.titles.princes.bots.worth import POWERS, Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.auctions import Bidding
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.names import (
    GOLD,
    INFLUENCE,
    START_WAR,
)
from signoria.titles.princes.rules.table import Table

HIRED_CHEAPLY: Final = 4.5  # influence a decade that a discount on every post is worth
GOLD_IN_INFLUENCE: Final = 0.5
ALIKE: Final = 1.5  # influence a decade by which families may differ and still be as good
CARD_WORTH: Final[list[float]] = [1.0, 0.6, 1.2, 1.1, 1.1, 0.9, 1.0]  # points of each treachery card
CARD_VALUE: Final = 1.5  # of one drawn blindly
POPE_LEAST: Final = 0.5  # points for which it is worth opening the Pope's auction: unopposed he costs nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Scripted):
    """Chooses by points; outbids the others for as long as the price is right."""

    def think(self, sight: Sight, options: list[int]) -> int:
        g = cast(Table, sight.imagine())
        seat = sight.seat
        first = options[0]
        if v.CHOOSE_FAMILY.holds(first):
            return choose_family(sight, options)
        frame = g.stack[-1]
        if isinstance(frame, Bidding):
            return bid(g, seat, frame, options)
        prompt = (sight.prompt or ("",))[0]
        return ANSWERS[prompt](g, seat, options)

    def rank(self, sight: Sight) -> list[int]:
        """The actions of a turn, the chosen one and then by surplus; of other questions the answer."""
        answer = self.choose(sight)
        if (sight.prompt or ("",))[0] not in TURN_PROMPTS:
            return [answer]
        g = cast(Table, sight.imagine())
        rated = candidates(g, Worth(g, sight.seat), sight.seat, sight.options)
        rated.sort(key=lambda pair: -pair[1])
        return [answer, *(code for code, _ in rated if code != answer)]

    def aside(self, sight: Sight) -> Optional[int]:
        """Answers offers, turns Banking when it helps, and offers a deal when its turn begins."""
        asides = sight.asides
        if not asides:
            return None
        offers = v.REJECT_OFFER.among(asides)
        banks = v.USE_BANKING.among(asides)
        drafting = v.DROP_DRAFT in asides
        asked = (sight.prompt or ("",))[0] in TURN_PROMPTS
        if not offers and not drafting and not asked and not banks:
            return None
        g = cast(Table, sight.imagine())
        seat = sight.seat
        if offers:
            return answer_offer(g, seat, v.REJECT_OFFER.value(offers[0]))
        if drafting or (asked and not g.offers.made[seat]):
            wish = write_offer(g, seat, asides)
            if wish is not None:
                return wish
        return exchange(g, seat, banks) if banks else None


def choose_family(sight: Sight, options: list[int]) -> int:
    """One of those that are as good as any, by what a decade brings them."""
    worth = [family_worth(sight.box, v.CHOOSE_FAMILY.value(code)) for code in options]
    least = max(worth) - ALIKE
    return sight.rng.choice([code for code, found in zip(options, worth) if found >= least])


def family_worth(box: Box, family: int) -> float:
    """In influence a decade."""
    income = box.family_influence[family] + GOLD_IN_INFLUENCE * box.family_gold[family]
    return income + HIRED_CHEAPLY * box.family_hire[family]


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
    rated: set[tuple[int, ...]] = set()
    for code in options:
        verb = v.VERBS.verb_of[code]
        if verb is v.BUY_TROOP:
            troop = v.BUY_TROOP.value(code)
            found.append((code, worth.troop(seat, troop) - worth.cost(seat, GOLD, g.box.cost[troop])))
        elif code == v.BUY_TREACHERY:
            found.append((code, card_surplus(g, worth, seat)))
        elif verb is v.AUCTION_CITY:
            tile = v.AUCTION_CITY.value(code)
            if alike(g, tile) not in rated:
                rated.add(alike(g, tile))
                found.append((code, city_surplus(g, worth, seat, tile)))
        elif verb is v.AUCTION_EVENT:
            found.append((code, event_surplus(g, worth, seat, v.AUCTION_EVENT.value(code))))
        elif code == v.AUCTION_POPE:
            discounts = [g.pope_discount(other) for other in worth.seats]
            found.append((code, contest(g, worth, seat, [worth.pope(o) for o in worth.seats], INFLUENCE, discounts, 0)))
        elif verb is v.DECLARE_WAR:
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
    return points[seat] - worth.cost(seat, currency, paid)


def alike(g: Table, tile: int) -> tuple[int, ...]:
    """Tiles without powers and with the same income of the same city are worth the same."""
    box = g.box
    power = tile if POWERS[tile] else -1
    return power, box.tile_city[tile], box.tile_gold[tile], box.tile_influence[tile], box.merchants >> tile & 1


def city_surplus(g: Table, worth: Worth, seat: int, tile: int) -> float:
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
    cost = worth.cost(seat, GOLD, g.box.card_gold) + worth.cost(seat, INFLUENCE, g.box.card_influence)
    if len(g.hands[seat]) >= g.hand_limit(seat) or worth.wars_left < 2:
        return -1.0
    return CARD_VALUE - cost - 0.1


def idle_move(g: Table, worth: Worth, seat: int, options: list[int]) -> int:
    """Nothing pays: let the table bid for the Pope, hasten the decade with the event that costs least, or wait."""
    if v.AUCTION_POPE in options and worth.pope(seat) > POPE_LEAST:
        return v.AUCTION_POPE
    events = v.AUCTION_EVENT.among(options)
    last = not g.open_events & g.open_events - 1
    if last and v.PASS_TURN in options and haste(g, worth, seat) < -1.0:
        return v.PASS_TURN
    if events:
        return max(events, key=lambda code: event_surplus(g, worth, seat, v.AUCTION_EVENT.value(code)))
    return options[-1]


def free_play(g: Table, seat: int, options: list[int]) -> Optional[int]:
    """Thefts hit the strongest purse among those in front; Alfonso draws while there is room."""
    thefts = v.STEAL.among(options) + v.RAID.among(options) + v.USE_LUCREZIA.among(options)
    if thefts:
        worth = Worth(g, seat)
        best, chosen = 0.9, None
        for code in thefts:
            victim = v.VERBS.verb_of[code].value(code)
            amount = min(3, g.gold[victim]) / 3 if v.RAID.holds(code) else min(2, g.influence[victim]) / 2
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
        for code in v.PLAY_START_WAR.among(options):
            attacking, defending = v.PLAY_START_WAR.values(code)
            value = war_value(g, worth, seat, (attacking, defending))
            if value > best:
                best, chosen = value, code
        return chosen
    return v.END_TURN


def artist(g: Table, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return max(options, key=lambda code: worth.mine(worth.shift(v.PLACE_ARTIST.value(code), -1), seat))


def french(g: Table, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    best, chosen = 0.0, v.DISCARD_FRENCH
    for code in v.FRENCH_INVADE.among(options):
        value = worth.mine(worth.gains(worth.invaded(v.FRENCH_INVADE.value(code))), seat)
        if value > best:
            best, chosen = value, code
    return chosen


def discard(g: Table, seat: int, options: list[int]) -> int:
    free = free_play(g, seat, options)
    if free is not None:
        return free
    hand = g.hands[seat]
    cards = [v.DISCARD_CARD.value(code) for code in v.DISCARD_CARD.among(options)]
    return v.DISCARD_CARD.of(min(cards, key=lambda card: CARD_WORTH[card] / hand.count(card) ** 0.5))


def alfonso(g: Table, seat: int, options: list[int]) -> int:
    return v.USE_ALFONSO if len(g.hands[seat]) < g.hand_limit(seat) else v.DECLINE


TURN_PROMPTS: Final = ("ask-turn", "ask-turn-guarded")
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
