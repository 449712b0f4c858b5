"""A guest's games, seats and ratings become a member's: of somebody who had played on this device before signing in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import structs

from signoria.server import rows
from signoria.server.by_post.rest import moved_to
from signoria.server.denied import Denied
from signoria.server.people import People, forget_way_back
from signoria.server.rows import UserRow
from signoria.server.store import update_place, update_table

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

ONE_PERSON = "one-person"  # why a game that somebody played against themselves is rated for nobody
p, t, n = rows.places.c, rows.tables.c, rows.nonces.c


async def tables_of(hall: Hall, user_id: str) -> list[rows.TableRow]:
    """Where somebody sits, has a seat kept, or is the host."""
    seats = sa.select(p.table_id).where(p.user_id == user_id)
    return await hall.store.all(rows.TableRow, sa.select(rows.tables).where(sa.or_(t.id.in_(seats), t.host == user_id)))


async def take_over(hall: Hall, people: People, guest: UserRow, member: UserRow) -> None:
    """All at once in the database, then at the tables that are awake."""
    mine, theirs = await tables_of(hall, member.id), await tables_of(hall, guest.id)
    both = {row.id for row in mine} & {row.id for row in theirs}
    if any(row.id in both and row.status in ("open", "running") for row in theirs):
        raise Denied("no-two-seats", "guest and member play at one table; end that game first")
    await hall.store.write(
        (sa.update(rows.places).where(p.user_id == guest.id).values(user_id=member.id), None),
        (sa.update(rows.tables).where(t.host == guest.id).values(host=member.id), None),
        (sa.update(rows.nonces).where(n.user_id == guest.id).values(user_id=member.id), None),
        (sa.update(rows.tables).where(t.id.in_(both)).values(unrated=ONE_PERSON), None),
        forget_way_back(guest),
        *moved_to(guest.id, member.id),
        (sa.delete(rows.users).where(rows.users.c.id == guest.id), None),
    )
    people.forget(guest.id)
    ids = [row.id for row in theirs]
    if hall.cluster is not None:
        await hall.cluster.errands.becomes(ids, guest.id, member)
    await becomes_here(hall, ids, guest.id, member)


async def becomes_here(hall: Hall, ids: list[str], guest_id: str, member: UserRow) -> None:
    """At those of these tables that are awake in this process."""
    for id in ids:
        if id in hall.live or id in hall.loading:
            await (await hall.table(id)).call(_becomes, guest_id, member)


async def _becomes(table: Table, guest_id: str, member: UserRow) -> None:
    """In the owner task: what the table still believes to be the guest's is the member's."""
    changed = [structs.replace(each, user_id=member.id) for each in table.places if each.user_id == guest_id]
    hosts = table.row.host == guest_id
    if not changed and not hosts:
        return
    host = [update_table(table.row.id, host=member.id)] if hosts else []
    await table.hall.store.write(*map(update_place, changed), *host)
    for each in changed:
        table.places[each.seat] = each
    if hosts:
        table.row.host = member.id
    for connection in [each for each in table.connections if each.user_id == guest_id]:
        connection.close(4401, "signed-in")  # comes again, with the new cookie
    table.presence()
