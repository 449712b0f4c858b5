"""The expert of Il Principe: everything is weighed in points, ducats by what they may still buy."""

from __future__ import annotations

from typing import Final

from signoria.bots.sight import Scripted, Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.names import (
    BLUE,
    COLOR_COUNT,
    GREEN,
    RED,
    REGION_COUNT,
    ROLE_COUNT,
    WHITE,
    YELLOW,
)
from signoria.titles.il_principe.rules.state import Principe
from signoria.titles.il_principe.rules.verbs import (
    BID,
    BUILD,
    FLIP_UP,
    LAY,
    NO_BUILD,
    NO_FLIP,
    OFFER,
    OFFERS,
    PASS,
    PASS_ACTION,
    PLACE_SHIELD,
    STOP_PLACING,
)

# how likely a city is still built, by the number of cards missing for it
CHANCE: Final[list[float]] = [0.9, 0.67, 0.45, 0.28, 0.15, 0.07]
DUCAT: Final[list[float]] = [0.12, 0.6, 0.9]  # points of a ducat, by rounds left
ENDING: Final[list[float]] = [1.0, 0.3, 0.0]  # weight of what a role scores at the end, by rounds left
SURE: Final[list[float]] = [1.0, 0.75, 0.6, 0.5, 0.4]  # weight of a region's points as they stand, by rounds left
ANYWHERE: Final[list[int]] = list(range(REGION_COUNT))
WAITING: Final = 0.7  # the part of a hand's worth that remains when a chance to use it has passed
SECOND_CITY: Final = 0.35  # weight of the second best city a hand works for
SPARE_CARD: Final = 0.45  # points a card is worth by itself
SHIELD: Final = 1.5  # points of a shield when nothing is decided yet
SHARED: Final = 0.45  # part of a tied role that remains after the auction
LASTS: Final[list[float]] = [0.0, 0.1, 0.3, 0.45, 0.55]  # chance that so many cards still up keep a major next round
LAID: Final = 0.6  # how likely bought cards are laid for a role rather than spent on a city
USUAL_PRICE: Final = 2.0  # ducats for a group of one card
PRICE_EACH: Final = 0.7  # and for each further card
OPENING: Final = 0.5  # nobody lets a group go below this part of its usual price
BUILDS: Final[list[float]] = [0.0, 0.0, 0.7, 1.1, 1.6, 2.0]  # cities others build in a round, by seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Scripted):
    """Scripted play: what each answer is worth, and the best of them."""

    def think(self, sight: Sight, options: list[int]) -> int:
        return Mind(sight).best(options)


