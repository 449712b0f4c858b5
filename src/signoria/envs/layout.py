"""Observation vectors with names: a title describes once what of its view goes where.

A layout is a tuple of fields. Each reads one place of the view and fills a named stretch of the
vector with numbers from 0 to 1. Paths are keys joined by dots (`"needed.total"`, `"war.strength.0"`);
`[]` runs over the seats, the own seat first, `[me]` is the own seat's row, `[others]` the rest.
A vector is made from a view and nothing else, so it cannot leak what the view does not show.
"""

from __future__ import annotations

from array import array
from sys import intern
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional, TypeAlias, Union

from signoria.envs.labels import labels
from signoria.envs.plates import plate
from signoria.envs.sheets import Hand, MakeScribe, Proof
from signoria.envs.trees import trees
from signoria.kernel import State

if TYPE_CHECKING:  # a judgement reads the buffers themselves, without numpy
    import numpy as np
    from numpy.typing import NDArray

Vector: TypeAlias = "NDArray[np.float32]"
Names = tuple[str, ...]
Of = Union[int, Names]
View = Mapping[str, Any]
Fit = Callable[[View, int], View]

OWN = "own"
PUBLIC = "public"
SEATS = -1  # as many things as there are seats
MARKS = ("[]", "[me]", "[others]")


class Field:
    """One place of the view, and how its value becomes numbers."""

    def __init__(
        self, path: str, kind: str, of: Of = 1, top: float = 1.0, low: int = 0, count: int = 1, group: str = PUBLIC
    ) -> None:
        self.path, self.kind, self.group = path, kind, group
        self.of, self.top, self.low, self.count = of, top, low, count
        self.mark = next((mark for mark in MARKS if mark in path), "")
        before, _, behind = path.partition(self.mark) if self.mark else (path, "", "")
        self.keys = [_key(step) for step in before.split(".") if step]
        self.keys_behind = [_key(step) for step in behind.split(".") if step]

    def things(self, seats: int) -> int:
        """How many things one value of this field speaks about."""
        if isinstance(self.of, tuple):
            return len(self.of)
        return seats if self.of == SEATS else self.of

    def size(self, seats: int) -> int:
        """The numbers that one value takes."""
        things = self.things(seats)
        if self.kind == "number":
            return 1
        if self.kind in ("owners", "pairs"):
            return things * seats
        if self.kind == "offers":
            return things * seats * 2
        return things * self.count

    def places(self, seats: int) -> range:
        """The rows this field reads, counted from the own seat."""
        return range(1 if self.mark == "[others]" else 0, seats if self.mark in ("[]", "[others]") else 1)


def _key(step: str) -> Union[str, int]:
    return int(step) if step.isdecimal() else intern(step)  # a dict finds the very same string faster


def number(path: str, top: float, low: int = 0, group: str = PUBLIC) -> Field:
    """One number between `low` and `top`, scaled to 0..1; unknown is 0."""
    return Field(path, "number", 1, top, low, group=group)


def flag(path: str, group: str = PUBLIC) -> Field:
    return Field(path, "number", 1, group=group)


def choice(path: str, of: Of, low: int = 0, group: str = PUBLIC) -> Field:
    """One of some things, the first being `low`; anything else is all zeros."""
    return Field(path, "choice", of, low=low, group=group)


def choices(path: str, count: int, of: Of, low: int = 0, group: str = PUBLIC) -> Field:
    """A list of `count` choices."""
    return Field(path, "choices", of, low=low, count=count, group=group)


def word(path: str, of: Names, group: str = PUBLIC) -> Field:
    """One of some words."""
    return Field(path, "word", of, group=group)


def numbers(path: str, of: Of, top: float, group: str = PUBLIC, low: int = 0) -> Field:
    """A list of numbers from `low` to `top`."""
    return Field(path, "numbers", of, top, low, group=group)


def many(path: str, of: Of, top: float = 1.0, group: str = PUBLIC, low: int = 0) -> Field:
    """A list of things, the first being `low`, each counted up to `top`."""
    return Field(path, "many", of, top, low, group=group)


def seat(path: str, group: str = PUBLIC) -> Field:
    """A seat, seen from the own one."""
    return Field(path, "seat", SEATS, group=group)


def seats(path: str, group: str = PUBLIC) -> Field:
    """Some seats, as a list or a bit set."""
    return Field(path, "seats", SEATS, group=group)


def owners(path: str, of: Of, group: str = PUBLIC) -> Field:
    """For each place the seat that owns it."""
    return Field(path, "owners", of, group=group)


def pairs(path: str, of: Of, group: str = PUBLIC) -> Field:
    """A list of (seat, thing)."""
    return Field(path, "pairs", of, group=group)


