"""How a value of a view becomes numbers: each kind of field as a few lines of Python.

A part of the view, all that lies under one of its keys, has one function that is written and compiled when a layout is
made: faster than calling a prepared function for every field and seat. It changes the numbers of the part as it was
into those of the part as it is now, because most of a table is as it was.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, Union

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout

Write = Callable[[Any, Any, int, tuple[int, ...], "array[float]"], None]


class Row(NamedTuple):
    """A step to the row of a seat, counted from the own one."""

    place: int


Step = Union[str, int, Row]


class Target(NamedTuple):
    """One value: the steps that are left to it, its field, and where its numbers begin."""

    steps: tuple[Step, ...]
    field: Field
    at: int


def compile_writers(layout: Layout) -> dict[str, Write]:
    """For each key of the view the function `write(s0, t0, own, turn, out)`, to be called when `t0` has become `s0`.

    `turn` maps seats as seen from `own`; None stands for a part that is not there, with blank numbers.
    """
    source = Source(layout.seats)
    parts = grouped(targets(layout))
    for place, inner in enumerate(parts.values()):
        source.add(0, f"def write_{place}(s0, t0, own, turn, out):")
        source.part(1, 0, inner)
    scope: dict[str, Any] = {"write_offers": write_offers, "bits": bits, "words": source.words, "nothing": {}}
    scope["blank"] = [array("f", bytes(4 * length)) for length in range(source.longest + 1)]
    exec(compile("\n".join(source.lines), "<layout>", "exec"), scope)
    return {str(key): scope[f"write_{place}"] for place, key in enumerate(parts)}


def targets(layout: Layout) -> list[Target]:
    found = []
    for field in layout.fields:
        at, size = layout.slices[field.path].start, field.size(layout.seats)
        if not field.mark:
            found.append(Target(tuple(field.keys), field, at))
            continue
        for count, place in enumerate(field.places(layout.seats)):
            found.append(Target((*field.keys, Row(place), *field.keys_behind), field, at + count * size))
    return found


def grouped(found: list[Target]) -> dict[Step, list[Target]]:
    """Targets by their first step, which is taken."""
    groups: dict[Step, list[Target]] = {}
    for target in found:
        groups.setdefault(target.steps[0], []).append(target._replace(steps=target.steps[1:]))
    return groups


class Source:
    """The text of the functions. `s0` is the new part and `t0` the old one, `s1` and `t1` lie in it, and so on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.words: list[dict[str, int]] = []
        self.longest = 0
        self.lines: list[str] = []

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def part(self, depth: int, level: int, found: list[Target]) -> None:
        """A part that has changed: what is read of itself, then what has changed inside."""
        here, there = f"s{level}", f"t{level}"
        for target in found:
            if not target.steps:
                self.value(depth, here, target)
        groups = grouped([target for target in found if target.steps])
        if groups:
            self.add(depth, f"{here}, {there} = {here} or nothing, {there} or nothing")
        for step, inner in groups.items():
            self.add(depth, f"s{level + 1}, t{level + 1} = {self.read(here, step)}, {self.read(there, step)}")
            self.add(depth, f"if s{level + 1} != t{level + 1}:")
            self.part(depth + 1, level + 1, inner)

    def read(self, part: str, step: Step) -> str:
        if isinstance(step, str):
            return f"{part}.get({step!r})"
        if isinstance(step, int):
            return f"{part}[{step}] if len({part}) > {step} else None"
        return f"{part}[(own + {step.place}) % {self.seats}] if {part} else None"

    def value(self, depth: int, found: str, target: Target) -> None:
        """Its numbers are blank again, then written."""
        at, size = target.at, target.field.size(self.seats)
        self.longest = max(self.longest, size)
        self.add(depth, f"out[{at}:{at + size}] = blank[{size}]" if size > 1 else f"out[{at}] = 0.0")
        self.add(depth, f"v = {found}")
        for line in TEMPLATES[target.field.kind](self, target.field, at):
            self.add(depth, line)


def bits(value: Any) -> list[int]:
    """Seats as a list, also from a bit set."""
    return value if isinstance(value, list) else [seat for seat in range(value.bit_length()) if value >> seat & 1]


def number(source: Source, field: Field, at: int) -> list[str]:
    if field.low:
        scale = 1.0 / (field.top - field.low)
        clip = f"out[{at}] = 0.0 if v < {field.low} else 1.0 if v > {field.top} else (v - {field.low}) * {scale!r}"
        return [f"if v is not None: {clip}"]
    if field.top == 1.0:
        return [f"if v: out[{at}] = 1.0"]
    return [f"if v and v > 0: out[{at}] = v * {1.0 / field.top!r} if v < {field.top} else 1.0"]


