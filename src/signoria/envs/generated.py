"""The layout of a title that brings none, made from the shape of its views.

What cannot be known is settled in the same way for all titles (docs/environments.md lists it for users):

- A list that is as long as there are seats has a row for each of them, the own one first.
- A number that runs from 0 (or -1, for nobody) up to the last seat at every size of table is a seat.
- Any other number is scaled by the least of 2, 5, 10, 20, 50, 100, ... that no sample exceeded.
- A list that always has the same length holds figures: a number for each of its places.
- A list that changes its length holds things: each place is one of them if that takes few numbers, so that their order
  is kept; otherwise it is counted how many there are of each.
- Dicts and lists in lists have fields for each of their first places.
- What the type allows but no sample showed is taken for a number up to 100, a list for one of four, and for private.

A view may hold what no sample held: it is brought into shape first, and what does not fit is left out.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Callable, Mapping, NamedTuple, Optional

from signoria.envs.layout import (
    OWN,
    PUBLIC,
    SEATS,
    Field,
    Fit,
    Of,
    choice,
    choices,
    flag,
    many,
    number,
    numbers,
    owners,
    seat,
    seats,
    word,
)
from signoria.envs.shapes import Shape, shape_of
from signoria.kernel import Title

OWN_SEAT = "own_seat"  # without it seats that were not recognised would mean nothing
GIVEN = "given"  # whether a part that is not always there is there
LEAST_TOP = 2
UNSEEN_TOP = 100
UNSEEN_LENGTH = 4
PLACES = 8  # of dicts and lists in a list
FIGURES = 256  # in one list
ORDERED = 256  # numbers that a list may take to keep the order of its things
THINGS = 512  # that are told apart in one list
NAMED = 16  # numbers that are taken for words where words are usual


class Part(NamedTuple):
    """The fields of a part of the view, and how its value is brought into shape for them."""

    fields: list[Field]
    fit: Callable[[Any], Any]


@cache
def generated(title: Title) -> tuple[tuple[Field, ...], Fit]:
    """The fields of a title that brings no layout, and how its views are brought into shape for them."""
    whole = shape_of(title.game, title.usable("view"))
    part = Maker(title).part("", whole, False, False)

    def fit(view: Mapping[str, Any], own: int) -> dict[str, Any]:
        return {OWN_SEAT: own, **part.fit(view)}

    own_seat = [] if OWN_SEAT in whole.keys else [choice(OWN_SEAT, SEATS, group=OWN)]
    return (*own_seat, *part.fields), fit


class Maker:
    """Makes the parts of one title; `in_row` says that a part already belongs to a seat."""

    def __init__(self, title: Title) -> None:
        self.game = title.game
        self.sizes = sorted(noun.size for noun in self.game.nouns.values())

    def part(self, path: str, shape: Shape, own: bool, in_row: bool) -> Part:
        own = own or shape.own or not (shape.lengths if shape.items is not None else shape.times)
        group = OWN if own else PUBLIC
        if shape.keys:
            return self.named(path, shape, own, in_row)
        if shape.items is not None:
            return self.listed(path, shape, shape.items, own, in_row)
        if shape.words:
            return Part([word(path, names(shape), group)], text)
        if shape.number and self.is_seat(shape):
            return Part([seat(path, group)], whole_number)
        if shape.number:
            return Part([number(path, top_of(shape), low_of(shape), group)], any_number)
        return Part([flag(path, group)], any_number) if shape.flag else Part([], missing)

    def named(self, path: str, shape: Shape, own: bool, in_row: bool) -> Part:
        fields: list[Field] = []
        fits: list[tuple[str, Callable[[Any], Any]]] = []
        for name, inner in shape.keys.items():
            if not name or name.isdecimal() or set(name) & set(".[]"):
                continue  # a path cannot lead there
            place = f"{path}.{name}" if path else name
            if inner.keys and inner.times < shape.times and GIVEN not in inner.keys:
                fields.append(flag(f"{place}.{GIVEN}", OWN if own or inner.own else PUBLIC))
            part = self.part(place, inner, own, in_row)
            fields += part.fields
            fits.append((name, part.fit))

        def fit(value: Any) -> Optional[dict[str, Any]]:
            if not isinstance(value, Mapping):
                return None
            return {GIVEN: True, **{name: fit_one(value.get(name)) for name, fit_one in fits}}

        return Part(fields, fit)

    def listed(self, path: str, shape: Shape, item: Shape, own: bool, in_row: bool) -> Part:
        by_seat = self.is_by_seat(shape)
        if by_seat and not in_row:
            row = self.part(f"{path}[]", item, own, True)
            return Part(row.fields, each(row.fit))
        if item.keys or item.items is not None:
            length = min(shape.longest or UNSEEN_LENGTH, PLACES)
            rows = [self.part(f"{path}.{place}", item, own, in_row) for place in range(length)]
            return Part([field for row in rows for field in row.fields], each(rows[0].fit))
        if not (item.number or item.words or item.flag):
            return Part([], missing)
        group = OWN if own or item.own else PUBLIC
        lengths = set().union(*shape.lengths.values())
        changes = len(lengths) > 1 or (lengths == {1} and shape.empty)
        if by_seat or not changes or item.flag:
            return self.figures(path, item, SEATS if by_seat else shape.longest or UNSEEN_LENGTH, group)
        return self.things(path, shape, item, group)

    def figures(self, path: str, item: Shape, length: int, group: str) -> Part:
        """A list that always has the same length."""
        if item.words:
            places = self.game.max_seats if length == SEATS else min(length, FIGURES)
            return Part([choices(path, places, names(item), group=group)], each(place_in(names(item))))
        length = min(length, FIGURES)
        if self.is_seat(item):
            return Part([owners(path, length, group)], each(whole_number))
        top = 1.0 if item.flag else top_of(item)
        return Part([numbers(path, length, top, group, low_of(item))], each(any_number))

    def things(self, path: str, shape: Shape, item: Shape, group: str) -> Part:
        """A list that changes its length."""
        of: Of = names(item) or self.kinds(item)
        kinds = len(of) if isinstance(of, tuple) else of
        low = 0 if item.words else int(min(item.low, 0))
        fit = only(place_in(of) if isinstance(of, tuple) else whole_number)
        if self.is_seat(item) and shape.most == 1:
            return Part([seats(path, group)], fit)
        if shape.longest * kinds <= ORDERED:
            return Part([choices(path, shape.longest, of, low, group)], fit)
        if kinds <= THINGS:
            return Part([many(path, of, float(shape.most), group, low)], fit)
        return self.figures(path, item, shape.longest, group)

    def kinds(self, item: Shape) -> int:
        """How many numbers there may be in a list: as many as one of the verbs' nouns has, if that is about right."""
        least, below = int(item.high) + 1, int(max(-item.low, 0))
        noun = next((size for size in self.sizes if least <= size <= 2 * least), round_up(least))
        return noun + below

    def is_seat(self, shape: Shape) -> bool:
        ranges = shape.ranges
        return len(ranges) > 1 and all(low >= -1 and high == seats - 1 for seats, (low, high) in ranges.items())

    def is_by_seat(self, shape: Shape) -> bool:
        several = len(shape.lengths) > 1 or self.game.min_seats == self.game.max_seats
        return several and bool(shape.lengths) and all(found == {seats} for seats, found in shape.lengths.items())


