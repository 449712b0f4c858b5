"""The scripted expert of Condottiere.

It asks what the region is worth to it, in points of strength, and what a victory would cost, and
fights for as long as the price is right. It reads its own hand and what lies open, nothing else.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from signoria.bots.sight import Scripted, Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.condottiere.bots.battle import WORTH, Field, Plan
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.names import (
    COURTESAN,
    HEROINE,
    KIND_COUNT,
    MERCENARY_KINDS,
    NOWHERE,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import (
    CHOOSE_REGION,
    DISCARD_HAND,
    DRAW,
    KEEP,
    KEEP_DONE,
    KEEP_HAND,
    PASS,
    PASS_REVEAL,
    PLACE_POPE,
    PLAY_CARD,
    POPE_OFF,
    RETRIEVE,
    RETRIEVE_NONE,
)

WAITING: Final = (COURTESAN, 0, 1, 2)  # what to lay while leading and others still play
VICTORY: Final = 100.0
REGION: Final = 7.0  # a region that leads nowhere yet
PAIR: Final = 5.0  # it makes a connected pair
ONE_STEP: Final = 9.0  # one more region would win
DENIAL: Final = 0.45  # share of an opponent's value, split among those who can still deny it
LEAST_WEATHER: Final = 2  # strength by which a season must widen the lead
HAND_STRENGTH: Final = 3.0  # what a rival's card is expected to add in the next battle
ANSWER: Final = 1.5  # strength that a single opponent with cards is expected to add
MANY_ANSWERS: Final = 3.5  # that each of several adds: one of them will have what it takes


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Scripted):
    """Fights while the price is right."""

    def think(self, sight: Sight, options: list[int]) -> int:
        return self.decide(cast(Condottiere, sight.imagine()), sight.seat, sight.rng, options)

    def decide(self, g: Condottiere, seat: int, rng: Random, options: list[int]) -> int:
        """As `choose`, on a state of which only what the seat knows is read."""
        first = options[0]
        if PASS in options:
            return battle_turn(g, seat)
        if CHOOSE_REGION.holds(first):
            return choose_region(g, seat, options, rng)
        if RETRIEVE_NONE in options:
            return retrieve(g, seat, options)
        if POPE_OFF in options:
            return place_pope(g, seat, options)
        if DISCARD_HAND in options:
            return retreat(g, seat)
        if KEEP_DONE in options:
            return keep(options)
        if DRAW.holds(first):
            return max(options)
        return KEEP_HAND if KEEP_HAND in options else first


# -- what a region is worth


def group_with(neighbours: list[int], realm: int, region: int) -> int:
    """The connected group a realm would have around a region, as bits."""
    group, edge = 0, 1 << region
    while edge:
        group |= edge
        reach = 0
        while edge:
            bit = edge & -edge
            edge ^= bit
            reach |= neighbours[bit.bit_length() - 1]
        edge = reach & realm & ~group
    return group


def worth_to(g: Condottiere, seat: int, region: int) -> float:
    """What conquering a region is worth to a seat."""
    realm = g.realms[seat]
    if realm >> region & 1:
        return REGION + PAIR  # its own, to be defended (9.4)
    group = group_with(g.box.neighbours, realm, region)
    size, total = group.bit_count(), realm.bit_count() + 1
    needed, needed_total = g.group_needed(), g.box.total_needed[g.seats]
    if size >= needed or total >= needed_total:
        return VICTORY
    value = REGION + (PAIR * (size - 1) if size > 1 else 0.0)
    if total + 1 >= needed_total or (size + 1 >= needed and can_grow(g, group)):
        value += ONE_STEP
    return value


def can_grow(g: Condottiere, group: int) -> bool:
    free = g.free() & ~(1 << g.pope if g.pope != NOWHERE else 0)
    return any(g.box.neighbours[region] & free & ~group for region in range(17) if group >> region & 1)


def choose_region(g: Condottiere, seat: int, options: list[int], rng: Random) -> int:
    """Where I gain most and the others least; with a poor hand, where nobody gains much."""
    best, best_score = options[0], -1e9
    for action in options:
        own, rival, space = region_terms(g, seat, CHOOSE_REGION.value(action))
        score = own - rival + space + rng.random()
        if score > best_score:
            best, best_score = action, score
    return best


def region_terms(g: Condottiere, seat: int, region: int) -> tuple[float, float, float]:
    """What speaks for a battle there, what against it, and the room around it."""
    others = [other for other in range(g.seats) if other != seat]
    rich = max(g.hand_size[other] for other in others)
    appetite = min(1.5, (g.hand_size[seat] + 1) / (rich + 1))
    rival = max(worth_to(g, other, region) * (0.2 + g.hand_size[other] / 10) for other in others)
    space = (g.box.neighbours[region] & g.free()).bit_count()
    return worth_to(g, seat, region) * appetite, 0.7 * rival, 0.5 * space


def place_pope(g: Condottiere, seat: int, options: list[int]) -> int:
    """Onto the region that helps an opponent most, and me least."""
    others = [other for other in range(g.seats) if other != seat]
    best, best_score = POPE_OFF, 6.0
    for action in PLACE_POPE.among(options):
        region = PLACE_POPE.value(action)
        score = max(worth_to(g, other, region) for other in others) - 0.8 * worth_to(g, seat, region)
        if score > best_score:
            best, best_score = action, score
    return best


# -- a turn of battle


def stakes(field: Field) -> float:
    """What this battle is worth to me: the region, and what I keep from others."""
    g, seat = field.g, field.seat
    if g.contested == NOWHERE:
        return VICTORY
    own = worth_to(g, seat, g.contested)
    leader = max((s for s in range(g.seats) if s != seat), key=lambda s: field.totals[s])
    threats = {*field.active, leader}
    danger = max(worth_to(g, other, g.contested) for other in threats)
    deniers = 1 + sum(1 for other in field.active if other != leader)
    return max(own, own + DENIAL * (danger - REGION) / deniers)


def battle_turn(g: Condottiere, seat: int) -> int:
    field = Field(g, seat)
    value = stakes(field)
    thrift = thriftiness(field)
    leads = field.own > field.best
    if not field.active:
        if leads:
            return finish(field)
        plan = field.plan(1, thrift)
        return PLAY_CARD.of(plan.cards[0]) if plan.cost <= value else give_up(field)
    if leads and field.hand[SURRENDER] and value >= REGION + 3:
        return PLAY_CARD.of(SURRENDER)
    plan = field.plan(1 + answers(field), thrift)
    if plan.cost > value:
        return courtesan_or_leave(field)
    if leads:
        return wait(field)
    return PLAY_CARD.of(leading_card(field, plan))


def answers(field: Field) -> float:
    """Strength that the others are expected to add."""
    answer = ANSWER if len(field.active) == 1 else MANY_ANSWERS
    return answer * sum([min(1.0, field.g.hand_size[other] / 4) for other in field.active])


def thriftiness(field: Field) -> float:
    """Cards are worth less when the others have few left."""
    g = field.g
    rival = max(g.hand_size[other] for other in range(g.seats) if other != field.seat)
    return min(1.2, 0.35 + 0.65 * (rival + 1) / (g.hand_size[field.seat] + 1))


def leading_card(field: Field, plan: Plan) -> int:
    """The cheapest card of the plan that takes the lead by itself, else the plan's first."""
    box = field.g.box
    factor = box.drummer_factor if field.lines[field.seat].drummer else 1
    for kind in plan.cards:
        if kind < MERCENARY_KINDS:
            gain = (box.winter_value if field.season == WINTER else box.strength[kind]) * factor
        else:
            gain = box.strength[kind]
        if field.own + gain > field.best:
            return kind
    return plan.cards[0]


