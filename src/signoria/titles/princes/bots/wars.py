"""War in the eyes of the expert: which to declare, whom to bribe, when to roll again."""

from __future__ import annotations

from typing import Final, cast

from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.names import INFLUENCE, TROOP_COUNT
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.war import War

LEAGUE_PATIENCE: Final = 0.2  # points kept back for each war of the decade in which the League could still join


def war_surplus(g: Table, worth: Worth, seat: int, wars: list[int]) -> list[tuple[int, float]]:
    """For every pair of cities: I take one of the posts at the rivals' price, or leave both to them."""
    found = []
    for code in wars:
        attacking, defending = v.DECLARE_WAR.values(code)
        found.append((code, war_value(g, worth, seat, (attacking, defending))))
    return found


def war_value(g: Table, worth: Worth, seat: int, cities: tuple[int, int]) -> float:
    first = worth.champion(1 << seat)
    second = worth.champion(1 << seat | (1 << first if first >= 0 else 0))
    best = max(worth.war(seat, cities, (first, second)), worth.war(seat, cities, (second, first)) - 0.3)
    if first < 0:
        best = 0.0 if not g.troops[seat] else best
    if not g.troops[seat]:
        return best - 0.3
    for side in (0, 1):
        posts = (seat, first) if side == 0 else (first, seat)
        value = worth.war(seat, cities, posts)
        price = rival_price(g, worth, seat, cities, side)
        if price <= g.reach(seat, INFLUENCE) + g.hire_discount(seat):
            value -= worth.cost(seat, INFLUENCE, price - g.hire_discount(seat))
            best = max(best, value - 0.2)
    return best


def rival_price(g: Table, worth: Worth, seat: int, cities: tuple[int, int], side: int) -> float:
    """What it takes to outbid the others for a post, in influence."""
    price = 0.0
    for other in worth.seats:
        if other == seat or not g.troops[other]:
            continue
        posts = (other, seat) if side == 0 else (seat, other)
        odds = worth.fight(worth.side(posts[0]), worth.side(posts[1]))
        points = worth.pay(other, cities[side]) + odds[side] * worth.counter(other)
        limit = min(worth.price_limit(other, points, INFLUENCE), float(g.influence[other])) + g.hire_discount(other)
        price = max(price, limit)
    return price


def veto(g: Table, seat: int, options: list[int]) -> int:
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    value = war_value(g, worth, seat, (war.attacking, war.defending))
    patience = 1.5 if worth.ends else 0.8
    if value < -patience:
        for code in (v.USE_LORENZO, v.PLAY_VETO):
            if code in options:
                return code
    return v.DECLINE


def war_points(g: Table, worth: Worth, seat: int, war: War) -> float:
    """Points of the running war with the strengths as they stand."""
    odds = worth.fight(war.side_strength(g, 0), war.side_strength(g, 1))
    return worth.outcome(seat, (war.attacking, war.defending), (war.attacker, war.defender), odds)


def league(g: Table, seat: int, options: list[int]) -> int:
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    base = war_points(g, worth, seat, war)
    later = g.box.wars[g.seats] - g.wars
    best, chosen = base + LEAGUE_PATIENCE * later, v.DECLINE
    war.ally = seat
    for side in (0, 1):
        war.ally_side = side
        value = war_points(g, worth, seat, war)
        if value > best:
            best, chosen = value, v.JOIN.of(side)
    return chosen


def bribes(g: Table, seat: int, options: list[int]) -> int:
    if v.USE_ALFONSO in options and len(g.hands[seat]) < g.hand_limit(seat):
        return v.USE_ALFONSO
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    best, chosen = war_points(g, worth, seat, war) + (0.7 if worth.ends else 0.3), v.DONE
    before = war.bribed
    for code in v.BRIBE.among(options):
        owner, troop = v.BRIBE.values(code)
        war.bribed = before | 1 << TROOP_COUNT * owner + troop
        value = war_points(g, worth, seat, war)
        if value > best:
            best, chosen = value, code
    return chosen


def reroll(g: Table, seat: int, options: list[int]) -> int:
    """Compare the dice as they lie with any others."""
    war = cast(War, g.stack[-2])
    worth = Worth(g, seat)
    cities, posts = (war.attacking, war.defending), (war.attacker, war.defender)
    sides = war.side_strength(g, 0), war.side_strength(g, 1)
    striking_back = war.step_name() == "reroll_counter_attack"
    later = 0.0 if striking_back else worth.fight(sides[0], sides[1])[1]
    first_odds = worth.fight(*sides)
    counter = later / (1 - first_odds[0]) if first_odds[0] < 1 else 0.0
    if striking_back:
        attack, defence = war.totals(g, 1)
        kept = (0.0, 1.0) if attack > defence else (0.0, 0.0)
        fresh = (0.0, worth.fight(sides[1], sides[0])[0])
    else:
        attack, defence = war.totals(g, 0)
        kept = (1.0, 0.0) if attack > defence else (0.0, counter)
        fresh = first_odds
    gain = worth.outcome(seat, cities, posts, fresh) - worth.outcome(seat, cities, posts, kept)
    return v.REROLL if gain > (0.6 if worth.ends else 0.2) else v.KEEP_DICE
