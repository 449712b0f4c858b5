"""Stages of a game: what an amount means differs early and late, so each stage has rows of its own for it.

A clock is one number of the vector that tells best how far a game is, and the values at which a new stage begins;
training finds it. An amount of a seat (points, money, cards in hand) is an input at its usual row and at that of the
stage. Both come from the view alone, as all inputs do.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final, NamedTuple, Optional

from signoria.envs.layout import Field
from signoria.envs.layouts import layout
from signoria.judgement.encoding import Inputs, reckoned_names, row_names
from signoria.titles import game

SEAT: Final = re.compile(r"\[(\d+|me)\]|seat\+(\d+)")


class Clock(NamedTuple):
    """A row, and the inputs from which each further stage begins."""

    row: int
    bounds: list[int]


def named_seat(name: str) -> tuple[str, Optional[int]]:
    """The name of a row without its first seat, and that seat, counted from the viewer."""
    found = SEAT.search(name)
    if found is None:
        return name, None
    seat = found[1] or found[2]
    return name[: found.start()] + "*" + name[found.end() :], 0 if seat == "me" else int(seat)


def is_amount(field: Field) -> bool:
    return field.kind == "numbers" or (field.kind == "number" and (field.top != 1.0 or field.low != 0))


def amounts(title: str) -> list[int]:
    """The rows that hold an amount; all that is reckoned is one."""
    seats = game(title).max_seats
    table = layout(title, seats)
    seen = [
        row for field in table.fields if is_amount(field)
        for row in range(table.slices[field.path].start, table.slices[field.path].stop)
    ]  # fmt: skip
    return [*seen, *range(table.size, table.size + len(reckoned_names(title, seats)))]


class Stages:
    """The rows of a title with those of its stages behind them."""

    def __init__(self, title: str, clock: Clock) -> None:
        self.clock = clock
        names = row_names(title)
        self.base, self.count = len(names), len(clock.bounds) + 1
        staged = [row for row in amounts(title) if named_seat(names[row])[1] is not None]
        self.places = {row: place for place, row in enumerate(staged)}
        further = [f"{names[row]} @{stage}" for stage in range(self.count) for row in staged]
        self.names = [*names, *further]

    def stage(self, clock: int) -> int:
        """What stage it is when the clock says so."""
        return bisect_right(self.clock.bounds, clock)

    def row(self, row: int, stage: int) -> Optional[int]:
        """The row of an amount at a stage; other rows have none."""
        place = self.places.get(row)
        return None if place is None else self.base + stage * len(self.places) + place

    def whole(self, inputs: Inputs) -> Inputs:
        """Inputs with those of their stage."""
        stage = self.stage(dict(inputs).get(self.clock.row, 0))
        further = [(self.row(row, stage), value) for row, value in inputs]
        return [*inputs, *((row, value) for row, value in further if row is not None)]
