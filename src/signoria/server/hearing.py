"""What is said at a table, by whatever line it comes: understood, done in the owner task, or refused with a reason."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, Optional, Union

import msgspec
import structlog

from signoria.kernel import Refusal
from signoria.server import coaching, moves, ordering, seating, talk
from signoria.server import protocol as p
from signoria.server.by_post import seats
from signoria.server.by_post.protocol import Vote
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.foresight import foresee
from signoria.server.foretelling import foretell
from signoria.server.hall import Hall
from signoria.server.rows import now_ms
from signoria.server.store import StorageError
from signoria.server.table import Table
from signoria.server.why import why

ASKED_OF_TITLES = (p.Foresee, p.Foretell, p.Why, p.SetOrder, p.TryOrder, p.AskOrders)  # until it is stored
MOST_NONSENSE = 20  # messages that cannot be understood before the connection is closed

log = structlog.get_logger("table")
decoder = msgspec.json.Decoder(p.ClientMessage)


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
    p.SetOrder: ordering.give,
    p.TryOrder: ordering.attempt,
    p.FirstOrder: ordering.put_first,
    p.CancelOrder: ordering.withdraw,
    p.AskOrders: ordering.choices,
    Vote: seats.vote,
    p.AskCoach: coaching.ask,
}


async def show_asides(table: Table, connection: Connection, m: p.AskAsides) -> None:
    viewer = table.viewers[connection.seat]
    table.hall.send(connection, p.Asides(viewer.version, viewer.asides))


async def pong(table: Table, connection: Connection, m: p.Ping) -> None:
    table.hall.send(connection, p.Pong(m.at, now_ms()))


FOR_ALL: dict[type, Handler] = {p.SendChat: talk.chat, p.AskAsides: show_asides, p.Ping: pong}


async def handle(table: Table, connection: Connection, message: Any) -> None:
    """One message, in the owner task; whatever is wrong with it is answered with a refusal. Whoever was not let in is
    about to be closed out, and says nothing."""
    if not connection.admitted:
        return
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
    except Exception:
        if kind not in ASKED_OF_TITLES or _counted(table, connection.seat, getattr(message, "id", "")):
            raise
        log.exception("a title failed over a question", table=table.row.id, game=table.row.game)
        _refuse(table, connection, message, "no-fault", [], "", "")


def _counted(table: Table, seat: int, client_id: str) -> bool:
    """Whether the database has it, although nobody heard that it was stored."""
    return bool(client_id) and ((seat, client_id) in table.taken or table.pacts.find(seat, client_id) is not None)


def _refuse(
    table: Table, connection: Connection, message: Any, key: str, values: list[int], rule: str, detail: str
) -> None:
    if not isinstance(message, (p.SetOrder, p.TryOrder)):  # that somebody tried to give one is told nowhere
        table.hall.metrics.refusals.labels(key).inc()
    state = moves.situation(table, connection) if isinstance(message, (p.Act, p.Undo, p.SetOrder)) else None
    version = table.viewers[connection.seat].version
    id = getattr(message, "id", "")
    table.hall.send(connection, p.Refused(id, key, values, rule, version, detail[:300], state))


def understood(hall: Hall, connection: Connection, data: Union[str, bytes]) -> Optional[Any]:
    """The message; None if it is none, and the sender has been told so."""
    try:
        message = decoder.decode(data)
        if "\0" in getattr(message, "id", ""):
            raise msgspec.ValidationError("no database takes an id with a NUL")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        _nonsense(hall, connection, str(error))
        return None
    return message


def _nonsense(hall: Hall, connection: Connection, detail: str) -> None:
    hall.metrics.refusals.labels("no-sense").inc()
    connection.nonsense += 1
    if connection.nonsense > MOST_NONSENSE:
        connection.close(1008, "no-sense")
        return
    hall.send(connection, p.Refused("", "no-sense", [], "", 0, detail[:300]))
