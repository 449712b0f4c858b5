"""What things are worth in Princes of the Renaissance, in victory points, as the expert reckons.

Everything is read from a guess of the state: purses, tiles, troops and statuses in it are the
true ones, because they are public or follow from the public log; only hands are guessed.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from signoria.titles.princes.bots.standing import Standing, product
from signoria.titles.princes.rules.decades import income
from signoria.titles.princes.rules.names import (
    ARTIST_STATUS,
    ARTIST_VP,
    CITY_COUNT,
    GOLD,
    MERCHANT,
    TILES,
    bits_of,
)
from signoria.titles.princes.rules.table import Table

# chance, of 36, that a die roll plus the difference d is strictly greater than another die
WIN_TABLE: Final = (0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
INFLUENCE_POINT: Final = 0.65  # points that an influence is worth with a usual purse
USUAL_INFLUENCE: Final = 10.0
DENIAL: Final = 0.25  # points of mine that a point of the rivals is worth
WAR_WEIGHT: Final = 1.25  # some wars move two steps

# extra points of a power, for three decades of use
POWER: Final = {
    "ludovico_sforza": 1.4, "caterina_sforza": 1.6, "genoese_crossbow": 0.5, "swiss_mercenaries": 2.2,
    "armourer": 1.8, "lorenzo_medici": 1.2, "giovanni_medici": 1.0, "banking_1": 1.5, "banking_2": 1.5,
    "roderigo_borgia": 1.0, "cesare_borgia": 0.6, "lucrezia_borgia": 2.4, "della_rovere": 1.0,
    "orsini_family": 1.0, "colonna_family": 1.0, "ferrante_d_aragon": 0.6, "alfonso_aragon": 1.8,
    "spanish_infantry": 1.2,
}  # fmt: skip
POWERS: Final = tuple(POWER.get(name, 0.0) for name in TILES)

# posts in each war to come that an army is bought for, by seats: more only starts a race in arms at three
POSTS: Final[list[float]] = [0.0, 0.0, 0.0, 0.5, 0.8, 0.64, 0.53]
RESERVE_EACH: Final = 2.5  # gold kept back for each event of the decade still to come
RESERVE_POINT: Final = 0.6  # extra points of a gold of that reserve
SPARE_INFLUENCE: Final = 2.0  # keeps the worth of the last influence finite
LEAGUE: Final = 0.8  # points of the Holy League in the decade of a Pope with troops
LEAST_LEVEL: Final = 1.8  # gold for a point in the best of times
MOST_LEVEL: Final = 4.5  # and in the worst, as long as gold can be kept for the next decade
LAST_LEVEL: Final = 8.0  # what is left over in the last decade hardly counts
LAST_INFLUENCE: Final = 0.8  # the worth of influence in the last decade, while there is much to spend it on
KEPT_INFLUENCE: Final = 0.3  # of that, what is left of it when it buys nothing any more: a full purse
USUAL_CHANCES: Final = 5  # posts, events and the Pope to be bought for influence in a decade
USUAL_LEVEL: Final = 3.2  # gold for a point; a seat too poor for a tile today will buy one tomorrow


def gold_events(g: Table) -> int:
    """How many events of the decade are still to be paid in gold."""
    return len([event for event in bits_of(g.open_events) if g.box.event_currency[event] == GOLD])


def influence_events(g: Table) -> int:
    """How many are to be paid in influence."""
    return g.open_events.bit_count() - gold_events(g)


def chance(difference: int) -> float:
    """That the striking side wins a round, given its strength less the other's."""
    if difference <= -5:
        return 0.0
    return 1.0 if difference >= 6 else WIN_TABLE[difference + 5] / 36


