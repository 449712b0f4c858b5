"""What the answers of Renaissance cost and bring, told from what a seat sees."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    GENOA,
    STANDING_VALUES,
    SUPPORT_ENGINEER,
    SUPPORT_FELON,
    SUPPORT_NONE,
)
from signoria.titles.renaissance.rules.seen import Battle, View
from signoria.titles.renaissance.rules.verbs import (
    BUILD_CASTLE,
    BUILD_PALACE,
    BUILD_RAMPART,
    BUY_CONDOTTIERE,
    BUY_TRAITOR,
    COMMIT_ATTACK,
    COMMIT_DEFENCE,
    DECLARE_ATTACK,
    DECLARE_CHEVAUCHEE,
    EXPAND,
    FINISH_PURCHASES,
    NO_SIGN,
    PLAY_ARTIST,
    PLAY_BANKER,
    PLAY_MARRIAGE,
    PLAY_RAIDERS,
    PLAY_SIGN,
    USE_SPAIN_RAID,
    VERBS,
)

OPEN: Final = {"ask-purchases": ("build_rampart", "build_castle", "build_palace"), "ask-phase": ("declare_attack",)}
AIM: Final = {"expand": 1, "declare_attack": 1, "declare_chevauchee": 1}
ATTACKS: Final = (DECLARE_ATTACK, DECLARE_CHEVAUCHEE)
TWO: Final = 2  # fighters of an attack


def note(box: Box, view: View, seat: int, verb: str, actions: list[int]) -> Optional[Message]:
    prices = {
        "build_rampart": box.cost_rampart,
        "build_castle": box.cost_castle,
        "build_palace": box.cost_palace,
        "play_marriage": box.dowry,
    }
    if verb in prices:
        return "note-ducats", (prices[verb],)
    if verb in ("declare_attack", "declare_chevauchee"):
        return "note-cities", (len({VERBS.by_name[verb].values(action)[1] for action in actions}),)
    return ("note-gain", (box.banker,)) if verb == "play_banker" else None


def label(box: Box, view: View, seat: int, action: int) -> Optional[Message]:
    return None


def outcome(box: Box, view: View, seat: int, action: int) -> list[Message]:
    verb = VERBS.verb_of[action]
    gain = gained(box, action)
    if gain is not None:
        return [("will-own", (view["ducats"][seat] + gain,))]
    if verb is EXPAND:
        origin, target = EXPAND.values(action)
        return [] if box.roads[origin] >> target & 1 else [("will-sail", (origin, target))]
    if verb in ATTACKS:
        origin, target = verb.values(action)
        return [attack(box, view, seat, origin, target, verb is DECLARE_CHEVAUCHEE)]
    if verb is PLAY_RAIDERS or verb is USE_SPAIN_RAID:
        return [raid(box, view, verb.value(action))]
    if verb is PLAY_ARTIST:
        return [("will-count", (box.pr_artist,))]
    battle = view.get("battle")
    return in_battle(box, view, battle, seat, action) if battle is not None else []


def gained(box: Box, action: int) -> Optional[int]:
    """Ducats won or spent for certain."""
    verb = VERBS.verb_of[action]
    if verb is FINISH_PURCHASES:
        return -box.cost_card * FINISH_PURCHASES.value(action)
    by_verb = {
        BUILD_RAMPART.name: -box.cost_rampart,
        BUILD_CASTLE.name: -box.cost_castle,
        BUILD_PALACE.name: -box.cost_palace,
        PLAY_MARRIAGE.name: -box.dowry,
        PLAY_BANKER.name: box.banker,
    }
    by_action = {BUY_CONDOTTIERE: -box.sale, BUY_TRAITOR: -box.traitor}
    return by_verb.get(verb.name, by_action.get(action))


def attack(box: Box, view: View, seat: int, origin: int, target: int, ride: bool) -> Message:
    """5.1: the two best troops in hand against walls and ground; cards and dice come on top."""
    values = [box.values[card] for card in range(BLUE_COUNT) for _ in range(view["hand"][card])]
    ground = box.bonus_terrain if box.rough >> target & 1 else 0
    ground += 0 if box.roads[origin] >> target & 1 else box.bonus_landing
    powerful = view["options"]["powers"] and view["nation"][seat] == GENOA
    guard = box.level_pc[view["level"][target]] + (0 if ride or powerful else ground)
    return "will-attack", (sum(sorted(values)[-TWO:]), guard)


def raid(box: Box, view: View, city: int) -> Message:
    level = view["level"][city]
    gain = box.pillage_gain[level]
    return ("will-raid", (gain, box.level_pc[level] + 1)) if level else ("will-plunder", (gain,))


def in_battle(box: Box, view: View, battle: Battle, seat: int, action: int) -> list[Message]:
    if COMMIT_ATTACK.holds(action):
        first, second, support = COMMIT_ATTACK.values(action)
        return [strike(box, view, battle, [first, second], support)]
    if COMMIT_DEFENCE.holds(action):
        fighter, support = COMMIT_DEFENCE.values(action)
        return [defence(box, battle, fighter, support)]
    if PLAY_SIGN.holds(action) or action == NO_SIGN:
        return signed(box, battle, seat, PLAY_SIGN.value(action) if PLAY_SIGN.holds(action) else -1)
    return []


def hired(fighters: list[int], support: int) -> int:
    """Condottieri stand with what their die shows, or run away (6.7)."""
    return sum(fighter >= BLUE_COUNT for fighter in fighters) + (support > SUPPORT_FELON)


def strike(box: Box, view: View, battle: Battle, fighters: list[int], support: int) -> Message:
    own = sum(box.values[fighter] for fighter in fighters if fighter < BLUE_COUNT) + battle["swiss"][0]
    level = view["level"][battle["target"]]
    walls = 0 if support == SUPPORT_FELON else box.level_pc[max(0, level - (support == SUPPORT_ENGINEER))]
    return "will-strike", (own, hired(fighters, support), walls + battle["ground"])


def defence(box: Box, battle: Battle, fighter: int, support: int) -> Message:
    own = (box.values[fighter] if fighter < BLUE_COUNT else 0) + battle["swiss"][1] + battle["fort"] + battle["ground"]
    own += box.bonus_engineer if support == SUPPORT_ENGINEER else 0
    return "will-defend", (own, hired([fighter], max(support, SUPPORT_NONE)))


def signed(box: Box, battle: Battle, seat: int, sign: int) -> list[Message]:
    """6.9: the totals as they stand, with the card that counts twice; a tie holds the city (6.10)."""
    side = 0 if seat == battle["attacker"] else 1
    more = 0 if sign < 0 else box.values[sign] if sign < BLUE_COUNT else STANDING_VALUES[sign - BLUE_COUNT]
    if not battle["totals"]:
        return []
    own, other = battle["totals"][side] + more, battle["totals"][1 - side]
    if own == other:
        return [("will-tie-attacking" if side == 0 else "will-tie-defending", (own,))]
    return [("will-lead" if own > other else "will-trail", (own, other))]
