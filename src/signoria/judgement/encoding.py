"""The inputs of a judgement: the observation vector of one seat's view, whole numbers, one list for all tables.

Every number of a title's layout has a row, found by its name at the largest table; at smaller ones the rows of the
absent seats are never used. The number of seats has rows of its own. An input is made from the view and nothing
else, so it cannot tell what the view does not show.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from signoria.envs.layout import View
from signoria.envs.layouts import layout
from signoria.titles import game

WHOLE: Final = 1024  # the input of a number that is 1

Inputs = list[tuple[int, int]]  # rows that are not 0, with what they hold


def whole(value: float) -> int:
    """A number of a vector as an input."""
    return int(value * WHOLE + 0.5)


def row_names(title: str) -> list[str]:
    """What each row says, in words."""
    kind = game(title)
    names = layout(title, kind.max_seats).labels()
    return [*names, *(f"seats={seats}" for seats in range(kind.min_seats, kind.max_seats + 1))]


class Encoding:
    """Views of one title at one number of seats, as inputs."""

    def __init__(self, title: str, seats: int) -> None:
        self.layout = layout(title, seats)
        rows = {name: row for row, name in enumerate(row_names(title))}
        self.size = len(rows)
        self.rows = [rows[name] for name in self.layout.labels()]
        self.table = rows[f"seats={seats}"]  # the row that says how many sit here

    def inputs(self, view: View, seat: int) -> Inputs:
        """All inputs of one view, the seat that sees it first."""
        buffer: array[float] = self.layout.blank()
        self.layout.fill(view, {}, seat, buffer)
        found = [(self.rows[place], whole(value)) for place, value in enumerate(buffer) if value]
        return [*found, (self.table, WHOLE)]


@cache
def encoding(title: str, seats: int) -> Encoding:
    """Made once for each number of seats."""
    return Encoding(title, seats)
