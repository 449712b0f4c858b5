"""Guests: a name and a signed cookie, nothing else."""

from __future__ import annotations

from typing import Any, Optional

import sqlalchemy as sa
from itsdangerous import BadSignature, TimestampSigner

from signoria.server import rows
from signoria.server.denied import Denied
from signoria.server.hall import Hall, new_id
from signoria.server.names import cleaned
from signoria.server.protocol import MeChange

COOKIE = "signoria"
LIFETIME = 400 * 24 * 3600
MOST_CACHED = 20_000


class People:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[str, rows.UserRow] = {}

    def _signer(self) -> TimestampSigner:
        return TimestampSigner(self.hall.secret, salt="guest")

    def sign(self, user: rows.UserRow) -> str:
        return self._signer().sign(user.id).decode()

    async def who(self, cookies: dict[str, Any]) -> Optional[rows.UserRow]:
        """The guest behind a cookie; None for a missing, forged or outdated one."""
        value = cookies.get(COOKIE)
        if not value or len(value) > 200:
            return None
        try:
            id = self._signer().unsign(value, max_age=LIFETIME).decode()
        except (BadSignature, UnicodeError):
            return None
        if id not in self.known:
            found = await self.hall.store.one(rows.UserRow, sa.select(rows.users).where(rows.users.c.id == id))
            if found is None:
                return None
            self._keep(found)
        return self.known[id]

    async def must(self, cookies: dict[str, Any]) -> rows.UserRow:
        user = await self.who(cookies)
        if user is None:
            raise Denied("no-name", "give your name first: PUT /api/me", 401)
        return user

    async def change(self, user: Optional[rows.UserRow], change: MeChange) -> rows.UserRow:
        name = cleaned(change.name)
        if user is None:
            made = rows.UserRow(new_id(), name, change.language, rows.now_ms())
            values = {"id": made.id, "name": name, "language": made.language, "created": made.created}
            await self.hall.store.write((sa.insert(rows.users).values(**values), None))
        else:
            made = rows.UserRow(user.id, name, change.language, user.created)
            where = rows.users.c.id == user.id
            await self.hall.store.write(
                (sa.update(rows.users).where(where).values(name=name, language=change.language), None)
            )
        self._keep(made)
        return made

    def _keep(self, user: rows.UserRow) -> None:
        if len(self.known) >= MOST_CACHED:
            self.known.pop(next(iter(self.known)))
        self.known[user.id] = user
