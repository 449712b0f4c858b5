"""Whoever sits at this screen: one person with a name, and at a table for several a few more."""

from __future__ import annotations

from typing import Final, Optional

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.denied import Denied
from signoria.server.hall import Hall, new_id
from signoria.server.names import cleaned
from signoria.server.protocol import Me, MeChange
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import insert

READER: Final = "here"  # the id of the person whose browser it is


class PeopleHere:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def find(self, id: str) -> Optional[UserRow]:
        return await self.hall.store.one(UserRow, sa.select(rows.users).where(rows.users.c.id == id))

    async def must(self, id: str) -> UserRow:
        found = await self.find(id)
        if found is None:
            raise Denied("no-name", "a name is needed first", 401)
        return found

    async def change(self, id: str, wish: MeChange) -> UserRow:
        known = await self.find(id)
        user = UserRow(id, cleaned(wish.name), wish.language, known.created if known else now_ms())
        await self._keep(user, known is not None)
        return user

    async def welcome(self, name: str, language: str) -> UserRow:
        """One more at this screen, for one table."""
        user = UserRow(f"{READER}-{new_id()}", cleaned(name), language, now_ms())
        await self._keep(user, False)
        return user

    async def _keep(self, user: UserRow, known: bool) -> None:
        if known:
            changed = {"name": user.name, "language": user.language}
            await self.hall.store.write((sa.update(rows.users).where(rows.users.c.id == user.id).values(changed), None))
        else:
            await self.hall.store.write(insert(sa.insert(rows.users), [user]))


def told(user: Optional[UserRow]) -> Me:
    if user is None:
        return Me("", "")
    return Me(user.id, user.name, user.language)  # type: ignore[arg-type]
