"""Where notices go in tests: a push service and webhooks that keep what they are sent, browsers that can read it."""

from __future__ import annotations

import base64
import json
import os
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Awaitable, Callable, Optional

import http_ece
import pytest
import sqlalchemy as sa
from aiohttp import web
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from house import House, in_play
from test_table import scenario

from signoria.client import Client
from signoria.server.main import free_port
from signoria.server.notices import outbox, waiting
from signoria.server.notices import rows as own
from signoria.server.rows import now_ms
from signoria.server.table import Table

MINUTE = 60_000
ALL = ["turn", "time", "ended"]


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent by itself: tests say what time it is."""
    monkeypatch.setattr(outbox, "EVERY", 3600.0)


def with_sink(folder: Path, **settings: Any) -> Callable[[Callable[[House, Sink], Awaitable[None]]], None]:
    """Run this in a server that may reach a sink."""
    port = free_port()

    def decorate(body: Callable[[House, Sink], Awaitable[None]]) -> None:
        @scenario(folder, notice_hosts=(f"127.0.0.1:{port}",), **settings)
        async def _(house: House) -> None:
            async with sink(port) as sunk:
                await body(house, sunk)

    return decorate


class Sink:
    """A push service or a webhook: what it was sent, and how it answers."""

    def __init__(self, port: int) -> None:
        self.port, self.status = port, 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []

    def address(self, path: str = "/push/one") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def take(self, request: web.Request) -> web.Response:
        self.got.append((request.path, {k.lower(): v for k, v in request.headers.items()}, await request.read()))
        return web.Response(status=self.status, headers={"location": self.address("/elsewhere")})


@asynccontextmanager
async def sink(port: int) -> AsyncIterator[Sink]:
    made, app = Sink(port), web.Application()
    app.router.add_route("*", "/{path:.*}", made.take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield made
    finally:
        await runner.cleanup()


class Browser:
    """One that has subscribed: it alone can read what is pushed to it."""

    def __init__(self, address: str) -> None:
        self.address, self.private, self.auth = address, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def wish(self, kinds: list[str]) -> dict[str, Any]:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        key = base64.urlsafe_b64encode(self.private.public_key().public_bytes(*form)).decode().rstrip("=")
        auth = base64.urlsafe_b64encode(self.auth).decode().rstrip("=")
        return {"address": self.address, "key": key, "auth": auth, "kinds": kinds}

    def read(self, sealed: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(sealed, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        )
        return found


async def subscribe(person: Client, sunk: Sink, path: str = "/push/one", kinds: Optional[list[str]] = None) -> Browser:
    browser = Browser(sunk.address(path))
    await person.request("PUT", "/api/notices/browser", browser.wish(ALL if kinds is None else kinds))
    return browser


async def waiting_for(house: House, person: Client, other: Client, **choices: Any) -> Table:
    """A table that waits for this person, who does not look."""
    for _ in range(40):
        table = await house.table([person, other], **choices)
        await table.call(waiting.settle)
        if in_play(table).to_act == [0]:
            return table
        await table.call(_ends)
    raise AssertionError("the other one always begins")


async def _ends(table: Table) -> None:
    """Out of the way of the test."""
    table.row.status = "closed"
    await waiting.settle(table)
    await table.hall.store.write((sa.update(own.waits).where(own.waits.c.table_id == "none").values(seat=0), None))


async def id_of(person: Client) -> str:
    return str((await person.request("GET", "/api/me"))["id"])


async def turn(house: House, minutes: float = 2) -> None:
    await house.bureau.outbox.turn(now_ms() + int(minutes * MINUTE))


def hook(sunk: Sink, shape: str = "discord") -> dict[str, str]:
    return {"address": sunk.address("/hook"), "shape": shape}
