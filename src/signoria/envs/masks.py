"""Legal actions as rows of marks, and whole numbers, into arrays."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.int8]
MARK = np.dtype(np.int8)

try:
    from signoria.envs.press import mark, note, refused
except ImportError:  # the interpreted build

    def mark(actions: Sequence[list[int]], width: int, out: Any, /) -> None:
        """Each list of actions as marks in its row of `out`, the rest 0."""
        rows, start = memoryview(out).cast("B"), 0
        for legal in actions:
            rows[start : start + width] = row(legal, width)
            start += width

    def note(numbers: list[int], out: Any, /) -> None:
        """A list of whole numbers into an array of as many."""
        out[:] = numbers

    def refused(legal: list[list[int]], actions: list[int], /) -> list[int]:
        """The places of the actions that are not in the list of their place."""
        return [place for place, action in enumerate(actions) if action not in legal[place]]

    def marked(legal: list[int], width: int) -> Mask:
        """A row of its own."""
        return np.frombuffer(row(legal, width), dtype=np.int8)

    def row(legal: list[int], width: int) -> bytearray:
        marks = bytearray(width)
        for action in legal:
            marks[action] = 1
        return marks

else:

    def marked(legal: list[int], width: int) -> Mask:
        """A row of its own."""
        mask = np.empty(width, MARK)
        mark([legal], width, mask)
        return mask


__all__ = ["Mask", "mark", "marked", "note", "refused"]
