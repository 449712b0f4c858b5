"""The scripted expert of Renaissance.

It expands into provinces it can complete, attacks where the odds and the prize agree, defends
what scores, turns yellow cards into cities and points, and trades when the trade pays it more.
"""

from __future__ import annotations

from typing import Callable, Final, Optional, cast

from signoria.bots.renaissance_worth import HIRED, Worth
from signoria.bots.sight import Sight
from signoria.games.renaissance import verbs as v
from signoria.games.renaissance.commitment import attacks, means
from signoria.games.renaissance.diplomacy import (
    ASKED_CITY,
    ASKED_DUCATS,
    ASKED_MEN,
    GIVEN_CITY,
    GIVEN_DUCATS,
    GIVEN_MEN,
)
from signoria.games.renaissance.fight import ATTACK, Fight, fight_on
from signoria.games.renaissance.masks import members
from signoria.games.renaissance.names import (
    ARTIST_OR_BANKER,
    BLUE_COUNT,
    CARD_COUNT,
    CITY_COUNT,
    STANDING_VALUES,
)
from signoria.games.renaissance.state import Italy

NATION_TASTE: Final = (4, 3, 3, 5, 5, 4, 4, 5, 3, 3)  # how gladly each nation is taken
LEAST_ATTACK: Final = 0.25  # expected points below which an attack is left alone
LEAST_CHANCE: Final = 0.3
TARGETS: Final = 10  # the best prizes that are looked at closely
DUCAT: Final = 0.3  # points
INCOME_PER_RAMPART: Final = 0.11  # points a turn


class Expert:
    """Chooses by expected points."""

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        g = cast(Italy, sight.imagine())
        prompt = (sight.prompt or ("",))[0]
        return ANSWERS[prompt](g, sight.seat, options)

    def aside(self, sight: Sight) -> Optional[int]:
        """Answers offers, and proposes an exchange before a turn is scored."""
        asides = sight.asides
        if not asides or asides[0] >= v.GIVE:
            return None
        offers = [code - v.REJECT for code in asides if v.REJECT <= code < v.WITHDRAW]
        drafting = v.DROP_DRAFT in asides
        asked = (sight.prompt or ("",))[0]
        if not offers and not drafting and asked != "ask-ready":
            return None
        g = cast(Italy, sight.imagine())
        if offers:
            return answer_offer(g, sight.seat, offers[0], asides)
        return write_offer(g, sight.seat, asides)


# -- set-up and politics


def pick_nation(g: Italy, seat: int, options: list[int]) -> int:
    return max(options, key=lambda code: NATION_TASTE[code - v.PICK_NATION])