def offers(path: str, of: Of, top: float, group: str = OWN) -> Field:
    """Open offers as (author, recipient, terms...): a block of terms for each partner and direction."""
    return Field(path, "offers", of, top, group=group)


class Layout:
    """The fields of a title for one number of seats, with their places in the vector.

    Views that may hold what the fields do not expect are first brought into shape by `fit(view, seat)`. With a `scribe`
    the same numbers can be had from the state itself, sooner: by a `plate` in the compiled build, else by a `hand`.
    """

    def __init__(
        self, fields: tuple[Field, ...], seats: int, fit: Optional[Fit] = None, scribe: Optional[MakeScribe] = None
    ) -> None:
        self.seats, self.scribe, self._fit = seats, scribe, fit
        self.fields = tuple(sorted(fields, key=lambda field: field.group == OWN))
        self.slices: dict[str, slice] = {}
        self.public_size = self.size = 0
        for field in self.fields:
            length = field.size(seats) * len(field.places(seats))
            self.slices[field.path] = slice(self.size, self.size + length)
            self.size += length
            if field.group == PUBLIC:
                self.public_size = self.size
        self.privileged_size = self.size + (seats - 1) * (self.size - self.public_size)
        self._blank = array("f", bytes(4 * self.size))
        self._writers = [tree.write for tree in trees(self)]
        self._hand: Optional[Hand] = None

    def hand(self) -> Hand:
        """What writes its sheets; made when it is first wanted."""
        if self._hand is None:
            self._hand = Hand(self)
        return self._hand

    def blank(self) -> array[float]:
        """The vector of nothing."""
        return self._blank[:]

    def fill(self, view: View, last: View, own: int, out: array[float]) -> View:
        """Change `out`, which was made from `last`, into the vector of the view; returns what it was made from.

        A blank vector is made from {}.
        """
        seen = self._fit(view, own) if self._fit else view
        self._writers[own](seen, last, out)
        return seen

    def encode(self, view: View, viewer: Optional[int]) -> Vector:
        """The vector of a viewer; a spectator (None) has nothing of its own."""
        out = self.blank()
        self.fill(view, {}, 0 if viewer is None or viewer < 0 else viewer, out)
        return as_vector(out)

    def labels(self) -> list[str]:
        """A name for every number of the vector."""
        names: list[str] = []
        for field in self.fields:
            for place in field.places(self.seats):
                path = field.path.replace("[others]", "[]").replace("[]", f"[{place}]")
                names += [path + tail for tail in labels(field, self.seats)]
        return names

    def describe(self) -> list[dict[str, Any]]:
        """One row per field: name, group, kind, first place and length."""
        return [
            {"name": field.path, "group": field.group, "kind": field.kind,
             "start": self.slices[field.path].start,
             "length": self.slices[field.path].stop - self.slices[field.path].start}
            for field in self.fields
        ]  # fmt: skip


class Vectors:
    """The vectors of the seats of one table: from sheets if the title has them, else from views."""

    def __init__(self, layout: Layout) -> None:
        self.layout, self.views = layout, ViewVectors(layout)
        self.plate = plate(layout, 1)
        self.sheets = [layout.scribe().sheet] if layout.scribe else []
        self.proof = Proof(layout.hand()) if self.sheets and self.plate is None else None
        self._arrays = [as_vector(layout.blank()) for _ in range(layout.seats)]

    def of(self, g: State, seat: int) -> Vector:
        """The vector of a seat; it is used again for the next one, so copy what you keep."""
        out = self._arrays[seat]
        self.write(g, seat, out)
        return out

    def write(self, g: State, seat: int, out: Vector) -> None:
        """The vector of a seat into this array."""
        if self.plate is not None:
            self.plate.print(self.sheets, [g], [seat], out)
        elif self.proof is not None:
            self.proof.write(self.sheets[0](g, seat), seat, out)
        else:
            out[:] = self.views.of(g.view(seat), seat)


class ViewVectors:
    """The same numbers from the views themselves, which nobody may change afterwards."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._last: list[View] = [{} for _ in range(layout.seats)]
        self._buffers = [layout.blank() for _ in range(layout.seats)]
        self._arrays = [as_vector(buffer) for buffer in self._buffers]

    def of(self, view: View, seat: int) -> Vector:
        """The vector of what a seat is shown; used again for the next one."""
        self._last[seat] = self.layout.fill(view, self._last[seat], seat, self._buffers[seat])
        return self._arrays[seat]


def as_vector(buffer: array[float]) -> Vector:
    """The same numbers, for numpy."""
    import numpy as np

    return np.frombuffer(buffer, dtype=np.float32)
