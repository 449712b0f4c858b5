"""The live stream of a table: one websocket per screen."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any, Container, Protocol, Union

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from signoria.server import request_ids, seating
from signoria.server.connection import Connection, Receive
from signoria.server.denied import Denied
from signoria.server.ear import Ear
from signoria.server.guards import known_host, same_origin
from signoria.server.hall import Hall
from signoria.server.hearing import handle, understood
from signoria.server.people import People
from signoria.server.programs.door import credentials
from signoria.server.programs.names import is_program
from signoria.server.store import StorageError
from signoria.server.table import Table
from signoria.server.wire import wire_of

IDLE_SECONDS = 60.0  # a browser says something every 15 s
_CODES = {403: 4403, 404: 4404, 429: 4429, 503: 1013}  # for the close, by the status of what was denied

log = structlog.get_logger("socket")


class Mouth(Protocol):
    """The near end of a pipe to another process: see processes/pipes.py."""

    def up(self, data: Union[str, bytes]) -> None: ...
    def forget(self) -> None: ...


class Sockets:
    """Opens and reads websockets; each person may have a bounded number of them."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall, self.people = hall, people
        self.ready: dict[str, list[Connection]] = {}

    async def serve(self, socket: WebSocket[Any, Any, Any], table_id: str, since: int, epoch: int) -> None:
        settings = self.hall.settings
        if not same_origin(socket.scope, settings) or not known_host(socket.scope, settings):
            await socket.close(code=4403, reason="no-origin")
            return
        try:
            shown = credentials(socket)
            user = await self.people.who(shown)
            session = await self.people.came_by(shown, user)
            connection = Connection(
                user.id if user else "", user.name if user else "", socket.send,
                settings.messages_per_second, settings.message_burst, session,
                request_ids.of(socket.scope),
            )  # fmt: skip
            connection.address = socket.client.host if socket.client else ""
            found = await self.hall.reach(table_id, connection, (since, epoch))
        except Denied as denied:
            log.debug("turned away", table=table_id, reason=denied.key)
            self.hall.operator.doorstep.knocked(denied, socket.client)
            await socket.accept(headers=request_ids.told(socket.scope))
            await socket.close(code=_CODES.get(denied.status, 4404), reason=denied.key)
            return
        person = user.id if user else f"guest at {connection.address}"
        self.hall.metrics.sockets.inc()
        log.debug("opened", table=table_id, named=bool(user))
        try:
            await socket.accept(headers={**self.hall.hint(found), **request_ids.told(socket.scope)})
            self._connect(socket.scope, found, connection)
            if isinstance(found, Table):
                await self.converse(socket.receive, found, connection, (since, epoch), person)
            else:
                await self._relay(socket.receive, found, connection, person)
        finally:
            _disconnect(socket.scope)
            self.hall.metrics.sockets.dec()
            log.debug("closed", table=table_id, closing=connection.closing)
            if not isinstance(found, Table):
                found.forget()
            self.leave(person, connection)

    def _connect(self, scope: Any, found: Union[Table, Mouth], connection: Connection) -> None:
        """Past the layers of the application, where there is a wire."""
        wire, most = wire_of(scope), self.hall.settings.max_message
        if wire is None:
            return
        if isinstance(found, Table):
            ear = Ear(wire, connection, most, partial(understood, self.hall), partial(_say, found))
        else:
            ear = Ear(wire, connection, most, _unread, partial(_pass_on, found))
        wire.hearer, connection.line = ear.hear, wire

    async def enter(self, person: str, connection: Connection) -> None:
        """One more that is ready. When there are too many, the one longest silent goes.

        People who share an address must not push each other out: of them only those go that seem dead.
        """
        settings, shared = self.hall.settings, not connection.user_id
        most = settings.sockets_per_address if shared else settings.sockets_per_person
        silence = IDLE_SECONDS if shared else 0.0
        cluster = self.hall.cluster
        room = None if cluster is None else await cluster.limits.enter(person, connection, most, silence)
        if room is False:
            raise Denied("no-hurry", status=429)
        others = self.ready.setdefault(person, [])
        if room is None and len(others) >= most:
            silent = min(others, key=lambda each: each.heard)
            if time.monotonic() - silent.heard < silence:
                raise Denied("no-hurry", status=429)
            silent.close(4429, "no-hurry")
            others.remove(silent)
        others.append(connection)

    def end_sessions(self, user_id: str, digests: Container[str]) -> None:
        """Whoever came by one of these sessions has to come again."""
        for connection in self.ready.get(user_id, []):
            if connection.session in digests:
                connection.close(4401, "signed-out")

    def turn_out(self, user_id: str) -> None:
        """Somebody whom the operator has banned."""
        for connection in self.ready.get(user_id, []):
            self.hall.operator.doorstep.bar(connection.address)
            connection.close(4403, "no-banned")

    async def check_programs(self) -> None:
        """Programs whose token was taken back, or whose member is banned, have to go."""
        here = [each for screens in self.ready.values() for each in screens if is_program(each.name)]
        if not here:
            return
        holding = await self.people.programs.holding({each.session for each in here})
        owners = await self.people.programs.owners({each.user_id for each in here})
        for connection in here:
            if connection.session not in holding:
                connection.close(4401, "signed-out")
            elif self.hall.operator.banned(owners.get(connection.user_id, "")):
                connection.close(4403, "no-banned")

    def tell_all(self, message: Any) -> None:
        """Whoever is connected to this process, at whatever table."""
        for connection in [each for screens in self.ready.values() for each in screens]:
            self.hall.send(connection, message)

    def leave(self, person: str, connection: Connection) -> None:
        others = self.ready.get(person, [])
        if connection in others:
            others.remove(connection)
        if not others:
            self.ready.pop(person, None)
        if self.hall.cluster is not None:
            self.hall.cluster.limits.leave(connection)

    async def converse(
        self, receive: Receive, table: Table, connection: Connection, known: tuple[int, int], person: str = ""
    ) -> None:  # fmt: skip
        """Until one side has enough. A `person` is counted here; whoever comes from another process, there."""
        writer = asyncio.create_task(connection.write_all())
        reader = asyncio.create_task(self._read(receive, table, connection))
        try:
            await table.call_from(table.seat_of(connection.user_id), seating.connect, connection, *known)
            if person:
                await self.enter(person, connection)
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        except Denied as denied:
            await turn_away(connection, writer, denied)
        finally:
            table.hear(connection.seat, seating.disconnect, (connection,), None)  # nobody waits, so it is never dropped
            await end(writer, reader)

    async def _relay(self, receive: Receive, mouth: Mouth, connection: Connection, person: str) -> None:
        """As `converse`, with a table of another process."""
        writer = asyncio.create_task(connection.write_all())
        reader = asyncio.create_task(self._pass_on(receive, mouth, connection))
        try:
            await self.enter(person, connection)
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        except Denied as denied:
            await turn_away(connection, writer, denied)
        finally:
            await end(writer, reader)

    async def _pass_on(self, receive: Receive, mouth: Mouth, connection: Connection) -> None:
        while connection.closing is None:
            data = await connection.listen(receive, self.hall.settings.max_message)
            if data is not None:
                mouth.up(data)
            elif connection.closing is None:
                return
        await asyncio.sleep(5)  # the writer sends the close and ends first

    async def _read(self, receive: Receive, table: Table, connection: Connection) -> None:
        while connection.closing is None:
            data = await connection.listen(receive, self.hall.settings.max_message)
            if data is None:
                if connection.closing is None:
                    return
                break
            message = understood(self.hall, connection, data)
            if message is None:
                continue
            try:
                await table.call_from(connection.seat, handle, connection, message)
            except StorageError as failed:  # in doubt: the client comes back and sends it again, under the same id
                connection.close(1013, failed.key)
                break
        await asyncio.sleep(5)  # the writer sends the close and ends first


def _say(table: Table, ear: Ear, message: Any) -> None:
    table.hear(ear.connection.seat, handle, (ear.connection, message), ear)


def _pass_on(mouth: Mouth, ear: Ear, data: Union[str, bytes]) -> None:
    mouth.up(data)
    ear.set_result(None)


def _unread(_: Connection, data: Union[str, bytes]) -> Union[str, bytes]:
    """Read by the process that has the table."""
    return data


def _disconnect(scope: Any) -> None:
    wire = wire_of(scope)
    if wire is not None:
        wire.hearer = None


async def turn_away(connection: Connection, writer: asyncio.Task[None], denied: Denied) -> None:
    connection.close(_CODES.get(denied.status, 4403), denied.key)
    await asyncio.wait({writer}, timeout=5)


async def end(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@websocket("/ws/table/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: Annotated[str, PathParameter(max_length=64)],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    epoch: Annotated[int, QueryParameter()] = -1,
) -> None:
    sockets: Sockets = socket.app.state["sockets"]
    try:
        await sockets.serve(socket, table_id, since, epoch)
    except WebSocketDisconnect:
        return
