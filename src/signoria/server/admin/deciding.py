"""What an operator decides about tables and people, and what everybody is told."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Optional

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.accounts.rows import sessions
from signoria.server.admin.books import Books
from signoria.server.admin.listing import DAY, somebody
from signoria.server.admin.rows import BAN, MUTE, announcements, sanctions
from signoria.server.people import forget_way_back
from signoria.server.rows import now_ms

LONGEST = 7 * 24 * 60  # minutes of one maintenance
t, seats = rows.tables.c, rows.places.c


async def end(books: Books, table: str) -> dict[str, Any]:
    """Close a table that is open or running."""
    found = await books.read(sa.select(t.status).where(t.id == table))
    if not found:
        raise ValueError(f"there is no table {table!r}")
    if found[0][0] in ("over", "closed"):
        raise ValueError(f"table {table} is {found[0][0]} already")
    problems = await books.instruct("end", {"table": table}, [("end", table, {})])
    if problems:
        raise ValueError("; ".join(problems))
    return {"table": table, "status": "closed"}


async def ban(books: Books, person: str, days: Optional[float], reason: str) -> dict[str, Any]:
    """Shut somebody out: sessions end, screens are cut, their games go on with bots."""
    user = await somebody(books, person)
    at = sa.select(seats.table_id).where(seats.user_id == user.id)
    query = sa.select(t.id).where(t.id.in_(at), t.status.in_(("open", "running")))
    orders = [("leave", str(row[0]), {"user_id": user.id}) for row in await books.read(query)]
    until = _until(days)
    shut = [
        *_decided(user.id, BAN, until),
        sa.delete(sessions).where(sessions.c.user_id == user.id),
        forget_way_back(user)[0],
    ]
    detail = {"person": user.id, "name": user.name, "until": until, "reason": reason}
    await books.change("ban", detail, *shut)
    problems = await books.instruct("ban: seats", {"person": user.id, "tables": len(orders)}, orders) if orders else []
    return {"person": user.id, "name": user.name, "until": until, "tables": len(orders), "problems": problems}


async def mute(books: Books, person: str, days: Optional[float], reason: str) -> dict[str, Any]:
    """Somebody may play, but say nothing."""
    user, until = await somebody(books, person), _until(days)
    detail = {"person": user.id, "name": user.name, "until": until, "reason": reason}
    await books.change("mute", detail, *_decided(user.id, MUTE, until))
    return {"person": user.id, "name": user.name, "until": until}


async def lift(books: Books, person: str, kind: str) -> dict[str, Any]:
    """Take back a ban or a mute."""
    user, c = await somebody(books, person), sanctions.c
    where = sa.and_(c.user_id == user.id, c.kind == kind)
    if not await books.read(sa.select(c.since).where(where)):
        raise ValueError(f"there is no {kind} of {user.name!r} to take back")
    await books.change(f"un{kind}", {"person": user.id, "name": user.name}, sa.delete(sanctions).where(where))
    return {"person": user.id, "name": user.name}


def _decided(user_id: str, kind: str, until: Optional[int]) -> list[Any]:
    """A new decision replaces the former one."""
    c = sanctions.c
    row = {"user_id": user_id, "kind": kind, "since": now_ms(), "until": until}
    return [sa.delete(sanctions).where(c.user_id == user_id, c.kind == kind), sa.insert(sanctions).values(row)]


def _until(days: Optional[float]) -> Optional[int]:
    if days is None:
        return None
    if not 0 < days <= 36_500:
        raise ValueError(f"days must be above 0, got {days:g}")
    return now_ms() + int(days * DAY)


# -- maintenance


def moment(text: str) -> int:
    """A time in ms: `2026-11-17 22:00` (of this machine, or with its own zone), `22:00`, or `+30` minutes from now."""
    now = datetime.now().astimezone()
    try:
        if text.startswith("+"):
            found = now + timedelta(minutes=float(text[1:]))
        elif len(text) <= 5:
            found = datetime.combine(now.date(), datetime.strptime(text, "%H:%M").time()).astimezone()
            found += timedelta(days=found < now)
        else:
            found = datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError):
        raise ValueError(f"the time must be as 2026-11-17T22:00, 22:00 or +30 (minutes), got {text!r}") from None
    return int(found.timestamp() * 1000)


async def announce(books: Books, at: str, minutes: int) -> dict[str, Any]:
    """Everybody is told; from then on no new tables, until it is over or withdrawn."""
    if not 1 <= minutes <= LONGEST:
        raise ValueError(f"minutes must be from 1 to {LONGEST}, got {minutes}")
    begins = moment(at)
    if begins + minutes * 60_000 < now_ms():
        raise ValueError(f"{at} is over already")
    row = {"at": begins, "minutes": minutes, "withdrawn": False}
    await books.change("announce", row, sa.insert(announcements).values(row))
    return {"at": begins, "minutes": minutes}


async def withdraw(books: Books) -> dict[str, Any]:
    """What was announced holds no longer."""
    c = announcements.c
    holding = sa.and_(c.withdrawn.is_(False), c.at + c.minutes * 60_000 > now_ms())
    found = await books.read(sa.select(c.number).where(holding))
    if not found:
        raise ValueError("nothing is announced")
    await books.change("withdraw", {}, sa.update(announcements).values(withdrawn=True))
    return {"withdrawn": len(found)}
