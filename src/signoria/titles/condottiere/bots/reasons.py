"""Why the expert of Condottiere prefers an answer: weights in points of strength."""

from __future__ import annotations

from typing import Final, cast

from signoria.bots.reasons import Reason, compared
from signoria.bots.sight import Sight
from signoria.titles.condottiere.bots.battle import WORTH, Field, Line, strongest
from signoria.titles.condottiere.bots.expert import answers, region_terms, stakes, thriftiness, worth_to
from signoria.titles.condottiere.rules.names import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KIND_COUNT,
    MERCENARY_KINDS,
    SPRING,
    WINTER,
)
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import (
    CHOOSE_REGION,
    DISCARD_HAND,
    KEEP,
    KEEP_HAND,
    PASS,
    PASS_REVEAL,
    PLACE_POPE,
    PLAY_CARD,
    RETRIEVE,
)

HOPELESS: Final = 1e8  # a plan that costs more does not exist


def reasons(sight: Sight, answer: int, other: int) -> list[Reason]:
    g, seat = cast(Condottiere, sight.imagine()), sight.seat
    if CHOOSE_REGION.holds(answer):
        return compared(region(g, seat, answer), region(g, seat, other))
    if PLACE_POPE.holds(answer):
        return compared(pope(g, seat, answer), pope(g, seat, other))
    if PLACE_POPE.holds(other):
        return [Reason("because-pope-off", -sum(pope(g, seat, other).values()))]
    if PASS in sight.options:
        return battle(Field(g, seat), answer, other)
    if answer in (KEEP_HAND, DISCARD_HAND):
        return hand(g, seat, answer)
    if RETRIEVE.holds(answer) or KEEP.holds(answer):
        return [Reason("because-card", card(answer) - card(other))]
    return []


def region(g: Condottiere, seat: int, answer: int) -> dict[str, float]:
    own, rival, space = region_terms(g, seat, CHOOSE_REGION.value(answer))
    return {"because-region-own": own, "because-region-rival": -rival, "because-region-space": space}


def pope(g: Condottiere, seat: int, answer: int) -> dict[str, float]:
    if not PLACE_POPE.holds(answer):
        return {}
    place = PLACE_POPE.value(answer)
    denied = max([worth_to(g, other, place) for other in range(g.seats) if other != seat])
    return {"because-pope-denies": denied, "because-pope-own": -0.8 * worth_to(g, seat, place)}


def battle(field: Field, answer: int, other: int) -> list[Reason]:
    own, best = lines_after(field, answer)
    own_else, best_else = lines_after(field, other)
    found = [Reason("because-card", card(other) - card(answer))] if passes(answer) == passes(other) else []
    if passes(answer) != passes(other):
        found.append(price(field, passes(answer)))
        found.append(Reason("because-kept", card(other)))
    return [*found, Reason("because-lead", float(own - best - (own_else - best_else)), (own, best))]


def price(field: Field, leaving: bool) -> Reason:
    """Whether the battle is worth what winning it will cost."""
    value = stakes(field)
    if leaving and field.own > field.best and not field.active:
        return Reason("because-enough", value, (field.own, field.best))
    cost = field.plan(1 + (answers(field) if field.active else 0.0), thriftiness(field)).cost
    if cost > HOPELESS:
        return Reason("because-hopeless", value if leaving else -value)
    surplus = value - cost
    key = "because-too-dear" if leaving else "because-worth-it"
    return Reason(key, -surplus if leaving else surplus, (round(value), round(cost)))


def passes(answer: int) -> bool:
    return answer in (PASS, PASS_REVEAL)


def card(answer: int) -> float:
    """What giving up the card of an answer hurts, or bringing it back gains."""
    for verb in (PLAY_CARD, RETRIEVE, KEEP):
        if verb.holds(answer):
            return WORTH[verb.value(answer)]
    return 0.0


def lines_after(field: Field, answer: int) -> tuple[int, int]:
    """My line and the best other one once the answer is given."""
    if not PLAY_CARD.holds(answer):
        return field.own, field.best
    kind, lines, season = PLAY_CARD.value(answer), list(field.lines), field.season
    mine = lines[field.seat]
    if kind == BISHOP:
        slain = strongest(lines)
        lines = [Line([each for each in line.mercenaries if each != slain], line.fixed, line.drummer) for line in lines]
    elif kind in (WINTER, SPRING):
        season = kind
    elif kind < MERCENARY_KINDS:
        lines[field.seat] = Line([*mine.mercenaries, kind], mine.fixed, mine.drummer)
    elif kind in (COURTESAN, HEROINE):
        lines[field.seat] = Line(mine.mercenaries, mine.fixed + field.g.box.strength[kind], mine.drummer)
    elif kind == DRUMMER:
        lines[field.seat] = Line(mine.mercenaries, mine.fixed, True)
    totals = field.reckon(lines, season)
    return totals[field.seat], field.best_rival(totals)


def hand(g: Condottiere, seat: int, answer: int) -> list[Reason]:
    own = g.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    strength = g.box.strength[HEROINE] * own[HEROINE] + g.box.strength[COURTESAN] * own[COURTESAN]
    key = "because-hand-strong" if answer == KEEP_HAND else "because-hand-weak"
    return [Reason(key, max(1.0, float(strength)), (strength,))]
