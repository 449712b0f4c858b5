"""Bots of one's own: a class, or a program that speaks JSON lines."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from signoria import game as find_game
from signoria.bots import RandomBot, Sight
from signoria.bots.match import play
from signoria.bots.program import Program, ProgramError
from signoria.bots.specs import is_level, make
from tests.bots.positions import choices

GAME = find_game("condottiere")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def test_the_class_of_the_examples_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    brave = make("brave:Brave", GAME.id)
    g, seat = next(choices(GAME, 2, 3, 1, 20))
    assert brave.choose(Sight.blind(g, seat, Random(1))) in g.legal(seat)


def test_the_program_of_the_examples_plays_a_game() -> None:
    program = Program(f"{sys.executable} {EXAMPLES / 'first.py'}", seconds=20)
    result = play(GAME, [program, RandomBot()], seed=1, rng=Random(1))
    program.close()
    assert result.winners
    assert result.crashes == [0, 0]
    assert result.illegal == [0, 0]


def test_a_program_that_hangs_or_dies_is_answered_for() -> None:
    hanging = Program(f'{sys.executable} -c "import time; time.sleep(60)"', seconds=0.2)
    dying = Program(f'{sys.executable} -c "print(input()[:0])"', seconds=20)
    result = play(GAME, [hanging, dying], seed=1, rng=Random(1))
    hanging.close()
    dying.close()
    assert result.winners
    assert min(result.crashes) > 0
    assert any("no answer within" in error for error in result.errors)


def test_a_program_may_answer_in_words(tmp_path: Path) -> None:
    script = tmp_path / "words.py"
    script.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]['text']}), flush=True)\n"
    )
    program = Program(f"{sys.executable} {script}", seconds=20)
    g, seat = next(choices(GAME, 2, 3, 1, 4))
    assert program.choose(Sight(g, seat, Random(1))) == g.legal(seat)[0]
    program.close()


def test_nonsense_is_an_error() -> None:
    program = Program(f"{sys.executable} -c \"input(); print('[1]')\"", seconds=20)
    g, seat = next(choices(GAME, 2, 3, 1, 4))
    with pytest.raises(ProgramError, match="expected an object"):
        program.choose(Sight(g, seat, Random(1)))
    program.close()


def test_names_of_bots() -> None:
    assert is_level("master:40")
    assert not is_level("brave:Brave")
    assert getattr(make("master:40", GAME.id), "iterations", None) == 40
    assert getattr(make("master:0.5s", GAME.id), "seconds", None) == 0.5
    for wrong in ("expert:5", "nowhere:Nobody", "program:", "archmaster"):
        with pytest.raises(ValueError, match=r".+"):
            make(wrong, GAME.id)
