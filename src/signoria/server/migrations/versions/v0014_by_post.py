"""Play by post: people's days, when they were last at a table, and what a move added to a bank."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("actions", sa.Column("gain", sa.BigInteger, nullable=True))
    op.create_table(
        "zones",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("changed", sa.BigInteger, primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("before_at", sa.BigInteger, nullable=True),
    )


def downgrade() -> None:
    for name in ("visits", "holidays", "zones"):
        op.drop_table(name)
    op.drop_column("actions", "gain")
