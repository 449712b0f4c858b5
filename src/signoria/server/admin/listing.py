"""What there is: tables, people, what was done."""

from __future__ import annotations

from typing import Any, Optional

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.accounts.rows import members
from signoria.server.admin.books import Books
from signoria.server.admin.rows import audit, sanctions
from signoria.server.rows import UserRow, now_ms
from signoria.server.together.rows import moderators, reports

STATUSES = ("open", "running", "over", "halted", "closed")
DAY = 24 * 3600_000
t, seats, u = rows.tables.c, rows.places.c, rows.users.c


async def tables(
    books: Books, status: Optional[str], game: Optional[str], person: Optional[str], older: Optional[float], limit: int
) -> list[dict[str, Any]]:
    """The newest first, with the people at them and, where several processes share them, the one that has each."""
    query = sa.select(rows.tables).order_by(t.created.desc(), t.id).limit(limit)
    if status:
        _one_of("status", status, STATUSES)
        query = query.where(t.status == status)
    if game:
        query = query.where(t.game == game)
    if person:
        user = await somebody(books, person)
        query = query.where(sa.or_(t.host == user.id, t.id.in_(_seated(user.id))))
    if older is not None:
        query = query.where(t.created < now_ms() - int(older * DAY))
    found = await books.all(rows.TableRow, query)
    ids = [row.id for row in found]
    names, owners, counts = await _people_at(books, ids), await _owners(books, ids), await _counts(books, ids)
    await books.change("tables", {"status": status, "game": game, "person": person, "found": len(found)})
    return [
        {"id": row.id, "game": row.game, "status": row.status, "paused": row.paused, "people": names.get(row.id, []),
         "actions": counts.get(row.id, 0), "created": row.created, "started": row.started, "ended": row.ended,
         "process": owners.get(row.id, "")}
        for row in found
    ]  # fmt: skip


def _one_of(what: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{what} must be one of {', '.join(known)}, got {value!r}")


def _seated(user_id: str) -> Any:
    return sa.select(seats.table_id).where(seats.user_id == user_id)


async def _people_at(books: Books, ids: list[str]) -> dict[str, list[str]]:
    query = sa.select(seats.table_id, seats.name, seats.kind).where(seats.table_id.in_(ids)).order_by(seats.seat)
    found: dict[str, list[str]] = {}
    for id, name, kind in await books.read(query):
        found.setdefault(id, []).append(name if kind == "person" else f"({kind})")
    return found


async def _owners(books: Books, ids: list[str]) -> dict[str, str]:
    c = rows.leases.c
    alive = sa.select(rows.processes.c.name)
    query = sa.select(c.table_id, c.owner).where(c.table_id.in_(ids), c.owner.in_(alive))
    return {id: owner.partition(".")[0] for id, owner in await books.read(query)}


async def _counts(books: Books, ids: list[str]) -> dict[str, int]:
    c = rows.actions.c
    query = sa.select(c.table_id, sa.func.count()).where(c.table_id.in_(ids)).group_by(c.table_id)
    return {row[0]: row[1] for row in await books.read(query)}


async def somebody(books: Books, person: str) -> UserRow:
    """One person, by id, by @handle, or by a name that only one has."""
    if person.startswith("@"):
        handled = sa.select(members.c.user_id).where(members.c.handle == person[1:].lower())
        found = await books.all(UserRow, sa.select(rows.users).where(u.id.in_(handled)))
    else:
        found = await books.all(UserRow, sa.select(rows.users).where(u.id == person))
        found = found or await books.all(UserRow, sa.select(rows.users).where(u.name == person).limit(20))
    if not found:
        raise ValueError(f"nobody is known as {person!r}; give an id, a name, or @ and a handle")
    if len(found) > 1:
        raise ValueError(f"several people are called {person!r}: give an id, see `signoria admin people`")
    (user,) = found
    assert isinstance(user, UserRow)
    return user


async def people(books: Books, name: Optional[str], limit: int) -> list[dict[str, Any]]:
    """Those whose name has these letters, the last seen first, with what was decided about them."""
    query = sa.select(rows.users).order_by(u.seen.desc(), u.id).limit(limit)
    if name:
        query = query.where(u.name.icontains(name, autoescape=True))
    found = await books.all(UserRow, query)
    ids = [user.id for user in found]
    handles = dict(map(tuple, await books.read(sa.select(members).where(members.c.user_id.in_(ids)).with_only_columns(
        members.c.user_id, members.c.handle))))  # fmt: skip
    decided: dict[str, list[str]] = {}
    for id, kind, until in await books.read(
        sa.select(sanctions.c.user_id, sanctions.c.kind, sanctions.c.until).where(sanctions.c.user_id.in_(ids))
    ):
        decided.setdefault(id, []).extend([kind] if until is None or until > now_ms() else [])
    await books.change("people", {"name": name, "found": len(found)})
    return [
        {"id": user.id, "name": user.name, "handle": handles.get(user.id, ""), "member": user.member,
         "created": user.created, "seen": user.seen, "sanctions": decided.get(user.id, [])}
        for user in found
    ]  # fmt: skip


async def moderating(books: Books) -> list[dict[str, Any]]:
    """Those who read reports, and how many wait for them."""
    c = moderators.c
    query = sa.select(u.id, u.name, members.c.handle, c.since).join_from(moderators, rows.users, u.id == c.user_id)
    found = await books.read(query.join(members, members.c.user_id == u.id).order_by(c.since))
    await books.change("moderators", {"found": len(found)})
    return [{"id": id, "name": name, "handle": handle, "at": since} for id, name, handle, since in found]


async def complaints(books: Books, limit: int) -> list[dict[str, Any]]:
    """What was reported, the last first: those about moderators too, whose case is the operator's."""
    r = reports.c
    found = await books.read(sa.select(reports).order_by(r.at.desc()).limit(limit))
    await books.change("reports", {"found": len(found)})
    return [
        {"id": row.id, "at": row.at, "about": row.accused_name, "person": row.accused, "why": row.about,
         "words": row.words, "table": row.place, "status": row.status, "decided_by": row.decided_by}
        for row in found
    ]  # fmt: skip


async def log(books: Books, limit: int) -> list[dict[str, Any]]:
    """What was done, the last first."""
    query = sa.select(audit).order_by(audit.c.number.desc()).limit(limit)
    return [dict(row._mapping) for row in await books.read(query)]
