"""What people add to the deal, and who was sent away from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nonces",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("called", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=True),
    )
    op.add_column("tables", sa.Column("sent_away", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "sent_away")
    op.drop_table("nonces")
