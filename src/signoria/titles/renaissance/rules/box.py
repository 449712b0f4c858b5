"""The figures of Renaissance, read from a component pack into tables of ints."""

from __future__ import annotations

from typing import Any

from signoria.kernel.components import Pack
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.names import (
    ARTISTS,
    BETRAYAL,
    BLUE_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    LEVELS,
    NATIONS,
    PROVINCES,
    ROUT,
    SETUPS,
    STANDING_VALUES,
    TERRAINS,
    VARIANTS,
)

TOTAL_CARDS = 80
FACES = 6
PLACE_OF_CITY = {name: i for i, name in enumerate(CITIES)}
PLACE_OF_PROVINCE = {name: i for i, name in enumerate(PROVINCES)}
PLACE_OF_NATION = {name: i for i, name in enumerate(NATIONS)}


class Start:
    """Where a nation begins in one set-up: fixed cities, and cities of which it chooses one."""

    def __init__(self, cities: list[int], choice: list[int]) -> None:
        self.cities = cities
        self.choice = choice


class Plan:
    """One set-up as printed: nations in order, their starts, who is missing at which table."""

    def __init__(self, pack: Pack, row: dict[str, Any]) -> None:
        where = f"setup {row['id']}"
        self.nations = [_place(pack, PLACE_OF_NATION, name, f"{where}.nations") for name in row.get("nations", [])]
        self.naval = [_place(pack, PLACE_OF_NATION, name, f"{where}.naval") for name in row.get("naval_nations", [])]
        self.seats = [int(seats) for seats in row.get("seats", [])]
        self.years = [int(year) for year in row.get("years", [])]  # shown for the turns; empty: turns have numbers only
        self.begins_in_war = row.get("first_turn") == "war"
        self.start_palace = row.get("start_palace") is True
        extra = row.get("extra_garrison", [])
        self.extra = self.nations if extra == ["*"] else [_place(pack, PLACE_OF_NATION, n, where) for n in extra]
        self.starts: dict[int, Start] = {}
        for start in row.get("start", []):
            nation = _place(pack, PLACE_OF_NATION, start.get("nation"), f"{where}.start")
            cities = [_place(pack, PLACE_OF_CITY, name, f"{where}.start") for name in start.get("cities", [])]
            choice = [_place(pack, PLACE_OF_CITY, name, f"{where}.start") for name in start.get("choice", [])]
            self.starts[nation] = Start(cities, choice)
        pack.require(sorted(self.starts) == sorted(self.nations), f"{where}: every nation needs one start")
        self.tables = list(row.get("table", []))

    def table(self, pack: Pack, seats: int, variant: str) -> tuple[list[int], int]:
        """The nations that play and the closed provinces, as a bit set."""
        for row in self.tables:
            if row.get("seats") == seats and row.get("variant") in ("", variant):
                removed = [_place(pack, PLACE_OF_NATION, name, "setup.table") for name in row.get("removed", [])]
                closed = 0
                for name in row.get("closed", []):
                    closed |= 1 << _place(pack, PLACE_OF_PROVINCE, name, "setup.table")
                nations = [nation for nation in self.nations if nation not in removed]
                pack.require(len(nations) == seats, f"a set-up for {seats} seats leaves {len(nations)} nations")
                return nations, closed
        raise ValueError(f"no table for {seats} seats")


def _place(pack: Pack, places: dict[str, int], name: Any, where: str) -> int:
    pack.require(name in places, f"{where}: unknown name {name!r}")
    return places[name]


