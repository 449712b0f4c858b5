"""Finds the clock of a title in its samples, and gives samples the rows of their stages."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.encoding import row_names
from signoria.judgement.samples import Samples
from signoria.judgement.stages import Clock, Stages, amounts, named_seat

STAGES: Final = 8  # at most, about as many positions in each


def column(samples: Samples, row: int) -> NDArray[np.int64]:
    """What one row holds in every position."""
    found = np.zeros(len(samples), np.int64)
    there = np.flatnonzero(samples.rows == row)
    found[np.searchsorted(samples.starts, there, side="right") - 1] = samples.values[there]
    return found


def chosen_clock(title: str, samples: Samples) -> Clock:
    """The amount of the table that goes best with how far games are."""
    names = row_names(title)
    best, clock = 0.0, Clock(0, [])
    for row in amounts(title):
        told = column(samples, row) if named_seat(names[row])[1] is None else np.zeros(1)
        if told.std() == 0:
            continue
        agreement = abs(float(np.corrcoef(told, samples.progress)[0, 1]))
        if agreement > best:
            cuts = np.quantile(told, np.arange(1, STAGES) / STAGES, method="higher")
            best, clock = agreement, Clock(row, [int(cut) for cut in np.unique(cuts) if cut > told.min()])
    return clock


def staged(samples: Samples, stages: Stages) -> Samples:
    """The same positions with the inputs of their stages."""
    starting = np.full(stages.base, -1)
    starting[list(stages.places)] = list(stages.places.values())
    place = starting[samples.rows]
    amount = place >= 0
    position = np.repeat(np.arange(len(samples)), np.diff(samples.starts))
    stage = np.searchsorted(stages.clock.bounds, column(samples, stages.clock.row), side="right")
    further = stages.base + stage[position[amount]] * len(stages.places) + place[amount]
    every = np.concatenate([position, position[amount]])
    order = np.argsort(every, kind="stable")
    return replace(
        samples,
        starts=np.concatenate([[0], np.cumsum(np.bincount(every, minlength=len(samples)))]),
        rows=np.concatenate([samples.rows, further.astype(np.uint16)])[order],
        values=np.concatenate([samples.values, samples.values[amount]])[order],
    )
