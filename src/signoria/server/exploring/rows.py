"""What people wrote beside finished games."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

# One for each person and game, as JSON that the rules have checked; `id` is the link by which others may read it.
studies = sa.Table(
    "studies", metadata,
    # whoever writes about a finished game need not be at the process that has the table
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("study", sa.Text, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    info={"of_people": True},
)  # fmt: skip


class StudyRow(Struct):
    user_id: str
    table_id: str
    id: str
    study: str
    changed: int
