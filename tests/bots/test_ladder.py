"""The ladder: every step by one command, the same games as an arena would play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from signoria.bots import Sight
from signoria.bots.climbing import sizes
from signoria.bots.estimates import Estimate
from signoria.bots.ladder import Climbed, check_levels, overview, rungs, table
from signoria.bots.novice import Novice
from signoria.bots.sequential import NOT_STRONGER, STRONGER
from signoria.cli import app
from signoria.titles import game

CONDOTTIERE = game("condottiere")


def climbed(share: float, error_in_games: float, decided: str | None = None) -> Climbed:
    rung = rungs(CONDOTTIERE, [4], ["novice", "expert"], 40, 1, Path())[0]
    return Climbed(rung, Estimate(share, 0.05, 40, 10, error_in_games), decided, 0.25)


def test_every_step_of_every_table_has_a_plan_and_a_file_of_its_own(tmp_path: Path) -> None:
    found = rungs(CONDOTTIERE, [2, 3], ["random", "expert", "master:16/judged"], 40, 7, tmp_path)
    assert [(rung.plan.seats, rung.plan.bots) for rung in found] == [
        (2, ["expert", "random"]), (2, ["master:16/judged", "expert"]),
        (3, ["expert", "random"]), (3, ["master:16/judged", "expert"]),
    ]  # fmt: skip
    assert len({rung.path for rung in found}) == 4
    assert {rung.path.parent for rung in found} == {tmp_path}


def test_a_step_is_clear_if_it_is_high_enough_and_sure() -> None:
    assert climbed(0.5, 400).clear
    assert not climbed(0.3, 4000).clear  # sure, but 1.2 times its fair share only
    assert not climbed(0.4, 12).clear  # 1.6 times, but that may be luck
    assert not climbed(0.37, 400, STRONGER).clear  # likelier 1.5 times than once, but 1.48 is what was seen
    assert climbed(0.38, 400, STRONGER).clear
    assert not climbed(0.26, 400, NOT_STRONGER).clear


def test_the_table_marks_what_is_not_clear() -> None:
    lines = table([climbed(0.5, 400), climbed(0.3, 4000)], {"condottiere": "Condottiere"}).splitlines()
    assert len(lines) == 4
    assert "| 2.00 |" in lines[2]
    assert "| 1.20 * |" in lines[3]
    assert {line.count("|") for line in lines} == {10}


def test_an_overview_has_a_line_for_each_table_and_a_column_for_each_step() -> None:
    rungs_of = rungs(CONDOTTIERE, [2, 4], ["random", "novice", "expert"], 40, 1, Path())
    steps = [Climbed(rung, Estimate(0.5, 0.05, 40, 10, 400), None, 0.25) for rung in rungs_of[1:]]
    lines = overview(steps, {"condottiere": "Condottiere"}).splitlines()
    assert lines[0] == "| title | seats | expert against novice | novice against random |"
    assert lines[2].startswith("| Condottiere | 2 | 1.00 * (")
    assert lines[2].endswith(" |  |"), "a step that was not measured"
    assert lines[3].count("2.00 (") == 2
    assert {line.count("|") for line in lines} == {5}


def test_levels_are_named_from_the_lowest() -> None:
    check_levels(["random", "expert", "master:20", "grandmaster:1s/judged"])
    for wrong in (["expert"], ["expert", "novice"], ["expert", "expert"], ["random", "mine:Bot"], []):
        with pytest.raises(ValueError, match="the lowest first"):
            check_levels(wrong)


def test_seats_are_those_a_title_has() -> None:
    assert sizes(CONDOTTIERE, "all") == [2, 3, 4, 5, 6]
    assert sizes(CONDOTTIERE, "usual") == [4]
    assert sizes(CONDOTTIERE, "1,2,9") == [2]
    with pytest.raises(ValueError, match="written as 2,3"):
        sizes(CONDOTTIERE, "many")


def test_the_command_prints_the_table_and_goes_on_where_it_was(tmp_path: Path) -> None:
    wish = ["ladder", "condottiere", "--levels", "random,novice", "--seats", "2", "--games", "6"]
    wish += ["--out", str(tmp_path / "games"), "--workers", "1"]
    first = CliRunner().invoke(app, wish)
    assert first.exit_code == 0, first.output
    assert "| Condottiere | 2 | novice against random | 1 | 6 |" in first.stdout
    kept = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    again = CliRunner().invoke(app, wish)
    assert again.stdout == first.stdout
    assert {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()} == kept


def test_a_wrong_wish_is_one_sentence(tmp_path: Path) -> None:
    for wish in (["--levels", "expert,random"], ["--seats", "x"], ["--stop-early", "--bounds", "2:1"]):
        answer = CliRunner().invoke(app, ["ladder", "condottiere", *wish, "--out", str(tmp_path / "none")])
        assert answer.exit_code == 2
        assert not (tmp_path / "none").exists()


class Last:
    """Always takes the last answer."""

    def choose(self, sight: Sight) -> int:
        return sight.options[-1]


def test_a_novice_finds_more_at_the_tables_that_want_it() -> None:
    """At two seats of Condottiere the steps would be too low and too high with what is right at four."""
    found = {}
    for seats in (2, 4):
        g = CONDOTTIERE.start(seats=seats, seed=3)
        seat = g.to_act[0]
        novice = Novice(Last(), 0.0, {2: 1.0})
        answers = {novice.choose(Sight(g, seat, Random(luck))) for luck in range(40)}
        found[seats] = answers == {g.legal(seat)[-1]}
    assert found == {2: True, 4: False}
