"""What is in the box of Condottiere, for the rules page."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.guide.shelves import Row, Shelf, Thing


def inventory(figures: dict[str, Any]) -> Iterable[Shelf]:
    cards = figures["card"]
    yield _mercenaries([card for card in cards if card["id"].startswith("mercenary")])
    yield _special([card for card in cards if not card["id"].startswith("mercenary")])
    pieces = [("token", "condottiere", 1), ("token", "pope", 1)]
    yield Shelf("pieces", ("count",), tuple(Row(Thing(noun, word), (n,)) for noun, word, n in pieces), explain=True)
    yield _regions(figures)


def _mercenaries(cards: list[dict[str, Any]]) -> Shelf:
    rows = tuple(Row(Thing("card", card["id"]), (card["count"], card["strength"])) for card in cards)
    return Shelf("mercenaries", ("count", "strength"), rows, sum(card["count"] for card in cards), bars=True)


def _special(cards: list[dict[str, Any]]) -> Shelf:
    rows = tuple(Row(Thing("card", card["id"]), (card["count"],)) for card in cards)
    return Shelf("special", ("count",), rows, sum(card["count"] for card in cards), explain=True)


def _regions(figures: dict[str, Any]) -> Shelf:
    edges = figures["borders"]["edges"]
    rows = []
    for region in figures["region"]:
        beside = [other for edge in edges if region["id"] in edge for other in edge if other != region["id"]]
        rows.append(Row(Thing("region", region["id"]), (len(beside), tuple(Thing("region", id) for id in beside))))
    return Shelf("regions", ("count", "neighbours"), tuple(rows), len(rows))
