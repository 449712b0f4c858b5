"""A person's own line: a websocket of a page, whatever it shows, over which news are told at once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from signoria.server import protocol as p
from signoria.server import request_ids
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.guards import known_host, same_origin
from signoria.server.rows import now_ms
from signoria.server.sockets import Sockets, end, turn_away

decoder = msgspec.json.Decoder(p.Ping)


@websocket("/ws/me")
async def own_line(socket: WebSocket[Any, Any, Any]) -> None:
    with suppress(WebSocketDisconnect):
        await _serve(socket, socket.app.state["sockets"])


async def _serve(socket: WebSocket[Any, Any, Any], sockets: Sockets) -> None:
    settings = sockets.hall.settings
    if not same_origin(socket.scope, settings) or not known_host(socket.scope, settings):
        await socket.close(code=4403, reason="no-origin")
        return
    await socket.accept(headers=request_ids.told(socket.scope))
    try:
        user = await sockets.people.must(socket.cookies)
        session = await sockets.people.session(socket.cookies) if user.member else None
    except Denied as denied:
        sockets.hall.operator.doorstep.knocked(denied, socket.client)
        await socket.close(code=4403 if denied.status == 403 else 4401, reason=denied.key)
        return
    connection = Connection(
        user.id, user.name, socket.send, settings.messages_per_second, settings.message_burst,
        session.digest if session else "", request_ids.of(socket.scope),
    )  # fmt: skip
    connection.address = socket.client.host if socket.client else ""
    await _keep(socket, sockets, connection)


async def _keep(socket: WebSocket[Any, Any, Any], sockets: Sockets, connection: Connection) -> None:
    """Until one side has enough."""
    person, lines = connection.user_id, sockets.hall.circle.lines
    writer = asyncio.create_task(connection.write_all())
    reader = asyncio.create_task(_read(socket, sockets, connection))
    lines.setdefault(person, []).append(connection)
    sockets.hall.metrics.sockets.inc()
    try:
        await sockets.enter(person, connection)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    except Denied as denied:
        await turn_away(connection, writer, denied)
    finally:
        sockets.hall.metrics.sockets.dec()
        lines[person].remove(connection)
        if not lines[person]:
            del lines[person]
            sockets.hall.circle.company.left(person)
        sockets.leave(person, connection)
        await end(writer, reader)


async def _read(socket: WebSocket[Any, Any, Any], sockets: Sockets, connection: Connection) -> None:
    """Nothing is said here but that one is still there."""
    while connection.closing is None:
        data = await connection.listen(socket.receive, sockets.hall.settings.max_message)
        if data is None:
            break
        try:
            sockets.hall.send(connection, p.Pong(decoder.decode(data).at, now_ms()))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            connection.close(1008, "no-sense")
    if connection.closing is not None:
        await asyncio.sleep(5)  # the writer sends the close and ends first
