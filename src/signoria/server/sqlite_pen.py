"""How SQLite is written to: from one thread, and many rows at once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Optional, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import event

if TYPE_CHECKING:
    from signoria.server.store import Write

PRAGMAS = (
    "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON",
    "temp_store=MEMORY",  # a statement that adds many rows notes every page it changes, else in a file of its own
    "wal_autocheckpoint=4000",  # pages; the same few are written again and again, and brought home once
    "cache_size=-16000",  # kB
)  # fmt: skip

encode = msgspec.json.Encoder().encode


class SqlitePen:
    """Writes to SQLite from one thread, one hand-over per commit.

    Through the async driver each statement is a hand-over, and each row of an `executemany` gives up
    the interpreter lock: under load a commit of 20 actions then waits 20 times for the busy loop.
    """

    def __init__(self, url: str, at_once: dict[Any, str]) -> None:
        self.engine = sa.create_engine(url.replace("sqlite+aiosqlite", "sqlite+pysqlite"))
        event.listen(self.engine, "connect", prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, "sqlite")
        self.line: Optional[sa.Connection] = None  # kept open, as long as nothing fails
        self.at_once = at_once  # of a statement that takes many rows as JSON: its SQL

    async def write(self, writes: list[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, writes)

    def _write(self, writes: list[Write]) -> None:
        line = self.line or self.engine.connect()
        self.line = None
        try:
            if all(statement in self.at_once for statement, _ in writes):
                self._write_at_once(line, writes)
            else:
                with line.begin():
                    self._carry_out(line, writes)
        except BaseException:
            line.close()  # what was begun is rolled back
            raise
        self.line = line

    def _write_at_once(self, line: sa.Connection, writes: list[Write]) -> None:
        """Most commits: actions, and whom tables wait for. Straight to the driver, for they are many."""
        driver: Any = line.connection.driver_connection
        for sql, rows_of_all in self._together(writes):
            driver.execute(sql, (rows_of_all,))
        driver.commit()

    def _carry_out(self, line: sa.Connection, writes: list[Write]) -> None:
        for statement, parameters in writes:
            if parameters is None:
                line.execute(statement)
            elif statement not in self.at_once:
                line.execute(statement, parameters)
        for sql, rows_of_all in self._together(writes):
            line.exec_driver_sql(sql, (rows_of_all,))

    def _together(self, writes: list[Write]) -> list[tuple[str, str]]:
        """Statements that take many rows at once, each with all of its rows as JSON."""
        found: dict[str, list[Any]] = {}
        for statement, parameters in writes:
            if parameters is not None and statement in self.at_once:
                found.setdefault(self.at_once[statement], []).extend([tuple(row.values()) for row in parameters])
        return [(sql, encode(rows_of_all).decode()) for sql, rows_of_all in found.items()]

    def close(self) -> None:
        self.thread.shutdown()
        if self.line is not None:
            self.line.close()
        self.engine.dispose()


def all_at_once(table: sa.Table, keys: Sequence[str] = ()) -> str:
    """SQL for SQLite that adds all rows of a JSON list, each a list in the order of the columns."""
    names = [column.name for column in table.columns]
    parts = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(names)))
    changed = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    conflict = f" WHERE true ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changed}" if keys else ""
    return f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {parts} FROM json_each(?){conflict}"


def prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
