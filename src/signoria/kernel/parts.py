"""Parts of a sheet (see signoria.envs.sheets) that hold a few numbers: the same tuple as before until one has changed.

Whoever prints a sheet need not read such a tuple again, and no new one is made for it.
"""

from __future__ import annotations

from typing import Final

Part = tuple[object, ...]

UNLIKE: Final = -(1 << 60)  # no number of a sheet


class Flags:
    """A bit set of seats as a list with 1 or 0 for each seat: the same list as before until the set has changed."""

    __slots__ = ("flags", "seats")

    def __init__(self) -> None:
        self.seats = UNLIKE
        self.flags: list[int] = []

    def of(self, seats: int, count: int) -> list[int]:
        if seats != self.seats or count != len(self.flags):
            self.seats = seats
            self.flags = [seats >> seat & 1 for seat in range(count)]
        return self.flags


class Two:
    """A part of two numbers."""

    __slots__ = ("a", "b", "part")

    def __init__(self) -> None:
        self.a = self.b = UNLIKE
        self.part: Part = ()

    def of(self, a: int, b: int) -> Part:
        if a != self.a or b != self.b:
            self.a, self.b = a, b
            self.part = (a, b)
        return self.part


class Five:
    """A part of five numbers."""

    __slots__ = ("a", "b", "c", "d", "e", "part")

    def __init__(self) -> None:
        self.a = self.b = self.c = self.d = self.e = UNLIKE
        self.part: Part = ()

    def of(self, a: int, b: int, c: int, d: int, e: int) -> Part:
        if a != self.a or b != self.b or c != self.c or d != self.d or e != self.e:
            self.a, self.b, self.c = a, b, c
            self.d, self.e = d, e
            self.part = (a, b, c, d, e)
        return self.part
