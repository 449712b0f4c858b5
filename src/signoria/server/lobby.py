"""Tables made, found and made again, for the HTTP side."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final, Optional

import msgspec
import sqlalchemy as sa
from msgspec import structs

from signoria.kernel import Game, Pack
from signoria.server import bringing, dealing, rows, seating
from signoria.server import protocol as p
from signoria.server.by_post.clock import must_make_sense
from signoria.server.coaching import COACH
from signoria.server.denied import Denied, Elsewhere
from signoria.server.guide import positions
from signoria.server.hall import Hall, new_id
from signoria.server.here import BringRecord
from signoria.server.programs.seats import allow as allow_seat
from signoria.server.quotas import allow_bots
from signoria.server.store import INSERT_PLACE, INSERT_TABLE, insert
from signoria.server.table import Table
from signoria.server.throttle import Throttle
from signoria.server.titles import edition_of
from signoria.server.together import seeks
from signoria.server.together.circle import blocked_by, blockers
from signoria.server.together.invitations import told_later

MOST_LISTED = 100
SCENE: Final = "scene"  # why a game that did not begin with its set-up is rated for nobody
t = rows.tables.c


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made = Throttle(hall.settings.tables_per_minute, 60)

    # -- making tables

    async def create(self, user: rows.UserRow, m: p.CreateTable, scene: str = "", pack: Optional[Pack] = None) -> Table:
        title = self.hall.title(m.game)
        seats = title.usual_seats if m.seats is None else m.seats
        if not title.min_seats <= seats <= title.max_seats:
            raise Denied("no-option", f"{title.id} takes {title.min_seats} to {title.max_seats} seats", 400)
        if len(m.fill) > seats or sum(fill.kind == "me" for fill in m.fill) > 1:
            raise Denied("no-open-seat", "more seats filled than there are, or one person on two", 400)
        try:
            settings = title.settle(seats, dict(m.options))
            figures = edition_of(title, m.edition) if pack is None else pack
        except ValueError as error:
            raise Denied("no-option", str(error), 400) from None
        if m.seek:
            await seeks.allow(self.hall, user.id, m, seats)
        fills = [*m.fill, *([p.SeatFill("open")] * (seats - len(m.fill)))]
        row = self._row(user, m, seats, title.chosen(settings), scene, figures)
        places = self._places(row, fills, user)
        await allow_seat(self.hall, user)
        await self._hurry(user.id)
        return await self._store(row, places)

    def _row(
        self, user: rows.UserRow, m: p.CreateTable, seats: int, options: dict[str, Any], scene: str, pack: Pack
    ) -> rows.TableRow:
        title = self.hall.title(m.game)
        clock = m.clock and structs.replace(m.clock, bot=seating.level_of(title.id, m.clock.bot))
        if clock is not None:
            must_make_sense(clock)
        return rows.TableRow(
            id=new_id(), game=title.id, rules_version=title.rules_version, pack=pack.hash, seats=seats,
            options=options, visibility="public" if m.seek else m.visibility, status="open", host=user.id,
            invite=new_id(),
            seed=secrets.token_bytes(16), clock=msgspec.to_builtins(clock) if clock else None, pace=m.pace,
            auto_pass=m.auto_pass, spectators=m.spectators, paused=False, created=rows.now_ms(), started=None,
            ended=None, previous="", next="", scores=None, winners=None, scene=scene,
            unrated=SCENE if scene else COACH if m.coach else "" if m.rated else seating.CHOICE,
            seek=seeks.until(m.clock) if m.seek else None,
        )  # fmt: skip

    def _places(self, row: rows.TableRow, fills: list[p.SeatFill], user: rows.UserRow) -> list[rows.PlaceRow]:
        """Bots make way for the name of whoever makes the table."""
        taken = [user.name]
        places = []
        for seat, fill in enumerate(fills):
            bot = fill.kind == "bot"
            places.append(seating.new_place(row.id, row.game, seat, fill, user, taken if bot else ()))
            taken.append(places[-1].name)
        return places

    async def _store(self, row: rows.TableRow, places: list[rows.PlaceRow]) -> Table:
        made = (insert(INSERT_TABLE, [row]), insert(INSERT_PLACE, places), *self.hall.made_with(row.id))
        await self.hall.store.write(*made)
        table = self.hall.asleep(row, places)
        self.hall.add(table)
        return table

    async def _hurry(self, user_id: str) -> None:
        """At most so many new tables a minute for one person, and none while the server closes."""
        self.hall.must_take_tables()
        await self.made.pass_everywhere(self.hall.cluster, "tables", user_id, "too many new tables")

    async def play_now(self, user: rows.UserRow, m: p.PlayNow) -> Table:
        title = self.hall.title(m.game)
        m, scene = await _at_example(title, m) if m.example else (m, "")
        return await self.play_from(user, m, scene)

    async def play_from(self, user: rows.UserRow, m: p.PlayNow, scene: str, pack: Optional[Pack] = None) -> Table:
        """A table with bots that begins from a position, with the figures it has, or, without one, with the set-up."""
        title = self.hall.title(m.game)
        seats = title.usual_seats if m.seats is None else m.seats
        liked = user.arms if user.arms is not None and user.arms < seats else secrets.randbelow(seats)
        seat = liked if m.seat is None else m.seat
        if not 0 <= seat < seats:
            raise Denied("no-open-seat", f"seat must be from 0 to {seats - 1}, got {seat}", 400)
        fill = [p.SeatFill("me" if each == seat else "bot", m.level) for each in range(seats)]
        await allow_bots(self.hall, user.id, [p.SeatFill("bot")])
        wanted = p.CreateTable(
            m.game, seats, m.options, "private", fill, None, m.pace, coach=m.coach, edition=m.edition
        )
        table = await self.create(user, wanted, scene, pack)
        await self._start(table, user, m.commitment)
        return table

    async def bring(self, user: rows.UserRow, m: BringRecord) -> Table:
        """A game that was begun elsewhere."""
        await allow_seat(self.hall, user)
        await self._hurry(user.id)
        return await bringing.bring(self.hall, user, m)

    async def _start(self, table: Table, user: rows.UserRow, commitment: Optional[str]) -> None:
        """Begin with this person alone, who may have a nonce to give."""
        if commitment:
            await table.call(dealing.promise, user, commitment)
        await table.call(seating.start, user)

    async def rematch(self, user: rows.UserRow, old: Table, commitment: Optional[str] = None) -> p.TableInfo:
        """A new table where each of the same people is asked to play again; who asks second accepts."""
        if old.seat_of(user.id) < 0 and old.row.host != user.id:
            raise Denied("no-seat", status=403)
        others = [seat for seat in old.persons() if seat != old.seat_of(user.id)]
        if old.row.status in ("open", "running") and others:
            raise Denied("no-rematch")
        if not old.row.next:
            await old.call(self._set_next, user, commitment)
        return await self.accept(user, old.row.next)

    async def accept(self, user: rows.UserRow, id: str) -> p.TableInfo:
        """Sit down where a seat is kept for one."""
        try:
            table = await self.hall.table(id)
        except Elsewhere:
            if self.hall.cluster is None:
                raise
            return await self.hall.cluster.errands.accept(id, user)
        await table.call(seating.accept, user)
        return table.info(user.id)

    async def _set_next(self, old: Table, user: rows.UserRow, commitment: Optional[str]) -> None:
        """In the owner task of the old table: of two who ask at once the second finds the first one's."""
        if not old.row.next:
            made = await self._again(user, old, commitment)
            await seating.set_next(old, made.row.id)

    async def _again(self, user: rows.UserRow, old: Table, commitment: Optional[str]) -> Table:
        await allow_bots(self.hall, user.id, old.places)
        await self._hurry(user.id)
        row = structs.replace(
            old.row, id=new_id(), invite=new_id(), seed=secrets.token_bytes(16), status="open", host=user.id,
            paused=False, created=rows.now_ms(), started=None, ended=None, previous=old.row.id, next="",
            scores=None, winners=None, pack=_pack_again(old), rules_version=old.title.rules_version,
            unrated=_unrated_again(old), banks=None, seek=None, terms=0,
        )  # fmt: skip
        shut = await self.hall.store.column(blocked_by(user.id))
        places = [_kept(place, row.id, user, place.user_id in shut) for place in old.places]
        table = await self._store(row, places)
        await self._ask_again(table)
        if [place.kind for place in places if place.kind != "bot"] == ["person"]:  # alone with bots
            await self._start(table, user, commitment)
        return table

    async def _ask_again(self, table: Table) -> None:
        """Those for whom a seat is kept are told at once, and by the ways they have chosen."""
        kept = [place for place in table.places if place.kind == "open" and place.user_id]
        if kept:
            await self.hall.store.write(*(told_later(table, place.seat) for place in kept))
            self.hall.circle.nudge(*(place.user_id for place in kept))

    # -- finding tables

    async def by_invite(self, code: str) -> Table:
        return await self.hall.table(await self.invited_to(code))

    async def invited_to(self, code: str) -> str:
        """The id of the table that an invitation is for."""
        found = await self.hall.store.column(sa.select(t.id).where(t.invite == code))
        if not found:
            raise Denied("no-invite", status=404)
        return str(found[0])

    async def listed(self, user: Optional[rows.UserRow], scope: str) -> list[p.TableInfo]:
        query = sa.select(rows.tables).order_by(t.created.desc()).limit(MOST_LISTED)
        if scope == "mine":
            if user is None:
                return []
            mine = sa.select(rows.places.c.table_id).where(rows.places.c.user_id == user.id)
            query = query.where(sa.or_(t.id.in_(mine), t.host == user.id), t.status != "closed")
            query = query.where(sa.not_(_only_kept(user.id)))
        else:
            query = query.where(t.visibility == "public", t.status == ("open" if scope == "open" else "running"))
            if scope == "open" and user is not None:
                query = query.where(_open_to(user.id))
        tables = await self.hall.described(await self.hall.store.all(rows.TableRow, query))
        return await self._told([table for table in tables if _fits(table, scope)], user.id if user else "")

    async def _told(self, tables: list[Table], user_id: str) -> list[p.TableInfo]:
        """Who is here is known where a table lives."""
        ids = [table.row.id for table in tables if table.row.id not in self.hall.live]
        away = {} if self.hall.cluster is None else await self.hall.cluster.errands.described(ids, user_id)
        return [away.get(table.row.id) or table.info(user_id) for table in tables]


