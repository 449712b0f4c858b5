"""Bit sets of cities as lists of cities and of action codes."""

from __future__ import annotations

from typing import Final

BITS: Final = 11  # a bit set of 42 cities is looked up in four pieces
CHUNK: Final = (1 << BITS) - 1
TABLES: Final = [
    [[first + place for place in range(BITS) if piece >> place & 1] for piece in range(CHUNK + 1)]
    for first in range(0, 4 * BITS, BITS)
]


def members(cities: int) -> list[int]:
    """The cities of a bit set, ascending."""
    if cities <= CHUNK:
        return TABLES[0][cities][:]
    return (
        TABLES[0][cities & CHUNK]
        + TABLES[1][cities >> BITS & CHUNK]
        + TABLES[2][cities >> 2 * BITS & CHUNK]
        + TABLES[3][cities >> 3 * BITS]
    )


def codes(base: int, cities: int) -> list[int]:
    """The code `base + city` for each city of a bit set."""
    return [base + city for city in members(cities)]
