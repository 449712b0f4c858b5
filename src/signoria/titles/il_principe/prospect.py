"""What the answers of Il Principe cost and bring, told from what a seat sees."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.names import NOBODY
from signoria.titles.il_principe.rules.seen import View
from signoria.titles.il_principe.rules.verbs import BID, BUILD, FLIP_UP, LAY, OFFER, OFFERS, PLACE_SHIELD

OPEN: Final = {"ask-action": ("build", "lay"), "ask-build": ("build",)}
AIM: Final[dict[str, int]] = {}


def note(box: Box, view: View, seat: int, verb: str, actions: list[int]) -> Optional[Message]:
    if verb == "build":
        return "note-build", (len(actions),)
    if verb == "lay":
        return "note-lay", (len({LAY.values(action)[0] for action in actions}),)
    return None


def label(box: Box, view: View, seat: int, action: int) -> Optional[Message]:
    return None


def outcome(box: Box, view: View, seat: int, action: int) -> list[Message]:
    money = view["money"][seat] or 0
    if BUILD.holds(action):
        return built(box, view, seat, BUILD.value(action), money)
    if BID.holds(action):
        return [("will-keep", (money - BID.value(action),))]
    if LAY.holds(action):
        color, count = LAY.values(action)
        return [("will-lie-up", (view["up"][seat][color] + count, color))]
    if FLIP_UP.holds(action):
        color = FLIP_UP.value(action)
        return [("will-lie-up", (view["up"][seat][color] + 1, color))]
    if PLACE_SHIELD.holds(action):
        return [shields(view, seat, PLACE_SHIELD.value(action))]
    if OFFER.holds(action):
        return [("will-hold", (sum(view["hand"] or []) - len(OFFERS[OFFER.value(action)]),))]
    return []


def built(box: Box, view: View, seat: int, city: int, money: int) -> list[Message]:
    """6.3 to 6.6: points, shields and ducats of the builder, points of those who hold the roles of its colors."""
    shields_placed = min(box.city_shields[city], view["supply"][seat])
    told: list[Message] = [("will-build", (box.city_points[city], shields_placed, money - box.city_cost[city]))]
    gained: dict[int, int] = {}
    for color in box.city_colors[city]:
        for role in (2 * color, 2 * color + 1):
            holder = view["roles"][role]
            if holder not in (NOBODY, seat):
                gained[holder] = gained.get(holder, 0) + box.build_points[role]
    return told + [("will-pay-role", (holder, points)) for holder, points in sorted(gained.items()) if points]


def shields(view: View, seat: int, region: int) -> Message:
    most = max(own[region] for other, own in enumerate(view["shields"]) if other != seat)
    return "will-shield", (region, view["shields"][seat][region] + 1, most)
