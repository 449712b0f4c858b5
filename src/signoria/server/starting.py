"""Before the doors open: a port, a database that is ours alone. What is wrong is one sentence."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any, Optional

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError, NoSuchModuleError

FORMS = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


class StartError(ValueError):
    """Why the server cannot be opened, for the person who started it."""


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host, all on one port. Port 0: any free one."""
    if not 0 <= port <= 65535:
        raise StartError(f"port must be from 0 to 65535, got {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise StartError(f"there is no address {host!r} to listen on: {error.strerror}") from None
    listening: list[socket.socket] = []
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            listening.append(_bound(family, (address[0], port, *address[2:])))
        except OSError as error:
            if listening and family == socket.AF_INET6:
                continue  # a machine may name ::1 and have no such address
            for each in listening:
                each.close()
            raise StartError(f"port {port} of {host} cannot be used: {error.strerror}") from None
        port = listening[0].getsockname()[1]
    return listening


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would share the port with another server
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made


def database_file(url: str) -> Optional[Path]:
    """The file of an SQLite database; None for others, and for one in memory."""
    parts = make_url(url)
    if not parts.drivername.startswith("sqlite") or not parts.database or ":memory:" in parts.database:
        return None
    return Path(parts.database).resolve()


class Claim:
    """An SQLite file that is this server's alone, and that nobody else on this machine can read.

    The lock is on a file beside it and is the system's: it is gone with the process, however that ends.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise self._closed(error) from None
        try:
            _lock(self.lock)
        except OSError:
            self.release()
            raise StartError(f"another server is using the database file {file}") from None
        try:
            self._close_to_others()
        except OSError as error:
            self.release()
            raise self._closed(error) from None

    def _closed(self, error: OSError) -> StartError:
        return StartError(f"the database file {self.file} cannot be opened: {error.strerror}")

    def _close_to_others(self) -> None:
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (self.file, Path(f"{self.file}-wal"), Path(f"{self.file}-shm")):
            if path.exists() and path.stat().st_mode & 0o077:
                path.chmod(0o600)

    def release(self) -> None:
        os.close(self.lock)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_of_migration(error: Exception) -> bool:
    from alembic.util import CommandError

    return isinstance(error, CommandError)


def why_not(error: Exception, url: str) -> StartError:
    """What is wrong with a database, without its password."""
    if isinstance(error, StartError):
        return error
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return StartError("for PostgreSQL: pip install 'signoria[postgres]' (asyncpg is missing)")
    if isinstance(error, (ArgumentError, NoSuchModuleError, InvalidRequestError, ModuleNotFoundError)):
        return StartError(f"the address of the database cannot be used; give {FORMS}")
    if _is_of_migration(error):
        return StartError("the database was written by a newer version of Signoria")
    parts = make_url(url)
    place = f"file {parts.database}" if parts.drivername.startswith("sqlite") else f"at {parts.host or 'localhost'}"
    reason = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
    return StartError(f"the database {place} cannot be opened: {reason[0]}")
