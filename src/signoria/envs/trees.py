"""The writers of a layout, put together to a tree that follows the view down to the fields.

Every seat has a tree of its own, so that nothing need be turned while writing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Union

from signoria.envs.stretches import Stretches, Turn, stretches
from signoria.envs.writers import Items, Keys, Places, Several, Value, Write, of_set

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout

Step = Union[str, int]

SINGLE = ("number", "choice", "word", "seat")
LISTED = {"numbers": "amount", "choices": "choice", "owners": "seat"}  # what such a list holds at each place


class Target(NamedTuple):
    """One value: the steps that are left to it, its field, and where its numbers lie."""

    steps: tuple[Step, ...]
    field: Field
    place: slice


def trees(layout: Layout) -> list[Keys]:
    """For each seat the writer of its whole view."""
    shared: dict[str, Stretches] = {}
    return [Tree(layout, own, shared).whole() for own in range(layout.seats)]


class Tree:
    """Makes the tree of one seat; the numbers of values that do not depend on who looks are shared by all."""

    def __init__(self, layout: Layout, own: int, shared: dict[str, Stretches]) -> None:
        self.layout, self.seats, self.own, self.shared = layout, layout.seats, own, shared
        self.turn: Turn = tuple((seat - own) % self.seats for seat in range(self.seats))

    def whole(self) -> Keys:
        return self.keys(grouped(self.targets()))

    def targets(self) -> list[Target]:
        found = []
        for field in self.layout.fields:
            start, size = self.layout.slices[field.path].start, field.size(self.seats)
            for count, row in enumerate(field.places(self.seats)):
                seat = ((self.own + row) % self.seats,) if field.mark else ()
                place = slice(start + count * size, start + (count + 1) * size)
                found.append(Target((*field.keys, *seat, *field.keys_behind), field, place))
        return found

    def keys(self, groups: dict[Step, list[Target]]) -> Keys:
        values: list[tuple[str, Value]] = []
        parts: list[tuple[str, Write]] = []
        for step, found in groups.items():
            if len(found) == 1 and not found[0].steps and found[0].field.kind in SINGLE:
                values.append((str(step), Value(found[0].place, self.known(found[0].field))))
            else:
                parts.append((str(step), self.writer(found)))
        return Keys(values, parts, merged([target.place for found in groups.values() for target in found]))

    def writer(self, found: list[Target]) -> Write:
        """Of one part, which may be a field and hold others."""
        writers = [self.field(target) for target in found if not target.steps]
        deeper = [target for target in found if target.steps]
        if deeper:
            writers.append(self.part(deeper))
        return writers[0] if len(writers) == 1 else Several(writers).write

    def part(self, found: list[Target]) -> Write:
        groups = grouped(found)
        if all(isinstance(step, str) for step in groups):
            return self.keys(groups).write
        rows = [groups.get(place, []) for place in range(max(int(step) for step in groups) + 1)]
        alike = {(target.field, target.steps) for row in rows for target in row}
        field = found[0].field
        if alike == {(field, ())} and field.kind in SINGLE and all(rows):
            return Places([row[0].place for row in rows], self.known(field)).write
        return Items([self.writer(row) for row in rows]).write

    def field(self, target: Target) -> Write:
        field, place = target.field, target.place
        if field.kind in SINGLE:
            return Value(place, self.known(field)).write
        if field.kind in LISTED:
            known = self.known(field)
            starts = range(place.start, place.stop, known.size)
            return Places([slice(start, start + known.size) for start in starts], known).write
        return of_set(field, place, self.seats, self.turn)

    def known(self, field: Field) -> Stretches:
        kind = LISTED.get(field.kind, field.kind)
        if kind == "seat":
            return stretches(kind, field, self.seats, self.turn)
        if field.path not in self.shared:
            self.shared[field.path] = stretches(kind, field, self.seats, self.turn)
        return self.shared[field.path]


def grouped(found: list[Target]) -> dict[Step, list[Target]]:
    """Targets by their first step, which is taken."""
    groups: dict[Step, list[Target]] = {}
    for target in found:
        groups.setdefault(target.steps[0], []).append(target._replace(steps=target.steps[1:]))
    return groups


def merged(places: list[slice]) -> list[slice]:
    """The same numbers in as few places as can be."""
    joined: list[slice] = []
    for place in sorted(places, key=lambda place: place.start):
        if joined and joined[-1].stop == place.start:
            joined[-1] = slice(joined[-1].start, place.stop)
        else:
            joined.append(place)
    return joined
