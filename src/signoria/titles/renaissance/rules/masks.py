"""Bit sets of cities as lists of cities and of action codes."""

from __future__ import annotations

from typing import Final

BITS: Final = 11  # a bit set of 42 cities is looked up in four pieces
CHUNK: Final = (1 << BITS) - 1
TABLES: Final = [
    [[first + place for place in range(BITS) if piece >> place & 1] for piece in range(CHUNK + 1)]
    for first in range(0, 4 * BITS, BITS)
]

REMEMBERED: Final = 1 << 12  # lists kept at most: views show the same sets again and again
LISTS: Final[dict[int, list[int]]] = {}  # of a bit set: its cities


def listed(cities: int) -> list[int]:
    """The cities of a bit set, ascending."""
    found = TABLES[0][cities & CHUNK] + TABLES[1][cities >> BITS & CHUNK]
    found += TABLES[2][cities >> 2 * BITS & CHUNK]
    found += TABLES[3][cities >> 3 * BITS]
    return found


def members(cities: int) -> list[int]:
    """As `listed`, for sets that come again and again, such as those of views."""
    if not cities:
        return []
    found = LISTS.get(cities)
    if found is None:
        found = listed(cities)
        if len(LISTS) == REMEMBERED:
            LISTS.clear()
        LISTS[cities] = found
    return found[:]


def lists(sets: list[int]) -> list[list[int]]:
    """The members of each bit set."""
    return [members(cities) if cities else [] for cities in sets]


def codes(base: int, cities: int) -> list[int]:
    """The code `base + city` for each city of a bit set."""
    return [base + city for city in listed(cities)]
