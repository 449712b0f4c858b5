"""What is kept of members. Whatever opens an account is here as a hash or a public key only."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

members = sa.Table(
    "members", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("handle", sa.String(24), nullable=False, unique=True),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
)  # fmt: skip

# A handle is taken together with all that look like it: one row for each way it can be read.
looks = sa.Table(
    "looks", metadata,
    sa.Column("skeleton", sa.String(200), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
)  # fmt: skip

passkeys = sa.Table(
    "passkeys", metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("transports", sa.JSON, nullable=False),
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)  # fmt: skip

sessions = sa.Table(
    "sessions", metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("device", sa.String(60), nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("proven", sa.BigInteger, nullable=False),
)  # fmt: skip

recovery_codes = sa.Table(
    "recovery_codes", metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)  # fmt: skip

# The address is sealed, and found by a keyed hash; both keys are the operator's and not in this database.
addresses = sa.Table(
    "addresses", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("confirmed", sa.BigInteger, nullable=False),
)  # fmt: skip

# Good once and for a while: challenges of passkeys, links in letters, the offer to take a guest's games over.
tokens = sa.Table(
    "tokens", metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(16), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)  # fmt: skip

# Members who wish to leave, and when that is done; `claimed`: since when a process is at it.
farewells = sa.Table(
    "farewells", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("claimed", sa.BigInteger, nullable=False),
)  # fmt: skip

# All that is somebody's own and goes with the account, the last ones first.
OWN = (looks, passkeys, sessions, recovery_codes, addresses, tokens, farewells, members)


class MemberRow(Struct):
    user_id: str
    handle: str
    joined: int
    public: bool = False  # whether others find the member's page


class LookRow(Struct):
    skeleton: str
    user_id: str


class PasskeyRow(Struct):
    id: str  # the credential's, as base64url
    user_id: str
    public_key: bytes
    count: int
    transports: list[Any]
    label: str
    added: int
    used: int


class SessionRow(Struct):
    digest: str
    user_id: str
    device: str
    began: int
    seen: int
    proven: int  # when its person last showed who they are


class CodeRow(Struct):
    digest: str
    user_id: str
    made: int


class AddressRow(Struct):
    user_id: str
    sealed: bytes
    digest: str
    confirmed: int


class TokenRow(Struct):
    digest: str
    purpose: str
    user_id: str
    about: bytes
    until: int


class FarewellRow(Struct):
    user_id: str
    due: int
    claimed: int
