"""What is in the box of Princes of the Renaissance, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing, Word

Figures = dict[str, Any]
TURNING = ("ludovico_sforza", "lorenzo_medici", "banking_1", "banking_2", "lucrezia_borgia", "alfonso_aragon")
TREACHERY_RULES = {
    "bribe_troops": "5.7", "bribe_cardinal": "4.7", "freeze_bid": "4.5", "steal_influence": "3.2", "raid_gold": "3.2",
    "veto": "5.2", "start_war": "3.12",
}  # fmt: skip
EVENT_RULES = {"artist_vp": "4.10", "artist_status": "4.11", "merchant": "4.10", "french_invade": "4.12"}


def inventory(figures: Figures) -> Iterable[Shelf]:
    yield _cities(figures)
    yield _ranks(figures)
    yield _wars(figures)
    yield _troops(figures)
    yield _treachery(figures)
    yield _families(figures)
    yield _events(figures)
    yield _tiles(figures)


def _cities(figures: Figures) -> Shelf:
    rows = []
    for city in figures["cities"]:
        tiles = sum(1 for tile in figures["tiles"] if tile["city"] == city["id"])
        opening = figures["limits"]["opening_factor"] * city["status"]
        rows.append(Row(Thing("city", city["id"]), (city["status"], opening, tiles)))
    return Shelf("cities", ("status", "opening", "tiles"), tuple(rows), width="side")


def _ranks(figures: Figures) -> Shelf:
    points = figures["scoring"]["city_ranks"]
    rows = tuple(Row(Thing("rank", str(place + 1)), (worth, Word("rank", {"place": place + 1})))
                 for place, worth in enumerate(points))  # fmt: skip
    return Shelf("ranks", ("points", "place"), rows, bars=True, width="side")


def _wars(figures: Figures) -> Shelf:
    rows = tuple(Row(Thing("players", seats), (wars,)) for seats, wars in figures["wars"].items())
    return Shelf("wars", ("wars",), rows, width="side")


def _troops(figures: Figures) -> Shelf:
    columns = ("cost", "attack", "defence", "influence", "copies")
    rows = tuple(Row(Thing("troop", t["id"]), tuple(t[c] for c in columns)) for t in figures["troops"])
    total = sum(troop["copies"] for troop in figures["troops"])
    return Shelf("troops", ("cost", "attack", "defence", "influence", "count"), rows, total)


def _treachery(figures: Figures) -> Shelf:
    rows = tuple(
        Row(Thing("card", card["id"]), (card["copies"],), Word(f"card-{card['id']}", dict(figures["limits"])),
            TREACHERY_RULES[card["id"]])
        for card in figures["treachery"]
    )  # fmt: skip
    return Shelf("treachery", ("count",), rows, sum(card["copies"] for card in figures["treachery"]))


def _families(figures: Figures) -> Shelf:
    rows = []
    for one in figures["families"]:
        cells = (Thing("town", one["town"]), one["gold"], one["influence"], _powers(one, figures))
        rows.append(Row(Thing("family", one["id"]), cells))
    return Shelf("families", ("town", "gold", "influence", "power"), tuple(rows), width="wide")


def _events(figures: Figures) -> Shelf:
    rows = []
    for event in figures["events"]:
        scoring = {name: figures["scoring"][name] for name in ("merchant", "merchant_gold")}
        does = Word(f"event-{event['kind']}", {**figures["limits"], **scoring, "points": event["points"]})
        cells = (event["decade"], Thing("currency", event["currency"]), (does,))
        rows.append(Row(Thing("event", event["id"]), cells, rule=EVENT_RULES[event["kind"]]))
    return Shelf("events", ("decade", "paid-in", "effect"), tuple(rows), len(rows), width="wide")


def _tiles(figures: Figures) -> Shelf:
    rows = tuple(
        Row(Thing("tile", tile["id"]), (Thing("city", tile["city"]), tile["gold"], tile["influence"],
                                        _powers(tile, figures)))
        for tile in figures["tiles"]
    )  # fmt: skip
    return Shelf("tiles", ("city", "gold", "influence", "power"), rows, len(rows), width="wide")


def _powers(row: Figures, figures: Figures) -> tuple[Word, ...]:
    """What a family or a tile brings beside its income, in the order of the box."""
    found = []
    bonus = row.get("troop_bonus")
    if bonus:
        named = {"troop": Thing("troop", bonus["troop"]), "attack": bonus["attack"], "defence": bonus["defence"]}
        found.append(Word("power-troop", named))
    for name in ("fixed_defence", "condottiere_discount", "artist_discount", "pope_discount", "hand_limit"):
        if row.get(name):
            found.append(Word(f"power-{name}", {"count": row[name]}))
    if row.get("merchant"):
        found.append(Word("power-merchant"))
    if row["id"] in TURNING:
        found.append(Word(f"power-{row['id'].rstrip('_12')}", dict(figures["limits"])))
    return tuple(found)
