"""How good a judgement is, on games it has never seen: beside the fair share, and the outlook of its title.

The outlook reads whole states: once the true one, all that is hidden included, once one that the seat imagined.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.judge import Judgement
from signoria.judgement.learning import Places, present
from signoria.judgement.samples import TEST, Samples, part_of
from signoria.judgement.sharing import Matrix

MOST: Final = 60_000  # positions the figures are made from
BINS: Final = 10
QUARTERS: Final = ("first quarter", "second quarter", "third quarter", "last quarter")


@dataclass(frozen=True)
class Line:
    """Mean squared errors of the chance of a seat, over some positions: of all seats, and of the viewer's own."""

    name: str
    positions: int
    fair: float
    outlook: float
    guess: float
    net: float
    own_fair: float
    own_outlook: float
    own_guess: float
    own_net: float


@dataclass(frozen=True)
class Bin:
    """Chances that were judged about alike, and what came of them."""

    count: int
    judged: float
    happened: float


@dataclass(frozen=True)
class Evaluation:
    games: int
    lines: list[Line]  # the first: all positions; then by seats, then by quarter
    bins: list[Bin]  # of the viewer's own chance

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def judged(judgement: Judgement, samples: Samples, chosen: Places) -> Matrix:
    """What the judgement says of these positions, by the very code that games use."""
    found = np.zeros((len(chosen), samples.shares.shape[1]), np.float32)
    for place, position in enumerate(chosen.tolist()):
        seats = int(samples.seats[position])
        found[place, :seats] = judgement.net(seats).judge(samples.inputs(position))
    return found


def evaluate(judgement: Judgement, samples: Samples) -> Evaluation:
    chosen = np.flatnonzero(part_of(samples.games) == TEST)
    chosen = chosen[:: max(1, -(-len(chosen) // MOST))]
    if not len(chosen):
        raise ValueError("too few games to measure anything")
    said = judged(judgement, samples, chosen)
    seats, progress = samples.seats[chosen], samples.progress[chosen]
    groups = [("all positions", np.ones(len(chosen), np.bool_))]
    groups += [(f"{count} seats", seats == count) for count in np.unique(seats).tolist()]
    groups += [(name, np.minimum(3, (progress * 4).astype(int)) == place) for place, name in enumerate(QUARTERS)]
    lines = [line(name, samples, chosen[where], said[where]) for name, where in groups if where.any()]
    return Evaluation(len(np.unique(samples.games[chosen])), lines, bins(said[:, 0], samples.shares[chosen, 0]))


def line(name: str, samples: Samples, chosen: Places, said: Matrix) -> Line:
    came, sitting = samples.shares[chosen], present(samples, chosen)
    fair = sitting / samples.seats[chosen][:, None]
    compared = (fair, samples.outlook[chosen], samples.guess[chosen], said)
    squares = [np.where(sitting, (each - came) ** 2, 0) for each in compared]
    everybody = [float(square.sum() / sitting.sum()) for square in squares]
    own = [float(square[:, 0].mean()) for square in squares]
    return Line(name, len(chosen), *(round(value, 4) for value in everybody + own))


def bins(said: NDArray[np.float32], came: NDArray[np.float32]) -> list[Bin]:
    """Tenths of the scale from 0 to 1, those that were ever used."""
    place = np.minimum(BINS - 1, (said * BINS).astype(int))
    return [
        Bin(int(here.sum()), round(float(said[here].mean()), 4), round(float(came[here].mean()), 4))
        for here in (place == number for number in range(BINS))
        if here.any()
    ]
