"""One of the two worlds: a whole server of its own, spoken to as its web server would speak to it.

What the application hands down is kept message by message with the hour at which it was sent. Nothing below that
knows anything but these messages, so there is nothing else that could tell.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Awaitable, Iterator, NamedTuple, Optional
from unittest.mock import patch

from signoria.kernel import Record, State
from signoria.server.app import create_app
from signoria.server.settings import Settings
from signoria.server.table import Table

from .hours import Fate, Hours, Present, governed
from .puppets import Puppet, Request

SETTINGS: dict[str, Any] = {
    "messages_per_second": 1e6, "message_burst": 10**6, "requests_per_minute": 10**8, "tables_per_minute": 10**6,
    "sockets_per_person": 10**4, "log_level": "critical", "thinkers": 8, "secret": "the same in both worlds",
    "notice_seconds": 1e9,  # what is sent to whom is for test_notices; reads in threads take no hour of these worlds
}  # fmt: skip
VERSION = re.compile(r'"state":\{"version":(\d+)')
HOST = (b"host", b"127.0.0.1")


class Sent(NamedTuple):
    """One thing an observer received: when, on which screen or by which request, what."""

    hour: float
    where: str
    what: str


class Screen:
    """One websocket, as the application sees it."""

    def __init__(self, world: World, name: str, noted: Optional[list[Sent]]) -> None:
        self.world, self.name, self.noted = world, name, noted
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.version = 0
        self.pacts: dict[int, dict[str, Any]] = {}
        self.open = True

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send(self, message: dict[str, Any]) -> None:
        text = message.get("text")
        if text is not None and (found := VERSION.search(text)):
            self.version = int(found[1])
        if text is not None and text.startswith('{"type":"pact"'):
            pact = json.loads(text)["pact"]
            self.pacts[pact["number"]] = pact
        if message["type"] == "websocket.close":
            self.open = False
        if self.noted is not None:
            what = text if text is not None else json.dumps(message, default=repr)
            self.noted.append(Sent(round(self.world.loop.now, 6), self.name, what))

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.open = False
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})


class World:
    def __init__(self, name: str, present: Present, seed: int, folder: Path) -> None:
        self.name, self.present = name, present
        self.loop = Hours()
        self.fate = Fate(self.loop, str(seed))
        self.roots: dict[bytes, State] = {}
        self.thinking: list[Request] = []
        self.noted: list[Sent] = []
        self.cookies: dict[str, str] = {}
        self.app: Any = None
        self.opened, self.closing = asyncio.Event(), asyncio.Event()
        self.life: Any = None
        self.url = f"sqlite:///{folder}/{name}.db"

    # -- its time

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Meanwhile this is the world whose clocks and chance are read, and whose bots think."""
        now = self.present
        before = (now.loop, now.fate, now.world)
        now.loop, now.fate, now.world = self.loop, self.fate, self
        try:
            yield
        finally:
            now.loop, now.fate, now.world = before

    def settle(self) -> Optional[float]:
        """Let everything happen that happens now; the hour at which something is due next."""
        with self.awake():
            self.loop.settle()
        return self.loop.next_hour()

    def run(self, work: Awaitable[Any]) -> Any:
        with self.awake():
            done = self.loop.run_until_complete(_wrapped(work))
            self.loop.settle()
        return done

    # -- its server

    def open(self) -> None:
        with self.awake():
            self.app = create_app(Settings(database_url=self.url, **SETTINGS))
            self.life = self.loop.create_task(self._live())
        self.run(self.opened.wait())
        self.run(self.app.state["hall"].restored.wait())

    async def _live(self) -> None:
        async with self.app.lifespan():
            self.opened.set()
            await self.closing.wait()

    def close(self) -> None:
        self.closing.set()
        self.run(self.life)
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.run(asyncio.gather(*left, return_exceptions=True) if left else self.closing.wait())
        with self.awake():
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
            self.loop.close()

    def table(self, id: str) -> Table:
        found: Table = self.app.state["hall"].live[id]
        return found

    def forget(self, id: str) -> None:
        """The table leaves memory, as one does that nobody has looked at for long."""
        self.run(self.app.state["hall"].live.pop(id).close())

    def game(self, id: str) -> State:
        """The true state, for whoever leads both worlds; the observer never sees it."""
        g = self.table(id).g
        assert g is not None
        return g

    def start(self, record: Record) -> State:
        """A game begins at its root, so that undo and restart come back to this world and to no other."""
        root = self.roots[record.seed]
        g = root.copy()
        g.log = []
        return g

    async def think(self, *command: Any, **pipes: Any) -> Puppet:
        """A process for a bot; whoever leads both worlds decides what it will find."""
        return Puppet(self.thinking.append)

    # -- talking to it

    def request(self, method: str, path: str, body: Any = None, who: str = "") -> tuple[int, str, Any]:
        """Status, headers and body of an answer, all of it."""
        return self.run(self._request(method, path, body, who))  # type: ignore[no-any-return]

    async def _request(self, method: str, path: str, body: Any, who: str) -> tuple[int, str, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        parts: list[dict[str, Any]] = []
        sent = iter([{"type": "http.request", "body": data, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(sent, {"type": "http.disconnect"})

        async def send(message: dict[str, Any]) -> None:
            parts.append(message)

        more = [(b"content-type", b"application/json")] if body is not None else []
        await self.app(self._scope("http", path, who, more, method=method), receive, send)
        headers = sorted((name.decode(), value.decode()) for name, value in parts[0]["headers"])
        for name, value in headers:
            if name == "set-cookie":
                self.cookies[who] = value.partition(";")[0]
        return parts[0]["status"], repr(headers), b"".join(part.get("body", b"") for part in parts[1:]).decode()

    def connect(self, path: str, who: str, name: str, observed: bool) -> Screen:
        screen = Screen(self, name, self.noted if observed else None)
        with self.awake():
            self.loop.create_task(self.app(self._scope("websocket", path, who, []), screen.receive, screen.send))
            self.loop.settle()
        return screen

    def _scope(self, kind: str, path: str, who: str, more: list[tuple[bytes, bytes]], **extra: Any) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        cookie = [(b"cookie", self.cookies[who].encode())] if who in self.cookies else []
        return {
            "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws", "path": plain, "raw_path": plain.encode(), "root_path": "",
            "query_string": query.encode(), "headers": [HOST, *cookie, *more], "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 8000), "subprotocols": [], "state": {}, **extra,
        }  # fmt: skip


@contextmanager
def inhabited(present: Present) -> Iterator[None]:
    """Games begin, and bots think, in the world that is awake."""

    async def think(*command: Any, **pipes: Any) -> Puppet:
        found: Puppet = await present.world.think(*command, **pipes)
        return found

    def start(record: Record) -> State:
        g: State = present.world.start(record)
        return g

    process = patch.object(asyncio, "create_subprocess_exec", think)
    with governed(present), process, patch.object(Record, "start", start):
        yield


async def _wrapped(work: Awaitable[Any]) -> Any:
    return await work
