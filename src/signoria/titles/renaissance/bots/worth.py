"""What cities, cards and battles are worth in Renaissance, in points."""

from __future__ import annotations

from typing import Final

from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.names import (
    ARTIST,
    BLUE_COUNT,
    CARD_COUNT,
    CONDOTTIERE,
    GENOA,
    OWN,
    SUPPORT_ENGINEER,
    SUPPORT_FELON,
    SUPPORT_NONE,
    SUPPORT_OWN,
)
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import COMMIT_ATTACK, COMMIT_DEFENCE

HIRED: Final = 3.9  # what a condottiere brings on average
WINS: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36)  # of 36, for margins -6 to 7
TIES: Final = (0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0, 0)
PATIENCE: Final = 0.75  # what a point in a later turn is worth now
HOPE_FREE: Final = 0.5  # a province begun whose other cities are still free
HOPE_TAKEN: Final = 0.22
INCOME: Final = 0.13  # points for a ducat a turn
ENVY_LEADER: Final = 0.6
ENVY: Final = 0.25
USUAL_ATTACK: Final = 10.2  # two good cards and often a support
USUAL_GUARD: Final = 5.0  # one good card and sometimes a support


def by_margin(table: tuple[int, ...], margin: float) -> float:
    """A chance from a table, between whole margins by proportion."""
    if margin <= -6:
        return table[0] / 36
    if margin >= 7:
        return table[-1] / 36
    low = int(margin + 6)
    part = margin + 6 - low
    return (table[low] * (1 - part) + table[low + 1] * part) / 36


