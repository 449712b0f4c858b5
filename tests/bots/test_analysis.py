"""A finished game seen again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import typer
from typer.testing import CliRunner

from signoria import game as find_game
from signoria.bots import bot
from signoria.bots.analysis import Analysis
from signoria.bots.commands import register
from signoria.bots.match import play

GAME = find_game("condottiere")
APP = typer.Typer()
register(APP)


def test_the_page_has_chances_swings_and_the_masters_choices(tmp_path: Path) -> None:
    players = [bot("expert", GAME.id), bot("novice", GAME.id)]
    result = play(GAME, players, seed=5, rng=Random(1), blind=False, keep_record=True)
    assert result.record is not None
    path = tmp_path / "game.txt"
    path.write_text(result.record.text())
    done = CliRunner().invoke(APP, ["analyse", str(path), "--iterations", "3", "--decisions", "4", "--deals", "1"])
    assert done.exit_code == 0, done.output
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    for head in ("Chances over time", "Biggest swings", "What the master would have played"):
        assert f"<h2>{head}</h2>" in page


def test_chances_end_at_the_result_and_depend_on_the_seed_only() -> None:
    result = play(GAME, [bot("expert", GAME.id)] * 2, seed=6, rng=Random(1), blind=False, keep_record=True)
    assert result.record is not None
    studies = [Analysis(result.record, 2, 2, 1, seed=3) for _ in range(2)]
    for study in studies:
        study.run()
    assert [m.chances for m in studies[0].moments] == [m.chances for m in studies[1].moments]
    assert studies[0].moments[-1].chances == [result.share(0), result.share(1)]
    assert len(studies[0].verdicts) == 2


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("nothing\n")
    done = CliRunner().invoke(APP, ["analyse", str(path)])
    assert done.exit_code == 2
    assert "line 1" in done.output
