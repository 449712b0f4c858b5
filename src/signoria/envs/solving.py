"""Small worlds solved by OpenSpiel: CFR+, MCCFR, and how far from an equilibrium they are."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Callable, Final, Iterator, NamedTuple

import pyspiel

from signoria.envs.smalltree import Tree

ALGORITHMS: Final = ("cfr+", "cfr", "mccfr")


class Point(NamedTuple):
    """After so many rounds: what a best response gains, summed over seats (NashConv), and what the first seat gets."""

    rounds: int
    nash_conv: float
    value: float


def load(tree: Tree) -> Any:
    """The tree as a game of OpenSpiel."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "small.efg"
        path.write_text(tree.text, encoding="utf-8")
        return pyspiel.load_game(f"efg_game(filename={path})")


def solver_of(algorithm: str, game: Any, seed: int) -> tuple[Callable[[], None], Callable[[], Any]]:
    """One round, and the average policy so far."""
    if algorithm not in ALGORITHMS:
        raise ValueError(f"algorithm must be one of {', '.join(ALGORITHMS)}, got {algorithm!r}")
    if algorithm == "mccfr":
        solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed, pyspiel.MCCFRAverageType.FULL)
        return solver.run_iteration, solver.average_policy
    made = pyspiel.CFRPlusSolver(game) if algorithm == "cfr+" else pyspiel.CFRSolver(game)
    return made.evaluate_and_update_policy, made.average_policy


def solve(game: Any, algorithm: str = "cfr+", rounds: int = 1000, seed: int = 1) -> Iterator[Point]:
    """The way to an equilibrium, looked at after 1, 2, 5, 10, 20, 50 rounds and so on."""
    step, policy = solver_of(algorithm, game, seed)
    for number in range(1, rounds + 1):
        step()
        if number == rounds or str(number).rstrip("0") in ("1", "2", "5"):
            average = policy()
            value = pyspiel.expected_returns(game.new_initial_state(), average, -1, False)[0]
            yield Point(number, pyspiel.nash_conv(game, average, True), value)