class Worth:
    """The table as one seat values it."""

    def __init__(self, g: Italy, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.turns_left = max(1, g.box.turns - max(g.turn, 1) + 1)
        self.horizon = 1 + PATIENCE * (self.turns_left - 1)
        self.free = g.free_cities()
        scores = g.standing()
        rivals = [other for other in range(g.seats) if other != seat]
        best = max(scores[other] for other in rivals)
        self.envy = [ENVY_LEADER if scores[o] == best and o != seat else ENVY for o in range(g.seats)]
        self.leading = scores[seat] > best
        place = g.order.index(seat)
        phase = g.order.index(g.phase_seat) if g.phase_seat >= 0 else -1
        self.later = sum(1 for at in range(g.seats) if at > phase and at != place)  # rivals still to fight

    # -- cities

    def share(self, held: int, city: int) -> float:
        """How much of a point a turn the province of this city is worth to who holds `held`."""
        cities = self.g.box.province_cities[self.g.box.province_of[city]]
        own = held & cities
        if own == cities:
            return 1.0
        if not own:
            return 0.0
        hope = HOPE_FREE if not cities & ~held & ~self.free else HOPE_TAKEN
        return hope * own.bit_count() / cities.bit_count()

    def stands(self, city: int) -> float:
        """What stands on a city is worth to any owner, each turn."""
        g = self.g
        return (1.0 if g.palace[city] >= ARTIST else 0.0) + INCOME * g.box.level_income[max(1, g.level[city])]

    def gain(self, seat: int, city: int, besides: int = 0) -> float:
        """A turn's worth of a city to a seat that has it not; `besides` is given away for it."""
        held = self.g.held[seat] & ~besides
        return self.share(held | 1 << city, city) - self.share(held, city) + self.stands(city)

    def loss(self, seat: int, city: int) -> float:
        held = self.g.held[seat]
        return self.share(held, city) - self.share(held & ~(1 << city), city) + self.stands(city)

    def prize(self, city: int) -> float:
        """Taking a city from its owner, or a free one."""
        owner = self.g.owner[city]
        taken = self.envy[owner] * self.loss(owner, city) if owner >= 0 else 0.0
        return (self.gain(self.seat, city) + taken) * self.horizon

    def stake(self, city: int) -> float:
        """Keeping an own city."""
        return (self.loss(self.seat, city) + 0.3) * self.horizon

    def danger(self, city: int) -> int:
        """How many cities of others could attack this one."""
        g = self.g
        others = g.rivals_cities(self.seat)
        return (g.box.roads[city] & others).bit_count() + min(3, (g.box.sea[city] & others).bit_count())

    def fall(self, city: int, level: int) -> float:
        """The chance that a usual attack takes a city with such walls."""
        ground = self.g.box.bonus_terrain if self.g.box.rough >> city & 1 else 0
        return by_margin(WINS, USUAL_ATTACK - USUAL_GUARD - self.g.box.level_pc[level] - ground)

    # -- battles

    def guards(self, owner: int) -> list[tuple[float, float]]:
        """Chances and strengths of what a rival may lay in defence."""
        g = self.g
        start = owner * CARD_COUNT
        known = max((g.box.values[c] for c in range(BLUE_COUNT) if g.known[start + c]), default=0)
        unknown = g.hand_size[owner] - g.known_size[owner]
        support = min(2.2, 0.18 * unknown)
        hired = HIRED if g.ducats[owner] and unknown else 0.0
        if unknown <= 0 or g.bare >> owner & 1:
            return [(1.0, max(float(known), 0.25 * hired * min(unknown, 4) if unknown > 0 else 0.0))]
        unseen = self.unseen()
        total = max(1, sum(unseen))
        found: list[tuple[float, float]] = []
        below = 1.0
        for card in range(BLUE_COUNT - 1, -1, -1):
            weaker = (max(0, total - sum(unseen[card:BLUE_COUNT])) / total) ** unknown
            found.append((below - weaker, max(g.box.values[card], known) + support))
            below = weaker
        found.append((below, max(0.3 * hired, float(known))))
        return found

    def unseen(self) -> list[int]:
        """How many of each card this seat has not seen."""
        g = self.g
        own = g.hand[self.seat * CARD_COUNT : (self.seat + 1) * CARD_COUNT]
        found = [count - out - mine for count, out, mine in zip(g.box.counts, g.discard, own)]
        for place, count in enumerate(g.exhausted):
            found[place % BLUE_COUNT] -= count
        return [max(0, count) for count in found]

    def ground(self, target: int, landing: bool, ride: bool) -> int:
        box = self.g.box
        if ride or self.g.has_power(self.seat, GENOA):
            return 0
        return (box.bonus_terrain if box.rough >> target & 1 else 0) + (box.bonus_landing if landing else 0)

    def conquest(self, strength: float, wall: float, guards: list[tuple[float, float]]) -> float:
        """The chance to take a city with cards of this strength."""
        return sum(chance * by_margin(WINS, strength - wall - guard) for chance, guard in guards)

    def attack(
        self, code: int, level: int, prize: float, extra: float, guards: list[tuple[float, float]]
    ) -> tuple[float, float]:
        """Expected points of one way to lay an attack, and its chance; `extra` is ground and the like."""
        g = self.g
        first, second, support = COMMIT_ATTACK.values(code)
        strength, price = 0.0, 0.0
        for fighter in (first, second):
            if fighter < BLUE_COUNT:
                strength += g.box.values[fighter]
                price += g.box.values[fighter] * (0.03 + 0.012 * self.later)
            else:
                strength += HIRED
                price += 0.35 if fighter == OWN else 0.1
        wall = float(g.box.level_pc[level])
        if support == SUPPORT_ENGINEER:
            wall = float(g.box.level_pc[max(0, level - 1)])
            price += 0.15
        elif support == SUPPORT_FELON:
            wall = 0.0
            price += 0.45
        elif support != SUPPORT_NONE:
            strength += HIRED
            price += 0.35 if support == SUPPORT_OWN else 0.1
        chance = self.conquest(strength, wall + extra, guards)
        return chance * prize - price, chance

    def defence(self, code: int, fight: Fight) -> float:
        """Expected points of one way to lay a defence."""
        g = self.g
        fighter, support = COMMIT_DEFENCE.values(code)
        strength = float(fight.fort(g) + fight.ground(g) + fight.swiss(g, 1))
        price = 0.0
        if fighter < BLUE_COUNT:
            value = g.box.values[fighter]
            strength += value
            loss_price = value * 0.05 * (1 + self.later)
        else:
            strength += HIRED
            loss_price = 0.0
            price += 0.35 if fighter == OWN else 0.0
        attack = 9.2 + (2.2 if fight.help != SUPPORT_NONE else 0.0)
        if support == SUPPORT_ENGINEER:
            strength += g.box.bonus_engineer
            price += 0.15
        elif support == SUPPORT_FELON:
            attack -= 5.2
            price += 0.3
        elif support != SUPPORT_NONE:
            strength += HIRED
            price += 0.3 if support == SUPPORT_OWN else 0.0
        fall = self.spread(WINS, attack - strength)
        tie = self.spread(TIES, attack - strength)
        return -fall * self.stake(fight.target) - (fall + tie) * loss_price - price

    def spread(self, table: tuple[int, ...], margin: float) -> float:
        """A chance when the attack itself is only guessed."""
        return (by_margin(table, margin - 2) + 2 * by_margin(table, margin) + by_margin(table, margin + 2)) / 4

    # -- pieces

    def safety(self, city: int) -> int:
        """How unlikely an own city is to be lost."""
        return 3 * self.g.level[city] - self.danger(city)

    def men(self) -> int:
        return self.g.hand[self.seat * CARD_COUNT + CONDOTTIERE]
