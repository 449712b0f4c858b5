"""A position told in the words of `scene.py`, from the beginning of a turn: for whoever changes a moment of a game."""

from __future__ import annotations

from typing import Any

from signoria.kernel import Noun
from signoria.titles.princes.rules.names import bits_of
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.verbs import CARD, CITY, EVENT, FAMILY, TILE, TROOP


def describe(g: Princes) -> dict[str, Any]:
    seats = range(g.seats)
    words: dict[str, Any] = {
        "decade": max(0, g.decade) + 1,
        "wars": g.wars,
        "idle": g.idle,
        "league_used": bool(g.league_used),
        "active": g.active,
        "families": [FAMILY.text(family) for family in g.family if family >= 0],
        "status": {CITY.text(city): status for city, status in enumerate(g.status)},
        "artists": {CITY.text(city): named(EVENT, mask) for city, mask in enumerate(g.artists) if mask},
        "tiles": {seat: named(TILE, g.tiles[seat]) for seat in seats},
        "rotated": named(TILE, g.rotated),
        "troops": {seat: named(TROOP, g.troops[seat]) for seat in seats},
        "kept": {seat: named(EVENT, g.kept[seat]) for seat in seats},
        "hands": {seat: [CARD.text(card) for card in g.hands[seat]] for seat in seats},
        "gold": {seat: g.gold[seat] for seat in seats},
        "influence": {seat: g.influence[seat] for seat in seats},
        "town": {seat: g.town[seat] for seat in seats},
        "counters": {seat: g.counters[seat] for seat in seats},
        "played": [CARD.text(card) for card in g.played],
        "buried": {seat: [CARD.text(card) for card in g.buried[seat]] for seat in seats},
    }
    if g.open_events:
        words["events"] = named(EVENT, g.open_events)
    if g.pope >= 0:
        words["pope"] = g.pope
    return words


def named(noun: Noun, mask: int) -> list[str]:
    return [noun.text(each) for each in bits_of(mask)]
