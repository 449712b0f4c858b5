"""What the map of Condottiere draws as adjacent is what the rules call adjacent."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import signoria


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return signoria.game("condottiere").pack().figures


def sides(outline: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in zip(outline, [*outline[1:], outline[0]])}


def test_regions_share_a_side_exactly_where_the_rules_have_a_border(figures: dict[str, Any]) -> None:
    drawn = {
        frozenset((a["id"], b["id"]))
        for a, b in combinations(figures["region"], 2)
        if sides(a["outline"]) & sides(b["outline"])
    }
    ruled = {frozenset(edge) for edge in figures["borders"]["edges"]}
    assert drawn == ruled


def test_no_side_belongs_to_three_regions(figures: dict[str, Any]) -> None:
    owners: dict[frozenset[str], list[str]] = {}
    for region in figures["region"]:
        for side in sides(region["outline"]):
            owners.setdefault(side, []).append(region["id"])
    assert not {tuple(side): ids for side, ids in owners.items() if len(ids) > 2}


def test_every_corner_is_used_and_known(figures: dict[str, Any]) -> None:
    used = {corner for region in figures["region"] for corner in region["outline"]}
    assert used == set(figures["corners"])


def test_each_city_lies_in_its_region(figures: dict[str, Any]) -> None:
    for region in figures["region"]:
        outline = [figures["corners"][corner] for corner in region["outline"]]
        assert inside(region["city"], outline), region["id"]


def inside(point: list[int], outline: list[list[int]]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
