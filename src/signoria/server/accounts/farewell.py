"""The days between the wish to leave and the end: whoever comes back meanwhile may stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Final, Optional

import sqlalchemy as sa
import structlog

from signoria.server.accounts import rows
from signoria.server.denied import Denied
from signoria.server.rows import now_ms
from signoria.server.store import Store, Write

if TYPE_CHECKING:
    from signoria.server.accounts.desk import Desk

DAYS: Final = 7
DAY: Final = 24 * 3600_000
AGAIN: Final = 10 * 60_000  # ms after which what another process began to delete, and did not finish, is deleted here
f = rows.farewells.c
log = structlog.get_logger("farewells")


class Farewells:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def due(self, user_id: str) -> Optional[int]:
        """When somebody's account ends; None if it does not."""
        found: list[int] = await self.store.column(sa.select(f.due).where(f.user_id == user_id))
        return found[0] if found else None

    async def say(self, user_id: str) -> None:
        """In seven days, or when it was already to end. Nothing opens the account meanwhile but coming in anew."""
        ends = {"user_id": user_id, "due": now_ms() + DAYS * DAY, "claimed": 0}
        shut: list[Write] = [
            (sa.delete(table).where(table.c.user_id == user_id), None) for table in (rows.sessions, rows.tokens)
        ]
        await self.store.write((self.store.unless_there(rows.farewells), [ends]), *shut)

    async def take_back(self, user_id: str) -> None:
        """The account stays, unless it is being deleted already."""
        open_still = sa.and_(f.user_id == user_id, f.claimed == 0)
        statement = sa.delete(rows.farewells).where(open_still).returning(*rows.farewells.c)
        if await self.store.take(rows.FarewellRow, statement) is None:
            raise Denied("no-longer", "this account is not to be deleted, or it is too late", 404)

    async def claim(self) -> list[rows.FarewellRow]:
        """Those whose days are over; of several processes one has them."""
        over = sa.and_(f.due <= now_ms(), f.claimed < now_ms() - AGAIN)
        statement = sa.update(rows.farewells).where(over).values(claimed=now_ms())
        return await self.store.take_all(rows.FarewellRow, statement.returning(*rows.farewells.c))


class Departures:
    """In every process, now and then."""

    def __init__(self, desk: Desk, forget_ratings: Callable[[], None]) -> None:
        self.desk, self.forget_ratings = desk, forget_ratings

    async def forget_old(self) -> None:
        for row in await self.desk.farewells.claim():
            try:
                await self._leave(row.user_id)
            except Exception as error:  # tried again later, and others need not wait for it
                log.error("an account is not deleted yet", reason=type(error).__name__)

    async def _leave(self, user_id: str) -> None:
        user = await self.desk.people.user(user_id)
        if user is not None:
            await self.desk.delete(user)
            self.forget_ratings()
