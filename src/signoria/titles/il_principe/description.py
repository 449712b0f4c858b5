"""A position told in the words of `scene.py`: its other direction, for whoever changes a moment of a game."""

from __future__ import annotations

from typing import Any

from signoria.titles.il_principe.rules.names import (
    ACTIONS,
    APPOINTMENTS,
    AUCTIONS,
    CITIES,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    FAMILIES,
    NOBODY,
    REGION_COUNT,
    REGIONS,
    ROLES,
)
from signoria.titles.il_principe.rules.state import Principe
from signoria.titles.il_principe.rules.verbs import OFFERS

PHASES = {AUCTIONS: "auctions", ACTIONS: "actions", APPOINTMENTS: "roles"}


def describe(g: Principe) -> dict[str, Any]:
    seats = range(g.seats)
    return {
        "phase": PHASES.get(g.phase, "offers"),
        "round": g.round,
        "last": bool(g.last),
        "marker": g.marker,
        "families": [FAMILIES[family] for family in g.family],
        "roles": {ROLES[role]: seat for role, seat in enumerate(g.role) if seat != NOBODY and role < len(ROLES)},
        "hands": {seat: named(g.hand, seat, COLORS) for seat in seats},
        "known": {seat: named(g.known, seat, COLORS) for seat in seats},
        "up": {seat: named(g.up, seat, COLORS) for seat in seats},
        "down": {seat: named(g.down, seat, COLORS) for seat in seats},
        "pool": named(g.pool, 0, COLORS),
        "offers": {seat: offered(g.offers[seat]) for seat in seats},
        "discard": named(g.discard, 0, COLORS),
        "built": {seat: [CITIES[city] for city in range(CITY_COUNT) if g.builder[city] == seat] for seat in seats},
        "cities": [CITIES[city] for city in g.display],
        "city_pile": len(g.city_pile),
        "shields": {seat: named(g.shields, seat, REGIONS) for seat in seats},
        "money": {seat: g.money[seat] for seat in seats},
        "scores": {seat: g.from_cities[seat] + g.from_builds[seat] + g.from_powers[seat] for seat in seats},
    }


def offered(offer: int) -> list[str]:
    return [COLORS[color] for color in OFFERS[offer]] if offer != NOBODY else []


def named(counts: list[int], seat: int, words: tuple[str, ...]) -> list[str]:
    width = COLOR_COUNT if words is COLORS else REGION_COUNT
    return [words[thing] for thing in range(width) for _ in range(counts[seat * width + thing])]