async def _at_example(title: Game, m: p.PlayNow) -> tuple[p.PlayNow, str]:
    """The wish with the seats, options and seat of an example of the rules page, and the position it begins from."""
    if m.options or m.seats is not None or m.seat is not None:
        raise Denied("no-option", "an example has seats and options of its own", 400)
    found = (await asyncio.to_thread(positions, title)).get(m.example)
    if found is None:
        raise Denied("no-example", f"{title.id} has no example {m.example!r} that can be played", 404)
    return structs.replace(m, seats=found.seats, options=found.options, seat=found.seat), found.scene


def _pack_again(old: Table) -> str:
    """The same figures, unless the title has newer ones in their place; a position keeps those it was reached with."""
    title, pack = old.title, old.row.pack
    return pack if old.row.scene or pack in title.editions_by_hash else title.pack().hash


def _unrated_again(old: Table) -> str:
    """Why the game that follows is rated for nobody; empty if it is rated."""
    if old.row.scene:
        return SCENE
    if old.coaching.agreed():
        return COACH
    return old.row.unrated if old.row.unrated == seating.CHOICE else ""


def _open_to(user_id: str) -> Any:
    """Tables of nobody with whom there is a block; where players are sought, that holds for all who sit there."""
    shut = blockers(user_id).union(blocked_by(user_id)).subquery()
    c = rows.places.c
    sitting = sa.select(c.table_id).where(c.kind == "person", c.user_id.in_(sa.select(shut.c[0])))
    return sa.and_(t.host.not_in(sa.select(shut.c[0])), sa.or_(t.seek.is_(None), t.id.not_in(sitting)))


def _only_kept(user_id: str) -> Any:
    """Where a seat is kept by somebody whom one has blocked, who is not to ask for anything."""
    c = rows.places.c
    sits = sa.select(c.table_id).where(c.user_id == user_id, c.kind == "person")
    return sa.and_(t.status == "open", t.id.not_in(sits), t.host.in_(blocked_by(user_id)))


def _kept(place: rows.PlaceRow, table_id: str, user: rows.UserRow, shut: bool) -> rows.PlaceRow:
    """The same seat at another table: whoever asks sits down, others must accept it, bots are not asked, nor is whoever
    was blocked."""
    if place.kind == "bot":
        return rows.PlaceRow(table_id, place.seat, "bot", name=place.name, level=place.level)
    if shut:
        return rows.PlaceRow(table_id, place.seat, "open")
    kind = "person" if place.user_id == user.id else "open"
    return rows.PlaceRow(table_id, place.seat, kind, place.user_id, place.name)


def _fits(table: Table, scope: str) -> bool:
    if scope == "open":
        return any(place.kind == "open" and not place.user_id for place in table.places)
    return scope != "watch" or table.row.spectators
