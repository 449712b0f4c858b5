"""A passkey in software: makes and shows credentials as a browser hands them on."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """One credential on one device."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.site = ""
        self.count = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        self.site = options["rp"]["id"]
        about = self._client("webauthn.create", options["challenge"])
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": about, "attestationObject": bytes_to_base64url(made), "transports": ["internal"]}
        return self._credential(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        about = self._client("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signed = self.key.sign(data + sha256(self.about).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": about,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signed),
        }
        return self._credential(response)

    def _client(self, kind: str, challenge: str) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        self.about = json.dumps(told).encode()
        return bytes_to_base64url(self.about)

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": response}
