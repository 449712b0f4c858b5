"""The inputs of a judgement: what one seat sees and may reckon, whole numbers, one list for all tables.

Every number of a title's layout has a row, found by its name at the largest table, and so has every number of its
reckoning, where it has one; at smaller tables the rows of the absent seats are never used. The number of seats has rows
of its own. An input is the same in all worlds that the seat may imagine, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final, Optional

from signoria.bots.reckoning import Reckoning
from signoria.envs.layouts import layout
from signoria.kernel import State
from signoria.titles import game
from signoria.titles import title as find_title

WHOLE: Final = 1024  # the input of a number that is 1

Inputs = list[tuple[int, int]]  # rows that are not 0, with what they hold


def whole(value: float) -> int:
    """A number of a vector as an input."""
    return int(value * WHOLE + 0.5)


def reckoning_of(title: str) -> Optional[Reckoning]:
    found: Optional[Reckoning] = find_title(title).usable("reckoning")
    return found


def reckoned_names(title: str, seats: int) -> list[str]:
    found = reckoning_of(title)
    return [] if found is None else found.labels(seats)


def row_names(title: str) -> list[str]:
    """What each row says, in words."""
    kind = game(title)
    names = layout(title, kind.max_seats).labels() + reckoned_names(title, kind.max_seats)
    return [*names, *(f"seats={seats}" for seats in range(kind.min_seats, kind.max_seats + 1))]


class Encoding:
    """Positions of one title at one number of seats, as inputs."""

    def __init__(self, title: str, seats: int) -> None:
        self.layout, self.reckoning = layout(title, seats), reckoning_of(title)
        rows = {name: row for row, name in enumerate(row_names(title))}
        self.size = len(rows)
        self.rows = [rows[name] for name in self.layout.labels() + reckoned_names(title, seats)]
        self.table = rows[f"seats={seats}"]  # the row that says how many sit here

    def blank(self) -> array[float]:
        """The numbers of nothing: the vector, and behind it what is reckoned."""
        return array("f", bytes(4 * len(self.rows)))

    def reckon(self, g: State, seat: int, numbers: array[float]) -> None:
        """Write what the seat reckons behind its vector."""
        if self.reckoning is not None:
            numbers[self.layout.size :] = array("f", self.reckoning.numbers(g, seat))

    def inputs(self, g: State, seat: int) -> Inputs:
        """All inputs of one position, the seat that looks first."""
        numbers = self.blank()
        self.layout.fill(g.view(seat), {}, seat, numbers)
        self.reckon(g, seat, numbers)
        found = [(self.rows[place], whole(value)) for place, value in enumerate(numbers) if value]
        return [*found, (self.table, WHOLE)]


@cache
def encoding(title: str, seats: int) -> Encoding:
    """Made once for each number of seats."""
    return Encoding(title, seats)
