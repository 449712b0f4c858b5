"""Accounts that end in a few days, and the arms that somebody has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "farewells",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )
    op.add_column("users", sa.Column("arms", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("users", "arms")
    op.drop_table("farewells")