class Box:
    """What the pieces say; `for_table` adds what depends on set-up and seats."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._tables: dict[tuple[int, int, int], Box] = {}
        self._read_constants(pack)
        self._read_rules(pack)
        self._read_levels(pack)
        self._read_cards(pack)
        self._read_dice(pack)
        self._read_map(pack)
        self.plans = [Plan(pack, row) for row in pack.rows("setup", SETUPS)]
        pack.rows("artist", ARTISTS)
        pack.rows("nation", NATIONS)
        # set by for_table
        self.plan = self.plans[0]
        self.nations: list[int] = []
        self.closed_provinces = 0
        self.open_cities = 0
        self.open_provinces: list[int] = []
        self.province_ends = 0  # the last city of each open province
        self.complete: dict[int, int] = {}  # sets of cities, and the provinces that were found complete in them

    def _read_constants(self, pack: Pack) -> None:
        table = pack.section("constants")
        self.turns = pack.number(table, "turns", "constants", 1, 20)
        self.start_ducats = pack.number(table, "start_ducats", "constants", 0, 60)
        self.peace_cards = pack.number(table, "peace_cards", "constants", 0, 12)
        self.peace_ducats = pack.number(table, "peace_ducats", "constants", 0, 60)
        self.peace_attacks = pack.number(table, "peace_attacks", "constants", 0, 42)
        self.war_cards = pack.number(table, "war_cards", "constants", 0, 12)
        self.hand_limit = pack.number(table, "hand_limit", "constants", 1, 12)
        self.cost_card = pack.number(table, "cost_card", "constants", 1, 60)
        self.cost_palace = pack.number(table, "cost_palace", "constants", 0, 60)
        self.cost_rampart = pack.number(table, "cost_rampart", "constants", 0, 60)
        self.cost_castle = pack.number(table, "cost_castle", "constants", 0, 60)
        self.ramparts = pack.number(table, "supply_ramparts", "constants", 6, 42)
        self.castles = pack.number(table, "supply_castles", "constants", 0, 42)
        self.palaces = pack.number(table, "supply_palaces", "constants", 6, 10)
        self.banker = pack.number(table, "banker_ducats", "constants", 0, 60)
        self.aid = pack.number(table, "ambassador_aid_cards", "constants", 0, 12)
        self.return_ducats = pack.number(table, "return_ducats", "constants", 0, 60)
        self.pr_province = pack.number(table, "pr_per_province", "constants", 0, 100)
        self.pr_artist = pack.number(table, "pr_per_artist", "constants", 0, 100)

    def _read_rules(self, pack: Pack) -> None:
        table = pack.section("constants")
        self.expansions = pack.number(table, "expansions_per_turn", "constants", 0, 6)
        self.sea_default = pack.number(table, "sea_expansions_default", "constants", 0, 6)
        self.sea_naval = pack.number(table, "sea_expansions_naval_nation", "constants", 0, 6)
        self.bonus_terrain = pack.number(table, "bonus_terrain", "constants", 0, 20)
        self.bonus_landing = pack.number(table, "bonus_landing", "constants", 0, 20)
        self.bonus_engineer = pack.number(table, "bonus_engineer_defence", "constants", 0, 20)
        self.hire = pack.number(table, "condottiere_cost", "constants", 1, 1)
        self.sale = pack.number(table, "condottiere_sale_price", "constants", 1, 1)
        self.traitor = pack.number(table, "condottiere_traitor_price", "constants", 1, 20)
        self.dowry = pack.number(table, "marriage_price", "constants", 0, 60)
        self.venice_ducats = pack.number(table, "venice_ducats", "constants", 0, 60)
        self.empire_cards = pack.number(table, "empire_cards", "constants", 0, 1)
        self.swiss_bonus = pack.number(table, "swiss_bonus", "constants", 0, 20)
        self.lure_from = pack.number(table, "lure_from", "constants", 1, 7)
        self.offers = pack.number(table, "offers_per_turn", "constants", 0, 100)
        self.gifts = pack.number(table, "gifts_per_turn", "constants", 0, 100)

    def _read_levels(self, pack: Pack) -> None:
        rows = pack.rows("level", LEVELS)
        self.level_pc = [pack.number(row, "pc", f"level {row['id']}", 0, 20) for row in rows]
        self.level_income = [pack.number(row, "income", f"level {row['id']}", 0, 60) for row in rows]
        self.pillage_gain = [pack.number(row, "pillage_gain", f"level {row['id']}", 0, 60) for row in rows]

    def _read_cards(self, pack: Pack) -> None:
        rows = pack.rows("card", CARDS)
        self.counts = [pack.number(row, "count", f"card {row['id']}", 0, TOTAL_CARDS) for row in rows]
        self.values = [pack.number(row, "value", f"card {row['id']}", 0, 20) for row in rows]
        total = sum(self.counts)
        pack.require(total == TOTAL_CARDS, f"the cards must be {TOTAL_CARDS} in all, got {total}")
        blue = self.values[:BLUE_COUNT]
        pack.require(blue == sorted(set(blue)), "the five blue cards must have different, rising values")
        self.full_deck = [card for card, count in enumerate(self.counts) for _ in range(count)]

    def _read_dice(self, pack: Pack) -> None:
        table = pack.section("dice")
        kinds = {str(value): value for value in STANDING_VALUES} | {"rout": ROUT, "betrayal": BETRAYAL}
        faces = table.get("condottiere", [])
        known = isinstance(faces, list) and len(faces) == FACES and all(face in kinds for face in faces)
        pack.require(known, f"dice.condottiere must be six of {', '.join(kinds)}, got {faces!r}")
        pack.require(any(face != "betrayal" for face in faces), "the condottiere die must have a face but betrayal")
        self.faces = [kinds[face] for face in faces]
        self.corruption_to = pack.number(table, "corruption_to", "dice", 1, 12)
        self.neglect_to = pack.number(table, "neglect_to", "dice", self.corruption_to, 12)

    def _read_map(self, pack: Pack) -> None:
        cities = pack.rows("city", CITIES)
        self.ports = sum(1 << i for i, row in enumerate(cities) if row.get("port") is True)
        self.province_of = [-1] * CITY_COUNT
        self.province_cities = [0] * len(PROVINCES)
        self.rough = 0  # cities in mountain or marsh
        for province, row in enumerate(pack.rows("province", PROVINCES)):
            terrain = row.get("terrain")
            pack.require(terrain in TERRAINS, f"province {row['id']}: unknown terrain {terrain!r}")
            for name in row.get("cities", []):
                city = _place(pack, PLACE_OF_CITY, name, f"province {row['id']}")
                pack.require(self.province_of[city] < 0, f"city {name!r} lies in two provinces")
                self.province_of[city] = province
                self.province_cities[province] |= 1 << city
                if terrain != "plain":
                    self.rough |= 1 << city
        for city, province in enumerate(self.province_of):
            pack.require(province >= 0, f"city {CITIES[city]!r} lies in no province")
        self.roads = [0] * CITY_COUNT
        for road in pack.section("map").get("roads", []):
            pack.require(isinstance(road, list) and len(road) == 2, f"a road joins two cities, got {road!r}")
            a, b = (_place(pack, PLACE_OF_CITY, name, "map.roads") for name in road)
            pack.require(a != b and not self.roads[a] >> b & 1, f"the road {road!r} is listed twice or leads nowhere")
            self.roads[a] |= 1 << b
            self.roads[b] |= 1 << a
        self.sea = [0] * CITY_COUNT
        self.linked: list[list[int]] = []  # of each city those that a road or the sea leads to; by for_table

    def for_table(self, setup: int, seats: int, variant: int) -> Box:
        """These figures with the map as it is open at one table; made once."""
        key = (setup, seats, variant)
        if key not in self._tables:
            self._tables[key] = self._opened(setup, seats, VARIANTS[variant])
        return self._tables[key]

    def _opened(self, setup: int, seats: int, variant: str) -> Box:
        box = Box(self.pack)
        box.pack = self.pack
        box.plan = self.plans[setup]
        box.nations, box.closed_provinces = box.plan.table(self.pack, seats, variant)
        box.open_provinces = [p for p in range(len(PROVINCES)) if not box.closed_provinces >> p & 1]
        box.open_cities = sum(self.province_cities[p] for p in box.open_provinces)
        for province in box.open_provinces:
            box.province_ends |= 1 << self.province_cities[province].bit_length() >> 1
        open_ports = self.ports & box.open_cities
        box.roads = [0] * CITY_COUNT
        box.sea = [0] * CITY_COUNT
        for city in range(CITY_COUNT):
            if not box.open_cities >> city & 1:
                continue
            box.roads[city] = self.roads[city] & box.open_cities
            if open_ports >> city & 1:  # a road between two ports goes before the sea (2.3)
                box.sea[city] = open_ports & ~box.roads[city] & ~(1 << city)
        box.linked = [listed(roads | sea) for roads, sea in zip(box.roads, box.sea)]
        return box
