"""Standing orders: what the table shall answer for a seat, as its person wished beforehand.

Nobody but that person may learn of an order, nor how far it goes: it is sent to their own screens alone, setting one
stirs nobody else, and what it answers comes as the person's own answer would, see `Driver._order`.

A seat may have several; the first in their order that has an answer gives it. Rows are only ever added, and of each
order the last one counts. Its status is `given` while it holds; `gone` when there is nothing to tell; otherwise why it
ended, which its owner is told until it is put away. One that its title knows no more, or fails over, ends once and
for all (`failed`): a title may come from another package, and be another one after an upgrade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Final, Iterable, Optional, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from msgspec import structs

from signoria.kernel import State
from signoria.kernel.orders import ONCE
from signoria.server import ledger, rows
from signoria.server import protocol as p
from signoria.server.matters import NONE, Matters, matters_of, orders_module
from signoria.server.rising import RisingBids
from signoria.server.rows import OrderRow
from signoria.server.standing import StandingAnswers
from signoria.server.store import Write, insert
from signoria.titles import title as find

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer

GIVEN: Final = "given"
GONE: Final = "gone"
UNDONE: Final = "undone"
FAILED: Final = "failed"
MOST: Final = 20  # orders of a seat, those included that are over and not put away
INSERT_ORDER = sa.insert(rows.orders)

Shown = tuple[Optional[p.OrderInfo], Optional[p.OrderRoom], list[p.StandingOrder], bool]
Key = tuple[int, int]
Found = TypeVar("Found")
NAMELESS: Final = p.AnswerOrder("", 0)  # stands for an order that cannot be read any more
log = structlog.get_logger("orders")


class Kind(Protocol):
    """What there is to know of a kind of order. Whatever it answers hangs on what the seat may know alone."""

    def knows(self, order: Any) -> bool:
        """Whether the title still has what an order speaks of."""

    def check(self, g: State, seat: int, order: Any, now: Matters) -> None:
        """Refuse an order that could not be carried out in the present position."""

    def scope(self, order: Any, now: Matters) -> int:
        """The figure until whose change an order that is given now runs."""

    def answer(self, g: State, seat: int, order: Any, legal: list[int], now: Matters) -> Optional[int]:
        """What is to be answered to the question that the seat is asked; None: its person decides."""

    def tried(self, id: str, version: int, g: State, seat: int, order: Any, now: Matters) -> p.OrderTried:
        """What it would do now."""

    def gave(self, order: Any, action: int) -> bool:
        """Whether an answer may be one by this order."""

    def over(self, order: Any, before: Matters, now: Matters) -> bool:
        """Whether what it was about is over, and with it all that is told of it."""

    def unfit(self, g: State, seat: int, order: Any, now: Matters) -> str:
        """The status with which an order ends; empty while it holds."""


class Orders:
    """The orders of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        title, module = find(table.row.game), orders_module(table.row.game)
        lots = module.LOTS if module is not None else None
        self.module = module
        self.bids = RisingBids(table.title, title.bids, lots) if title.bids else None
        self.answers = StandingAnswers(module) if module is not None else None
        self.any_kind = self.bids is not None or self.answers is not None
        self.last: dict[Key, OrderRow] = {}
        self.count = 0
        self.failed: set[int] = set()  # numbers of rows over which the title has failed
        self.unseen = 0  # seats that have not been shown yet that orders would be about something new
        self._looked: tuple[Optional[State], int, Matters] = (None, -1, NONE)

    def kind(self, order: p.Order) -> Optional[Kind]:
        return self.bids if isinstance(order, p.BidUpTo) else self.answers

    def now(self, g: State) -> Matters:
        """What orders are about, worked out once per state."""
        if not self.any_kind:
            return NONE
        looked = self._looked
        if looked[0] is not g or looked[1] != g.moves:
            looked = self._looked = (g, g.moves, self._matters(g))
        return looked[2]

    def _matters(self, g: State) -> Matters:
        try:
            return matters_of(g, self.module)
        except Exception:
            log.exception("nothing can be ordered any more", table=self.table.row.id, game=self.table.row.game)
        self.module = self.answers = None
        if self.bids is not None:
            self.bids.lots = None
        return matters_of(g, None)

    def restore(self, stored: list[OrderRow]) -> list[int]:
        """As the database has them; the seats whose orders were others."""
        before, self.last = self.last, {(row.seat, row.place): row for row in stored}
        self.count = len(stored)
        return sorted({key[0] for key, row in self.last.items() if before.get(key) != row})

    # -- what a seat is shown, and what is answered for it

    def of(self, seat: int) -> list[OrderRow]:
        """All of a seat that hold or are told of, in their order."""
        found = [row for row in self.last.values() if row.seat == seat and row.status != GONE]
        return sorted(found, key=lambda row: (row.rank, row.place))

    def given(self, seat: int) -> list[OrderRow]:
        """Those that hold."""
        return [row for row in self.of(seat) if row.status == GIVEN]

    def _known(self, row: OrderRow) -> Optional[tuple[p.Order, Kind]]:
        """The order and its kind; None if its title knows it no more, or has failed over it."""
        order = readable(row) if row.number not in self.failed else None
        kind = self.kind(order) if order is not None else None
        if order is None or kind is None or not kind.knows(order):
            return None
        named = not isinstance(order, p.AnswerOrder) or order.answer < self.table.title.verbs.size
        return (order, kind) if named else None

    def _ask(self, row: OrderRow, about: Callable[[p.Order, Kind], Found], otherwise: Found) -> Found:
        """What its kind says of an order. If the title fails over it, that is the last time it was asked."""
        known = self._known(row)
        if known is None:
            return otherwise
        try:
            return about(*known)
        except Exception:
            log.exception("a title failed over an order", table=self.table.row.id, game=self.table.row.game)
            self.lose(row)
            return otherwise

    def lose(self, row: OrderRow) -> None:
        """Nothing can come of this order any more."""
        self.failed.add(row.number)
        self.table.post(let_go)

    def known_no_more(self) -> list[OrderRow]:
        """Those that have to end, as rows to be stored."""
        given = [row for row in self.last.values() if row.status == GIVEN]
        return self._ended([(row, FAILED) for row in given if self._known(row) is None])

    def about_auction(self, seat: int) -> Optional[OrderRow]:
        """The seat's bid in the auction that runs, or what is told of it."""
        g = self.table.g
        lot = self.now(g).lot if g is not None else -1
        found = [row for row in self.of(seat) if isinstance(readable(row), p.BidUpTo)]
        return next((row for row in found if row.terms.get("lot", -1) in (-1, lot)), None)

    def shown(self, seat: int) -> Shown:
        """To the viewer of this seat, and to nobody else."""
        g = self.table.g
        nothing = self.bids is None and not self.last
        if nothing or g is None or seat < 0 or not self._own(seat):
            return None, None, [], False
        room = self.bids.room(g, seat) if self.bids is not None else None
        if not self.last:
            return None, room, [], False
        row, told = self.about_auction(seat), [self._told(g, each) for each in self.of(seat)]
        info = p.OrderInfo(msgspec.convert(row.terms, p.BidUpTo), _ended(row)) if row is not None else None
        return info, room, told, bool(told) and self.answer(seat) is not None

    def _told(self, g: State, row: OrderRow) -> p.StandingOrder:
        def lot_of(order: p.Order, _: Kind) -> Optional[tuple[str, list[int]]]:
            lot = order.lot if isinstance(order, p.BidUpTo) else -1
            return self.bids.named(g.view(row.seat), lot).name if self.bids is not None and lot >= 0 else None

        name = self._ask(row, lot_of, None)
        ended = FAILED if row.status == GIVEN and self._known(row) is None else _ended(row)
        return p.StandingOrder(row.place, readable(row) or NAMELESS, ended, name)

    def answer(self, seat: int) -> Optional[tuple[OrderRow, int]]:
        """Which of the seat's orders answers the question it is asked, and what."""
        table, g = self.table, self.table.g
        if g is None or not self.last or not self._own(seat):
            return None

        def answer(order: p.Order, kind: Kind) -> Optional[int]:
            return kind.answer(g, seat, order, table.legal(seat), self.now(g))

        found = ((row, self._ask(row, answer, None)) for row in self.given(seat))
        return next(((row, action) for row, action in found if action is not None), None)

    def _own(self, seat: int) -> bool:
        """Whether the person of this seat plays it."""
        place = self.table.places[seat]
        return place.kind == "person" and not place.driver

    # -- what ends an order; the rows are stored together with the reason

    def after(self, g: State, before: Matters, actor: int, used: Optional[OrderRow]) -> list[OrderRow]:
        """What was just done, by whom and by which order, and ended some; `before` is what they were about until then.

        What is told of one that an undo ended stays though there is nothing more to order about: no secret action
        may take it away.
        """
        if not self.last:
            return []
        now, found = self.now(g), []
        for row in self.last.values():
            if row.status == GONE:
                continue
            status = GONE if row is used and row.terms.get("until") == ONCE else self._fate(g, row, before, now)
            if status == "unfit" and row.seat == actor:
                status = GONE  # its owner knows why
            if status:
                found.append((row, status))
        return self._ended(found)

    def _fate(self, g: State, row: OrderRow, before: Matters, now: Matters) -> str:
        def fate(order: p.Order, kind: Kind) -> str:
            if kind.over(order, before, now):
                return GONE
            if row.status != GIVEN:
                return ""
            if isinstance(order, p.AnswerOrder) and kind.scope(order, now) != row.scope:
                return GONE
            return kind.unfit(g, row.seat, order, now)

        return self._ask(row, fate, FAILED if row.status == GIVEN else "")

    def taken_back(self, g: State, known: int, keep: int) -> list[OrderRow]:
        """An undo to `g` ends what was ordered later, and what would only repeat itself.

        Only what its owner may know of (`known`) can end an order, or its end would tell of secret undos.
        """
        later = zip(self.table.ledger[keep:], self.table.history[keep:])
        acted = [each for deed, each in later if deed.by == ledger.ORDER]
        return self._ended(
            (row, UNDONE if row.status == GIVEN else GONE)
            for row in self.last.values()
            if row.status != GONE
            and known >> row.seat & 1
            and (self._has_answered(row, acted) or known_to(g, row.seat) < row.since)
        )

    def _has_answered(self, row: OrderRow, acted: list[tuple[int, int]]) -> bool:
        def gave(order: p.Order, kind: Kind) -> bool:
            return any(seat == row.seat and kind.gave(order, action) for seat, action in acted)

        return self._ask(row, gave, False)

    def handed_over(self, seat: int) -> list[OrderRow]:
        return self._ended((row, GONE) for row in self.of(seat))

    def _ended(self, found: Iterable[tuple[OrderRow, str]]) -> list[OrderRow]:
        return [
            structs.replace(row, number=self.count + i, status=status, client_id="")
            for i, (row, status) in enumerate(found)
        ]

    def take(self, added: list[OrderRow], unseen: int = 0) -> None:
        """These rows are stored; to these seats it is new what orders would be about."""
        for row in added:
            self.last[row.seat, row.place] = row
        self.count += len(added)
        self.unseen |= unseen

    def seen_by(self, viewer: Viewer) -> None:
        """Somebody has looked: an order that was meant for what was there before is refused from now on."""
        if viewer.seat >= 0 and self.unseen >> viewer.seat & 1:
            self.unseen &= ~(1 << viewer.seat)
            viewer.lot = viewer.version


def written(added: list[OrderRow]) -> list[Write]:
    return [insert(INSERT_ORDER, added)] if added else []


async def let_go(table: Table) -> None:
    """Orders that cannot be carried out any more end, and their owners are told."""
    ended = table.orders.known_no_more() if table.row.status == "running" else []
    if not ended:
        return
    await table.hall.store.write(*written(ended))
    table.orders.take(ended)
    for seat in sorted({row.seat for row in ended}):
        table.driver.reconsider(seat)
        table.show(seat)


def readable(row: OrderRow) -> Optional[p.Order]:
    """The order as it was sent, if it can still be read."""
    try:
        order: p.Order = msgspec.convert(row.terms, p.Order)
    except msgspec.ValidationError:
        return None
    return order


def _ended(row: OrderRow) -> p.OrderEnd:
    return "" if row.status == GIVEN else row.status  # type: ignore[return-value]


def known_to(g: State, seat: int) -> int:
    """How many actions a seat may know of: what others do and take back in secret does not count."""
    past, count = g.past, 0
    while past is not None:
        count += past[5] >> seat & 1
        past = past[0]
    return count
