"""How a value of a view becomes numbers: each kind of field as a few lines of Python.

The lines of all fields of a layout are joined into one function per title and seat count and
compiled once: faster than calling a prepared function for every field and seat.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout

Key = Union[str, int]
Fill = Callable[[dict[str, Any], int, tuple[int, ...], "array[float]"], None]


def compile_fill(layout: Layout) -> Fill:
    """The function `fill(view, own, turn, out)` of a layout; `turn` maps seats as seen from `own`."""
    source = Source(layout)
    scope: dict[str, Any] = {"write_offers": write_offers, "bits": bits, "at": item_at, "words": source.words}
    exec(compile("\n".join(source.lines), "<layout>", "exec"), scope)
    fill: Fill = scope["fill"]
    return fill


class Source:
    """The text of the function, section by section: a section is one part of the view."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seats = layout.seats
        self.words: list[dict[str, int]] = []
        self.lines = ["def fill(view, own, turn, out):"]
        for keys, fields in sections(layout).items():
            self.section(keys, fields)

    def section(self, keys: tuple[Key, ...], fields: list[Field]) -> None:
        self.add(1, "s = view")
        for key in keys:
            self.add(1, f"s = {read('s', key)} if s is not None else None")
        self.add(1, "if s:")
        for field in fields:
            if not field.mark:
                self.value(field, read("s", field.keys[-1]), self.layout.slices[field.path].start)
        by_row = [field for field in fields if field.mark]
        for place in range(self.seats if by_row else 0):
            here = [field for field in by_row if place in field.places(self.seats)]
            if not here:
                continue
            self.add(2, f"r = s[(own + {place}) % {self.seats}]" if place else "r = s[own]")
            for field in here:
                found = read("r", field.keys_behind[0]) if field.keys_behind else "r"
                first = field.places(self.seats)[0]
                at = self.layout.slices[field.path].start + (place - first) * field.size(self.seats)
                self.value(field, found, at)

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def value(self, field: Field, found: str, at: int) -> None:
        self.add(2, f"v = {found}")
        for line in TEMPLATES[field.kind](self, field, at):
            self.add(2, line)


def sections(layout: Layout) -> dict[tuple[Key, ...], list[Field]]:
    """The fields by the part of the view they read."""
    found: dict[tuple[Key, ...], list[Field]] = {}
    for field in layout.fields:
        found.setdefault(tuple(field.keys if field.mark else field.keys[:-1]), []).append(field)
    return found


def read(part: str, key: Key) -> str:
    return f"at({part}, {key})" if isinstance(key, int) else f"{part}.get({key!r})"


def item_at(items: list[Any], place: int) -> Any:
    """An item of a list that may be too short to have it."""
    return items[place] if place < len(items) else None


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
