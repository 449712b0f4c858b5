"""The tables that wait for somebody, and those that wait for others: from rows, no table is brought back for it."""

from __future__ import annotations

from typing import Any, Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.hall import Hall
from signoria.server.notices import protocol as n
from signoria.server.notices import rows
from signoria.server.rows import PlaceRow, now_ms
from signoria.server.titles import find_title
from signoria.server.together.circle import blocked_by

LIVE_SECONDS: Final = 6 * 3600  # a clock with more is one of days
MOST: Final = 100
LATELY: Final = 7 * 24 * 3600 * 1000
MOST_ENDED: Final = 5
p, t, w = server_rows.places.c, server_rows.tables.c, rows.waits.c


class Standing(Struct):
    """A running game, and how it stands for one person."""

    table_id: str
    seat: int
    game: str
    pack: str
    clock: Optional[dict[str, Any]]
    paused: bool
    driver: str
    asked: bool
    question: int
    since: int
    until: Optional[int]
    prompt: Optional[list[Any]]
    verbs: list[Any]
    others: list[Any]


class _Ended(Struct):
    table_id: str
    seat: int
    game: str
    ended: int
    scores: Optional[list[int]]
    winners: Optional[list[int]]


def is_live(clock: Optional[dict[str, Any]]) -> bool:
    return clock is not None and not clock.get("post") and clock["bank"] <= LIVE_SECONDS


def urgency(row: Standing) -> tuple[bool, bool, int]:
    """Live tables first, then by the time that is left; those without a clock by how long they have waited."""
    return not is_live(row.clock), row.until is None, row.until or row.since


class Calls:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def of(self, user_id: str) -> n.CallList:
        standing, ended = await self.standing(user_id), await self._ended(user_id)
        players = await self._players([*(row.table_id for row in standing), *(row.table_id for row in ended)])
        return n.CallList(
            now=now_ms(),
            tables=[_call(row, players.get(row.table_id, [])) for row in sorted(standing, key=urgency)],
            invitations=len(await self.kept(user_id)),
            ended=[_end(row, players.get(row.table_id, [])) for row in ended],
        )

    async def standing(self, user_id: str, *which: Any) -> list[Standing]:
        """Those of the running games where somebody sits for which this holds."""
        seat = sa.and_(p.table_id == w.table_id, p.seat == w.seat)
        query = (
            sa.select(
                w.table_id, w.seat, t.game, t.pack, t.clock, t.paused, p.driver, w.asked, w.question, w.since, w.until,
                w.prompt, w.verbs, w.others,
            )
            .join_from(rows.waits, server_rows.places, seat)
            .join(server_rows.tables, t.id == w.table_id)
            .where(p.user_id == user_id, p.kind == "person", t.status == "running", *which)
            .order_by(w.asked.desc(), w.since.desc())
            .limit(MOST)
        )  # fmt: skip
        found = await self.hall.store.all(Standing, query)
        return [row for row in found if find_title(row.game, self.hall.titles) is not None]

    async def at(self, user_id: str, ids: list[str]) -> list[Standing]:
        """How these games stand for somebody, however many they are."""
        parts = [ids[first : first + MOST] for first in range(0, len(ids), MOST)]
        return [row for part in parts for row in await self.standing(user_id, w.table_id.in_(part))]

    async def _ended(self, user_id: str) -> list[_Ended]:
        query = (
            sa.select(p.table_id, p.seat, t.game, t.ended, t.scores, t.winners)
            .join_from(server_rows.places, server_rows.tables, t.id == p.table_id)
            .where(p.user_id == user_id, p.kind == "person", t.status == "over", t.ended > now_ms() - LATELY)
            .order_by(t.ended.desc())
            .limit(MOST_ENDED)
        )
        return await self.hall.store.all(_Ended, query)

    async def kept(self, user_id: str) -> list[str]:
        """The tables where a seat is kept for somebody, by nobody whom they have blocked."""
        query = (
            sa.select(p.table_id)
            .join_from(server_rows.places, server_rows.tables, t.id == p.table_id)
            .where(p.user_id == user_id, p.kind == "open", t.status == "open", t.host.not_in(blocked_by(user_id)))
        )
        return await self.hall.store.column(query)

    async def _players(self, ids: list[str]) -> dict[str, list[n.CallPlayer]]:
        query = sa.select(server_rows.places).where(p.table_id.in_(ids)).order_by(p.table_id, p.seat)
        found: dict[str, list[n.CallPlayer]] = {}
        for row in await self.hall.store.all(PlaceRow, query) if ids else ():
            player = n.CallPlayer(row.seat, row.name, row.kind, row.driver)  # type: ignore[arg-type]
            found.setdefault(row.table_id, []).append(player)
        return found

    # -- who is here

    async def note(self, user_id: str) -> None:
        """Somebody has a page before their eyes."""
        await self.hall.circle.company.looks(user_id)

    async def seen(self, user_id: str) -> int:
        c = rows.presences.c
        found = await self.hall.store.column(sa.select(c.seen).where(c.user_id == user_id))
        return int(found[0]) if found else 0


def _call(row: Standing, players: list[n.CallPlayer]) -> n.TableCall:
    mine = row.asked and not row.paused and not row.driver
    return n.TableCall(
        id=row.table_id, game=row.game, components_hash=row.pack, seat=row.seat, players=players, mine=mine,
        since=row.since, until=row.until if mine else None, live=is_live(row.clock), paused=row.paused,
        prompt=(row.prompt[0], row.prompt[1]) if mine and row.prompt else None, verbs=row.verbs if mine else [],
        asked=row.others,
    )  # fmt: skip


def _end(row: _Ended, players: list[n.CallPlayer]) -> n.TableEnd:
    scores, won = row.scores or [], row.seat in (row.winners or [])
    above = sum(score > scores[row.seat] for score in scores) if row.seat < len(scores) else 0
    return n.TableEnd(row.table_id, row.game, row.ended, 1 if won else max(2, above + 1), players)
