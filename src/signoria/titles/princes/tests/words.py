"""Short words for scenes of Princes of the Renaissance."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.kernel import Refusal
from signoria.kernel.components import FIRST_PRINTING
from signoria.testing import scene
from signoria.titles.princes.rules import GAME
from signoria.titles.princes.rules.names import CITIES, TILES, TROOPS
from signoria.titles.princes.rules.table import Table

FOUR = ("baglioni", "d_este", "malatesta", "gonzaga")  # Geoff, Hammy, Stella, Timo
LAST_DECADE_EVENT: dict[str, Any] = {"decade": 3, "events": ["michelangelo"]}


def table(seats: int = 4, **words: Any) -> Table:
    words.setdefault("families", FOUR[:seats])
    words.setdefault("components", FIRST_PRINTING)  # the figures that these examples reckon with
    g = scene("princes", seats, **words)
    assert isinstance(g, Table)
    return g


def start(seats: int, seed: int, **chosen: Any) -> Table:
    g = GAME.start(seats, seed, **chosen)
    assert isinstance(g, Table)
    return g


def do(g: Table, *lines: str) -> Table:
    """Each line is a seat and an action: `"0 bid 13"`."""
    for line in lines:
        seat, _, action = line.partition(" ")
        g.submit(int(seat), action)
    return g


def options(g: Table, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat)]


def verbs(g: Table, seat: int) -> set[str]:
    return {option.split()[0] for option in options(g, seat)}


def asides(g: Table, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.asides(seat)]


def bids(g: Table, seat: int) -> list[int]:
    return [int(option.split()[1]) for option in options(g, seat) if option.startswith("bid ")]


def refusal(g: Table, seat: int, action: str) -> tuple[str, str]:
    """Key and rule of the reason why an action is refused."""
    with pytest.raises(Refusal) as caught:
        g.submit(seat, action)
    return caught.value.key, caught.value.rule


def told(g: Table) -> list[str]:
    return [event.key for event in g.log or []]


def said(g: Table, key: str) -> list[tuple[int, ...]]:
    return [event.values for event in g.log or [] if event.key == key]


def status(g: Table, city: str) -> int:
    return g.status[CITIES.index(city)]


def owns(g: Table, seat: int, tile: str) -> bool:
    return bool(g.tiles[seat] >> TILES.index(tile) & 1)


def rotated(g: Table, tile: str) -> bool:
    return bool(g.rotated >> TILES.index(tile) & 1)


def has_troop(g: Table, seat: int, troop: str) -> bool:
    return bool(g.troops[seat] >> TROOPS.index(troop) & 1)


def asked(g: Table) -> tuple[int, str]:
    """Who is asked what."""
    seat = g.to_act[0]
    prompt = g.prompt(seat)
    assert prompt is not None
    return seat, prompt[0]


def pass_round(g: Table, *seats: int) -> Table:
    return do(g, *(f"{seat} pass_bid" for seat in seats))
