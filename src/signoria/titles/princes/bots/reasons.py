"""Why the expert of Princes of the Renaissance prefers an answer: weights in points."""

from __future__ import annotations

from typing import Final, cast

from signoria.bots.reasons import Reason
from signoria.bots.sight import Sight
from signoria.titles.princes.bots.bids import bid_limit
from signoria.titles.princes.bots.expert import CARD_WORTH, TURN_PROMPTS, candidates
from signoria.titles.princes.bots.wars import war_value
from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.auctions import Bidding
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.war import War

KINDS: Final = {
    "buy_troop": "because-troop",
    "buy_treachery": "because-card",
    "auction_city": "because-tile",
    "auction_event": "because-event",
    "auction_pope": "because-pope",
    "declare_war": "because-war",
}


def reasons(sight: Sight, answer: int, other: int) -> list[Reason]:
    g, seat = cast(Table, sight.imagine()), sight.seat
    frame = g.stack[-1]
    worth = Worth(g, seat)
    if isinstance(frame, Bidding):
        return bids(g, worth, seat, frame, answer, other)
    prompt = (sight.prompt or ("",))[0]
    if prompt in TURN_PROMPTS:
        return main_action(dict(candidates(g, worth, seat, sight.options)), answer, other)
    if prompt == "ask-veto":
        war = cast(War, g.stack[-2])
        value = war_value(g, worth, seat, (war.attacking, war.defending))
        return [Reason("because-war", value) if answer == v.DECLINE else Reason("because-no-war", -value)]
    gain = merit(g, worth, seat, answer) - merit(g, worth, seat, other)
    return [Reason("because-hand" if v.DISCARD_CARD.holds(answer) else "because-status", gain)]


def main_action(surplus: dict[int, float], answer: int, other: int) -> list[Reason]:
    """What a turn brings beyond its price, against another turn or none."""
    lead = surplus.get(answer, 0.0) - surplus.get(other, 0.0)
    key = KINDS.get(v.VERBS.verb_of[answer].name)
    return [Reason(key or "because-wait", lead)]


def bids(g: Table, worth: Worth, seat: int, auction: Bidding, answer: int, other: int) -> list[Reason]:
    limit, currency = bid_limit(g, worth, seat, auction), auction.currency(g)

    def points(amount: float) -> float:
        return worth.cost(seat, currency, amount) if amount > 0 else -worth.cost(seat, currency, -amount)

    told = (max(0, int(limit)),)
    if v.BID.holds(answer) and v.BID.holds(other):
        return [Reason("because-cheaper", points(v.BID.value(other) - v.BID.value(answer)))]
    if v.BID.holds(answer):
        return [Reason("because-bargain", points(limit - v.BID.value(answer) + 1), told)]
    if not v.BID.holds(other):
        return []
    bid = v.BID.value(other)
    return [Reason("because-dear", points(bid - limit), told), Reason("because-kept", points(bid), (bid,))]


def merit(g: Table, worth: Worth, seat: int, answer: int) -> float:
    """What placing an artist, sending the French or keeping cards is worth."""
    if v.PLACE_ARTIST.holds(answer):
        return worth.mine(worth.shift(v.PLACE_ARTIST.value(answer), -1), seat)
    if v.FRENCH_INVADE.holds(answer):
        return worth.mine(worth.gains(worth.invaded(v.FRENCH_INVADE.value(answer))), seat)
    if v.DISCARD_CARD.holds(answer):
        card = v.DISCARD_CARD.value(answer)
        return float(-CARD_WORTH[card] / g.hands[seat].count(card) ** 0.5)
    return 0.0
