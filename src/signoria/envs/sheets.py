"""Sheets: what a seat sees as plain values in the order of its layout, read from the state without making a view.

`sheet(g, seat)` of a title returns a list with one value for each field of its layout, in the layout's order:

- number, flag, choice, seat: a whole number; a word is its place among the words;
- numbers, choices, owners: a list of them; many, seats: a list of things or a bit set; pairs, offers: a list of lists;
- a field of all seats (`[]`, `[others]`): a list with a value for each seat in the order of the table, which is turned
  here; lists of numbers and choices stand one behind the other in one flat list;
- None: nothing is there, all its numbers are 0.

Lists may be those of the state itself: they are read at once and never kept. A sheet may read what the view shows and
nothing else: the laws for tensors compare it with the view, and with worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable

from signoria.envs.stretches import Turn, stretches
from signoria.envs.writers import Items, Places, Value, Write, of_set

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout

Sheet = list[object]
MakeSheet = Callable[[Any, int], Sheet]

SINGLE = {"number": "number", "choice": "choice", "word": "choice", "seat": "seat"}
LISTED = {"numbers": "amount", "choices": "choice", "owners": "seat"}  # what such a list holds at each place


class Hand:
    """Writes sheets of one seat, each from its last one where values have changed."""

    def __init__(self, layout: Layout, own: int) -> None:
        self.layout, self.seats, self.own = layout, layout.seats, own
        self.turn: Turn = tuple((seat - own) % self.seats for seat in range(self.seats))
        self.writers = [self.writer(field) for field in layout.fields]

    def write(self, sheet: Sheet, last: Sheet, out: array[float]) -> None:
        """Change `out` and `last` from what they were made from, which for a blank vector is a list of None."""
        writers, at = self.writers, 0
        for value in sheet:
            if value != last[at]:
                writers[at](value, last[at], out)
                last[at] = kept(value)
            at += 1  # noqa: SIM113 (faster than to enumerate)

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
