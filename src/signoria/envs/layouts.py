"""The layout of a title's observation vector for a number of seats."""

from __future__ import annotations

from functools import cache

from signoria.envs.layout import Layout
from signoria.titles import title as find_title


@cache
def layout(title: str, seats: int) -> Layout:
    return Layout(find_title(title).part("layout"), seats)
