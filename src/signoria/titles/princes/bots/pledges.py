"""Promises in the eyes of the bots of Princes: to leave somebody's purse, troops and best city alone for a decade."""

from __future__ import annotations

from typing import Final, cast

from signoria.bots.promises import Offer, Pledges, Propose
from signoria.kernel import State
from signoria.titles.princes.bots.expert import TURN_PROMPTS, candidates
from signoria.titles.princes.bots.wars import war_points, war_value
from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.names import (
    BRIBE_TROOPS,
    CITY_COUNT,
    GOLD,
    INFLUENCE,
    LUCREZIA,
    RAID_GOLD,
    STEAL_INFLUENCE,
    TROOP_COUNT,
)
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.war import War

UNTIL: Final = "decade_end"
STOLEN: Final = {STEAL_INFLUENCE: 2, RAID_GOLD: 3}  # at most
SAFE_PURSE: Final = 0.3  # points: somebody may have a card for it
SAFE_TROOPS: Final = 0.25
IDLE_CARD: Final = 0.7  # points of a card that finds no other victim
PERIL: Final = 0.25  # the chance that somebody goes to war against a city, and wins
PATIENCE: Final = 0.5  # how likely a war that pays now is to be declared


def best_city(g: Table, worth: Worth, seat: int) -> int:
    """The city whose fall would hurt a seat most; -1 if it holds no tile."""
    held = [city for city in range(CITY_COUNT) if worth.tile_counts[seat][city]]
    return max(held, key=lambda city: worth.tile_counts[seat][city] * worth.values[city], default=-1)


def offers(g: State, seat: int) -> list[Offer]:
    table = cast(Table, g)
    worth = Worth(table, seat)
    hand = table.hands[seat]
    thieves = sum(hand.count(card) for card in STOLEN) + (1 if table.tiles[seat] & LUCREZIA else 0)
    found = []
    for other in worth.seats:
        if other == seat:
            continue
        share = 1 / (table.seats - 1) + worth.weights[other]  # how likely this one would be the victim
        theft = IDLE_CARD * min(1.0, thieves * share)
        bribes = IDLE_CARD * min(1.0, hand.count(BRIBE_TROOPS) * share) if table.troops[other] else 0.0
        found.append(Offer(Propose(other, "no_theft", (), UNTIL), theft, SAFE_PURSE))
        if table.troops[seat]:
            found.append(Offer(Propose(other, "no_bribes", (), UNTIL), bribes, SAFE_TROOPS))
        peace = no_war(table, worth, seat, other)
        found += [peace] if peace is not None else []
    return found


def no_war(g: Table, worth: Worth, seat: int, other: int) -> Offer | None:
    """Each leaves the other's best city in peace, if they are two."""
    theirs, mine = best_city(g, worth, other), best_city(g, worth, seat)
    if theirs < 0 or mine < 0 or theirs == mine or not worth.wars_left:
        return None
    wars = [(city, theirs) for city in range(CITY_COUNT) if city != theirs]
    cost = PATIENCE * max(0.0, *(war_value(g, worth, seat, cities) for cities in wars))
    safety = PERIL * max(0.0, -worth.shift(-1, mine)[seat])
    return Offer(Propose(other, "no_war_against", (theirs,), UNTIL), cost, safety)


def victim(g: State, seat: int, action: int) -> int:
    """Whose purse or troops an answer is aimed at, or who holds most of the city under attack."""
    verb = v.VERBS.verb_of[action]
    if verb in (v.STEAL, v.RAID, v.USE_LUCREZIA):
        return verb.value(action)
    if verb is v.BRIBE:
        return v.BRIBE.values(action)[0]
    if verb in (v.DECLARE_WAR, v.PLAY_START_WAR):
        tiles = cast(Table, g).box.city_tiles[verb.values(action)[1]]
        counts = [(cast(Table, g).tiles[other] & tiles).bit_count() for other in range(g.seats)]
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 and not counts[seat] else -1
    return -1


def gain(g: State, seat: int, action: int, instead: int) -> float:
    table = cast(Table, g)
    worth = Worth(table, seat)
    if is_free(action):
        return value(table, worth, seat, action) - (value(table, worth, seat, instead) if is_free(instead) else 0.0)
    return value(table, worth, seat, action) - value(table, worth, seat, instead)


def is_free(action: int) -> bool:
    """Whether it costs no turn: what is done instead can still be done after it."""
    return v.VERBS.verb_of[action] in (v.STEAL, v.RAID, v.USE_LUCREZIA, v.PLAY_START_WAR)


def value(g: Table, worth: Worth, seat: int, action: int) -> float:
    """Points of an answer, as the expert reckons; of those that it does not weigh, none."""
    verb = v.VERBS.verb_of[action]
    if verb in (v.STEAL, v.RAID, v.USE_LUCREZIA):
        return theft_points(g, worth, seat, action)
    if verb is v.PLAY_START_WAR:
        attacking, defending = verb.values(action)
        return war_value(g, worth, seat, (attacking, defending))
    if verb is v.BRIBE:
        return bribe_points(g, worth, seat, action)
    found = candidates(g, worth, seat, [action])
    return found[0][1] if found else 0.0


def theft_points(g: Table, worth: Worth, seat: int, action: int) -> float:
    robbed = v.VERBS.verb_of[action].value(action)
    if v.RAID.holds(action):
        amount, currency = min(STOLEN[RAID_GOLD], g.gold[robbed]), GOLD
        taken = amount / worth.levels[seat]
    else:
        amount, currency = min(STOLEN[STEAL_INFLUENCE], g.influence[robbed]), INFLUENCE
        taken = amount * worth.favours[seat]
    return taken + worth.weights[robbed] * worth.cost(robbed, currency, amount)


def bribe_points(g: Table, worth: Worth, seat: int, action: int) -> float:
    war = cast(War, g.stack[-2])
    owner, troop = v.BRIBE.values(action)
    before, points = war.bribed, war_points(g, worth, seat, war)
    war.bribed |= 1 << TROOP_COUNT * owner + troop
    after = war_points(g, worth, seat, war)
    war.bribed = before
    return after - points


PLEDGES: Final = Pledges(
    deeds=(
        "no_bid", "no_war_against", "no_war_by", "no_veto", "no_bribes", "no_theft", "league_for", "artist_to",
        "french_to",
    ),
    clearly=0.6,
    offers=offers,
    occasions=TURN_PROMPTS,
    gain=gain,
    victim=victim,
)  # fmt: skip
