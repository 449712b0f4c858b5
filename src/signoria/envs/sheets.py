"""Sheets: what a seat sees as plain values in the order of its layout, read from the state without making a view.

A title's scribe, made anew for each table, writes them: `scribe.sheet(g, seat)` returns a list of parts, each a list or
a tuple and always of the same length, which have together one value for each field of the layout, in its order:

- number, flag, choice, seat: a whole number; a word is its place among the words;
- numbers, choices, owners: a list of them; many, seats: a list of things or a bit set; pairs, offers: a list of lists;
- a field of all seats (`[]`, `[others]`): a list with a value for each seat in the order of the table, which is turned
  here; lists of numbers and choices stand one behind the other in one flat list;
- None: nothing is there, all its numbers are 0.

Lists may be those of the state itself: they are read at once and never kept. But a part that is a tuple, and whatever
it holds, never changes, so the same tuple as last time need not be read again. A sheet may read what the view shows and
nothing else, and whatever a scribe remembers, its sheet depends on the state alone: the laws for tensors compare sheets
with the view, and with worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from array import array
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any, Callable, Protocol, Sequence, TypeAlias

from signoria.envs.stretches import Stretches, Turn, stretches
from signoria.envs.writers import Items, Write, of_set
from signoria.envs.writers import Places as Listed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from signoria.envs.layout import Field, Layout

Sheet = Sequence[Sequence[Any]]


class Scribe(Protocol):
    """Writes the sheets of one table, for all its seats."""

    def sheet(self, g: Any, seat: int, /) -> Any: ...


MakeScribe = Callable[[], Scribe]
Places: TypeAlias = "NDArray[np.intp]"

TURNED = ("[]", "[others]")  # a row for each seat
NAMING = ("seat", "owners", "seats", "pairs")  # numbers for each of the seats that a value may name
SINGLE = {"number": "number", "choice": "choice", "word": "choice", "seat": "seat"}
LISTED = {"numbers": "amount", "choices": "choice", "owners": "seat"}  # what such a list holds at each place


class Hand:
    """How the sheets of a layout become numbers where nothing is compiled: seats in the order of the table first, then
    turned towards the one who looks. Offers alone are written for each seat, as none sees those of others."""

    def __init__(self, layout: Layout) -> None:
        import numpy as np

        self.seats, self.size = layout.seats, 0
        self.writers: list[Write] = []
        self.singles: dict[int, tuple[slice, Stretches]] = {}  # fields of one value, which need no call
        self.offers: list[tuple[int, list[Write]]] = []  # of such a field: its place, and for each seat what writes it
        found: list[list[Places]] = [[] for _ in range(self.seats)]
        for at, field in enumerate(layout.fields):
            rows, size = (self.seats if field.mark in TURNED else 1), field.size(self.seats)
            starts = range(self.size, self.size + rows * size, size)
            self.size += rows * size
            self.writers.append(nothing if field.kind == "offers" else self.writer(field, starts))
            if field.kind in SINGLE and rows == 1:
                known = stretches(SINGLE[field.kind], field, self.seats, self.turn(0))
                self.singles[at] = slice(starts.start, starts.stop), known
            elif field.kind == "offers":
                place = layout.slices[field.path]
                self.offers.append(
                    (at, [of_set(field, place, self.seats, self.turn(own)) for own in range(self.seats)])
                )
            for own, places in enumerate(found):
                places.append(self.turned(field, starts, own))
        self.turns = [np.concatenate(places) for places in found]

    def turn(self, own: int) -> Turn:
        return tuple((seat - own) % self.seats for seat in range(self.seats))

    def writer(self, field: Field, starts: range) -> Write:
        seats, size = self.seats, field.size(self.seats)
        if field.kind in SINGLE or field.kind in LISTED:
            known = stretches(SINGLE.get(field.kind) or LISTED[field.kind], field, seats, self.turn(0))
            first = range(starts.start, starts.stop, known.size)
            return Listed([slice(place, place + known.size) for place in first], known).write
        sets = [of_set(field, slice(start, start + size), seats, self.turn(0)) for start in starts]
        return Items(sets).write if field.mark in TURNED else sets[0]

    def turned(self, field: Field, starts: range, own: int) -> Places:
        """Where the numbers that a seat sees stand among those of the table."""
        import numpy as np

        rows = np.arange(starts.start, starts.stop).reshape(len(starts), -1)
        if field.mark in TURNED:
            rows = np.roll(rows, -own, axis=0)[field.places(self.seats).start :]
        if field.kind in NAMING:
            each = field.things(self.seats) if field.kind == "pairs" else 1  # numbers for each seat that is named
            rows = np.roll(rows.reshape(-1, self.seats, each), -own, axis=1)
        return rows.ravel()


class Proof:
    """The numbers of one table, seats in its order, and what they were made from, part by part."""

    def __init__(self, hand: Hand) -> None:
        import numpy as np

        self.hand = hand
        self.values: list[Any] = []  # of each part: a tuple that never changes, or a list that is changed here alone
        self.places: list[range] = []  # of its fields
        self.offers: list[tuple[int, int, list[Write]]] = []  # part, place in it, and what writes it for each seat
        self.numbers = array("f", bytes(4 * hand.size))
        self.take = np.frombuffer(self.numbers, np.float32).take

    def write(self, sheet: Sheet, own: int, out: Any) -> None:
        """Correct what has changed, and copy all of it, turned towards the seat, into its array."""
        if not self.values:
            self.begin(sheet)
        number = 0
        for part in sheet:
            if part is not self.values[number]:
                self.correct(number, part)
            number += 1  # noqa: SIM113 (sooner than to enumerate)
        self.take(self.hand.turns[own], out=out, mode="clip")
        for number, place, writers in self.offers:
            if sheet[number][place]:
                writers[own](sheet[number][place], None, out)

    def begin(self, sheet: Sheet) -> None:
        first = 0
        for number, part in enumerate(sheet):
            self.values.append([None] * len(part))
            self.places.append(range(first, first + len(part)))
            found = [(at - first, writers) for at, writers in self.hand.offers if at in self.places[-1]]
            self.offers += [(number, place, writers) for place, writers in found]
            first += len(part)

    def correct(self, number: int, part: Sequence[Any]) -> None:
        past, places, numbers = self.values[number], self.places[number], self.numbers
        singles, writers, first = self.hand.singles, self.hand.writers, places.start
        lasts = type(part) is tuple
        if not lasts and type(past) is tuple:
            past = self.values[number] = list(past)
        for at in compress(places, map(ne, part, past)):
            now = part[at - first]
            if at in singles:
                place, known = singles[at]
                numbers[place] = known[now]
            else:
                writers[at](now, past[at - first], numbers)
            if not lasts:
                past[at - first] = kept(now)
        if lasts:
            self.values[number] = part


def nothing(now: Any, past: Any, out: array[float]) -> None:
    """Of a field that is written later."""


def kept(value: object) -> object:
    """The same value, which nobody will change."""
    if type(value) is not list:
        return value
    if value and type(value[0]) is list:
        return [row[:] for row in value]
    return value[:]
