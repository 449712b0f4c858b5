"""How the expert of Renaissance fights: markets, cards laid, signs and retreats.

Every function ranks its options, the best first.
"""

from __future__ import annotations

from typing import Final

from signoria.titles.renaissance.bots.worth import HIRED, Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.fight import ATTACK, Fight, fight_on
from signoria.titles.renaissance.rules.names import BLUE_COUNT, STANDING_VALUES
from signoria.titles.renaissance.rules.state import Italy

CARELESS: Final = 0.8  # a city worth less is left without a fighter


def preferring(option: int, options: list[int]) -> list[int]:
    """This option first, the others as they come."""
    return [option, *(other for other in options if other != option)]


def battle(g: Italy) -> Fight:
    fight = fight_on(g)
    assert fight is not None
    return fight


def sell(g: Italy, seat: int, options: list[int]) -> list[int]:
    """Sell against the leader, or what can no longer be used; never to the leader."""
    worth = Worth(g, seat)
    fight = battle(g)
    buyer, other = fight.attacker, fight.defender
    if fight.committed():
        buyer, other = other, buyer
    helps = worth.envy[other] > worth.envy[buyer]
    sells = options[0] == v.SELL_CONDOTTIERE and helps and not needs_men(g, worth, seat)
    return preferring(options[0] if sells else options[-1], options)


def needs_men(g: Italy, worth: Worth, seat: int) -> bool:
    """There are attacks to come, and not enough men for them."""
    return worth.later > 0 and g.ducats[seat] > 0 and worth.men() <= 1


def buy(g: Italy, seat: int, options: list[int]) -> list[int]:
    if options[0] != v.BUY_CONDOTTIERE:
        return preferring(options[-1], options)
    worth = Worth(g, seat)
    fight = battle(g)
    if seat == fight.attacker:
        enough = fight.bought_attack < 1 and worth.prize(fight.target) > 1
    else:
        enough = fight.bought_defence < 1 and worth.stake(fight.target) > 1
    return preferring(options[0] if enough and g.ducats[seat] > 1 else options[-1], options)


def commit_attack(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    fight = battle(g)
    guards = worth.guards(fight.defender)
    extra = float(fight.ground(g) - fight.swiss(g, ATTACK))
    prize, level = worth.prize(fight.target), g.level[fight.target]
    return sorted(options, key=lambda code: worth.attack(code, level, prize, extra, guards)[0], reverse=True)


def commit_defence(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    fight = battle(g)
    fighters = v.COMMIT_DEFENCE.among(options)
    fighters.sort(key=lambda code: worth.defence(code, fight), reverse=True)
    if v.LAY_NO_FIGHTER not in options:
        return fighters
    careless = worth.stake(fight.target) < CARELESS
    return [v.LAY_NO_FIGHTER, *fighters] if careless else [fighters[0], v.LAY_NO_FIGHTER, *fighters[1:]]


def counter(g: Italy, seat: int, options: list[int]) -> list[int]:
    return options


def traitor(g: Italy, seat: int, options: list[int]) -> list[int]:
    return preferring(options[0] if is_close(g, battle(g), seat) else options[1], options)


def is_close(g: Italy, fight: Fight, seat: int) -> bool:
    """Whether a hired man who changes sides could turn the battle."""
    side = fight.side_of(seat)
    return abs(fight.total(g, side) - fight.total(g, 1 - side)) <= 2 * HIRED + 2


def sign(g: Italy, seat: int, options: list[int]) -> list[int]:
    """The smallest card that turns the battle; nothing if none does."""
    needed = needed_sign(g, battle(g), seat)
    for code in v.PLAY_SIGN.among(options):
        if sign_value(g, code) >= needed:
            return preferring(code, options)
    return preferring(v.NO_SIGN, options)


def needed_sign(g: Italy, fight: Fight, seat: int) -> int:
    """What a sign must add to turn the battle."""
    side = fight.side_of(seat)
    return max(1, fight.total(g, 1 - side) - fight.total(g, side) + (1 if side == ATTACK else 0))


def sign_value(g: Italy, code: int) -> int:
    card = v.PLAY_SIGN.value(code)
    return g.box.values[card] if card < BLUE_COUNT else STANDING_VALUES[card - BLUE_COUNT]


def retreat(g: Italy, seat: int, options: list[int]) -> list[int]:
    """Always the strongest card: neither it nor the retreat outlives the turn."""
    return preferring(max(v.PLAY_RETREAT.among(options)), options)
