"""What goes wrong with a bot is told: on the screen, in the table, in the results."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Iterator

import pytest
from typer.testing import CliRunner

from signoria import game as find_game
from signoria.bots import RandomBot, Sight, pools
from signoria.bots.match import play
from signoria.bots.pools import LocalPool
from signoria.bots.program import Program
from signoria.bots.results import read
from signoria.bots.specs import make
from signoria.cli import app

GAME = find_game("condottiere")
MINE = """
class Bot:
    def __init__(self, depth=1, name="plain"):
        self.depth, self.name = depth, name

    def choose(self, sight):
        if self.depth == 3:
            raise KeyError("too deep")
        return {4: 10**9, 5: "bid"}.get(self.depth, sight.options[0])
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine_of_faults.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_own_bots_take_arguments(mine: Path) -> None:
    bot = make("mine_of_faults:Bot?depth=7&name=brave one", GAME.id)
    assert (bot.depth, bot.name) == (7, "brave one")  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match=r"cannot be made: .*height"):
        make("mine_of_faults:Bot?height=2", GAME.id)
    with pytest.raises(ValueError, match="arguments of a bot are written as"):
        make("mine_of_faults:Bot?depth", GAME.id)


def test_errors_have_their_text_and_place(mine: Path) -> None:
    bots = [make(f"mine_of_faults:Bot?depth={depth}", GAME.id) for depth in (3, 4, 5)]
    result = play(GAME, bots, seed=1, rng=Random(1))
    assert min(result.crashes[0], result.illegal[1], result.illegal[2]) > 0
    told = set(result.errors)
    assert "seat 0: crash: KeyError: 'too deep' (mine_of_faults.py:8)" in told
    assert "seat 1: illegal: the answer 1000000000 is no action" in told
    assert "seat 2: illegal: the answer 'bid' is no action" in told


def test_a_program_that_ends_is_told_with_exit_code_and_last_words() -> None:
    program = Program(f"{sys.executable} -c \"import sys; print('no map', file=sys.stderr); sys.exit(7)\"", seconds=20)
    result = play(GAME, [program, RandomBot()], seed=1, rng=Random(1))
    assert "seat 0: crash: ProgramError: the program ended, exit code 7: no map" in result.errors


def test_faults_are_on_the_screen_in_the_table_and_in_the_exit_code(mine: Path) -> None:
    bots = "mine_of_faults:Bot?depth=3,random"
    done = CliRunner().invoke(
        app, ["arena", "condottiere", "--bots", bots, "--games", "2", "--seats", "2", "--workers", "1", "--records",
              "--design", "mixed", "--out", str(mine / "a")],
    )  # fmt: skip
    assert done.exit_code == 3, done.output
    assert "mine_of_faults:Bot?depth=3 (game 0): crash: KeyError: 'too deep' (mine_of_faults.py:8)" in done.output
    assert "what it said" in done.stdout
    assert "KeyError" in done.stdout
    page = (mine / "a.html").read_text(encoding="utf-8")
    assert "crash: KeyError: &#x27;too deep&#x27;" in page
    outcomes = read(mine / "a.jsonl")[1]
    assert outcomes[0].record == "a/000000.txt"
    assert 'href="a/000000.txt"' in page
    replayed = CliRunner().invoke(app, ["verify", str(mine / "a" / "000000.txt")])
    assert replayed.exit_code == 0, replayed.output


def test_a_long_name_hides_no_figure(mine: Path) -> None:
    """On a terminal of eighty columns a name is broken, and all of it stays."""
    bots = "mine_of_faults:Bot?depth=1&name=a-name-that-is-much-longer-than-a-column,random"
    done = CliRunner().invoke(
        app, ["arena", "condottiere", "--bots", bots, "--games", "2", "--seats", "2", "--workers", "1",
              "--out", str(mine / "long")],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    lines = [line for line in done.stdout.splitlines() if line.startswith("│")]
    assert all(len(line) <= 80 for line in lines)
    assert "narrower" in done.stdout
    assert any(len(line.split("│")) == 8 and "%" in line for line in lines), done.stdout
    named = "".join(line.split("│")[1].strip() for line in lines)
    assert bots.partition(",")[0] in named.replace(" ", "")


def test_a_league_follows_strengths_over_rounds(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    common = ["league", "condottiere", str(folder), "--games", "4", "--workers", "1"]
    first = CliRunner().invoke(app, [*common, "--bots", "novice,random", "--seats", "2"])
    assert first.exit_code == 0, first.output
    second = CliRunner().invoke(app, [*common, "--bots", "novice,random,expert"])
    assert second.exit_code == 0, second.output
    page = (folder / "league.html").read_text(encoding="utf-8")
    for part in ("Standings", "Over time", "Cross table", "By seat", "Games", 'href="round-002/000000.txt"', "expert"):
        assert part in page, part
    other = CliRunner().invoke(app, [*common, "--seats", "3"])
    assert other.exit_code == 2
    assert "another game or number of seats" in other.output


def kill_once(number: int, marker: str) -> int:
    """The worker that meets number 3 first dies in the middle of it."""
    path = Path(marker)
    if number == 3 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_worker_is_replaced_and_nothing_doubles(tmp_path: Path) -> None:
    marker = str(tmp_path / "killed")
    tasks: Iterator[tuple[int, str]] = ((number, marker) for number in range(12))
    found = [(task[0], result) for task, result in LocalPool(2).each(kill_once, tasks, 2)]
    assert Path(marker).exists()
    assert sorted(found) == [(number, number * number) for number in range(12)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_task_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_DEATHS", 1)
    with pytest.raises(ValueError, match="workers died 2 times in a row"):
        list(LocalPool(2).each(always_dies, iter([(1,), (2,)]), 1))


def test_sight_is_what_own_bots_get(mine: Path) -> None:
    g = GAME.start(2, 1)
    seat = g.first_to_act()
    assert make("mine_of_faults:Bot", GAME.id).choose(Sight.blind(g, seat, Random(1))) == g.legal(seat)[0]
