"""Who is here: when that changes, friends are told at once that there is something to look at, unless it is hidden.

Somebody is here from the first look at a page until the last page is closed, or was looked at by nobody for a while.
Both stand in `presences`, so that it does not matter which process hears of it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Coroutine, Final

import sqlalchemy as sa
import structlog

from signoria.server.denied import Denied
from signoria.server.notices.rows import presences
from signoria.server.rows import now_ms
from signoria.server.together import rows

if TYPE_CHECKING:
    from signoria.server.hall import Hall

HERE: Final = 45_000  # ms since a page was looked at: so long somebody is here
WRITTEN_EVERY: Final = 20.0  # seconds between two notes that somebody is here
MOST_NOTED: Final = 20_000
SETTLES: Final = 5.0  # seconds in which a page that was closed may be opened again, as when it is loaded anew
LEFT: Final = "left"  # told to all processes: the last page of somebody was closed at one of them
f, m, s = rows.friends.c, rows.manners.c, presences.c
log = structlog.get_logger("company")


def is_here(now: int) -> Any:
    """Whether a row of `presences` says so."""
    return sa.and_(s.seen > now - HERE, sa.or_(s.gone.is_(None), s.gone < s.seen))


class Company:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.noted: dict[str, float] = {}
        self.fading: dict[str, asyncio.TimerHandle] = {}
        self.jobs: set[asyncio.Task[None]] = set()

    def attend(self) -> None:
        if self.hall.cluster is not None:
            self.hall.cluster.post.told[LEFT] = self._left_elsewhere

    async def close(self) -> None:
        for timer in self.fading.values():
            timer.cancel()
        for job in self.jobs:
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)

    async def looks(self, user_id: str) -> None:
        """A page is before their eyes."""
        if not self._must_note(user_id):
            return
        came = not await self._is_here(user_id)
        now = now_ms()
        there = self.hall.store.unless_there(presences).values(user_id=user_id, seen=now), None
        await self.hall.store.write(there, (sa.update(presences).where(s.user_id == user_id).values(seen=now), None))
        self._later(user_id, HERE / 1000 + 1)
        if came:
            await self.tell_friends(user_id)

    def _must_note(self, user_id: str) -> bool:
        now = time.monotonic()
        if now - self.noted.get(user_id, -WRITTEN_EVERY) < WRITTEN_EVERY:
            return False
        if len(self.noted) > MOST_NOTED:
            self.noted = {id: at for id, at in self.noted.items() if now - at < WRITTEN_EVERY}
        self.noted[user_id] = now
        return True

    def left(self, user_id: str) -> None:
        """The last page of theirs that this process knows of was closed."""
        if user_id in self.fading:
            self._later(user_id, SETTLES, closed=True)
        else:  # they have looked by way of another process
            self._begin(self._leave(user_id, SETTLES))

    async def _leave(self, user_id: str, seconds: float = 0.0) -> None:
        await asyncio.sleep(seconds)
        if user_id in self.hall.circle.lines:  # it was opened again
            self._later(user_id, HERE / 1000 + 1)
            return
        if not await self._is_here(user_id):
            return
        gone = sa.update(presences).where(s.user_id == user_id).values(gone=now_ms())
        await self.hall.store.write((gone, None))
        self._forget(user_id)
        self.noted.pop(user_id, None)
        if self.hall.cluster is not None and self.hall.cluster.post.up:
            self.hall.cluster.post.tell(LEFT, user_id)
        await self.tell_friends(user_id)

    def _left_elsewhere(self, user_id: str) -> None:
        self.noted.pop(user_id, None)
        if user_id in self.hall.circle.lines:  # another page of theirs is open here
            self._begin(self.looks(user_id))

    async def tell_friends(self, user_id: str) -> None:
        """Nothing but that they may look, and not even that if it would tell of somebody who hides."""
        hides = sa.select(m.user_id).where(m.user_id == user_id, m.hidden.is_(True))
        if not await self.hall.store.column(hides):
            self.hall.circle.nudge(*await self.friends_of(user_id))

    async def friends_of(self, user_id: str) -> list[str]:
        other = sa.case((f.user_id == user_id, f.other_id), else_=f.user_id)
        mine = sa.or_(f.user_id == user_id, f.other_id == user_id)
        return await self.hall.store.column(sa.select(other).where(mine, f.since.is_not(None)))

    async def hides(self, user_id: str) -> None:
        """Somebody begins or ceases to hide: to friends it looks as if they went or came."""
        if await self._is_here(user_id):
            self.hall.circle.nudge(*await self.friends_of(user_id))

    async def _is_here(self, user_id: str) -> bool:
        return bool(await self.hall.store.column(sa.select(s.user_id).where(s.user_id == user_id, is_here(now_ms()))))

    # -- later

    def _later(self, user_id: str, seconds: float, closed: bool = False) -> None:
        self._forget(user_id)
        then = self._leave if closed else self._fade
        loop = asyncio.get_running_loop()
        self.fading[user_id] = loop.call_later(seconds, lambda: self._begin(then(user_id)))

    async def _fade(self, user_id: str) -> None:
        self._forget(user_id)
        if not await self._is_here(user_id):
            await self.tell_friends(user_id)

    def _forget(self, user_id: str) -> None:
        timer = self.fading.pop(user_id, None)
        if timer is not None:
            timer.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        job = asyncio.create_task(self._do(work))
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Denied as denied:  # friends see it when they next look
            log.warning("friends are told later", reason=denied.key)
