"""The command line as a person uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import Record, game
from signoria.kernel.deal import Deal, sealed
from signoria.kernel.variations import Notes, Variation
from signoria.titles import own


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "signoria.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


def test_games_lists_every_title() -> None:
    shown = run("games")
    assert shown.returncode == 0
    assert all(id in shown.stdout for id in own())


def test_simulate_prints_one_json_object() -> None:
    done = run("simulate", "condottiere", "--seats", "4", "--games", "20", "--bots", "random", "--seed", "1", "--json",
               "--option", "hidden_cards=true", "--option", "play_for_points=20")  # fmt: skip
    found = json.loads(done.stdout)
    assert found["game"] == "condottiere"
    assert found["options"] == {"hidden_cards": True, "play_for_points": 20}
    assert found["finished"] == found["games"] == 20
    assert sum(found["wins"]) == pytest.approx(20, abs=0.01)
    assert {"seats", "decisions", "seconds", "mean_scores"} <= set(found)
    assert 0 <= found["ties"] <= 20
    lengths = found["lengths"]
    assert lengths["least"] <= lengths["median"] <= lengths["most"]
    assert lengths["mean"] == pytest.approx(found["decisions"] / 20, abs=0.1)
    verbs = game("condottiere").verbs.verbs
    assert list(found["verbs"]) == [verb.name for verb in verbs]
    assert sum(found["verbs"].values()) >= found["decisions"]
    assert found["verbs"]["choose_region"] > 0


def test_simulate_is_repeatable() -> None:
    first, second = (
        json.loads(run("simulate", "condottiere", "--games", "5", "--seed", "3", "--json").stdout) for _ in "12"
    )
    assert first["wins"] == second["wins"]
    assert first["decisions"] == second["decisions"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "condotiere"], "did you mean 'condottiere'"),
        (["simulate", "condottiere", "--seats", "9"], "takes 2 to 6 seats, got 9"),
        (["simulate", "condottiere", "--option", "wind=true"], "unknown option 'wind'"),
        (["simulate", "condottiere", "--option", "hidden_cards"], "an option is written name=value"),
        (["simulate", "condottiere", "--option", "hidden_cards=perhaps"], "must be one of false, true"),
        (["simulate", "condottiere", "--bots", "genius"], "unknown bot 'genius'"),
        (["verify", "no-such-file"], "cannot be read"),
        (["terminal", "condottiere", "-l", "xx"], "unknown language 'xx'"),
    ],
)
def test_bad_input_is_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode != 0
    assert sentence in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    g = game("condottiere").start(2, 1)
    while not g.over:
        seat = g.to_act[0]
        g.submit(seat, g.legal(seat)[0])
    path = tmp_path / "game.txt"
    path.write_text(g.record().text(), encoding="utf-8")
    return path


def test_verify_asks_whether_a_nonce_had_its_part(tmp_path: Path) -> None:
    nonce, secret = bytes(range(16)), bytes(16)
    deal = Deal(secret, [(1, sealed(nonce))], [(1, nonce)], [])
    record = game("condottiere").start(3, deal.seed()).record()
    record.dealt_by(deal)
    file = tmp_path / "dealt.txt"
    file.write_text(record.text())
    assert "the nonces of: 1" in run("verify", str(file), "--nonce", nonce.hex()).stdout
    missing = run("verify", str(file), "--nonce", "ff" * 16)
    assert missing.returncode == 2
    assert "had no part in this deal" in missing.stderr


def test_verify_accepts_a_true_record_and_names_a_forgery(record: Path) -> None:
    assert "verified" in run("verify", str(record)).stdout
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("choose_region torino", "choose_region venezia", 1), encoding="utf-8")
    forged = run("verify", str(record))
    assert forged.returncode == 2
    assert "must be" in forged.stderr or "refused" in forged.stderr


def test_replay_tells_the_game_in_french(record: Path) -> None:
    told = run("replay", str(record), "-l", "fr", "--seat", "0")
    assert "mène les armées" in told.stdout
    assert "— Bataille pour " in told.stdout
    last = told.stdout.splitlines()[-2:]
    assert last[0].startswith("Victoire\u00a0: Siège ")
    assert "la partie est finie. Scores\u00a0: Siège 1 (" in last[1]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_replay_does_not_break_lines_that_go_into_a_file(language: str, tmp_path: Path) -> None:
    g = game("renaissance").start(4, 1)
    for _ in range(60):
        g.submit(g.to_act[0], g.legal(g.to_act[0])[0])
    path = tmp_path / "game.txt"
    path.write_text(g.record().text(), encoding="utf-8")
    told = run("replay", str(path), "-l", language).stdout.splitlines()
    assert all(line == "" or line.startswith("—") or line.endswith((".", ":")) for line in told)
    assert max(map(len, told)) > 80


@pytest.mark.parametrize("title", own())
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_title_can_be_played_in_the_terminal(title: str, language: str) -> None:
    done = run(
        "terminal", title, "--bots", "random", "--seed", "2", "-l", language, typed="help\n" + "1\n" * 400 + "quit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_the_terminal_refuses_with_the_rule() -> None:
    done = run(
        "terminal",
        "condottiere",
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "2",
        "--option",
        "first_holder=0",
        typed="undo\npope_off\n99\nquit\n",
    )
    assert "There is nothing of yours to take back" in done.stdout
    assert "from 1 to" in done.stdout


def test_variations_are_verified_and_told(record: Path) -> None:
    read = Record.parse(record.read_text())
    g = read.replay(4)
    seat = g.first_to_act()
    other = next(action for action in g.legal(seat) if (seat, action) != read.actions[4])
    read.notes = Notes({5: "Why not this?"}, [Variation(4, [(seat, other)], Notes({1: "So it might go."}))])
    record.write_text(read.text())
    assert "verified: 1 variations" in run("verify", str(record)).stdout
    told = run("replay", str(record)).stdout
    assert "Comments and variations" in told
    assert "Why not this?" in told
    assert f"1. Seat {seat + 1}: {g.game.verbs.text(other)}" in told
    assert "So it might go." in told