def wait(field: Field) -> int:
    """I lead and others still play: change the season if it widens the lead, lay the least, or stop."""
    season = better_season(field)
    if season != NOWHERE:
        return PLAY_CARD.of(season)
    for kind in WAITING:
        if field.hand[kind]:
            return PLAY_CARD.of(kind)
    return finish(field)


def better_season(field: Field) -> int:
    """The season in hand that widens the lead most, if it is worth its card."""
    best, found = field.own - field.best + LEAST_WEATHER, NOWHERE
    for season in (WINTER, SPRING):
        if not field.hand[season] or season == field.season:
            continue
        totals = field.reckon(field.lines, season)
        lead = totals[field.seat] - field.best_rival(totals)
        if lead > best:
            best, found = lead, season
    return found


def finish(field: Field) -> int:
    return PASS_REVEAL if field.g.down >> field.seat & 1 else PASS


def give_up(field: Field) -> int:
    """Leave the battle, with the best Mercenary if a Scarecrow can fetch it."""
    mercenaries = field.lines[field.seat].mercenaries
    if field.hand[SCARECROW] and mercenaries and max(mercenaries) >= 3 and field.own <= field.best:
        return PLAY_CARD.of(SCARECROW)
    return finish(field)


def courtesan_or_leave(field: Field) -> int:
    """Too dear. A Courtesan may still win the choice of the next region."""
    line = field.g.lines
    own = line[field.seat].count(COURTESAN)
    most = max(line[other].count(COURTESAN) for other in range(field.g.seats) if other != field.seat)
    if field.hand[COURTESAN] and own == most and field.g.contested != NOWHERE:
        return PLAY_CARD.of(COURTESAN)
    return give_up(field)


def retrieve(g: Condottiere, seat: int, options: list[int]) -> int:
    """The best Mercenary whose leaving does not lose the lead; any if the lead is lost anyway."""
    battle = cast("Battle", g.stack[-2])
    running = battle.fighters & ~battle.passed & ~(1 << seat)
    totals = g.strengths()
    rival = max(total for other, total in enumerate(totals) if other != seat)
    if totals[seat] <= rival:
        return max(RETRIEVE.among(options))
    spare = totals[seat] - rival - 1
    if not running:
        fitting = [a for a in RETRIEVE.among(options) if g.box.strength[RETRIEVE.value(a)] <= spare]
        return max(fitting, default=RETRIEVE_NONE)
    return RETRIEVE_NONE


# -- between battles


def retreat(g: Condottiere, seat: int) -> int:
    """A hand without any strength only delays the next deal. Another is thrown away if that ends the round and
    the last rival would win the next battle; against several rivals it would give them battles for nothing.
    """
    hand = g.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    strength = g.box.strength[HEROINE] * hand[HEROINE] + g.box.strength[COURTESAN] * hand[COURTESAN]
    rivals = [g.hand_size[other] for other in range(g.seats) if other != seat and g.hand_size[other]]
    needed = HAND_STRENGTH * rivals[0] if len(rivals) == 1 else 0.0
    return KEEP_HAND if strength > needed else DISCARD_HAND


def keep(options: list[int]) -> int:
    kinds = [KEEP.value(action) for action in KEEP.among(options)]
    return KEEP.of(max(kinds, key=lambda kind: WORTH[kind])) if kinds else KEEP_DONE