class Worth(Standing):
    """One position from the eyes of `seat`."""

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(g)
        self.seat = seat
        self.spending = self.ends > 0 or g.open_events & g.open_events - 1 != 0  # money still buys something
        self.weights = self._weights()
        self.levels = [self._level(other) for other in self.seats]
        self.favour_scale = INFLUENCE_POINT * sqrt(USUAL_INFLUENCE) * self._influence_use()
        self.reserve = RESERVE_EACH * gold_events(g)
        self.favours = [self._favour(other) for other in self.seats]
        self._shifts: dict[tuple[int, int], list[float]] = {}
        self._purses: list[tuple[int, int]] = []

    # -- what a city's victory is worth

    def shift(self, winner: int, loser: int) -> list[float]:
        """What each seat's tiles gain if one city beats another (-1: no city there)."""
        found = self._shifts.get((winner, loser))
        if found is None:
            status = self.g.status[:]
            if winner >= 0:
                status[winner] = min(self.box.status_max, status[winner] + 1)
            if loser >= 0:
                status[loser] = max(self.box.status_min, status[loser] - 1)
            found = self.gains(status)
            self._shifts[winner, loser] = found
        return found

    def gains(self, status: list[int]) -> list[float]:
        after = self.expected_values(status)
        change = [after[city] - self.values[city] for city in range(CITY_COUNT)]
        return [product(counts, change) for counts in self.tile_counts]

    def mine(self, gains: list[float], seat: int) -> float:
        """Points for a seat: its own gain less a share of what its most dangerous rivals gain."""
        total = gains[seat]
        for other in self.seats:
            if other != seat:
                total -= DENIAL * self.weights[other] * gains[other]
        return total

    # -- players

    def _weights(self) -> list[float]:
        """How much each rival matters: those in front more; they sum to one."""
        rivals = [other for other in self.seats if other != self.seat]
        best = max(self.scores[other] for other in rivals)
        raw = [0.0] * self.g.seats
        for other in rivals:
            raw[other] = 2.0 ** ((self.scores[other] - best) / 5)
        total = sum(raw)
        return [weight / total for weight in raw]

    def _level(self, seat: int) -> float:
        """Gold a seat can afford for a point: its money over what it can still buy."""
        g = self.g
        budget = g.gold[seat] + self.ends * income(g, seat)[0] + (g.town[seat] if self.ends else 0)
        slots = self.box.tiles_max - g.tiles[seat].bit_count()
        wanted: list[tuple[float, int]] = []
        for city in range(CITY_COUNT):
            free = (g.free_tiles & self.box.city_tiles[city]).bit_count()
            if free and g.may_hold(seat, city):
                wanted += [(self.values[city] + 1.2, g.opening_price(city) + 1)] * free
        wanted.sort(reverse=True)
        points, cost = 1.5 * (self.ends + 1), 4.0 * (self.ends + 1)
        for value, price in wanted:
            if slots and cost + price <= budget:
                points, cost, slots = points + value, cost + price, slots - 1
        return min(MOST_LEVEL if self.ends else LAST_LEVEL, max(LEAST_LEVEL, budget / points))

    def _influence_use(self) -> float:
        """How much influence still buys: all of it until the last decade, then less with every chance gone."""
        if self.ends:
            return 1.0
        g = self.g
        chances = self.wars_left + influence_events(g) + (1 if g.pope < 0 else 0)
        return LAST_INFLUENCE * (KEPT_INFLUENCE + (1 - KEPT_INFLUENCE) * min(1.0, chances / USUAL_CHANCES))

    def _favour(self, seat: int) -> float:
        """Points of the next influence a seat gets."""
        worth = self.favour_scale / sqrt(self.g.influence[seat] + SPARE_INFLUENCE)
        return max(0.2, min(0.9, worth))

    def wealth(self, seat: int, gold: int, influence: int) -> float:
        """Points of a purse: the last few coins buy most, the events that nobody else can pay any more."""
        kept = RESERVE_POINT * min(float(gold), self.reserve)
        level = min(USUAL_LEVEL, self.levels[seat]) if self.ends else self.levels[seat]
        return kept + gold / level + 2 * self.favour_scale * sqrt(influence + SPARE_INFLUENCE)

    def cost(self, seat: int, currency: int, price: float) -> float:
        """Points that a seat gives away with a price."""
        g = self.g
        if price <= 0:
            return 0.0
        if currency == GOLD:
            dear = min(price, price + self.reserve - g.gold[seat])
            return price / self.levels[seat] + RESERVE_POINT * max(0.0, dear)
        purse = g.influence[seat] + SPARE_INFLUENCE
        return 2 * self.favour_scale * (sqrt(purse) - sqrt(max(0.0, purse - price)))

    def price_limit(self, seat: int, points: float, currency: int) -> float:
        """What a seat would pay for some points: `cost` the other way round."""
        if currency == GOLD:
            level = self.levels[seat]
            spare = max(0.0, self.g.gold[seat] - self.reserve)
            if points * level <= spare:
                return points * level
            return spare + (points - spare / level) / (1 / level + RESERVE_POINT)
        purse = self.g.influence[seat] + SPARE_INFLUENCE
        left = max(0.0, sqrt(purse) - points / (2 * self.favour_scale))
        return purse - left * left if left else purse + points

    # -- tiles and events

    def tile(self, seat: int, tile: int) -> float:
        """Points of a city tile for a seat: rank, income, power."""
        g, box = self.g, self.box
        gold_point = 1 / self.levels[seat]
        ends = self.ends + 0.35  # the last income counts only for full purses
        points = self.values[box.tile_city[tile]]
        points += ends * (box.tile_gold[tile] * gold_point + box.tile_influence[tile] * self.favours[seat])
        points += POWERS[tile] * (self.ends + 1) / 3
        if box.merchants >> tile & 1:
            events = (g.kept[seat] & box.merchant_events).bit_count()
            points += events * (1 + ends * gold_point)
        for bit, troop, attack, defence in box.tile_bonus:
            if bit >> tile & 1 and g.troops[seat] >> troop & 1:
                points += self.muscle(seat, attack, defence)
        return points

    def event(self, seat: int, event: int) -> float:
        """Points of an event for a seat."""
        g, box = self.g, self.box
        kind = box.event_kind[event]
        if kind == ARTIST_VP:
            return float(box.event_points[event])
        if kind == ARTIST_STATUS:
            return max(self.mine(self.shift(city, -1), seat) for city in range(CITY_COUNT))
        if kind == MERCHANT:
            tiles = (g.tiles[seat] & box.merchants).bit_count() + 0.5 * self.ends
            return tiles * (1 + (self.ends + 0.35) / self.levels[seat])
        return max(0.0, *(self.mine(self.gains(self.invaded(city)), seat) for city in range(CITY_COUNT)))

    def invaded(self, city: int) -> list[int]:
        status = self.g.status[:]
        status[city] = max(self.box.status_min, status[city] - self.box.french_loss)
        return status

    def pope(self, seat: int) -> float:
        points = self.box.pope_points if not self.ends else self.box.pope_gold / self.levels[seat]
        if self.g.troops[seat]:
            points += LEAGUE if self.wars_left else 0.0
        return points

    # -- armies and wars

    def muscle(self, seat: int, attack: int, defence: int) -> float:
        """Points of more strength over the wars to come."""
        g = self.g
        own = g.strength(seat)
        rivals = [g.strength(other) for other in self.seats if other != seat and g.troops[other]]
        if not rivals:
            rivals = [(self.box.city_attack, self.box.city_defence)]
        gain = 0.0
        for strength in rivals:
            gain += 0.75 * (chance(own[0] + attack - strength[1]) - chance(own[0] - strength[1]))
            gain += 0.45 * (chance(strength[0] - own[1]) - chance(strength[0] - own[1] - defence))
        gain /= len(rivals)
        posts = self.wars_left * POSTS[g.seats]
        return posts * gain * (g.counters[seat] + 2.2)

    def troop(self, seat: int, troop: int) -> float:
        """Points of a troop for a seat."""
        box, g = self.box, self.g
        attack, defence = box.attack[troop], box.defence[troop]
        for bit, kind, more_attack, more_defence in box.tile_bonus:
            if kind == troop and g.tiles[seat] & bit:
                attack, defence = attack + more_attack, defence + more_defence
        kind, more_attack, more_defence = box.family_bonus[g.family[seat]]
        if kind == troop:
            attack, defence = attack + more_attack, defence + more_defence
        points = self.muscle(seat, attack, defence)
        points += (self.ends + 0.35) * box.troop_influence[troop] * self.favours[seat]
        if not g.troops[seat]:  # the first troop opens the posts and their pay
            points += 0.9 * self.wars_left / g.seats
        return points

    def pay(self, seat: int, city: int) -> float:
        """Points of what a city pays its condottiere."""
        gold = self.g.status[city]
        return gold / self.levels[seat] if self.ends else gold * 0.12

    def counter(self, seat: int) -> float:
        """Points of one more victory counter, and of those it makes dearer."""
        return self.g.counters[seat] + 1 + (0.5 if self.wars_left > 2 else 0.0)

    def fight(self, attacker: tuple[int, int], defender: tuple[int, int]) -> tuple[float, float]:
        """Chances that the attacker and the defender win, given attack and defence of each."""
        first = chance(attacker[0] - defender[1])
        return first, (1 - first) * chance(defender[0] - attacker[1])

    def outcome(self, seat: int, cities: tuple[int, int], posts: tuple[int, int], odds: tuple[float, float]) -> float:
        """Points a war brings to a seat: tiles, counters, rivals' counters."""
        total = 0.0
        for side in (0, 1):
            gains = self.shift(cities[side], cities[1 - side])
            part = WAR_WEIGHT * self.mine(gains, seat)
            holder = posts[side]
            if holder == seat:
                part += self.counter(seat)
            elif holder >= 0:
                part -= DENIAL * self.weights[holder] * self.counter(holder)
            total += odds[side] * part
        return total

    def side(self, post: int) -> tuple[int, int]:
        if post < 0:
            return self.box.city_attack, self.box.city_defence
        return self.g.strength(post)

    def war(self, seat: int, cities: tuple[int, int], posts: tuple[int, int]) -> float:
        """Points of a war with these condottieri for a seat, pay included."""
        odds = self.fight(self.side(posts[0]), self.side(posts[1]))
        total = self.outcome(seat, cities, posts, odds)
        for side in (0, 1):
            if posts[side] == seat:
                total += self.pay(seat, cities[side])
            elif posts[side] >= 0:
                total -= DENIAL * self.weights[posts[side]] * self.pay(posts[side], cities[side])
        return total

    def champion(self, without: int) -> int:
        """The strongest player with troops outside a bit set; -1 if there is none."""
        best, found = -1, -1
        for other in self.seats:
            if self.g.troops[other] and not without >> other & 1:
                strength = sum(self.g.strength(other)) + min(6, self.g.influence[other])
                if strength > best:
                    best, found = strength, other
        return found

    def post(self, seat: int, cities: tuple[int, int], side: int, against: int) -> float:
        """What it is worth to a seat to hold a post rather than leave it to the next best."""
        other = self.champion(1 << seat | (1 << against if against >= 0 else 0))
        taken = (seat, against) if side == 0 else (against, seat)
        left = (other, against) if side == 0 else (against, other)
        return self.war(seat, cities, taken) - self.war(seat, cities, left)

    # -- the last purses

    def purses_after(self, currency: int, seat: int, spent: int) -> int:
        """Points for full purses at the end of the game, if a seat still spends this much."""
        if not self._purses:
            for other in self.seats:
                gold, influence = income(self.g, other)
                self._purses.append(
                    (self.g.gold[other] + self.g.town[other] + gold, self.g.influence[other] + influence)
                )
        mine = self._purses[seat][currency] - spent
        others = {self._purses[other][currency] for other in self.seats if other != seat}
        richer = len([amount for amount in others if amount > mine])
        if not richer:
            return self.box.most_gold if currency == GOLD else self.box.most_influence
        return self.box.second_gold if richer == 1 and currency == GOLD else 0
