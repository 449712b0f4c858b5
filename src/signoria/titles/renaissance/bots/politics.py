"""War or peace in the eyes of the expert of Renaissance, and on which side of a battle the Swiss stand."""

from __future__ import annotations

from typing import Final

from signoria.titles.renaissance.bots.battle import preferring
from signoria.titles.renaissance.bots.worth import Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.names import POLICIES, STANCES
from signoria.titles.renaissance.rules.state import Italy

MORE_ATTACKS: Final = 2  # that the cards of a war allow beyond the single attack of peace
RISK: Final = 1.0  # how much an own city that may fall counts against a foreign one that may be won
PEACE: Final = v.VOTE.of(POLICIES.index("peace"))
WAR: Final = v.VOTE.of(POLICIES.index("war"))
STAND_TO_ATTACK: Final = v.SWISS_STANCE.of(STANCES.index("attack"))
STAND_TO_DEFEND: Final = v.SWISS_STANCE.of(STANCES.index("defence"))


def vote(g: Italy, seat: int, options: list[int]) -> list[int]:
    """War lets everybody attack more than once: good for who has more to win by that than to lose."""
    worth = Worth(g, seat)
    hope = sum(prospects(g, worth, seat)[1 : 1 + MORE_ATTACKS])
    fear = sum(perils(g, worth, seat)[1 : 1 + MORE_ATTACKS])
    return preferring(WAR if hope > RISK * fear else PEACE, options)


def swiss_stance(g: Italy, seat: int, options: list[int]) -> list[int]:
    """The Swiss bonus goes where more points hang on a battle."""
    worth = Worth(g, seat)
    hope, fear = sum(prospects(g, worth, seat)[:MORE_ATTACKS]), sum(perils(g, worth, seat)[:MORE_ATTACKS])
    return preferring(STAND_TO_ATTACK if hope > RISK * fear else STAND_TO_DEFEND, options)


def prospects(g: Italy, worth: Worth, seat: int) -> list[float]:
    """What each city within reach promises an attacker, the best first."""
    reach = 0
    for city in members(g.held[seat]):
        reach |= g.box.roads[city] | g.box.sea[city]
    targets = members(reach & g.rivals_cities(seat))
    return sorted((worth.prize(city) * worth.fall(city, g.level[city]) for city in targets), reverse=True)


def perils(g: Italy, worth: Worth, seat: int) -> list[float]:
    """What each own city that can be attacked may cost, the worst first."""
    exposed = [city for city in members(g.held[seat]) if worth.danger(city)]
    return sorted((worth.stake(city) * worth.fall(city, g.level[city]) for city in exposed), reverse=True)
