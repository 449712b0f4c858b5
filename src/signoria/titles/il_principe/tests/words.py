"""Short words for the scenes of Il Principe."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import Refusal
from signoria.testing import scene
from signoria.titles.il_principe.rules import GAME
from signoria.titles.il_principe.rules.names import CITIES, COLORS, REGIONS, ROLES
from signoria.titles.il_principe.rules.state import Principe

A, B, C, D, E = range(5)
FIRST_EDITION = {"edition": "mtm_2005"}
NO_HANDS = dict.fromkeys(range(5), "")
DISPLAY = "siena lucca milano firenze"


def table(seats: int = 4, **words: Any) -> Principe:
    """A scene; hands that are not named are empty."""
    named = words.get("hands", {})
    words["hands"] = {seat: named.get(seat, "") for seat in range(seats)}
    g = scene("il_principe", seats, **words)
    assert isinstance(g, Principe)
    return g


def start(seats: int, seed: int, **chosen: Any) -> Principe:
    g = GAME.start(seats, seed, **chosen)
    assert isinstance(g, Principe)
    return g


def play(g: Principe, *moves: str) -> Principe:
    """`play(g, "0 bid 2", "1 pass")`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        g.submit(int(seat), action)
    return g


def options(g: Principe, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat)]


def refused(g: Principe, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as caught:
        g.submit(seat, action)
    assert caught.value.rule
    return caught.value.key


def told(g: Principe, key: str, viewer: int | None = None) -> list[tuple[int, ...]]:
    return [event.values for event in g.events(viewer) if event.key == key]


def cards(place: list[int], seat: int) -> dict[str, int]:
    """The cards of a seat in hand, up or down, without the zeros."""
    return {color: place[seat * 5 + i] for i, color in enumerate(COLORS) if place[seat * 5 + i]}


def shields(g: Principe, seat: int) -> dict[str, int]:
    return {region: g.shields[seat * 6 + i] for i, region in enumerate(REGIONS) if g.shields[seat * 6 + i]}


def roles(g: Principe) -> dict[str, int]:
    return {role: g.role[i] for i, role in enumerate(ROLES) if g.role[i] >= 0}


def display(g: Principe) -> list[str]:
    return [CITIES[city] for city in g.display]


def bidders(g: Principe) -> list[int]:
    auction = g.view(None)["auction"]
    assert auction is not None
    seats: list[int] = auction["bidders"]
    return seats


def everybody_passes(g: Principe) -> Principe:
    """Go on by passing, declining and laying nothing until the next offers or the end."""
    quiet = ("pass", "no_build", "pass_action", "stop_placing", "no_flip")
    while not g.over and g.view(None)["stage"] != "offer":
        seat = g.to_act[0]
        said = options(g, seat)
        g.submit(seat, next((word for word in quiet if word in said), said[0]))
    return g
