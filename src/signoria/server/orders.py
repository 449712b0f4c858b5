"""Standing orders: what the table shall answer for a seat, as its person wished beforehand.

Nobody but that person may learn of an order, nor how far it goes: it is sent to their own screens alone, setting one
stirs nobody else, and what it answers comes as the person's own answer would, see `Driver._order`.

A seat has one order at most. Rows are only ever added, and the last one of a seat counts. Its status is `given` while
it holds; `gone` when there is nothing to tell; otherwise why it ended, which its owner is told until it is put away.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Iterable, Optional, Protocol

import msgspec
import sqlalchemy as sa
import structlog
from msgspec import structs

from signoria.kernel import State
from signoria.server import ledger, moves, rows
from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.rising import RisingBids
from signoria.server.rows import OrderRow
from signoria.server.store import StorageError, Write, insert
from signoria.titles import title as find

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer

GIVEN: Final = "given"
GONE: Final = "gone"
UNDONE: Final = "undone"
log = structlog.get_logger("table")
INSERT_ORDER = sa.insert(rows.orders)

Order = p.BidUpTo  # further kinds are added here, told apart by their tag
Shown = tuple[Optional[p.OrderInfo], Optional[p.OrderRoom]]


class Kind(Protocol):
    """What there is to know of a kind of order. Whatever it answers hangs on what the seat may know alone."""

    def subject(self, g: State) -> Optional[Any]:
        """The procedure of the rules that orders given now would be about; they end with it."""

    def room(self, g: State, seat: int) -> Optional[p.OrderRoom]:
        """What a seat could order now."""

    def check(self, g: State, seat: int, order: Any) -> None:
        """Refuse an order that could not be carried out in the present position."""

    def answer(self, g: State, seat: int, order: Any, legal: list[int]) -> Optional[int]:
        """What is to be answered to the question that the seat is asked; None: its person decides."""

    def unfit(self, g: State, seat: int, order: Any) -> str:
        """The status with which an order ends; empty while it holds."""


class Orders:
    """The orders of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        bids = find(table.row.game).bids
        self.kind: Optional[Kind] = RisingBids(table.title, bids) if bids else None
        self.last: dict[int, OrderRow] = {}
        self.count = 0
        self.unseen = 0  # seats that have not been shown yet that orders would be about something new

    def restore(self, stored: list[OrderRow]) -> list[int]:
        """As the database has them; the seats whose order was another."""
        before, self.last = self.last, {row.seat: row for row in stored}
        self.count = len(stored)
        return [seat for seat, row in self.last.items() if before.get(seat) != row]

    # -- what a seat is shown, and what is answered for it

    def shown(self, seat: int) -> Shown:
        """To the viewer of this seat, and to nobody else."""
        g, row = self.table.g, self.last.get(seat)
        if self.kind is None or g is None or seat < 0 or not self._own(seat):
            return None, None
        told = row is not None and row.status != GONE
        info = p.OrderInfo(_order(row), "" if row.status == GIVEN else row.status) if row and told else None  # type: ignore[arg-type]
        return info, self.kind.room(g, seat)

    def answer(self, seat: int) -> Optional[int]:
        """What the seat's order says to the question it is asked."""
        table, row = self.table, self.last.get(seat)
        if self.kind is None or table.g is None or row is None or row.status != GIVEN or not self._own(seat):
            return None
        return self.kind.answer(table.g, seat, _order(row), table.legal(seat))

    def _own(self, seat: int) -> bool:
        """Whether the person of this seat plays it."""
        place = self.table.places[seat]
        return place.kind == "person" and not place.driver

    # -- what ends an order; the rows are stored together with the reason

    def subject(self, g: State) -> Optional[Any]:
        return self.kind.subject(g) if self.kind is not None else None

    def after(self, g: State, subject: Optional[Any]) -> list[OrderRow]:
        """What was just done, and ended some: `subject` is what they were about before.

        What is told of one that an undo ended stays though there is nothing more to order about: no secret action
        may take it away.
        """
        if self.kind is None or subject is None:
            return []
        same, found = self.kind.subject(g) is subject, []
        for seat, row in self.last.items():
            status = GONE if not same else self.kind.unfit(g, seat, _order(row)) if row.status == GIVEN else ""
            if status and row.status != GONE:
                found.append((row, status))
        return self._ended(found)

    def taken_back(self, g: State, known: int, keep: int) -> list[OrderRow]:
        """An undo to `g` ends what was ordered later, and what would only repeat itself.

        Only what its owner may know of (`known`) can end an order, or its end would tell of secret undos.
        """
        later = zip(self.table.ledger[keep:], self.table.history[keep:])
        acted = {actor for deed, (actor, _) in later if deed.by == ledger.ORDER}
        return self._ended(
            (row, UNDONE if row.status == GIVEN else GONE)
            for seat, row in self.last.items()
            if row.status != GONE and known >> seat & 1 and (seat in acted or known_to(g, seat) < row.since)
        )

    def handed_over(self, seat: int) -> list[OrderRow]:
        row = self.last.get(seat)
        return self._ended([(row, GONE)] if row is not None and row.status != GONE else [])

    def _ended(self, found: Iterable[tuple[OrderRow, str]]) -> list[OrderRow]:
        return [
            structs.replace(row, number=self.count + i, status=status, client_id="")
            for i, (row, status) in enumerate(found)
        ]

    def take(self, added: list[OrderRow], unseen: int = 0) -> None:
        """These rows are stored; to these seats it is new what orders would be about."""
        for row in added:
            self.last[row.seat] = row
        self.count += len(added)
        self.unseen |= unseen

    def seen_by(self, viewer: Viewer) -> None:
        """Somebody has looked: an order that was meant for what was there before is refused from now on."""
        if viewer.seat >= 0 and self.unseen >> viewer.seat & 1:
            self.unseen &= ~(1 << viewer.seat)
            viewer.lot = viewer.version


