"""The balanced packs that ship: the first printing, but for figures that are declared to be our own design."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

import signoria
from signoria.balancing.declared import FILE, declared
from signoria.kernel.components import BALANCED, FIRST_PRINTING
from signoria.titles import title as find_title

DECLARING = [game.id for game in signoria.games() if (find_title(game.id).folder / FILE).exists()]
SHIPPED = [game.id for game in signoria.games() if BALANCED in game.editions]


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value and every list of them, by its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{place}.{key}" if place else key)
    elif isinstance(value, list) and value and all(isinstance(row, dict) and "id" in row for row in value):
        for row in value:
            yield from leaves(row, f"{place}.{row['id']}")
    else:
        yield place, value


@pytest.mark.parametrize("title", DECLARING)
def test_what_is_declared_is_in_the_box_as_printed(title: str) -> None:
    what, game = declared(title), signoria.game(title)
    figures = game.pack(FIRST_PRINTING).figures
    assert all(figure.printed(figures) >= 0 for figure in what.figures)
    assert game.settle(what.seats, what.options)


@pytest.mark.parametrize("title", SHIPPED)
def test_a_balanced_pack_changes_declared_figures_alone(title: str) -> None:
    game = signoria.game(title)
    printed, balanced = (dict(leaves(game.pack(edition).figures)) for edition in (FIRST_PRINTING, BALANCED))
    changed = {place for place in printed.keys() | balanced.keys() if printed.get(place) != balanced.get(place)}
    known = {place for figure in declared(title).figures for setting in figure.settings for place in setting}
    assert changed
    assert changed <= known
    assert all(figure.printed(game.pack(BALANCED).figures) >= 0 for figure in declared(title).figures)
