"""Sheets: what a seat sees as plain values in the order of its layout, read from the state without making a view.

A title's scribe, made anew for each table, writes them: `scribe.sheet(g, seat)` returns a list of parts, each a list or
a tuple and always of the same length, which have together one value for each field of the layout, in the layout's order:

- number, flag, choice, seat: a whole number; a word is its place among the words;
- numbers, choices, owners: a list of them; many, seats: a list of things or a bit set; pairs, offers: a list of lists;
- a field of all seats (`[]`, `[others]`): a list with a value for each seat in the order of the table, which is turned
  here; lists of numbers and choices stand one behind the other in one flat list;
- None: nothing is there, all its numbers are 0.

Lists may be those of the state itself: they are read at once and never kept. But a part that is a tuple, and whatever it
holds, never changes, so the same tuple as last time need not be read again. A sheet may read what the view shows and
nothing else, and whatever a scribe remembers, its sheet depends on the state alone: the laws for tensors compare sheets
with the view, and with worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable, Protocol, Sequence

from signoria.envs.stretches import Turn, stretches
from signoria.envs.writers import Items, Places, Value, Write, of_set

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout

Sheet = Sequence[Sequence[object]]


class Scribe(Protocol):
    """Writes the sheets of one table, for all its seats."""

    def sheet(self, g: Any, seat: int, /) -> Any: ...


MakeScribe = Callable[[], Scribe]

SINGLE = {"number": "number", "choice": "choice", "word": "choice", "seat": "seat"}
LISTED = {"numbers": "amount", "choices": "choice", "owners": "seat"}  # what such a list holds at each place


class Last:
    """What a vector was last made from; a blank one from nothing."""

    __slots__ = ("parts", "values")

    def __init__(self, layout: Layout) -> None:
        self.values: list[object] = [None] * len(layout.fields)
        self.parts: list[object] = self.values[:]  # those that are tuples


class Hand:
    """Turns sheets of one seat into numbers, each from its last one where values have changed."""

    def __init__(self, layout: Layout, own: int) -> None:
        self.layout, self.seats, self.own = layout, layout.seats, own
        self.turn: Turn = tuple((seat - own) % self.seats for seat in range(self.seats))
        self.writers = [self.writer(field) for field in layout.fields]

    def write(self, sheet: Sheet, last: Last, out: array[float]) -> None:
        """Change `out` and `last` from what they were made from."""
        writers, values, at = self.writers, last.values, 0
        for place, part in enumerate(sheet):
            if part is last.parts[place]:
                at += len(part)
                continue
            for value in part:
                if value != values[at]:
                    writers[at](value, values[at], out)
                    values[at] = kept(value)
                at += 1
            last.parts[place] = part if type(part) is tuple else None

    def writer(self, field: Field) -> Write:
        start, size = self.layout.slices[field.path].start, field.size(self.seats)
        if field.mark in ("", "[me]"):
            return self.one(field, slice(start, start + size))
        skipped = field.places(self.seats).start  # the own row, where there are only others
        rows = [start + (turn - skipped) * size if turn >= skipped else None for turn in self.turn]
        if field.kind in SINGLE or field.kind in LISTED:
            return self.flat(field, rows)
        return Items([nothing if row is None else self.one(field, slice(row, row + size)) for row in rows]).write

    def one(self, field: Field, place: slice) -> Write:
        if field.kind in SINGLE:
            return Value(place, stretches(SINGLE[field.kind], field, self.seats, self.turn)).write
        if field.kind in LISTED:
            return self.flat(field, [place.start])
        return of_set(field, place, self.seats, self.turn)

    def flat(self, field: Field, rows: list[int | None]) -> Write:
        """Single values one behind the other, row after row."""
        known = stretches(SINGLE.get(field.kind) or LISTED[field.kind], field, self.seats, self.turn)
        count = field.size(self.seats) // known.size
        places = [
            None if row is None else slice(row + at * known.size, row + (at + 1) * known.size)
            for row in rows for at in range(count)
        ]  # fmt: skip
        return Places(places, known).write


def nothing(now: Any, past: Any, out: array[float]) -> None:
    """The own row of a field of the others."""


def kept(value: object) -> object:
    """The same value, which nobody will change."""
    if type(value) is not list:
        return value
    if value and type(value[0]) is list:
        return [row[:] for row in value]
    return value[:]
