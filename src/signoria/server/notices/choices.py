"""What somebody wishes to be told by letter, when not, and the secret of their calendar."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Optional

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer
from msgspec import structs

from signoria.server.denied import Denied
from signoria.server.hall import Hall
from signoria.server.notices import rows
from signoria.server.rows import UserRow

c = rows.choices.c


class Choices:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def of(self, user_id: str) -> rows.ChoiceRow:
        found = await self.hall.store.one(rows.ChoiceRow, sa.select(rows.choices).where(c.user_id == user_id))
        return found or rows.ChoiceRow(user_id)

    async def change(self, user_id: str, **changes: Any) -> None:
        usual = structs.asdict(rows.ChoiceRow(user_id))
        await self.hall.store.write(
            (self.hall.store.unless_there(rows.choices), [usual]),
            (sa.update(rows.choices).where(c.user_id == user_id).values(**changes), None),
        )

    async def may_mail(self, user_id: str, now: int) -> Optional[int]:
        """Take the one letter of this while. None: it is taken; else when the next one may go."""
        since = now - int(self.hall.settings.letter_minutes * 60_000)
        where = c.user_id == user_id, c.mailed <= since
        taken = sa.update(rows.choices).where(*where).values(mailed=now).returning(*rows.choices.c)
        if await self.hall.store.take(rows.ChoiceRow, taken) is not None:
            return None
        return (await self.of(user_id)).mailed + now - since

    # -- no more letters: by a link that anybody who has it may use, and that says nothing but that

    def _signer(self) -> Signer:
        return Signer(self.hall.secret, salt="no more letters")

    def way_out(self, user_id: str) -> str:
        return f"/unsubscribe/{self._signer().sign(user_id).decode()}"

    async def no_more_letters(self, token: str) -> None:
        try:
            user_id = self._signer().unsign(token.encode()).decode()
        except (BadSignature, UnicodeError):
            raise Denied("no-longer", "this link is not one of ours", 404) from None
        if self.way_out(user_id) != f"/unsubscribe/{token}":  # the last letter of a signature has bits to spare
            raise Denied("no-longer", "this link is not one of ours", 404)
        await self.hall.store.write((sa.update(rows.choices).where(c.user_id == user_id).values(mail=[]), None))

    # -- the calendar

    async def new_calendar(self, user: UserRow) -> str:
        """A new secret for the address of the feed; the former address leads nowhere."""
        secret = secrets.token_urlsafe(24)
        await self.change(user.id, calendar=_digest(secret))
        return secret

    async def no_calendar(self, user: UserRow) -> None:
        await self.change(user.id, calendar=None)

    async def by_calendar(self, secret: str) -> Optional[rows.ChoiceRow]:
        query = sa.select(rows.choices).where(c.calendar == _digest(secret))
        return await self.hall.store.one(rows.ChoiceRow, query)


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
