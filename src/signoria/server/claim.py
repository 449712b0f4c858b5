"""A PostgreSQL database that is this server's alone, or shared by servers that know of each other.

The lock belongs to a line to the database and is gone with it, however the server ends.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Optional

import sqlalchemy as sa
import structlog

from signoria.server.starting import StartError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

NUMBER = 0x5167_6E6E
PATIENCE = 5.0  # seconds for which a server that has just ended may still seem to be there
LOOK_EVERY = 2.0

log = structlog.get_logger("store")


class SharedClaim:
    """`shared`: with others that have leases; if not, with nobody."""

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        lock = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock
        self.engine, self.query = engine, sa.select(lock(NUMBER))
        self.line: Optional[AsyncConnection] = None
        self.keeper: Optional[asyncio.Task[None]] = None

    async def take(self) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        while not await self._try():
            if asyncio.get_running_loop().time() > until:
                raise StartError("another server is using the database; several that share one all need redis_url")
            await asyncio.sleep(0.2)
        self.keeper = asyncio.create_task(self._keep())

    async def _try(self) -> bool:
        line = await self.engine.connect()
        await line.execution_options(isolation_level="AUTOCOMMIT")
        if (await line.execute(self.query)).scalar():
            self.line = line
            return True
        await line.close()
        return False

    async def _keep(self) -> None:
        """After the database was restarted the lock is taken again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if self.line is None:
                    if not await self._try():
                        log.error("another server has taken the database")
                else:
                    await self.line.execute(sa.select(1))
            except Exception:  # of the driver, of its sockets, of SQLAlchemy: the line is dead
                await self._drop()

    async def _drop(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with suppress(Exception):
                await line.invalidate()
                await line.close()

    async def release(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
        if self.line is not None:
            with suppress(Exception):  # as above
                await self.line.close()  # back to the engine, which is closed next and the lock with it
