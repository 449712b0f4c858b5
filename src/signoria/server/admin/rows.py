"""What the operator has decided, as rows, and who did what."""

from __future__ import annotations

from typing import Any, Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

BELL: Final = "operator"  # in `keys`: another value means that something here has changed
BAN: Final = "ban"
MUTE: Final = "mute"
DOOR: Final = "door"  # about an address, see doorstep.py

sanctions = sa.Table(
    "sanctions", metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
)  # fmt: skip

# The last one counts, unless it was withdrawn or its time is over.
announcements = sa.Table(
    "announcements", metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("minutes", sa.Integer, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
)  # fmt: skip

# For whichever process has the table `about`; `answer` is empty if all went well.
instructions = sa.Table(
    "instructions", metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("detail", sa.JSON, nullable=False),
    sa.Column("given", sa.BigInteger, nullable=False),
    sa.Column("done", sa.BigInteger, nullable=True),
    sa.Column("answer", sa.String(300), nullable=False),
)  # fmt: skip

# Only ever added to.
audit = sa.Table(
    "audit", metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("what", sa.String(32), nullable=False),
    sa.Column("detail", sa.JSON, nullable=False),
    sa.Column("by", sa.String(80), nullable=False),
)  # fmt: skip


class SanctionRow(Struct):
    user_id: str
    kind: str
    since: int
    until: Optional[int] = None


class AnnouncementRow(Struct):
    number: int
    at: int
    minutes: int
    withdrawn: bool


class InstructionRow(Struct):
    number: int
    what: str
    about: str
    detail: dict[str, Any]
    given: int
    done: Optional[int]
    answer: str
