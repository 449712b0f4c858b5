"""What the answers of Princes of the Renaissance cost and bring, told from what a seat sees."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.names import ATTACKER, GOLD, INFLUENCE
from signoria.titles.princes.rules.seen import Area, Lot, View
from signoria.titles.princes.rules.verbs import (
    AUCTION_CITY,
    AUCTION_EVENT,
    AUCTION_POPE,
    BID,
    BRIBE,
    BUY_TREACHERY,
    BUY_TROOP,
    DECLARE_WAR,
    DISCARD_TROOP,
    FRENCH_INVADE,
    JOIN,
    PLACE_ARTIST,
    PLAY_START_WAR,
    USE_CARDINALS,
    VERBS,
)

TURN: Final = ("auction_city", "auction_event", "auction_pope", "buy_troop", "declare_war", "buy_treachery")
OPEN: Final = {"ask-turn": TURN, "ask-turn-guarded": TURN}
AIM: Final = {"play_bribe_troops": 1}
WAR_VERBS: Final = (DECLARE_WAR, PLAY_START_WAR)


def note(box: Box, view: View, seat: int, verb: str, actions: list[int]) -> Optional[Message]:
    if verb == "auction_city":
        least = min(opening(box, view, AUCTION_CITY.value(action)) for action in actions)
        return "note-auction", (least,)
    if verb == "auction_event":
        return "note-events", (len(actions),)
    if verb == "buy_troop":
        costs = [box.cost[BUY_TROOP.value(action)] for action in actions]
        low, high = min(costs), max(costs)
        return ("note-gold", (low,)) if low == high else ("note-gold-range", (low, high))
    if verb == "declare_war":
        return "note-wars", (view["war_limit"] - view["wars"],)
    return ("note-treachery", (box.card_gold, box.card_influence)) if verb == "buy_treachery" else None


def label(box: Box, view: View, seat: int, action: int) -> Optional[Message]:
    return None


def outcome(box: Box, view: View, seat: int, action: int) -> list[Message]:
    own = view["players"][seat]
    verb = VERBS.verb_of[action]
    if verb is BUY_TROOP or verb is DISCARD_TROOP:
        return army(box, own, verb.value(action), verb is BUY_TROOP)
    if verb is AUCTION_CITY or action == AUCTION_POPE or verb is AUCTION_EVENT:
        return put_up(box, view, own, action)
    if action == BUY_TREACHERY:
        return [("will-purse", (held(own, GOLD) - box.card_gold, held(own, INFLUENCE) - box.card_influence))]
    if verb in WAR_VERBS:
        return [("will-shift", (box.shift, box.shift_double))]
    if verb is BID and view["auction"] is not None:
        return bid(view, own, view["auction"], BID.value(action))
    if verb is USE_CARDINALS and view["settling"] is not None:
        return [cardinals(box, own, view["settling"][1], USE_CARDINALS.value(action))]
    if verb is PLACE_ARTIST:
        return [status(box, view, PLACE_ARTIST.value(action), box.artist_gain)]
    if verb is FRENCH_INVADE:
        return [status(box, view, FRENCH_INVADE.value(action), -box.french_loss)]
    return in_war(box, view, seat, action)


def held(own: Area, currency: int) -> int:
    return (own["gold"] if currency == GOLD else own["influence"]) or 0


def opening(box: Box, view: View, tile: int) -> int:
    return box.opening_factor * view["status"][box.tile_city[tile]]


def strength(box: Box, own: Area, away: list[int], more: list[int]) -> tuple[int, int]:
    """5.8, without some troops or with others."""
    troops = sum(1 << troop for troop in {*own["troops"], *more} - set(away))
    tiles = sum(1 << tile for tile in own["tiles"])
    attack, defence = box.strength(troops, tiles, own["family"])
    if own["troops"] or more:
        defence += sum(amount for bit, amount in box.tile_defence if tiles & bit)
    return attack, defence


def army(box: Box, own: Area, troop: int, bought: bool) -> list[Message]:
    if bought:
        return [("will-hire", (held(own, GOLD) - box.cost[troop], *strength(box, own, [], [troop])))]
    return [("will-command", strength(box, own, [troop], []))]


def put_up(box: Box, view: View, own: Area, action: int) -> list[Message]:
    if AUCTION_CITY.holds(action):
        tile = AUCTION_CITY.value(action)
        city = box.tile_city[tile]
        return [
            ("will-open", (opening(box, view, tile), held(own, GOLD))),
            ("will-be-worth", (city, view["values"][city])),
        ]
    currency = box.event_currency[AUCTION_EVENT.value(action)] if AUCTION_EVENT.holds(action) else INFLUENCE
    return [("will-bid-in", (currency, held(own, currency)))]


def bid(view: View, own: Area, lot: Lot, amount: int) -> list[Message]:
    price = max(0, amount - (lot["discount"] or 0))
    currency = lot["currency"]
    told: list[Message] = [("will-pay", (price, currency, max(0, held(own, currency) - price)))]
    war = view["war"]
    if war is None:
        return told
    city = war["attacking"] if lot["kind"] == "attacker" else war["defending"]
    told.append(("will-earn", (city, view["status"][city])))
    if lot["kind"] == "defender" and war["attacker"] >= 0:
        told.append(("will-face", (war["strength"][0][0], own["defence"])))
    return told


def cardinals(box: Box, own: Area, amount: int, cards: int) -> Message:
    discount = sum(less for bit, less in box.tile_pope if any(bit == 1 << tile for tile in own["tiles"]))
    price = max(0, amount - discount - cards * box.cardinal_value)
    return "will-pay", (price, INFLUENCE, max(0, held(own, INFLUENCE) - price))


def status(box: Box, view: View, city: int, steps: int) -> Message:
    then = min(box.status_max, max(box.status_min, view["status"][city] + steps))
    return "will-stand", (city, view["status"][city], then)


def in_war(box: Box, view: View, seat: int, action: int) -> list[Message]:
    """The strengths of both sides after joining one or bribing troops (5.6, 5.7)."""
    war = view["war"]
    if war is None:
        return []
    sides = [list(side) for side in war["strength"]]
    if JOIN.holds(action):
        troops = sum(1 << troop for troop in view["players"][seat]["troops"])
        for place, more in enumerate(box.strength(troops, 0, -1)):
            sides[JOIN.value(action)][place] += more
    elif BRIBE.holds(action):
        bribe(box, view, sides, *BRIBE.values(action))
    else:
        return []
    return [("will-clash", (sides[0][0], sides[1][1], sides[1][0], sides[0][1]))]


def bribe(box: Box, view: View, sides: list[list[int]], seat: int, troop: int) -> None:
    war, owner = view["war"], view["players"][seat]
    assert war is not None
    away = [bribed for other, bribed in war["bribed"] if other == seat]
    if seat == war["ally"]:
        left = [sum(1 << each for each in set(owner["troops"]) - set(gone)) for gone in (away, [*away, troop])]
        before, after = (box.strength(troops, 0, -1) for troops in left)
        side = war["ally_side"]
    else:
        before, after = strength(box, owner, away, []), strength(box, owner, [*away, troop], [])
        side = ATTACKER if seat == war["attacker"] else 1 - ATTACKER
    for place in range(2):
        sides[side][place] += after[place] - before[place]
