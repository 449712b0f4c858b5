"""E-mail addresses: optional, sealed with the operator's key, which is not in the database."""

from __future__ import annotations

import base64
import hmac
import re
from hashlib import sha256
from typing import Final, Optional

import sqlalchemy as sa
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from signoria.server.accounts import rows
from signoria.server.denied import Denied
from signoria.server.rows import now_ms
from signoria.server.store import StorageError, Store, insert

_PART: Final = r"[^\s@<>,;:\"()\[\]\\\x00-\x1f\x7f]"
PATTERN: Final = re.compile(rf"{_PART}{{1,64}}@{_PART}+\.[^\s@.]{{2,}}")
a = rows.addresses.c


def checked(address: str) -> str:
    """An address as letters are sent to it; one line, one recipient."""
    found = address.strip()
    if len(found) > 254 or not PATTERN.fullmatch(found):
        raise Denied("no-address", "this is no e-mail address", 400)
    return found


class Seal:
    """Closes and opens addresses, and finds them without opening any."""

    def __init__(self, key: str) -> None:
        secret = HKDF(hashes.SHA256(), 64, None, b"signoria addresses").derive(key.encode())
        self.box = Fernet(base64.urlsafe_b64encode(secret[:32]))
        self.finder = secret[32:]

    def close(self, address: str) -> bytes:
        return self.box.encrypt(address.encode())

    def open(self, sealed: bytes) -> str:
        """Empty if it was sealed with another key: as good as gone."""
        try:
            return self.box.decrypt(sealed).decode()
        except InvalidToken:
            return ""

    def digest(self, address: str) -> str:
        return hmac.new(self.finder, address.strip().casefold().encode(), sha256).hexdigest()


class Addresses:
    def __init__(self, store: Store, seal: Seal) -> None:
        self.store, self.seal = store, seal

    async def of(self, user_id: str) -> str:
        row = await self.store.one(rows.AddressRow, sa.select(rows.addresses).where(a.user_id == user_id))
        return self.seal.open(row.sealed) if row else ""

    async def owner(self, address: str) -> str:
        """The id of the member with this address, or nothing."""
        where = a.digest == self.seal.digest(address)
        row = await self.store.one(rows.AddressRow, sa.select(rows.addresses).where(where))
        return row.user_id if row else ""

    async def keep(self, user_id: str, sealed: bytes) -> None:
        """An address that its owner has confirmed; it can belong to one member."""
        address = self.seal.open(sealed)
        holder: Optional[str] = await self.owner(address)
        if not address or holder not in ("", user_id):
            raise Denied("no-free-address", "another account has this address")
        row = rows.AddressRow(user_id, sealed, self.seal.digest(address), now_ms())
        try:
            await self.store.write(_forget(user_id), insert(sa.insert(rows.addresses), [row]))
        except StorageError:
            if await self.owner(address) in ("", user_id):
                raise
            raise Denied("no-free-address", "another account has this address") from None

    async def forget(self, user_id: str) -> None:
        await self.store.write(_forget(user_id))


def _forget(user_id: str) -> tuple[sa.Delete, None]:
    return sa.delete(rows.addresses).where(a.user_id == user_id), None
