"""Tables that look for players: they begin by themselves once all seats are taken, and lapse if that takes too long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Optional, Protocol

import sqlalchemy as sa
import structlog

from signoria.server import protocol as p
from signoria.server import rows, seating
from signoria.server.denied import Denied, Elsewhere
from signoria.server.notices.rows import presences
from signoria.server.rows import now_ms

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

MOST: Final = 3  # of one person at a time
HOUR: Final = 3600_000
LIVE_LASTS: Final = 2 * HOUR
POST_LASTS: Final = 14 * 24 * HOUR
AWAY: Final = 10 * 60_000  # ms without a look at any page, and a live table seeks no more
EVERY: Final = 5.0  # seconds between two looks
t, seats = rows.tables.c, rows.places.c
log = structlog.get_logger("seeks")


def until(clock: Optional[p.ClockRule]) -> int:
    return now_ms() + (POST_LASTS if clock is not None and clock.post is not None else LIVE_LASTS)


async def allow(hall: Hall, user_id: str, m: p.CreateTable, seats_wanted: int) -> None:
    """Whoever seeks sits down, and there is somebody to seek; not too many at once."""
    if not any(fill.kind == "me" for fill in m.fill):
        raise Denied("no-seat", "whoever looks for players sits down first", 400)
    if all(fill.kind != "open" for fill in m.fill) and len(m.fill) >= seats_wanted:
        raise Denied("no-open-seat", "there is no seat to be taken", 400)
    mine = t.host == user_id, t.status == "open", t.seek > now_ms()
    count = sa.select(sa.func.count()).select_from(rows.tables).where(*mine)
    if (await hall.store.column(count))[0] >= MOST:
        raise Denied("no-more-seeks", f"at most {MOST} at a time", 429)


class Forgetful(Protocol):
    async def forget_old(self) -> None: ...


class Seeks:
    """In every process; a table that another has is left to it."""

    def __init__(self, hall: Hall, *others: Forgetful) -> None:
        self.hall, self.others = hall, others

    async def run(self) -> None:
        swept = 0
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                if now_ms() - swept > HOUR:
                    swept = now_ms()
                    for each in self.others:
                        await each.forget_old()
            except Exception as error:
                log.error("seeks wait", reason=type(error).__name__)

    async def look(self) -> None:
        for id in await self.hall.store.column(self._over()):
            await self._at(id, _lapse)
        for id in await self.hall.store.column(self._full()):
            await self._at(id, seating.begin_if_full)

    async def _at(self, id: str, method: Any) -> None:
        try:
            await (await self.hall.table(id)).call(method)
        except Elsewhere:
            return
        except Denied as denied:
            log.warning("a seek stays as it is", reason=denied.key)

    def _over(self) -> Any:
        """Too late, or, where the game would be live, nobody there who seeks."""
        now = now_ms()
        here = sa.select(presences.c.user_id).where(presences.c.seen > now - AWAY)
        live = t.seek - t.created < 2 * LIVE_LASTS
        away = sa.and_(live, t.created < now - AWAY, t.host.not_in(here))
        return sa.select(t.id).where(t.status == "open", t.seek.is_not(None), sa.or_(t.seek < now, away))

    def _full(self) -> Any:
        free = sa.select(seats.table_id).where(seats.kind == "open")
        return sa.select(t.id).where(t.status == "open", t.seek.is_not(None), t.id.not_in(free))


async def _lapse(table: Table) -> None:
    if table.row.status == "open" and not table.dealing.called and any(seat.kind == "open" for seat in table.places):
        from signoria.server.admin.instructions import close  # where nobody seeks, nothing of operators is needed

        await close(table)
