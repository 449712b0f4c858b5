"""The last finished games of somebody, read from their rows: no table is brought back for it."""

from __future__ import annotations

from typing import Any, Final, Optional

import sqlalchemy as sa
from msgspec import Struct, field

from signoria.bots.places import ranking
from signoria.server import rows
from signoria.server.bringing import BROUGHT
from signoria.server.ladder import took_part
from signoria.server.rows import PlaceRow
from signoria.server.store import Store

MOST_GAMES: Final = 200  # the last ones, which head-to-head and promises go over
t, seats = rows.tables.c, rows.places.c


class Finished(Struct):
    """A finished table, with who sat where."""

    id: str
    game: str
    ended: int
    visibility: str
    clock: Optional[dict[str, Any]]
    scores: Optional[list[int]]
    winners: Optional[list[int]]
    places: list[PlaceRow] = field(default_factory=list)

    def seat_of(self, user_id: str) -> Optional[PlaceRow]:
        """The seat that somebody had; of two seats, as a guest and as a member, the first."""
        return next((place for place in self.places if place.kind == "person" and place.user_id == user_id), None)

    @property
    def by_post(self) -> bool:
        return self.clock is not None and self.clock.get("post") is not None

    def ranks(self) -> list[float]:
        return ranking(self.scores or [], self.winners or [])

    def open_to(self, reader: str) -> bool:
        """A private table is for those who sat there: whoever has its address can read the whole game."""
        return self.visibility == "public" or (bool(reader) and self.seat_of(reader) is not None)


def of_person(user_id: str) -> sa.ColumnElement[bool]:
    mine = sa.select(seats.table_id).where(seats.user_id == user_id, seats.kind == "person")
    return sa.and_(t.id.in_(mine), t.status == "over", t.ended.is_not(None), t.unrated != BROUGHT)


class _Count(Struct):
    game: str
    count: int


async def counted(store: Store, user_id: str) -> dict[str, int]:
    """How many games of each title somebody has finished."""
    query = sa.select(t.game, sa.func.count().label("count")).where(of_person(user_id)).group_by(t.game)
    return {row.game: row.count for row in await store.all(_Count, query)}


async def latest(store: Store, user_id: str) -> list[Finished]:
    """The last games, the newest first."""
    columns = (t.id, t.game, t.ended, t.visibility, t.clock, t.scores, t.winners)
    query = sa.select(*columns).where(of_person(user_id)).order_by(t.ended.desc(), t.id).limit(MOST_GAMES)
    found = {game.id: game for game in await store.all(Finished, query)}
    query = sa.select(rows.places).where(seats.table_id.in_(list(found))).order_by(seats.table_id, seats.seat)
    for place in await store.all(PlaceRow, query):
        found[place.table_id].places.append(place)
    return list(found.values())


def played_by(game: Finished, user_id: str) -> bool:
    """Whether the result is the person's own."""
    place = game.seat_of(user_id)
    return place is not None and took_part(place)
