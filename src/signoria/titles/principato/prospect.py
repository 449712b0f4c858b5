"""What the answers of Principato cost and bring, told from what a seat sees."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.names import (
    BUILD,
    CATAPULT,
    FAVOR,
    FOOD,
    GOLD,
    MILITIA,
    POST_CUBE,
    PRODUCE,
    RECRUIT,
)
from signoria.titles.principato.rules.seen import Player, View
from signoria.titles.principato.rules.verbs import (
    ACTIVATE,
    CHANGE,
    CHOOSE,
    DISMISS,
    EXCHANGE,
    PAY,
    SUPPLY,
    TAKE_FAVOR,
)
from signoria.titles.principato.rules.verbs import RECRUIT as TAKE_ON

OPEN: Final = {"ask-turn": ("activate", "change", "take_favor", "supply"), "ask-supply": ("supply",)}
AIM: Final = {"change": 1}


def note(box: Box, view: View, seat: int, verb: str, actions: list[int]) -> Optional[Message]:
    own = view["players"][seat]
    if verb == "activate":
        return "note-activate", (len(actions),)
    if verb == "change":
        return "note-change", (len(view["display"]),)
    if verb == "take_favor":
        return "note-favor", (own["stored"][FAVOR], own["places"][FAVOR])
    if verb == "supply":
        return "note-supply", (sum(own["unsupplied"]),)
    return None


def label(box: Box, view: View, seat: int, action: int) -> Optional[Message]:
    """Cards by their names, not by where they lie."""
    if CHANGE.holds(action):
        place, slot = CHANGE.values(action)
        return "change-cards", (view["players"][seat]["hand"][place], view["display"][slot - 1])
    if EXCHANGE.holds(action):
        return "exchange-card", (view["display"][EXCHANGE.value(action) - 1],)
    return None


def outcome(box: Box, view: View, seat: int, action: int) -> list[Message]:
    own = view["players"][seat]
    if ACTIVATE.holds(action):
        return activated(box, view, own, ACTIVATE.value(action))
    if action == TAKE_FAVOR:
        return [("will-favor", (own["stored"][FAVOR] + 1, own["places"][FAVOR]))]
    if SUPPLY.holds(action):
        post, count = SUPPLY.values(action)
        gain = count * (box.supplied_strength - box.unsupplied_strength)
        stored = own["stored"][:]
        stored[POST_CUBE[post]] -= count
        return [strength(own, gain), left(stored)]
    if PAY.holds(action):
        return paid(box, view, own, *PAY.values(action))
    if CHOOSE.holds(action):
        return [("will-score", (view["points"][CHOOSE.value(action)],))]
    if TAKE_ON.holds(action):
        return [strength(own, TAKE_ON.value(action) * box.unsupplied_strength)]
    return [dismissed(box, own, *DISMISS.values(action))] if DISMISS.holds(action) else []


def strength(own: Player, gain: int) -> Message:
    return "will-strength", (own["strength"], own["strength"] + gain)


def left(stored: list[int]) -> Message:
    return "will-store", tuple(stored)


def activated(box: Box, view: View, own: Player, effect: int) -> list[Message]:
    does = box.does[effect]
    if does == RECRUIT:
        return [("will-recruit", (view["reserve"]["pools"][3],))]
    if does == PRODUCE:
        return produced(box, view, own, effect)
    told = [left(rest)] if (rest := after_price(box, own, effect)) else []
    if does == BUILD and box.target[effect] == CATAPULT:
        told.append(strength(own, box.count[effect] * box.catapult_strength))
    return told


def after_price(box: Box, own: Player, effect: int) -> list[int]:
    """What is left with as few favours as possible (5.2)."""
    food, gold, favor = own["stored"]
    food, gold = food - box.food[effect], gold - box.gold[effect]
    favor += min(food, 0) + min(gold, 0)
    return [max(food, 0), max(gold, 0), favor]


def produced(box: Box, view: View, own: Player, effect: int) -> list[Message]:
    """5.6: what finds a place and is in the reserve; the rest is lost."""
    received, lost = [0, 0], 0
    for cube in (FOOD, GOLD):
        wanted = box.receive[effect][cube]
        if box.count[effect] and box.target[effect] == cube:
            wanted = box.count[effect] * own["tokens"][2 * cube]
        room = own["places"][cube] - own["stored"][cube] + own["unsupplied"][cube]
        stock = view["reserve"]["cubes"][cube]
        received[cube] = min(wanted, room, stock if stock >= 0 else wanted)
        lost += wanted - received[cube]
    told: list[Message] = [("will-receive", tuple(received))]
    return [*told, ("will-lose", (lost,))] if lost else told


def paid(box: Box, view: View, own: Player, as_food: int, as_gold: int) -> list[Message]:
    effect = view["stage"]["activation"]["effect"]
    food, gold, favor = own["stored"]
    return [left([food - box.food[effect] + as_food, gold - box.gold[effect] + as_gold, favor - as_food - as_gold])]


def dismissed(box: Box, own: Player, troop: int, count: int) -> Message:
    """The unsupplied go first: they are worth least."""
    idle = min(count, own["unsupplied"][troop])
    lost = idle * box.unsupplied_strength + (count - idle) * box.supplied_strength
    return "will-dismiss", (own["tokens"][MILITIA + troop] - count, own["strength"] - lost)
