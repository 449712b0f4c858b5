"""The database of a house without a server: SQLite in memory, handed out as a whole after every commit.

Whoever opens it keeps what is handed out, in a browser in IndexedDB, and brings it back the next time. As on a server
nobody is told of a change before it is kept.
"""

from __future__ import annotations

import asyncio
from typing import Any, Awaitable, Callable, Iterable, Optional
from zlib import crc32

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import StaticPool

from signoria.offline.silence import Silence
from signoria.server import rows
from signoria.server.accounts import rows as _accounts  # noqa: F401, a part of the schema, as those below
from signoria.server.admin import rows as _admin  # noqa: F401
from signoria.server.by_post import rows as _by_post  # noqa: F401
from signoria.server.exploring import rows as _exploring  # noqa: F401
from signoria.server.learning import rows as _learning  # noqa: F401
from signoria.server.notices import rows as _notices  # noqa: F401
from signoria.server.puzzles import rows as _puzzles  # noqa: F401
from signoria.server.store import Job, R, StorageError, Store
from signoria.server.together import rows as _together  # noqa: F401

Keep = Callable[[bytes], Awaitable[None]]


class LocalStore(Store):
    """As the store of a server, without threads: a statement is carried out where it is given."""

    def __init__(self, kept: bytes, keep: Keep) -> None:
        self.metrics: Any = Silence()
        self.keep = keep
        self.local = sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        self.connection = self.local.connect()
        self.puts: dict[sa.Table, Any] = {}
        self.silent = False
        self.waiting: list[Job] = []
        self.loop: Optional[asyncio.AbstractEventLoop] = None
        self.wake = asyncio.Event()
        self.writer: Optional[asyncio.Task[None]] = None
        self.fences: Optional[dict[str, int]] = None
        if kept:
            self._driver().deserialize(kept)

    def _driver(self) -> Any:
        return self.connection.connection.driver_connection

    async def open(self) -> None:
        self.connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        if self.connection.exec_driver_sql("PRAGMA user_version").scalar() != _shape():
            self._grow()
        self.writer = asyncio.create_task(self._write_all(), name="store writer")

    def _grow(self) -> None:
        """What is kept gets the tables and columns of this release; at every start that would take a second."""
        rows.metadata.create_all(self.connection)
        for table in rows.metadata.sorted_tables:
            self._add_columns(table)
        self.connection.exec_driver_sql(f"PRAGMA user_version={_shape()}")
        self.connection.commit()

    def _add_columns(self, table: sa.Table) -> None:
        """What a newer release has added: nothing is ever taken away or changed."""
        there = {row[1] for row in self.connection.exec_driver_sql(f"PRAGMA table_info({table.name})")}
        for column in table.columns:
            if column.name not in there:
                kind = column.type.compile(self.local.dialect)
                default = "" if column.nullable else f" NOT NULL DEFAULT {_nothing(column)}"
                self.connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}{default}")

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        self.connection.close()
        self.local.dispose()

    # -- writing

    def unless_there(self, table: sa.Table) -> sa.Insert:
        return sqlite.insert(table).on_conflict_do_nothing()

    def put(self, table: sa.Table) -> Any:
        if table not in self.puts:
            added = sqlite.insert(table)
            keys = [column.name for column in table.primary_key.columns]
            others = {column.name: added.excluded[column.name] for column in table.columns if column.name not in keys}
            self.puts[table] = added.on_conflict_do_update(index_elements=keys, set_=others)
        return self.puts[table]

    async def _transaction(self, jobs: list[Job]) -> list[Job]:
        self._carry_out((statement, parameters) for job in jobs for statement, parameters in job.writes)
        await self._keep()
        return []

    def _carry_out(self, writes: Iterable[tuple[Any, Any]]) -> list[Any]:
        """All or none; the rows that the last one returns."""
        found: list[Any] = []
        try:
            for statement, parameters in writes:
                done = self.connection.execute(statement, *([parameters] if parameters is not None else []))
                found = list(done) if done.returns_rows else []
        except BaseException:
            self.connection.rollback()
            raise
        self.connection.commit()
        return found

    async def _keep(self) -> None:
        await self.keep(self._driver().serialize())

    # -- reading

    async def take_all(self, kind: type[R], statement: Any) -> list[R]:
        found = self._carry_out([(statement, None)])
        await self._keep()
        return [kind(**dict(row._mapping)) for row in found]

    async def key(self, name: str, fresh: bytes) -> bytes:
        value = self.connection.execute(sa.select(rows.keys.c.value).where(rows.keys.c.name == name)).scalar()
        if value is None:
            self._carry_out([(sa.insert(rows.keys).values(name=name, value=fresh), None)])
        return fresh if value is None else bytes(value)

    async def _read(self, query: Any) -> list[Any]:
        try:
            return list(self.connection.execute(query))
        except sa.exc.SQLAlchemyError as error:
            raise StorageError(f"the database does not answer: {type(error).__name__}") from None


def _shape() -> int:
    """Another number for other tables or columns."""
    named = sorted(f"{table.name} {column.name}" for table in rows.metadata.tables.values() for column in table.columns)
    return crc32("\n".join(named).encode()) >> 1


def _nothing(column: sa.Column[Any]) -> str:
    """What a row written before the column was there has in it."""
    if column.server_default is not None and isinstance(column.server_default, sa.DefaultClause):
        given = column.server_default.arg
        return repr(given) if isinstance(given, str) else str(given)
    if isinstance(column.type, (sa.Integer, sa.Boolean, sa.Float)):
        return "0"
    return "'null'" if isinstance(column.type, sa.JSON) else "''"
