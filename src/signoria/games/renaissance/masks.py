"""Bit sets of cities as lists of cities and of action codes."""

from __future__ import annotations


def codes(base: int, cities: int) -> list[int]:
    """The code `base + city` for each city of a bit set."""
    found = []
    while cities:
        low = cities & -cities
        found.append(base + low.bit_length() - 1)
        cities ^= low
    return found


def members(cities: int) -> list[int]:
    return codes(0, cities)
