"""The scripted expert of Renaissance.

It expands into provinces it can complete, attacks where the odds and the prize agree, defends
what scores, turns yellow cards into cities and points, and trades when the trade pays it more.
Every answer is a ranking of options: the expert takes the first, the master looks at the first few.
"""

from __future__ import annotations

from random import Random
from typing import Any, Callable, Final, Optional, cast

from signoria.bots.sight import Scripted, Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.renaissance.bots import battle as fighting
from signoria.titles.renaissance.bots import building, politics
from signoria.titles.renaissance.bots.deals import answer_offer, write_offer
from signoria.titles.renaissance.bots.worth import Worth
from signoria.titles.renaissance.rules import verbs as v
from signoria.titles.renaissance.rules.commitment import attacks, means
from signoria.titles.renaissance.rules.masks import members
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.yellow import is_yellow

NATION_TASTE: Final = (4, 3, 3, 5, 5, 4, 4, 5, 3, 3)  # how gladly each nation is taken
LEAST_ATTACK: Final = 0.25  # expected points below which an attack is left alone
LEAST_CHANCE: Final = 0.3
TARGETS: Final = 10  # the best prizes that are looked at closely


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Scripted):
    """Chooses by expected points."""

    def think(self, sight: Sight, options: list[int]) -> int:
        return self.rank(sight)[0]

    def rank(self, sight: Sight) -> list[int]:
        """The options worth a thought, the best first."""
        g = cast(Italy, sight.imagine())
        return ANSWERS[prompt_of(g, sight.seat)](g, sight.seat, sight.options)

    def decide(self, g: Italy, seat: int, rng: Random, options: list[int]) -> int:
        """The answer in an imagined world, where nothing is left to hide."""
        return ANSWERS[prompt_of(g, seat)](g, seat, options)[0]

    def aside(self, sight: Sight) -> Optional[int]:
        """Answers offers, and proposes an exchange before a turn is scored."""
        asides = sight.asides
        if not asides or v.GIVE.holds(asides[0]):
            return None
        offers = [v.REJECT.value(code) for code in v.REJECT.among(asides)]
        drafting = v.DROP_DRAFT in asides
        asked = (sight.prompt or ("",))[0]
        if not offers and not drafting and asked != "ask-ready":
            return None
        g = cast(Italy, sight.imagine())
        if offers:
            return answer_offer(g, sight.seat, offers[0], asides)
        return write_offer(g, sight.seat, asides)


def prompt_of(g: Italy, seat: int) -> str:
    prompt = g.prompt(seat)
    assert prompt is not None
    return prompt[0]


def ranked(options: list[int], merit: Callable[[int], Any]) -> list[int]:
    return sorted(options, key=merit, reverse=True)


# -- set-up and politics


def pick_nation(g: Italy, seat: int, options: list[int]) -> list[int]:
    return ranked(options, lambda code: NATION_TASTE[v.PICK_NATION.value(code)])


