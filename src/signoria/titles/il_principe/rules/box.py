"""The component figures as tables of ints, checked once."""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel import Pack
from signoria.titles.il_principe.rules.names import CITIES, COLORS, EDITIONS, FAMILIES, REGIONS, ROLES
from signoria.titles.il_principe.rules.verbs import MOST_CARDS

SEAT_COUNTS: Final = (2, 3, 4, 5)


def flag(pack: Pack, table: dict[str, Any], key: str, where: str) -> bool:
    value = table.get(key)
    pack.require(isinstance(value, bool), f"{where}.{key} must be true or false, got {value!r}")
    return bool(value)


def subsection(pack: Pack, key: str, name: str) -> dict[str, Any]:
    value = pack.section(key).get(name)
    pack.require(isinstance(value, dict), f"section [{key}.{name}] is missing")
    assert isinstance(value, dict)
    return value


class Box:
    """What the printed pieces say. Tables by seat count are indexed by the number of seats."""

    __slots__ = (
        "build_points", "card_count", "cities_in_play", "city_colors", "city_cost", "city_icons",
        "city_needs", "city_points", "city_regions", "city_shields", "city_size", "draw", "end_points", "face_up",
        "income", "last_pool", "last_round_below", "last_round_income", "map_shields", "minor_roles", "most_cards",
        "most_ducats", "must_place", "must_turn_up", "offer", "pack", "region_first", "region_second",
        "removed_per_color", "reuse_discard", "set_points", "start_money", "two_seats_take_all", "variant_income",
        "variant_money", "white_power", "yellow_power",
    )  # fmt: skip

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.read_rules(pack)
        self.read_editions(pack)
        self.read_seats(pack)
        self.read_cities(pack)
        self.check(pack)

    def read_rules(self, pack: Pack) -> None:
        game, scoring = pack.section("game"), pack.section("scoring")
        self.face_up = pack.number(game, "cities_face_up", "game", 1, len(CITIES))
        self.region_first = pack.number(scoring, "region_first", "scoring", 0, 100)
        self.region_second = pack.number(scoring, "region_second", "scoring", 0, 100)
        self.set_points = pack.number(scoring, "set_points", "scoring", 0, 100)
        self.most_ducats = pack.number(scoring, "most_ducats", "scoring", 0, 100)
        self.most_cards = pack.number(scoring, "most_cards", "scoring", 0, 100)
        self.white_power = pack.number(scoring, "white_power", "scoring", 0, 100)
        self.yellow_power = pack.number(scoring, "yellow_power", "scoring", 0, 100)
        rows = pack.rows("role", ROLES)
        self.build_points = [pack.number(row, "build_points", f"role {row['id']}", 0, 100) for row in rows]
        self.end_points = [pack.number(row, "end_points", f"role {row['id']}", 0, 100) for row in rows]
        rows = pack.rows("building", COLORS)
        self.card_count = [pack.number(row, "count", f"building {row['id']}", 1, MOST_CARDS) for row in rows]
        pack.rows("region", REGIONS)
        pack.rows("family", FAMILIES)

    def read_editions(self, pack: Pack) -> None:
        tables = [subsection(pack, "edition", name) for name in EDITIONS]
        places = [f"edition.{name}" for name in EDITIONS]
        pairs = list(zip(tables, places))
        self.start_money = [pack.number(table, "start_money", place, 0, 100) for table, place in pairs]
        self.map_shields = [pack.number(table, "map_shields", place, 0, 100) for table, place in pairs]
        self.must_place = [flag(pack, table, "must_place_shields", place) for table, place in pairs]
        self.must_turn_up = [flag(pack, table, "must_turn_up", place) for table, place in pairs]
        self.last_round_income = [flag(pack, table, "last_round_income", place) for table, place in pairs]
        self.reuse_discard = [flag(pack, table, "reuse_discard", place) for table, place in pairs]
        self.two_seats_take_all = [flag(pack, table, "two_seats_take_all", place) for table, place in pairs]
        variant = pack.section("money_variant")
        self.variant_money = pack.number(variant, "start_money", "money_variant", 0, 100)
        self.variant_income = pack.number(variant, "income", "money_variant", 0, 100)

    def read_seats(self, pack: Pack) -> None:
        none: list[int] = [0, 0]
        tables = [subsection(pack, "seats", str(count)) for count in SEAT_COUNTS]
        pairs = [(table, f"seats.{count}") for table, count in zip(tables, SEAT_COUNTS)]
        self.removed_per_color = none + [pack.number(t, "removed_per_color", p, 0, MOST_CARDS) for t, p in pairs]
        self.cities_in_play = none + [pack.number(t, "cities", p, self.face_up, len(CITIES)) for t, p in pairs]
        self.draw = none + [pack.number(t, "draw", p, 2, 20) for t, p in pairs]
        self.offer = none + [pack.number(t, "offer", p, 2, 3) for t, p in pairs]
        self.income = none + [pack.number(t, "income", p, 0, 100) for t, p in pairs]
        self.last_round_below = none + [pack.number(t, "last_round_below", p, 1, 1000) for t, p in pairs]
        self.last_pool = none + [pack.number(t, "last_pool", p, 0, 100) for t, p in pairs]
        self.minor_roles = [False, False] + [flag(pack, t, "minor_roles", p) for t, p in pairs]

    def read_cities(self, pack: Pack) -> None:
        rows = pack.rows("city", CITIES)
        self.city_points = [pack.number(row, "points", f"city {row['id']}", 0, 100) for row in rows]
        self.city_cost = [pack.number(row, "cost", f"city {row['id']}", 0, 100) for row in rows]
        self.city_shields = [pack.number(row, "shields", f"city {row['id']}", 0, 100) for row in rows]
        self.city_icons = [self.icons_of(pack, row) for row in rows]
        self.city_regions = [self.regions_of(pack, row) for row in rows]
        self.city_size = [sum(icons) for icons in self.city_icons]
        self.city_colors = [[color for color, n in enumerate(icons) if n] for icons in self.city_icons]
        self.city_needs = [[(color, n) for color, n in enumerate(icons) if n] for icons in self.city_icons]

    def icons_of(self, pack: Pack, row: dict[str, Any]) -> list[int]:
        icons = row.get("icons")
        where = f"city {row['id']}"
        pack.require(isinstance(icons, dict) and bool(icons), f"{where}.icons must name colors with their number")
        assert isinstance(icons, dict)
        for color in icons:
            pack.require(color in COLORS, f"{where}.icons: unknown color {color!r}, one of {', '.join(COLORS)}")
        return [pack.number(icons, color, f"{where}.icons", 1, 5) if color in icons else 0 for color in COLORS]

    def regions_of(self, pack: Pack, row: dict[str, Any]) -> list[int]:
        regions = row.get("regions")
        where = f"city {row['id']}"
        pack.require(isinstance(regions, list) and bool(regions), f"{where}.regions must list at least one region")
        assert isinstance(regions, list)
        for region in regions:
            pack.require(region in REGIONS, f"{where}.regions: unknown region {region!r}, one of {', '.join(REGIONS)}")
        pack.require(len(set(regions)) == len(regions), f"{where}.regions lists a region twice")
        return sorted([REGIONS.index(region) for region in regions])

    def check(self, pack: Pack) -> None:
        totals = pack.section("totals")
        shields = pack.number(totals, "family_shields", "totals")
        sums = {
            "building_cards": sum(self.card_count),
            "icons": sum(self.city_size),
            "contacts": sum([len(regions) for regions in self.city_regions]),
        }
        for key, found in sums.items():
            wanted = pack.number(totals, key, "totals")
            pack.require(found == wanted, f"totals.{key} is {wanted}, but the rows add up to {found}")
        for edition, count in zip(EDITIONS, self.map_shields):
            text = f"edition.{edition}.map_shields must be at most totals.family_shields ({shields}), got {count}"
            pack.require(count <= shields, text)
        for seats in SEAT_COUNTS:
            self.check_seats(pack, seats)

    def check_seats(self, pack: Pack, seats: int) -> None:
        where = f"seats.{seats}"
        deal = seats * self.draw[seats]
        enough = self.last_round_below[seats] >= deal
        pack.require(enough, f"{where}.last_round_below must be at least {deal}, one deal to every seat")
        few = min(self.card_count)
        fits = self.removed_per_color[seats] <= few
        pack.require(fits, f"{where}.removed_per_color must be at most {few}, the number of cards of the rarest color")
        pack.require(self.offer[seats] <= self.draw[seats], f"{where}.offer must be at most {where}.draw")
