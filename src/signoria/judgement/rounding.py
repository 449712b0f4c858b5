"""From the weights of training to whole numbers, whatever the inputs, of few bits each.

A weight keeps its first four bits, as far as the lanes of a net allow: that moves what it does by six parts in a
hundred at most, now up, now down, and a file needs one byte for it instead of two, or less.
"""

from __future__ import annotations

from typing import Final, Optional

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.encoding import WHOLE
from signoria.judgement.net import CAP, MIDDLE, STEP, Figures
from signoria.judgement.sharing import Matrix, Whole

FINEST: Final = 14  # bits behind the point
LARGEST: Final = 32767  # a weight is kept in two bytes
KEPT: Final = 4  # bits of a weight, from its first one


def rounded(layers: list[tuple[Matrix, Matrix]], seen: NDArray[np.bool_]) -> list[Figures]:
    """The layers of a net. Rows that were never seen count for nothing; units pass on `STEP` for each 1."""
    first, start = layers[0]
    known = np.where(seen[:, None], first, np.float32(0))
    last = [fitted(weights, start, STEP, CAP, KEPT) for weights, start in layers[1:]]
    return [fitted(known, start, WHOLE, WHOLE, KEPT), *last]


def fitted(weights: Matrix, start: Matrix, unit: int, most: int, kept: Optional[int] = None) -> Figures:
    """One layer whose inputs are `unit` for each 1 and never above `most`: its lanes cannot run over."""
    for bits in range(FINEST, 0, -1):
        whole = np.rint(weights.astype(np.float64) * (1 << bits)).astype(np.int64)
        if kept is not None:
            whole = few(whole, kept)
        own = np.rint(start.astype(np.float64) * (unit << bits)).astype(np.int64)
        reach = np.abs(whole).sum(axis=0) * most + np.abs(own)
        shift = bits + unit.bit_length() - STEP.bit_length()
        if np.abs(whole).max() <= LARGEST and reach.max() + (1 << shift) < MIDDLE:
            return Figures(whole.tolist(), own.tolist(), shift)
    raise ValueError("the weights have grown too large for a net of whole numbers: learn with fewer passes")


def few(whole: Whole, kept: int) -> Whole:
    """The nearest whole numbers of so many bits, zeros behind them not counted; half-way the larger."""
    size = np.abs(whole)
    behind = np.maximum(0, np.frexp(size.astype(np.float64))[1] - kept)
    found: Whole = np.sign(whole) * ((size + (1 << behind >> 1)) >> behind << behind)
    return found
