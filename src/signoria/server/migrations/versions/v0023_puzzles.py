"""Puzzles: what people tried, and who lets them be made of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
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
    )
    op.create_index("puzzle_tries_by_puzzle", "puzzle_tries", ["game", "puzzle"])
    op.create_table(
        "puzzle_permits",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_permits")
    op.drop_index("puzzle_tries_by_puzzle", "puzzle_tries")
    op.drop_table("puzzle_tries")
