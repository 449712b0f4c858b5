"""How good a position looks for each seat, where a play-out stops before the end."""

from __future__ import annotations

from math import exp
from typing import Any, Callable, Final

from signoria.bots.features import READINGS
from signoria.kernel import State

Outlook = Callable[[State], list[float]]
STEEPNESS: Final = 5.0  # of chances by points: a lead by a quarter of the best score is e**1.25 to one

# for each term of features.py its weight at the beginning, and what is added towards the end;
# fitted to games of experts by fitting.py
WEIGHTS: Final[dict[str, tuple[tuple[float, ...], tuple[float, ...]]]] = {
    "condottiere": (
        (2.25, 0.38, 0.77, -0.25, 1.68, 0.01, 0.10, 0.18),
        (0.79, 0.03, 0.24, 0.20, 1.61, 0.15, 0.29, 0.01),
    ),
    "il_principe": (
        (1.20, 1.83, 1.48, 0.07, 1.55, -0.78, 0.28, 0.48, -2.54),
        (1.54, 1.53, -0.46, -0.68, 0.05, 0.70, 0.82, -0.36, -2.25),
    ),
    "principato": (
        (1.25, 0.51, 0.40, 1.84, 2.06, 1.71, 0.25, -0.44),
        (2.12, 0.14, 0.46, -1.54, -0.83, -1.13, 0.36, 0.32),
    ),
    "princes": (
        (0.32, 0.93, 0.61, 0.52, 0.93, 0.09, 1.62, 0.64, 0.15, 1.55),
        (2.33, 0.01, -0.04, -0.31, -1.11, -0.49, -1.34, 1.42, 0.03, -1.65),
    ),
    "renaissance": (
        (-0.97, -0.88, 1.31, -0.60, 2.38, 0.46, 0.44),
        (4.42, 1.27, -0.56, 1.20, -1.46, -0.35, 1.12),
    ),
}


def chances(merits: list[float]) -> list[float]:
    """Chances that sum to one, from merits on the logarithmic scale."""
    top = max(merits)
    odds = [exp(merit - top) for merit in merits]
    total = sum(odds)
    return [odd / total for odd in odds]


def by_points(g: State) -> list[float]:
    """Any title: whoever has more points is likelier to win."""
    scores = g.scores
    scale = STEEPNESS / max(1, *(abs(score) for score in scores))
    return chances([score * scale for score in scores])


class Fitted:
    """A title's own terms with fitted weights."""

    def __init__(self, title: str) -> None:
        self.read: Callable[[Any], tuple[float, list[list[float]]]] = READINGS[title]
        self.early, self.late = WEIGHTS[title]

    def __call__(self, g: State) -> list[float]:
        progress, rows = self.read(g)
        weights = [early + progress * late for early, late in zip(self.early, self.late)]
        return chances([sum([weight * term for weight, term in zip(weights, row)]) for row in rows])


def outlook_of(title: str) -> Outlook:
    return Fitted(title) if title in WEIGHTS else by_points
