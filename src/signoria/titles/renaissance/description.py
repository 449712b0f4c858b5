"""A position told in the words of `scene.py`: its other direction, for whoever changes a moment of a game."""

from __future__ import annotations

from typing import Any

from signoria.titles.renaissance.rules.campaign import Campaign
from signoria.titles.renaissance.rules.expansion import Expansion
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.names import (
    ARTIST,
    ARTISTS,
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CITIES,
    EMPTY_PALACE,
    NATIONS,
    STANCES,
)
from signoria.titles.renaissance.rules.opening import ExtraGarrison, NationPick, Placement
from signoria.titles.renaissance.rules.phase import CombatPhase
from signoria.titles.renaissance.rules.politics import Ready, Return, Stance, Vote
from signoria.titles.renaissance.rules.purchases import Purchases
from signoria.titles.renaissance.rules.state import Italy

STAGE_OF = {
    NationPick: "placements", Placement: "placements", ExtraGarrison: "placements", Return: "returns",
    Stance: "stance", Vote: "vote", Purchases: "purchases", Expansion: "expansion", CombatPhase: "phase",
    Ready: "ready",
}  # fmt: skip


def describe(g: Italy) -> dict[str, Any]:
    if -1 in g.nation:
        return {}
    stage = next((STAGE_OF[type(frame)] for frame in g.stack if type(frame) in STAGE_OF), "phase")
    words: dict[str, Any] = {
        "stage": stage,
        "nations": [NATIONS[nation] for nation in g.nation],
        "order": [nation_of(g, seat) for seat in g.order],
    }
    if stage == "placements":
        return words
    return words | {
        "turn": g.turn,
        "war": bool(g.war),
        "stance": STANCES[g.stance],
        "first": nation_of(g, max(0, g.first)),
        "acts": nation_of(g, acting(g)),
        "cities": {nation_of(g, seat): garrisons(g, seat) for seat in range(g.seats)},
        "palaces": [CITIES[city] for city, palace in enumerate(g.palace) if palace == EMPTY_PALACE],
        "artists": {CITIES[city]: ARTISTS[art - ARTIST] for city, art in enumerate(g.palace) if art >= ARTIST},
        "pillaged": cities(g.pillaged),
        "exchanged": cities(g.exchanged),
        "hands": held(g, g.hand, CARD_COUNT),
        "known": held(g, g.known, CARD_COUNT),
        "exhausted": held(g, g.exhausted, BLUE_COUNT),
        "ducats": {nation_of(g, seat): ducats for seat, ducats in enumerate(g.ducats)},
        "points": {nation_of(g, seat): points for seat, points in enumerate(g.standing())},
        "deck": ["only", *(CARDS[card] for card in reversed(g.deck))],
        "attacked": {nation_of(g, seat): nations(g, g.attacked[seat]) for seat in range(g.seats)},
        "married": {nation_of(g, seat): nations(g, g.spouses[seat]) for seat in range(g.seats)},
        "sailed": {nation_of(g, seat): times for seat, times in enumerate(g.sea_used)},
        "left_from": {nation_of(g, seat): cities(g.left_from[seat]) for seat in range(g.seats)},
        "banked": cities(g.bankers),
        "bare": nations(g, g.bare),
        "power_used": nations(g, g.power_used),
        **(fought(g) if stage == "phase" else {}),
    }


def fought(g: Italy) -> dict[str, Any]:
    """What the state whose phase it is has done in it."""
    return {
        "attacks": g.attacks, "origins": cities(g.origins), "targets": cities(g.targets),
        "gained": cities(g.gained), "conquered": cities(g.conquered),
    }  # fmt: skip


def nations(g: Italy, seats: int) -> list[str]:
    return [nation_of(g, seat) for seat in listed(seats)]


def cities(mask: int) -> list[str]:
    return [CITIES[city] for city in listed(mask)]


def nation_of(g: Italy, seat: int) -> str:
    return NATIONS[g.nation[seat]]


def acting(g: Italy) -> int:
    """Whose place on the order track it is."""
    for frame in reversed(g.stack):
        if isinstance(frame, Expansion):
            return g.order[frame.pc % g.seats]
        if isinstance(frame, Campaign):
            return g.order[max(0, frame.place - 1)]
    return g.order[0]


def garrisons(g: Italy, seat: int) -> list[str]:
    return [f"{CITIES[city]}:{g.level[city]}" for city in listed(g.held[seat])]


def held(g: Italy, counts: list[int], width: int) -> dict[str, list[str]]:
    return {
        nation_of(g, seat): [CARDS[card] for card in range(width) for _ in range(counts[seat * width + card])]
        for seat in range(g.seats)
    }
