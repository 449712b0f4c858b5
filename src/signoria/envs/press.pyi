"""Sheets and legal actions into arrays, in C; only the compiled build has it."""

from typing import Any, Callable, Sequence

PlateField = tuple[int, int, int, int, int, int, int, int, float, list[float]]

class Plate:
    def __init__(self, seats: int, size: int, rows: int, fields: list[PlateField], /) -> None: ...
    def print(
        self, sheets: list[Callable[..., Any]], games: list[Any] | None, seats: list[int], out: Any, /
    ) -> None: ...

def note(numbers: list[int], out: Any, /) -> None: ...
def mark(actions: Sequence[list[int]], width: int, out: Any, /) -> None: ...
