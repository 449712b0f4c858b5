"""What the two sides lay face down."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Message, Question
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.fight import fight_below
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    BOUGHT,
    CARD_COUNT,
    CONDOTTIERE,
    ENGINEER,
    FELON,
    FIGHTERS,
    FREE,
    MILAN,
    OWN,
    SUPPORT_BOUGHT,
    SUPPORT_CARDS,
    SUPPORT_ENGINEER,
    SUPPORT_FELON,
    SUPPORT_FREE,
    SUPPORT_NONE,
    SUPPORT_OWN,
)
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import COMMIT_ATTACK, COMMIT_DEFENCE, LAY_NO_FIGHTER

FIGHTER_COUNT: Final = len(FIGHTERS)

Means = tuple[int, ...]  # how many of each fighter, then whether an engineer, whether a felon

_attacks: Final[dict[Means, list[int]]] = {}
_defences: Final[dict[Means, list[int]]] = {}


def means(g: Italy, seat: int, bought: int) -> Means:
    """What a seat can lay, capped at what its slots can take, as a key for the tables below."""
    start = seat * CARD_COUNT
    hand = g.hand
    blue = [min(hand[start + card], 2) for card in range(BLUE_COUNT)]
    own = min(min(hand[start + CONDOTTIERE], g.ducats[seat]), 3)
    free = 1 if g.may_use_power(seat, MILAN) else 0
    return (*blue, own, bought, free, min(hand[start + ENGINEER], 1), min(hand[start + FELON], 1))


def supports(left: list[int], engineer: int, felon: int) -> list[int]:
    """The supports open with these condottieri left; the bought ones must all be used (6.2)."""
    if left[BOUGHT] > 1:
        return []
    if left[BOUGHT]:
        return [SUPPORT_BOUGHT]
    found = [SUPPORT_NONE]
    if engineer:
        found.append(SUPPORT_ENGINEER)
    if felon:
        found.append(SUPPORT_FELON)
    if left[OWN]:
        found.append(SUPPORT_OWN)
    if left[FREE]:
        found.append(SUPPORT_FREE)
    return found


def attacks(key: Means) -> list[int]:
    """Every unordered pair of fighters with every support (6.2)."""
    found = []
    fighters = list(key[:FIGHTER_COUNT])
    for first in range(FIGHTER_COUNT):
        for second in range(first, FIGHTER_COUNT):
            if not fighters[first] or fighters[second] <= int(first == second):
                continue
            left = fighters[:]
            left[first] -= 1
            left[second] -= 1
            pair = COMMIT_ATTACK.of(first, second)
            found += [pair + support for support in supports(left, key[FIGHTER_COUNT], key[FIGHTER_COUNT + 1])]
    return found


def defences(key: Means) -> list[int]:
    """One fighter and a support; nothing only for who has neither a blue nor a bought card (6.4)."""
    found = []
    for fighter in range(FIGHTER_COUNT):
        if not key[fighter]:
            continue
        left = list(key[:FIGHTER_COUNT])
        left[fighter] -= 1
        alone = COMMIT_DEFENCE.of(fighter)
        found += [alone + support for support in supports(left, key[FIGHTER_COUNT], key[FIGHTER_COUNT + 1])]
    if not any(key[:BLUE_COUNT]) and not key[BOUGHT]:
        found.append(LAY_NO_FIGHTER)
    return found


def why_not_cards(key: Means, fighters: list[int], support: int) -> Message:
    """What is missing for these slots."""
    left = list(key[:FIGHTER_COUNT])
    wanted = [*fighters, support - SUPPORT_OWN + OWN] if support >= SUPPORT_OWN else fighters
    for fighter in wanted:
        left[fighter] -= 1
        if left[fighter] < 0:
            return "no-fighter", (fighter,)
    if support == SUPPORT_ENGINEER and not key[FIGHTER_COUNT]:
        return "no-card", (ENGINEER,)
    if support == SUPPORT_FELON and not key[FIGHTER_COUNT + 1]:
        return "no-card", (FELON,)
    return "no-bought-left-over", (key[BOUGHT],)


def laid_as(action: int) -> int:
    """An attack as others see it: cards of the own hand lie face down, hired condottieri do not (6.2)."""
    first, second, support = COMMIT_ATTACK.values(action)
    shown = support if SUPPORT_CARDS[support] < 0 else SUPPORT_OWN
    return COMMIT_ATTACK.of(max(first, OWN), max(second, OWN), shown)


class CommitAttack(Question[Italy]):
    """Two fighters and perhaps a support (6.2)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        key = means(g, seat, fight_below(g).bought_attack)
        found = _attacks.get(key)
        if found is None:
            found = _attacks[key] = attacks(key)
        return found[:]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        fight = fight_below(g)
        first, second, support = COMMIT_ATTACK.values(action)
        fight.first, fight.second, fight.help = first, second, support
        lay(g, seat, first)
        lay(g, seat, second)
        lay_support(g, seat, support)
        g.tell(PUBLIC, "attack-laid" if support == SUPPORT_NONE else "attack-laid-supported", seat)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-commit-attack", (fight_below(g).target,)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not COMMIT_ATTACK.holds(action):
            return NO_CHOICE, ()
        first, second, support = COMMIT_ATTACK.values(action)
        if first > second:
            return "no-fighter-order", (second, first)
        return why_not_cards(means(g, seat, fight_below(g).bought_attack), [first, second], support)

    def copy(self) -> CommitAttack:
        return CommitAttack(self.seat)


class CommitDefence(Question[Italy]):
    """One fighter and perhaps a support (6.4)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        key = means(g, seat, fight_below(g).bought_defence)
        found = _defences.get(key)
        if found is None:
            found = _defences[key] = defences(key)
        return found[:]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == LAY_NO_FIGHTER:
            g.bare |= 1 << seat
            return
        fight = fight_below(g)
        fight.guard, fight.guard_help = COMMIT_DEFENCE.values(action)
        lay(g, seat, fight.guard)
        lay_support(g, seat, fight.guard_help)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-commit-defence", (fight_below(g).target,)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if action == LAY_NO_FIGHTER:
            return "no-bare-defence", ()
        if not COMMIT_DEFENCE.holds(action):
            return NO_CHOICE, ()
        fighter, support = COMMIT_DEFENCE.values(action)
        return why_not_cards(means(g, seat, fight_below(g).bought_defence), [fighter], support)

    def copy(self) -> CommitDefence:
        return CommitDefence(self.seat)


def lay(g: Italy, seat: int, fighter: int) -> None:
    """An own card goes from the hand into a slot; nobody has seen which."""
    if fighter <= OWN:
        g.hand[seat * CARD_COUNT + fighter] -= 1
        g.hand_size[seat] -= 1


def lay_support(g: Italy, seat: int, support: int) -> None:
    card = SUPPORT_CARDS[support]
    if card >= 0:
        g.hand[seat * CARD_COUNT + card] -= 1
        g.hand_size[seat] -= 1
