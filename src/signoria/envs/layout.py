"""Observation vectors with names: a title describes once what of its view goes where.

A layout is a list of fields. Each reads one place of the view (a path such as `"needed.total"` or
`"players[].cards"`, where `[]` runs over the seats, the own seat first) and fills a named stretch of
the vector with numbers from 0 to 1. A vector is made from a view and nothing else, so it cannot
leak what the view does not show.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Union

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Sized = Union[int, Callable[[int], int]]

OWN = "own"
PUBLIC = "public"


class Field:
    """One place of the view. `fill` writes its value into a stretch of `size` numbers."""

    def __init__(self, path: str, size: Sized = 1, top: float = 1.0, kind: str = "number", group: str = PUBLIC) -> None:
        self.path, self.top, self.kind, self.group = path, top, kind, group
        self.wanted = size
        self.per_seat = "[]" in path
        self.before, _, self.behind = path.partition("[]")
        self.steps = [step for step in self.before.split(".") if step]
        self.steps_behind = [step for step in self.behind.split(".") if step]

    def size(self, seats: int) -> int:
        return self.wanted(seats) if callable(self.wanted) else self.wanted

    def read(self, view: dict[str, Any], steps: list[str]) -> Any:
        value: Any = view
        for step in steps:
            if value is None:
                return None
            value = value.get(step) if isinstance(value, dict) else None
        return value

    def fill(self, out: Vector, at: int, size: int, value: Any, turn: Callable[[int], int]) -> None:
        if value is None:
            return
        if self.kind == "number":
            out[at] = _clip(float(value) / self.top)
        elif self.kind == "choice":
            if 0 <= int(value) < size:
                out[at + int(value)] = 1.0
        elif self.kind == "seat":
            if int(value) >= 0:
                out[at + turn(int(value))] = 1.0
        elif self.kind == "seats":
            for seat in _bits(value):
                out[at + turn(seat)] = 1.0
        elif self.kind == "set":
            for item in value:
                if 0 <= int(item) < size:
                    out[at + int(item)] = min(1.0, out[at + int(item)] + 1.0 / self.top)
        elif self.kind == "owners":
            self._fill_owners(out, at, value, turn, size)
        else:
            for place, number in enumerate(value[:size]):
                if number is not None:
                    out[at + place] = _clip(float(number) / self.top)

    def _fill_owners(self, out: Vector, at: int, value: Any, turn: Callable[[int], int], size: int) -> None:
        seats = size // max(1, len(value))
        for place, owner in enumerate(value):
            if owner is not None and owner >= 0:
                out[at + place * seats + turn(owner)] = 1.0


def _clip(value: float) -> float:
    return 0.0 if value < 0.0 else 1.0 if value > 1.0 else value


def _bits(value: Any) -> list[int]:
    if isinstance(value, int):
        return [seat for seat in range(8) if value >> seat & 1]
    return [int(seat) for seat in value]


def number(path: str, top: float, group: str = PUBLIC) -> Field:
    """One number, divided by the most it is expected to be."""
    return Field(path, 1, top, "number", group)


def flag(path: str, group: str = PUBLIC) -> Field:
    return Field(path, 1, 1.0, "number", group)


def choice(path: str, size: int, group: str = PUBLIC) -> Field:
    """One of `size` things; nothing is all zeros."""
    return Field(path, size, 1.0, "choice", group)


def numbers(path: str, size: Sized, top: float, group: str = PUBLIC) -> Field:
    """A list of numbers."""
    return Field(path, size, top, "numbers", group)


def many(path: str, size: int, top: float = 1.0, group: str = PUBLIC) -> Field:
    """A list of things, each counted."""
    return Field(path, size, top, "set", group)


def seat(path: str, group: str = PUBLIC) -> Field:
    """A seat, seen from the own one."""
    return Field(path, lambda seats: seats, 1.0, "seat", group)


def seats(path: str, group: str = PUBLIC) -> Field:
    """Some seats, as a list or a bit set."""
    return Field(path, lambda seats: seats, 1.0, "seats", group)


def owners(path: str, places: int, group: str = PUBLIC) -> Field:
    """For each place the seat that owns it."""
    return Field(path, lambda seats: seats * places, 1.0, "owners", group)


def stage(path: str, names: tuple[str, ...], group: str = PUBLIC) -> Field:
    """One of some words."""
    field = Field(path, len(names), 1.0, "choice", group)
    field.words = {name: place for place, name in enumerate(names)}  # type: ignore[attr-defined]
    return field


class Layout:
    """The fields of a title for one number of seats, with their places in the vector."""

    def __init__(self, fields: tuple[Field, ...], seats: int) -> None:
        self.fields, self.seats = fields, seats
        self.places: list[int] = []
        self.names: dict[str, slice] = {}
        at = 0
        for group in (PUBLIC, OWN):
            for field in fields:
                if field.group == group:
                    at = self._place(field, at)
            if group == PUBLIC:
                self.public_size = at
        self.size = at

    def _place(self, field: Field, at: int) -> int:
        length = field.size(self.seats) * (self.seats if field.per_seat else 1)
        self.names[field.path] = slice(at, at + length)
        return at + length

    def encode(self, view: dict[str, Any], viewer: Optional[int]) -> Vector:
        """The vector of a viewer; a spectator (None) sees nobody's own fields."""
        out: Vector = np.zeros(self.size, dtype=np.float32)
        base = viewer or 0
        seats = self.seats

        def turn(seat: int) -> int:
            return (seat - base) % seats

        for field in self.fields:
            at = self.names[field.path].start
            if not field.per_seat:
                self._fill(field, out, at, field.read(view, field.steps), turn)
                continue
            rows = field.read(view, field.steps)
            if rows is None:
                continue
            size = field.size(seats)
            for seat in range(seats):
                row = rows[(base + seat) % seats]
                value = field.read(row, field.steps_behind) if field.steps_behind else row
                self._fill(field, out, at + seat * size, value, turn)
        return out

    def _fill(self, field: Field, out: Vector, at: int, value: Any, turn: Callable[[int], int]) -> None:
        words = getattr(field, "words", None)
        if words is not None:
            value = words.get(value, -1)
        field.fill(out, at, field.size(self.seats), value, turn)

    def describe(self) -> list[dict[str, Any]]:
        """One row per field: name, group, first place and length."""
        return [
            {"name": f.path, "group": f.group, "kind": f.kind, "start": self.names[f.path].start,
             "length": self.names[f.path].stop - self.names[f.path].start}
            for f in self.fields
        ]  # fmt: skip
