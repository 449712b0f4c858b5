"""Whom somebody does not hear or meet, and how people are told at once that something waits for them.

Everything is read from rows; what connections need of it is read when they come and again when it changes. A nudge says
nothing but that there is something to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.rows import now_ms
from signoria.server.store import insert
from signoria.server.together import rows
from signoria.server.together.company import Company
from signoria.server.together.protocol import News
from signoria.server.together.rows import BLOCK

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

MOST_IGNORED: Final = 500
NEWS: Final = "news"  # told to all processes: somebody has something to look at
SHARED_NEWS: Final = "shared-news"  # several people have
HEARING: Final = "hearing"  # and that they hear other people than before
NUDGE: Final = msgspec.json.encode(News())
i = rows.ignored.c


class Circle:
    def __init__(self, hall: Hall) -> None:
        self.hall, self.company = hall, Company(hall)
        self.lines: dict[str, list[Connection]] = {}  # of pages that wait for news

    def attend(self) -> None:
        """Listen to the other processes, if there are any."""
        self.company.attend()
        if self.hall.cluster is not None:
            self.hall.cluster.post.told |= {
                NEWS: self._nudge_here, SHARED_NEWS: self._nudge_all_here, HEARING: self._hears_here,
            }  # fmt: skip

    # -- telling

    def nudge(self, *people: str) -> None:
        """There is something to look at for these people, wherever they are connected."""
        whom = list(filter(None, people))
        if len(whom) == 1:
            self._everywhere(NEWS, whom[0], self._nudge_here)
        elif whom:
            self._everywhere(SHARED_NEWS, " ".join(whom), self._nudge_all_here)

    def _everywhere(self, what: str, whom: str, here: Any) -> None:
        """Where several processes share the tables this one hears its own word as well."""
        cluster = self.hall.cluster
        if cluster is None or not cluster.post.up:
            here(whom)
        else:
            cluster.post.tell(what, whom)

    def _nudge_all_here(self, people: str) -> None:
        for user_id in people.split(" "):
            self._nudge_here(user_id)

    def _nudge_here(self, user_id: str) -> None:
        for connection in self.lines.get(user_id, []):
            connection.push(NUDGE)

    # -- whom somebody ignores

    async def of(self, user_id: str) -> list[rows.IgnoredRow]:
        query = sa.select(rows.ignored).where(i.user_id == user_id).order_by(i.at.desc())
        return await self.hall.store.all(rows.IgnoredRow, query)

    async def ignore(self, user_id: str, other_id: str, kind: str, called: str) -> None:
        """From now on. A block ends a friendship and every wish between the two, as taking it back would."""
        if user_id == other_id:
            raise Denied("no-self", "this is yourself", 400)
        if len(await self.of(user_id)) >= MOST_IGNORED:
            raise Denied("no-hurry", f"at most {MOST_IGNORED} people", 429)
        f = rows.friends.c
        mine = sa.and_(f.user_id == user_id, f.other_id == other_id)
        theirs = sa.and_(f.user_id == other_id, f.other_id == user_id)
        between = sa.or_(mine, sa.and_(theirs, f.since.is_not(None)))
        kept = rows.IgnoredRow(user_id, other_id, kind, called[:60], now_ms())
        ended = [(sa.delete(rows.friends).where(between), None)] if kind == BLOCK else []
        await self.hall.store.write(
            (sa.delete(rows.ignored).where(i.user_id == user_id, i.other_id == other_id), None),
            insert(sa.insert(rows.ignored), [kept]),
            *ended,
        )
        self._hears_others(user_id)

    async def hear_again(self, user_id: str, other_id: str) -> None:
        where = i.user_id == user_id, i.other_id == other_id
        await self.hall.store.write((sa.delete(rows.ignored).where(*where), None))
        self._hears_others(user_id)

    # -- what is not heard

    async def unheard(self, user_id: str) -> frozenset[str]:
        if not user_id:
            return frozenset()
        return frozenset(await self.hall.store.column(sa.select(i.other_id).where(i.user_id == user_id)))

    def _hears_others(self, user_id: str) -> None:
        self._everywhere(HEARING, user_id, self._hears_here)

    def _hears_here(self, user_id: str) -> None:
        for table in self.hall.live.values():
            if any(connection.user_id == user_id for connection in table.connections):
                table.post(hear, user_id)

    # -- whom somebody does not meet

    async def hides(self, table: Table, user_id: str) -> bool:
        """Whether a table that has not begun is as if it were not there: whose it is has blocked this person. Where
        players are sought, all who sit there have a say."""
        if not user_id or table.row.status != "open" or table.seat_of(user_id) >= 0:
            return False
        sitting = [place.user_id for place in table.places if place.kind == "person"]
        whose = {table.row.host, *(sitting if table.row.seek is not None else ())}
        return bool(await self.hall.store.column(blockers(user_id).where(i.user_id.in_(whose))))

    async def must_be_open(self, table: Table, user_id: str, key: str = "no-table") -> None:
        if await self.hides(table, user_id):
            raise Denied(key, status=404)


def blockers(user_id: str) -> Any:
    """Those who have blocked somebody."""
    return sa.select(i.user_id).where(i.other_id == user_id, i.kind == BLOCK)


def blocked_by(user_id: str) -> Any:
    """Those whom somebody has blocked."""
    return sa.select(i.other_id).where(i.user_id == user_id, i.kind == BLOCK)


async def hear(table: Table, user_id: str) -> None:
    """In the owner task: what was said is shown anew."""
    unheard = await table.hall.circle.unheard(user_id)
    for connection in table.connections:
        if connection.user_id == user_id and connection.unheard != unheard:
            connection.unheard = unheard
            table.welcome(connection)
