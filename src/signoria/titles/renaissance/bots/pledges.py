"""Promises in the eyes of the bots of Renaissance: not to attack each other while a turn lasts."""

from __future__ import annotations

from typing import Final, cast

from signoria.bots.promises import Offer, Pledges, Propose
from signoria.kernel import State
from signoria.titles.renaissance.bots.expert import best_lay, cheapest_ways, raid_worth
from signoria.titles.renaissance.bots.worth import Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.commitment import attacks, means
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.state import Italy

UNTIL: Final = "turn_end"
OTHER_TARGETS: Final = 0.5  # of what an attack on this one may win, what is lost by attacking another instead
SAFE_WALLS: Final = 0.2  # points of having no raiders of a neighbour within


def reach(g: Italy, seat: int) -> int:
    """The cities that a seat could attack, its own ones included."""
    found = 0
    for city in members(g.held[seat]):
        found |= g.box.roads[city] | g.box.sea[city]
    return found


def best_prospect(g: Italy, worth: Worth, targets: int) -> float:
    """What an attack on the best of these cities may bring the seat whose `worth` this is."""
    return max((worth.prize(city) * worth.fall(city, g.level[city]) for city in members(targets)), default=0.0)


def offers(g: State, seat: int) -> list[Offer]:
    """To each neighbour: what I could take against what I could lose, a share of which others might take as well."""
    italy = cast(Italy, g)
    worth = Worth(italy, seat)
    mine = reach(italy, seat)
    found = []
    for other in range(g.seats):
        if other == seat:
            continue
        exposed = reach(italy, other) & italy.held[seat]
        cost = OTHER_TARGETS * best_prospect(italy, worth, mine & italy.held[other])
        peril = max((worth.stake(city) * worth.fall(city, italy.level[city]) for city in members(exposed)), default=0.0)
        if exposed:
            found.append(Offer(Propose(other, "no_attack_on_you", (), UNTIL), cost, peril))
            found.append(Offer(Propose(other, "no_raids_on_you", (), UNTIL), 0.5 * SAFE_WALLS, SAFE_WALLS))
    return found


def victim(g: State, seat: int, action: int) -> int:
    """Whose city an answer is aimed at."""
    verb = v.VERBS.verb_of[action]
    if verb in (v.DECLARE_ATTACK, v.DECLARE_CHEVAUCHEE):
        return cast(Italy, g).owner[verb.values(action)[1]]
    if verb in (v.PLAY_RAIDERS, v.USE_SPAIN_RAID, v.PLAY_MARRIAGE, v.CORRUPT):
        owner = cast(Italy, g).owner[verb.value(action)]
        return owner if owner != seat else -1
    return -1


def gain(g: State, seat: int, action: int, instead: int) -> float:
    """A raid costs no attack: what is done instead can still be done after it."""
    italy = cast(Italy, g)
    worth = Worth(italy, seat)
    free = v.VERBS.verb_of[action] in (v.PLAY_RAIDERS, v.USE_SPAIN_RAID, v.PLAY_MARRIAGE)
    alike = v.VERBS.verb_of[action] is v.VERBS.verb_of[instead]
    return points(italy, worth, seat, action) - (points(italy, worth, seat, instead) if alike or not free else 0.0)


def points(g: Italy, worth: Worth, seat: int, action: int) -> float:
    """What the expert expects of an answer; of those that take nothing from others, none."""
    verb = v.VERBS.verb_of[action]
    if verb in (v.DECLARE_ATTACK, v.DECLARE_CHEVAUCHEE):
        ((target, (extra, _)),) = cheapest_ways(g, worth, [action]).items()
        guards = worth.guards(g.owner[target])
        return max(
            0.0, best_lay(worth, attacks(means(g, seat, 0)), g.level[target], worth.prize(target), extra, guards)[0]
        )
    if verb in (v.PLAY_RAIDERS, v.USE_SPAIN_RAID):
        return 0.3 * raid_worth(g, worth, verb.value(action))
    if verb is v.PLAY_MARRIAGE:
        return worth.prize(v.PLAY_MARRIAGE.value(action))
    if verb is v.CORRUPT:
        city = v.CORRUPT.value(action)
        return worth.prize(city) * max(0, 6 - g.box.level_pc[g.level[city]]) / 6
    return 0.0


PLEDGES: Final = Pledges(
    deeds=("no_attack_on_you", "no_attack_on_city", "leave_city", "no_raids_on_you", "no_sale_to"),
    clearly=0.8,
    offers=offers,
    occasions=("ask-vote", "ask-purchases", "ask-expansion", "ask-phase"),
    gain=gain,
    victim=victim,
)
