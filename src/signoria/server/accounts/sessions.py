"""Sessions: which devices a member is signed in on. Each can be taken back, and is then closed at once."""

from __future__ import annotations

import secrets
from typing import Final, Optional

import sqlalchemy as sa

from signoria.server.accounts import rows
from signoria.server.accounts.tokens import digest
from signoria.server.rows import now_ms
from signoria.server.store import Store, insert

HOUR: Final = 3600_000
FRESH: Final = 10 * 60_000  # so long after showing who one is, nobody is asked again
LIFETIME: Final = 400 * 24 * HOUR  # unseen so long, a session is over, as the browser has forgotten it
MOST: Final = 50  # of one member
UNKNOWN: Final = "?"
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
BROWSERS: Final = (
    ("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
s = rows.sessions.c


def device(agent: str) -> str:
    """Browser and system, as far as their names tell a person which device it is; nothing finer is kept."""
    found = [next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found)) or UNKNOWN


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, user_id: str, agent: str) -> str:
        """A new session, just proven; who has very many loses the one unseen for longest."""
        secret, now = secrets.token_urlsafe(24), now_ms()
        row = rows.SessionRow(digest(secret), user_id, device(agent), now, now, now)
        kept = [each.digest for each in (await self.of(user_id))[: MOST - 1]]
        over = sa.delete(rows.sessions).where(s.user_id == user_id, s.digest.not_in(kept)), None
        await self.store.write(over, insert(sa.insert(rows.sessions), [row]))
        return secret

    async def of(self, user_id: str) -> list[rows.SessionRow]:
        """A member's sessions, the one seen last first."""
        query = sa.select(rows.sessions).where(s.user_id == user_id, s.seen > now_ms() - LIFETIME)
        return await self.store.all(rows.SessionRow, query.order_by(s.seen.desc(), s.digest))

    async def find(self, user_id: str, secret: str) -> Optional[rows.SessionRow]:
        """The session, if it still holds; once an hour it is noted that it was seen."""
        where = sa.and_(s.digest == digest(secret), s.user_id == user_id, s.seen > now_ms() - LIFETIME)
        found = await self.store.one(rows.SessionRow, sa.select(rows.sessions).where(where))
        if found is not None and now_ms() - found.seen > HOUR:
            await self._note(found, seen=now_ms())
        return found

    async def prove(self, session: rows.SessionRow) -> None:
        await self._note(session, proven=now_ms(), seen=now_ms())

    async def _note(self, session: rows.SessionRow, **changes: int) -> None:
        await self.store.write((sa.update(rows.sessions).where(s.digest == session.digest).values(**changes), None))
        for name, value in changes.items():
            setattr(session, name, value)

    async def end(self, user_id: str, digests: list[str]) -> None:
        where = sa.and_(s.user_id == user_id, s.digest.in_(digests))
        await self.store.write((sa.delete(rows.sessions).where(where), None))


def is_fresh(session: rows.SessionRow) -> bool:
    return abs(now_ms() - session.proven) < FRESH


def number(session: rows.SessionRow) -> str:
    """By which its owner names it: a part of the hash, of no use to anybody else."""
    return session.digest[:16]
