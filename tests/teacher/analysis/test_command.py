"""`signoria analyse`: a page and figures of a finished game, or a reason why not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from signoria.bots import bot
from signoria.bots.match import play
from signoria.cli import app
from signoria.titles import game


def written(folder: Path, actions: int | None = None) -> Path:
    kind = game("condottiere")
    record = play(kind, [bot("expert", kind.id)] * 2, seed=5, rng=Random(1), blind=False, keep_record=True).record
    assert record is not None
    if actions is not None:
        record.actions, record.scores, record.winners = record.actions[:actions], None, None
    path = folder / "game.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_it_writes_a_page_and_figures(tmp_path: Path) -> None:
    path, data = written(tmp_path), tmp_path / "game.json"
    wish = [
        "analyse",
        str(path),
        "--seconds",
        "0.01",
        "--json",
        str(data),
        "--page",
        str(tmp_path / "it.html"),
        "-l",
        "it",
    ]
    done = CliRunner().invoke(app, wish)
    assert done.exit_code == 0, done.output
    assert "Le svolte della partita" in (tmp_path / "it.html").read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8"))["finished"]


def test_a_game_that_goes_on_and_a_file_that_is_no_record_are_refused(tmp_path: Path) -> None:
    for path, reason in ((written(tmp_path, 10), "only a finished game"), (tmp_path / "no.txt", "line 1")):
        if not path.exists():
            path.write_text("nothing\n", encoding="utf-8")
        done = CliRunner().invoke(app, ["analyse", str(path)])
        assert done.exit_code == 2
        assert reason in done.output.replace("\n", " ")
