"""The figures of Principato, read from a component pack into tables of ints."""

from __future__ import annotations

from typing import Any

from signoria.kernel.components import Pack
from signoria.titles.principato.rules.names import (
    ACTION_KINDS,
    BUILD,
    CUBES,
    CULTURE,
    CULTURE_KINDS,
    DECK_STARTING,
    DESIGNS,
    EFFECT_COUNT,
    EFFECT_KIND,
    EFFECTS,
    FIRST_CULTURE_OBJECTIVE,
    GREEN,
    KIND_COUNT,
    LONGEST_ROW,
    MILITARY_SCORING,
    MOST_FAVORS,
    MOST_TROOPS,
    OBJECTIVES,
    POOL_OF,
    POOLS,
    PRODUCE,
    RECRUIT,
    YEARS,
    YELLOW,
    card_of,
)
from signoria.titles.principato.rules.verbs import CHANGE, PASS

ACTION_CARDS = 98
CULTURE_TOKENS = 15  # of each kind
MOST_SEATS = 4
DEAREST = 20
ZONES = ("environs", "wall", "city", "palace", "church")

# What an effect moves: the token built, the cube of a field or palazzo, the troop, the culture kind.
TARGET = (0, 0, 1, 1, 2, 2, 3, 3, 0, 1, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 1, 0, 0, 1, 2)
KIND_DOES = (BUILD,) * 4 + (PRODUCE,) * 5 + (BUILD,) * 2 + (RECRUIT,) * 2 + (CULTURE,) * 3
HARVEST, RENTS = EFFECTS.index("harvest"), EFFECTS.index("rents")


