"""Games that somebody has forgotten, or will not lose: where no clock does it, a bot goes on after many days.

It is as if the person had left: the seat can be taken back, a defeat counts, a bot's victory earns nothing. A game
alone with bots that is not rated waits for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Optional

import sqlalchemy as sa
import structlog
from msgspec import Struct

from signoria.bots import usual_level
from signoria.server import rows, seating
from signoria.server.denied import Denied, Elsewhere
from signoria.server.ledger import HELPED
from signoria.server.notices.rows import waits
from signoria.server.rows import now_ms

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

DAY: Final = 24 * 3600_000
AT_ONCE: Final = 50
t, p, w = rows.tables.c, rows.places.c, waits.c
log = structlog.get_logger("forgotten")


class _Waiting(Struct):
    table_id: str
    seat: int
    clock: Optional[dict[str, Any]]
    paused: bool
    unrated: str
    people: int


class Forgotten:
    """In every process, now and then; a table that another has is left to it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def forget_old(self) -> None:
        days = self.hall.settings.forgotten_days
        if not days:
            return
        found = await self.hall.store.all(_Waiting, _since(now_ms() - int(days * DAY)))
        for row in found:
            if (row.clock is None or row.paused) and (row.people > 1 or row.unrated in ("", HELPED)):
                await self._go_on(row.table_id, row.seat)

    async def _go_on(self, id: str, seat: int) -> None:
        try:
            await (await self.hall.table(id)).call(go_on, seat)
        except Elsewhere:
            return
        except Denied as denied:
            log.warning("a forgotten game stays as it is", reason=denied.key)


def _since(latest: int) -> Any:
    """People who have been asked something, or whose game stands still, since before this time, and have not left."""
    asked = sa.or_(w.asked.is_(True), t.paused.is_(True))
    seat = sa.and_(p.table_id == w.table_id, p.seat == w.seat)
    other = rows.places.alias()
    persons = other.c.table_id == w.table_id, other.c.kind == "person", other.c.driver == ""
    people = sa.select(sa.func.count()).select_from(other).where(*persons).scalar_subquery()
    return (
        sa.select(w.table_id, w.seat, t.clock, t.paused, t.unrated, people.label("people"))
        .join_from(waits, rows.places, seat)
        .join(rows.tables, t.id == w.table_id)
        .where(t.status == "running", p.kind == "person", p.driver == "", asked, w.since < latest)
        .order_by(w.since)
        .limit(AT_ONCE)
    )


async def go_on(table: Table, seat: int) -> None:
    """In the owner task. Whoever is at the table is not forgetting it."""
    place = table.places[seat]
    if table.row.status != "running" or place.kind != "person" or place.driver or table.viewers[seat].connections:
        return
    paused = table.row.paused
    await seating.wake(table)
    if not paused or table.persons() == [seat]:
        await seating.drive_seat(table, seat, usual_level(table.row.game))
