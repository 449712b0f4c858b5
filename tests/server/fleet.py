"""Several real servers that share a private PostgreSQL and a private Redis, and one door that leads to any of them."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from typing import Any, Callable, Optional

import sqlalchemy as sa
from house import PATIENCE
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.server.main import free_port
from signoria.server.settings import async_url

SERVER = """
import json, sys
from signoria.server.main import serve
more = {"log_level": "critical", "titles": ("tricks:TITLE",), "messages_per_second": 1e6, "message_burst": 10**6,
        "requests_per_minute": 10**6, "tables_per_minute": 10**6, "sockets_per_person": 1000, "thinkers": 1,
        "bot_seconds": 0.0, "unwatched_pace": 0.0, **json.loads(sys.argv[4])}
serve(port=int(sys.argv[1]), database_url=sys.argv[2], redis_url=sys.argv[3], **more)
"""
# for tests in which nothing befalls a process: however slow the machine is, none loses its tables
CALM = """
from signoria.server.processes import cluster, leases
leases.LEASE, leases.SURE, cluster.LAPSED = 120.0, 90.0, 120.0
"""
OWNER = "SELECT l.owner FROM leases l JOIN processes p ON p.name = l.owner WHERE l.table_id = :id"


class Ship:
    """One server, in a process of its own; of the code in `source`, if that is named."""

    def __init__(
        self, name: str, url: str, redis_url: str, more: dict[str, Any], before: str = "", source: str = ""
    ) -> None:
        self.name, self.more, self.before, self.urls = name, more, before, (url, redis_url)
        self.move()
        here = os.environ.get("PYTHONPATH", "")
        self.environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{here}"} if source else None

    def move(self) -> None:
        """To another port: while a process is down, anybody may take the one it had."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        told = json.dumps({**self.more, "process_name": self.name})
        self.command = [sys.executable, "-c", self.before + SERVER, str(self.port), *self.urls, told]

    def launch(self) -> None:
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        tries = 3
        while not self.answers():
            if self.process.poll() is not None:
                tries -= 1
                assert tries, "the server did not start"
                self.move()
                self.launch()
            time.sleep(0.05)

    def start(self) -> None:
        self.launch()
        self.wait()

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        """Gracefully."""
        self.send(signal.SIGTERM)
        assert self.process.wait(timeout=30) in (0, -signal.SIGTERM)  # uvicorn ends by the signal it got


class Fleet:
    """`before` is run in each process before it serves."""

    def __init__(self, count: int, url: str, redis_url: str, before: str = "", **more: Any) -> None:
        self.ships = [Ship(f"ship-{number}", url, redis_url, more, before) for number in range(count)]
        self.plain_url, self.url = url, async_url(url)

    def open(self) -> None:
        for ship in self.ships:
            ship.launch()
        for ship in self.ships:
            ship.wait()

    def close(self) -> None:
        for ship in self.ships:
            if ship.process.poll() is None:
                ship.kill()

    async def sql(self, statement: str, **values: Any) -> list[Any]:
        engine = create_async_engine(self.url)
        try:
            async with engine.begin() as connection:
                found = await connection.execute(sa.text(statement), values)
                return list(found) if found.returns_rows else []
        finally:
            await engine.dispose()

    async def owner(self, table: str) -> Optional[Ship]:
        """The ship that has a table."""
        found = await self.sql(OWNER, id=table)
        name = found[0][0].partition(".")[0] if found else ""
        return next((ship for ship in self.ships if ship.name == name), None)

    async def other_owner(self, table: str, former: Ship) -> Ship:
        """Once it has another one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                owner = await self.owner(table)
                if owner is not None and owner is not former:
                    return owner
                await asyncio.sleep(0.05)


class Door:
    """One address for a fleet: each connection goes to the next ship that lets it in, as through a proxy."""

    def __init__(self, fleet: Fleet) -> None:
        self.lead_to(fleet)
        self.tasks: set[asyncio.Task[None]] = set()
        self.writers: set[asyncio.StreamWriter] = set()

    def lead_to(self, fleet: Fleet) -> None:
        """From now on, to the ships it has now."""
        self.order, self.count = itertools.cycle(fleet.ships), len(fleet.ships)

    async def __aenter__(self) -> Door:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.server.close()
        for writer in self.writers:
            writer.transport.abort()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0)  # the transports close

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for ship in itertools.islice(self.order, self.count):
            try:
                back, out = await asyncio.open_connection("127.0.0.1", ship.port)
            except OSError:
                continue
            self.writers |= {writer, out}
            for source, target in ((reader, out), (back, writer)):
                task = asyncio.create_task(_carry(source, target))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            return
        writer.transport.abort()


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    except OSError:
        return
    finally:
        target.close()


async def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait for something that is bound to happen."""
    async with asyncio.timeout(seconds):
        while True:
            found = condition()
            if await found if inspect.isawaitable(found) else found:
                return
            await asyncio.sleep(0.02)