def choice(source: Source, field: Field, at: int) -> list[str]:
    high = field.low + field.things(source.seats)
    return [f"if v is not None and {field.low} <= v < {high}: out[v + {at - field.low}] = 1.0"]


def choices(source: Source, field: Field, at: int) -> list[str]:
    things = field.things(source.seats)
    return [
        "if v and any(v):" if field.low > 0 else "if v:",
        f"    i = {at - field.low}",
        f"    for x in v[:{field.count}]:",
        f"        if {field.low} <= x < {field.low + things}: out[i + x] = 1.0",
        f"        i += {things}",
    ]


def word(source: Source, field: Field, at: int) -> list[str]:
    assert isinstance(field.of, tuple)
    source.words.append({name: at + place for place, name in enumerate(field.of)})
    return [f"v = words[{len(source.words) - 1}].get(v)", "if v is not None: out[v] = 1.0"]


def numbers(source: Source, field: Field, at: int) -> list[str]:
    return [
        "if v and any(v):",  # most lists are all zeros most of the time
        f"    i = {at}",
        f"    for x in v[:{field.things(source.seats)}]:",
        f"        if x and x > 0: out[i] = x * {1.0 / field.top!r} if x < {field.top} else 1.0",
        "        i += 1",
    ]


def many(source: Source, field: Field, at: int) -> list[str]:
    inside = f"if 0 <= x < {field.things(source.seats)}"
    if field.top == 1.0:
        return ["if v:", "    for x in v:", f"        {inside}: out[x + {at}] = 1.0"]
    return [
        "if v:",
        "    for x in v:",
        f"        {inside}: out[x + {at}] = min(1.0, out[x + {at}] + {1.0 / field.top!r})",
    ]


def seat(source: Source, field: Field, at: int) -> list[str]:
    return [f"if v is not None and v >= 0: out[turn[v] + {at}] = 1.0"]


def seats(source: Source, field: Field, at: int) -> list[str]:
    return ["if v:", f"    for x in bits(v): out[turn[x] + {at}] = 1.0"]


def owners(source: Source, field: Field, at: int) -> list[str]:
    return [
        "if v:",
        f"    i = {at}",
        "    for x in v:",
        "        if x >= 0: out[i + turn[x]] = 1.0",
        f"        i += {source.seats}",
    ]


def pairs(source: Source, field: Field, at: int) -> list[str]:
    return ["if v:", f"    for x, y in v: out[turn[x] * {field.things(source.seats)} + y + {at}] = 1.0"]


def offers(source: Source, field: Field, at: int) -> list[str]:
    return [f"if v: write_offers(out, {at}, v, turn, {field.things(source.seats)}, {1.0 / field.top!r})"]


def write_offers(
    out: array[float], at: int, found: list[list[int]], turn: tuple[int, ...], terms: int, scale: float
) -> None:
    for author, recipient, *values in found:
        incoming = turn[recipient] == 0
        block = at + (2 * turn[author if incoming else recipient] + (0 if incoming else 1)) * terms
        for place, term in enumerate(values[:terms]):
            out[block + place] = min(1.0, max(0.0, term * scale))


TEMPLATES: dict[str, Callable[[Source, Any, int], list[str]]] = {
    "number": number, "choice": choice, "choices": choices, "word": word, "numbers": numbers, "many": many,
    "seat": seat, "seats": seats, "owners": owners, "pairs": pairs, "offers": offers,
}  # fmt: skip


def labels(field: Field, seats: int) -> list[str]:
    """The ends of the names of one value's numbers."""
    if field.kind == "number":
        return [""]
    around = range(seats)
    names = things_named(field, seats)
    if field.kind == "choices":
        return [f".{place}={name}" for place in range(field.count) for name in names]
    if field.kind == "owners":
        return [f".{name}=seat+{other}" for name in names for other in around]
    if field.kind == "pairs":
        return [f".seat+{other}.{name}" for other in around for name in names]
    if field.kind == "offers":
        return [f".{way}.seat+{other}.{name}" for other in around for way in ("from", "to") for name in names]
    if field.kind in ("seat", "seats"):
        return [f"=seat+{other}" for other in around]
    return [f"={name}" if field.kind in ("choice", "word") else f".{name}" for name in names]


def things_named(field: Field, seats: int) -> list[str]:
    given: Optional[tuple[str, ...]] = field.of if isinstance(field.of, tuple) else None
    return list(given) if given else [str(field.low + place) for place in range(field.things(seats))]
