"""What is in the box of Il Principe, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing, Word

Figures = dict[str, Any]
ROLE_COLORS = {
    "master": "green", "apprentice": "green", "bishop": "white", "priest": "white", "gonfalonier": "red",
    "notary": "red", "lord": "blue", "knight": "blue", "banker": "yellow", "merchant": "yellow",
}  # fmt: skip
POWER_RULES = {"green": "8.9", "white": "8.10", "red": "8.11", "blue": "8.12", "yellow": "8.13"}


def inventory(figures: Figures) -> Iterable[Shelf]:
    rows = tuple(Row(Thing("color", one["id"]), (one["count"],)) for one in figures["building"])
    yield Shelf("buildings", ("count",), rows, sum(one["count"] for one in figures["building"]), width="side")
    yield _editions(figures)
    yield _ends(figures)
    families = tuple(Row(Thing("family", family["id"]), ()) for family in figures["family"])
    yield Shelf("families", (), families, width="side")
    yield _roles(figures)
    yield _players(figures)
    yield _cities(figures)


def _editions(figures: Figures) -> Shelf:
    columns = ("start_money", "map_shields")
    rows = [Row(Thing("edition", id), tuple(one[c] for c in columns)) for id, one in figures["edition"].items()]
    return Shelf("editions", ("start-money", "shields"), tuple(rows), width="side")


def _ends(figures: Figures) -> Shelf:
    """Points at the end beside cities and roles."""
    names = ("region_first", "region_second", "set_points", "most_ducats", "most_cards")
    rules = ("9.2", "9.2", "9.4", "9.5", "9.6")
    rows = tuple(Row(Thing("end", n), (figures["scoring"][n],), rule=rule) for n, rule in zip(names, rules))
    return Shelf("ends", ("points",), rows, width="side")


def _roles(figures: Figures) -> Shelf:
    rows = []
    for role in figures["role"]:
        color = ROLE_COLORS[role["id"]]
        power = Word(f"power-{color}", {name: figures["scoring"][f"{name}_power"] for name in ("white", "yellow")})
        cells = (Thing("color", color), role["build_points"], role["end_points"])
        rows.append(Row(Thing("role", role["id"]), cells, power, POWER_RULES[color]))
    return Shelf("roles", ("color", "build-points", "end-points"), tuple(rows), len(rows))


def _players(figures: Figures) -> Shelf:
    columns = ("income", "draw", "offer", "cities", "last_round_below", "last_pool")
    rows = tuple(Row(Thing("players", n), tuple(one[c] for c in columns)) for n, one in figures["seats"].items())
    return Shelf("players", ("income", "draw", "offer", "cities", "last-round-below", "last-pool"), rows, width="wide")


def _cities(figures: Figures) -> Shelf:
    rows = []
    for city in figures["city"]:
        needs = tuple(Thing("color", color, count) for color, count in city["icons"].items())
        regions = tuple(Thing("region", region) for region in city["regions"])
        rows.append(Row(Thing("city", city["id"]), (needs, city["cost"], city["points"], city["shields"], regions)))
    return Shelf("cities", ("needs", "cost", "points", "shields", "regions"), tuple(rows), len(rows), width="wide")
