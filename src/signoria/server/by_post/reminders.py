"""When somebody who is asked by post should be reminded: with half of the time left, and with a tenth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from signoria.server.by_post import calendar as days
from signoria.server.by_post.clock import PostClock

if TYPE_CHECKING:
    from signoria.server.table import Table

HALF_LEFT: Final = 0.5
PARTS_LEFT: Final = (HALF_LEFT, 0.1)


class Reminder(Struct):
    """A moment at which a person should hear that a table waits: with so much of the time left that they had."""

    seat: int
    user_id: str
    part: float
    at: int


def of_seat(table: Table, seat: int) -> list[Reminder]:
    """The reminders of the question that a seat is asked, past ones included, the soonest first.

    They belong to the question: `at` is the same each time this is asked, so that whoever sends them can tell which
    have been sent. Nobody is reminded whose seat a bot has, or while the game is paused.
    """
    clock, g = table.clock, table.g
    if not isinstance(clock, PostClock) or g is None or table.row.status != "running" or table.row.paused:
        return []
    return _of(table, clock, seat) if seat in table.persons() and g.waiting() >> seat & 1 else []


def _of(table: Table, clock: PostClock, seat: int) -> list[Reminder]:
    since, bank = clock.since[seat], clock.banks[seat]
    if since is None or bank <= 0:
        return []
    ends, own = int(clock.out_at(seat)), clock.calendar(seat)
    moments = [(part, int(days.out_at(bank * (1 - part), clock.budget, own, since))) for part in PARTS_LEFT]
    user_id = table.places[seat].user_id
    return [Reminder(seat, user_id, part, min(ends, at)) for part, at in moments]
