"""Strengths of fixed bots by Plackett and Luce, from who won which table."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple, Sequence

import choix
import numpy as np

from signoria.bots.results import Outcome

ELO: Final = 400 / log(10)
CENTRE: Final = 1000.0
WHOLE: Final = 6  # a victory is counted in sixths, so that shared ones can be split
PRIOR: Final = 0.02  # keeps a bot that always or never wins at a finite strength


class Rating(NamedTuple):
    """A strength on Elo's scale; `error` is half of its 95 % interval."""

    value: float
    error: float


def ratings(outcomes: Sequence[Outcome], bots: int) -> list[Rating]:
    """One rating per bot; their mean is 1000."""
    tables = [outcome for outcome in outcomes if outcome.winners and len(set(outcome.job.seating)) > 1]
    if bots < 2 or not tables:
        return [Rating(CENTRE, 0.0) for _ in range(bots)]
    strengths = choix.ilsr_top1(bots, victories(tables), alpha=PRIOR)
    strengths = np.asarray(strengths) - np.mean(strengths)
    errors = standard_errors(tables, np.exp(strengths))
    return [Rating(CENTRE + ELO * float(s), 1.96 * ELO * float(e)) for s, e in zip(strengths, errors)]


def victories(tables: Sequence[Outcome]) -> list[tuple[int, tuple[int, ...]]]:
    """Winner and losers of each table; equals share the victory in parts."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for outcome in tables:
        seating = outcome.job.seating
        for seat in outcome.winners:
            losers = tuple(who for other, who in enumerate(seating) if other != seat)
            found += [(seating[seat], losers)] * max(1, WHOLE // len(outcome.winners))
    return found


def standard_errors(tables: Sequence[Outcome], weights: np.ndarray) -> list[float]:
    """From the Fisher information of the fitted model."""
    count = len(weights)
    information = np.eye(count) * 1e-3
    for outcome in tables:
        chances = np.zeros(count)
        for who in outcome.job.seating:
            chances[who] += weights[who]
        chances /= chances.sum()
        information += np.diag(chances) - np.outer(chances, chances)
    centre = np.eye(count) - 1 / count
    covariance = centre @ np.linalg.pinv(information) @ centre
    return [sqrt(max(0.0, float(covariance[i, i]))) for i in range(count)]
