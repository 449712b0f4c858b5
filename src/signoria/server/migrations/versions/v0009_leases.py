"""Several processes: who is alive, and which of them has a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(80), nullable=False, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("adrift", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
