"""Marks for the compiler (SIGNORIA_COMPILE=1); an interpreted build needs nothing for them.

`allow_interpreted_subclasses` lets a new title run on a compiled kernel, and lets `copy` make a state or its offers
by `__new__` alone: the compiler would otherwise call `__init__` in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**marks: bool) -> Any:
        return lambda marked: marked


__all__ = ["mypyc_attr"]
