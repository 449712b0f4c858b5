"""Writers: each turns one part of a vector from what the view was into what it is now.

A writer is called as `write(now, past, out)` when its part of the view has become `now` and the numbers in `out` are
still those of `past`; None stands for a part that is not there, whose numbers are all 0. Dicts and lists hand on what
differs in them, because most of a table is as it was.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional, Sequence, Union

from signoria.envs.stretches import Stretches, Turn

if TYPE_CHECKING:
    from signoria.envs.layout import Field

Write = Callable[[Any, Any, "array[float]"], None]


class Value:
    """A single value."""

    __slots__ = ("known", "place")

    def __init__(self, place: slice, known: Stretches) -> None:
        self.place, self.known = place, known

    def write(self, now: Any, past: Any, out: array[float]) -> None:
        out[self.place] = self.known[now]


class Keys:
    """A dict: single values, which are written here and not by a call of their own, and larger parts."""

    __slots__ = ("blanks", "nothing", "optional", "parts", "values")

    def __init__(self, values: list[tuple[str, Value]], parts: list[tuple[str, Write]], places: list[slice]) -> None:
        self.values, self.parts = values, parts
        self.blanks = [(place, zeros(place)) for place in places]
        self.optional: list[tuple[str, Write]] = []
        self.nothing: dict[str, Any] = {key: None for key, _ in parts}
        self.nothing |= {key: value.known.empty for key, value in values}

    def write(self, now: Optional[Mapping[str, Any]], past: Optional[Mapping[str, Any]], out: array[float]) -> None:
        if not now:
            for place, blank in self.blanks:
                out[place] = blank
            return
        new, old = now, past or self.nothing
        try:
            for key, value in self.values:
                if new[key] != old[key]:
                    out[value.place] = value.known[new[key]]
            for key, write in self.parts:
                if new[key] != old[key]:
                    write(new[key], old[key], out)
        except KeyError as missing:
            if missing.args[0] not in self.nothing:
                raise
            self.set_aside(missing.args[0])
            self.write(new, old, out)
            return
        for key, write in self.optional:
            if new.get(key) != old.get(key):
                write(new.get(key), old.get(key), out)

    def set_aside(self, missing: str) -> None:
        """Looking for a key is slower than counting on it, so it is done only from when it is missing first."""
        self.optional += [(key, value.write) for key, value in self.values if key == missing]
        self.optional += [(key, write) for key, write in self.parts if key == missing]
        self.values = [(key, value) for key, value in self.values if key != missing]
        self.parts = [(key, write) for key, write in self.parts if key != missing]


class Items:
    """A list of parts, each with a writer of its own, such as the rows of the seats."""

    __slots__ = ("nothing", "writers")

    def __init__(self, writers: list[Write]) -> None:
        self.writers, self.nothing = writers, [None] * len(writers)

    def write(self, now: Optional[list[Any]], past: Optional[list[Any]], out: array[float]) -> None:
        new, old = now or self.nothing, past or self.nothing
        if not len(new) == len(old) == len(self.writers):
            new, old = fitted(new, self.nothing), fitted(old, self.nothing)
        at = 0
        for part in new:
            if part != old[at]:
                self.writers[at](part, old[at], out)
            at += 1  # noqa: SIM113 (a third faster for short lists than to enumerate)


class Places:
    """A list of single values, each with a place of its own; None for one that is left out."""

    __slots__ = ("known", "nothing", "places")

    def __init__(self, places: Sequence[Optional[slice]], known: Stretches) -> None:
        self.places, self.known, self.nothing = places, known, [known.empty] * len(places)

    def write(self, now: Optional[list[Any]], past: Optional[list[Any]], out: array[float]) -> None:
        new, old = now or self.nothing, past or self.nothing
        if not len(new) == len(old) == len(self.places):
            new, old = fitted(new, self.nothing), fitted(old, self.nothing)
        at = 0
        for value in new:
            if value != old[at]:
                place = self.places[at]
                if place is not None:
                    out[place] = self.known[value]
            at += 1  # noqa: SIM113


def fitted(items: list[Any], nothing: list[Any]) -> list[Any]:
    """As long as the list of nothing: filled up from it, or cut off."""
    missing = nothing[len(items) :]
    return items + missing if missing else items[: len(nothing)]


class Several:
    """One part that several fields read, or none."""

    __slots__ = ("writers",)

    def __init__(self, writers: list[Write]) -> None:
        self.writers = writers

    def write(self, now: Any, past: Any, out: array[float]) -> None:
        for write in self.writers:
            write(now, past, out)


class Many:
    """Some things in any order, as a list or a bit set."""

    __slots__ = ("blank", "high", "low", "place", "start")

    def __init__(self, place: slice, low: int) -> None:
        self.place, self.blank, self.start = place, zeros(place), place.start - low
        self.low, self.high = low, low + len(self.blank)

    def write(self, now: Union[int, list[int], None], past: Any, out: array[float]) -> None:
        out[self.place] = self.blank
        low, high, start = self.low, self.high, self.start
        for thing in now if isinstance(now, list) else members(now or 0):
            if low <= thing < high:
                out[start + thing] = 1.0


class Counts(Many):
    """Things in any order: each adds its worth to the number of its kind, up to 1."""

    __slots__ = ("worth",)

    def __init__(self, place: slice, low: int, worth: float) -> None:
        super().__init__(place, low)
        self.worth = worth

    def write(self, now: Union[int, list[int], None], past: Any, out: array[float]) -> None:
        out[self.place] = self.blank
        low, high, start, worth = self.low, self.high, self.start, self.worth
        for thing in now if isinstance(now, list) else members(now or 0):
            if low <= thing < high:
                total = out[start + thing] + worth
                out[start + thing] = total if total < 1.0 else 1.0


class Seats:
    """Some seats, as a list or a bit set."""

    __slots__ = ("blank", "place", "turn")

    def __init__(self, place: slice, turn: Turn) -> None:
        self.place, self.blank, self.turn = place, zeros(place), turn

    def write(self, now: Union[int, list[int], None], past: Any, out: array[float]) -> None:
        out[self.place] = self.blank
        start, turn = self.place.start, self.turn
        for seat in now if isinstance(now, list) else members(now or 0):
            if 0 <= seat < len(turn):
                out[start + turn[seat]] = 1.0


def members(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class Pairs:
    """A list of (seat, thing)."""

    __slots__ = ("blank", "place", "things", "turn")

    def __init__(self, place: slice, turn: Turn, things: int) -> None:
        self.place, self.blank, self.turn, self.things = place, zeros(place), turn, things

    def write(self, now: Optional[list[list[int]]], past: Any, out: array[float]) -> None:
        out[self.place] = self.blank
        for seat, thing in now or ():
            out[self.place.start + self.turn[seat] * self.things + thing] = 1.0


class Offers:
    """A list of (author, recipient, terms...): a block of terms for each partner and direction."""

    __slots__ = ("blank", "place", "scale", "terms", "turn")

    def __init__(self, place: slice, turn: Turn, terms: int, top: float) -> None:
        self.place, self.blank, self.turn, self.terms, self.scale = place, zeros(place), turn, terms, 1.0 / top

    def write(self, now: Optional[list[list[int]]], past: Any, out: array[float]) -> None:
        out[self.place] = self.blank
        for author, recipient, *values in now or ():
            incoming = self.turn[recipient] == 0
            partner = self.turn[author if incoming else recipient]
            block = self.place.start + (2 * partner + (0 if incoming else 1)) * self.terms
            for place, term in enumerate(values[: self.terms]):
                out[block + place] = min(1.0, max(0.0, term * self.scale))


def of_set(field: Field, place: slice, seats: int, turn: Turn) -> Write:
    """The writer of a value that is a set of things, of seats or of both."""
    things = field.things(seats)
    if field.kind == "many":
        once = field.top == 1.0
        return Many(place, field.low).write if once else Counts(place, field.low, 1.0 / field.top).write
    if field.kind == "seats":
        return Seats(place, turn).write
    if field.kind == "pairs":
        return Pairs(place, turn, things).write
    return Offers(place, turn, things, field.top).write


def zeros(place: slice) -> array[float]:
    return array("f", bytes(4 * (place.stop - place.start)))
