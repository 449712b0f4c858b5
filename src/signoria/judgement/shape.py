"""The net in training: blocks of seats with shared weights, forwards and backwards; and as plain layers, to be kept.

A merit has also a straight part, a plain sum of inputs: it is learned soon, and the blocks add what a sum cannot say.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.sharing import Matrix, Sharing

BLOCK: Final = 16  # units for each seat in the first hidden layer
FREE: Final = 8  # and for the table as a whole
SECOND: Final = 8  # units for each seat in the second
TABLE, LONE, OWN_START, FREE_START, ACROSS, FROM_FREE, SECOND_START, MERIT, MERIT_START, STRAIGHT = range(10)
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
            (SIDES, SECOND), (SIDES, SECOND), (SIDES,), (lines, 1),
        ]  # fmt: skip
        scales = [np.sqrt(2 / size), np.sqrt(2 / size), 0, 0, np.sqrt(1 / BLOCK), np.sqrt(1 / FREE), 0, 0.1, 0, 0]
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
        merits = merits + x @ self.sharing.spread_out(weights[STRAIGHT])
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
        found[STRAIGHT] = self.sharing.gathered(x.T @ error)
        found[FREE_START] = back_free.sum(axis=0)
        found[LONE] = x.T @ back_free
        found[TABLE] = self.sharing.gathered(x.T @ back_blocks.reshape(len(x), -1))
        return found

    def layers(self, weights: list[Matrix], spread: Matrix) -> list[tuple[Matrix, Matrix]]:
        """Three plain layers, each with its weights and starts, for inputs as they are.

        Units pass on nothing below 0, so the straight part of a merit goes through two: what it gains, what it loses.
        """
        side, seats = self.side, self.seats
        straight = self.sharing.spread_out(weights[STRAIGHT])
        blocks = self.sharing.spread_out(weights[TABLE])
        first: Matrix = np.concatenate([blocks, weights[LONE], straight, -straight], axis=1)
        first = (first / spread[:, None]).astype(np.float32)
        nothing = np.zeros(2 * seats, np.float32)
        first_start = np.concatenate([weights[OWN_START][side].ravel(), weights[FREE_START], nothing])
        second = np.zeros((first.shape[1], seats * SECOND + 2 * seats), np.float32)
        last = np.zeros((second.shape[1], seats), np.float32)
        for seat, which in enumerate(side):
            columns = slice(seat * SECOND, (seat + 1) * SECOND)
            second[seat * BLOCK : (seat + 1) * BLOCK, columns] = weights[ACROSS][which]
            second[seats * BLOCK : seats * BLOCK + FREE, columns] = weights[FROM_FREE][which]
            last[columns, seat] = weights[MERIT][which]
        np.fill_diagonal(second[seats * BLOCK + FREE :, seats * SECOND :], 1)
        np.fill_diagonal(last[seats * SECOND : seats * SECOND + seats], 1)
        np.fill_diagonal(last[seats * SECOND + seats :], -1)
        second_start = np.concatenate([weights[SECOND_START][side].ravel(), nothing])
        return [(first, first_start), (second, second_start), (last, weights[MERIT_START][side])]

    def parts(self) -> list[list[int]]:
        """Of the first of these layers: each seat's block with its straight part, and the free block."""
        seats, behind = self.seats, self.seats * BLOCK + FREE
        blocks = [[*range(seat * BLOCK, (seat + 1) * BLOCK), behind + seat] for seat in range(seats)]
        return [*blocks, [*range(seats * BLOCK, behind)], [*range(behind + seats, behind + 2 * seats)]]


def softmax(merits: Matrix, present: Flags) -> Matrix:
    """Chances of the seats that are present."""
    masked = np.where(present, merits, np.float32(-1e9))
    odds = np.exp(masked - masked.max(axis=1, keepdims=True))
    found: Matrix = odds / odds.sum(axis=1, keepdims=True)
    return found
