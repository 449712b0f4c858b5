"""Who is asked to a table. An invitation keeps no seat: whoever comes first sits down.

Whoever asks is told nothing but that it was asked, be it of somebody who is away, has declined, has blocked them or
does not exist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Optional

import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs

from signoria.bots import ADAPTIVE
from signoria.kernel import SeatOption
from signoria.server import rows as server_rows
from signoria.server.denied import Denied
from signoria.server.notices import rows as notices
from signoria.server.notices.due import INVITED
from signoria.server.protocol import ClockRule
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import Write, insert
from signoria.server.titles import find_title
from signoria.server.together import protocol as w
from signoria.server.together import rows

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.together.friends import Friends

MOST: Final = 24  # at one table
FIRST: Final = -2  # slots go down from here
c, t, p, u = rows.invitations.c, server_rows.tables.c, server_rows.places.c, server_rows.users.c


class _Open(Struct):
    table_id: str
    game: str
    host: str
    seats: int
    clock: Optional[dict[str, Any]]
    unrated: str
    options: dict[str, Any]
    terms: int
    by_id: str
    by: str
    at: int
    free: int
    unmeasured: int  # bots whose strength is no mark


# -- at the table, in its owner task


async def of_table(table: Table) -> list[rows.InvitationRow]:
    query = sa.select(rows.invitations).where(c.table_id == table.row.id).order_by(c.slot.desc())
    return await table.hall.store.all(rows.InvitationRow, query)


async def invited(table: Table, user_id: str) -> bool:
    """Whether somebody was asked to this table, and has not declined."""
    if not user_id:
        return False
    where = c.table_id == table.row.id, c.user_id == user_id, c.declined.is_(False)
    return bool(await table.hall.store.column(sa.select(c.slot).where(*where)))


async def invite(table: Table, user: UserRow, other_id: str, called: str) -> None:
    """Once each: whoever was asked, and has declined perhaps, is not asked again."""
    _must_be_of(table, user)
    if table.row.status != "open" or table.dealing.called:
        raise Denied("no-started")
    if other_id == user.id:
        raise Denied("no-self", "this is yourself", 400)
    known = await of_table(table)
    if any(row.called == called or (other_id and row.user_id == other_id) for row in known):
        return
    if len(known) >= MOST:
        raise Denied("no-more-wishes", f"at most {MOST} invitations at one table", 429)
    slot, now = min((row.slot for row in known), default=FIRST + 1) - 1, now_ms()
    made = rows.InvitationRow(table.row.id, slot, other_id, user.id, called, now)
    await table.hall.store.write(insert(sa.insert(rows.invitations), [made]), told_later(table, slot, not other_id))
    table.hall.circle.nudge(other_id)


def told_later(table: Table, seat: int, told: bool = False) -> Write:
    """Whoever does not look is told by the ways they have chosen."""
    now = now_ms()
    due = now + int(table.hall.settings.notice_seconds * 1000)
    row = notices.NoticeRow(table.row.id, seat, INVITED, 0, due, sent=now if told else None)
    return table.hall.store.unless_there(notices.notices), [structs.asdict(row)]


async def take_back(table: Table, user: UserRow, slot: int) -> None:
    """By whoever asked, or by the host."""
    where = [c.table_id == table.row.id, c.slot == slot]
    if table.row.host != user.id:
        where.append(c.by_id == user.id)
    gone = await table.hall.store.column(sa.select(c.user_id).where(*where))
    await table.hall.store.write((sa.delete(rows.invitations).where(*where), None))
    table.hall.circle.nudge(*gone)


async def decline(table: Table, user: UserRow) -> None:
    where = c.table_id == table.row.id, c.user_id == user.id
    await table.hall.store.write((sa.update(rows.invitations).where(*where).values(declined=True), None))


def forgotten(table: Table, user_id: str) -> Write:
    """Whoever sits down, or was sent away, is asked no more."""
    return sa.delete(rows.invitations).where(c.table_id == table.row.id, c.user_id == user_id), None


async def asked(table: Table, user: UserRow) -> w.AskedList:
    _must_be_of(table, user)
    return w.AskedList([w.Asked(row.slot, row.called, row.at, row.by_id == user.id) for row in await of_table(table)])


def _must_be_of(table: Table, user: UserRow) -> None:
    if table.seat_of(user.id) < 0 and table.row.host != user.id:
        raise Denied("no-seat", status=403)


# -- for whoever is asked


async def told(friends: Friends, user_id: str) -> list[w.Invitation]:
    """The tables that somebody is asked to and may see, the newest first."""
    found = await _open(friends, user_id)
    near, welcome = await friends.of(user_id), await friends.welcome(user_id)
    shown = [row for row in found if row.free and welcome(row.by_id) and welcome(row.host, asks=False)]
    return [_told(row, near, _house_rules(friends, row)) for row in shown]


async def _open(friends: Friends, user_id: str) -> list[_Open]:
    free = (
        sa.select(sa.func.count()).select_from(server_rows.places)
        .where(p.table_id == c.table_id, p.kind == "open", p.user_id == "").scalar_subquery()
    )  # fmt: skip
    unmeasured = (
        sa.select(sa.func.count()).select_from(server_rows.places)
        .where(p.table_id == c.table_id, p.kind == "bot", sa.or_(p.level == ADAPTIVE, p.level.contains("/")))
        .scalar_subquery()
    )  # fmt: skip
    query = (
        sa.select(
            c.table_id, t.game, t.host, t.seats, t.clock, t.unrated, t.options, t.terms, c.by_id, u.name.label("by"),
            c.at, free.label("free"), unmeasured.label("unmeasured"),
        )
        .join_from(rows.invitations, server_rows.tables, t.id == c.table_id)
        .join(server_rows.users, u.id == c.by_id)
        .where(c.user_id == user_id, c.declined.is_(False), t.status == "open")
        .order_by(c.at.desc())
        .limit(50)
    )  # fmt: skip
    return await friends.store.all(_Open, query)


def _house_rules(friends: Friends, row: _Open) -> int:
    """How many options differ from the usual; what seats choose for themselves is none of the house's."""
    title = find_title(row.game, friends.hall.titles)
    options = title.options.values() if title is not None else ()
    return sum(
        row.options.get(option.name, option.default) != option.default
        for option in options
        if not isinstance(option, SeatOption)
    )


def _told(row: _Open, near: frozenset[str], house_rules: int) -> w.Invitation:
    clock = msgspec.convert(row.clock, ClockRule) if row.clock else None
    return w.Invitation(
        row.table_id, row.game, row.by, row.at, row.seats, row.free, clock, not row.unrated and not row.unmeasured,
        row.by_id in near, row.terms, house_rules,
    )  # fmt: skip


async def by_table(friends: Friends, user_id: str, table_id: str) -> _Open:
    """The invitation of somebody to a table."""
    found = [row for row in await _open(friends, user_id) if row.table_id == table_id]
    if not found:
        raise Denied("no-wish-here", status=404)
    return found[0]


async def asker(friends: Friends, user_id: str, table_id: str) -> tuple[str, str]:
    """Id and name of whoever asked somebody to a table."""
    found = await by_table(friends, user_id, table_id)
    return found.by_id, found.by
