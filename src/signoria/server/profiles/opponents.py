"""Head to head: against whom somebody plays most, and who ended higher."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.accounts import rows
from signoria.server.ladder import took_part
from signoria.server.profiles.games import Finished, played_by
from signoria.server.profiles.protocol import Opponent
from signoria.server.rows import PlaceRow
from signoria.server.store import Store

MOST_OPPONENTS: Final = 8
m, u = rows.members.c, server_rows.users.c


class _Known(Struct):
    id: str
    name: str
    handle: str
    public: bool


async def opponents(store: Store, games: list[Finished], user_id: str, reader: str) -> list[Opponent]:
    """The most frequent ones, the reader first. Whose own page is not public is named on nobody's page but to the
    one whose page it is."""
    people, bots = _tallied(games, user_id)
    known = await _known(store, list(people))
    shown = []
    for id, tally in people.items():
        found = known.get(id)
        if found is not None:
            tally.name, tally.handle = found.name, found.handle if found.public else ""
        tally.me = id == reader
        if tally.handle or tally.me or reader == user_id:
            shown.append(tally)
    everybody = sorted([*shown, *bots.values()], key=lambda one: (not one.me, -one.games, one.level, one.name))
    return everybody[:MOST_OPPONENTS]


def _tallied(games: list[Finished], user_id: str) -> tuple[dict[str, Opponent], dict[str, Opponent]]:
    people: dict[str, Opponent] = {}
    bots: dict[str, Opponent] = {}
    for game in games:
        own, ranks = game.seat_of(user_id), game.ranks()
        if own is None or not played_by(game, user_id):
            continue
        for place in game.places:
            if place.kind == "bot":
                _count(bots.setdefault(place.level, Opponent(0, 0, 0, 0, level=place.level)), own, place, ranks)
            elif place.user_id != user_id and took_part(place):
                _count(people.setdefault(place.user_id, Opponent(0, 0, 0, 0)), own, place, ranks)
    return people, bots


def _count(tally: Opponent, own: PlaceRow, other: PlaceRow, ranks: list[float]) -> None:
    mine, theirs = ranks[own.seat], ranks[other.seat]
    tally.games += 1
    tally.won += mine < theirs
    tally.lost += mine > theirs
    tally.shared += mine == theirs


async def _known(store: Store, ids: list[str]) -> dict[str, _Known]:
    """Names as people use them now; former players are not among them."""
    handle = sa.func.coalesce(m.handle, "").label("handle")
    public = sa.func.coalesce(m.public, sa.false()).label("public")
    joined = server_rows.users.outerjoin(rows.members, m.user_id == u.id)
    query = sa.select(u.id, u.name, handle, public).select_from(joined).where(u.id.in_(ids))
    return {row.id: row for row in await store.all(_Known, query)}
