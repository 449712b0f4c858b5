"""The net in training: blocks of seats with shared weights, forwards and backwards; and as plain layers, to be kept."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.sharing import Matrix, Sharing

BLOCK: Final = 24  # units for each seat in the first hidden layer
FREE: Final = 32  # and for the table as a whole
SECOND: Final = 16  # units for each seat in the second
TABLE, LONE, OWN_START, FREE_START, ACROSS, FROM_FREE, SECOND_START, MERIT, MERIT_START = range(9)
SIDES: Final = 2  # the viewer's block, and those of rivals
Flags = NDArray[np.bool_]


class Trace(NamedTuple):
    """What a pass forwards leaves for the way back."""

    blocks: Matrix
    free: Matrix
    second: Matrix
    merits: Matrix


class Shape:
    """Forwards and backwards through the weights of a learner, a list in the order of the names above."""

    def __init__(self, sharing: Sharing) -> None:
        self.sharing, self.seats = sharing, sharing.seats
        self.side = np.array([0] + [1] * (sharing.seats - 1))

    def new(self, seed: int) -> list[Matrix]:
        rng = np.random.default_rng(seed)
        size, lines = self.sharing.size, self.sharing.lines
        shapes = [
            (lines, BLOCK), (size, FREE), (SIDES, BLOCK), (FREE,), (SIDES, BLOCK, SECOND), (SIDES, FREE, SECOND),
            (SIDES, SECOND), (SIDES, SECOND), (SIDES,),
        ]  # fmt: skip
        scales = [np.sqrt(2 / size), np.sqrt(2 / size), 0, 0, np.sqrt(1 / BLOCK), np.sqrt(1 / FREE), 0, 0.1, 0]
        return [(rng.standard_normal(shape) * scale).astype(np.float32) for shape, scale in zip(shapes, scales)]

    def forward(self, weights: list[Matrix], x: Matrix) -> Trace:
        count, side = len(x), self.side
        blocks = (x @ self.sharing.spread_out(weights[TABLE])).reshape(count, self.seats, BLOCK)
        blocks = np.maximum(blocks + weights[OWN_START][side], 0)
        free = np.maximum(x @ weights[LONE] + weights[FREE_START], 0)
        second = np.empty((count, self.seats, SECOND), blocks.dtype)
        for seat in range(self.seats):
            second[:, seat] = blocks[:, seat] @ weights[ACROSS][side[seat]] + free @ weights[FROM_FREE][side[seat]]
        second = np.maximum(second + weights[SECOND_START][side], 0)
        merits = (second * weights[MERIT][side]).sum(axis=2) + weights[MERIT_START][side]
        return Trace(blocks, free, second, merits)

    def slopes(self, weights: list[Matrix], x: Matrix, shares: Matrix, present: Flags) -> list[Matrix]:
        """Of the mean loss in nats, for each weight."""
        trace, side = self.forward(weights, x), self.side
        error = (softmax(trace.merits, present) - shares) / np.float32(len(x))
        found = [np.zeros_like(weight) for weight in weights]
        back_second = error[:, :, None] * weights[MERIT][side] * (trace.second > 0)
        back_blocks = np.empty_like(trace.blocks)
        back_free = np.zeros_like(trace.free)
        for seat, which in enumerate(side):
            back = back_second[:, seat]
            found[MERIT][which] += error[:, seat] @ trace.second[:, seat]
            found[MERIT_START][which] += error[:, seat].sum()
            found[SECOND_START][which] += back.sum(axis=0)
            found[ACROSS][which] += trace.blocks[:, seat].T @ back
            found[FROM_FREE][which] += trace.free.T @ back
            back_blocks[:, seat] = back @ weights[ACROSS][which].T
            back_free += back @ weights[FROM_FREE][which].T
        back_blocks *= trace.blocks > 0
        back_free *= trace.free > 0
        for seat, which in enumerate(side):
            found[OWN_START][which] += back_blocks[:, seat].sum(axis=0)
        found[FREE_START] = back_free.sum(axis=0)
        found[LONE] = x.T @ back_free
        found[TABLE] = self.sharing.gathered(x.T @ back_blocks.reshape(len(x), -1))
        return found

    def layers(self, weights: list[Matrix], spread: Matrix) -> list[tuple[Matrix, Matrix]]:
        """Three plain layers, each with its weights and starts, for inputs as they are."""
        side, seats = self.side, self.seats
        first: Matrix = np.concatenate([self.sharing.spread_out(weights[TABLE]), weights[LONE]], axis=1)
        first = (first / spread[:, None]).astype(np.float32)
        first_start: Matrix = np.concatenate([weights[OWN_START][side].ravel(), weights[FREE_START]])
        second = np.zeros((seats * BLOCK + FREE, seats * SECOND), np.float32)
        last = np.zeros((seats * SECOND, seats), np.float32)
        for seat, which in enumerate(side):
            columns = slice(seat * SECOND, (seat + 1) * SECOND)
            second[seat * BLOCK : (seat + 1) * BLOCK, columns] = weights[ACROSS][which]
            second[seats * BLOCK :, columns] = weights[FROM_FREE][which]
            last[columns, seat] = weights[MERIT][which]
        starts = weights[SECOND_START][side].ravel(), weights[MERIT_START][side]
        return [(first, first_start), (second, starts[0]), (last, starts[1])]


def softmax(merits: Matrix, present: Flags) -> Matrix:
    """Chances of the seats that are present."""
    masked = np.where(present, merits, np.float32(-1e9))
    odds = np.exp(masked - masked.max(axis=1, keepdims=True))
    found: Matrix = odds / odds.sum(axis=1, keepdims=True)
    return found
