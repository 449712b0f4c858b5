"""A member's page, put together from rows and ladders. Others find it only if its owner wants that."""

from __future__ import annotations

import unicodedata
from typing import Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.accounts import rows
from signoria.server.denied import Denied
from signoria.server.ladder import OVERALL, Ladder
from signoria.server.profiles.by_post import hours_to_answer
from signoria.server.profiles.games import Finished, counted, latest, played_by
from signoria.server.profiles.opponents import opponents
from signoria.server.profiles.protocol import PlayedGame, Profile, RatingPoint, TitleStanding
from signoria.server.profiles.word_given import promises
from signoria.server.ratings import Ratings
from signoria.server.store import Store

MOST_LATEST: Final = 10
m, u = rows.members.c, server_rows.users.c


class _Owner(Struct):
    user_id: str
    handle: str
    joined: int
    public: bool
    name: str
    arms: Optional[int]


async def profile(ratings: Ratings, handle: str, reader: str) -> Profile:
    """As the reader may see it. Pages that are not public are told like handles that nobody has: by the same question
    to the database, so that not even the time tells them apart."""
    store, owner = ratings.store, await owner_of(ratings.store, handle, reader)
    id, mine = owner.user_id, owner.user_id == reader
    counts, games = await counted(store, id), await latest(store, id)
    seen = [game for game in games if mine or game.open_to(reader)]
    titles = [await _standing(ratings, game, id, counts.get(game, 0)) for game in ratings.titles]
    return Profile(
        owner.handle, owner.name, owner.joined, owner.public, mine, sum(counts.values()), len(games),
        sum(played_by(game, id) for game in games),
        await _standing(ratings, OVERALL, id, sum(counts.values())),
        [title for title in titles if title.games],
        await opponents(store, games, id, reader),
        await promises(store, seen, id),
        [await _played(ratings, game, id) for game in seen[:MOST_LATEST]],
        await hours_to_answer(store, seen, id), owner.arms,
    )  # fmt: skip


async def owner_of(store: Store, handle: str, reader: str) -> _Owner:
    """Whose page it is that the reader may see."""
    wanted = unicodedata.normalize("NFC", handle).strip().removeprefix("@").lower()
    source = rows.members.join(server_rows.users, u.id == m.user_id)
    query = sa.select(m.user_id, m.handle, m.joined, m.public, u.name, u.arms).select_from(source)
    leaving = sa.exists().where(rows.farewells.c.user_id == m.user_id)
    shown = sa.or_(m.user_id == reader, sa.and_(m.public, ~leaving))
    owner = await store.one(_Owner, query.where(m.handle == wanted, shown))
    if owner is None:
        raise Denied("no-player", "nobody has a public page by this handle", 404)
    return owner


async def _standing(ratings: Ratings, game: str, user_id: str, games: int) -> TitleStanding:
    """Without a look at the ladder where somebody has not played."""
    if not games:
        return TitleStanding(game, 0)
    ladder = await ratings.ladder(game)
    points = [RatingPoint(p.ended, round(p.mu, 2), round(p.sigma, 2)) for p in ladder.history.get(user_id, ())]
    now, past = ratings.standing(ladder, user_id), ratings.past(ladder, user_id)
    return TitleStanding(game, games, now, ratings.marks(game, ladder), points, past)


async def _played(ratings: Ratings, game: Finished, user_id: str) -> PlayedGame:
    place = game.seat_of(user_id)
    assert place is not None
    told = PlayedGame(game.id, game.game, game.ended, round(game.ranks()[place.seat]), len(game.places))
    ladder: Optional[Ladder] = await ratings.ladder(game.game) if game.game in ratings.titles else None
    change = next((c for c in ladder.changes.get(game.id, ()) if c.seat == place.seat), None) if ladder else None
    if change is not None:
        told.change, told.provisional = round(change.after - change.before, 2), change.provisional
    return told
