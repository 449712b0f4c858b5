"""What is in the box of Condottiere, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing, Word

RULES = {
    "winter": "2.2", "spring": "2.3", "bishop": "2.4", "courtesan": "2.5", "drummer": "2.6", "heroine": "2.7",
    "scarecrow": "2.8", "surrender": "2.9",
}  # fmt: skip


def inventory(figures: dict[str, Any]) -> Iterable[Shelf]:
    cards = figures["card"]
    yield _mercenaries([card for card in cards if card["id"].startswith("mercenary")])
    special = [card for card in cards if not card["id"].startswith("mercenary")]
    yield _special(special, figures["effects"])
    pieces = [("condottiere", "4.1"), ("pope", "4.2")]
    rows = tuple(Row(Thing("token", id), (1,), Word(f"token-{id}"), rule) for id, rule in pieces)
    yield Shelf("pieces", ("count",), rows, width="side")
    yield _regions(figures)


def _mercenaries(cards: list[dict[str, Any]]) -> Shelf:
    rows = tuple(Row(Thing("card", card["id"]), (card["count"], card["strength"])) for card in cards)
    return Shelf(
        "mercenaries", ("count", "strength"), rows, sum(card["count"] for card in cards), bars=True, width="side"
    )


def _special(cards: list[dict[str, Any]], effects: dict[str, int]) -> Shelf:
    rows = []
    for card in cards:
        does = Word(f"does-{card['id']}", {**effects, "strength": card["strength"]})
        rows.append(Row(Thing("card", card["id"]), (card["count"],), does, RULES[card["id"]]))
    return Shelf("special", ("count",), tuple(rows), sum(card["count"] for card in cards))


def _regions(figures: dict[str, Any]) -> Shelf:
    edges = figures["borders"]["edges"]
    rows = []
    for region in figures["region"]:
        beside = [other for edge in edges if region["id"] in edge for other in edge if other != region["id"]]
        rows.append(Row(Thing("region", region["id"]), (len(beside), tuple(Thing("region", id) for id in beside))))
    return Shelf("regions", ("borders", "neighbours"), tuple(rows), len(rows), width="wide")
