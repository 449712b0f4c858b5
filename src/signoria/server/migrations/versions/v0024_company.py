"""When somebody closed the last page, so that friends are told at once."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("presences", sa.Column("gone", sa.BigInteger, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("presences") as batch:
        batch.drop_column("gone")
