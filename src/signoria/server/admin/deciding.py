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
from signoria.server.programs.rows import programs
from signoria.server.rows import UserRow, now_ms
from signoria.server.together.rows import moderators

LONGEST_NAME = 40
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
    orders = [
        ("leave", str(row[0]), {"user_id": id})
        for id in (user.id, *await programs_of(books, user.id))
        for row in await books.read(still_at(id))
    ]
    until = _until(days)
    detail = {"person": user.id, "name": user.name, "until": until, "reason": reason}
    await books.change("ban", detail, *shut_out(user, until))
    problems = await books.instruct("ban: seats", {"person": user.id, "tables": len(orders)}, orders) if orders else []
    return {"person": user.id, "name": user.name, "until": until, "tables": len(orders), "problems": problems}


async def mute(books: Books, person: str, days: Optional[float], reason: str) -> dict[str, Any]:
    """Somebody may play, but say nothing."""
    user, until = await somebody(books, person), _until(days)
    detail = {"person": user.id, "name": user.name, "until": until, "reason": reason}
    await books.change("mute", detail, *decided(user.id, MUTE, until))
    return {"person": user.id, "name": user.name, "until": until}


async def lift(books: Books, person: str, kind: str) -> dict[str, Any]:
    """Take back a ban or a mute."""
    user, c = await somebody(books, person), sanctions.c
    where = sa.and_(c.user_id == user.id, c.kind == kind)
    if not await books.read(sa.select(c.since).where(where)):
        raise ValueError(f"there is no {kind} of {user.name!r} to take back")
    await books.change(f"un{kind}", {"person": user.id, "name": user.name}, sa.delete(sanctions).where(where))
    return {"person": user.id, "name": user.name}


async def moderate(books: Books, person: str, may: bool) -> dict[str, Any]:
    """Somebody reads reports and decides about them, or no longer."""
    user = await somebody(books, person)
    if may and not user.member:
        raise ValueError(f"{user.name!r} is a guest: moderators are members")
    c = moderators.c
    change = [sa.delete(moderators).where(c.user_id == user.id)]
    adding = [sa.insert(moderators).values(user_id=user.id, since=now_ms())] if may else []
    await books.change("moderator" if may else "no moderator", {"person": user.id, "name": user.name}, *change, *adding)
    return {"person": user.id, "name": user.name, "moderator": may}


async def programs_of(books: Books, owner: str) -> list[str]:
    """The programs somebody answers for: they go with them."""
    return [str(row[0]) for row in await books.read(sa.select(programs.c.user_id).where(programs.c.owner == owner))]


def still_at(user_id: str) -> Any:
    """The tables that have not ended where somebody sits."""
    at = sa.select(seats.table_id).where(seats.user_id == user_id)
    return sa.select(t.id).where(t.id.in_(at), t.status.in_(("open", "running")))


def shut_out(user: UserRow, until: Optional[int]) -> list[Any]:
    """A ban, and nothing is left by which somebody would still be signed in."""
    ended = sa.delete(sessions).where(sessions.c.user_id == user.id)
    return [*decided(user.id, BAN, until), ended, forget_way_back(user)[0]]


def decided(user_id: str, kind: str, until: Optional[int]) -> list[Any]:
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


# -- seasons


async def season(books: Books, name: str, at: str) -> dict[str, Any]:
    """The season that runs ends, now or at a time to come, and another begins."""
    named = name.strip()
    if not 0 < len(named) <= LONGEST_NAME:
        raise ValueError(f"the name of a season must have 1 to {LONGEST_NAME} characters")
    begins, c = moment(at) if at else now_ms(), rows.seasons.c
    last = (await books.read(sa.select(sa.func.max(c.number), sa.func.max(c.began))))[0]
    if begins < now_ms() - 60_000:
        raise ValueError(f"{at} is over already: ratings of games that have ended stay as they are")
    if last[1] is not None and begins <= last[1]:
        raise ValueError("it must begin after the last one")
    row = {"number": (last[0] or 0) + 1, "name": named, "began": begins}
    await books.change("season", row, sa.insert(rows.seasons).values(row))
    return row


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
