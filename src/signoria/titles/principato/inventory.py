"""What is in the box of Principato, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing, Word

Figures = dict[str, Any]
SIDES = {"green": ("field", "farm"), "yellow": ("palazzo", "bank"), "catapults": ("catapult",),
         "troops": ("militia", "condottiere")}  # fmt: skip
SETS = {"chapel": ("monument", "painting"), "town_hall": ("monument", "book"),
        "palace": ("monument", "book", "painting"), "villa": ("book", "painting")}  # fmt: skip


def inventory(figures: Figures) -> Iterable[Shelf]:
    yield _cubes(figures)
    yield _tokens(figures)
    yield _players(figures)
    yield _designs(figures)
    yield _objectives(figures)
    yield _cards(figures)


def _cubes(figures: Figures) -> Shelf:
    place = {"food": "farm", "gold": "bank", "favor": "church"}
    rows = tuple(
        Row(Thing("cube", cube), (count, figures["start"][cube]),
            Word(f"stored-{place[cube]}", {"count": figures["holds"][place[cube]]}), "2.2")
        for cube, count in figures["cubes"].items()
    )  # fmt: skip
    return Shelf("cubes", ("count", "start"), rows, sum(figures["cubes"].values()), width="side")


def _tokens(figures: Figures) -> Shelf:
    rows = []
    for pool, count in figures["pools"].items():
        for token in SIDES[pool]:
            rows.append(Row(Thing("token", token), (count, figures["start"].get(token, 0))))
    return Shelf("tokens", ("count", "start"), tuple(rows), sum(figures["pools"].values()), width="side")


def _players(figures: Figures) -> Shelf:
    rows = []
    for seats, slots in figures["row"].items():
        points = figures["military_points"][seats]
        ranks = {f"rank{place}": worth for place, worth in enumerate(points, 1)}
        rows.append(Row(Thing("players", seats), (slots, Word(f"ranks-{len(points)}", ranks))))
    return Shelf("players", ("row", "military"), tuple(rows), width="side")


def _designs(figures: Figures) -> Shelf:
    rows = tuple(Row(Thing("design", one["id"]), (one["points"], one["count"])) for one in figures["designs"])
    return Shelf("designs", ("points", "count"), rows, sum(one["count"] for one in figures["designs"]))


def _objectives(figures: Figures) -> Shelf:
    rows = []
    for one in figures["objectives"]:
        if "sets" in one:
            kinds = tuple(Thing("culture", kind) for kind in SETS[one["id"]])
            said = Word("objective-sets", {f"sets{count}": points for count, points in enumerate(one["sets"])})
            rows.append(Row(Thing("objective", one["id"]), (kinds, said), rule="8.4"))
        else:
            given = {name: one[name] for name in ("free", "divisor") if name in one}
            rows.append(Row(Thing("objective", one["id"]), ("", Word(f"objective-{one['id']}", given)), rule="8.3"))
    return Shelf("objectives", ("sets", "points"), tuple(rows), len(rows))


def _cards(figures: Figures) -> Shelf:
    rows = []
    for kind in figures["kinds"]:
        effects = tuple(Thing("effect", one["id"]) for one in figures["effects"] if _belongs(one["id"], kind["id"]))
        years = tuple(_copies(kind.get(f"year_{year}", (0, 0, 0))) for year in (1, 2, 3))
        start = kind.get("first_start", 0) + kind.get("second_start", 0)
        symbol = "yes" if kind["exchange"] else ""
        rows.append(Row(Thing("kind", kind["id"]), (effects, symbol, start or "", *years)))
    columns = ("effect", "exchange", "start", "year-1", "year-2", "year-3")
    return Shelf("cards", columns, tuple(rows), figures["box"]["action_cards"], width="wide")


def _belongs(effect: str, kind: str) -> bool:
    return effect == kind or effect.startswith(f"{kind}_")


def _copies(counts: Iterable[int]) -> Word | str:
    """Without mark, marked 3, marked 4: how many there are with two, three and four players."""
    two, three, four = counts
    if not two + three + four:
        return ""
    return Word("copies", {"two": two, "three": two + three, "four": two + three + four})
