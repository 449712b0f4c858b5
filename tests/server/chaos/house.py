"""The server under attack: a process of its own, a database that may go away, a wall clock that can be set."""

from __future__ import annotations

import asyncio
import mmap
import os
import signal
import struct
import time
from pathlib import Path
from typing import Optional

from postgres import Cluster
from test_kill import Child

CLOCK = """
import mmap, struct, sys, time
wall, wall_ns = time.time, time.time_ns
with open(FILE, "rb") as file:
    hands = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
time.time = lambda: wall() + struct.unpack("d", hands)[0]
time.time_ns = lambda: wall_ns() + int(struct.unpack("d", hands)[0] * 1e9)
"""
SERVER = """
from signoria.server.main import serve
serve(port=int(sys.argv[1]), database_url=sys.argv[2], log_level="critical", requests_per_minute=10**6,
      tables_per_minute=10**4, thinkers=2)
"""


class Hands:
    """Of a wall clock that all processes that read it can be misled by."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.file.write_bytes(struct.pack("d", 0.0))
        self.read_by = CLOCK.replace("FILE", repr(str(file)))

    def set(self, offset: float) -> None:
        """The clock is wrong by so many seconds from now on."""
        with self.file.open("r+b") as file, mmap.mmap(file.fileno(), 8) as hands:
            hands[:8] = struct.pack("d", offset)


class House:
    """`well` since when everything has been running; None while something is down."""

    def __init__(self, folder: Path, cluster: Optional[Cluster]) -> None:
        self.cluster = cluster
        self.url = cluster.new_database() if cluster else f"sqlite:///{folder}/chaos.db"
        self.hands = Hands(folder / "clock")
        self.child = Child(self.url, self.hands.read_by + SERVER)
        self.well: Optional[float] = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.child.port}"

    async def open(self) -> None:
        await self.child.start()
        self.well = time.monotonic()

    async def kill(self) -> None:
        """kill -9, and a new server in its place."""
        self.well = None
        await self.child.kill()
        await self.open()

    async def restart_database(self, seconds: float) -> None:
        """Only where it is a process: SQLite goes away with its server."""
        if self.cluster is None:
            return await self.kill()
        self.well = None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.cluster.start)
        while not await asyncio.to_thread(self.child.answers):
            await asyncio.sleep(0.05)
        self.well = time.monotonic()

    def set_clock(self, offset: float) -> None:
        self.hands.set(offset)

    def kill_worker(self, choice: int) -> bool:
        return kill_worker(self.child.process.pid, choice)

    async def mend(self) -> None:
        """The storm was called off in the middle of something."""
        if self.cluster is not None and self.cluster.process.poll() is not None:
            await asyncio.to_thread(self.cluster.start)
        if self.child.process.returncode is None:
            await self.child.kill()
        await self.open()

    async def close(self) -> None:
        self.well = None
        await self.child.kill()


def kill_worker(server: int, choice: int) -> bool:
    """End one of the processes in which bots think; they are a server's only children."""
    try:
        workers = [int(word) for word in Path(f"/proc/{server}/task/{server}/children").read_text().split()]
    except OSError:
        return False
    if not workers:
        return False
    os.kill(workers[choice % len(workers)], signal.SIGKILL)
    return True
