"""A deal that nobody chose: commitments of all who want a say, then their nonces, then the game.

Run by the table's owner task. The list of commitments is closed, stored and shown to all before the first nonce
is asked for; whoever does not give theirs in time is left out, and that is written down.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Optional

import sqlalchemy as sa
import structlog
from msgspec import structs

from signoria.kernel import Deal
from signoria.kernel.deal import sealed
from signoria.kernel.variations import Notes
from signoria.server import protocol as p
from signoria.server import rows
from signoria.server.denied import Denied
from signoria.server.store import Write, insert, update_table

if TYPE_CHECKING:
    from signoria.server.table import Table

INSERT_NONCE = sa.insert(rows.nonces)
log = structlog.get_logger("table")


class Dealing:
    """The nonces of one table, and the wait for those that were called for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: Optional[asyncio.TimerHandle] = None
        self.begun = asyncio.Event()
        self.rows: dict[int, rows.NonceRow] = {}

    def take(self, found: list[rows.NonceRow]) -> None:
        """The nonces as they are stored, and the seed that follows from them."""
        self.rows = {row.seat: row for row in found}
        settle(self.table)

    @property
    def called(self) -> bool:
        return any(row.called for row in self.rows.values())

    @property
    def complete(self) -> bool:
        return all(row.nonce is not None for row in self.rows.values())

    def valid(self) -> list[rows.NonceRow]:
        """In the order of seats; before the list is closed without those whose person sits there no more."""
        places = self.table.places
        return [row for seat, row in sorted(self.rows.items()) if row.called or places[seat].user_id == row.user_id]

    def deal(self) -> Optional[Deal]:
        """How the seed came about; None where the table dealt alone."""
        called = [row for row in self.valid() if row.called]
        if not called:
            return None
        given = [(row.seat, row.nonce) for row in called if row.nonce is not None]
        promised = [(row.seat, row.commitment) for row in called]
        return Deal(self.table.row.seed, promised, given, [row.seat for row in called if row.nonce is None])

    def infos(self) -> list[p.SeatNonce]:
        """Nonces are shown once the game runs: until then those who have not given theirs learn nothing."""
        running = self.table.row.status not in ("open", "closed")
        return [
            p.SeatNonce(
                row.seat, row.commitment, row.nonce.hex() if running and row.nonce else "", running and not row.nonce
            )
            for row in self.valid()
        ]

    def wait(self) -> None:
        self.rest()
        seconds = self.table.hall.settings.reveal_seconds
        self.timer = asyncio.get_running_loop().call_later(seconds, self.table.post, give_up)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


async def promise(table: Table, user: rows.UserRow, commitment: str) -> p.TableInfo:
    """Somebody who sits wants a say in the deal."""
    seat = must_sit(table, user)
    if table.row.status != "open" or table.dealing.called:
        raise Denied("no-started")
    others = [row.commitment for row in table.dealing.valid() if row.seat != seat]
    if commitment == table.commitment or commitment in others:
        raise Denied("no-nonce-twice")
    row = rows.NonceRow(table.row.id, seat, user.id, commitment)
    await table.hall.store.write(_delete(table, seat), insert(INSERT_NONCE, [row]))
    table.dealing.rows[seat] = row
    table.presence()
    return table.info(user.id)


async def call(table: Table, host: str) -> bool:
    """Close the list and ask for the nonces of those who are here; False if there are none."""
    dealing = table.dealing
    kept = [row for row in dealing.valid() if row.user_id == host or table.viewers[row.seat].connections]
    if not kept:
        return False
    called = [structs.replace(row, called=True) for row in kept]
    await table.hall.store.write(_delete(table), insert(INSERT_NONCE, called))
    dealing.rows = {row.seat: row for row in called}
    dealing.wait()
    table.presence()
    return True


async def reveal(table: Table, user: rows.UserRow, nonce: bytes) -> p.TableInfo:
    seat = must_sit(table, user)
    row = table.dealing.rows.get(seat)
    if row is None or not row.called or row.user_id != user.id:
        raise Denied("no-nonce")
    if sealed(nonce) != row.commitment:
        raise Denied("no-nonce-fits")
    if row.nonce is None:
        if table.row.status != "open":
            raise Denied("no-nonce-late")
        given = structs.replace(row, nonce=nonce)
        await table.hall.store.write(_delete(table, seat), insert(INSERT_NONCE, [given]))
        table.dealing.rows[seat] = given
    if table.row.status == "open" and table.dealing.complete:
        await begin(table)
    return table.info(user.id)


async def give_up(table: Table) -> None:
    """Time is up: the game begins without the nonces that were withheld."""
    table.dealing.timer = None
    if table.row.status != "open":
        return
    await begin(table)


async def begin(table: Table) -> None:
    """Deal, store, and show everybody the game."""
    settle(table)
    g = table.record().start()
    started, version = rows.now_ms(), table.title.rules_version
    await table.hall.store.write(update_table(table.row.id, status="running", started=started, rules_version=version))
    table.row.status, table.row.started, table.row.rules_version = "running", started, version
    table.g = g
    table.dealing.rest()
    table.dealing.begun.set()
    table.hall.metrics.games.labels(table.row.game, "begun").inc()
    table.driver.drive()
    table.welcome_all()


def settle(table: Table) -> None:
    """The seed of the game, from what has been given so far."""
    deal = table.dealing.deal()
    table.seed = table.row.seed if deal is None else deal.seed()


def must_sit(table: Table, user: rows.UserRow) -> int:
    seat = table.seat_of(user.id)
    if seat < 0:
        raise Denied("no-seat", status=403)
    return seat


def _delete(table: Table, seat: Optional[int] = None) -> Write:
    c = rows.nonces.c
    where = c.table_id == table.row.id if seat is None else sa.and_(c.table_id == table.row.id, c.seat == seat)
    return sa.delete(rows.nonces).where(where), None


def record_text(table: Table, notes: Optional[Notes] = None) -> str:
    """The whole game as text, with the deal by which it can be verified, and what somebody wrote beside it."""
    assert table.g is not None
    record, deal = table.g.record(), table.dealing.deal()
    if deal is not None:
        record.dealt_by(deal)
    record.notes = notes or record.notes
    return record.text()
