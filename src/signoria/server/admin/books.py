"""The database as an operator sees it: read beside a running server, changed by it or, without one, in its place."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator, Final, Iterable

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import structs
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.server import rows
from signoria.server.admin.instructions import PERFORM
from signoria.server.admin.rows import BELL, InstructionRow, audit, instructions
from signoria.server.claim import NUMBER
from signoria.server.denied import Denied
from signoria.server.hall import Hall
from signoria.server.rows import now_ms
from signoria.server.settings import Settings, async_url
from signoria.server.sqlite_pen import prepare_sqlite
from signoria.server.starting import Claim, StartError, database_file, why_not
from signoria.server.store import MIGRATIONS, POSTGRES_LIMITS

PATIENCE: Final = 15.0  # seconds for a running server to carry out what it was told
STEP: Final = 0.1
KEPT: Final = 7 * 24 * 3600_000  # ms that instructions are kept which are done
Statement = Any
Order = tuple[str, str, dict[str, Any]]  # what, at which table, and more about it


def operator() -> str:
    """Who gives the command, as the system knows it."""
    if sys.platform == "win32":
        return os.getlogin()[:80]
    import pwd

    uid = os.getuid()
    try:
        return f"{pwd.getpwuid(uid).pw_name} ({uid})"[:80]
    except KeyError:
        return f"({uid})"


class Books:
    """Opened by `opened`; what cannot be done is a `ValueError` with one sentence."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = async_url(settings.database_url)
        limits = POSTGRES_LIMITS if "asyncpg" in self.url else {}
        try:
            self.engine = create_async_engine(self.url, connect_args=limits)
            self.file = database_file(self.url)
        except Exception as error:
            raise why_not(error, self.url) from None
        if self.url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def check(self) -> None:
        """It must be there, and of this release."""
        if self.file is not None and not self.file.is_file():
            raise ValueError(f"there is no database file {self.file}")
        try:
            async with self.engine.connect() as connection:
                found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
        except Exception as error:
            raise why_not(error, self.url) from None
        if found != ScriptDirectory(str(MIGRATIONS)).get_current_head():
            raise ValueError("the database is of another release: use its server's own command, or start this one once")

    # -- reading

    async def read(self, query: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def all(self, kind: Any, query: Any) -> list[Any]:
        return [kind(**dict(row._mapping)) for row in await self.read(query)]

    # -- changing

    async def change(self, what: str, detail: dict[str, Any], *changes: Statement) -> None:
        """All of it or nothing, together with the line in the audit log; then the bell is rung."""
        async with self.engine.begin() as connection:
            for statement in changes:
                await connection.execute(statement)
            await connection.execute(noted(what, detail))
            if changes:
                await connection.execute(
                    sa.update(rows.keys).where(rows.keys.c.name == BELL).values(value=secrets.token_bytes(8))
                )

    async def instruct(self, what: str, detail: dict[str, Any], orders: Iterable[Order]) -> list[str]:
        """Have tables changed by whoever has them; what was answered where that was not possible.

        If nobody sees to it in time they are taken back.
        """
        given = [InstructionRow(0, order, about, more, now_ms(), None, "") for order, about, more in orders]
        numbers = await self._give(what, detail, given)
        if not numbers:
            return []
        if await self.served():
            return await self._wait(numbers)
        async with self._alone() as hall:
            while hall.operator.pending:
                await hall.operator.look()
        return await self._answers(numbers)

    async def _give(self, what: str, detail: dict[str, Any], given: list[InstructionRow]) -> list[int]:
        adding = [sa.insert(instructions).values(_without_number(each)) for each in given]
        async with self.engine.begin() as connection:
            numbers = [(await connection.execute(each)).inserted_primary_key[0] for each in adding]  # type: ignore[index]
            await connection.execute(sa.delete(instructions).where(instructions.c.done < now_ms() - KEPT))
            await connection.execute(noted(what, detail))
            ring = sa.update(rows.keys).where(rows.keys.c.name == BELL)
            await connection.execute(ring.values(value=secrets.token_bytes(8)))
        return numbers

    async def _wait(self, numbers: list[int]) -> list[str]:
        until = asyncio.get_running_loop().time() + PATIENCE + 0.2 * len(numbers)
        c = instructions.c
        left = sa.select(c.number).where(c.number.in_(numbers), c.done.is_(None))
        while await self.read(left):
            if asyncio.get_running_loop().time() > until:
                await self._take_back(numbers)
                raise ValueError("the running server did not see to it in time; what it has not done is withdrawn")
            await asyncio.sleep(STEP)
        return await self._answers(numbers)

    async def _take_back(self, numbers: list[int]) -> None:
        async with self.engine.begin() as connection:
            c = instructions.c
            await connection.execute(sa.delete(instructions).where(c.number.in_(numbers), c.done.is_(None)))

    async def _answers(self, numbers: list[int]) -> list[str]:
        c = instructions.c
        found = await self.read(sa.select(c.about, c.answer).where(c.number.in_(numbers), c.answer != ""))
        return [f"table {about}: {answer}" for about, answer in found]

    # -- whose the database is

    async def served(self) -> bool:
        """Whether a server is using it."""
        if self.file is not None:
            try:
                Claim(self.file).release()
            except StartError:
                return True
            return False
        async with self.engine.connect() as connection:
            free = (await connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(NUMBER)))).scalar()
        return not free

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Hall]:
        """A hall in this process, while there is no server."""
        hall = offline(self.settings)
        try:
            await hall.open()
            hall.operator.attend(None, None, PERFORM)
            yield hall
        finally:
            await hall.close()


def offline(settings: Settings) -> Hall:
    """A hall for nobody but the operator; unless it is opened it only reads."""
    quiet = {"redis_url": "", "workers": 1, "thinkers": 1, "restore_at_start": False, "log_level": "error"}
    return Hall(Settings(**{**vars(settings), **quiet}))


def noted(what: str, detail: dict[str, Any]) -> Statement:
    return sa.insert(audit).values(at=now_ms(), what=what, detail=detail, by=operator())


def _without_number(order: InstructionRow) -> dict[str, Any]:
    return {name: value for name, value in structs.asdict(order).items() if name != "number"}


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Books]:
    books = Books(settings)
    try:
        await books.check()
        yield books
    except Denied as denied:
        raise ValueError(denied.detail) from None
    except SQLAlchemyError as error:
        raise why_not(error, books.url) from None
    finally:
        await books.engine.dispose()


async def migrate(settings: Settings, what: str, detail: dict[str, Any]) -> None:
    """Bring a database up to date that no server uses, and note why."""
    hall = offline(settings)
    try:
        await hall.open()
        await hall.store.write((noted(what, detail), None))
    finally:
        await hall.close()
