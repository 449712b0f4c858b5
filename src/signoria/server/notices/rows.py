"""What is kept about whom a table waits for, and about how people are called."""

from __future__ import annotations

from typing import Any, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

# How a running game stands for each person at it, as that person may know it. Written by the owner of the table,
# read by whoever makes a list. `question` counts the person's answers: the same number is the same question.
waits = sa.Table(
    "waits", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("asked", sa.Boolean, nullable=False),
    sa.Column("question", sa.Integer, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("prompt", sa.JSON, nullable=True),
    sa.Column("verbs", sa.JSON, nullable=False),
    sa.Column("others", sa.JSON, nullable=False),
)  # fmt: skip

# When somebody last had a page of this server before their eyes, and when the last page was closed.
presences = sa.Table(
    "presences", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("gone", sa.BigInteger, nullable=True),
)  # fmt: skip

# What is to be told to whoever does not look, one row for each thing; it stays after it was told, so that nothing is
# told twice. A sender claims a row before it tells, for a while, and at most twice. `seat` -1: the table's webhook.
notices = sa.Table(
    "notices", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("question", sa.Integer, primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("only_mail", sa.Boolean, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("claimed", sa.BigInteger, nullable=True),
    sa.Column("sent", sa.BigInteger, nullable=True),
    sa.Index("notices_by_due", "sent", "due"),
)  # fmt: skip

# Browsers that may be called. `session`: of the member who switched it on there; without it nothing is sent.
subscriptions = sa.Table(
    "subscriptions", metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("session", sa.String(64), nullable=False),
    sa.Column("address", sa.String(1000), nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("kinds", sa.JSON, nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
)  # fmt: skip

# What somebody wishes to be told, and when not. `mailed`: when the last letter went; `calendar`: the hash of the
# secret in the address of the feed.
choices = sa.Table(
    "notice_choices", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("mail", sa.JSON, nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=True),
    sa.Column("quiet_to", sa.Integer, nullable=True),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("mailed", sa.BigInteger, nullable=False),
    sa.Column("calendar", sa.String(64), nullable=True, unique=True),
)  # fmt: skip

webhooks = sa.Table(
    "webhooks", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("shape", sa.String(16), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)  # fmt: skip

# All that is somebody's own and goes with the account.
OWN = (presences, subscriptions, choices)


class WaitRow(Struct):
    table_id: str
    seat: int
    asked: bool
    question: int
    since: int
    until: Optional[int] = None  # when the clock decides
    prompt: Optional[list[Any]] = None  # the key of the question and its ints: told to this person alone
    verbs: list[Any] = []  # the kinds of action that may answer it
    others: list[Any] = []  # the seats of people who are waited for, as this person may know


class PresenceRow(Struct):
    user_id: str
    seen: int
    gone: Optional[int] = None


class NoticeRow(Struct):
    table_id: str
    seat: int
    kind: str
    question: int
    due: int
    only_mail: bool = False  # browsers were told
    tries: int = 0
    claimed: Optional[int] = None
    sent: Optional[int] = None


class SubscriptionRow(Struct):
    digest: str
    user_id: str
    session: str
    address: str
    key: str
    auth: str
    kinds: list[Any]
    added: int


class ChoiceRow(Struct):
    user_id: str
    mail: list[Any] = []
    quiet_from: Optional[int] = None  # minutes of the day
    quiet_to: Optional[int] = None
    zone: str = "UTC"
    mailed: int = 0
    calendar: Optional[str] = None


class WebhookRow(Struct):
    table_id: str
    address: str
    shape: str
    language: str
    last: int = 0
