"""A request about a table that another process has is carried there and answered there.

Who asks is found out where the request comes in, and only that goes along: the other process trusts this one, and
makes a cookie of its own of it. Limits and checks of what comes from outside are for whoever is asked first.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Optional

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.stores.base import Store
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from signoria.server import request_ids
from signoria.server.accounts.web import SIGNED_OFF
from signoria.server.denied import Denied, Elsewhere
from signoria.server.guards import FORWARDED, MOST_BODY, SAFE_METHODS
from signoria.server.people import CARRIED as CARRIED_COOKIE
from signoria.server.people import People
from signoria.server.processes.cluster import PATIENCE, STEP, Cluster
from signoria.server.processes.leases import address_of
from signoria.server.processes.limits import RequestCounts
from signoria.server.processes.post import Unreachable, Unread
from signoria.server.programs.door import credentials

if TYPE_CHECKING:
    from litestar import Litestar

    from signoria.server.hall import Hall

LONGEST = 60.0  # seconds: a start waits for nonces
CARRIED = (b"host", b"content-type", b"accept")
BROUGHT_BACK = (b"content-type", b"content-disposition", b"content-language", b"cache-control")


class Request(Struct):
    table: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    person: str
    request: str = ""  # what logs call it


class Reply(Struct):
    status: int = 500
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


pack = msgspec.msgpack.Encoder().encode


class Forward(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        state = scope["litestar_app"].state
        hall: Hall = state["hall"]
        id = await _table_of(scope, state) if FORWARDED not in scope else ""
        if hall.cluster is None or not id:
            await next_app(scope, receive, send)
            return
        request: Optional[Request] = None
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await hall.table(id)
                owner = hall.cluster.address
                break
            except Elsewhere as elsewhere:
                owner = address_of(elsewhere.owner)
            if request is None:
                await state["door"].pass_through(scope)
            request = request or await _read(scope, receive, id, state["people"])
            reply = await _carried(hall.cluster, owner, request) if owner else None
            if reply is not None:
                await _answer(send, reply, hall.cluster.hint(owner))
                return
            if time.monotonic() > until:
                raise Unreachable
            await asyncio.sleep(STEP)
        await next_app(scope, _again(request) if request else receive, _hinting(send, hall.cluster.hint(owner)))


async def _table_of(scope: Scope, state: Any) -> str:
    """The table that a request is about, if it is about one."""
    named = scope["path_params"]
    if "code" in named:
        return str(await state["lobby"].invited_to(named["code"]))
    return str(named.get("table_id", ""))


async def _read(scope: Scope, receive: Receive, id: str, people: People) -> Request:
    body, more = b"", True
    while more:
        part: Any = await receive()
        body, more = body + part.get("body", b""), part.get("more_body", False)
        if len(body) > MOST_BODY:
            raise Denied("no-sense", "the request is too large", 413)
    headers = [(name, value) for name, value in scope["headers"] if name in CARRIED]
    user = await people.who(credentials(scope["litestar_app"].request_class(scope)))
    return Request(
        id, str(scope.get("method")), scope["path"], scope["query_string"], headers, body, user.id if user else "",
        request_ids.of(scope),
    )  # fmt: skip


async def _carried(cluster: Cluster, address: str, request: Request) -> Optional[Reply]:
    """The answer of the process that has the table; None if it has it no more, or is gone, and nothing was done."""
    try:
        return msgspec.msgpack.decode(await cluster.post.ask(address, "http", pack(request), LONGEST), type=Reply)
    except Unread:
        return None
    except Unreachable:
        if request.method in SAFE_METHODS:
            return None
        raise
    except Denied:
        return None


async def _answer(send: Send, reply: Reply, hint: dict[str, str]) -> None:
    told = [(name.encode(), value.encode()) for name, value in hint.items()]
    length = (b"content-length", str(len(reply.body)).encode())
    await send({"type": "http.response.start", "status": reply.status, "headers": [*reply.headers, length, *told]})
    await send({"type": "http.response.body", "body": reply.body, "more_body": False})


def _hinting(send: Send, hint: dict[str, str]) -> Send:
    async def hinted(message: Any) -> None:
        if message["type"] == "http.response.start":
            told = [(name.encode(), value.encode()) for name, value in hint.items()]
            message["headers"] = [*message.get("headers", []), *told]
        await send(message)

    return hinted


def _again(request: Request) -> Receive:
    """The body, which has been read, for whoever reads it now."""
    parts: list[Any] = [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive() -> Any:
        return parts.pop() if parts else {"type": "http.disconnect"}

    return receive


class Desk:
    """Answers requests that other processes carry here."""

    def __init__(self, app: Litestar, hall: Hall, people: People) -> None:
        self.app, self.hall, self.people = app, hall, people

    async def serve(self, body: bytes) -> bytes:
        request = msgspec.msgpack.decode(body, type=Request)
        request_ids.speak_for(request.request)
        await self.hall.table(request.table)
        reply, parts = Reply(), []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = [(name, value) for name, value in message["headers"] if name in BROUGHT_BACK]
            else:
                parts.append(message.get("body", b""))

        await self.app(self._scope(request), _again(request), send)
        reply.body = b"".join(parts)
        return pack(reply)

    def _scope(self, request: Request) -> Any:
        headers = list(request.headers)
        if request.person:
            headers.append((b"cookie", f"{CARRIED_COOKIE}={self.people.carry(request.person)}".encode()))
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": request.method,
            "scheme": "http", "path": request.path, "raw_path": request.path.encode(), "root_path": "",
            "query_string": request.query, "headers": headers, "server": None, "client": None, "state": {},
            "extensions": {}, FORWARDED: True,
        }  # fmt: skip


class Joining:
    """What an application has more where it is one of several."""

    def __init__(self) -> None:
        self.counts = RequestCounts()
        self.middleware = [Forward()]
        self.stores: dict[str, Store] = {"rate_limit": self.counts}

    def attend(self, app: Litestar, hall: Hall) -> None:
        """Open to the other processes."""
        cluster = hall.cluster
        assert cluster is not None
        self.counts.share(cluster.post)
        cluster.pipes.converse = app.state["sockets"].converse
        cluster.post.told[SIGNED_OFF] = lambda text: _sign_off(app, text)
        cluster.post.clerks["http"] = Desk(app, hall, app.state["people"]).serve


def _sign_off(app: Litestar, text: str) -> None:
    user_id, *digests = text.split()
    app.state["sockets"].end_sessions(user_id, digests)
