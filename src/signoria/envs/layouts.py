"""The layout of a title's observation vector for a number of seats."""

from __future__ import annotations

from functools import cache
from typing import Optional

from signoria.envs.generated import generated
from signoria.envs.layout import Field, Layout
from signoria.kernel.title import Title
from signoria.titles import title as find_title


def layout(title: str, seats: int) -> Layout:
    """The title's own layout, or one made from its views if it brings none."""
    return made(find_title(title), seats)


@cache
def made(title: Title, seats: int) -> Layout:
    declared: Optional[tuple[Field, ...]] = title.usable("layout")
    fields, fit = generated(title) if declared is None else (declared, None)
    scribe = None if declared is None else title.usable("scribe")
    return Layout(fields, seats, fit, scribe)
