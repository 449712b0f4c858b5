"""What the expert of Renaissance buys: palaces for artists, walls where they pay back, the rest in cards."""

from __future__ import annotations

from typing import Final, Optional

from signoria.titles.renaissance.bots.battle import preferring
from signoria.titles.renaissance.bots.worth import INCOME, Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.names import ARTIST, ARTIST_OR_BANKER, CARD_COUNT, EMPTY_PALACE, FLORENCE
from signoria.titles.renaissance.rules.state import Italy

ATTACKS_A_TURN: Final = 0.05  # on a city, for each rival's city that could attack it
MOST_DANGER: Final = 5
LEAST_WALL: Final = 0.8  # points that a wall must be worth: two cards cost as much
KEPT_FOR_CARDS: Final = 4  # ducats that walls leave: a seat without cards neither attacks nor defends
LURE_TURNS: Final = 3  # turns after which a palace only for the lure of Florence has paid its price


def purchases(g: Italy, seat: int, options: list[int]) -> list[int]:
    """What is worth building, one after the other; then cards for what is left."""
    worth = Worth(g, seat)
    counts = v.FINISH_PURCHASES.among(options)
    counts.sort(key=lambda code: abs(v.FINISH_PURCHASES.value(code) - wanted_cards(g, worth, seat)))
    palaces = v.BUILD_PALACE.among(options)
    palaces.sort(key=lambda code: worth.safety(v.BUILD_PALACE.value(code)), reverse=True)
    walls = [code for code in options if v.BUILD_RAMPART.holds(code) or v.BUILD_CASTLE.holds(code)]
    walls.sort(key=lambda code: wall_worth(g, worth, code), reverse=True)
    found = [counts[0], *walls[:3], *counts[1:4], *palaces[:1]]
    urgent = urgent_palace(g, worth, seat, palaces)
    if urgent is None:
        urgent = paying_wall(g, worth, seat, walls)
    return found if urgent is None else preferring(urgent, found)


def wanted_cards(g: Italy, worth: Worth, seat: int) -> int:
    """As many as can be paid, less a ducat for each of two condottieri."""
    return max(0, g.ducats[seat] - min(2, worth.men())) // g.box.cost_card


def urgent_palace(g: Italy, worth: Worth, seat: int, palaces: list[int]) -> Optional[int]:
    """The safest place, if an artist waits in hand or can be lured away."""
    artists = g.hand[seat * CARD_COUNT + ARTIST_OR_BANKER]
    empty = sum(1 for city in members(g.held[seat]) if g.palace[city] == EMPTY_PALACE)
    wanted = artists > empty or (not empty and can_lure(g, worth, seat))
    return palaces[0] if wanted and palaces else None


def can_lure(g: Italy, worth: Worth, seat: int) -> bool:
    if not g.has_power(seat, FLORENCE) or worth.turns_left < LURE_TURNS:
        return False
    return any(g.palace[city] >= ARTIST for city in members(g.rivals_cities(seat)))


def paying_wall(g: Italy, worth: Worth, seat: int, walls: list[int]) -> Optional[int]:
    if not walls or g.ducats[seat] < g.box.cost_rampart + KEPT_FOR_CARDS:
        return None
    return walls[0] if wall_worth(g, worth, walls[0]) > LEAST_WALL else None


def wall_worth(g: Italy, worth: Worth, code: int) -> float:
    """A rampart or castle: the income that can still be spent, and what it saves when the city is attacked."""
    city = v.VERBS.verb_of[code].value(code)
    level = g.level[city]
    attacked = ATTACKS_A_TURN * min(MOST_DANGER, worth.danger(city)) * (1 + worth.turns_left) / 2
    saved = worth.fall(city, level) - worth.fall(city, level + 1)
    return INCOME * (worth.turns_left - 1) + min(1.0, attacked) * saved * worth.stake(city)
