"""The stages of a finished game, by the headings of its title's chronicle."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from signoria.kernel import Record
from signoria.titles import title

FEWEST: Final = 14  # points of a chart; stages are divided until there are so many
MOST: Final = 32


@dataclass(frozen=True)
class Stage:
    """It begins with this event, before so many actions."""

    at: int
    key: str
    values: tuple[int, ...]


def stages_of(record: Record) -> list[Stage]:
    """In their order; none if the title names none. A stage that begins with an action begins after it."""
    keys = title(record.game.id).stages
    found: list[Stage] = []
    told = 0
    for g in record.moments(trust=True):
        log = g.log or []
        for event in log[told:]:
            if event.key in keys:
                found = [stage for stage in found if stage.at != g.moves]
                found.append(Stage(g.moves, event.key, event.values))
        told = len(log)
    return found


def stage_at(stages: list[Stage], number: int) -> int:
    """The stage in which a decision with so many actions before it was taken; -1 before the first."""
    return bisect_right([stage.at for stage in stages], number) - 1


def marks_of(stages: list[Stage], actions: int) -> list[int]:
    """The moments of the chart: the start, the stages, the end, and some between them where they are far apart."""
    marks = {0, actions, *(stage.at for stage in stages)}
    for place in range(1, FEWEST):
        between = round(place * actions / FEWEST)
        if len(stages) < FEWEST and min(abs(between - mark) for mark in marks) * 2 * FEWEST >= actions:
            marks.add(between)
    ordered = sorted(marks)
    while len(ordered) > MOST:
        ordered = [*ordered[:-1:2], ordered[-1]]
    return ordered