class Mind:
    """One decision. All is read from an imagined world; hidden hands in it are never looked at."""

    def __init__(self, sight: Sight) -> None:
        world = sight.imagine()
        assert isinstance(world, Principe)
        asked = sight.prompt
        self.world = world
        self.box: Box = world.box
        self.seat, self.seats = sight.seat, world.seats
        self.question = asked[0] if asked else ""
        self.subject = asked[1] if asked else ()
        at = self.seat * COLOR_COUNT
        self.hand = world.hand[at : at + COLOR_COUNT]
        self.money = world.money[self.seat]
        self.up = world.up[at : at + COLOR_COUNT]
        self.down = world.down[at : at + COLOR_COUNT]
        self.rivals = [seat for seat in range(self.seats) if seat != self.seat]
        self.rounds_left = self.count_rounds()
        self.ducat = DUCAT[min(self.rounds_left, 2)]
        self.major = [self.role_worth(color, 0) for color in range(COLOR_COUNT)]
        self.minor = [self.role_worth(color, 1) for color in range(COLOR_COUNT)]
        self.table_now = self.table_worth(self.up, self.down)
        self.cities = {city: self.city_worth(city) for city in world.display}

    def best(self, options: list[int]) -> int:
        if self.question == "ask-offer":
            return max(options, key=self.after_offer)
        if self.question == "ask-bid-group":
            return self.bid(options, self.group_limit(), self.opening())
        if self.question == "ask-bid-role":
            return self.bid(options, self.role_limit(), 0)
        if self.question == "ask-flip":
            return max(options, key=self.after_flip)
        if self.question in ("ask-shield", "ask-city-shield"):
            return max(options, key=self.after_shield)
        return max(options, key=self.after_action)

    # -- time

    def count_rounds(self) -> int:
        """Rounds that will still be played after this one."""
        world, box = self.world, self.box
        if world.last:
            return 0
        pile = len(world.pile)
        deal = self.seats * box.draw[self.seats]
        left = 0
        while pile >= box.last_round_below[self.seats]:
            pile -= deal + 1
            left += 1
        if self.seats == 2 or box.reuse_discard[world.edition] or pile >= box.last_pool[self.seats]:
            left += 1
        cities = len(world.city_pile) + len(world.display) - box.face_up + 1
        builds = BUILDS[self.seats] * self.seats / (self.seats - 1)
        return min(left, int(cities / builds + 0.5))

    # -- what things are worth

    def role_worth(self, color: int, rank: int) -> float:
        """A role for the coming round: its power, opposing builds, and the end if it is near."""
        world = self.world
        shown = 0
        for city in world.display:
            if self.box.city_icons[city][color]:
                shown += 1
        share = shown / max(1, len(world.display))
        points = self.box.build_points[2 * color + rank]
        income = points * share * BUILDS[self.seats] if self.rounds_left else 0.0
        ending = self.box.end_points[2 * color + rank] * ENDING[min(self.rounds_left, 2)]
        return income + ending + self.power_worth(color)

    def power_worth(self, color: int) -> float:
        if color == GREEN:
            return 0.6 if sum(self.down[WHITE:]) else 0.1
        if color == WHITE:
            return float(self.box.white_power)
        if color == BLUE:
            return self.best_shield(ANYWHERE) if self.supply() else 0.0
        if color == YELLOW:
            return self.box.yellow_power * self.ducat
        return 1.0 if self.rounds_left else 0.3

    def supply(self) -> int:
        return self.world.supply[self.seat]

    def table_worth(self, up: list[int], down: list[int]) -> float:
        """The roles these cards promise, and complete sets."""
        worth = 0.0
        for color in range(COLOR_COUNT):
            if up[color]:
                worth += self.promise(color, up[color])
        totals = sorted([up[color] + down[color] for color in range(COLOR_COUNT)])
        near = 0.12 * (min(totals[1], totals[0] + 1) + min(totals[2], totals[0] + 1) - 2 * totals[0])
        return worth + self.box.set_points * (0.9 * totals[0] + near)

    def promise(self, color: int, count: int) -> float:
        """What a number of face-up cards of a color is likely to bring in this round's phase 4."""
        lead = second = 0
        for rival in self.rivals:
            cards = self.world.up[rival * COLOR_COUNT + color]
            if cards > lead:
                lead, second = cards, lead
            elif cards > second:
                second = cards
        if count > lead:
            sure = 0.85 if count == lead + 1 else 0.95
            lasting = LASTS[min(count // 2, len(LASTS) - 1)] if self.rounds_left else 0.0
            return self.major[color] * (sure + lasting) + 0.1 * (count // 2)
        if count == lead:
            return self.major[color] * SHARED + 0.1 * count
        if len(self.rivals) < 2 or lead == second or not self.box.minor_roles[self.seats]:
            return 0.1 * count
        if count > second:
            return self.minor[color] * 0.85 + 0.1 * count
        return self.minor[color] * SHARED + 0.1 * count if count == second else 0.1 * count

    def city_worth(self, city: int) -> float:
        """Points, shields and table of a city, less its cost and what it pays to the others."""
        box = self.box
        icons = box.city_icons[city]
        up = [self.up[color] + icons[color] for color in range(COLOR_COUNT)]
        worth = box.city_points[city] - box.city_cost[city] * self.ducat
        worth += self.table_worth(up, self.down) - self.table_now
        shields = min(box.city_shields[city], self.supply())
        if shields:
            worth += shields * self.best_shield(box.city_regions[city]) * 0.9
        return worth - self.given_away(city) / (self.seats - 1) - 0.25 * self.own_share(city)

    def given_away(self, city: int) -> float:
        world = self.world
        gift = 0
        for color in self.box.city_colors[city]:
            for role in (2 * color, 2 * color + 1):
                if world.role[role] >= 0 and world.role[role] != self.seat:
                    gift += self.box.build_points[role]
        return float(gift)

    def own_share(self, city: int) -> float:
        """What own roles would earn if another built the city."""
        own = 0
        for color in self.box.city_colors[city]:
            for role in (2 * color, 2 * color + 1):
                if self.world.role[role] == self.seat:
                    own += self.box.build_points[role]
        return float(own)

    def best_shield(self, regions: list[int]) -> float:
        best = -100.0
        for region in regions:
            best = max(best, self.shield_worth(region))
        return best

    def shield_worth(self, region: int) -> float:
        """The change in points now, mixed with a flat value while the game is young."""
        shields = self.world.shields[region::REGION_COUNT]
        before = self.region_points(shields)
        shields[self.seat] += 1
        after = self.region_points(shields)
        gain = float(after[self.seat] - before[self.seat])
        for rival in self.rivals:
            gain -= (after[rival] - before[rival]) / (self.seats - 1)
        sure = SURE[min(self.rounds_left, 4)]
        crowd = max([shields[rival] for rival in self.rivals]) - shields[self.seat]
        hope = SHIELD if crowd < 2 else SHIELD * 0.4
        return sure * gain + (1 - sure) * hope

    def region_points(self, shields: list[int]) -> list[int]:
        most = max(shields)
        if most == 0:
            return [0] * self.seats
        if shields.count(most) > 1:
            return [self.box.region_first if count == most else 0 for count in shields]
        second = max([count for count in shields if count < most], default=0)
        points = [self.box.region_second if count == second and second > 0 else 0 for count in shields]
        points[shields.index(most)] = self.box.region_first
        return points

    def hand_worth(self, hand: list[int], money: int, future: bool) -> float:
        """The cities a hand works for, and its cards by themselves."""
        first = second = 0.0
        if not future:
            return self.last_hand(hand)
        for city, worth in self.cities.items():
            missing = 0
            for color, count in self.box.city_needs[city]:
                if hand[color] < count:
                    missing += count - hand[color]
            value = worth * CHANCE[min(missing, len(CHANCE) - 1)] if worth > 0 else 0.0
            if self.box.city_cost[city] > money:
                value *= 0.75
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first + SECOND_CITY * second + SPARE_CARD * sum(hand)

    def last_hand(self, hand: list[int]) -> float:
        """At the end only the most cards in hand count."""
        world = self.world
        most = max([world.hand_size(rival) for rival in self.rivals])
        size = sum(hand)
        return 1.5 if size > most else 0.8 if size == most and size else 0.02 * size

    # -- answers

    def after_offer(self, action: int) -> float:
        hand = self.hand[:]
        for color in OFFERS[OFFER.value(action)]:
            hand[color] -= 1
        return self.hand_worth(hand, self.money, True)

    def bid(self, options: list[int], limit: int, opening: int) -> int:
        """As little as wins; at once what others would surely bid too."""
        least = BID.value(min(BID.among(options)))
        return BID.of(max(least, min(opening, limit))) if least <= limit else PASS

    def group_limit(self) -> int:
        """The highest bid at which winning the group is still better than to save the money for the others."""
        count, color, least = self.subject
        later = self.later_groups(color)
        without = self.hand_worth(self.hand, self.money, True) + self.saved_for(later, self.money)
        hand = self.hand[:]
        hand[color] += count
        laid = LAID * self.laid_gain(color, count)
        limit = 0
        for amount in range(least, self.money + 1):
            left = self.money - amount
            winning = self.best_with(hand, left) + laid + self.saved_for(later, left)
            if winning - amount * self.ducat <= without:
                break
            limit = amount
        return limit

    def laid_gain(self, color: int, count: int) -> float:
        """What so many more cards of a color could bring when they are laid with those in hand."""
        up = self.up[:]
        up[color] += self.hand[color]
        before = self.table_worth(up, self.down)
        up[color] += count
        return self.table_worth(up, self.down) - before

    def later_groups(self, present: int) -> list[tuple[float, float]]:
        """Surplus and price to be expected of the groups that come after this one."""
        kept = self.hand_worth(self.hand, self.money, True)
        found = []
        for color in range(COLOR_COUNT):
            count = self.world.pool[color]
            if color == present or not count:
                continue
            hand = self.hand[:]
            hand[color] += count
            price = usual_price(count)
            gain = self.hand_worth(hand, self.money, True) - kept + LAID * self.laid_gain(color, count)
            surplus = gain - price * self.ducat
            if surplus > 0:
                found.append((surplus, price))
        return found

    def saved_for(self, groups: list[tuple[float, float]], money: int) -> float:
        """What money may still win among later groups: the best of them, hardly if it is short."""
        best = 0.0
        for surplus, price in groups:
            best = max(best, surplus * min(1.0, max(0.0, 2 * money / price - 1)))
        return best

    def opening(self) -> int:
        """Where the bidding may as well begin, if more than one rival can go on from there."""
        start = int(OPENING * usual_price(self.subject[0]))
        able = len([rival for rival in self.rivals if self.world.money[rival] > start])
        return start if able > 1 else 0

    def best_with(self, hand: list[int], money: int) -> float:
        """A hand right after a won auction: build at once, or keep it."""
        best = self.hand_worth(hand, money, True)
        if not self.world.may_build_now():
            return best
        for city, worth in self.cities.items():
            if self.box.city_cost[city] > money or not self.has_cards(hand, city):
                continue
            rest = self.without(hand, city)
            best = max(best, worth + self.hand_worth(rest, money - self.box.city_cost[city], True))
        return best

    def has_cards(self, hand: list[int], city: int) -> bool:
        return all(hand[color] >= count for color, count in self.box.city_needs[city])

    def without(self, hand: list[int], city: int) -> list[int]:
        icons = self.box.city_icons[city]
        return [hand[color] - icons[color] for color in range(COLOR_COUNT)]

    def role_limit(self) -> int:
        role = self.subject[0]
        if role >= ROLE_COUNT:  # the titles of the first edition
            role = (2 * RED, 2 * BLUE)[role - ROLE_COUNT]
        color, rank = divmod(role, 2)
        worth = self.major[color] if rank == 0 else self.minor[color]
        return int(worth / max(self.ducat, 0.3))

    def after_action(self, action: int) -> float:
        """Phase 3, and building after a win."""
        if action in (PASS_ACTION, NO_BUILD):
            return self.kept_worth(self.hand, self.money)
        if BUILD.holds(action):
            city = BUILD.value(action)
            rest = self.without(self.hand, city)
            return self.cities[city] + self.kept_worth(rest, self.money - self.box.city_cost[city])
        color, count = LAY.values(action)
        hand, up = self.hand[:], self.up[:]
        hand[color] -= count
        up[color] += count
        return self.table_worth(up, self.down) - self.table_now + self.kept_worth(hand, self.money)

    def kept_worth(self, hand: list[int], money: int) -> float:
        """A hand after this answer; after a won group it can still be used in this round."""
        usable = self.question == "ask-build" or self.rounds_left > 0
        return WAITING * self.hand_worth(hand, money, usable)

    def after_flip(self, action: int) -> float:
        if action == NO_FLIP:
            return self.table_now
        color = FLIP_UP.value(action)
        up, down = self.up[:], self.down[:]
        up[color] += 1
        down[color] -= 1
        return self.table_worth(up, down) + 0.01

    def after_shield(self, action: int) -> float:
        if action == STOP_PLACING:
            return 0.0
        return self.shield_worth(PLACE_SHIELD.value(action)) + 1.0


def usual_price(count: int) -> float:
    """Ducats that a group of so many cards usually costs."""
    return USUAL_PRICE + PRICE_EACH * (count - 1)
