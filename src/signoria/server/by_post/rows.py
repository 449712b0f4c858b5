"""What the database knows of people's days, and of when they were last at a table."""

from __future__ import annotations

from typing import Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

# Where people live, and since when; a question is timed by the zone of the moment at which it was asked.
zones = sa.Table(
    "zones", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("changed", sa.BigInteger, primary_key=True),
    sa.Column("zone", sa.String(64), nullable=False),
)  # fmt: skip

holidays = sa.Table(
    "holidays", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("starts", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger, nullable=False),
)  # fmt: skip

# How many events of its own a seat had seen, and when: at the last visit, and at the one before.
visits = sa.Table(
    "visits", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Integer, nullable=False),
    sa.Column("before_at", sa.BigInteger, nullable=True),
)  # fmt: skip


class ZoneRow(Struct):
    user_id: str
    changed: int
    zone: str


class HolidayRow(Struct):
    id: str
    user_id: str
    starts: int
    ends: int


class VisitRow(Struct):
    table_id: str
    seat: int
    seen: int
    at: int
    before: int = 0
    before_at: Optional[int] = None
