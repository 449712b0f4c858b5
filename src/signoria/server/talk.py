"""Chat and promises at a live table. Run by the table's owner task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.pacts import info
from signoria.server.rows import ChatRow, PactRow, now_ms
from signoria.server.store import INSERT_CHAT, INSERT_PACT, insert, update_pact

if TYPE_CHECKING:
    from signoria.server.table import Table


async def chat(table: Table, connection: Connection, m: p.SendChat) -> None:
    seat = connection.seat
    if m.to != p.NOBODY and (seat < 0 or not 0 <= m.to < table.row.seats):
        raise Denied("no-seat")
    table.hall.operator.must_be_heard(connection.user_id)
    text = m.text.replace("\0", "").strip()  # PostgreSQL takes no NUL
    if not text:
        return
    if seat < 0 and not table.gallery_voice.take():
        raise Denied("no-hurry", "all spectators together are talking too fast")
    name = table.places[seat].name if seat >= 0 else connection.name
    row = ChatRow(table.row.id, table.chat.total(), seat, name, text, now_ms(), m.to, connection.user_id)
    await table.hall.store.write(insert(INSERT_CHAT, [row]))
    table.chat.add(row)
    seats = [viewer.seat for viewer in table.viewers]
    for hearer, line in table.chat.last_for(row, seats, table.row.status == "running"):
        table.tell(p.Chat(line), [hearer], row.user_id)


async def propose(table: Table, connection: Connection, m: p.PactPropose) -> None:
    if table.row.status != "running":
        raise Denied("no-start")
    if table.pacts.find(connection.seat, m.id) is None:
        row = table.pacts.propose(connection.seat, m)
        await table.hall.store.write(insert(INSERT_PACT, [row]))
        tell_promises(table, [row])
        table.driver.let_promise()
    table.hall.accept(table, connection, m.id)


async def accept(table: Table, connection: Connection, m: p.PactAccept) -> None:
    await _answer(table, connection, m.id, m.number, "accepted")


async def decline(table: Table, connection: Connection, m: p.PactDecline) -> None:
    await _answer(table, connection, m.id, m.number, "declined")


async def withdraw(table: Table, connection: Connection, m: p.PactWithdraw) -> None:
    await _answer(table, connection, m.id, m.number, "withdrawn")


async def _answer(table: Table, connection: Connection, client_id: str, number: int, status: str) -> None:
    row = table.pacts.answer(connection.seat, number, status, len(table.history))
    await table.hall.store.write(update_pact(row))
    tell_promises(table, [row])
    table.driver.let_promise()
    table.hall.accept(table, connection, client_id)


def tell_promises(table: Table, promises: list[PactRow]) -> None:
    """Put down promises as they are now, and show them to whoever may know them, each by the viewer's own number."""
    if not promises:
        return
    for promise in promises:
        table.pacts.put(promise)
    over = table.row.status == "over"
    for viewer in table.viewers:
        for number, promise in enumerate(table.pacts.known_to(viewer.seat, over)):
            if promise in promises:
                table.tell(p.Pact(info(promise, number)), [viewer.seat])