def choose_start(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return max(options, key=lambda code: worth.gain(seat, code - v.CHOOSE_START))


def place_rampart(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return max(
        options, key=lambda code: worth.loss(seat, code - v.PLACE_RAMPART) + 0.1 * worth.danger(code - v.PLACE_RAMPART)
    )


def place_palace(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return v.PLACE_PALACE + worth.safest(sum(1 << code - v.PLACE_PALACE for code in options))


def place_extra(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    cities = [code for code in options if code != v.SKIP_EXTRA]
    return max(cities, key=lambda code: settle_worth(g, worth, seat, code - v.PLACE_EXTRA))


def settle_worth(g: Italy, worth: Worth, seat: int, city: int) -> float:
    """A free city, with a look at what could follow from it and at who else could attack it."""
    onward = (g.box.roads[city] | g.box.sea[city]) & worth.free & ~(1 << city)
    held = g.held[seat] | 1 << city
    follow = 0.0
    for other in members(onward):
        follow = max(follow, worth.share(held | 1 << other, other) - worth.share(held, other))
    return worth.gain(seat, city) + 0.25 * follow - 0.03 * worth.danger(city)


def return_to(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    return max(options, key=lambda code: worth.prize(code - v.RETURN_TO))


def stance(g: Italy, seat: int, options: list[int]) -> int:
    return options[0]


def vote(g: Italy, seat: int, options: list[int]) -> int:
    """War for who is behind or rich; peace for who leads or is broke."""
    worth = Worth(g, seat)
    richer = sum(1 for other in range(g.seats) if g.ducats[other] < g.ducats[seat])
    return options[1] if not worth.leading or richer * 2 >= g.seats else options[0]


def ready(g: Italy, seat: int, options: list[int]) -> int:
    return options[0]


# -- purchases and expansion


def purchases(g: Italy, seat: int, options: list[int]) -> int:
    """A palace for an artist in hand, ramparts where they pay back, the rest in cards."""
    worth = Worth(g, seat)
    building = build(g, worth, seat, options)
    if building is not None:
        return building
    most = max(options) - v.FINISH_PURCHASES
    keep = min(2, worth.men())
    return v.FINISH_PURCHASES + min(most, max(0, g.ducats[seat] - keep) // g.box.cost_card)


def build(g: Italy, worth: Worth, seat: int, options: list[int]) -> Optional[int]:
    artists = g.hand[seat * CARD_COUNT + ARTIST_OR_BANKER]
    empty = sum(1 for city in members(g.held[seat]) if g.palace[city] == 1)
    palaces = [code - v.BUILD_PALACE for code in options if v.BUILD_PALACE <= code < v.FINISH_PURCHASES]
    if artists > empty and palaces:
        return v.BUILD_PALACE + worth.safest(sum(1 << city for city in palaces))
    if worth.turns_left <= 2 or g.ducats[seat] < g.box.cost_rampart + 4:
        return None
    best, chosen = 0.55, -1
    for code in options:
        if v.BUILD_RAMPART <= code < v.BUILD_CASTLE:
            city = code - v.BUILD_RAMPART
            score = INCOME_PER_RAMPART * worth.turns_left + 0.12 * worth.stake(city) * min(4, worth.danger(city)) / 4
            if score > best:
                best, chosen = score, code
    return chosen if chosen >= 0 else None


def expansion(g: Italy, seat: int, options: list[int]) -> int:
    yellow = [code for code in options if v.PLAY_RAIDERS <= code < v.END_PHASE]
    if yellow:
        chosen = play_yellow(g, Worth(g, seat), seat, yellow)
        if chosen is not None:
            return chosen
    moves = [code for code in options if v.EXPAND <= code < v.EXPAND + v.PAIRS]
    if not moves:
        return v.PASS_EXPANSION
    worth = Worth(g, seat)
    values: dict[int, float] = {}
    for code in moves:
        target = (code - v.EXPAND) % CITY_COUNT
        if target not in values:
            values[target] = settle_worth(g, worth, seat, target)
    best = max(values, key=lambda city: values[city])
    ways = [code for code in moves if (code - v.EXPAND) % CITY_COUNT == best]
    return max(ways, key=lambda code: departure(g, (code - v.EXPAND) // CITY_COUNT, best))


def departure(g: Italy, origin: int, target: int) -> int:
    """Leave by road, and from the city with the fewest other free neighbours."""
    road = g.box.roads[origin] >> target & 1
    return 20 * road - (g.box.roads[origin] & g.free_cities()).bit_count()


# -- the combat phase


def phase(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    yellow = [code for code in options if v.PLAY_RAIDERS <= code < v.END_PHASE]
    if yellow:
        chosen = play_yellow(g, worth, seat, yellow)
        if chosen is not None:
            return chosen
    return choose_attack(g, worth, seat, options)


def play_yellow(g: Italy, worth: Worth, seat: int, options: list[int]) -> Optional[int]:
    """Ambassador first, then artists, marriage, bankers, raids."""
    if v.PLAY_AMBASSADOR in options:
        return v.PLAY_AMBASSADOR
    artists = [code - v.PLAY_ARTIST for code in options if v.PLAY_ARTIST <= code < v.PLAY_BANKER]
    if artists:
        return v.PLAY_ARTIST + worth.safest(sum(1 << city for city in artists))
    marriages = [code for code in options if v.PLAY_MARRIAGE <= code < v.PLAY_ARTIST]
    if marriages:
        return max(marriages, key=lambda code: worth.prize(code - v.PLAY_MARRIAGE))
    lures = [code for code in options if v.USE_FLORENCE_LURE <= code < v.END_PHASE]
    bankers = [code for code in options if v.PLAY_BANKER <= code < v.USE_SPAIN_RAID]
    if lures or bankers:
        return (lures or bankers)[0]
    raids = [code for code in options if code < v.PLAY_AMBASSADOR]
    spain = [code for code in options if v.USE_SPAIN_RAID <= code < v.USE_FLORENCE_LURE]
    if raids:
        return max(raids, key=lambda code: raid_worth(g, worth, code - v.PLAY_RAIDERS))
    return max(spain, key=lambda code: raid_worth(g, worth, code - v.USE_SPAIN_RAID)) if spain else None


def raid_worth(g: Italy, worth: Worth, city: int) -> float:
    level = g.level[city]
    if not level:
        return 1.0
    chance = max(0, 6 - g.box.level_pc[level]) / 6
    return chance * (g.box.pillage_gain[level] + worth.envy[g.owner[city]] * g.box.level_income[level])


def choose_attack(g: Italy, worth: Worth, seat: int, options: list[int]) -> int:
    """The attack with the most expected points, if it is worth the cards."""
    declared = [code for code in options if v.DECLARE_ATTACK <= code < v.DECLARE_CHEVAUCHEE + v.PAIRS]
    if not declared:
        return v.END_PHASE
    ways: dict[int, tuple[float, int]] = {}  # target -> least cost of the way, code
    for code in declared:
        ride, pair = divmod(code - v.DECLARE_ATTACK, v.PAIRS)
        origin, target = divmod(pair, CITY_COUNT)
        landing = bool(g.box.sea[origin] >> target & 1) and not ride
        cost = worth.ground(target, landing, bool(ride)) + (1.5 if ride else 0.0)
        if target not in ways or cost < ways[target][0]:
            ways[target] = (cost, code)
    targets = sorted(ways, key=worth.prize, reverse=True)[:TARGETS]
    lays = attacks(means(g, seat, 0))
    best, chosen = LEAST_ATTACK, v.END_PHASE
    guards = {owner: worth.guards(owner) for owner in {g.owner[target] for target in targets}}
    for target in targets:
        extra, code = ways[target]
        prize, level, likely = worth.prize(target), g.level[target], guards[g.owner[target]]
        for lay in lays:
            points, chance = worth.attack(lay, level, prize, extra, likely)
            if points > best and chance >= LEAST_CHANCE:
                best, chosen = points, code
    return chosen


# -- the ambassador


def corrupt(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    cities = [code for code in options if code != v.DECLINE]
    return max(cities, key=lambda code: worth.prize(code - v.CORRUPT) * (6 - g.box.level_pc[g.level[code - v.CORRUPT]]))


def neglect(g: Italy, seat: int, options: list[int]) -> int:
    """A rampart in the way of an attack, else the greatest loss to a rival."""
    worth = Worth(g, seat)
    others = [code for code in options if code != v.DECLINE and g.owner[code - v.NEGLECT] != seat]
    if not others:
        return v.DECLINE
    reach = 0
    for city in members(g.possible_origins(seat)):
        reach |= g.box.roads[city] | g.box.sea[city]
    return max(
        others,
        key=lambda code: (
            worth.prize(code - v.NEGLECT) * (2 if reach >> code - v.NEGLECT & 1 else 1)
            + worth.envy[g.owner[code - v.NEGLECT]]
        ),
    )


# -- the battle


def battle(g: Italy) -> Fight:
    fight = fight_on(g)
    assert fight is not None
    return fight


def sell(g: Italy, seat: int, options: list[int]) -> int:
    """Sell against the leader, or what can no longer be used; never to the leader."""
    worth = Worth(g, seat)
    fight = battle(g)
    buyer, other = fight.attacker, fight.defender
    if fight.committed():
        buyer, other = other, buyer
    helps = worth.envy[other] > worth.envy[buyer]
    needed = worth.later > 0 and g.ducats[seat] > 0 and worth.men() <= 1
    return options[0] if options[0] == v.SELL_CONDOTTIERE and helps and not needed else options[-1]


def buy(g: Italy, seat: int, options: list[int]) -> int:
    if options[0] != v.BUY_CONDOTTIERE:
        return options[-1]
    worth = Worth(g, seat)
    fight = battle(g)
    if seat == fight.attacker:
        enough = fight.bought_attack < 1 and worth.prize(fight.target) > 1
    else:
        enough = fight.bought_defence < 1 and worth.stake(fight.target) > 1
    return options[0] if enough and g.ducats[seat] > 1 else options[-1]


def commit_attack(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    fight = battle(g)
    guards = worth.guards(fight.defender)
    extra = float(fight.ground(g) - fight.swiss(g, ATTACK))
    prize, level = worth.prize(fight.target), g.level[fight.target]
    return max(options, key=lambda code: worth.attack(code, level, prize, extra, guards)[0])


def commit_defence(g: Italy, seat: int, options: list[int]) -> int:
    worth = Worth(g, seat)
    fight = battle(g)
    fighters = [code for code in options if code != v.LAY_NO_FIGHTER]
    best = max(fighters, key=lambda code: worth.defence(code, fight))
    if v.LAY_NO_FIGHTER in options and worth.stake(fight.target) < 0.8:
        return v.LAY_NO_FIGHTER
    return best


def counter(g: Italy, seat: int, options: list[int]) -> int:
    return options[0]


def traitor(g: Italy, seat: int, options: list[int]) -> int:
    fight = battle(g)
    side = fight.side_of(seat)
    behind = fight.total(g, side) - fight.total(g, 1 - side)
    return options[0] if abs(behind) <= 2 * HIRED + 2 else options[1]


def sign(g: Italy, seat: int, options: list[int]) -> int:
    """The smallest card that turns the battle; nothing if none does."""
    fight = battle(g)
    side = fight.side_of(seat)
    needed = fight.total(g, 1 - side) - fight.total(g, side) + (1 if side == ATTACK else 0)
    values = g.box.values
    for code in options:
        if code == v.NO_SIGN:
            continue
        card = code - v.PLAY_SIGN
        value = values[card] if card < BLUE_COUNT else STANDING_VALUES[card - BLUE_COUNT]
        if value >= max(1, needed):
            return code
    return v.NO_SIGN


def retreat(g: Italy, seat: int, options: list[int]) -> int:
    """Always the strongest card: neither it nor the retreat outlives the turn."""
    cards = [code for code in options if code != v.NO_RETREAT]
    return max(cards)


# -- deals


def deal_worth(g: Italy, worth: Worth, seat: int, gets: int, loses: int) -> float:
    """Points a seat gains when it gets one city for another."""
    if gets < 0:
        return 0.0
    held = g.held[seat]
    after = held & ~(1 << loses) | 1 << gets
    change = worth.stands(gets) - worth.stands(loses)
    provinces = {g.box.province_of[gets]: gets, g.box.province_of[loses]: loses}
    for city in provinces.values():
        change += worth.share(after, city) - worth.share(held, city)
    return change * worth.horizon


def answer_offer(g: Italy, seat: int, author: int, asides: list[int]) -> int:
    worth = Worth(g, seat)
    terms = g.offers.between(author, seat)
    given, asked = terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1
    goods = DUCAT * (terms[GIVEN_DUCATS] - terms[ASKED_DUCATS]) + 0.5 * (terms[GIVEN_MEN] - terms[ASKED_MEN])
    own = deal_worth(g, worth, seat, given, asked) + goods
    theirs = deal_worth(g, worth, author, asked, given) - goods
    scores = g.standing()
    fair = own >= theirs or scores[author] < scores[seat]
    good = own > 0.1 and fair
    return v.ACCEPT + author if good and v.ACCEPT + author in asides else v.REJECT + author


def best_exchange(g: Italy, seat: int, partners: list[int]) -> tuple[int, int, int]:
    """The fair exchange that pays most: partner, city given, city asked; partner -1 if none."""
    worth = Worth(g, seat)
    best, found = 0.3, (-1, -1, -1)
    mine = members(g.held[seat] & ~g.exchanged)
    for partner in partners:
        for asked in members(g.held[partner] & ~g.exchanged):
            if worth.gain(seat, asked) * worth.horizon < best:
                continue
            for given in mine:
                if g.level[given] != g.level[asked]:
                    continue
                own = deal_worth(g, worth, seat, asked, given)
                if own > best and 0.1 < deal_worth(g, worth, partner, given, asked) <= own:
                    best, found = own, (partner, given, asked)
    return found


def write_offer(g: Italy, seat: int, asides: list[int]) -> Optional[int]:
    """One offer a turn, pick by pick; a draft that no longer pays is torn up."""
    to = g.offers.draft_to[seat]
    if to < 0:
        if g.offers.made[seat]:
            return None
        partner, _, _ = best_exchange(g, seat, [other for other in range(g.seats) if other != seat])
        return v.OFFER + partner if partner >= 0 and v.OFFER + partner in asides else None
    terms = g.offers.draft(seat)
    if terms[GIVEN_CITY] and terms[ASKED_CITY] and v.PROPOSE in asides:
        return v.PROPOSE
    _, given, asked = best_exchange(g, seat, [to])
    if not terms[GIVEN_CITY] and v.GIVE_CITY + given in asides and given >= 0:
        return v.GIVE_CITY + given
    if terms[GIVEN_CITY] == given + 1 and v.ASK_CITY + asked in asides:
        return v.ASK_CITY + asked
    return v.DROP_DRAFT


Answer = Callable[[Italy, int, list[int]], int]
ANSWERS: Final[dict[str, Answer]] = {
    "ask-nation": pick_nation,
    "ask-choose-start": choose_start,
    "ask-place-rampart": place_rampart,
    "ask-place-palace": place_palace,
    "ask-extra": place_extra,
    "ask-return": return_to,
    "ask-stance": stance,
    "ask-vote": vote,
    "ask-purchases": purchases,
    "ask-expansion": expansion,
    "ask-phase": phase,
    "ask-corrupt": corrupt,
    "ask-neglect": neglect,
    "ask-sell": sell,
    "ask-buy": buy,
    "ask-commit-attack": commit_attack,
    "ask-commit-defence": commit_defence,
    "ask-counter": counter,
    "ask-traitor": traitor,
    "ask-sign": sign,
    "ask-retreat": retreat,
    "ask-ready": ready,
}
