"""One description per title of what its observation vector holds."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from signoria.envs.layout import Layout


@cache
def layout(title: str, seats: int) -> Layout:
    return Layout(import_module(f"signoria.envs.layouts.{title}").FIELDS, seats)
