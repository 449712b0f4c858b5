"""Secrets that are good once and for a while. The database has only their hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, Optional

import sqlalchemy as sa

from signoria.server.accounts import rows
from signoria.server.rows import now_ms
from signoria.server.store import Store, insert

ADD: Final = "add-passkey"
SIGN_IN: Final = "sign-in"
PROVE: Final = "prove"
TAKE_OVER: Final = "take-over"
ADDRESS: Final = "address"
LETTER: Final = "letter"
MINUTES: Final = {ADD: 10, SIGN_IN: 10, PROVE: 10, TAKE_OVER: 60, ADDRESS: 24 * 60, LETTER: 20}
t = rows.tokens.c


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Tokens:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, purpose: str, user_id: str, about: bytes = b"", secret: str = "") -> str:
        """A new one, which only its holder knows; those that are long past go at the same time."""
        secret = secret or secrets.token_urlsafe(24)
        until = now_ms() + MINUTES[purpose] * 60_000
        row = rows.TokenRow(digest(secret), purpose, user_id, about, until)
        past = sa.delete(rows.tokens).where(t.until < now_ms()), None
        await self.store.write(past, insert(sa.insert(rows.tokens), [row]))
        return secret

    async def take(self, purpose: str, secret: str) -> Optional[rows.TokenRow]:
        """What it stood for, if it is good; of two who show it at once only one gets it."""
        where = sa.and_(t.digest == digest(secret), t.purpose == purpose)
        found = await self.store.take(rows.TokenRow, sa.delete(rows.tokens).where(where).returning(*rows.tokens.c))
        return found if found is not None and found.until >= now_ms() else None
