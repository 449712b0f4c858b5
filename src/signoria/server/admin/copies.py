"""A copy takes the place of the database, after it was looked at; what was there before is kept beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError

from signoria.server.backup import copy_file, database_path
from signoria.server.starting import Claim
from signoria.server.store import MIGRATIONS


def restore(url: str, copy: Path) -> dict[str, Any]:
    """Put a copy in the place of the SQLite database of this address. No server may be using it."""
    actions, target = checked(url, copy), database_path(url)
    existed = target.exists()
    claim = Claim(target)
    try:
        part = target.with_name(f"{target.name}.part")
        try:
            os.close(os.open(part, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600))
            copy_file(copy, part)
            kept = _put_aside(target) if existed else None
            os.replace(part, target)
        except (OSError, sqlite3.Error) as error:
            raise ValueError(f"{copy} could not be put in the place of {target}: {error}") from None
        finally:
            part.unlink(missing_ok=True)
    finally:
        claim.release()
    return {"database": str(target), "actions": actions, "kept": str(kept) if kept else ""}


def checked(url: str, copy: Path) -> int:
    """How many actions it has; a file that is no sound database of this release or an older one is refused."""
    target = database_path(url)
    if not copy.is_file():
        raise ValueError(f"there is no file {copy}")
    if target.exists() and copy.resolve() == target.resolve():
        raise ValueError(f"{copy} is the database itself")
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as found:
            (state,) = found.execute("PRAGMA integrity_check").fetchone()
            if state != "ok":
                raise ValueError(f"{copy} is damaged: {state}")
            if found.execute("PRAGMA foreign_key_check").fetchone():
                raise ValueError(f"{copy} is damaged: rows are missing to which others refer")
            (revision,) = found.execute("SELECT version_num FROM alembic_version").fetchone()
            ScriptDirectory(str(MIGRATIONS)).get_revision(revision)
            return int(found.execute("SELECT count(*) FROM actions").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise ValueError(f"{copy} is no database of Signoria: {error}") from None
    except (CommandError, ResolutionError):
        raise ValueError(f"{copy} was written by a newer version of Signoria") from None


def _put_aside(target: Path) -> Path:
    """The database as it was, in one file."""
    kept = target.with_name(f"{target.name}.before-{datetime.now():%Y%m%d-%H%M%S-%f}")
    with closing(sqlite3.connect(target)) as found:
        found.execute("PRAGMA journal_mode=DELETE")  # what is in the journal is in the file again
    os.replace(target, kept)
    for left in ("-wal", "-shm"):
        Path(f"{target}{left}").unlink(missing_ok=True)
    return kept
