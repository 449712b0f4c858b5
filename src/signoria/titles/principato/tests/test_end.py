"""The end: objectives, totals, tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Table

EMPTY = {"food": 0, "gold": 0, "favor": 0}


def ended(table: type[Table], seats: int = 2, **words: Any) -> Table:
    """The table after the last scoring; two seats tied there gain one point each."""
    words.setdefault("stored", dict.fromkeys(range(seats), EMPTY))
    return table(seats, year=3, scoring="year", **words)


@pytest.mark.parametrize(("before", "points"), [(14, 3), (15, 4)])
def test_fortress_counts_full_fours(table: type[Table], before: int, points: int) -> None:
    """8.3: 15 military points bring 3, 16 bring 4; the last scoring adds one."""
    t = ended(table, objectives={0: ["fortress"]}, military={0: before})
    assert t.g.military[0] == before + 1
    assert t.g.breakdown()[0]["domain"] == points


@pytest.mark.parametrize(("palazzi", "banks", "points"), [(3, 3, 0), (4, 3, 1), (1, 1, 0), (5, 5, 4)])
def test_town_charter_counts_beyond_six(table: type[Table], palazzi: int, banks: int, points: int) -> None:
    """8.3"""
    t = ended(table, objectives={0: ["town_charter"]}, tokens={0: {"palazzo": palazzi, "bank": banks}})
    assert t.g.breakdown()[0]["domain"] == points


@pytest.mark.parametrize(("fields", "farms", "points"), [(3, 3, 0), (5, 4, 3)])
def test_fertile_soil_counts_beyond_six(table: type[Table], fields: int, farms: int, points: int) -> None:
    """8.3"""
    t = ended(table, objectives={0: ["fertile_soil"]}, tokens={0: {"field": fields, "farm": farms}})
    assert t.g.breakdown()[0]["domain"] == points


def test_armoury_counts_catapults(table: type[Table]) -> None:
    """8.3"""
    t = ended(table, objectives={0: ["armoury"]}, tokens={0: {"catapult": 4}})
    assert t.g.breakdown()[0]["domain"] == 4


def test_palace_counts_triples(table: type[Table]) -> None:
    """8.4: five monuments, four books, one painting are one triple."""
    owned = ["monument_low"] * 5 + ["book_low"] * 4 + ["painting_low"]
    t = ended(table, objectives={0: ["palace"]}, culture={0: owned})
    assert t.g.breakdown()[0]["culture"] == 5


@pytest.mark.parametrize(
    ("objective", "owned", "points"),
    [
        ("chapel", ["monument_low", "painting_low"], 2),
        ("chapel", ["monument_low"] * 2 + ["painting_low"] * 3, 5),
        ("town_hall", ["monument_low"] * 3 + ["book_low"] * 3, 8),
        ("town_hall", ["monument_low"] * 4 + ["book_low"] * 4, 8),
        ("villa", ["book_low"] * 3 + ["painting_low"] * 3, 9),
        ("villa", ["book_low"] * 3 + ["monument_low"] * 3, 0),
        ("palace", ["monument_low"] * 3 + ["book_low"] * 3 + ["painting_low"] * 3, 15),
        ("palace", ["monument_low"] * 2 + ["book_low"] * 2 + ["painting_low"] * 2, 10),
    ],
)
def test_culture_objectives_count_sets_up_to_three(
    table: type[Table], objective: str, owned: list[str], points: int
) -> None:
    """8.4"""
    t = ended(table, objectives={0: [objective]}, culture={0: owned})
    assert t.g.breakdown()[0]["culture"] == points


def test_set_tokens_count_for_their_values_too(table: type[Table]) -> None:
    """8.2, 8.4"""
    t = ended(
        table, objectives={0: ["armoury", "villa"]}, culture={0: ["book_high", "painting_high", "monument_middle"]}
    )
    assert t.g.breakdown()[0] == {
        "military": 1, "monument": 3, "book": 5, "painting": 7, "domain": 0, "culture": 2,
    }  # fmt: skip
    assert t.g.scores[0] == 18


def test_cubes_tokens_and_cards_are_worth_nothing_in_themselves(table: type[Table]) -> None:
    """8.2"""
    t = ended(
        table, tokens={0: {"field": 3, "farm": 3, "militia": 2}}, stored={0: {"food": 4, "favor": 3}},
        objectives={0: ["armoury", "palace"]},
    )  # fmt: skip
    t("supply_done")
    assert t.g.scores[0] == 0


def test_objectives_score_only_at_the_end(table: type[Table]) -> None:
    """8.1: no standing shows them before."""
    t = table(2, objectives={0: ["armoury"]}, tokens={0: {"catapult": 3}})
    assert t.g.scores == [0, 0]
    assert t.g.view(0)["players"][0]["objective_points"] == [3, 0]
    assert "objective_points" not in t.g.view(1)["players"][0]


def test_objectives_are_revealed_at_the_end(table: type[Table]) -> None:
    """8.1"""
    t = ended(table, objectives={0: ["armoury", "villa"], 1: ["fortress", "chapel"]})
    assert t.g.view(None)["players"][0]["objectives"] == [0, 7]
    assert [values[:2] for values in t.told("objective-shown")] == [(0, 0), (0, 7), (1, 3), (1, 4)]


def test_the_highest_total_wins(table: type[Table]) -> None:
    """8.2"""
    t = ended(table, objectives={0: ["town_charter"], 1: ["fertile_soil"]}, culture={1: ["book_low"]})
    assert t.g.winners == [1]
    assert t.g.view(None)["ranks"] == [2, 1]


def test_a_tie_goes_to_the_most_stored_cubes(table: type[Table]) -> None:
    """8.5: food, gold and favours together."""
    t = ended(
        table, objectives={0: ["town_charter"], 1: ["fertile_soil"]},
        stored={0: {"food": 1, "gold": 1, "favor": 0}, 1: {"food": 0, "gold": 0, "favor": 3}},
    )  # fmt: skip
    assert t.g.scores == [1, 1]
    assert t.g.winners == [1]


def test_posted_cubes_do_not_break_ties(table: type[Table]) -> None:
    """8.5: they returned to the reserve in the last scoring."""
    t = ended(
        table, objectives={0: ["town_charter"], 1: ["fertile_soil"]}, military={0: 0, 1: 2},
        tokens={0: {"militia": 2}}, posted={0: {"food_militia": 2}}, stored={0: EMPTY, 1: {**EMPTY, "gold": 1}},
    )  # fmt: skip
    assert t.g.scores == [2, 2]
    assert t.g.winners == [1]


def test_a_tie_on_cubes_too_is_a_shared_victory(table: type[Table]) -> None:
    """8.5"""
    t = ended(table, objectives={0: ["town_charter"], 1: ["fertile_soil"]})
    assert t.g.winners == [0, 1]
    assert len(t.told("victory-shared")) == 2


@pytest.mark.parametrize(("cubes", "ranks"), [(0, [1, 2, 2]), (1, [1, 2, 3])])
def test_lower_places_are_settled_the_same_way(table: type[Table], cubes: int, ranks: list[int]) -> None:
    """8.5: by points, then by cubes, then shared."""
    t = ended(
        table, 3, military={0: 9}, stored={0: EMPTY, 1: {**EMPTY, "food": cubes}, 2: EMPTY},
        objectives={0: ["armoury"], 1: ["town_charter"], 2: ["fertile_soil"]},
    )  # fmt: skip
    assert t.g.view(None)["ranks"] == ranks


def test_breakdown_adds_up(table: type[Table]) -> None:
    """8.2"""
    t = ended(table, 3, culture={0: ["book_high"], 2: ["monument_low"]}, tokens={1: {"catapult": 2}})
    assert [sum(points.values()) for points in t.g.breakdown()] == t.g.scores
