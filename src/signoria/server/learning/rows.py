"""Which steps somebody has done."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

lessons = sa.Table(
    "lessons", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("lesson", sa.String(64), primary_key=True),
    sa.Column("step", sa.String(64), primary_key=True),
    sa.Column("done", sa.BigInteger, nullable=False),
)  # fmt: skip


class LessonRow(Struct):
    user_id: str
    game: str
    lesson: str
    step: str
    done: int
