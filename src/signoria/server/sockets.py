"""The live stream of a table: one websocket per screen."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Awaitable, Callable, Container, Protocol, Union

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from signoria.kernel import Refusal
from signoria.server import moves, orders, request_ids, seating, talk
from signoria.server import protocol as p
from signoria.server.by_post import seats
from signoria.server.by_post.protocol import Vote
from signoria.server.connection import Connection, Receive
from signoria.server.denied import Denied
from signoria.server.foresight import final_answers
from signoria.server.guards import known_host, same_origin
from signoria.server.hall import Hall
from signoria.server.people import People
from signoria.server.prospects import aims
from signoria.server.reasons import Question, reasons
from signoria.server.rows import now_ms
from signoria.server.store import StorageError
from signoria.server.table import Table

IDLE_SECONDS = 60.0  # a browser says something every 15 s
_CODES = {403: 4403, 429: 4429, 503: 1013}  # for the close, by the status of what was denied
MOST_NONSENSE = 20  # messages that cannot be understood before the connection is closed

decoder = msgspec.json.Decoder(p.ClientMessage)
log = structlog.get_logger("socket")


async def foresee(table: Table, connection: Connection, m: p.Foresee) -> None:
    seat = connection.seat
    legal = set(table.legal(seat))
    actions = [action for action in m.actions if action in legal]
    final = final_answers(table.g, seat, actions) if table.g is not None and actions else []
    table.hall.send(connection, p.Foresight(table.viewers[seat].version, final))


async def foretell(table: Table, connection: Connection, m: p.Foretell) -> None:
    viewer = table.viewers[connection.seat]
    legal = set(viewer.asked_now[0])
    actions = [action for action in m.actions if action in legal]
    outcomes = viewer.prospects.outcomes(viewer.seen(), actions) if actions else []
    table.hall.send(connection, p.Foretold(viewer.version, outcomes))


async def why(table: Table, connection: Connection, m: p.Why) -> None:
    seat, g = connection.seat, table.g
    viewer = table.viewers[seat]
    found: list[p.ReasonInfo] = []
    if g is not None and g.waiting() >> seat & 1:
        touched = (m.noun, m.value) if m.noun else None
        question = Question(touched, m.verb, m.picked, viewer.prospects.named(g.prompt(seat)), aims(g.game))
        told = reasons(g, seat, question)
        found = [p.ReasonInfo(verb, no.key, list(no.values), no.rule) for verb, no in told]
    table.hall.send(connection, p.Reasons(viewer.version, m.noun, m.value, m.verb, found))


class Mouth(Protocol):
    """The near end of a pipe to another process: see processes/pipes.py."""

    def up(self, data: Union[str, bytes]) -> None: ...
    def forget(self) -> None: ...


Handler = Callable[[Table, Connection, Any], Awaitable[None]]
FOR_SEATS: dict[type, Handler] = {
    p.Act: moves.act,
    p.Undo: moves.undo,
    p.UndoAnswer: moves.undo_answer,
    p.PactPropose: talk.propose,
    p.PactAccept: talk.accept,
    p.PactDecline: talk.decline,
    p.PactWithdraw: talk.withdraw,
    p.Pause: seating.pause,
    p.Resume: seating.resume,
    p.HandOver: seating.hand_over,
    p.Reclaim: seating.reclaim,
    p.Foresee: foresee,
    p.Foretell: foretell,
    p.Why: why,
    p.SetOrder: orders.give,
    p.CancelOrder: orders.withdraw,
    Vote: seats.vote,
}


async def show_asides(table: Table, connection: Connection, m: p.AskAsides) -> None:
    viewer = table.viewers[connection.seat]
    table.hall.send(connection, p.Asides(viewer.version, viewer.asides))


async def pong(table: Table, connection: Connection, m: p.Ping) -> None:
    table.hall.send(connection, p.Pong(m.at, now_ms()))


FOR_ALL: dict[type, Handler] = {p.SendChat: talk.chat, p.AskAsides: show_asides, p.Ping: pong}


async def handle(table: Table, connection: Connection, message: Any) -> None:
    """One message, in the owner task; whatever is wrong with it is answered with a refusal."""
    kind = type(message)
    try:
        if kind in FOR_SEATS and connection.seat < 0 and not (kind is p.HandOver and message.seat >= 0):
            raise Denied("no-seat")
        await (FOR_SEATS.get(kind) or FOR_ALL[kind])(table, connection, message)
    except StorageError as failed:
        await table.read_back()
        if _counted(table, connection.seat, getattr(message, "id", "")):
            table.hall.accept(table, connection, message.id)
        else:
            _refuse(table, connection, message, failed.key, [], "", failed.detail)
    except Refusal as refusal:
        _refuse(table, connection, message, refusal.key, list(refusal.values), refusal.rule, str(refusal))
    except Denied as denied:
        _refuse(table, connection, message, denied.key, [], "", denied.detail)


def _counted(table: Table, seat: int, client_id: str) -> bool:
    """Whether the database has it, although nobody heard that it was stored."""
    return bool(client_id) and ((seat, client_id) in table.taken or table.pacts.find(seat, client_id) is not None)


def _refuse(
    table: Table, connection: Connection, message: Any, key: str, values: list[int], rule: str, detail: str
) -> None:
    if not isinstance(message, p.SetOrder):  # that somebody tried to give one is told nowhere
        table.hall.metrics.refusals.labels(key).inc()
    state = moves.situation(table, connection) if isinstance(message, (p.Act, p.Undo, p.SetOrder)) else None
    version = table.viewers[connection.seat].version
    id = getattr(message, "id", "")
    table.hall.send(connection, p.Refused(id, key, values, rule, version, detail[:300], state))


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
            user = await self.people.who(socket.cookies)
            session = await self.people.session(socket.cookies) if user and user.member else None
            connection = Connection(
                user.id if user else "", user.name if user else "", socket.send,
                settings.messages_per_second, settings.message_burst, session.digest if session else "",
                request_ids.of(socket.scope),
            )  # fmt: skip
            found = await self.hall.reach(table_id, connection, (since, epoch))
        except Denied as denied:
            log.debug("turned away", table=table_id, reason=denied.key)
            await socket.accept(headers=request_ids.told(socket.scope))
            await socket.close(code=_CODES.get(denied.status, 4404), reason=denied.key)
            return
        client = socket.client.host if socket.client else ""
        person = user.id if user else f"guest at {client}"
        self.hall.metrics.sockets.inc()
        log.debug("opened", table=table_id, named=bool(user))
        try:
            await socket.accept(headers={**self.hall.hint(found), **request_ids.told(socket.scope)})
            if isinstance(found, Table):
                await self.converse(socket.receive, found, connection, (since, epoch), person)
            else:
                await self._relay(socket.receive, found, connection, person)
        finally:
            self.hall.metrics.sockets.dec()
            log.debug("closed", table=table_id, closing=connection.closing)
            if not isinstance(found, Table):
                found.forget()
            self._leave(person, connection)

    async def _enter(self, person: str, connection: Connection) -> None:
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
            connection.close(4403, "no-banned")

    def tell_all(self, message: Any) -> None:
        """Whoever is connected to this process, at whatever table."""
        for connection in [each for screens in self.ready.values() for each in screens]:
            self.hall.send(connection, message)

    def _leave(self, person: str, connection: Connection) -> None:
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
                await self._enter(person, connection)
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        except Denied as denied:
            await _turn_away(connection, writer, denied)
        finally:
            table.call_from(connection.seat, seating.disconnect, connection)
            await _end(writer, reader)

    async def _relay(self, receive: Receive, mouth: Mouth, connection: Connection, person: str) -> None:
        """As `converse`, with a table of another process."""
        writer = asyncio.create_task(connection.write_all())
        reader = asyncio.create_task(self._pass_on(receive, mouth, connection))
        try:
            await self._enter(person, connection)
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        except Denied as denied:
            await _turn_away(connection, writer, denied)
        finally:
            await _end(writer, reader)

    async def _pass_on(self, receive: Receive, mouth: Mouth, connection: Connection) -> None:
        while connection.closing is None:
            data = await connection.listen(receive, self.hall.settings.max_message)
            if data is not None:
                mouth.up(data)
            elif connection.closing is None:
                return
        await asyncio.sleep(5)  # the writer sends the close and ends first

    async def _read(self, receive: Receive, table: Table, connection: Connection) -> None:
        nonsense = 0
        while connection.closing is None:
            data = await connection.listen(receive, self.hall.settings.max_message)
            if data is None:
                if connection.closing is None:
                    return
                break
            try:
                message = decoder.decode(data)
                if "\0" in getattr(message, "id", ""):
                    raise msgspec.ValidationError("no database takes an id with a NUL")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                nonsense += 1
                self._nonsense(connection, str(error), nonsense)
                continue
            try:
                await table.call_from(connection.seat, handle, connection, message)
            except StorageError as failed:  # in doubt: the client comes back and sends it again, under the same id
                connection.close(1013, failed.key)
                break
        await asyncio.sleep(5)  # the writer sends the close and ends first

    def _nonsense(self, connection: Connection, detail: str, count: int) -> None:
        self.hall.metrics.refusals.labels("no-sense").inc()
        if count > MOST_NONSENSE:
            connection.close(1008, "no-sense")
            return
        self.hall.send(connection, p.Refused("", "no-sense", [], "", 0, detail[:300]))


async def _turn_away(connection: Connection, writer: asyncio.Task[None], denied: Denied) -> None:
    connection.close(_CODES.get(denied.status, 4403), denied.key)
    await asyncio.wait({writer}, timeout=5)


async def _end(*tasks: asyncio.Task[None]) -> None:
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
