"""How good a position looks for each seat, where a play-out stops before the end."""

from __future__ import annotations

from math import exp
from typing import Any, Callable, Final, Optional

from signoria.kernel import State
from signoria.titles import title

Outlook = Callable[[State], list[float]]
Reading = tuple[float, list[list[float]]]  # how far a game is, from 0 to 1, and for each seat its terms
STEEPNESS: Final = 5.0  # of chances by points: a lead by a quarter of the best score is e**1.25 to one


def chances(merits: list[float]) -> list[float]:
    """Chances that sum to one, from merits on the logarithmic scale."""
    top = max(merits)
    odds = [exp(merit - top) for merit in merits]
    total = 0.0
    for odd in odds:
        total += odd
    return [odd / total for odd in odds]


def by_points(g: State) -> list[float]:
    """Any title: whoever has more points is likelier to win."""
    scores = g.scores
    scale = STEEPNESS / max(1, *(abs(score) for score in scores))
    return chances([score * scale for score in scores])


class Fitted:
    """A title's own terms, each with its weight at the beginning and what is added towards the end.

    The weights are fitted to games of experts by `fitting.py`.
    """

    def __init__(self, read: Callable[[Any], Reading], early: list[float], late: list[float]) -> None:
        self.read, self.early, self.late = read, early, late

    def __reduce__(self) -> tuple[Any, ...]:
        return Fitted, (self.read, self.early, self.late)

    def __call__(self, g: State) -> list[float]:
        progress, rows = self.read(g)
        return chances(self.merits(progress, rows))

    def merits(self, progress: float, rows: list[list[float]]) -> list[float]:
        """Of each seat, from what was read: added up one by one, as `sum` rounds otherwise in later versions."""
        early, late = self.early, self.late
        weights = [early[place] + progress * late[place] for place in range(len(early))]
        found = []
        for row in rows:
            total = 0.0
            for place in range(len(weights)):
                total += weights[place] * row[place]
            found.append(total)
        return found


def outlook_of(id: str) -> Outlook:
    found: Optional[Outlook] = title(id).usable("outlook")
    return by_points if found is None else found
