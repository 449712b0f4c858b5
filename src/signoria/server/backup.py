"""A copy of a database in use. Copying the file alone would miss what is still in its journal."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from signoria.server.settings import async_url


def back_up(url: str, target: Path) -> int:
    """Copy the SQLite database to a new file, all of it or nothing; how many actions the copy has."""
    source = database_path(url)
    if not source.is_file():
        raise ValueError(f"there is no database file {source}")
    if target.exists():
        raise ValueError(f"{target} exists already; a backup overwrites nothing")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600))
        actions = copy_file(source, part)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        raise ValueError(f"the backup {target} could not be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return actions


def copy_file(source: Path, part: Path) -> int:
    """Through the database, with its journal; how many actions the copy has, which was checked."""
    with closing(sqlite3.connect(source, timeout=30)) as original, closing(sqlite3.connect(part)) as copy:
        original.execute("PRAGMA query_only=ON")
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        (state,) = copy.execute("PRAGMA integrity_check").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
        return int(copy.execute("SELECT count(*) FROM actions").fetchone()[0])


def database_path(url: str) -> Path:
    scheme, _, rest = async_url(url).partition("://")
    if not scheme.startswith("sqlite"):
        raise ValueError("this is for SQLite; PostgreSQL brings pg_dump and pg_restore")
    return Path(rest.partition("?")[0].removeprefix("/"))
