"""Small worlds: the same rules, few enough positions, solved to the value that is declared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli import app
from signoria.envs.smalltree import Tree, grown, pressed_on
from signoria.envs.smallworld import FILE, World, small_world
from signoria.titles import own
from signoria.titles import title as find_title

pytest.importorskip("pyspiel")
from signoria.envs import solving

DECLARED = [id for id in own() if (find_title(id).folder / FILE).exists()]
CLOSE = 0.02  # of the declared value, and to an equilibrium


@pytest.fixture(scope="module", params=DECLARED)
def tree(request: pytest.FixtureRequest) -> Tree:
    return grown(small_world(str(request.param)))


def test_deals_look_alike_to_whoever_looks_on_and_differ_to_those_who_play(tree: Tree) -> None:
    worlds = list(tree.world.worlds())
    assert len({json.dumps(g.view(None), sort_keys=True) for g in worlds}) == 1
    assert len({json.dumps([g.view(seat) for seat in range(g.seats)]) for g in worlds}) > 1
    assert {pressed_on(g)[0] for g in worlds} != {None}


def test_cfr_plus_comes_to_the_declared_value(tree: Tree) -> None:
    points = list(solving.solve(solving.load(tree), "cfr+", 50))
    assert points[-1].nash_conv < CLOSE < points[0].nash_conv
    assert tree.world.value is not None
    assert points[-1].value == pytest.approx(tree.world.value, abs=CLOSE)


def test_mccfr_comes_closer(tree: Tree) -> None:
    points = list(solving.solve(solving.load(tree), "mccfr", 200))
    assert points[-1].nash_conv < points[0].nash_conv


def test_the_command_solves_and_writes_the_tree(tmp_path: Path) -> None:
    path = tmp_path / "small.efg"
    command = ["solve", DECLARED[0], "--rounds", "5", "--json", "--efg", str(path)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert [point["rounds"] for point in found["points"]] == [1, 2, 5]
    assert path.read_text(encoding="utf-8").startswith("EFG 2 R")


def test_a_figure_that_the_pack_has_not_is_refused() -> None:
    wrong = World(title=DECLARED[0], about="", deals=1, seats=2, change={"deal.hat_size": 1})
    with pytest.raises(ValueError, match="hat_size"):
        wrong.pack()