def choose_start(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    return ranked(options, lambda code: worth.gain(seat, v.CHOOSE_START.value(code)))


def place_rampart(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    cities = [v.PLACE_RAMPART.value(code) for code in options]
    cities = ranked(cities, lambda city: worth.loss(seat, city) + 0.1 * worth.danger(city))
    return [v.PLACE_RAMPART.of(city) for city in cities]


def place_palace(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    return ranked(options, lambda code: worth.safety(v.PLACE_PALACE.value(code)))


def place_extra(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    return ranked(v.PLACE_EXTRA.among(options), lambda code: settle_worth(g, worth, seat, v.PLACE_EXTRA.value(code)))


def settle_worth(g: Italy, worth: Worth, seat: int, city: int) -> float:
    """A free city, with a look at what could follow from it and at who else could attack it."""
    onward = (g.box.roads[city] | g.box.sea[city]) & worth.free & ~(1 << city)
    held = g.held[seat] | 1 << city
    follow = 0.0
    for other in members(onward):
        follow = max(follow, worth.share(held | 1 << other, other) - worth.share(held, other))
    return worth.gain(seat, city) + 0.25 * follow - 0.03 * worth.danger(city)


def return_to(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    return ranked(options, lambda code: worth.prize(v.RETURN_TO.value(code)))


def as_they_come(g: Italy, seat: int, options: list[int]) -> list[int]:
    return options


# -- expansion


def expansion(g: Italy, seat: int, options: list[int]) -> list[int]:
    yellow = [code for code in options if is_yellow(code)]
    found = play_yellow(g, Worth(g, seat), seat, yellow) if yellow else []
    moves = v.EXPAND.among(options)
    if moves:
        found += settlements(g, seat, moves)
    return [*found, v.PASS_EXPANSION]


def settlements(g: Italy, seat: int, moves: list[int]) -> list[int]:
    """The free cities by worth, each by its best way."""
    worth = Worth(g, seat)
    values: dict[int, float] = {}
    ways: dict[int, tuple[int, int]] = {}
    for code in moves:
        origin, target = v.EXPAND.values(code)
        if target not in values:
            values[target] = settle_worth(g, worth, seat, target)
        fitness = departure(g, origin, target)
        if target not in ways or fitness > ways[target][0]:
            ways[target] = (fitness, code)
    return [ways[city][1] for city in sorted(values, key=lambda city: values[city], reverse=True)]


def departure(g: Italy, origin: int, target: int) -> int:
    """Leave by road, and from the city with the fewest other free neighbours."""
    road = g.box.roads[origin] >> target & 1
    return 20 * road - (g.box.roads[origin] & g.free_cities()).bit_count()


# -- the combat phase


def phase(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    yellow = [code for code in options if is_yellow(code)]
    return (play_yellow(g, worth, seat, yellow) if yellow else []) + rank_attacks(g, worth, seat, options)


def play_yellow(g: Italy, worth: Worth, seat: int, options: list[int]) -> list[int]:
    """Ambassador first, then artists, marriage, bankers, raids; of each kind the best use."""
    found = [v.PLAY_AMBASSADOR] if v.PLAY_AMBASSADOR in options else []
    artists = v.PLAY_ARTIST.among(options)
    if artists:
        found.append(max(artists, key=lambda code: worth.safety(v.PLAY_ARTIST.value(code))))
    marriages = v.PLAY_MARRIAGE.among(options)
    if marriages:
        found.append(max(marriages, key=lambda code: worth.prize(v.PLAY_MARRIAGE.value(code))))
    lures = v.USE_FLORENCE_LURE.among(options)
    if lures:
        found.append(max(lures, key=lambda code: lure_worth(g, worth, code)))
    found += v.PLAY_BANKER.among(options)[:1]
    for verb in (v.PLAY_RAIDERS, v.USE_SPAIN_RAID):
        cities = [verb.value(code) for code in verb.among(options)]
        if cities:
            found.append(verb.of(max(cities, key=lambda city: raid_worth(g, worth, city))))
    return found


def lure_worth(g: Italy, worth: Worth, code: int) -> float:
    """An artist of the most dangerous rival, into the safest palace."""
    source, target = v.USE_FLORENCE_LURE.values(code)
    return 10 * worth.envy[g.owner[source]] + 0.1 * worth.safety(target)


def raid_worth(g: Italy, worth: Worth, city: int) -> float:
    level = g.level[city]
    if not level:
        return 1.0
    chance = max(0, 6 - g.box.level_pc[level]) / 6
    return chance * (g.box.pillage_gain[level] + worth.envy[g.owner[city]] * g.box.level_income[level])


def rank_attacks(g: Italy, worth: Worth, seat: int, options: list[int]) -> list[int]:
    """Attacks by expected points; the end of the phase before those that are not worth their cards."""
    declared = [code for code in options if v.DECLARE_ATTACK.holds(code) or v.DECLARE_CHEVAUCHEE.holds(code)]
    if not declared:
        return [v.END_PHASE]
    ways = cheapest_ways(g, worth, declared)
    targets = sorted(ways, key=worth.prize, reverse=True)[:TARGETS]
    lays = attacks(means(g, seat, 0))
    guards = {owner: worth.guards(owner) for owner in {g.owner[target] for target in targets}}
    rows: list[tuple[float, int]] = []
    for target in targets:
        extra, code = ways[target]
        prize, level, likely = worth.prize(target), g.level[target], guards[g.owner[target]]
        rows.append((best_lay(worth, lays, level, prize, extra, likely)[0], code))
    rows.sort(key=lambda row: row[0], reverse=True)
    good = [code for points, code in rows if points > LEAST_ATTACK]
    return [*good, v.END_PHASE, *(code for _, code in rows[len(good) :])]


def best_lay(
    worth: Worth, lays: list[int], level: int, prize: float, extra: float, guards: list[tuple[float, float]]
) -> tuple[float, float]:  # fmt: skip
    """Expected points of an attack laid as well as can be, and its chance."""
    best, likely = -1.0, 0.0
    for lay in lays:
        points, chance = worth.attack(lay, level, prize, extra, guards)
        if points > best and chance >= LEAST_CHANCE:
            best, likely = points, chance
    return best, likely


def cheapest_ways(g: Italy, worth: Worth, declared: list[int]) -> dict[int, tuple[float, int]]:
    """For each target what the way costs at least, and the declaration."""
    ways: dict[int, tuple[float, int]] = {}
    for code in declared:
        ride = v.DECLARE_CHEVAUCHEE.holds(code)
        origin, target = v.VERBS.verb_of[code].values(code)
        landing = bool(g.box.sea[origin] >> target & 1) and not ride
        cost = worth.ground(target, landing, ride) + (1.5 if ride else 0.0)
        if target not in ways or cost < ways[target][0]:
            ways[target] = (cost, code)
    return ways


# -- the ambassador


def corrupt(g: Italy, seat: int, options: list[int]) -> list[int]:
    worth = Worth(g, seat)
    cities = [v.CORRUPT.value(code) for code in v.CORRUPT.among(options)]
    cities = ranked(cities, lambda city: worth.prize(city) * (6 - g.box.level_pc[g.level[city]]))
    return [v.CORRUPT.of(city) for city in cities]


def neglect(g: Italy, seat: int, options: list[int]) -> list[int]:
    """A rampart in the way of an attack, else the greatest loss to a rival."""
    worth = Worth(g, seat)
    cities = [v.NEGLECT.value(code) for code in v.NEGLECT.among(options)]
    others = [city for city in cities if g.owner[city] != seat]
    reach = 0
    for city in members(g.possible_origins(seat)):
        reach |= g.box.roads[city] | g.box.sea[city]
    others = ranked(
        others, lambda city: worth.prize(city) * (2 if reach >> city & 1 else 1) + worth.envy[g.owner[city]]
    )
    return [*(v.NEGLECT.of(city) for city in others), v.DECLINE]


Answer = Callable[[Italy, int, list[int]], list[int]]
ANSWERS: Final[dict[str, Answer]] = {
    "ask-nation": pick_nation,
    "ask-choose-start": choose_start,
    "ask-place-rampart": place_rampart,
    "ask-place-palace": place_palace,
    "ask-extra": place_extra,
    "ask-return": return_to,
    "ask-stance": politics.swiss_stance,
    "ask-vote": politics.vote,
    "ask-purchases": building.purchases,
    "ask-expansion": expansion,
    "ask-phase": phase,
    "ask-corrupt": corrupt,
    "ask-neglect": neglect,
    "ask-sell": fighting.sell,
    "ask-buy": fighting.buy,
    "ask-commit-attack": fighting.commit_attack,
    "ask-commit-defence": fighting.commit_defence,
    "ask-counter": fighting.counter,
    "ask-traitor": fighting.traitor,
    "ask-sign": fighting.sign,
    "ask-retreat": fighting.retreat,
    "ask-ready": as_they_come,
}
