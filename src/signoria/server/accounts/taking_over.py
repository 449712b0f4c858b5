"""A guest's games, seats and ratings become a member's: of somebody who had played on this device before signing in."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import structs

from signoria.server import rows
from signoria.server.by_post.seats import rests_changed
from signoria.server.denied import Denied
from signoria.server.exploring import studies
from signoria.server.learning import progress
from signoria.server.notices.rows import OWN as OWN_NOTICES
from signoria.server.people import People, forget_way_back
from signoria.server.puzzles.ledger import taken_over
from signoria.server.rows import UserRow
from signoria.server.store import Write, update_table
from signoria.server.together import own as together

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
    """The games, then the guest: whoever is interrupted takes over the rest by trying again."""
    mine, theirs = await tables_of(hall, member.id), await tables_of(hall, guest.id)
    both = {row.id for row in mine} & {row.id for row in theirs}
    if any(row.id in both and row.status in ("open", "running") for row in theirs):
        raise Denied("no-two-seats", "guest and member play at one table; end that game first")
    ids = [row.id for row in theirs]
    end: list[Write] = [
        forget_way_back(guest),
        *await hall.rests.moved_to(guest.id, member.id),
        *together.moved(guest.id, member.id),
        *progress.moved_to(guest.id, member.id),
        *await taken_over(hall.store, guest.id, member.id),
        *await studies.moved_to(hall, guest.id, member.id),
        *((sa.delete(table).where(table.c.user_id == guest.id), None) for table in OWN_NOTICES),
        (sa.delete(rows.users).where(rows.users.c.id == guest.id), None),
    ]
    if hall.cluster is None:  # all at once in the database, then at the tables that are awake
        games = [write for row in theirs for write in _writes(row.id, guest.id, member.id, row.id in both)]
        await hall.store.write(*games, *end)
        await becomes_at(hall, [id for id in ids if id in hall.live or id in hall.loading], guest.id, member, both)
    else:
        away = await hall.cluster.errands.becomes(ids, guest.id, member, both)
        await becomes_at(hall, [id for id in ids if id not in away], guest.id, member, both)
        await hall.store.write(*end)
    people.forget(guest.id)
    with suppress(Denied):  # it is done, though a process that does not answer has yet to hear of it
        await rests_changed(hall, member.id)


def _writes(table_id: str, guest_id: str, member_id: str, alone: bool) -> list[Write]:
    seats = sa.and_(p.table_id == table_id, p.user_id == guest_id)
    given = sa.and_(n.table_id == table_id, n.user_id == guest_id)
    hosted = sa.and_(t.id == table_id, t.host == guest_id)
    said = sa.and_(rows.chat.c.table_id == table_id, rows.chat.c.user_id == guest_id)
    writes: list[Write] = [
        (sa.update(rows.places).where(seats).values(user_id=member_id), None),
        (sa.update(rows.nonces).where(given).values(user_id=member_id), None),
        (sa.update(rows.chat).where(said).values(user_id=member_id), None),
        (sa.update(rows.tables).where(hosted).values(host=member_id), None),
    ]
    return [*writes, update_table(table_id, unrated=ONE_PERSON)] if alone else writes


async def becomes_at(hall: Hall, ids: list[str], guest_id: str, member: UserRow, both: set[str]) -> None:
    """At these tables, which are this process's."""
    for id in ids:
        await (await hall.table(id)).call(_becomes, guest_id, member, id in both)


async def _becomes(table: Table, guest_id: str, member: UserRow, alone: bool) -> None:
    """In the owner task: what the table still believes to be the guest's is the member's."""
    await table.hall.store.write(*_writes(table.row.id, guest_id, member.id, alone))
    for place in [each for each in table.places if each.user_id == guest_id]:
        table.places[place.seat] = structs.replace(place, user_id=member.id)
    if table.row.host == guest_id:
        table.row.host = member.id
    if alone:
        table.row.unrated = ONE_PERSON
    for connection in [each for each in table.connections if each.user_id == guest_id]:
        connection.close(4401, "signed-in")  # comes again, with the new cookie
    table.presence()
