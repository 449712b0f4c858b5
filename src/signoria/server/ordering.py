"""What is done about standing orders: given, tried, put first, taken back, carried out. See orders.py."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Optional

import msgspec
import structlog
from msgspec import structs

from signoria.kernel import State
from signoria.server import moves
from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.orders import GIVEN, GONE, MOST, Kind, known_to, readable, written
from signoria.server.rows import OrderRow
from signoria.server.store import StorageError

if TYPE_CHECKING:
    from signoria.server.table import Table

log = structlog.get_logger("table")


def _possible(table: Table, seat: int, order: p.Order) -> tuple[State, Kind]:
    """The game and the kind of an order that fits the present position; refused with the reason otherwise."""
    g = moves.must_run(table)
    if table.places[seat].driver:
        raise Denied("no-driver")
    kind = table.orders.kind(order)
    if kind is None:
        raise Denied("no-order-auction" if isinstance(order, p.BidUpTo) else "no-order-kind")
    kind.check(g, seat, order, table.orders.now(g))
    return g, kind


async def give(table: Table, connection: Connection, m: p.SetOrder) -> None:
    """Tried, stored, and only then kept; nobody but its owner notices."""
    orders, seat, viewer = table.orders, connection.seat, table.viewers[connection.seat]
    if (seat, m.id) in table.taken:
        table.hall.accept(table, connection, m.id)
        return
    moves.must_run(table)
    if not table.places[seat].driver and not viewer.lot <= m.version <= viewer.version:
        raise Denied("no-stale")
    g, kind = _possible(table, seat, m.order)
    place, rank = _place_of(table, seat, m)
    scope = kind.scope(m.order, orders.now(g))
    terms, since = msgspec.to_builtins(m.order), known_to(g, seat)
    await _keep(table, OrderRow(table.row.id, orders.count, seat, terms, since, GIVEN, m.id, place, rank, scope))


def _place_of(table: Table, seat: int, m: p.SetOrder) -> tuple[int, int]:
    """Which order of the seat it becomes, and its rank: the one it replaces, or a new one behind all others."""
    own, lot = table.orders.of(seat), _lot_of(table, m.order)
    for row in own:
        if row.place == m.number or (m.number < 0 and lot is not None and lot == _lot_of(table, readable(row))):
            return row.place, row.rank
    if m.number >= 0:
        raise Denied("no-order-number")
    if len(own) >= MOST:
        raise Denied("no-order-many")
    places = [row.place for row in table.orders.last.values() if row.seat == seat]
    return max(places, default=-1) + 1, max((row.rank for row in own), default=-1) + 1


def _lot_of(table: Table, order: Optional[p.Order]) -> Optional[int]:
    """The lot of a bid, as the title numbers it: one order for each."""
    if not isinstance(order, p.BidUpTo) or table.g is None:
        return None
    return order.lot if order.lot >= 0 else table.orders.now(table.g).lot


async def attempt(table: Table, connection: Connection, m: p.TryOrder) -> None:
    """What an order would do now: told to whoever asks, and kept nowhere."""
    seat, viewer = connection.seat, table.viewers[connection.seat]
    g, kind = _possible(table, seat, m.order)
    table.hall.send(connection, kind.tried(m.id, viewer.version, g, seat, m.order, table.orders.now(g)))


async def choices(table: Table, connection: Connection, m: p.AskOrders) -> None:
    """What could be ordered now, by what the seat sees."""
    seat, orders, g = connection.seat, table.orders, table.g
    version = table.viewers[seat].version
    if g is None or table.places[seat].driver:
        table.hall.send(connection, p.OrderChoices(version, [], []))
        return
    now = orders.now(g)
    answers = orders.answers.rooms(g, seat, now) if orders.answers is not None else []
    lots = orders.bids.coming(g, seat, now) if orders.bids is not None else []
    table.hall.send(connection, p.OrderChoices(version, answers, lots))


async def put_first(table: Table, connection: Connection, m: p.FirstOrder) -> None:
    """Before all others of the seat."""
    seat, own = connection.seat, table.orders.of(connection.seat)
    row = next((each for each in own if each.place == m.number), None)
    if (seat, m.id) in table.taken or row is None:
        table.hall.accept(table, connection, m.id)
        return
    least = min(each.rank for each in own) - 1
    await _keep(table, structs.replace(row, number=table.orders.count, rank=least, client_id=m.id))


async def withdraw(table: Table, connection: Connection, m: p.CancelOrder) -> None:
    seat, orders = connection.seat, table.orders
    row = orders.last.get((seat, m.number)) if m.number >= 0 else orders.about_auction(seat)
    if (seat, m.id) in table.taken or row is None or row.status == GONE:
        table.hall.accept(table, connection, m.id)
        return
    await _keep(table, structs.replace(row, number=orders.count, status=GONE, client_id=m.id))


async def _keep(table: Table, row: OrderRow) -> None:
    await table.hall.store.write(*written([row]))
    table.orders.take([row])
    table.taken.add((row.seat, row.client_id))
    table.driver.reconsider(row.seat)
    table.show(row.seat, row.client_id)


async def answer_by_order(table: Table, seat: int, task: Optional[asyncio.Task[None]]) -> None:
    """What a seat's orders say now, as if its person had said it, unless the question has gone meanwhile."""
    driver, g, answer = table.driver, table.g, table.orders.answer(seat)
    if driver.tasks.get(seat) is not task:
        return
    if g is None or answer is None:
        driver.reconsider(seat)
        return
    row, action = answer
    try:
        await moves.play(table, g, seat, [action], "", row)
    except Exception as error:  # whatever it is, the seat must not be forgotten
        log.error("a driven move failed", table=table.row.id, reason=getattr(error, "key", repr(error)))
        driver.release(seat, task)
        driver.failed(seat)
        if isinstance(error, StorageError):
            raise
        table.orders.lose(row)
