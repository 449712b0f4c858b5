"""A title that has nothing but its rules and its English words is played everywhere all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from signoria import game
from signoria.bots import bot, levels_for, usual_level
from signoria.bots.match import play
from signoria.server.titles import client_file, describe, rules, words
from signoria.teacher.analysis import Effort, analyse
from signoria.testing import scene
from tests.docs.page import write_bare
from tests.titles.conftest import Lay

DECLARED = 'from signoria.kernel import Title\n\nTITLE = Title("levy", id="levy", expert=".bots:Expert")\n'


@pytest.fixture
def levy(lay: Lay) -> Path:
    return write_bare(lay("signoria-levy", {}, levy="levy:TITLE"), {})


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
    command = [sys.executable, "-m", "signoria", *arguments]
    done = subprocess.run(
        command, input=typed, env=environment, cwd=folder, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.usefixtures("levy")
def test_without_an_expert_the_master_is_the_usual_opponent() -> None:
    assert levels_for("levy") == ("random", "master", "grandmaster")
    assert usual_level("levy") == "master"
    for level in ("novice", "expert"):
        wanted = "nobody has written an expert for 'levy' yet: play random, master or grandmaster"
        with pytest.raises(ValueError, match=wanted):
            bot(level, "levy")
    for level in ("master", "grandmaster"):
        result = play(game("levy"), [bot(level, "levy", iterations=20), bot("random", "levy")], 2, 1, rng=Random(1))
        assert not sum(result.illegal) + sum(result.crashes)
    assert describe(game("levy")).usual_bot == "master"


def test_a_broken_expert_is_as_none(levy: Path) -> None:
    write_bare(levy, {"__init__.py": DECLARED, "bots.py": "import no_such_thing"})
    with pytest.warns(UserWarning, match="its expert .* going on without it"):
        assert usual_level("levy") == "master"
    assert describe(game("levy")).bots == ["random", "master", "grandmaster"]


def test_without_a_board_the_terminal_shows_the_view(levy: Path) -> None:
    told = run(levy, "terminal", "levy", "--seed", "1", typed="quit\n")
    assert "coins: [6, 6, 6]" in told


def test_a_language_it_does_not_speak_is_noted_once(levy: Path) -> None:
    told = run(levy, "terminal", "levy", "--language", "fr", typed="quit\n")
    assert told.count("Ce jeu ne parle pas encore français\u00a0; ses mots sont en anglais.") == 1
    assert "Offer how much" in told
    assert "ne parle pas" not in run(levy, "terminal", "levy", typed="quit\n")
    assert "Offer how much" in (words(game("levy"), "fr") or "")
    assert describe(game("levy")).languages == ["en"]


def test_bots_meet_without_being_named(levy: Path) -> None:
    assert "5 games" in run(levy, "simulate", "levy", "--games", "5")
    told = run(levy, "arena", "levy", "--games", "2", "--bots", "random,master:5", "--workers", "1")
    assert "master:5 against" in told


@pytest.mark.usefixtures("levy")
def test_a_game_without_an_expert_is_analysed() -> None:
    g = game("levy").start(2, seed=1)
    while not g.over:
        g.act(g.to_act[0], g.legal(g.to_act[0])[-1])
    told = analyse(g.record(), effort=Effort(playouts=2, worlds=4, duels=2, duel_worlds=4, rounds=1))
    assert told["finished"]
    assert told["stages"] == []


@pytest.mark.usefixtures("levy")
def test_what_else_may_be_missing() -> None:
    info = describe(game("levy"))
    assert info.pacts == []
    assert (info.board, info.picture) == (False, False)
    assert client_file(game("levy"), "board.js") is None
    assert rules(game("levy"), "en") is None
    with pytest.raises(ValueError, match="title 'levy' has no scenes: its Title names no part `scene`"):
        scene("levy", 2)
