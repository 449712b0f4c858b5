"""Building a city: who can, what it brings, and where the shields go (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.il_principe.rules.names import COLOR_COUNT, NOBODY, REGION_COUNT
from signoria.titles.il_principe.rules.verbs import PLACE_SHIELD, STOP_PLACING

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


def buildable(g: Principe, seat: int) -> list[int]:
    """6.1: the face-up cities this seat has the cards and the ducats for."""
    if not g.may_build_now():
        return []
    box, hand, money, at = g.box, g.hand, g.money[seat], seat * COLOR_COUNT
    cities: list[int] = []
    for city in g.display:
        if box.city_cost[city] > money:
            continue
        for color, count in box.city_needs[city]:
            if hand[at + color] < count:
                break
        else:
            cities.append(city)
    return cities


def could_build(g: Principe, seat: int) -> bool:
    """Whether, from what all know, this seat may be able to build: known cards and hand size."""
    if not g.may_build_now():
        return False
    box, known, money, at = g.box, g.known, g.money[seat], seat * COLOR_COUNT
    hidden = g.hand_size(seat) - sum(known[at : at + COLOR_COUNT])
    for city in g.display:
        if box.city_cost[city] > money:
            continue
        missing = 0
        for color, count in box.city_needs[city]:
            if known[at + color] < count:
                missing += count - known[at + color]
        if missing <= hidden:
            return True
    return False


def why_not_build(g: Principe, seat: int, city: int) -> Message:
    if not g.may_build_now():
        return "no-build-first-round", ()
    if g.builder[city] != NOBODY:
        return "no-city-built", (city, g.builder[city])
    if city not in g.display:
        return "no-city-hidden", (city,)
    for color, count in g.box.city_needs[city]:
        held = g.hand[seat * COLOR_COUNT + color]
        if held < count:
            return "no-build-cards", (city, count - held, color)
    return "no-build-money", (city, g.box.city_cost[city], g.money[seat])


def begin_building(g: Principe, seat: int, city: int) -> None:
    """6.3: cards to the table, ducats to the bank, points; the rest follows in a frame."""
    box, at = g.box, seat * COLOR_COUNT
    for color, count in box.city_needs[city]:
        g.shows(seat, color, count)
        g.up[at + color] += count
    g.money[seat] -= box.city_cost[city]
    g.from_cities[seat] += box.city_points[city]
    g.disclose(PUBLIC, "builds", seat, city, box.city_cost[city], box.city_points[city])
    g.push(Building(seat, city, min(box.city_shields[city], g.supply[seat])))


def place_shield(g: Principe, seat: int, region: int) -> None:
    g.supply[seat] -= 1
    g.shields[seat * REGION_COUNT + region] += 1
    g.tell(PUBLIC, "places-shield", seat, region)


class Building(Frame["Principe"]):
    """A city being built: shields one by one (6.5), then the roles of others and a new city."""

    __slots__ = ("city", "left", "seat")

    def __init__(self, seat: int, city: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.city = city
        self.left = left  # shields still to place

    def step(self, g: Principe) -> None:
        regions = g.box.city_regions[self.city]
        if self.left and (len(regions) > 1 or not g.must_place()):
            self.waiting = 1 << self.seat
            return
        while self.left:  # a forced place is not asked for
            self.left -= 1
            place_shield(g, self.seat, regions[0])
        pay_roles(g, self.seat, self.city)
        replace_city(g, self.seat, self.city)
        g.pop()

    def legal(self, g: Principe, seat: int) -> list[int]:
        options = PLACE_SHIELD.each(g.box.city_regions[self.city])
        if not g.must_place():
            options.append(STOP_PLACING)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == STOP_PLACING:
            g.tell(PUBLIC, "forgoes-shields", seat, self.left)
            self.left = 0
            return
        self.left -= 1
        place_shield(g, seat, PLACE_SHIELD.value(action))

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-city-shield", (self.city, self.left)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if PLACE_SHIELD.holds(action):
            return "no-region-apart", (self.city, PLACE_SHIELD.value(action))
        return ("no-must-place", ()) if action == STOP_PLACING else ("no-only-shield", ())

    def copy(self) -> Building:
        return Building(self.seat, self.city, self.left)


def pay_roles(g: Principe, builder: int, city: int) -> None:
    """6.6: the others score for their roles, once for each color of the city."""
    for color in g.box.city_colors[city]:
        for role in (2 * color, 2 * color + 1):
            holder = g.role[role]
            if holder in (NOBODY, builder):
                continue
            points = g.box.build_points[role]
            g.from_builds[holder] += points
            g.tell(PUBLIC, "role-pays", holder, g.title(role), points)


def replace_city(g: Principe, builder: int, city: int) -> None:
    """6.7: the card leaves, the next one is turned up."""
    place = g.display.index(city)
    del g.display[place]
    g.builder[city] = builder
    if g.city_pile:
        g.reveal_city(place)
    else:
        g.tell(PUBLIC, "cities-dry", len(g.display))
