"""What is in the box of Renaissance, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing, Word

Figures = dict[str, Any]
BLUE = ("pikemen", "arquebusiers", "knights", "cannon", "swiss_regiment")
RULES = {
    "condottiere": "6.7", "engineer": "6.8", "felon": "6.6", "sign_of_god": "6.9", "retreat": "6.11", "raiders": "7.2",
    "ambassador": "7.3", "marriage": "7.7", "chevauchee": "5.6", "artist_or_banker": "7.8",
}  # fmt: skip


def inventory(figures: Figures) -> Iterable[Shelf]:
    yield _troops(figures)
    yield _levels(figures)
    yield _prices(figures)
    yield _dice(figures)
    yield _cards(figures)
    for setup in figures["setup"]:
        yield _setup(setup)
    yield _provinces(figures)
    yield _cities(figures)
    rows = tuple(Row(Thing("artist", artist["id"]), ()) for artist in figures["artist"])
    yield Shelf("artists", (), rows, len(rows))


def _troops(figures: Figures) -> Shelf:
    rows = tuple(Row(Thing("card", c["id"]), (c["value"], c["count"])) for c in figures["card"] if c["id"] in BLUE)
    total = sum(card["count"] for card in figures["card"] if card["id"] in BLUE)
    return Shelf("troops", ("strength", "count"), rows, total, width="side")


def _levels(figures: Figures) -> Shelf:
    levels = [level for level in figures["level"] if level["id"] != "none"]
    rows = tuple(Row(Thing("level", level["id"]), (level["pc"], level["income"])) for level in levels)
    return Shelf("levels", ("strength", "income"), rows, width="side")


def _prices(figures: Figures) -> Shelf:
    """What is for sale in the purchases, and how much of it there is."""
    constants = figures["constants"]
    rows = [Row(Thing("piece", one), (constants[f"cost_{one}"], constants[f"supply_{one}s"]))
            for one in ("rampart", "castle", "palace")]  # fmt: skip
    rows.append(Row(Thing("piece", "card"), (constants["cost_card"], "")))
    return Shelf("prices", ("cost", "supply"), tuple(rows), width="side")


def _dice(figures: Figures) -> Shelf:
    faces = figures["dice"]["condottiere"]
    rows = tuple(Row(Thing("face", face), (faces.count(face),)) for face in dict.fromkeys(faces))
    return Shelf("dice", ("faces",), rows, width="side")


def _cards(figures: Figures) -> Shelf:
    rows = []
    for card in figures["card"]:
        if card["id"] not in BLUE:
            named = {**figures["constants"], **_pillage(figures)}
            does = Word(f"does-{card['id']}", {name: n for name, n in named.items() if type(n) is int})
            rows.append(Row(Thing("card", card["id"]), (card["count"],), does, RULES[card["id"]]))
    return Shelf("cards", ("count",), tuple(rows), sum(c["count"] for c in figures["card"] if c["id"] not in BLUE))


def _pillage(figures: Figures) -> dict[str, int]:
    return {f"pillage_{level['id']}": level["pillage_gain"] for level in figures["level"]}


def _setup(setup: Figures) -> Shelf:
    rows = []
    for start in setup["start"]:
        cities = tuple(Thing("city", city) for city in start["cities"])
        chosen = tuple(Thing("city", city) for city in start["choice"])
        naval = "yes" if start["nation"] in setup["naval_nations"] else ""
        rows.append(Row(Thing("nation", start["nation"]), (cities, chosen, naval)))
    return Shelf(f"setup-{setup['id']}", ("start", "choice", "naval"), tuple(rows), width="wide")


def _provinces(figures: Figures) -> Shelf:
    rows = tuple(
        Row(Thing("province", one["id"]), (one["terrain"], tuple(Thing("city", city) for city in one["cities"])))
        for one in figures["province"]
    )
    return Shelf("provinces", ("terrain", "cities"), rows, len(rows), width="wide")


def _cities(figures: Figures) -> Shelf:
    province = {city: one["id"] for one in figures["province"] for city in one["cities"]}
    rows = []
    for city in figures["city"]:
        id = city["id"]
        roads = tuple(Thing("city", end) for road in figures["map"]["roads"] if id in road for end in road if end != id)
        cells = (Thing("province", province[id]), "yes" if city["port"] else "", roads)
        rows.append(Row(Thing("city", id), cells))
    return Shelf("cities", ("province", "port", "roads"), tuple(rows), len(rows), width="wide")
