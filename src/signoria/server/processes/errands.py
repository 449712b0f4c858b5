"""What processes ask each other about their tables, and what only all of them together know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from signoria.server import protocol as p
from signoria.server import rows, seating
from signoria.server.accounts.leaving import gone_from
from signoria.server.accounts.taking_over import becomes_at
from signoria.server.by_post.seats import rests_here
from signoria.server.denied import Denied
from signoria.server.processes.leases import Leases, address_of
from signoria.server.processes.post import Post, Unreachable
from signoria.server.rows import UserRow

if TYPE_CHECKING:
    from signoria.server.hall import Hall

QUICK = 1.0  # seconds for what can be told without it
SURELY = 5.0
encode = msgspec.json.Encoder().encode


class Described(Struct):
    ids: list[str]
    user_id: str


class Accept(Struct):
    id: str
    user: UserRow


class Free(Struct):
    user_id: str
    name: str


class Becomes(Struct):
    ids: list[str]
    guest_id: str
    member: UserRow
    both: set[str]


class Gone(Struct):
    ids: list[str]
    user: UserRow
    stranger: str


class Errands:
    def __init__(self, hall: Hall, leases: Leases, post: Post) -> None:
        self.hall, self.leases, self.post = hall, leases, post
        post.clerks |= {
            "described": self._describe, "accept": self._accept, "free": self._free, "rename": self._rename,
            "becomes": self._becomes, "gone": self._gone, "rests": self._rests,
        }  # fmt: skip

    # -- lists of tables

    async def described(self, ids: list[str], user_id: str) -> dict[str, p.TableInfo]:
        """These tables as the processes that have them see them; whoever does not answer is left out."""
        away = await self._away(ids)
        asked = [self._described(address, Described(some, user_id)) for address, some in away.items()]
        return {info.id: info for infos in await asyncio.gather(*asked) for info in infos}

    async def _described(self, address: str, wanted: Described) -> list[p.TableInfo]:
        try:
            answer = await self.post.ask(address, "described", encode(wanted), QUICK)
        except Denied:
            return []
        return msgspec.json.decode(answer, type=list[p.TableInfo])

    async def _describe(self, body: bytes) -> bytes:
        wanted = msgspec.json.decode(body, type=Described)
        found = [self.hall.live[id] for id in wanted.ids if id in self.hall.live]
        return encode([table.info(wanted.user_id) for table in found])

    # -- a seat that is kept at another process's table

    async def accept(self, id: str, user: UserRow) -> p.TableInfo:
        owner = (await self.leases.owners([id])).get(id)
        if owner is None:
            raise Unreachable
        answer = await self.post.ask(address_of(owner), "accept", encode(Accept(id, user)), SURELY)
        return msgspec.json.decode(answer, type=p.TableInfo)

    async def _accept(self, body: bytes) -> bytes:
        wanted = msgspec.json.decode(body, type=Accept)
        table = await self.hall.table(wanted.id)
        await table.call(seating.accept, wanted.user)
        return encode(table.info(wanted.user.id))

    # -- names

    async def must_be_free(self, user_id: str, name: str) -> None:
        """At no table where this person sits may another go by this name."""
        await self._at_tables_of(user_id, "free", Free(user_id, name))

    async def _free(self, body: bytes) -> bytes:
        wanted = msgspec.json.decode(body, type=Free)
        seating.must_be_free_here(self.hall, wanted.user_id, wanted.name)
        return b""

    async def rename(self, user: UserRow) -> None:
        await self._at_tables_of(user.id, "rename", user)

    async def _rename(self, body: bytes) -> bytes:
        await seating.rename_here(self.hall, msgspec.json.decode(body, type=UserRow))
        return b""

    # -- nights and holidays

    async def rests(self, user_id: str) -> None:
        await self._at_tables_of(user_id, "rests", user_id)

    async def _rests(self, body: bytes) -> bytes:
        await rests_here(self.hall, msgspec.json.decode(body, type=str))
        return b""

    # -- members

    async def becomes(self, ids: list[str], guest_id: str, member: UserRow, both: set[str]) -> set[str]:
        """A guest's seats are a member's: the tables of other processes, which know it now."""
        away = await self._away(ids)
        for address, some in away.items():
            await self.post.ask(address, "becomes", encode(Becomes(some, guest_id, member, both)), SURELY)
        return {id for some in away.values() for id in some}

    async def _becomes(self, body: bytes) -> bytes:
        wanted = msgspec.json.decode(body, type=Becomes)
        await becomes_at(self.hall, wanted.ids, wanted.guest_id, wanted.member, wanted.both)
        return b""

    async def gone(self, ids: list[str], user: UserRow, stranger: str) -> set[str]:
        """Somebody leaves for good: the tables of other processes, which know it now."""
        away = await self._away(ids)
        for address, some in away.items():
            await self.post.ask(address, "gone", encode(Gone(some, user, stranger)), SURELY)
        return {id for some in away.values() for id in some}

    async def _gone(self, body: bytes) -> bytes:
        wanted = msgspec.json.decode(body, type=Gone)
        await gone_from(self.hall, wanted.ids, wanted.user, wanted.stranger)
        return b""

    async def _away(self, ids: list[str]) -> dict[str, list[str]]:
        """Those of these tables that other processes have, by their addresses."""
        away: dict[str, list[str]] = {}
        for id, owner in (await self.leases.owners(ids)).items() if ids else ():
            away.setdefault(address_of(owner), []).append(id)
        away.pop(self.post.address, None)
        return away

    async def _at_tables_of(self, user_id: str, what: str, body: Any) -> None:
        """Ask all processes that have a table of this person."""
        seats = rows.places.c
        query = sa.select(seats.table_id).where(seats.user_id == user_id, seats.kind == "person")
        owners = await self.leases.owners(await self.hall.store.column(query))
        addresses = {address_of(owner) for owner in owners.values()} - {self.post.address}
        await asyncio.gather(*(self.post.ask(address, what, encode(body), SURELY) for address in addresses))

    # -- bots

    async def playing(self, person: str) -> int:
        """How many of somebody's games with bots run somewhere."""
        t, seats = rows.tables.c, rows.places.c
        with_bots = sa.select(seats.table_id).where(seats.kind == "bot")
        query = sa.select(t.id).where(
            t.host == person, t.status == "running", t.paused.is_(False), t.id.in_(with_bots)
        )  # fmt: skip
        hosted: Sequence[str] = await self.hall.store.column(query)
        return len(await self.leases.owners(list(hosted)))
