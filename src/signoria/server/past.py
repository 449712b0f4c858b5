"""The board as somebody saw it when a line of the log was told to them, while the game goes on.

It is the view of the same seat at that moment of the game as it stands: moves that were taken back are nowhere in
it, and nobody is shown anything that the table would not have shown them then.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from signoria.kernel import Record
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.seating import may_look

if TYPE_CHECKING:
    from signoria.server.table import Table

LAST: Final = 24  # events that go along with a glimpse


async def moment(table: Table, user_id: str, event: int, epoch: int) -> tuple[Record, int]:
    """In the owner task: the game as it stands, and after how many actions a viewer was told this event of its own."""
    viewer = table.viewers[table.seat_of(user_id)]
    if not may_look(table, user_id):
        raise Denied("no-guests", status=403)
    if not viewer.glances.take():
        raise Denied("no-hurry", "too many looks back", 429)
    log = (table.g.log if table.g is not None else None) or []
    own = [place for place, told in enumerate(log) if told.audience & viewer.bit]
    if epoch != viewer.epoch or event >= len(own):
        raise Denied("no-moment", "moves were taken back, or nothing was told there", 404)
    return table.record(), bisect_right(table.told, own[event])


async def look_back(table: Table, user_id: str, event: int, epoch: int) -> p.PastMoment:
    seat = table.seat_of(user_id)
    record, number = await table.call_from(seat, moment, user_id, event, epoch)
    return p.PastMoment(event, dict(await table.hall.trails.view(table.row.id, record, number, seat)))


async def glance(table: Table, user_id: str) -> p.Glimpse:
    """In the owner task: the board from one's own seat, without sitting down. Nothing there changes by it."""
    seat = table.seat_of(user_id)
    if seat < 0:
        raise Denied("no-seat", status=403)
    if table.g is None or table.row.status != "running":
        raise Denied("no-start")
    viewer = table.viewers[seat]
    if not viewer.glances.take():
        raise Denied("no-hurry", "too many looks", 429)
    return p.Glimpse(seat, dict(table.g.view(seat)), viewer.told(table.g.log or [], 0)[-LAST:])
