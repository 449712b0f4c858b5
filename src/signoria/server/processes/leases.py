"""Whose a table is, in PostgreSQL.

A process stands in the list of the living for two seconds by the database's clock, and renews that with one small
write, however many tables it has. A table is its owner's while the owner stands there. Whoever takes over a table first
strikes those out whose time is over, so that a process which comes late finds itself struck out, and begins anew under
another name without any table. What such a process writes meanwhile fails by the fence, see fences.py.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Callable, Optional

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.server import rows
from signoria.server.store import answering

LEASE = 2.0  # seconds a process counts as living after it was last heard of
RENEWED_EVERY = 0.6
SURE = 1.5  # seconds after the beginning of a renewal in which nobody can have taken anything over
LIMITS = {"timeout": 3, "command_timeout": 3}
MOST_AT_ONCE = 32

_NOW = "clock_timestamp()"
_TOLD = f"RETURNING floor(extract(epoch FROM {_NOW}) * 1000)::bigint"
_RENEW = sa.text(f"UPDATE processes SET until = {_NOW} + make_interval(secs => :seconds) WHERE name = :me {_TOLD}")
_ENTER = sa.text(f"INSERT INTO processes (name, until) VALUES (:me, {_NOW} + make_interval(secs => :seconds)) {_TOLD}")
_LEAVE = sa.text("DELETE FROM processes WHERE name = :me")
# Nobody is promised more than a lease: who has more has it from a clock that was set back since.
_STRIKE_OUT = sa.text(
    f"DELETE FROM processes WHERE until < {_NOW} OR until > {_NOW} + make_interval(secs => 3 * :seconds)"
)
_TAKE = sa.text(
    """
    INSERT INTO leases (table_id, owner, fence, adrift)
    SELECT id, :me, 1, false FROM tables WHERE id = ANY(:ids) ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET owner = :me, fence = leases.fence + 1, adrift = false
    WHERE leases.owner IN ('', :me) OR NOT EXISTS (SELECT 1 FROM processes WHERE name = leases.owner)
    RETURNING table_id, fence
    """
)
_OWNERS = sa.text(
    f"""
    SELECT l.table_id, l.owner FROM leases l JOIN processes p ON p.name = l.owner
    WHERE l.table_id = ANY(:ids) AND p.until > {_NOW}
    """
)
_RELEASE = sa.text(
    """
    UPDATE leases SET owner = '', fence = fence + 1, adrift = table_id = ANY(:adrift)
    WHERE owner = :me AND table_id = ANY(:ids)
    """
)
_ORPHANS = sa.text(
    f"""
    SELECT t.id, t.game, t.rules_version FROM tables t
    LEFT JOIN leases l ON l.table_id = t.id
    LEFT JOIN processes p ON p.name = l.owner AND p.until > {_NOW}
    WHERE t.status = 'running' AND NOT t.paused AND p.name IS NULL
    AND (l.owner <> '' OR l.adrift OR (:all AND l.owner IS NULL))
    ORDER BY random() LIMIT :most
    """
)

log = structlog.get_logger("leases")


class Leases:
    """The leases of this process. `fences` is the store's: a table is in it while it is this process's."""

    def __init__(self, url: str, address: str, fences: dict[str, int], struck_out: Callable[[], Any]) -> None:
        self.engine = create_async_engine(url, pool_size=2, pool_pre_ping=True, connect_args=LIMITS)
        self.address, self.fences, self.struck_out = address, fences, struck_out
        self.lives = 0
        self.name = ""
        self.sure_until = 0.0
        self.back_since = 0.0
        self.ahead = 0.0  # of this process's monotonic clock, the database's: ms
        self.silent = False
        self.left = False

    async def enter(self) -> None:
        """Into the list of the living, under a name that nobody had before."""
        self.lives += 1
        self.name = f"{self.address}#{self.lives}"
        began = time.monotonic()
        self._heard(began, await self._change(_ENTER, me=self.name, seconds=LEASE))

    async def leave(self, going_on: list[str]) -> None:
        """Everything is anybody's at once; those who go on by themselves are to be taken up."""
        await self.release(list(self.fences), going_on)
        self.left = True
        async with answering(), self.engine.begin() as connection:
            await connection.execute(_LEAVE, {"me": self.name})
        self.sure_until = 0.0

    async def close(self) -> None:
        await self.engine.dispose()

    def sure(self) -> bool:
        """Whether it is certain that all tables are still this process's."""
        return time.monotonic() < self.sure_until

    async def keep(self) -> None:
        while not self.left:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                await self._renew()
            except Exception as error:  # of the driver, of its sockets, of SQLAlchemy
                self._fails(error)

    def _fails(self, error: Exception) -> None:
        if not self.silent:
            log.error("leases cannot be renewed", reason=type(error).__name__)
        self.silent = True

    async def _renew(self) -> None:
        began = time.monotonic()
        renewed = await self._change(_RENEW, me=self.name, seconds=LEASE)
        if self.left:
            return
        if not renewed:
            log.warning("this process was taken for dead", process=self.address)
            self.sure_until = 0.0
            await self.struck_out()
            await self.enter()
            return
        if began > self.sure_until:
            self.back_since = began
        self._heard(began, renewed)

    def _heard(self, began: float, clock: list[Any]) -> None:
        self.sure_until, self.silent = began + SURE, False
        self.ahead = clock[0][0] - began * 1000

    def clock(self) -> int:
        """Milliseconds by the clock that all processes share, the database's."""
        return int(self.ahead + time.monotonic() * 1000)

    def _may_strike_out(self) -> bool:
        """Who could not renew may not judge others, who could not either, before they had time for it."""
        return time.monotonic() > self.back_since + LEASE or not self.back_since

    # -- tables

    async def take(self, ids: list[str]) -> dict[str, int]:
        """Those of these tables that nobody has are this process's from now on, with their fences.

        None is if it was struck out meanwhile: under its former name anybody may take them.
        """
        me = self.name
        async with answering(), self.engine.begin() as connection:
            if self._may_strike_out():
                await connection.execute(_STRIKE_OUT, {"seconds": LEASE})
            found = await connection.execute(_TAKE, {"me": me, "ids": ids})
            taken = {row[0]: row[1] for row in found}
        if me != self.name:
            return {}
        self.fences.update(taken)
        return taken

    async def owners(self, ids: list[str]) -> dict[str, str]:
        """Who of the living has these tables."""
        return {row[0]: row[1] for row in await self._read(_OWNERS, ids=ids)}

    async def release(self, ids: list[str], going_on: list[str]) -> None:
        for id in ids:
            self.fences.pop(id, None)
        async with answering(), self.engine.begin() as connection:
            await connection.execute(_RELEASE, {"me": self.name, "ids": ids, "adrift": going_on})

    async def orphans(self, all: bool) -> list[tuple[str, str, int]]:
        """Running games that nobody has: id, title and version of its rules. With `all` also those nobody ever had."""
        found = await self._read(_ORPHANS, all=all, most=MOST_AT_ONCE)
        return [(row[0], row[1], row[2]) for row in found]

    async def _change(self, statement: Any, **values: Any) -> list[Any]:
        async with self.engine.begin() as connection:
            return list(await connection.execute(statement, values))

    async def _read(self, statement: Any, **values: Any) -> list[Any]:
        async with answering(), self.engine.connect() as connection:
            return list(await connection.execute(statement, values))


def made_with(table_id: str, owner: str) -> tuple[Any, Optional[list[dict[str, Any]]]]:
    """The write that makes a new table its maker's."""
    return sa.insert(rows.leases), [{"table_id": table_id, "owner": owner, "fence": 1, "adrift": False}]


def address_of(owner: str) -> str:
    """Where the post for an owner goes."""
    return owner.rpartition("#")[0]


def new_address(name: str) -> str:
    return f"{name}.{secrets.token_hex(4)}"
