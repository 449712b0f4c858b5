"""Ratings of people, worked out from the finished games in the database.

Nothing is stored: the games are, and the same games in the order of their ends always give the same ratings.
Each title's ladder stays in memory and reads only what has ended since it was last asked for.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Optional, Sequence

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import protocol as p
from signoria.server import rows
from signoria.server.anchors import FIRM, MODEL
from signoria.server.ladder import DOUBT, OVERALL, Change, Ladder, Played, Standing
from signoria.server.rows import SeasonRow, now_ms
from signoria.server.store import Store
from signoria.server.titles import bot_levels

AT_ONCE: Final = 50  # games rated before others on the event loop get their turn
MOST_PROGRAMS: Final = 50  # listed
t = rows.tables.c


class Ratings:
    def __init__(self, store: Store, titles: Sequence[str] = ()) -> None:
        self.store, self.titles = store, list(titles)
        self.ladders: dict[str, Ladder] = {}
        self.locks: dict[str, asyncio.Lock] = {}

    async def listed(self, game: str, user_id: str, limit: int, offset: int, season: int = -1) -> p.RatingList:
        """People from place `offset` on, the bots of the title, and the asker's own row wherever it is; of the season
        that runs, or as they stood at the end of an earlier one."""
        ladder = await self.ladder(game)
        order = ladder.order() if season < 0 or season >= len(ladder.past) else ladder.past[season]
        own = next((at for at, (id, _) in enumerate(order) if id == user_id), None)
        wanted = list(range(len(order)))[offset : offset + limit]
        names = await self._names([order[at][0] for at in {*wanted, *([] if own is None else [own])}])

        def row(at: int) -> p.RatingInfo:
            id, standing = order[at]
            return _info(_place(order, at), names.get(id, standing.name), standing, id == user_id)

        people, me = [row(at) for at in wanted], None if own is None else row(own)
        programs = ladder.programs()[:MOST_PROGRAMS] if season < 0 or season >= len(ladder.past) else []
        apart = [
            _info(_place(programs, at), standing.name, standing, id == user_id)
            for at, (id, standing) in enumerate(programs)
        ]
        now = len(ladder.past)
        told = p.SeasonInfo(0, "", None), *(p.SeasonInfo(row.number, row.name, row.began) for row in ladder.seasons)
        shown = now if season < 0 else min(season, now)
        return p.RatingList(game, len(order), people, _bots(game, ladder), me, shown, list(told[: now + 1]), apart)

    async def changed(self, game: str, table_id: str) -> p.TableRatings:
        """What a finished game did to the ratings of those who played it."""
        ladder = await self.ladder(game)
        found = ladder.changes.get(table_id, [])
        return p.TableRatings(game, [_seat(change) for change in found])

    def standing(self, ladder: Ladder, user_id: str) -> Optional[p.RatingInfo]:
        """How somebody stands on a ladder, without name; None if no game of theirs counted this season."""
        found, order = ladder.people.get(user_id), ladder.order()
        if found is None or not found.games:
            return None
        return self._standing(order, user_id, found)

    def past(self, ladder: Ladder, user_id: str) -> list[p.SeasonStanding]:
        """How somebody stood at the end of each season they played in, the last one first."""
        names = ["", *(season.name for season in ladder.seasons)]
        found = [
            p.SeasonStanding(number, names[number], self._standing(order, user_id, standing))
            for number, order in enumerate(ladder.past)
            for id, standing in order
            if id == user_id
        ]
        return found[::-1]

    def _standing(self, order: list[tuple[str, Standing]], user_id: str, found: Standing) -> p.RatingInfo:
        at = next((at for at, (id, _) in enumerate(order) if id == user_id), None)
        return _info(0 if at is None else _place(order, at), "", found, False)

    def marks(self, game: str, ladder: Ladder) -> list[p.BotRating]:
        """The bots of a title on the scale of people."""
        return _bots(game, ladder)

    def forget(self) -> None:
        """Reckon everything again: who played some game is told differently now."""
        self.ladders.clear()

    # -- reading the database

    async def ladder(self, game: str) -> Ladder:
        """The ladder of a title with every finished game on it."""
        async with self.locks.setdefault(game, asyncio.Lock()):
            seasons = await self.store.all(SeasonRow, sa.select(rows.seasons).order_by(rows.seasons.c.number))
            ladder = self.ladders.get(game)
            if ladder is None or ladder.seasons != seasons or not await self._catch_up(game, ladder):
                ladder = Ladder(game, seasons)
                await self._catch_up(game, ladder)
            ladder.turn(now_ms())
            self.ladders[game] = ladder
            return ladder

    async def _catch_up(self, game: str, ladder: Ladder) -> bool:
        """False if a game is missing that ended before the last one read: its place is not at the end."""
        finished = await self._count(game)
        if ladder.read > finished:
            return False
        while ladder.read < finished:
            batch = await self._after(game, *ladder.last)
            for played in batch:
                ladder.settle(played)
            if len(batch) < AT_ONCE:
                break
            await asyncio.sleep(0)
        return ladder.read >= finished

    async def _count(self, game: str) -> int:
        query = sa.select(sa.func.count()).select_from(rows.tables).where(self._of(game), t.ended.is_not(None))
        return int((await self.store.column(query))[0])

    def _of(self, game: str) -> sa.ColumnElement[bool]:
        return t.game.in_(self.titles) if game == OVERALL else t.game == game

    async def _after(self, game: str, ended: int, id: str) -> list[Played]:
        later = sa.or_(t.ended > ended, sa.and_(t.ended == ended, t.id > id))
        columns = (t.id, t.game, t.ended, t.scores, t.winners, t.unrated, t.clock)
        query = sa.select(*columns).where(self._of(game), t.ended.is_not(None), later)
        found = await self.store.all(_Ended, query.order_by(t.ended, t.id).limit(AT_ONCE))
        games = {row.id: row.played() for row in found}
        seats = rows.places.c
        query = sa.select(rows.places).where(seats.table_id.in_(list(games))).order_by(seats.seat)
        for place in await self.store.all(rows.PlaceRow, query):
            games[place.table_id].places.append(place)
        return list(games.values())

    async def _names(self, ids: list[str]) -> dict[str, str]:
        """People go by the name they use now."""
        users = rows.users.c
        found = await self.store.all(rows.UserRow, sa.select(rows.users).where(users.id.in_(ids)))
        return {user.id: user.name for user in found}


class _Ended(Struct):
    id: str
    game: str
    ended: int
    scores: Optional[list[int]]
    winners: Optional[list[int]]
    unrated: str
    clock: Optional[dict[str, Any]]

    def played(self) -> Played:
        bot = str((self.clock or {}).get("bot", ""))
        return Played(self.id, self.ended, self.scores or [], self.winners or [], [], self.unrated, bot, self.game)


def _place(order: list[tuple[str, Standing]], at: int) -> int:
    """Equals share their place; the provisional have none."""
    if order[at][1].provisional:
        return 0
    while at > 0 and order[at - 1][1].shown == order[at][1].shown:
        at -= 1
    return at + 1


def _info(place: int, name: str, standing: Standing, me: bool) -> p.RatingInfo:
    figure, mean, deviation = round(standing.figure, 2), round(standing.mu, 2), round(standing.sigma, 2)
    counts = standing.games, standing.wins
    return p.RatingInfo(place, name, figure, mean, deviation, *counts, me, standing.provisional)


def _seat(change: Change) -> p.SeatRating:
    return p.SeatRating(change.seat, round(change.before, 2), round(change.after, 2), change.provisional)


def _bots(game: str, ladder: Ladder) -> list[p.BotRating]:
    """Over all titles only the novice is one mark: the others are as far above it as their title makes them."""
    if game == OVERALL:
        return [p.BotRating("novice", round(MODEL.mu - DOUBT * FIRM, 2), MODEL.mu, FIRM)]
    levels = [(level, ladder.anchors[level]) for level in bot_levels(game) if level in ladder.anchors]
    return [p.BotRating(level, round(r.ordinal(DOUBT), 2), round(r.mu, 2), r.sigma) for level, r in levels]
