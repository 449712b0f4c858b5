"""The state of the table: what lies where, and the questions the rules ask about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import Offers, State
from signoria.kernel.marks import mypyc_attr
from signoria.titles.princes.rules.names import (
    ALFONSO,
    BANKS,
    CITY_COUNT,
    FIRST_BANK,
    GOLD,
    INFLUENCE,
    NOBODY,
)

if TYPE_CHECKING:
    from signoria.kernel import Game
    from signoria.titles.princes.rules.box import Box

FAMILY_ASSIGNMENT: Final = 0  # places of the options in `settings`
PURSES: Final = 1
CONDOTTIERE_MIN_BID: Final = 2
STALL_GUARD: Final = 3

TERMS: Final = 4  # gold given, influence given, gold asked, influence asked
ALL_TILES: Final = (1 << 30) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Princes(State):
    """Seats, cities and tiles are ints; sets of tiles, troops and events are bit sets."""

    __slots__ = (
        "active",
        "artists",
        "box",
        "buried",
        "counters",
        "decade",
        "family",
        "free_tiles",
        "gold",
        "hands",
        "idle",
        "influence",
        "kept",
        "league_used",
        "offers",
        "open_events",
        "pile",
        "played",
        "pope",
        "removed",
        "rotated",
        "shown_cardinals",
        "status",
        "supply",
        "tiles",
        "town",
        "troops",
        "wars",
    )  # fmt: skip

    def __init__(self, game: Game, box: Box, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box
        self.decade = -1  # 0 to 2; -1 while families are chosen
        self.active = 0
        self.wars = 0  # the wars-fought marker
        self.idle = 0  # idle turns in a row (3.13)
        self.free_tiles = ALL_TILES
        self.rotated = 0
        self.open_events = 0
        self.removed = 0  # events that have left the game
        self.pope = NOBODY
        self.league_used = 0
        self.family: list[int] = []
        self.gold: list[int] = []
        self.influence: list[int] = []
        self.town: list[int] = []  # gold on the home towns
        self.counters: list[int] = []
        self.troops: list[int] = []
        self.tiles: list[int] = []
        self.kept: list[int] = []
        self.status: list[int] = []
        self.artists: list[int] = []  # by city, the status artists that lie there
        self.supply: list[int] = []
        self.hands: list[list[int]] = []
        self.pile: list[int] = []  # the last card is drawn next
        self.played: list[int] = []  # face-up discards
        self.buried: list[list[int]] = []  # face-down discards, by who discarded them
        self.shown_cardinals: list[int] = []  # as many Bribe Cardinals each seat must hold, judged by its bids
        self.offers = Offers(seats, TERMS)

    # -- questions

    def holds(self, seat: int, card: int) -> bool:
        return card in self.hands[seat]

    def ready(self, seat: int, tile: int) -> bool:
        """Whether a seat owns this once-a-decade tile and has not used it."""
        return self.tiles[seat] & tile & ~self.rotated != 0

    def ready_owner(self, tile: int) -> int:
        """Who could use this once-a-decade tile now."""
        if self.rotated & tile:
            return NOBODY
        for seat in range(self.seats):
            if self.tiles[seat] & tile:
                return seat
        return NOBODY

    def alfonso_ready(self, seat: int) -> bool:
        return seat == self.active and self.tiles[seat] & ALFONSO & ~self.rotated != 0

    def war_limit(self) -> int:
        return self.box.wars[self.seats]

    def hand_limit(self, seat: int) -> int:
        """3.14"""
        limit = self.box.hand_base + self.box.family_hand[self.family[seat]]
        tiles = self.tiles[seat]
        for bit, amount in self.box.tile_hand:
            if tiles & bit:
                limit += amount
        return limit

    def city_count(self, seat: int) -> int:
        tiles = self.tiles[seat]
        count = 0
        for mask in self.box.city_tiles:
            if tiles & mask:
                count += 1
        return count

    def may_hold(self, seat: int, city: int) -> bool:
        """4.4"""
        tiles = self.tiles[seat]
        if tiles.bit_count() >= self.box.tiles_max:
            return False
        return tiles & self.box.city_tiles[city] != 0 or self.city_count(seat) < self.box.cities_max

    def hire_discount(self, seat: int) -> int:
        discount = self.box.family_hire[self.family[seat]]
        tiles = self.tiles[seat]
        for bit, amount in self.box.tile_hire:
            if tiles & bit:
                discount += amount
        return discount

    def pope_discount(self, seat: int) -> int:
        discount = 0
        tiles = self.tiles[seat]
        for bit, amount in self.box.tile_pope:
            if tiles & bit:
                discount += amount
        return discount

    def event_discount(self, seat: int, event: int) -> int:
        return self.box.family_artist[self.family[seat]] if self.box.artist[event] else 0

    def banks_ready(self, seat: int) -> int:
        return (self.tiles[seat] & BANKS & ~self.rotated).bit_count()

    def reach(self, seat: int, currency: int) -> int:
        """Held money with everything Banking could add (4.3)."""
        gold, influence = self.gold[seat], self.influence[seat]
        if self.tiles[seat] & BANKS & ~self.rotated:
            return with_banking(gold, influence, self.banks_ready(seat) * self.box.swap, currency)
        return gold if currency == GOLD else influence

    def opening_price(self, city: int) -> int:
        return self.box.opening_factor * self.status[city]

    def condottiere_opening(self) -> int:
        return self.settings[CONDOTTIERE_MIN_BID]

    def purses_open(self) -> bool:
        return self.settings[PURSES] == 1

    def with_troops(self) -> int:
        """Bit set of the seats that may hire out as condottieri."""
        found = 0
        for seat in range(self.seats):
            if self.troops[seat]:
                found |= 1 << seat
        return found

    def strength(self, seat: int, bribed: int = 0) -> tuple[int, int]:
        """Attack and defence of a condottiere, some troops bribed away (5.8)."""
        own = self.troops[seat]
        attack, defence = self.box.strength(own & ~bribed, self.tiles[seat], self.family[seat])
        if own:
            for bit, amount in self.box.tile_defence:
                if self.tiles[seat] & bit:
                    defence += amount
        return attack, defence

    # -- changes

    def shift_status(self, city: int, steps: int) -> None:
        self.status[city] = min(self.box.status_max, max(self.box.status_min, self.status[city] + steps))

    def pay(self, seat: int, currency: int, price: int) -> None:
        """Pay into the supply; Banking supplies exactly what is missing (4.8)."""
        purse = self.gold if currency == GOLD else self.influence
        if purse[seat] < price:
            self._convert(seat, currency, price - purse[seat])
        purse[seat] -= price

    def _convert(self, seat: int, currency: int, missing: int) -> None:
        purse, other = (self.gold, self.influence) if currency == GOLD else (self.influence, self.gold)
        for tile in (FIRST_BANK, FIRST_BANK + 1):
            if missing and self.ready(seat, 1 << tile):
                part = min(missing, self.box.swap)
                other[seat] -= part
                purse[seat] += part
                missing -= part
                self.rotated |= 1 << tile
                self.tell(-1, "bank-converted", seat, tile, part, currency)

    def spend(self, seat: int, card: int) -> None:
        """A card is played and lies face up."""
        self.hands[seat].remove(card)
        self.played.append(card)


def with_banking(gold: int, influence: int, room: int, currency: int) -> int:
    """What can be paid in a currency when Banking may still move `room` from the other one."""
    if currency == INFLUENCE:
        return influence + min(room, gold)
    return gold + min(room, influence)


def city_values(g: Princes) -> list[int]:
    """The points of a tile of each city: ties take the lowest place they contest (7.1)."""
    keys = [g.status[city] * 100 + g.artists[city].bit_count() for city in range(CITY_COUNT)]
    ranks, found = g.box.ranks, []
    for key in keys:
        beaten = 0
        for other in keys:
            if other < key:
                beaten += 1
        found.append(ranks[CITY_COUNT - 1 - beaten])
    return found