class Box:
    """What the pieces say."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read_stocks(pack)
        self._read_cards(pack)
        self._read_effects(pack)
        self._read_scoring(pack)
        self._read_zones(pack)
        self.always = [self._always(row) for row in range(LONGEST_ROW + 1)]

    def _read_stocks(self, pack: Pack) -> None:
        cubes, pools, holds = pack.section("cubes"), pack.section("pools"), pack.section("holds")
        self.cubes = [pack.number(cubes, name, "cubes", 0, 999) for name in CUBES]
        self.pools = [pack.number(pools, name, "pools", 0, 999) for name in POOLS]
        pack.require(self.pools[3] <= MOST_TROOPS, f"pools.troops must be at most {MOST_TROOPS}, got {self.pools[3]}")
        self.store_holds = [pack.number(holds, name, "holds", 1, 20) for name in ("farm", "bank")]
        self.church_holds = pack.number(holds, "church", "holds", 1, MOST_FAVORS)
        start = pack.section("start")
        self.start_tokens = [
            pack.number(start, name, "start", 0, 9) for name in ("field", "farm", "palazzo", "bank")
        ]  # fmt: skip
        self.start_cubes = [pack.number(start, name, "start", 0, 9) for name in CUBES]
        self.actions = pack.number(pack.section("box"), "actions_per_turn", "box", 1, 9)
        self._check_start(pack)

    def _check_start(self, pack: Pack) -> None:
        food, gold, favor = self.start_cubes
        _, farms, _, banks = self.start_tokens
        fits = food <= farms * self.store_holds[0] and gold <= banks * self.store_holds[1]
        pack.require(
            fits and favor <= self.church_holds, "the cubes of [start] do not fit into its farms, banks, church"
        )
        green, yellow = sum(self.start_tokens[:2]) * MOST_SEATS, sum(self.start_tokens[2:]) * MOST_SEATS
        enough = green <= self.pools[GREEN] and yellow <= self.pools[YELLOW]
        pack.require(enough, "the pools are too small for four seats to receive the tokens of [start]")
        for cube, name in enumerate(CUBES):
            pack.require(
                self.start_cubes[cube] * MOST_SEATS <= self.cubes[cube],
                f"cubes.{name} is too small for four seats to receive the cubes of [start]",
            )

    def _read_cards(self, pack: Pack) -> None:
        rows = pack.rows("kinds", ACTION_KINDS)
        self.exchanges = [self._flag(pack, row, "exchange") for row in rows]
        self.row = [0, 0] + [pack.number(pack.section("row"), str(n), "row", 2, LONGEST_ROW) for n in (2, 3, 4)]
        self.first_start: list[int] = []
        self.second_start: list[int] = []
        for kind, row in enumerate(rows):
            self.first_start += [card_of(DECK_STARTING, kind)] * self._copies(pack, row, "first_start")
            self.second_start += [card_of(DECK_STARTING, kind)] * self._copies(pack, row, "second_start")
        # decks[year][seats]: the cards of that back in play, the military card last
        self.decks = [
            [self._deck(pack, rows, year, seats) if year and seats > 1 else [] for seats in range(MOST_SEATS + 1)]
            for year in range(YEARS + 1)
        ]
        self._check_cards(pack)

    def _deck(self, pack: Pack, rows: list[dict[str, Any]], year: int, seats: int) -> list[int]:
        cards: list[int] = []
        for kind, row in enumerate(rows):
            copies = self._marked(pack, row, f"year_{year}")
            cards += [card_of(year, kind)] * sum(copies[: seats - 1])
        return cards + [card_of(year, MILITARY_SCORING)] * (year > 1)

    def _check_cards(self, pack: Pack) -> None:
        years = sum(len(self.decks[year][MOST_SEATS]) - (year > 1) for year in range(1, YEARS + 1))
        total = years + len(self.first_start) + len(self.second_start)
        pack.require(total == ACTION_CARDS, f"the action cards must be {ACTION_CARDS} in all, got {total}")
        for name, cards in (("first_start", self.first_start), ("second_start", self.second_start)):
            pack.require(len(cards) >= MOST_SEATS, f"the {name} cards must be at least 4, got {len(cards)}")
        for seats in range(2, MOST_SEATS + 1):
            pack.require(
                len(self.decks[1][seats]) >= self.row[seats],
                f"the deck of year 1 must fill a row of {self.row[seats]} cards with {seats} seats",
            )
            for year in range(2, YEARS + 1):
                pack.require(len(self.decks[year][seats]) > 1, f"no action card of year {year} with {seats} seats")

    @staticmethod
    def _flag(pack: Pack, row: dict[str, Any], key: str) -> bool:
        value = row.get(key)
        pack.require(isinstance(value, bool), f"kinds {row['id']}.{key} must be true or false, got {value!r}")
        return value is True

    @staticmethod
    def _copies(pack: Pack, row: dict[str, Any], key: str) -> int:
        return pack.number({key: row.get(key, 0)}, key, f"kinds {row['id']}", 0, ACTION_CARDS)

    @staticmethod
    def _marked(pack: Pack, row: dict[str, Any], key: str) -> list[int]:
        value = row.get(key, [0, 0, 0])
        good = isinstance(value, list) and len(value) == 3 and all(type(n) is int and n >= 0 for n in value)
        pack.require(good, f"kinds {row['id']}.{key} must be three counts (no mark, 3, 4), got {value!r}")
        return list(value)

    def _read_effects(self, pack: Pack) -> None:
        rows = pack.rows("effects", EFFECTS)
        self.does = [KIND_DOES[kind] for kind in EFFECT_KIND]
        self.target = list(TARGET)
        self.food = [self._figure(pack, row, "food") for row in rows]
        self.gold = [self._figure(pack, row, "gold") for row in rows]
        self.count = [self._figure(pack, row, "count") for row in rows]
        self.receive = [self._receive(pack, row) for row in rows]
        # the colours a production may bring
        self.makes = [
            [cube for cube in range(2) if self.receive[e][cube] or (e in (HARVEST, RENTS) and self.target[e] == cube)]
            for e in range(EFFECT_COUNT)
        ]
        self.pool = [POOL_OF[self.target[e]] if self.does[e] == BUILD else 0 for e in range(EFFECT_COUNT)]
        self.effects_of: list[list[int]] = [
            [effect for effect in range(EFFECT_COUNT) if EFFECT_KIND[effect] == kind] for kind in range(KIND_COUNT)
        ]
        for effect, name in enumerate(EFFECTS):
            if self.does[effect] == CULTURE:
                pack.require(self.count[effect] == 1, f"effects {name}.count must be 1, got {self.count[effect]}")
            if self.does[effect] in (BUILD, CULTURE):
                pack.require(self.food[effect] + self.gold[effect] > 0, f"effects {name} must cost something")

    @staticmethod
    def _figure(pack: Pack, row: dict[str, Any], key: str) -> int:
        return pack.number({key: row.get(key, 0)}, key, f"effects {row['id']}", 0, DEAREST)

    @staticmethod
    def _receive(pack: Pack, row: dict[str, Any]) -> list[int]:
        value = row.get("receive", [0, 0])
        good = isinstance(value, list) and len(value) == 2 and all(type(n) is int and 0 <= n <= DEAREST for n in value)
        pack.require(good, f"effects {row['id']}.receive must be [food, gold], got {value!r}")
        return list(value)

    def _read_scoring(self, pack: Pack) -> None:
        strength, ranks = pack.section("strength"), pack.section("military_points")
        self.catapult_strength = pack.number(strength, "catapult", "strength", 0, 9)
        self.supplied_strength = pack.number(strength, "supplied_troop", "strength", -9, 9)
        self.unsupplied_strength = pack.number(strength, "unsupplied_troop", "strength", -9, 9)
        self.rank_points = [[], [], *(self._points(pack, ranks, str(n), n, "military_points") for n in (2, 3, 4))]
        designs = pack.rows("designs", DESIGNS)
        self.points = [pack.number(row, "points", f"designs {row['id']}", 0, 99) for row in designs]
        self.design_counts = [pack.number(row, "count", f"designs {row['id']}", 0, 99) for row in designs]
        for kind, name in enumerate(CULTURE_KINDS):
            count = sum(self.design_counts[3 * kind : 3 * kind + 3])
            pack.require(count == CULTURE_TOKENS, f"there must be {CULTURE_TOKENS} tokens of {name}, got {count}")
        rows = pack.rows("objectives", OBJECTIVES)
        self.free_tokens = [pack.number(row, "free", f"objectives {row['id']}", 0, 99) for row in rows[:3]]
        self.fortress_divisor = pack.number(rows[3], "divisor", "objectives fortress", 1, 99)
        self.sets = [
            self._points(pack, row, "sets", 4, f"objectives {row['id']}") for row in rows[FIRST_CULTURE_OBJECTIVE:]
        ]

    @staticmethod
    def _points(pack: Pack, table: dict[str, Any], key: str, length: int, where: str) -> list[int]:
        value = table.get(key)
        good = isinstance(value, list) and len(value) == length and all(type(n) is int and n >= 0 for n in value)
        pack.require(good, f"{where}.{key} must be {length} whole numbers, got {value!r}")
        return list(value) if isinstance(value, list) else []

    def _read_zones(self, pack: Pack) -> None:
        self.zones: list[list[list[int]]] = []
        for row in pack.rows("zones", ZONES):
            slots = row.get("slots")
            good = isinstance(slots, list) and all(
                isinstance(at, list) and len(at) == 2 and all(type(n) is int and 0 <= n <= 1000 for n in at)
                for at in slots
            )
            pack.require(good, f"zones {row['id']}.slots must be places [x, y] from 0 to 1000")
            self.zones.append([list(at) for at in slots or []])

    @staticmethod
    def _always(row: int) -> list[int]:
        """The actions open in every turn: all changes with a row of this length, and passing."""
        changes = [CHANGE.of(place, slot) for place in range(2) for slot in range(1, row + 1)]
        return [*changes, PASS]
