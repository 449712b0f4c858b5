"""Promises that somebody made in the open, and what became of them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from signoria.kernel.promises import BROKEN, KEPT, LAPSED
from signoria.server import rows
from signoria.server.pacts import info
from signoria.server.profiles.games import Finished, played_by
from signoria.server.profiles.protocol import OpenPromise, Promises
from signoria.server.rows import PactRow
from signoria.server.store import Store

MOST_PROMISES: Final = 10  # told in words, the last ones
c, t, seats = rows.pacts.c, rows.tables.c, rows.places.c


class _Count(Struct):
    status: str
    count: int


async def promises(store: Store, games: list[Finished], user_id: str) -> Promises:
    """Of these games, as far as the person played them: what a bot made of a promise in their place is not theirs.

    Only what everybody at the table could know while they played; secret promises stay among two.
    """
    played = {game.id: game for game in games if played_by(game, user_id)}
    mine = sa.and_(seats.table_id == c.table_id, seats.seat == c.author, seats.user_id == user_id)
    settled = sa.and_(c.table_id.in_(list(played)), c.public, c.status.in_((KEPT, BROKEN, LAPSED)))
    source = rows.pacts.join(rows.places, mine).join(rows.tables, t.id == c.table_id)
    counts = sa.select(c.status, sa.func.count().label("count")).select_from(source).where(settled).group_by(c.status)
    found = {row.status: row.count for row in await store.all(_Count, counts)}
    latest = sa.select(rows.pacts).select_from(source).where(settled).order_by(t.ended.desc(), t.id, c.number.desc())
    told = [_told(row, played[row.table_id]) for row in await store.all(PactRow, latest.limit(MOST_PROMISES))]
    return Promises(found.get(KEPT, 0), found.get(BROKEN, 0), found.get(LAPSED, 0), told)


def _told(row: PactRow, game: Finished) -> OpenPromise:
    return OpenPromise(game.id, game.game, [place.name for place in game.places], info(row, row.number))
