"""Programs, as whoever runs the server makes, lists and revokes them."""

from __future__ import annotations

import secrets
from typing import Any, Optional

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.accounts.rows import members
from signoria.server.admin.books import Books
from signoria.server.admin.listing import somebody
from signoria.server.denied import Denied
from signoria.server.programs.names import program_name
from signoria.server.programs.register import HOUSE, digest, new_token
from signoria.server.programs.rows import programs
from signoria.server.rows import now_ms

c, u = programs.c, rows.users.c


async def listed(books: Books) -> list[dict[str, Any]]:
    """All of them, the newest first, and who answers for each."""
    query = sa.select(u.id, u.name, u.seen, c.owner, c.made, c.digest).join_from(
        programs, rows.users, u.id == c.user_id
    )
    found = await books.read(query.order_by(c.made.desc(), u.id))
    owners = await books.read(sa.select(members.c.user_id, members.c.handle))
    handles = {id: f"@{handle}" for id, handle in owners}
    await books.change("programs", {"found": len(found)})
    return [
        {"id": id, "name": name, "owner": handles.get(owner, owner), "made": made, "seen": seen, "token": bool(hashed)}
        for id, name, seen, owner, made, hashed in found
    ]


async def make(books: Books, wanted: str, owner: Optional[str]) -> dict[str, Any]:
    """A new program of the house, or of a member; its token is told this once."""
    try:
        name = program_name(wanted)
    except Denied as denied:
        raise ValueError(denied.detail) from None
    person = await somebody(books, owner) if owner else None
    if person is not None and not person.member:
        raise ValueError(f"{person.name!r} is a guest: only members answer for programs")
    id, token, now = secrets.token_urlsafe(15), new_token(), now_ms()
    language = person.language if person is not None else "en"
    user = {"id": id, "name": name, "language": language, "created": now, "member": False, "seen": 0}
    row = {"user_id": id, "owner": person.id if person else HOUSE, "digest": digest(token), "made": now, "renewed": now}
    await books.change(
        "program", {"program": id, "name": name, "owner": row["owner"]},
        sa.insert(rows.users).values(user), sa.insert(programs).values(row),
    )  # fmt: skip
    return {"id": id, "name": name, "token": token}


async def revoke(books: Books, wanted: str) -> dict[str, Any]:
    """Its token opens nothing from now on, and its connections are cut within a second."""
    user = await somebody(books, wanted)
    if not await books.read(sa.select(c.user_id).where(c.user_id == user.id)):
        raise ValueError(f"{user.name!r} is no program")
    changed = sa.update(programs).where(c.user_id == user.id).values(digest=None, renewed=now_ms())
    await books.change("revoke", {"program": user.id, "name": user.name}, changed)
    return {"id": user.id, "name": user.name, "revoked": True}
