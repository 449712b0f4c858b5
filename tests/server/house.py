"""A real server in the test's own event loop, and people who come to it."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, AsyncIterator, Awaitable, Callable, Optional

import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from signoria.client import Client, Seat
from signoria.kernel import State
from signoria.server.hall import Hall
from signoria.server.main import free_port, server
from signoria.server.notices.bureau import Bureau
from signoria.server.people import People
from signoria.server.settings import Settings
from signoria.server.store import _migrate
from signoria.server.table import Table

GENEROUS = {
    "messages_per_second": 1e5, "message_burst": 100_000, "requests_per_minute": 1_000_000,
    "tables_per_minute": 10_000, "sockets_per_person": 1000, "log_level": "critical",
    "bot_seconds": 0.0, "unwatched_pace": 0.0,
}  # fmt: skip

PATIENCE = 60.0  # seconds; a limit only ends a test that has failed anyway, however slow the machine


class House:
    def __init__(self, hall: Hall, people: People, bureau: Bureau, port: int) -> None:
        self.hall, self.people, self.bureau, self.port = hall, people, bureau, port
        self.address = f"http://127.0.0.1:{port}"
        self.met = 0

    async def guests(self, count: int) -> list[Client]:
        people = [Client(self.address, f"Guest {self.met + number}") for number in range(count)]
        self.met += count
        for person in people:
            await person.__aenter__()
        return people

    async def program(self, name: str = "Machine") -> Client:
        """A program of the house, with its token."""
        _, token = await self.people.programs.make("", name, "en")
        return await Client(self.address, token=token).__aenter__()

    async def table(self, people: list[Client], game: str = "tricks", **choices: Any) -> Table:
        """A running game with one of these people on each seat."""
        choices.setdefault("seats", len(people))
        choices.setdefault("pace", 0)
        made = await people[0].create(game, fill=[{"kind": "me"}], **choices)
        for seat, person in enumerate(people[1:], 1):
            await person.join(made["invite"], seat)
        await people[0].start(made["id"])
        return await self.hall.table(made["id"])

    @asynccontextmanager
    async def sitting(self, count: int, **choices: Any) -> AsyncIterator[tuple[list[Client], Table, list[Seat]]]:
        """So many people at a running table, each with a screen."""
        people = await self.guests(count)
        table = await self.table(people, **choices)
        async with AsyncExitStack() as stack:
            yield people, table, await seated(stack, people, table)

    async def raw(self, table_id: str, client: Optional[Client], **more: Any) -> Raw:
        headers = client.headers() if client else {}
        query = "&".join(f"{name}={value}" for name, value in more.items())
        url = f"ws://127.0.0.1:{self.port}/ws/table/{table_id}?{query}"
        return Raw(await connect(url, additional_headers=headers, max_size=None, max_queue=None))


class Raw:
    """A bare websocket: what was sent to it, byte for byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def next(self, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds; others are read over."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
            if not kinds or message["type"] in kinds:
                return message

    async def text(self, seconds: float = PATIENCE) -> str:
        found = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(found, str)
        return found

    async def quiet(self) -> list[str]:
        """Everything that has arrived, up to the answer to a ping of our own."""
        await self.send({"type": "ping", "at": 1})
        found: list[str] = []
        while True:
            text = await self.text()
            if text.startswith('{"type":"pong"'):
                return found
            found.append(text)

    async def close(self) -> None:
        await self.socket.close()


@cache
def empty_database() -> bytes:
    """As the migrations leave it: a third of what it takes to open a house, so they run once for all houses."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            _migrate(connection)
        engine.dispose()
        return file.read_bytes()


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    file = folder / "house.db"
    wanted = {"database_url": f"sqlite:///{file}", "titles": ("tricks:TITLE",), "thinkers": 1}
    if "database_url" not in settings and not file.exists():
        file.write_bytes(empty_database())
    port = free_port()
    running = server(Settings(**{**GENEROUS, **wanted, **settings}), "127.0.0.1", port)
    running.config.timeout_graceful_shutdown = 1
    closing = asyncio.Event()

    async def until_closing() -> None:
        """At once: uvicorn looks ten times a second whether to end, which a thousand houses wait for."""
        await running.on_tick(0)
        while not running.should_exit:
            with suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), 0.1)

    running.main_loop = until_closing  # type: ignore[method-assign]
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    app: Any = running.config.app
    try:
        yield House(app.state["hall"], app.state["people"], app.state["bureau"], port)
    finally:
        running.should_exit = True
        closing.set()
        await task


def in_play(table: Table) -> State:
    assert table.g is not None
    return table.g


async def seated(stack: AsyncExitStack, people: list[Client], table: Table) -> list[Seat]:
    return [await stack.enter_async_context(person.sit(table.row.id)) for person in people]


async def hush(*screens: Raw) -> None:
    """Let there be silence: all of these have been let in, and what each heard of the others' coming has been read.

    One that has answered may still hear of another that is let in after it, so each is asked twice.
    """
    for _ in range(2):
        for screen in screens:
            await screen.quiet()


async def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait for something that is bound to happen."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def until_asked(seat: Seat) -> None:
    await until(lambda: seat.situation["legal"])


async def turns(seats: list[Seat], choose: Callable[[Seat], Any], stop: Callable[[], bool]) -> None:
    """Let every seat answer whenever it is asked, until `stop` or the end."""

    async def play(seat: Seat) -> None:
        while not stop() and not seat.situation.get("over"):
            if seat.situation.get("legal"):
                await seat.act(choose(seat))
            else:
                await asyncio.sleep(0.002)

    await asyncio.gather(*(play(seat) for seat in seats))


def run(scenario: Callable[[], Awaitable[Any]], seconds: float = 5 * PATIENCE) -> Any:
    async def bounded() -> Any:
        async with asyncio.timeout(seconds):
            return await scenario()

    return asyncio.run(bounded())
