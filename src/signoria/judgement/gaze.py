"""What one seat sees and reckons, table after table: its vector from the state where the compiled build can print it,
else from the view.

Both give the same numbers (a law of the tensors), so neither knows more than the view shows.
"""

from __future__ import annotations

from array import array

from signoria.envs.layout import View
from signoria.envs.plates import plate
from signoria.judgement.encoding import Encoding
from signoria.kernel import State


class Gaze:
    """A buffer that is filled anew for each look."""

    def __init__(self, found: Encoding, seat: int) -> None:
        self.encoding, self.layout, self.seat = found, found.layout, seat
        self.buffer: array[float] = found.blank()
        self.vector = memoryview(self.buffer)[: self.layout.size]
        self.last: View = {}
        self.plate = plate(self.layout, 1)
        self.sheets = [self.layout.scribe().sheet] if self.layout.scribe is not None else []

    def at(self, g: State) -> array[float]:
        """What the seat sees and reckons there; used again for the next look."""
        if self.plate is not None:
            self.plate.print(self.sheets, [g], [self.seat], self.vector)
        else:  # only what differs from the last view is written
            self.last = self.layout.fill(g.view(self.seat), self.last, self.seat, self.buffer)
        self.encoding.reckon(g, self.seat, self.buffer)
        return self.buffer
