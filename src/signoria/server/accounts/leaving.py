"""An account is deleted: nothing of the person is left but moves, under the name of a former player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import structs

from signoria.server import rows, seating
from signoria.server.accounts.rows import OWN
from signoria.server.accounts.taking_over import tables_of
from signoria.server.by_post.rows import holidays, zones
from signoria.server.exploring.rows import studies
from signoria.server.hall import new_id
from signoria.server.learning.rows import lessons
from signoria.server.notices.rows import OWN as OWN_NOTICES
from signoria.server.people import People, forget_way_back
from signoria.server.programs.rows import programs
from signoria.server.puzzles.rows import OWN as OWN_PUZZLES
from signoria.server.rows import UserRow
from signoria.server.store import Write, update_place, update_table
from signoria.server.together import own as together
from signoria.server.together.rows import OWN as OWN_TOGETHER

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

NOBODY = ""  # the name of a former player; whoever shows it says so in the reader's language
ALL_OWN = (
    *OWN, *OWN_NOTICES, *OWN_TOGETHER, *OWN_PUZZLES, zones, holidays, lessons, programs, studies
)  # goes with the person  # fmt: skip
c = rows.chat.c


async def delete(hall: Hall, people: People, user: UserRow) -> None:
    """First from every table, so that no game waits for somebody who is gone; then the account itself."""
    ids, stranger = [row.id for row in await tables_of(hall, user.id)], new_id()
    away = set() if hall.cluster is None else await hall.cluster.errands.gone(ids, user, stranger)
    await gone_from(hall, [id for id in ids if id not in away], user, stranger)
    own: list[Write] = [(sa.delete(table).where(table.c.user_id == user.id), None) for table in ALL_OWN]
    await together.forget_words(hall.store, user.id, ids)
    own += together.forgotten([user.id])
    await hall.store.write(*own, forget_way_back(user), (sa.delete(rows.users).where(rows.users.c.id == user.id), None))
    people.forget(user.id)


async def gone_from(hall: Hall, ids: list[str], user: UserRow, stranger: str) -> None:
    """These tables, which are this process's, know the person no more."""
    for id in ids:
        table = await hall.table(id)
        if table.row.status in ("open", "running"):
            await table.call(_stand_up, user)
        await table.call(_forget, user, stranger)


async def _stand_up(table: Table, user: UserRow) -> None:
    if table.seat_of(user.id) >= 0 or table.kept_for(user.id) >= 0:
        await seating.leave(table, user)


async def _forget(table: Table, user: UserRow, stranger: str) -> None:
    """Seat and host get an id that nobody has, the same in all games: so what others won or lost against this person
    counts for their ratings as before."""
    names = {each.name for each in table.places if each.user_id == user.id}
    changed = [
        structs.replace(each, user_id=stranger, name=NOBODY) for each in table.places if each.user_id == user.id
    ]  # fmt: skip
    host = stranger if table.row.host == user.id else table.row.host
    said = [each.seat for each in changed]
    lines = sa.and_(c.table_id == table.row.id, c.seat.in_(said), c.name.in_(names))
    given = sa.and_(rows.nonces.c.table_id == table.row.id, rows.nonces.c.user_id == user.id)
    await table.hall.store.write(
        *map(update_place, changed),
        update_table(table.row.id, host=host),
        (sa.update(rows.chat).where(lines).values(name=NOBODY, user_id=stranger), None),
        *(table.waiting.unhooked() if host != table.row.host else []),
        (sa.update(rows.nonces).where(given).values(user_id=stranger), None),
    )
    for each in changed:
        table.places[each.seat] = each
    table.row.host = host
    table.chat.rename(said, names, NOBODY)
    for connection in [each for each in table.connections if each.user_id == user.id]:
        connection.close(4401, "signed-out")
    table.presence()
