"""What is thrown away: guests who have not been seen for long, and only if told so finished games."""

from __future__ import annotations

from typing import Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows
from signoria.server.accounts.leaving import ALL_OWN
from signoria.server.admin.books import Books, Order
from signoria.server.admin.listing import DAY
from signoria.server.admin.rows import sanctions
from signoria.server.hall import new_id
from signoria.server.rows import now_ms
from signoria.server.together import own as together

t, seats, u = rows.tables.c, rows.places.c, rows.users.c
AT_ONCE = 100  # guests


class Plan(Struct):
    guests: list[str]
    unfinished: list[str]  # tables at which nobody else is left
    finished: list[str]


async def plan(books: Books, days: float, finished_days: Optional[float]) -> Plan:
    for name, value in (("days", days), ("finished-days", finished_days)):
        if value is not None and not 1 <= value <= 36_500:
            raise ValueError(f"{name} must be at least 1, got {value:g}")
    banned = sa.select(sanctions.c.user_id)  # a ban must not be forgotten with the person
    unseen = sa.and_(u.seen < now_ms() - int(days * DAY), u.member.is_(False), u.id.not_in(banned))
    guests = [str(row[0]) for row in await books.read(sa.select(u.id).where(unseen).order_by(u.seen))]
    gone = sa.select(u.id).where(unseen)
    others = sa.select(seats.table_id).where(seats.user_id != "", seats.user_id.not_in(gone))
    theirs = sa.select(seats.table_id).where(seats.user_id.in_(gone))
    alone = sa.and_(t.status.in_(("open", "running", "halted", "closed")), t.id.not_in(others))
    mine = sa.and_(alone, sa.or_(t.id.in_(theirs), t.host.in_(gone)))
    unfinished = [str(row[0]) for row in await books.read(sa.select(t.id).where(mine).order_by(t.id))]
    over = sa.and_(t.status == "over", t.ended < now_ms() - int((finished_days or 0) * DAY))
    finished = await books.read(sa.select(t.id).where(over).order_by(t.id)) if finished_days is not None else []
    return Plan(guests, unfinished, [str(row[0]) for row in finished])


async def carry_out(books: Books, wanted: Plan) -> list[str]:
    """First the tables, then guest by guest: the seats they leave, and then themselves. What could not be done."""
    counts = {"guests": len(wanted.guests), "tables": len(wanted.unfinished), "finished": len(wanted.finished)}
    doomed: list[Order] = [("delete", id, {}) for id in (*wanted.unfinished, *wanted.finished)]
    problems = await books.instruct("retention", counts, doomed)
    for at in range(0, len(wanted.guests), AT_ONCE):
        problems += await _forget(books, wanted.guests[at : at + AT_ONCE])
    return problems


async def _forget(books: Books, guests: list[str]) -> list[str]:
    orders: list[Order] = []
    for guest in guests:
        stranger = new_id()
        sat = sa.select(seats.table_id).where(seats.user_id == guest)
        query = sa.select(t.id).where(sa.or_(t.id.in_(sat), t.host == guest))
        about = {"user_id": guest, "stranger": stranger}
        orders += [("gone", str(row[0]), about) for row in await books.read(query)]
    problems = await books.instruct("retention: seats", {"guests": len(guests)}, orders) if orders else []
    still = sa.select(seats.user_id).where(seats.user_id.in_(guests))
    free = sa.and_(u.id.in_(guests), u.id.not_in(still))
    gone = sa.select(u.id).where(free)
    own = [sa.delete(each).where(each.c.user_id.in_(gone)) for each in (*ALL_OWN, rows.ways_back)]
    own += [statement for statement, _ in together.forgotten(gone)]
    await books.change("retention: guests", {"guests": len(guests)}, *own, sa.delete(rows.users).where(free))
    return problems