def written(added: list[OrderRow]) -> list[Write]:
    return [insert(INSERT_ORDER, added)] if added else []


def _order(row: OrderRow) -> Order:
    return msgspec.convert(row.terms, Order)


def known_to(g: State, seat: int) -> int:
    """How many actions a seat may know of: what others do and take back in secret does not count."""
    past, count = g.past, 0
    while past is not None:
        count += past[5] >> seat & 1
        past = past[0]
    return count


# -- messages


async def give(table: Table, connection: Connection, m: p.SetOrder) -> None:
    """Tried, stored, and only then kept; nobody but its owner notices."""
    orders, seat, viewer = table.orders, connection.seat, table.viewers[connection.seat]
    if (seat, m.id) in table.taken:
        table.hall.accept(table, connection, m.id)
        return
    g = moves.must_run(table)
    if table.places[seat].driver:
        raise Denied("no-driver")
    if orders.kind is None:
        raise Denied("no-order-auction")
    if not viewer.lot <= m.version <= viewer.version:
        raise Denied("no-stale")
    orders.kind.check(g, seat, m.order)
    terms = msgspec.to_builtins(m.order)
    await _keep(table, OrderRow(table.row.id, orders.count, seat, terms, known_to(g, seat), GIVEN, m.id))


async def withdraw(table: Table, connection: Connection, m: p.CancelOrder) -> None:
    seat, row = connection.seat, table.orders.last.get(connection.seat)
    if (seat, m.id) in table.taken or row is None or row.status == GONE:
        table.hall.accept(table, connection, m.id)
        return
    await _keep(table, structs.replace(row, number=table.orders.count, status=GONE, client_id=m.id))


async def _keep(table: Table, row: OrderRow) -> None:
    await table.hall.store.write(*written([row]))
    table.orders.take([row])
    table.taken.add((row.seat, row.client_id))
    table.driver.reconsider(row.seat)
    table.show(row.seat, row.client_id)


# -- answers


async def answer_by_order(table: Table, seat: int, task: Optional[asyncio.Task[None]]) -> None:
    """What a seat's order says now, as if its person had said it, unless the question has gone meanwhile."""
    driver, g, action = table.driver, table.g, table.orders.answer(seat)
    if driver.tasks.get(seat) is not task:
        return
    if g is None or action is None:
        driver.reconsider(seat)
        return
    try:
        await moves.play(table, g, seat, [action], "", by_order=True)
    except Exception as error:  # whatever it is, the seat must not be forgotten
        log.error("a driven move failed", table=table.row.id, reason=getattr(error, "key", repr(error)))
        driver.release(seat, task)
        driver.failed(seat)
        if isinstance(error, StorageError):
            raise
