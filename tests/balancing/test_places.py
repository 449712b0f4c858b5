"""Figures found and changed in the text of a pack, comments kept."""

from __future__ import annotations

import tomllib

import pytest

from signoria.balancing.places import found, is_member, replaced, with_member

TEXT = """\
# a box
[limits]
hand = 3  # R

[[families]]
id = "gonzaga"
gold = 12                           # D
hand = [2, 1]  # D

[[families]]
id = "medici"  # R
gold = 9

[map]
roads = [
  ["ancona", "bari"],
  ["roma", "siena"],
]
"""


def test_a_figure_is_found_by_the_id_of_its_row() -> None:
    figures = tomllib.loads(TEXT)
    assert found(figures, "families.medici.gold") == 9
    assert found(figures, "limits.hand") == 3
    assert is_member(found(figures, "map.roads"), ["siena", "roma"])
    with pytest.raises(ValueError, match="'este' is missing"):
        found(figures, "families.este.gold")


def test_only_the_figure_changes() -> None:
    text = replaced(TEXT, "families.gonzaga.gold", 7)
    assert text == TEXT.replace("gold = 12 ", "gold = 7 ")
    assert replaced(TEXT, "families.medici.gold", 4) == TEXT.replace("gold = 9", "gold = 4")
    assert "hand = [3, 0]  # D" in replaced(TEXT, "families.gonzaga.hand", [3, 0])
    assert "hand = 3  # R" in replaced(TEXT, "families.gonzaga.hand", [3, 0])


def test_a_figure_that_has_no_line_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no line for 'families.medici.hand'"):
        replaced(TEXT, "families.medici.hand", 1)


def test_a_pair_comes_and_goes_in_its_order() -> None:
    more = with_member(TEXT, "map.roads", ["bari", "napoli"], True)
    assert tomllib.loads(more)["map"]["roads"] == [["ancona", "bari"], ["bari", "napoli"], ["roma", "siena"]]
    assert with_member(more, "map.roads", ["napoli", "bari"], False) == TEXT
    assert with_member(TEXT, "map.roads", ["roma", "siena"], True) == TEXT
