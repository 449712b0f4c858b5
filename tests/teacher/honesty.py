"""The law of honesty for whoever speaks to one seat: what is hidden may be dealt anew without changing a word."""

from __future__ import annotations

from typing import Callable

from signoria.kernel import State


def said_alike(say: Callable[[State, int], object], g: State, seat: int) -> bool:
    """Whether the same is said in the true game and in others that the seat cannot tell from it."""
    truly = say(g, seat)
    return all(say(g.imagine(seat, deal * 16), seat) == truly for deal in (b"a", b"b", b"c"))