def top_of(shape: Shape) -> int:
    return max(LEAST_TOP, round_up(shape.high)) if shape.ranges else UNSEEN_TOP


def low_of(shape: Shape) -> int:
    return -round_up(-shape.low) if shape.low < 0 else 0


def round_up(value: float) -> int:
    """The least of 1, 2, 5, 10, 20, 50, ... that is not below the value."""
    unit = 1
    while 5 * unit < value:
        unit *= 10
    return next(step for step in (unit, 2 * unit, 5 * unit) if step >= value)


def names(shape: Shape) -> tuple[str, ...]:
    """The words met, in alphabetical order; where words are usual, a few numbers count as words."""
    if not shape.words:
        return ()
    few = shape.number and shape.high - shape.low < NAMED
    figures = range(int(shape.low), int(shape.high) + 1) if few else ()
    return tuple(sorted({*shape.words, *map(str, figures)}))


def any_number(value: Any) -> Optional[float]:
    return value if isinstance(value, (int, float)) else None


def whole_number(value: Any) -> Optional[int]:
    return value if isinstance(value, int) else None


def text(value: Any) -> Optional[str]:
    return str(value) if isinstance(value, (int, str)) else None


def missing(value: Any) -> None:
    return None


def place_in(words: tuple[str, ...]) -> Callable[[Any], Optional[int]]:
    places = {name: place for place, name in enumerate(words)}
    return lambda value: places.get(str(value))


def each(fit: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """A list in which places count."""
    return lambda value: [fit(item) for item in value] if isinstance(value, (list, tuple)) else []


def only(fit: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """A list without what does not fit."""
    return lambda value: [item for item in each(fit)(value) if item is not None]
