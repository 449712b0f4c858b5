"""Recovery codes: for the day on which every device is lost. Each is good once."""

from __future__ import annotations

import re
import secrets
from typing import Final

import sqlalchemy as sa

from signoria.server.accounts import rows
from signoria.server.accounts.tokens import digest
from signoria.server.rows import now_ms
from signoria.server.store import Store, insert

HOW_MANY: Final = 10
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that can be read as something else
GROUPS, LETTERS = 4, 4  # 79 bits: nobody needs to slow down guessing these
c = rows.recovery_codes.c


def new_code() -> str:
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))


def _digest(user_id: str, code: str) -> str:
    """However it was typed."""
    return digest(f"{user_id} {re.sub(r'[^a-z0-9]', '', code.lower())}")


class RecoveryCodes:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def renew(self, user_id: str) -> list[str]:
        """New codes, told this once; the former ones open nothing any more."""
        codes, now = [new_code() for _ in range(HOW_MANY)], now_ms()
        kept = [rows.CodeRow(_digest(user_id, code), user_id, now) for code in codes]
        former = sa.delete(rows.recovery_codes).where(c.user_id == user_id), None
        await self.store.write(former, insert(sa.insert(rows.recovery_codes), kept))
        return codes

    async def left(self, user_id: str) -> int:
        query = sa.select(sa.func.count()).select_from(rows.recovery_codes).where(c.user_id == user_id)
        return int((await self.store.column(query))[0])

    async def use(self, user_id: str, code: str) -> bool:
        """Whether it was one of theirs, which it now no longer is."""
        where = sa.and_(c.user_id == user_id, c.digest == _digest(user_id, code))
        statement = sa.delete(rows.recovery_codes).where(where).returning(*rows.recovery_codes.c)
        return await self.store.take(rows.CodeRow, statement) is not None
