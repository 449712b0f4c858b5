"""Places of a pack, `families.gonzaga.gold` or `map.roads`, in its figures and in its text.

The text is changed line by line, so that the comments that say where each figure comes from stay.
"""

from __future__ import annotations

import json
import re
from typing import Any, Mapping

HEADER = re.compile(r"^\[+([A-Za-z0-9_.]+)\]+")
ENTRY = re.compile(r"^(?P<key>[A-Za-z0-9_]+)(?P<equals>\s*=\s*)(?P<value>[^#]*?)(?P<rest>\s*(#.*)?)$")


def found(figures: Mapping[str, Any], place: str) -> Any:
    """What stands at a place; a row of a list goes by its `id`. What is left out of a row is None."""
    at: Any = figures
    *way, key = place.split(".")
    for name in way:
        if isinstance(at, list):
            at = next((row for row in at if row.get("id") == name), None)
        else:
            at = at.get(name)
        if at is None:
            raise ValueError(f"the pack has no {place!r}: {name!r} is missing")
    return at.get(key)


def is_member(values: list[Any], item: Any) -> bool:
    return any(sorted(value) == sorted(item) for value in values)


def replaced(text: str, place: str, value: Any) -> str:
    """The text of a pack with another value at a place."""
    lines = text.splitlines()
    number = _line_of(lines, place)
    match = ENTRY.match(lines[number])
    assert match is not None
    told = f"{match['key']}{match['equals']}{json.dumps(value)}"
    lines[number] = f"{told}{match['rest']}"
    return "\n".join(lines) + "\n"


def with_member(text: str, place: str, item: list[str], there: bool) -> str:
    """The text of a pack with or without a pair in one of its lists, which has a line for each and is sorted."""
    lines = text.splitlines()
    first = _line_of(lines, place) + 1
    last = next(number for number in range(first, len(lines)) if lines[number].startswith("]"))
    pairs = [line for line in lines[first:last] if sorted(_pair(line)) != sorted(item)]
    if there:
        pairs.append(f"  {json.dumps(sorted(item))},")
    lines[first:last] = sorted(pairs)
    return "\n".join(lines) + "\n"


def _pair(line: str) -> list[str]:
    pair: list[str] = json.loads(line.strip().rstrip(","))
    return pair


def _line_of(lines: list[str], place: str) -> int:
    """Where the value of a place stands."""
    *way, key = place.split(".")
    for start, end in _tables(lines, way[0]):
        entries = {match["key"]: number for number in range(start, end) if (match := ENTRY.match(lines[number]))}
        named = len(way) == 1 or (
            "id" in entries and ENTRY.sub(r"\g<value>", lines[entries["id"]]).strip('"') == way[1]
        )
        if named and key in entries:
            return entries[key]
    raise ValueError(f"the text of the pack has no line for {place!r}")


def _tables(lines: list[str], name: str) -> list[tuple[int, int]]:
    """First and last line of each table of this name."""
    heads = [(number, match[1]) for number, line in enumerate(lines) if (match := HEADER.match(line))]
    ends = [number for number, _ in heads[1:]] + [len(lines)]
    return [(number + 1, end) for (number, head), end in zip(heads, ends) if head == name]
