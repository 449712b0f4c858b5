"""What is kept of programs. A token is here as a hash only; none, once it was taken back."""

from __future__ import annotations

from typing import Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

programs = sa.Table(
    "programs", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("digest", sa.String(64), nullable=True, unique=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("renewed", sa.BigInteger, nullable=False),
)  # fmt: skip


class ProgramRow(Struct):
    """`owner` is the member who answers for it; empty: those who run the server. `renewed`: when its token was made or
    taken back."""

    user_id: str
    owner: str
    digest: Optional[str]
    made: int
    renewed: int
