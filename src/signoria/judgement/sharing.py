"""Which weights of a net are one and the same: what is learned of one rival holds for every other.

The first hidden layer has a block of units for each seat, the viewer's first, and a free block for the table as a
whole. What a row of inputs says of a seat weighs alike in the block of that seat, whichever rival it is; likewise what
it says to the viewer's block, to the other rivals' blocks, and what rows that name no seat say to each.
"""

from __future__ import annotations

from typing import Final, Optional

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.stages import named_seat

Matrix = NDArray[np.float32]
Whole = NDArray[np.int64]
KINDS: Final = 7


def kind_of(seat: Optional[int], block: int) -> int:
    """How a row that names this seat stands to the block of a seat."""
    if seat is None:
        return 0 if block == 0 else 1
    if seat == 0:
        return 2 if block == 0 else 3
    if block == 0:
        return 4
    return 5 if seat == block else 6


class Sharing:
    """For each block and row, which line of the table of shared weights it uses."""

    def __init__(self, names: list[str], seats: int) -> None:
        self.seats, self.size = seats, len(names)
        parted = [named_seat(name) for name in names]
        bases = {base: place for place, base in enumerate(dict.fromkeys(base for base, _ in parted))}
        self.base_of = np.array([bases[base] for base, _ in parted])
        self.lines = KINDS * len(bases)
        self.used = np.array(
            [[kind_of(seat, block) * len(bases) + bases[base] for base, seat in parted] for block in range(seats)]
        )
        flat = self.used.ravel()
        self.order = np.argsort(flat, kind="stable")
        ordered = flat[self.order]
        self.first = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
        self.summed = ordered[self.first]

    def even(self, spread: Matrix) -> Matrix:
        """The spread of inputs, alike for rows that share weights."""
        counts = np.bincount(self.base_of)
        squares = np.bincount(self.base_of, spread.astype(np.float64) ** 2) / counts
        found: Matrix = np.sqrt(squares)[self.base_of].astype(np.float32)
        return found

    def spread_out(self, table: Matrix) -> Matrix:
        """Weights of all rows for the blocks of all seats, from the table of shared ones."""
        found: Matrix = table[self.used].transpose(1, 0, 2).reshape(self.size, -1)
        return found

    def gathered(self, slopes: Matrix) -> Matrix:
        """The slope of each shared weight: the sum over all places where it is used."""
        units = slopes.shape[1] // self.seats
        lines = slopes.reshape(self.size, self.seats, units).transpose(1, 0, 2).reshape(-1, units)
        found = np.zeros((self.lines, units), slopes.dtype)
        found[self.summed] = np.add.reduceat(lines[self.order], self.first, axis=0)
        return found
