"""The layout of a title's observation vector for a number of seats."""

from __future__ import annotations

from functools import cache

from signoria.envs.guessed import guessed_fields
from signoria.envs.layout import Layout
from signoria.titles import title as find_title


@cache
def layout(title: str, seats: int) -> Layout:
    found = find_title(title)
    fields = found.usable("layout")
    return Layout(guessed_fields(found, seats) if fields is None else fields, seats)
