"""People: a name, a signed cookie, and for guests, if they like, a secret link by which they come back."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Any, Mapping, Optional

import sqlalchemy as sa
from itsdangerous import BadSignature, TimestampSigner
from msgspec import structs

from signoria.server import rows
from signoria.server.accounts.rows import SessionRow
from signoria.server.accounts.sessions import Sessions
from signoria.server.denied import Denied
from signoria.server.hall import Hall, new_id
from signoria.server.names import cleaned
from signoria.server.programs.door import TOKEN
from signoria.server.programs.names import must_be_a_persons
from signoria.server.programs.register import Register, digest
from signoria.server.protocol import MeChange
from signoria.server.store import Write, insert

COOKIE = "signoria"
CARRIED = "signoria-carried"  # never leaves the house
CARRIED_SECONDS = 60
LIFETIME = 400 * 24 * 3600  # as long as browsers keep a cookie
RENEWED_AFTER = 30 * 24 * 3600
MOST_CACHED = 20_000
SEEN_EVERY = 12 * 3600_000  # ms
w = rows.ways_back.c


class People:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[str, rows.UserRow] = {}
        self.sessions = Sessions(hall.store)
        self.programs = Register(hall.store)

    def _signer(self) -> TimestampSigner:
        return TimestampSigner(self.hall.secret, salt="guest")

    def sign(self, user: rows.UserRow, secret: str = "") -> str:
        """A cookie: of a guest for good, of a member for the session with this secret."""
        return self._signer().sign(f"{user.id}:{secret}" if secret else user.id).decode()

    def carry(self, id: str) -> str:
        """For a request that another process carries here: who it is has been established there, just now."""
        return TimestampSigner(self.hall.secret, salt="carried").sign(id).decode()

    async def who(self, cookies: Mapping[str, Any]) -> Optional[rows.UserRow]:
        """The person behind a cookie; None for a missing or forged one, and for a session that was taken back.

        How old it is does not matter: the browser forgets it in time, and a clock that was set back or ran ahead
        must not cost anybody a seat.
        """
        if CARRIED in cookies:
            return await self._carried(cookies[CARRIED])
        if TOKEN in cookies:
            return await self._program(cookies[TOKEN])
        signed = self._signed(cookies)
        if signed is None:
            return None
        id, secret = _parted(signed[0])
        user = await self.user(id)
        if user is not None and (user.member or secret) and not await self.session(cookies):
            return None
        if user is not None:
            self._must_be_welcome(user.id)
            self._note_seen(user)
        return user

    async def _program(self, token: str) -> Optional[rows.UserRow]:
        """The program with this token, while it and whoever answers for it are welcome."""
        found = await self.programs.find(token)
        user = await self.user(found.user_id) if found is not None else None
        if found is None or user is None:
            raise Denied("no-token", "this token opens nothing", 401)
        for id in filter(None, (user.id, found.owner)):
            self._must_be_welcome(id)
        self._note_seen(user)
        return user

    async def came_by(self, credentials: Mapping[str, Any], user: Optional[rows.UserRow]) -> str:
        """The hash of what somebody came by, if it can be taken back: a member's session, a program's token."""
        if TOKEN in credentials:
            return digest(credentials[TOKEN])
        session = await self.session(credentials) if user is not None and user.member else None
        return session.digest if session else ""

    def _must_be_welcome(self, id: str) -> None:
        if self.hall.operator.banned(id):
            raise Denied("no-banned", status=403)

    def _note_seen(self, user: rows.UserRow) -> None:
        """Twice a day at most; if it cannot be written, it will be the next time."""
        now = rows.now_ms()
        if now - user.seen > SEEN_EVERY:
            user.seen = now
            noted = self.hall.store.write(
                (sa.update(rows.users).where(rows.users.c.id == user.id).values(seen=now), None)
            )
            noted.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _carried(self, value: str) -> Optional[rows.UserRow]:
        signer = TimestampSigner(self.hall.secret, salt="carried")
        try:
            return await self.user(signer.unsign(value, max_age=CARRIED_SECONDS).decode())
        except (BadSignature, UnicodeError):
            return None

    async def session(self, cookies: Mapping[str, Any]) -> Optional[SessionRow]:
        """The session of a member."""
        signed = self._signed(cookies)
        id, secret = _parted(signed[0]) if signed else ("", "")
        return await self.sessions.find(id, secret) if secret else None

    def renewed(self, cookies: Mapping[str, Any], user: rows.UserRow) -> str:
        """The same cookie, signed today; whoever had none, or another's, gets a guest's."""
        signed = self._signed(cookies)
        id, secret = _parted(signed[0]) if signed else ("", "")
        return self.sign(user, secret if id == user.id else "")

    def wears_out(self, cookies: Mapping[str, Any]) -> bool:
        """Whether a good cookie should be replaced by a new one, before the browser forgets it."""
        signed = self._signed(cookies)
        return signed is not None and time.time() - signed[1] > RENEWED_AFTER

    def _signed(self, cookies: Mapping[str, Any]) -> Optional[tuple[str, float]]:
        """The id a cookie stands for, and when it was signed."""
        value = cookies.get(COOKIE)
        if not value or len(value) > 200:
            return None
        try:
            id, at = self._signer().unsign(value, return_timestamp=True)
            return id.decode(), at.timestamp()
        except (BadSignature, UnicodeError):
            return None

    async def user(self, id: str) -> Optional[rows.UserRow]:
        if id not in self.known or self.hall.cluster is not None:  # another process may have changed it
            found = await self.hall.store.one(rows.UserRow, sa.select(rows.users).where(rows.users.c.id == id))
            if found is None:
                return None
            self._keep(found)
        return self.known[id]

    async def must(self, cookies: Mapping[str, Any]) -> rows.UserRow:
        user = await self.who(cookies)
        if user is None:
            raise Denied("no-name", "give your name first: PUT /api/me", 401)
        return user

    async def change(self, user: Optional[rows.UserRow], change: MeChange) -> rows.UserRow:
        name = cleaned(change.name)
        must_be_a_persons(name)
        if user is None:
            now = rows.now_ms()
            made = rows.UserRow(new_id(), name, change.language, now, seen=now)
            await self.hall.store.write(insert(sa.insert(rows.users), [made]))
        else:
            made = structs.replace(user, name=name, language=change.language)
            where = rows.users.c.id == user.id
            self.forget(user.id)  # should the write fail, the database knows what counts
            await self.hall.store.write(
                (sa.update(rows.users).where(where).values(name=name, language=change.language), None)
            )
        self._keep(made)
        return made

    async def bear(self, user: rows.UserRow, arms: Optional[int]) -> rows.UserRow:
        """The arms that somebody has chosen."""
        self.forget(user.id)
        await self.hall.store.write((sa.update(rows.users).where(rows.users.c.id == user.id).values(arms=arms), None))
        made = structs.replace(user, arms=arms)
        self._keep(made)
        return made

    # -- a way back for those who lose their cookie: a secret link, good until it is taken back or replaced

    async def way_back(self, user: rows.UserRow) -> Optional[rows.WayBackRow]:
        return await self.hall.store.one(rows.WayBackRow, sa.select(rows.ways_back).where(w.user_id == user.id))

    async def make_way_back(self, user: rows.UserRow) -> tuple[str, int]:
        """A new code and when it was made. The guest's former one leads nowhere from now on."""
        if user.member:
            raise Denied("no-guest", "members come back by passkey, code or letter")
        code, made = secrets.token_urlsafe(24), rows.now_ms()
        row = rows.WayBackRow(user.id, _digest(code), made)
        await self.hall.store.write(forget_way_back(user), insert(sa.insert(rows.ways_back), [row]))
        return code, made

    async def close_way_back(self, user: rows.UserRow) -> None:
        await self.hall.store.write(forget_way_back(user))

    async def come_back(self, code: str) -> rows.UserRow:
        where = w.digest == _digest(code)
        found = await self.hall.store.one(rows.WayBackRow, sa.select(rows.ways_back).where(where))
        user = await self.user(found.user_id) if found else None
        if user is None or user.member:
            raise Denied("no-way-back", status=404)
        return user

    def forget(self, id: str) -> None:
        """Read it again from the database when it is next asked for."""
        self.known.pop(id, None)

    def _keep(self, user: rows.UserRow) -> None:
        if len(self.known) >= MOST_CACHED:
            self.known.pop(next(iter(self.known)))
        self.known[user.id] = user


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _parted(signed: str) -> tuple[str, str]:
    """Id and secret of the session, which guests have not."""
    id, _, secret = signed.partition(":")
    return id, secret


def forget_way_back(user: rows.UserRow) -> Write:
    return sa.delete(rows.ways_back).where(w.user_id == user.id), None
