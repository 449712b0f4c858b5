"""The table of Il Principe: ints and lists of ints, and questions about them."""

from __future__ import annotations

from typing import Optional

from signoria.kernel import PUBLIC, Game, State
from signoria.kernel.marks import mypyc_attr
from signoria.titles.il_principe.rules import imagine as guessing
from signoria.titles.il_principe.rules import scoring
from signoria.titles.il_principe.rules import view as viewing
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.names import (
    BLUE,
    CITIES,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    EDITION,
    FAMILIES,
    FAMILY_CHOICE,
    FIRST_PLAYER,
    IN_SEAT_ORDER,
    MAJOR,
    MONEY_VARIANT,
    MTM,
    NOBODY,
    OPEN_MONEY,
    RED,
    REGION_COUNT,
    ROLE_COUNT,
)
from signoria.titles.il_principe.rules.round import Round
from signoria.titles.il_principe.rules.seen import View
from signoria.titles.il_principe.rules.verbs import HOUSES


@mypyc_attr(allow_interpreted_subclasses=True)
class Principe(State):
    """Lists by seat and color (or region) are flat: seat * 5 + color, seat * 6 + region."""

    __slots__ = (
        "box", "builder", "city_pile", "discard", "display", "down", "edition", "family", "from_builds",
        "from_cities", "from_powers", "hand", "known", "last", "marker", "money", "offers", "phase", "pile",
        "pool", "removed", "role", "round", "shields", "supply", "up",
    )  # fmt: skip

    def __init__(self, game: Game, box: Box, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box
        self.edition = settings[EDITION]
        self.round = 1
        self.last = 0  # 1 in the last round
        self.phase = 0
        self.marker = 0
        self.family: list[int] = []
        self.hand: list[int] = []
        self.known: list[int] = []  # cards a hand is known by all to hold at least
        self.up: list[int] = []
        self.down: list[int] = []
        self.money: list[int] = []
        self.supply: list[int] = []
        self.shields: list[int] = []
        self.role: list[int] = []  # holder of each tile
        self.pile: list[int] = []  # colors, the top card last
        self.pool: list[int] = []
        self.discard: list[int] = []
        self.offers: list[int] = []  # what each seat gave to the present pool
        self.display: list[int] = []
        self.city_pile: list[int] = []
        self.removed: list[int] = []
        self.builder: list[int] = []
        self.from_cities: list[int] = []
        self.from_builds: list[int] = []
        self.from_powers: list[int] = []

    # -- the beginning and the end

    def setup(self) -> None:
        seats, box = self.seats, self.box
        self.hand = [0] * (seats * COLOR_COUNT)
        self.known, self.up, self.down = self.hand[:], self.hand[:], self.hand[:]
        self.money = [box.variant_money if self.settings[MONEY_VARIANT] else box.start_money[self.edition]] * seats
        self.supply = [box.map_shields[self.edition]] * seats
        self.shields = [0] * (seats * REGION_COUNT)
        self.role = [NOBODY] * ROLE_COUNT
        self.pool, self.discard = [0] * COLOR_COUNT, [0] * COLOR_COUNT
        self.offers = [NOBODY] * seats
        self.builder = [NOBODY] * CITY_COUNT
        self.from_cities, self.from_builds, self.from_powers = [0] * seats, [0] * seats, [0] * seats
        self.deal_families()
        for color, count in enumerate(self.deck()):
            self.pile += [color] * count
        self.shuffle(self.pile)
        self.deal_cities()
        first = self.settings[FIRST_PLAYER]
        self.marker = first - 1 if first else self.roll(seats) - 1
        self.tell(PUBLIC, "first-marker", self.marker)
        self.push(Round())

    def deal_families(self) -> None:
        families = list(range(len(FAMILIES)))
        choice = self.settings[FAMILY_CHOICE]
        if choice != IN_SEAT_ORDER:
            self.shuffle(families)
        wanted = HOUSES.wanted(choice)
        free = [family for family in families if family not in wanted]
        for seat in range(self.seats):
            chosen = seat < len(wanted) and wanted[seat] >= 0
            self.family.append(wanted[seat] if chosen else free.pop(0))
        for seat in range(self.seats):
            self.tell(PUBLIC, "plays-family", seat, self.family[seat])

    def deal_cities(self) -> None:
        cities = list(range(CITY_COUNT))
        self.shuffle(cities)
        in_play = self.box.cities_in_play[self.seats]
        self.removed, self.city_pile = cities[in_play:], cities[:in_play]  # 2.2
        for _ in range(self.box.face_up):
            self.reveal_city(len(self.display))

    def standing(self) -> list[int]:
        points = [
            self.from_cities[seat] + self.from_builds[seat] + self.from_powers[seat] for seat in range(self.seats)
        ]
        if self.stack:
            return points
        return [points[seat] + sum(awards) for seat, awards in enumerate(scoring.awards(self))]

    def victors(self) -> list[int]:
        return scoring.victors(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    # -- questions

    def deck(self) -> list[int]:
        """How many cards of each color are in this game."""
        removed: int = self.box.removed_per_color[self.seats]
        return [count - removed for count in self.box.card_count]

    def hand_size(self, seat: int) -> int:
        hand, at = self.hand, seat * COLOR_COUNT
        return hand[at] + hand[at + 1] + hand[at + 2] + hand[at + 3] + hand[at + 4]

    def table_size(self, seat: int) -> int:
        at = seat * COLOR_COUNT
        return sum(self.up[at : at + COLOR_COUNT]) + sum(self.down[at : at + COLOR_COUNT])

    def income(self) -> int:
        amount: int = self.box.variant_income if self.settings[MONEY_VARIANT] else self.box.income[self.seats]
        return amount

    def money_is_open(self) -> bool:
        return bool(self.settings[OPEN_MONEY])

    def may_build_now(self) -> bool:
        return self.round > 1 or bool(self.settings[MONEY_VARIANT])  # 6.2

    def must_place(self) -> bool:
        return bool(self.box.must_place[self.edition])

    def must_turn_up(self) -> bool:
        return bool(self.box.must_turn_up[self.edition])

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def title(self, role: int) -> int:
        """The tile as the chosen edition names it."""
        if self.edition == MTM and role == 2 * RED + MAJOR:
            return ROLE_COUNT
        if self.edition == MTM and role == 2 * BLUE + MAJOR:
            return ROLE_COUNT + 1
        return role

    # -- things that happen in several places

    def reveal_city(self, place: int) -> None:
        """Turn up the next city at a place of the display."""
        city = self.city_pile.pop()
        self.display.insert(place, city)
        self.disclose(PUBLIC, "city-revealed", city)

    def shows(self, seat: int, color: int, count: int) -> None:
        """Cards leave the hand for all to see."""
        at = seat * COLOR_COUNT + color
        self.hand[at] -= count
        self.known[at] = max(0, self.known[at] - count)

    def move_marker(self, seat: int) -> None:
        if seat != self.marker:
            self.marker = seat
            self.tell(PUBLIC, "takes-marker", seat)

    # -- copies

    def copy(self) -> Principe:
        g = Principe.__new__(Principe)
        self.carry(g)
        g.box, g.edition = self.box, self.edition
        g.round, g.last, g.phase, g.marker = self.round, self.last, self.phase, self.marker
        g.family = self.family[:]
        g.hand, g.known, g.up, g.down = self.hand[:], self.known[:], self.up[:], self.down[:]
        g.money, g.supply, g.shields = self.money[:], self.supply[:], self.shields[:]
        g.role, g.pile, g.pool, g.discard = self.role[:], self.pile[:], self.pool[:], self.discard[:]
        g.offers, g.display, g.city_pile = self.offers[:], self.display[:], self.city_pile[:]
        g.removed, g.builder = self.removed[:], self.builder[:]
        g.from_cities, g.from_builds = self.from_cities[:], self.from_builds[:]
        g.from_powers = self.from_powers[:]
        return g

    def imagine(self, seat: int, seed: bytes) -> Principe:
        g = self.copy()
        guessing.deal_anew(g, seat, seed)
        return g

    def piles(self) -> list[list[int]]:
        return [self.pile, self.city_pile]

    def view(self, seat: Optional[int]) -> View:
        return viewing.view(self, NOBODY if seat is None else seat)

    # -- conservation

    def census(self) -> dict[str, int]:
        count: dict[str, int] = {}
        for color, name in enumerate(COLORS):
            places = self.hand[color::COLOR_COUNT] + self.up[color::COLOR_COUNT] + self.down[color::COLOR_COUNT]
            count[name] = sum(places) + self.pool[color] + self.discard[color] + self.pile.count(color)
        for city, name in enumerate(CITIES):
            lying = self.display + self.city_pile + self.removed
            count[name] = lying.count(city) + (1 if self.builder[city] != NOBODY else 0)
        for seat in range(self.seats):
            at = seat * REGION_COUNT
            count[f"shields {seat}"] = self.supply[seat] + sum(self.shields[at : at + REGION_COUNT])
        return count

    def totals(self) -> dict[str, int]:
        total = dict(zip(COLORS, self.deck()))
        for name in CITIES:
            total[name] = 1
        for seat in range(self.seats):
            total[f"shields {seat}"] = self.box.map_shields[self.edition]
        return total
