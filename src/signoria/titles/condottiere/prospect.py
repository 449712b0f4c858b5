"""What the answers of Condottiere will do, told from what a seat sees."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.titles.condottiere.rules.box import Box
from signoria.titles.condottiere.rules.names import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARY_KINDS,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.titles.condottiere.rules.seen import View
from signoria.titles.condottiere.rules.verbs import CHOOSE_REGION, PASS, PLAY_CARD, RETRIEVE

OPEN: Final[dict[str, tuple[str, ...]]] = {}
AIM: Final[dict[str, int]] = {}
FACE_DOWN: Final = -1

Lines = list[list[int]]


def note(box: Box, view: View, seat: int, verb: str, actions: list[int]) -> Optional[Message]:
    return None


def label(box: Box, view: View, seat: int, action: int) -> Optional[Message]:
    return None


def outcome(box: Box, view: View, seat: int, action: int) -> list[Message]:
    if CHOOSE_REGION.holds(action):
        return [realm_with(box, view, seat, CHOOSE_REGION.value(action))]
    lines = [[kind for kind in player["line"] if kind != FACE_DOWN] for player in view["players"]]
    if PLAY_CARD.holds(action):
        return after_card(box, view, seat, lines, PLAY_CARD.value(action))
    if RETRIEVE.holds(action):
        lines[seat].remove(RETRIEVE.value(action))
    elif action != PASS:
        return []
    return [stand(box, view, seat, lines)]


def after_card(box: Box, view: View, seat: int, lines: Lines, kind: int) -> list[Message]:
    """How the lines stand after a card; one that lies face down counts for nothing yet (9.5)."""
    if view["variants"]["hidden_cards"]:
        return []
    if kind == BISHOP:
        highest = view["highest"]
        lines = [[each for each in line if each != highest] for line in lines]
    if kind in (WINTER, SPRING):
        ended = SPRING if kind == WINTER else WINTER
        lines = [[each for each in line if each != ended] for line in lines]
    if box.stays[kind]:
        lines[seat].append(kind)
    stands = stand(box, view, seat, lines)
    return [("will-end", ()), stands] if kind == SURRENDER else [stands]


def stand(box: Box, view: View, seat: int, lines: Lines) -> Message:
    totals = strengths(box, lines)
    own, other = totals[seat], max(total for rival, total in enumerate(totals) if rival != seat)
    key = "will-lead" if own > other else "will-trail" if own < other else "will-tie"
    return key, (own, other)


def strengths(box: Box, lines: Lines) -> list[int]:
    """6.1, of cards that lie face up."""
    everything = [kind for line in lines for kind in line]
    highest = max((kind for kind in everything if kind < MERCENARY_KINDS), default=-1)
    winter, spring = WINTER in everything, SPRING in everything
    totals = []
    for line in lines:
        factor = box.drummer_factor if DRUMMER in line else 1
        total = sum(box.strength[kind] for kind in line if kind in (HEROINE, COURTESAN))
        for kind in line:
            if kind < MERCENARY_KINDS:
                total += (box.winter_value if winter else box.strength[kind]) * factor
                total += box.spring_bonus if spring and kind == highest else 0
        totals.append(total)
    return totals


def realm_with(box: Box, view: View, seat: int, region: int) -> Message:
    """8.1: how near a win in this region would bring the seat."""
    realm = [*view["players"][seat]["regions"], region]
    needed = view["needed"]
    return "will-hold", (len(realm), needed["total"], joined(box, realm), needed["connected"])


def joined(box: Box, realm: list[int]) -> int:
    """The size of the largest group of regions that touch."""
    rest, largest = set(realm), 0
    while rest:
        group: set[int] = set()
        edge = {rest.pop()}
        while edge:
            group |= edge
            edge = {other for other in rest if any(box.neighbours[one] >> other & 1 for one in edge)}
            rest -= edge
        largest = max(largest, len(group))
    return largest
