"""Friends: asked, granted, declined, ended. Whether a handle is anybody's is told to nobody.

A wish to somebody who does not exist, has declined or has blocked the asker stays in the asker's list as any other
that was not answered yet, and is asked, stored and answered by the same statements.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, Callable, Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.accounts import rows as accounts
from signoria.server.denied import Denied
from signoria.server.hall import new_id
from signoria.server.notices.rows import presences
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import insert
from signoria.server.throttle import Throttle
from signoria.server.together import protocol as w
from signoria.server.together import rows
from signoria.server.together.circle import blocked_by, blockers
from signoria.server.together.company import is_here

if TYPE_CHECKING:
    from signoria.server.hall import Hall

MOST_WISHES: Final = 50  # of one person that are not granted
MOST_FRIENDS: Final = 500
LAPSES: Final = 30 * 24 * 3600_000
f, m, u = rows.friends.c, accounts.members.c, server_rows.users.c


class _Known(Struct):
    id: str
    name: str
    handle: str
    hidden: bool
    here: bool


def plain(handle: str) -> str:
    """A handle as it is kept, whatever it was typed like."""
    return unicodedata.normalize("NFC", handle).strip().removeprefix("@").lower()


class Friends:
    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        self.asking = Throttle(20, 3600.0)

    async def by_handle(self, handle: str) -> str:
        """Whose it is; empty if nobody's."""
        found = await self.store.column(sa.select(m.user_id).where(m.handle == plain(handle)))
        return str(found[0]) if found else ""

    # -- asking

    async def ask(self, user: UserRow, handle: str) -> None:
        await self._ask(user, await self.by_handle(handle), f"@{plain(handle)}"[:60])

    async def ask_known(self, user: UserRow, other_id: str, name: str) -> None:
        """Somebody whom one has met at a table."""
        await self._ask(user, other_id, name[:60])

    async def _ask(self, user: UserRow, other_id: str, called: str) -> None:
        if other_id == user.id:
            raise Denied("no-self", "this is yourself", 400)
        await self.asking.pass_everywhere(self.hall.cluster, "friends", user.id, "too many wishes")
        known = await self._rows(user.id)
        theirs = next((row for row in known if row.user_id == other_id and _stands(row)), None)
        if theirs is not None:
            await self._grant(theirs)
            return
        own = [row for row in known if row.user_id == user.id or row.since is not None]  # others' wishes take no room
        if len(own) >= MOST_FRIENDS + MOST_WISHES or sum(_is_open(row) for row in own) >= MOST_WISHES:
            raise Denied("no-more-wishes", f"at most {MOST_WISHES} that wait for an answer", 429)
        mine = next((row for row in known if row.user_id == user.id and _same(row, other_id, called)), None)
        made = mine or rows.FriendRow(new_id(), user.id, other_id, called, now_ms())
        again = sa.update(rows.friends).where(f.id == made.id).values(withdrawn=False), None
        await self.store.write(insert(self.store.unless_there(rows.friends), [made]), again)
        self.hall.circle.nudge(other_id)

    async def _grant(self, row: rows.FriendRow) -> None:
        if row.since is None:
            granted = sa.update(rows.friends).where(f.id == row.id).values(since=now_ms(), declined=False)
            await self.store.write((granted, None))
            self.hall.circle.nudge(row.user_id, row.other_id)

    # -- answering

    async def accept(self, user: UserRow, id: str) -> None:
        row = await self._one(user, id)
        if row.other_id != user.id or not _stands(row):
            raise Denied("no-wish-here", status=404)
        await self._grant(row)

    async def end(self, user: UserRow, id: str) -> None:
        """Decline a wish, take one's own back, or end a friendship. A wish that was declined and then taken back is
        remembered, lest it be made again and again."""
        row = await self._one(user, id)
        declined = row.other_id == user.id and row.since is None
        if declined:
            change: Any = sa.update(rows.friends).where(f.id == id).values(declined=True)
        elif row.declined:
            change = sa.update(rows.friends).where(f.id == id).values(withdrawn=True)
        else:
            change = sa.delete(rows.friends).where(f.id == id)
        await self.store.write((change, None))
        if row.since is not None:
            self.hall.circle.nudge(row.user_id, row.other_id)

    async def _one(self, user: UserRow, id: str) -> rows.FriendRow:
        row = await self.store.one(rows.FriendRow, sa.select(rows.friends).where(f.id == id))
        if row is None or user.id not in (row.user_id, row.other_id) or (row.user_id == user.id and row.withdrawn):
            raise Denied("no-wish-here", status=404)
        return row

    async def other(self, user: UserRow, id: str) -> tuple[str, str]:
        """Id and name of a friend, or of somebody who wishes to be one."""
        return (await self.met(user, id))[:2]

    async def met(self, user: UserRow, id: str) -> tuple[str, str, int]:
        """And since when."""
        row = await self._one(user, id)
        if row.since is None and row.other_id != user.id:
            raise Denied("no-wish-here", status=404)
        other = row.user_id if row.other_id == user.id else row.other_id
        found = (await self._known([other])).get(other)
        return other, found.name if found else "", row.since or row.at

    async def of(self, user_id: str) -> frozenset[str]:
        """The friends of somebody."""
        known = [row for row in await self._rows(user_id) if row.since is not None]
        return frozenset(_other(row, user_id) for row in known)

    # -- telling

    async def told(self, user_id: str) -> tuple[list[w.Friend], list[w.FriendWish], list[w.OwnWish]]:
        """Friends, those who are here first; who wishes to be one; and whom one has asked."""
        found = await self._rows(user_id)
        shut = set(await self.store.column(blocked_by(user_id)))
        known = await self._known([_other(row, user_id) for row in found])
        friends = [_friend(row, known.get(_other(row, user_id))) for row in found if row.since is not None]
        wishes = [row for row in found if row.other_id == user_id and row.since is None and not row.declined]
        asked = [w.OwnWish(row.id, row.called, row.at) for row in found if row.user_id == user_id and _is_open(row)]
        told = [_wish(row, known[row.user_id]) for row in wishes if row.user_id not in shut and row.user_id in known]
        return sorted(filter(None, friends), key=lambda one: (not one.here, one.name.lower())), told, asked

    async def _rows(self, user_id: str) -> list[rows.FriendRow]:
        """All that is so, or was wished lately."""
        lately = sa.or_(f.since.is_not(None), f.at > now_ms() - LAPSES)
        mine = sa.or_(f.user_id == user_id, f.other_id == user_id)
        query = sa.select(rows.friends).where(mine, lately).order_by(f.at.desc())
        return await self.store.all(rows.FriendRow, query)

    async def _known(self, ids: list[str]) -> dict[str, _Known]:
        source = (
            server_rows.users.outerjoin(accounts.members, m.user_id == u.id)
            .outerjoin(rows.manners, rows.manners.c.user_id == u.id)
            .outerjoin(presences, presences.c.user_id == u.id)
        )
        handle = sa.func.coalesce(m.handle, "").label("handle")
        hidden = sa.func.coalesce(rows.manners.c.hidden, sa.false()).label("hidden")
        here = sa.func.coalesce(is_here(now_ms()), sa.false()).label("here")
        query = sa.select(u.id, u.name, handle, hidden, here).select_from(source).where(u.id.in_(ids))
        return {row.id: row for row in await self.store.all(_Known, query)}

    async def forget_old(self) -> None:
        """Wishes that nobody granted lapse."""
        lapsed = sa.and_(f.since.is_(None), f.at <= now_ms() - LAPSES)
        await self.store.write((sa.delete(rows.friends).where(lapsed), None))

    async def welcome(self, user_id: str) -> Callable[..., bool]:
        """Whose tables somebody is shown: none where there is a block, and if its host `asks`, a stranger's only if
        strangers are welcome."""
        shut = set(await self.store.column(blocked_by(user_id))) | set(await self.store.column(blockers(user_id)))
        friends, c = await self.of(user_id), rows.manners.c
        only = await self.store.column(sa.select(c.friends_only).where(c.user_id == user_id))
        strangers = not (only and only[0])

        def may(other: str, asks: bool = True) -> bool:
            return other not in shut and (not asks or strangers or other in friends)

        return may


def _other(row: rows.FriendRow, user_id: str) -> str:
    return row.other_id if row.user_id == user_id else row.user_id


def _is_open(row: rows.FriendRow) -> bool:
    return row.since is None and not row.withdrawn


def _stands(row: rows.FriendRow) -> bool:
    """Whether its author still wishes it."""
    return row.since is not None or not row.withdrawn


def _same(row: rows.FriendRow, other_id: str, called: str) -> bool:
    return row.called == called or (bool(other_id) and row.other_id == other_id)


def _friend(row: rows.FriendRow, known: Optional[_Known]) -> Optional[w.Friend]:
    if known is None:
        return None
    return w.Friend(row.id, known.name, known.handle, row.since or 0, known.here and not known.hidden)


def _wish(row: rows.FriendRow, known: _Known) -> w.FriendWish:
    return w.FriendWish(row.id, known.name, known.handle, row.at)
