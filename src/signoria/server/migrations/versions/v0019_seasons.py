"""Seasons of the ratings, and beside each seat of a finished game what favoured it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("places", sa.Column("role", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "seasons",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("seasons")
    op.drop_column("places", "role")
