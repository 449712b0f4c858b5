"""What is kept about people among each other."""

from __future__ import annotations

from typing import Any, Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

MUTE: Final = "mute"  # what somebody says is not shown
BLOCK: Final = "block"  # nor do they come to one's tables, or ask for anything

# A wish to be friends, and from `since` on a friendship. `called`: what the asker called the other, who may not exist;
# until it is granted the asker is told no more than that. A wish that was declined stays, and looks as before.
friends = sa.Table(
    "friends", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("other_id", sa.String(32), nullable=False, index=True),
    sa.Column("called", sa.String(60), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=True),
    sa.Column("declined", sa.Boolean, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
)  # fmt: skip

# Whom somebody does not wish to hear, or to meet. The other is never told.
ignored = sa.Table(
    "ignored", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other_id", sa.String(32), primary_key=True, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("called", sa.String(60), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)  # fmt: skip

# `hidden`: friends are not told that one is here; `friends_only`: nobody else's invitations are shown.
manners = sa.Table(
    "manners", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Column("friends_only", sa.Boolean, nullable=False),
)  # fmt: skip

# Who is asked to a table, by whom. `slot` is below -1, as a seat in `notices`; without a `user_id` nobody is so called.
invitations = sa.Table(
    "invitations", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("slot", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("by_id", sa.String(32), nullable=False, index=True),
    sa.Column("called", sa.String(60), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),
)  # fmt: skip

moderators = sa.Table(
    "moderators", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)  # fmt: skip

# `place`: the table it is about. `evidence` was copied when it was reported, see reports.py.
reports = sa.Table(
    "reports", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False, index=True),
    sa.Column("accused", sa.String(32), nullable=False, index=True),
    sa.Column("accused_name", sa.String(40), nullable=False),
    sa.Column("about", sa.String(16), nullable=False),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("place", sa.String(32), nullable=False),
    sa.Column("evidence", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("decided", sa.BigInteger, nullable=True),
    sa.Column("decided_by", sa.String(80), nullable=False),
    sa.Column("note", sa.String(500), nullable=False),
)  # fmt: skip

# All that is somebody's own and goes with the account.
OWN = (friends, ignored, manners, moderators)


class FriendRow(Struct):
    id: str
    user_id: str
    other_id: str
    called: str
    at: int
    since: Optional[int] = None
    declined: bool = False
    withdrawn: bool = False


class IgnoredRow(Struct):
    user_id: str
    other_id: str
    kind: str
    called: str
    at: int


class MannersRow(Struct):
    user_id: str
    hidden: bool = False
    friends_only: bool = False


class InvitationRow(Struct):
    table_id: str
    slot: int
    user_id: str
    by_id: str
    called: str
    at: int
    declined: bool = False


class ReportRow(Struct):
    id: str
    at: int
    reporter: str
    accused: str
    accused_name: str
    about: str
    words: str
    place: str
    evidence: dict[str, Any]
    status: str = "open"
    decided: Optional[int] = None
    decided_by: str = ""
    note: str = ""
