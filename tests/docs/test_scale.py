"""docs/scale.md follows from the measured points, and the model meets them."""

from __future__ import annotations

import importlib.util
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[2] / "bench"
NEAR = 0.3  # of what was measured


@pytest.fixture(scope="module")
def scale() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scale", BENCH / "scale.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["scale"] = module  # where dataclasses look for it
    spec.loader.exec_module(module)
    return module


def test_the_model_and_the_simulation_meet_every_measured_point(scale: ModuleType) -> None:
    for name, measured, said in scale.reproduced(scale.points()):
        assert said == pytest.approx(measured, rel=NEAR), name


def test_the_page_has_the_tables_that_follow_from_the_points(scale: ModuleType) -> None:
    text = scale.PAGE.read_text(encoding="utf-8")
    assert scale.written(text, scale.tables_of(scale.points())) == text, "python bench/scale.py --write"


def test_a_queue_with_one_customer_waits_for_nobody(scale: ModuleType) -> None:
    played = scale.simulated(1, 1000, 0.1, 2.0, 60.0, spread=0.0)
    assert played.p50_ms == pytest.approx(3.0)
    assert played.actions_a_commit == 1.0


def test_many_at_once_share_their_commits_and_are_bound_by_the_processor(scale: ModuleType) -> None:
    played = scale.simulated(200, 500, 0.0, 5.0, 20.0)
    assert played.actions_per_s == pytest.approx(2000, rel=0.05)
    assert played.actions_a_commit > 5
    assert played.busy > 0.95


def test_more_players_never_need_less(scale: ModuleType) -> None:
    houses = [scale.house(scale.costs(scale.points()), players) for players in (1_000, 10_000, 100_000, 1_000_000)]
    for one, other in pairwise(houses):
        assert one.cores <= other.cores
        assert one.primaries <= other.primaries
        assert one.shards <= other.shards
        assert sum(one.usd.values()) < sum(other.usd.values())
