"""Durable storage. Writes of all tables that arrive together share one commit.

A database that does not take a change, or does not answer, is a `StorageError`: whoever asked is refused with it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Iterable, Optional, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from msgspec import Struct, structs
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from signoria.server import rows
from signoria.server.denied import Denied
from signoria.server.metrics import Metrics
from signoria.server.settings import async_url

MIGRATIONS = Path(__file__).parent / "migrations"
LARGEST_BATCH = 2000
R = TypeVar("R", bound=Struct)
Write = tuple[Any, Optional[list[dict[str, Any]]]]  # a statement and its rows, or None

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("store")


class StorageError(Denied):
    """The database failed; nothing was acknowledged."""

    def __init__(self, detail: str) -> None:
        super().__init__("no-storage", detail, 503)


class Job:
    """The writes of one change of one table: all of them, or none."""

    __slots__ = ("done", "writes")

    def __init__(self, writes: list[Write], done: asyncio.Future[None]) -> None:
        self.writes = writes
        self.done = done


class Store:
    """Owns the engine and the one task that writes."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.metrics = metrics
        self.url = async_url(url)
        sqlite = self.url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not sqlite)
        self.pen = _SqlitePen(self.url) if sqlite else None
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.waiting: list[Job] = []
        self.wake = asyncio.Event()
        self.writer: Optional[asyncio.Task[None]] = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self.writer = asyncio.create_task(self._write_all(), name="store writer")

    async def close(self) -> None:
        while self.waiting and self.writer is not None and not self.writer.done():
            await asyncio.sleep(0.01)
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.pen is not None:
            self.pen.close()
        await self.engine.dispose()

    # -- writing

    def write(self, *writes: Write) -> asyncio.Future[None]:
        """Queue writes; the future is done once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(list(writes), done))
        self.wake.set()
        return done

    async def _write_all(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:LARGEST_BATCH], self.waiting[LARGEST_BATCH:]
                await self._commit(batch)

    async def _commit(self, batch: list[Job]) -> None:
        try:
            await self._transaction([write for job in batch for write in job.writes])
        except Exception as error:
            if len(batch) > 1:
                for job in batch:  # find the one that fails; the others must not suffer
                    await self._commit([job])
                return
            log.error("write failed", reason=type(error).__name__)
            if not batch[0].done.done():
                batch[0].done.set_exception(StorageError("the change could not be stored"))
            return
        self.metrics.commits.observe(len(batch))
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    async def _transaction(self, writes: list[Write]) -> None:
        if self.pen is not None:
            await self.pen.write(writes)
            return
        inserted: list[dict[str, Any]] = []
        async with self.engine.begin() as connection:
            for statement, parameters in writes:
                if statement is INSERT_ACTION and parameters:
                    inserted += parameters
                elif parameters is None:
                    await connection.execute(statement)
                else:
                    await connection.execute(statement, parameters)
            if inserted:
                await connection.execute(INSERT_ACTION, inserted)

    # -- reading

    async def all(self, kind: type[R], query: Any) -> list[R]:
        return [kind(**dict(row._mapping)) for row in await self._read(query)]

    async def column(self, query: Any) -> list[Any]:
        """The first value of each row."""
        return [row[0] for row in await self._read(query)]

    async def one(self, kind: type[R], query: Any) -> Optional[R]:
        found = await self.all(kind, query)
        return found[0] if found else None

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret kept in the database: made at the first start."""
        async with _answering(), self.engine.begin() as connection:
            value = await _key(connection, name)
            if value is None:
                await connection.execute(sa.insert(rows.keys).values(name=name, value=fresh))
                value = fresh
        return value

    async def _read(self, query: Any) -> list[Any]:
        async with _answering(), self.engine.connect() as connection:
            return list(await connection.execute(query))


@asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    try:
        yield
    except Exception as error:  # of the driver, of its sockets, of SQLAlchemy
        log.error("read failed", reason=type(error).__name__)
        raise StorageError("the database does not answer") from None


class _SqlitePen:
    """Writes to SQLite from one thread, one hand-over per commit.

    Through the async driver each statement is a hand-over, and each row of an `executemany` gives up
    the interpreter lock: under load a commit of 20 actions then waits 20 times for the busy loop.
    """

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url.replace("sqlite+aiosqlite", "sqlite+pysqlite"))
        event.listen(self.engine, "connect", _prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, "sqlite")

    async def write(self, writes: list[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, writes)

    def _write(self, writes: list[Write]) -> None:
        inserted: list[tuple[Any, ...]] = []
        with self.engine.begin() as connection:
            for statement, parameters in writes:
                if statement is INSERT_ACTION and parameters:
                    inserted += [tuple(row.values()) for row in parameters]
                elif parameters is None:
                    connection.execute(statement)
                else:
                    connection.execute(statement, parameters)
            if inserted:
                connection.execute(INSERT_ACTIONS_SQLITE, {"rows": encode(inserted).decode()})

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


INSERT_ACTION = sa.insert(rows.actions)
ACTION_COLUMNS = [column.name for column in rows.actions.columns]
_PARTS = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(ACTION_COLUMNS)))
INSERT_ACTIONS_SQLITE = sa.text(
    f"INSERT INTO actions ({', '.join(ACTION_COLUMNS)}) SELECT {_PARTS} FROM json_each(:rows)"
)
INSERT_CHAT = sa.insert(rows.chat)
INSERT_PACT = sa.insert(rows.pacts)
INSERT_PLACE = sa.insert(rows.places)
INSERT_TABLE = sa.insert(rows.tables)


def insert(statement: Any, things: Iterable[Struct]) -> Write:
    return statement, [structs.asdict(thing) for thing in things]


def update_table(id: str, **changes: Any) -> Write:
    return sa.update(rows.tables).where(rows.tables.c.id == id).values(**changes), None


def update_place(place: rows.PlaceRow) -> Write:
    c = rows.places.c
    where = sa.and_(c.table_id == place.table_id, c.seat == place.seat)
    changes = {name: value for name, value in structs.asdict(place).items() if name not in ("table_id", "seat")}
    return sa.update(rows.places).where(where).values(**changes), None


def update_pact(pact: rows.PactRow) -> Write:
    c = rows.pacts.c
    where = sa.and_(c.table_id == pact.table_id, c.number == pact.number)
    changes = {"status": pact.status, "settled": pact.settled, "accepted": pact.accepted}
    return sa.update(rows.pacts).where(where).values(**changes), None


async def _key(connection: AsyncConnection, name: str) -> Optional[bytes]:
    found = await connection.execute(sa.select(rows.keys.c.value).where(rows.keys.c.name == name))
    return found.scalar_one_or_none()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
