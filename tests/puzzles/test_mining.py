"""How puzzles are found: alike from the same seed, on from where it was stopped, and never an obvious one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from signoria.cli import app
from signoria.puzzles import Puzzle, Weighed, book_of
from signoria.puzzles import book as books
from signoria.puzzles.checking import Solved, fault, verify
from signoria.puzzles.choosing import Describer, by_game, choose
from signoria.puzzles.mining import Miner, Plan, mine, promising
from signoria.puzzles.panel import Verdict
from signoria.puzzles.weighing import Scale, lead, mean

GAME = "condottiere"
PUZZLES = list(book_of(GAME).puzzles.values())


def quiet(*_: int) -> None:
    """Nobody wants to know."""


def test_the_same_seed_plays_the_same_games_and_others_do_not() -> None:
    one, same, other = (Miner(Plan(GAME, 1, seed)).played(0) for seed in (5, 5, 6))
    assert one.text() == same.text() != other.text()


def test_a_search_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    plan = Plan(GAME, 2, 5, share=0.02)
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    mine(plan, whole, False, quiet)
    mine(replace(plan, games=1), part, False, quiet)
    with part.open("a", encoding="utf-8") as file:
        file.write('{"title": "condot')
    mine(plan, part, True, quiet)
    assert part.read_bytes() == whole.read_bytes()


def test_what_is_found_is_read_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    books.pack(by_game(PUZZLES[:20]), path)
    found = {each.id: each for each in books.read(path)}
    assert set(found) == {each.id for each in PUZZLES[:20]}
    for puzzle in PUZZLES[:20]:
        assert replace(found[puzzle.id], source=puzzle.source) == puzzle
        assert found[puzzle.id].state().view(puzzle.seat) == puzzle.state().view(puzzle.seat)
    first = path.read_bytes()
    books.pack(by_game(reversed(PUZZLES[:20])), path)
    assert path.read_bytes() == first


def test_a_lead_is_told_against_the_nearest_and_must_be_clear() -> None:
    results = {1: [0.5, 0.7, 0.6], 2: [0.4, 0.6, 0.5], 3: [0.1, 0.1, 0.1]}
    ahead = lead(results, 1)
    assert ahead is not None
    assert ahead[0] == pytest.approx(0.1)
    assert promising(results, 1, 0.04, 3.0)
    assert not promising(results, 1, 0.2, 3.0)
    assert not promising(results, 2, 0.04, 3.0)
    assert lead({1: [0.5]}, 1) is None


def test_all_answers_meet_the_same_deals() -> None:
    puzzle = PUZZLES[0]
    g, scale = puzzle.state(), Scale(GAME)
    answers = g.legal(puzzle.seat)[:2]
    both = scale.weigh(g, puzzle.seat, answers, 3, Random(1))
    alone = scale.weigh(g, puzzle.seat, answers[:1], 3, Random(1))
    assert alone[answers[0]] == both[answers[0]]
    assert 0 <= mean(both[answers[0]]) <= 1


def test_puzzles_that_fewer_find_are_rated_higher() -> None:
    easy, hard = Verdict(1, 1, 1, 1, 1), Verdict(0, 0, 0, 0, 0)
    assert easy.rating(2, 0.3) < Verdict(0, 1, 1, 1, 1).rating(2, 0.3) < hard.rating(2, 0.3) < hard.rating(20, 0.05)


def test_no_verb_has_more_than_its_share_while_others_are_left() -> None:
    chosen = choose(PUZZLES, 20)
    verbs = [each.source.record().game.verbs.verb_of[each.answer].name for each in chosen]
    assert len(chosen) == 20
    assert len(set(verbs)) > 1
    assert max(map(verbs.count, verbs)) < 20


def test_a_puzzle_is_described_by_its_question_alone() -> None:
    puzzle = PUZZLES[0]
    g = puzzle.state()
    describer = Describer(GAME)
    assert describer.themes(g, puzzle.seat) == describer.themes(g.imagine(puzzle.seat, bytes(16)), puzzle.seat)
    assert describer.described(puzzle) == puzzle


def spoilt(puzzle: Puzzle) -> list[tuple[Puzzle, str]]:
    last = puzzle.weighed[-1]
    return [
        (replace(puzzle, seat=(puzzle.seat + 1) % puzzle.source.seats), "not asked"),
        (replace(puzzle, weighed=puzzle.weighed[:-1]), "weighed"),
        (replace(puzzle, weighed=[replace(puzzle.weighed[0], value=0.0), *puzzle.weighed[1:]]), "ahead"),
        (replace(puzzle, weighed=[*puzzle.weighed[:-1], Weighed(10**6, last.value, last.error)]), "weighed"),
        (replace(puzzle, source=replace(puzzle.source, rules=99)), "played again"),
    ]


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    assert fault(PUZZLES[0]) == ""
    for puzzle, said in spoilt(PUZZLES[0]):
        assert said in fault(puzzle)


def test_a_puzzle_with_a_false_answer_does_not_pass() -> None:
    """A planted fault: the second best answer given out for the best."""
    clear = max(PUZZLES, key=lambda each: each.gap)
    false = replace(clear, weighed=[clear.weighed[1], clear.weighed[0], *clear.weighed[2:]])
    told: list[Solved] = []
    (solved,) = verify([false], 5, 1, 1, told.append)
    assert told == [solved]
    assert not solved.agrees


def test_the_commands_mine_pack_and_verify(tmp_path: Path) -> None:
    run = CliRunner()
    out, packed = tmp_path / "found.jsonl", tmp_path / "packed.jsonl.gz"
    mined = run.invoke(app, ["puzzles", "mine", GAME, "--games", "1", "--share", "0.02", "--out", str(out)])
    assert mined.exit_code == 0, mined.output
    assert "puzzles" in mined.stdout
    assert run.invoke(app, ["puzzles", "mine", GAME, "--out", str(out)]).exit_code != 0
    books.pack(by_game(PUZZLES[:3]), out)
    out = out.rename(tmp_path / "found.jsonl.gz")
    assert run.invoke(app, ["puzzles", "pack", str(out), "--out", str(packed)]).exit_code == 0
    assert run.invoke(app, ["puzzles", "verify", str(packed), "--sample", "1", "--times", "1"]).exit_code == 0


def test_games_played_elsewhere_can_be_looked_through(tmp_path: Path) -> None:
    record, out = tmp_path / "game.txt", tmp_path / "found.jsonl"
    record.write_text(Miner(Plan(GAME, 1, 3)).played(0).text(), encoding="utf-8")
    words = ["puzzles", "mine", GAME, "--records", str(record), "--share", "0.05", "--out", str(out)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert len(list(books.lines(out))) == 1
