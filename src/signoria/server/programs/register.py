"""Programs made, found by their token, and taken back."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, Iterable, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.denied import Denied
from signoria.server.programs.names import program_name
from signoria.server.programs.protocol import ProgramInfo
from signoria.server.programs.rows import ProgramRow, programs
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import Store, insert

MOST: Final = 5  # of one member
PREFIX: Final = "signoria_"  # by which a token that was published by mistake is found
HOUSE: Final = ""  # the owner of those that whoever runs the server has made
c, u = programs.c, server_rows.users.c
places, tables = server_rows.places.c, server_rows.tables.c


def new_token() -> str:
    return PREFIX + secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Register:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str) -> Optional[ProgramRow]:
        """The program that shows this token."""
        query = sa.select(programs).where(c.digest == digest(token))
        return await self.store.one(ProgramRow, query) if token.startswith(PREFIX) and len(token) < 100 else None

    async def of(self, owner: str) -> list[ProgramRow]:
        query = sa.select(programs).where(c.owner == owner).order_by(c.made, c.user_id)
        return await self.store.all(ProgramRow, query)

    async def told(self, owner: str) -> list[ProgramInfo]:
        found = await self.of(owner)
        ids = [row.user_id for row in found]
        users = await self.store.all(UserRow, sa.select(server_rows.users).where(u.id.in_(ids)))
        busy = await self.running(ids)
        named = {user.id: user for user in users}
        return [
            ProgramInfo(
                row.user_id, named[row.user_id].name, row.made, row.renewed, row.digest is not None,
                named[row.user_id].seen, busy.get(row.user_id, 0),
            )
            for row in found
        ]  # fmt: skip

    async def running(self, ids: Iterable[str]) -> dict[str, int]:
        """How many tables that are not over have each of them."""
        count = sa.func.count().label("count")
        live = tables.status.in_(("open", "running"))
        query = (
            sa.select(places.user_id, count)
            .join(server_rows.tables, tables.id == places.table_id)
            .where(places.user_id.in_(list(ids)), live)
            .group_by(places.user_id)
        )
        return {row.user_id: row.count for row in await self.store.all(_Count, query)}

    async def own(self, owner: str, id: str) -> ProgramRow:
        query = sa.select(programs).where(c.user_id == id, c.owner == owner)
        found = await self.store.one(ProgramRow, query)
        if found is None:
            raise Denied("no-own-program", status=404)
        return found

    async def make(self, owner: str, wanted: str, language: str) -> tuple[str, str]:
        """A new program, by its id, and its token."""
        name = program_name(wanted)
        if owner != HOUSE and len(await self.of(owner)) >= MOST:
            raise Denied("no-more-programs", f"a member has at most {MOST} programs")
        token, now = new_token(), now_ms()
        user = UserRow(secrets.token_urlsafe(15), name, language, now)
        row = ProgramRow(user.id, owner, digest(token), now, now)
        await self.store.write(insert(sa.insert(server_rows.users), [user]), insert(sa.insert(programs), [row]))
        return user.id, token

    async def renew(self, row: ProgramRow) -> str:
        """Another token; the former one opens nothing from now on."""
        token = new_token()
        await self._set(row, digest(token))
        return token

    async def revoke(self, row: ProgramRow) -> None:
        await self._set(row, None)

    async def _set(self, row: ProgramRow, value: Optional[str]) -> None:
        changed = sa.update(programs).where(c.user_id == row.user_id).values(digest=value, renewed=now_ms())
        await self.store.write((changed, None))

    async def owners(self, ids: Iterable[str]) -> dict[str, str]:
        """Who answers for each of these, if it is a program."""
        found = await self.store.all(ProgramRow, sa.select(programs).where(c.user_id.in_(list(ids))))
        return {row.user_id: row.owner for row in found}

    async def holding(self, digests: Iterable[str]) -> set[str]:
        """Those of these tokens that still open something."""
        return {*await self.store.column(sa.select(c.digest).where(c.digest.in_(list(digests))))}


class _Count(Struct):
    user_id: str
    count: int
