"""Sheets and legal actions into arrays, in C; see kernel/in_c.py."""

from typing import Any, Callable, Sequence

PlateField = tuple[int, int, int, int, int, int, int, int, float, list[float]]

source: int

class Plate:
    def __init__(self, seats: int, size: int, rows: int, fields: list[PlateField], /) -> None: ...
    def print(
        self, sheets: list[Callable[..., Any]], games: list[Any] | None, seats: list[int], out: Any, /
    ) -> None: ...

def note(numbers: list[int], out: Any, /) -> None: ...
def refused(legal: list[list[int]], actions: list[int], /) -> list[int]: ...
def mark(actions: Sequence[list[int]], width: int, out: Any, /) -> None: ...
