"""What the map of Il Principe draws as touching is what the rules call touching."""

from __future__ import annotations

from typing import Any

import pytest

import signoria


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return signoria.game("il_principe").pack().figures


def test_a_city_touches_exactly_the_regions_it_is_drawn_on(figures: dict[str, Any]) -> None:
    for city in figures["city"]:
        point = [city["x"], city["y"]]
        drawn = {region["id"] for region in figures["region"] if touches(point, region["polygon"])}
        assert drawn == set(city["regions"]), city["id"]


def test_no_side_belongs_to_three_regions(figures: dict[str, Any]) -> None:
    owners: dict[frozenset[tuple[int, ...]], list[str]] = {}
    for region in figures["region"]:
        corners = [tuple(corner) for corner in region["polygon"]]
        for side in zip(corners, [*corners[1:], corners[0]]):
            owners.setdefault(frozenset(side), []).append(region["id"])
    assert all(len(ids) <= 2 for ids in owners.values())


def touches(point: list[int], outline: list[list[int]]) -> bool:
    """On a corner of the outline, or inside it."""
    if point in outline:
        return True
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
