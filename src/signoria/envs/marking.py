"""Marks and whole numbers into arrays, as the press does it in C."""

from __future__ import annotations

from typing import Any, Sequence


def mark(actions: Sequence[list[int]], width: int, out: Any, /) -> None:
    """Each list of actions as marks in its row of `out`, the rest 0."""
    rows, start = memoryview(out).cast("B"), 0
    for legal in actions:
        row = bytearray(width)
        for action in legal:
            row[action] = 1
        rows[start : start + width] = row
        start += width


def note(numbers: list[int], out: Any, /) -> None:
    """A list of whole numbers into an array of as many."""
    out[:] = numbers


def refused(legal: list[list[int]], actions: list[int], /) -> list[int]:
    """The places of the actions that are not in the list of their place."""
    return [place for place, action in enumerate(actions) if action not in legal[place]]
