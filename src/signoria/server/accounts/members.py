"""How a guest becomes a member, comes in on another device, and goes by a handle."""

from __future__ import annotations

from typing import Any, Optional

import sqlalchemy as sa

from signoria.server import rows as server_rows
from signoria.server.accounts import handles, rows
from signoria.server.accounts.passkeys import Passkeys, Site
from signoria.server.accounts.recovery import RecoveryCodes
from signoria.server.accounts.sessions import Sessions
from signoria.server.accounts.tokens import PROVE, SIGN_IN, Tokens
from signoria.server.denied import Denied
from signoria.server.people import People, forget_way_back
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import StorageError, Store, Write, insert

m, u = rows.members.c, server_rows.users.c


class Members:
    def __init__(self, store: Store, people: People) -> None:
        self.store, self.people = store, people
        self.sessions: Sessions = people.sessions
        self.tokens = Tokens(store)
        self.passkeys = Passkeys(store, self.tokens)
        self.codes = RecoveryCodes(store)

    async def of(self, user_id: str) -> Optional[rows.MemberRow]:
        return await self.store.one(rows.MemberRow, sa.select(rows.members).where(m.user_id == user_id))

    # -- becoming one

    async def add_passkey(self, site: Site, user: UserRow, answer: dict[str, Any], label: str) -> None:
        """One more passkey; a guest's first one makes a member, and every cookie and link the guest had is void."""
        passkey = await self.passkeys.added(site, user, answer, label)
        if user.member:
            await self.store.write(passkey)
        else:
            await self._join(user, passkey)
            self.people.forget(user.id)

    async def _join(self, user: UserRow, passkey: Write) -> None:
        """Under the plainest handle that is free; a newcomer may be quicker, so the next one is tried then."""
        for handle in handles.proposals(user.name):
            if not await self._is_free(handle, user.id):
                continue
            member = insert(sa.insert(rows.members), [rows.MemberRow(user.id, handle, now_ms())])
            comes_by_session = sa.update(server_rows.users).where(u.id == user.id).values(member=True), None
            try:
                await self.store.write(
                    passkey, member, _looks(user.id, handle), comes_by_session, forget_way_back(user)
                )
                return
            except StorageError:
                if await self._is_free(handle, user.id):
                    raise
        raise Denied("no-free-handle", "no handle is free that goes with this name; take another name first")

    # -- handles

    async def _is_free(self, handle: str, user_id: str) -> bool:
        try:
            wanted = handles.looks(handles.checked(handle))
        except Denied:
            return False
        look = rows.looks.c
        query = sa.select(look.user_id).where(look.skeleton.in_(wanted), look.user_id != user_id)
        return not await self.store.column(query)

    async def rename(self, user: UserRow, wanted: str) -> str:
        handle = handles.checked(wanted)
        if not await self._is_free(handle, user.id):
            raise Denied("no-free-handle", "somebody has this name, or one that looks like it")
        former = sa.delete(rows.looks).where(rows.looks.c.user_id == user.id), None
        named = sa.update(rows.members).where(m.user_id == user.id).values(handle=handle), None
        try:
            await self.store.write(former, _looks(user.id, handle), named)
        except StorageError:
            if await self._is_free(handle, user.id):
                raise
            raise Denied("no-free-handle", "somebody has this name, or one that looks like it") from None
        return handle

    # -- coming in

    async def by_passkey(self, site: Site, answer: dict[str, Any]) -> UserRow:
        return await self._known(await self.passkeys.shown(site, SIGN_IN, answer))

    async def by_code(self, handle: str, code: str) -> UserRow:
        """Unknown handles and wrong codes are answered alike."""
        where = m.handle == handle.strip().lower()
        found = await self.store.one(rows.MemberRow, sa.select(rows.members).where(where))
        if not await self.codes.use(found.user_id if found else "", code):
            raise Denied("no-recovery", "this handle and this code do not go together", 404)
        assert found is not None
        return await self._known(found.user_id)

    async def prove(self, site: Site, session: rows.SessionRow, answer: dict[str, Any]) -> None:
        await self.passkeys.shown(site, PROVE, answer, session.user_id)
        await self.sessions.prove(session)

    async def _known(self, user_id: str) -> UserRow:
        user = await self.people.user(user_id)
        if user is None:
            raise Denied("no-passkey", status=404)
        return user


def _looks(user_id: str, handle: str) -> Write:
    found = [rows.LookRow(skeleton, user_id) for skeleton in sorted(handles.looks(handle))]
    return insert(sa.insert(rows.looks), found)
