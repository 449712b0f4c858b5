"""Programs that take seats, and the hashes of their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=True, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("programs")
