"""Why the expert of Renaissance prefers an answer: weights in points."""

from __future__ import annotations

from typing import Callable, Final, cast

from signoria.bots.reasons import Reason, compared
from signoria.bots.sight import Sight
from signoria.titles.renaissance.bots import building, politics
from signoria.titles.renaissance.bots.battle import CARELESS, battle, is_close, needed_sign, needs_men, sign_value
from signoria.titles.renaissance.bots.expert import (
    LEAST_ATTACK,
    NATION_TASTE,
    best_lay,
    cheapest_ways,
    prompt_of,
    settle_worth,
)
from signoria.titles.renaissance.bots.worth import Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.commitment import attacks, means
from signoria.titles.renaissance.rules.fight import ATTACK
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.yellow import is_yellow


def reasons(sight: Sight, answer: int, other: int) -> list[Reason]:
    g, seat = cast(Italy, sight.imagine()), sight.seat
    told = TOLD.get(prompt_of(g, seat))
    return told(g, Worth(g, seat), seat, answer, other) if told else []


def settled(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return compared(city(g, worth, seat, answer), city(g, worth, seat, other))


def bought(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return compared(purchase(g, worth, seat, answer), purchase(g, worth, seat, other))


def attacked(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return compared(laid(g, worth, answer), laid(g, worth, other))


def defended(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    """By one fighter or another, or by none at all."""
    fight = battle(g)
    if v.COMMIT_DEFENCE.holds(answer) and v.COMMIT_DEFENCE.holds(other):
        return [Reason("because-defence", worth.defence(answer, fight) - worth.defence(other, fight))]
    stake = worth.stake(fight.target)
    return [Reason("because-bare", CARELESS - stake) if answer == v.LAY_NO_FIGHTER else Reason("because-stake", stake)]


def city(g: Italy, worth: Worth, seat: int, answer: int) -> dict[str, float]:
    """A free city: its province, where it leads, and who could attack it."""
    if v.EXPAND.holds(answer):
        target = v.EXPAND.values(answer)[1]
    elif v.PLACE_EXTRA.holds(answer):
        target = v.PLACE_EXTRA.value(answer)
    elif v.CHOOSE_START.holds(answer):
        return {"because-province": worth.gain(seat, v.CHOOSE_START.value(answer))}
    else:
        return {"because-yellow": 1.0} if is_yellow(answer) else {"because-province": 0.0}
    gain, danger = worth.gain(seat, target), 0.03 * worth.danger(target)
    follow = settle_worth(g, worth, seat, target) - gain + danger
    return {"because-province": gain, "because-follow": follow, "because-danger": -danger}


def purchase(g: Italy, worth: Worth, seat: int, answer: int) -> dict[str, float]:
    if v.FINISH_PURCHASES.holds(answer):
        missed = abs(v.FINISH_PURCHASES.value(answer) - building.wanted_cards(g, worth, seat))
        return {"because-cards": building.LEAST_WALL - building.LEAST_WALL / 2 * missed}
    if v.BUILD_RAMPART.holds(answer) or v.BUILD_CASTLE.holds(answer):
        return {"because-wall": building.wall_worth(g, worth, answer)}
    urgent = building.urgent_palace(g, worth, seat, [answer])
    return {"because-palace": float(worth.turns_left) if urgent is not None else 0.0}


def phase(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    if is_yellow(answer):
        return [Reason("because-yellow", 1.0)]
    points, chance, target = attack(g, worth, seat, answer)
    instead = attack(g, worth, seat, other)[0] if not is_yellow(other) else 0.0
    if target < 0:
        return [Reason("because-no-attack", LEAST_ATTACK - instead)]
    return [Reason("because-attack", points - instead, (target, round(100 * chance)))]


def attack(g: Italy, worth: Worth, seat: int, answer: int) -> tuple[float, float, int]:
    """Expected points of an attack, its chance and its target; nothing for the end of the phase."""
    if not (v.DECLARE_ATTACK.holds(answer) or v.DECLARE_CHEVAUCHEE.holds(answer)):
        return 0.0, 0.0, -1
    [(target, (extra, _))] = cheapest_ways(g, worth, [answer]).items()
    guards = worth.guards(g.owner[target])
    lays = attacks(means(g, seat, 0))
    return (*best_lay(worth, lays, g.level[target], worth.prize(target), extra, guards), target)


def laid(g: Italy, worth: Worth, answer: int) -> dict[str, float]:
    """The chance to take the city, in points, and the cards that it takes."""
    fight = battle(g)
    prize, level = worth.prize(fight.target), g.level[fight.target]
    extra = float(fight.ground(g) - fight.swiss(g, ATTACK))
    points, chance = worth.attack(answer, level, prize, extra, worth.guards(fight.defender))
    return {"because-chance": chance * prize, "because-spared": points - chance * prize}


def vote(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    hope = sum(politics.prospects(g, worth, seat)[1 : 1 + politics.MORE_ATTACKS])
    fear = politics.RISK * sum(politics.perils(g, worth, seat)[1 : 1 + politics.MORE_ATTACKS])
    return [Reason("because-war", hope - fear) if answer == politics.WAR else Reason("because-peace", fear - hope)]


# -- questions that the expert answers by a rule


def nation(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    gap = NATION_TASTE[v.PICK_NATION.value(answer)] - NATION_TASTE[v.PICK_NATION.value(other)]
    return [Reason("because-nation", float(gap))]


def rampart(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    here, there = v.PLACE_RAMPART.value(answer), v.PLACE_RAMPART.value(other)
    return compared(guarded(worth, seat, here), guarded(worth, seat, there))


def guarded(worth: Worth, seat: int, city: int) -> dict[str, float]:
    return {"because-guard": worth.loss(seat, city), "because-exposed": 0.1 * worth.danger(city)}


def safest(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    gap = worth.safety(v.PLACE_PALACE.value(answer)) - worth.safety(v.PLACE_PALACE.value(other))
    return [Reason("because-safe", float(gap))]


def homecoming(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return [Reason("because-prize", worth.prize(v.RETURN_TO.value(answer)) - worth.prize(v.RETURN_TO.value(other)))]


def stance(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    hope = sum(politics.prospects(g, worth, seat)[: politics.MORE_ATTACKS])
    fear = politics.RISK * sum(politics.perils(g, worth, seat)[: politics.MORE_ATTACKS])
    attacks_more = answer == politics.STAND_TO_ATTACK
    return [
        Reason("because-stance-attack", hope - fear) if attacks_more else Reason("because-stance-defend", fear - hope)
    ]


def corruption(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return [Reason("because-corrupt", bribed(g, worth, answer) - bribed(g, worth, other))]


def bribed(g: Italy, worth: Worth, answer: int) -> float:
    """The prize times the chance of the die."""
    if not v.CORRUPT.holds(answer):
        return 0.0
    city = v.CORRUPT.value(answer)
    return worth.prize(city) * max(0, 6 - g.box.level_pc[g.level[city]]) / 6


def neglected(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return [Reason("because-neglect", breached(g, worth, answer) - breached(g, worth, other))]


def breached(g: Italy, worth: Worth, answer: int) -> float:
    if not v.NEGLECT.holds(answer):
        return 0.0
    city = v.NEGLECT.value(answer)
    return worth.prize(city) + worth.envy[g.owner[city]]


def sale(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    """Sold against whoever stands in the way more, unless the card is still needed."""
    fight = battle(g)
    buyer, against = fight.attacker, fight.defender
    if fight.committed():
        buyer, against = against, buyer
    gain = worth.envy[against] - worth.envy[buyer]
    if answer == v.SELL_CONDOTTIERE:
        return [Reason("because-sell", gain)]
    if gain < 0:
        return [Reason("because-no-sell", -gain)]
    if needs_men(g, worth, seat):
        return [Reason("because-needed", 1.0)]
    return [] if gain else [Reason("because-even", 1.0)]


def hire(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    fight = battle(g)
    stake = worth.prize(fight.target) if seat == fight.attacker else worth.stake(fight.target)
    return [Reason("because-hire", stake - 1) if answer == v.BUY_CONDOTTIERE else Reason("because-no-hire", 1.0)]


def countered(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return [Reason("because-counter", 1.0)] if answer < other else []


def betrayed(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    close = is_close(g, battle(g), seat)
    if answer < other:
        return [Reason("because-close", 1.0)] if close else []
    return [] if close else [Reason("because-not-close", 1.0)]


def sign(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    fight = battle(g)
    needed = needed_sign(g, fight, seat)
    if v.PLAY_SIGN.holds(answer):
        return [Reason("because-sign", 1.0)] if sign_value(g, answer) >= needed else []
    return [Reason("because-no-sign", 1.0)] if sign_value(g, other) < needed else []


def retreat(g: Italy, worth: Worth, seat: int, answer: int, other: int) -> list[Reason]:
    return [Reason("because-retreat", 1.0)] if v.PLAY_RETREAT.holds(answer) else []


Told = Callable[[Italy, Worth, int, int, int], list[Reason]]
TOLD: Final[dict[str, Told]] = {
    "ask-nation": nation,
    "ask-choose-start": settled,
    "ask-place-rampart": rampart,
    "ask-place-palace": safest,
    "ask-extra": settled,
    "ask-return": homecoming,
    "ask-stance": stance,
    "ask-vote": vote,
    "ask-purchases": bought,
    "ask-expansion": settled,
    "ask-phase": phase,
    "ask-corrupt": corruption,
    "ask-neglect": neglected,
    "ask-sell": sale,
    "ask-buy": hire,
    "ask-commit-attack": attacked,
    "ask-commit-defence": defended,
    "ask-counter": countered,
    "ask-traitor": betrayed,
    "ask-sign": sign,
    "ask-retreat": retreat,
}
