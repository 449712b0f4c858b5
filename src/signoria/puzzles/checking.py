"""Puzzles are solved again by the master, with many times the thought that found them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Callable, Final, Sequence

from signoria.puzzles.mining import BUDGETS
from signoria.puzzles.puzzle import Puzzle
from signoria.puzzles.weighing import choice, master

WANTED: Final = 0.95  # of the puzzles that are solved again must have the same answer


@dataclass(frozen=True)
class Solved:
    puzzle: Puzzle
    found: int  # the answer of the master

    @property
    def agrees(self) -> bool:
        return self.found == self.puzzle.answer


def sample(puzzles: Sequence[Puzzle], count: int, seed: int) -> list[Puzzle]:
    return Random(seed).sample(list(puzzles), min(count, len(puzzles)))


def solve_again(puzzle: Puzzle, times: int, seed: int) -> Solved:
    """By a master with so many times the largest budget that was used to find it, over other deals."""
    player = master(puzzle.source.title, BUDGETS[-1] * times)
    return Solved(puzzle, choice(player, puzzle.state(), puzzle.seat, Random(f"again:{seed}:{puzzle.id}")))


def verify(
    puzzles: Sequence[Puzzle], count: int, times: int, seed: int, told: Callable[[Solved], None]
) -> list[Solved]:  # fmt: skip
    found = []
    for puzzle in sample(puzzles, count, seed):
        found.append(solve_again(puzzle, times, seed))
        told(found[-1])
    return found


def fault(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle as it is written, cheap to find; empty if nothing is."""
    try:
        g = puzzle.state()
    except ValueError as error:
        return f"its game cannot be played again: {error}"
    if puzzle.seat not in g.to_act:
        return f"seat {puzzle.seat} is not asked anything"
    if sorted(g.legal(puzzle.seat)) != sorted(each.action for each in puzzle.weighed):
        return "not every answer is weighed"
    if len(puzzle.weighed) < 2 or puzzle.gap <= 0:
        return "no answer is ahead"
    return ""
