"""What a seat may reckon beside what lies before it: amounts that follow from all that it knows.

A view shows what can be seen on the table. Whoever remembers what was paid in the open also knows a closed purse, and
whoever can count knows what cities may be worth in the end. A title's `Reckoning` holds such amounts for a learned
judgement. They must follow from what the seat knows: in every world it may imagine they are the same.
"""

from __future__ import annotations

from math import log
from typing import Any, Callable, Final, Mapping

from signoria.bots.outlook import Fitted, Reading, chances
from signoria.kernel import State

PROGRESS: Final = "reckoned.progress"
ODDS: Final = "odds"  # the term that is what the outlook says of a seat
FAINTEST: Final = 5.0  # a chance of e**-5 is told as none


class Reckoning:
    """How far a game is, from 0 to 1, and for each seat some amounts, each with the most that is told apart."""

    def __init__(self, read: Callable[[Any], Reading], tops: Mapping[str, float]) -> None:
        self.read, self.terms, self.tops = read, list(tops), list(tops.values())

    def labels(self, seats: int) -> list[str]:
        """A name for every number, the own seat's first."""
        return [PROGRESS, *(f"reckoned[{seat}].{term}" for seat in range(seats) for term in self.terms)]

    def numbers(self, g: State, seat: int) -> list[float]:
        """From 0 to 1, in the order of the names, as the seat reckons."""
        progress, rows = self.read(g)
        tops, found = self.tops, [progress]
        for place in range(seat, seat + len(rows)):
            row = rows[place if place < len(rows) else place - len(rows)]
            for term in range(len(tops)):
                value, top = row[term], tops[term]
                found.append(0.0 if value <= 0.0 else 1.0 if value >= top else value / top)
        return found


def odds(outlook: Fitted, progress: float, rows: list[list[float]]) -> list[float]:
    """What an outlook says of each seat from such terms, on the logarithmic scale, from nothing to `FAINTEST`."""
    return [FAINTEST + log(max(chance, 1e-9)) for chance in chances(outlook.merits(progress, rows))]


def leads(points: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; below nothing if it is behind."""
    first, second = points[0], points[1]
    if second > first:
        first, second = second, first
    for each in points[2:]:
        if each > first:
            first, second = each, first
        elif each > second:
            second = each
    return [each - (second if each == first else first) for each in points]
