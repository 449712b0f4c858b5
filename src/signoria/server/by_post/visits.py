"""When somebody was last at a table by post, and what they have been told since. Run by the table's owner task.

A visit is over once its person has been away for a while: whoever reloads the page is told the same story again.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, Optional

import sqlalchemy as sa
from msgspec import structs

from signoria.server import ledger
from signoria.server.by_post.protocol import Story
from signoria.server.by_post.rows import VisitRow, visits
from signoria.server.denied import Denied
from signoria.server.rows import now_ms
from signoria.server.store import insert

if TYPE_CHECKING:
    from signoria.server.table import Table

MINUTE: Final = 60_000
BY_OTHERS: Final = (ledger.CLOCK, ledger.LATE_PASS, ledger.SENT_OFF, ledger.LEFT)


def are_kept(table: Table, seat: int) -> bool:
    by_post = table.clock is not None and table.clock.rule.post is not None
    return by_post and seat >= 0 and table.g is not None


async def come(table: Table, seat: int) -> None:
    """Somebody looks: what they had seen the time before is where the story begins."""
    row, now, seen = await _known(table, seat), now_ms(), len(_own(table, seat))
    if row is None:
        await _keep(table, VisitRow(table.row.id, seat, seen, now))
    elif now - row.at >= table.hall.settings.visit_minutes * MINUTE and len(table.viewers[seat].connections) <= 1:
        await _keep(table, VisitRow(table.row.id, seat, seen, now, row.seen, row.at))


async def leave(table: Table, seat: int) -> None:
    """Nobody looks any more: all that was told until now was seen."""
    row = await _known(table, seat)
    if row is not None:
        await _keep(table, structs.replace(row, seen=len(_own(table, seat)), at=now_ms()))


async def _known(table: Table, seat: int) -> Optional[VisitRow]:
    if seat not in table.visits:
        where = sa.and_(visits.c.table_id == table.row.id, visits.c.seat == seat)
        table.visits[seat] = await table.hall.store.one(VisitRow, sa.select(visits).where(where))
    return table.visits[seat]


async def _keep(table: Table, row: VisitRow) -> None:
    where = sa.and_(visits.c.table_id == row.table_id, visits.c.seat == row.seat)
    await table.hall.store.write((sa.delete(visits).where(where), None), insert(sa.insert(visits), [row]))
    table.visits[row.seat] = row


def _own(table: Table, seat: int) -> list[int]:
    """The places in the log of what a seat was told."""
    log, bit = (table.g.log if table.g is not None else None) or [], table.viewers[seat].bit
    return [place for place, told in enumerate(log) if told.audience & bit]


async def story(table: Table, user_id: str, first: Optional[int]) -> Story:
    """From the last visit on, or from an event of one's own."""
    seat = table.seat_of(user_id)
    if not are_kept(table, seat):
        raise Denied("no-seat", status=403)
    if not table.viewers[seat].glances.take():
        raise Denied("no-hurry", "too many looks back", 429)
    row, own = await _known(table, seat), _own(table, seat)
    begins = min(len(own), first if first is not None else row.before if row is not None else 0)
    told = [bisect_right(table.told, place) - 1 for place in own]  # the action that each event tells of
    times = [table.ledger[action].at if action >= 0 else table.row.started or 0 for action in told[begins:]]
    lent = [
        number
        for number, action in enumerate(told)
        if number >= begins and action >= 0 and _lent(table, seat, action)
    ]  # fmt: skip
    at = row.before_at if row is not None else None
    return Story(table.viewers[seat].epoch, begins, at, [time // MINUTE * MINUTE for time in times], lent)


def _lent(table: Table, seat: int, action: int) -> bool:
    return table.history[action][0] == seat and table.ledger[action].by in BY_OTHERS
