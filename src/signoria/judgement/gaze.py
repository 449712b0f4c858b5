"""The vector of one seat, table after table: from the state where the compiled build can print it, else from the view.

Both give the same numbers (a law of the tensors), so neither knows more than the view shows.
"""

from __future__ import annotations

from array import array

from signoria.envs.layout import Layout, View
from signoria.envs.plates import plate
from signoria.kernel import State


class Gaze:
    """A buffer that is filled anew for each look."""

    def __init__(self, layout: Layout, seat: int) -> None:
        self.layout, self.seat = layout, seat
        self.buffer: array[float] = layout.blank()
        self.last: View = {}
        self.plate = plate(layout, 1)
        self.sheets = [layout.scribe().sheet] if layout.scribe is not None else []

    def at(self, g: State) -> array[float]:
        """What the seat sees there; used again for the next look."""
        if self.plate is not None:
            self.plate.print(self.sheets, [g], [self.seat], self.buffer)
        else:  # only what differs from the last view is written
            self.last = self.layout.fill(g.view(self.seat), self.last, self.seat, self.buffer)
        return self.buffer
