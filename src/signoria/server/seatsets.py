"""Seats as the rules tell them, a bit for each, and as they are told to people and gone through."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1 << 10)
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a bit set, in their order; the same few are asked for again and again."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
