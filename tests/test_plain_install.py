"""What works without extras: the core with no library at all, the command with those of a plain install."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import game
from tests.missing import command_without, libraries, python_alone

CORE = """
from random import Random
import signoria
from signoria.bots import bot
from signoria.bots.match import play
from signoria.testing import laws

for title in signoria.games():
    seats, rng = title.min_seats, Random(1)
    random_game = play(title, [bot("random", title.id)] * seats, seats, rng.randbytes(16), {}, rng)
    assert random_game.winners
    expert_game = play(title, [bot("expert", title.id)] * seats, seats, rng.randbytes(16), {}, rng)
    assert not any(expert_game.crashes), expert_game.errors
    g = title.start(seats, 3)
    for _ in range(40):
        seat = g.to_act[0]
        g.submit(seat, rng.choice(g.legal(seat)))
    text = g.record().text()
    assert signoria.Record.parse(text).replay().record().text() == text
    assert laws.check(title, seats, seed=1, every=60) > 0

title = signoria.game("condottiere")
for judged in (True, False):
    master = bot("master", title.id, iterations=5, judged=judged)
    searched = play(title, [master, bot("novice", title.id)], 2, bytes(16), {}, Random(1))
    assert searched.winners and not any(searched.crashes), searched.errors
    assert (master.judgement is not None) == judged
print("played")
"""
EXTRAS = [each for each in libraries("server", "arena", "envs") if each != "babel"]  # which fluent.runtime brings


def test_the_core_needs_the_standard_library_alone() -> None:
    """Random, expert and searched games, records and laws."""
    done = python_alone(CORE)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played\n"


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_without_the_server_a_game_starts_in_the_terminal(arguments: list[str]) -> None:
    done = command_without(EXTRAS, *arguments, typed="seven\n\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("signoria: for a table in the browser: pip install 'signoria[server]'")
    assert "Answer with a number from 1 to 5" in done.stdout
    assert "leads the armies to" in done.stdout


@pytest.mark.parametrize(("answer", "title"), [("5", "Renaissance"), ("il_principe", "Il Principe")])
def test_the_title_is_the_persons_choice(answer: str, title: str) -> None:
    done = command_without(EXTRAS, typed=f"{answer}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert f" {title} ─" in done.stdout


def test_who_gives_no_answer_leaves() -> None:
    done = command_without(EXTRAS)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)


def test_serve_says_what_is_missing() -> None:
    done = command_without(EXTRAS, "serve")
    assert done.returncode == 2
    assert "pip install 'signoria[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_other_commands_need_no_extra(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(game("condottiere").start(2, 1).record().text(), encoding="utf-8")
    commands = [
        ["games"],
        ["simulate", "condottiere", "--games", "2", "--json"],
        ["replay", str(record)],
        ["verify", str(record)],
        ["terminal", "condottiere"],
    ]
    for arguments in commands:
        done = command_without(EXTRAS, *arguments)
        assert done.returncode == 0, (arguments, done.stderr)


def test_an_arena_without_its_extra_plays_and_says_what_the_report_needs(tmp_path: Path) -> None:
    out = tmp_path / "small"
    done = command_without(
        EXTRAS, "arena", "condottiere", "--seats", "2", "--games", "2", "--workers", "1", "--out", str(out)
    )
    assert done.returncode == 0, done.stderr
    assert len(out.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()) == 5
    assert "pip install 'signoria[arena]'" in done.stderr


def test_train_without_its_extra_says_what_it_needs(tmp_path: Path) -> None:
    done = command_without(EXTRAS, "train", "condottiere", "--games", "250", "--out", str(tmp_path / "here"))
    assert done.returncode == 2
    assert "pip install 'signoria[arena]'" in done.stderr.replace("\n", " ")
    assert not (tmp_path / "here").exists()
