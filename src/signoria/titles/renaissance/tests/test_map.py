"""What the map of Renaissance draws is what its rules say, and its names leave each other room."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import signoria

from .words import start

SOURCE = Path(__file__).parents[1] / "client" / "map.ts"
LABEL = re.compile(r"^  (\w+): \{ side: '(left|right|above|below)'(?:, by: \[(-?\d+), (-?\d+)\])? \},$", re.M)
LETTER = 19
NARROW = 0.42  # how wide a letter is, of its height
GARRISON = 13  # radius of its sign
Box = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return signoria.game("renaissance").pack().figures


@pytest.fixture(scope="module")
def labels() -> dict[str, tuple[str, int, int]]:
    return {id: (side, int(dx or 0), int(dy or 0)) for id, side, dx, dy in LABEL.findall(SOURCE.read_text("utf-8"))}


def test_every_city_has_a_place_for_its_name(figures: dict[str, Any], labels: dict[str, Any]) -> None:
    assert set(labels) == {city["id"] for city in figures["city"]}


def test_every_city_lies_in_one_province(figures: dict[str, Any]) -> None:
    members = [city for province in figures["province"] for city in province["cities"]]
    assert sorted(members) == sorted(city["id"] for city in figures["city"])


def test_bends_belong_to_roads(figures: dict[str, Any]) -> None:
    roads = {frozenset(road) for road in figures["map"]["roads"]}
    assert {frozenset(bend["road"]) for bend in figures["map"]["bend"]} <= roads


def test_the_roads_of_the_rules_are_those_of_the_figures(figures: dict[str, Any]) -> None:
    g = start(6, 1)
    box = g.box
    words = g.game.nouns["city"].words
    ruled = {frozenset((words[a], words[b])) for a in range(42) for b in range(42) if box.roads[a] >> b & 1}
    assert ruled == {frozenset(road) for road in figures["map"]["roads"]}
    assert {words[city] for city in range(42) if box.ports >> city & 1} == {
        c["id"] for c in figures["city"] if c["port"]
    }


def test_bend_points_start_at_the_first_city_of_the_pair(figures: dict[str, Any]) -> None:
    places = {city["id"]: (city["x"], city["y"]) for city in figures["city"]}
    for bend in figures["map"]["bend"]:
        first, second = (places[id] for id in bend["road"])
        point = bend["points"][0]
        assert len(bend["points"]) == 1 or gap(point, first) < gap(point, second), bend["road"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_do_not_collide(figures: dict[str, Any], labels: dict[str, Any], language: str) -> None:
    said = names(language)
    boxes = {city["id"]: name_box(city, said[city["id"]], *labels[city["id"]]) for city in figures["city"]}
    for (a, one), (b, other) in combinations(boxes.items(), 2):
        assert shared(one, other) < 0.12 * min(area(one), area(other)), f"{a} and {b}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_lies_on_the_sign_of_a_city(figures: dict[str, Any], labels: dict[str, Any], language: str) -> None:
    said = names(language)
    for city in figures["city"]:
        box = name_box(city, said[city["id"]], *labels[city["id"]])
        for other in figures["city"]:
            sign = (other["x"] - 9, other["y"] - 10, other["x"] + 9, other["y"] + 10)
            assert shared(box, sign) < 0.2 * area(sign), f"{city['id']} over {other['id']}"


def names(language: str) -> dict[str, str]:
    path = Path(__file__).parents[1] / "words" / f"{language}.ftl"
    return dict(re.findall(r"^city-(\w+) = (.+)$", path.read_text("utf-8"), re.M))


def name_box(city: dict[str, Any], name: str, side: str, dx: int, dy: int) -> Box:
    lines = name.split(" ", 1) if len(name) > 14 else [name]
    width, height = max(map(len, lines)) * LETTER * NARROW, LETTER * 0.72
    more = (len(lines) - 1) * LETTER
    x = city["x"] + dx + {"left": -GARRISON - 7 - width, "right": GARRISON + 6}.get(side, -width / 2)
    foot = {"below": GARRISON + 17, "above": -GARRISON - 6 - more}.get(side, 6 - more / 2)
    y = city["y"] + dy + foot
    return (x, y - height, x + width, y + more)


def gap(a: Any, b: Any) -> float:
    return float((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def shared(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0
