"""Passkeys by WebAuthn: made, shown, and never anything kept but a public key."""

from __future__ import annotations

import json
from typing import Any, Final, Optional

import msgspec
import sqlalchemy as sa
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from signoria.server.accounts import rows
from signoria.server.accounts.tokens import ADD, Tokens
from signoria.server.denied import Denied
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import Store, Write, insert

MOST: Final = 20  # of one member
TRANSPORTS: Final = frozenset(each.value for each in AuthenticatorTransport)
k = rows.passkeys.c


class Site(msgspec.Struct):
    """Where the page is that asks: passkeys belong to a name, and answer to its pages only."""

    name: str
    origin: str


class Passkeys:
    def __init__(self, store: Store, tokens: Tokens) -> None:
        self.store, self.tokens = store, tokens

    async def of(self, user_id: str) -> list[rows.PasskeyRow]:
        return await self.store.all(
            rows.PasskeyRow, sa.select(rows.passkeys).where(k.user_id == user_id).order_by(k.added, k.id)
        )

    # -- a new one

    async def offer(self, site: Site, user: UserRow) -> dict[str, Any]:
        """What the browser needs to make a passkey; those the person has are not made twice."""
        kept = await self.of(user.id)
        if len(kept) >= MOST:
            raise Denied("no-more-passkeys", f"at most {MOST}")
        options = generate_registration_options(
            rp_id=site.name, rp_name="Signoria", user_name=user.name, user_id=user.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, require_resident_key=True,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[_descriptor(row) for row in kept],
        )  # fmt: skip
        await self.tokens.make(ADD, user.id, options.challenge, bytes_to_base64url(options.challenge))
        return _plain(options)

    async def added(self, site: Site, user: UserRow, answer: dict[str, Any], label: str) -> Write:
        """The write that keeps the passkey which the browser has made."""
        challenge = await self._challenge(ADD, answer, user.id)
        try:
            made = verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _refused(error) from None
        id = bytes_to_base64url(made.credential_id)
        if await self._find(id) is not None:
            raise Denied("no-passkey", "this passkey is somebody's already")
        said = answer.get("response", {}).get("transports", [])
        transports = [each for each in said if each in TRANSPORTS] if isinstance(said, list) else []
        now = now_ms()
        row = rows.PasskeyRow(id, user.id, made.credential_public_key, made.sign_count, transports, label, now, now)
        return insert(sa.insert(rows.passkeys), [row])

    # -- shown

    async def ask(self, site: Site, purpose: str, user_id: str = "") -> dict[str, Any]:
        """What the browser needs to show a passkey: anybody's to sign in, a member's own to prove who it is."""
        allowed = [_descriptor(row) for row in await self.of(user_id)] if user_id else None
        options = generate_authentication_options(rp_id=site.name, allow_credentials=allowed)
        await self.tokens.make(purpose, user_id, options.challenge, bytes_to_base64url(options.challenge))
        return _plain(options)

    async def shown(self, site: Site, purpose: str, answer: dict[str, Any], user_id: str = "") -> str:
        """Whose passkey it is. One whose count has gone back was copied, and opens nothing."""
        challenge = await self._challenge(purpose, answer, user_id)
        row = await self._find(str(answer.get("id", "")))
        if row is None or (user_id and row.user_id != user_id):
            raise Denied("no-passkey", "this passkey belongs to no account here", 404)
        try:
            seen = verify_authentication_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin,
                credential_public_key=row.public_key, credential_current_sign_count=row.count,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _refused(error) from None
        used = sa.update(rows.passkeys).where(k.id == row.id).values(count=seen.new_sign_count, used=now_ms())
        await self.store.write((used, None))
        return row.user_id

    async def remove(self, user_id: str, id: str) -> None:
        await self.store.write((sa.delete(rows.passkeys).where(k.user_id == user_id, k.id == id), None))

    async def _find(self, id: str) -> Optional[rows.PasskeyRow]:
        return await self.store.one(rows.PasskeyRow, sa.select(rows.passkeys).where(k.id == id))

    async def _challenge(self, purpose: str, answer: dict[str, Any], user_id: str) -> bytes:
        """The challenge that was answered: given out here for this purpose and person, not long ago, not used yet."""
        try:
            said = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))["challenge"]
        except (KeyError, TypeError, ValueError):
            raise Denied("no-passkey", "this is no answer of a passkey", 400) from None
        token = await self.tokens.take(purpose, str(said))
        if token is None or token.user_id != user_id:
            raise Denied("no-longer", "this took too long, or was sent twice; try again", 409)
        return token.about


def _descriptor(row: rows.PasskeyRow) -> PublicKeyCredentialDescriptor:
    transports = [AuthenticatorTransport(each) for each in row.transports]
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id), transports=transports or None)


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def _refused(error: Exception) -> Denied:
    return Denied("no-passkey", f"the passkey was not accepted: {error}"[:200], 400)
