"""What people tried, and who lets puzzles be made of their games."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from signoria.server.rows import metadata

# One row for the one try that counts. What it did to a rating is kept as what it added: sums do not hang on the order
# in which processes write, and no row is ever changed.
tries = sa.Table(
    "puzzle_tries", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("gain", sa.Float, nullable=False),
    sa.Column("firmer", sa.Float, nullable=False),
    sa.Column("puzzle_gain", sa.Float, nullable=False),
    sa.Column("puzzle_firmer", sa.Float, nullable=False),
    sa.Index("puzzle_tries_by_puzzle", "game", "puzzle"),
)  # fmt: skip

# Those who let puzzles be made of the public games they finished; nobody else does.
permits = sa.Table(
    "puzzle_permits", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)  # fmt: skip

OWN = (tries, permits)  # goes with the person


class TryRow(Struct):
    """`gain`, `firmer`: what it added to the mean and the precision of the solver's rating; of the puzzle's too."""

    user_id: str
    game: str
    puzzle: str
    action: int
    solved: bool
    at: int
    gain: float
    firmer: float
    puzzle_gain: float
    puzzle_firmer: float


class PermitRow(Struct):
    user_id: str
    since: int
