"""Everything about people among each other in one place, for the HTTP side."""

from __future__ import annotations

import asyncio
from typing import Optional

import sqlalchemy as sa
from msgspec import structs

from signoria.server.accounts.farewell import Departures
from signoria.server.forgotten import Forgotten
from signoria.server.notices.bureau import Bureau
from signoria.server.rows import UserRow
from signoria.server.throttle import Throttle
from signoria.server.together import invitations, rows
from signoria.server.together import protocol as w
from signoria.server.together.moderation import Moderation
from signoria.server.together.seeks import Seeks


class TogetherHouse:
    def __init__(self, bureau: Bureau, departures: Departures) -> None:
        self.hall, self.friends = bureau.hall, bureau.friends
        self.moderation = Moderation(self.hall)
        self.seeks = Seeks(self.hall, self.friends, self.moderation, Forgotten(self.hall), departures)
        self.inviting = Throttle(40, 3600.0)
        self.ignoring = Throttle(60, 3600.0)
        self.reporting = Throttle(6, 3600.0)
        self.job: Optional[asyncio.Task[None]] = None

    def open(self) -> None:
        self.hall.circle.attend()
        self.job = asyncio.create_task(self.seeks.run(), name="seeks")

    async def close(self) -> None:
        await self.hall.circle.company.close()
        if self.job is not None:
            self.job.cancel()
            await asyncio.gather(self.job, return_exceptions=True)

    async def told(self, user: UserRow) -> w.Together:
        friends, wishes, asked = await self.friends.told(user.id)
        manners, ignored = await self._manners(user.id), await self.hall.circle.of(user.id)
        return w.Together(
            friends, wishes, asked, await invitations.told(self.friends, user.id),
            [w.Ignored(row.other_id, row.called, row.kind, row.at) for row in ignored],  # type: ignore[arg-type]
            manners.hidden, manners.friends_only, await self.moderation.waiting(user.id),
        )  # fmt: skip

    async def _manners(self, user_id: str) -> rows.MannersRow:
        query = sa.select(rows.manners).where(rows.manners.c.user_id == user_id)
        return await self.hall.store.one(rows.MannersRow, query) or rows.MannersRow(user_id)

    async def behave(self, user: UserRow, m: w.Manners) -> None:
        changes, usual = structs.asdict(m), structs.asdict(rows.MannersRow(user.id))
        before = await self._manners(user.id)
        await self.hall.store.write(
            (self.hall.store.unless_there(rows.manners), [usual]),
            (sa.update(rows.manners).where(rows.manners.c.user_id == user.id).values(**changes), None),
        )
        if before.hidden != m.hidden:
            await self.hall.circle.company.hides(user.id)
