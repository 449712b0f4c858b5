"""Web Push: browsers that may be called, and how. What is sent is sealed for the browser alone."""

from __future__ import annotations

import base64
import time
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Optional
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from signoria.server.accounts import rows as account_rows
from signoria.server.denied import Denied
from signoria.server.notices import rows
from signoria.server.notices.outside import Outside
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import Store, insert

if TYPE_CHECKING:
    from py_vapid import Vapid02

MOST: Final = 12  # browsers of one person
GONE: Final = (404, 410)
LIVES: Final = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
TOKEN: Final = 12 * 3600
s = rows.subscriptions.c
log = structlog.get_logger("push")


def digest(address: str) -> str:
    return sha256(address.encode()).hexdigest()


def new_key() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.DER, *form)


def unpadded(text: str, size: int) -> bytes:
    """What a browser gives as base64url, of this many bytes."""
    try:
        found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        found = b""
    if len(found) != size:
        raise Denied("no-sense", "the keys of a subscription are 65 and 16 bytes", 400)
    return found


class Push:
    def __init__(self, store: Store, outside: Outside, contact: str) -> None:
        self.store, self.outside, self.contact = store, outside, contact
        self.key: Optional[ec.EllipticCurvePrivateKey] = None

    async def open(self) -> None:
        """The key by which push services know this server: made once and kept."""
        kept = serialization.load_der_private_key(await self.store.key("vapid", new_key()), None)
        assert isinstance(kept, ec.EllipticCurvePrivateKey)
        self.key = kept

    def public_key(self) -> str:
        """As `pushManager.subscribe` takes it."""
        assert self.key is not None
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64.urlsafe_b64encode(self.key.public_key().public_bytes(*form)).decode().rstrip("=")

    # -- subscriptions

    async def of(self, user: UserRow) -> list[rows.SubscriptionRow]:
        """The browsers that may still be called: a member's while their session lasts."""
        query = sa.select(rows.subscriptions).where(s.user_id == user.id)
        if user.member:
            open_ones = sa.select(account_rows.sessions.c.digest).where(account_rows.sessions.c.user_id == user.id)
            query = query.where(s.session.in_(open_ones))
        return await self.store.all(rows.SubscriptionRow, query.order_by(s.added))

    async def keep(self, user: UserRow, session: str, address: str, key: str, auth: str, kinds: list[str]) -> None:
        """Call this browser about these kinds of things from now on; whoever used it before is called there no more."""
        unpadded(auth, 16)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(key, 65))
        except ValueError:
            raise Denied("no-sense", "this is no key", 400) from None
        await self.outside.checked(address)
        row = rows.SubscriptionRow(digest(address), user.id, session, address, key, auth, list(kinds), now_ms())
        kept = [each.digest for each in await self.of(user) if each.digest != row.digest][1 - MOST :]
        gone = sa.or_(s.digest == row.digest, sa.and_(s.user_id == user.id, s.digest.not_in(kept)))
        await self.store.write(
            (sa.delete(rows.subscriptions).where(gone), None),
            insert(sa.insert(rows.subscriptions), [row]),
        )

    async def forget(self, user: UserRow, address: str) -> None:
        where = s.digest == digest(address), s.user_id == user.id
        await self.store.write((sa.delete(rows.subscriptions).where(*where), None))

    async def kinds(self, user: UserRow, mark: str) -> list[str]:
        """What one browser is called about."""
        return [str(kind) for row in await self.of(user) if row.digest == mark for kind in row.kinds]

    # -- sending

    async def send(self, row: rows.SubscriptionRow, message: bytes, urgent: bool, topic: str) -> None:
        """To one browser; one that is no more is forgotten. A failure on the way is an `OSError`."""
        status = await self.outside.post(row.address, *self._sealed(row, message, urgent, topic))
        if status in GONE or status in (400, 401, 403):  # it is gone, or will never be ours
            await self.store.write((sa.delete(rows.subscriptions).where(s.digest == row.digest), None))
            log.info("a browser cannot be called any more", status=status)
        elif status >= 300:
            raise OSError(f"the push service answered {status}")

    def _sealed(self, row: rows.SubscriptionRow, message: bytes, urgent: bool, topic: str) -> tuple[bytes, Any]:
        from pywebpush import WebPusher

        keys = {"p256dh": row.key, "auth": row.auth}
        sealed = WebPusher({"endpoint": row.address, "keys": keys}).encode(message)["body"]
        parts = urlsplit(row.address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN, "sub": self.contact}
        return sealed, {
            **self._vapid().sign(claims),
            "content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(LIVES),
            "urgency": "high" if urgent else "normal", "topic": topic,
        }  # fmt: skip

    def _vapid(self) -> Vapid02:
        from py_vapid import Vapid02

        return Vapid02(self.key)
