"""When a promise was accepted: its observer is shown everything public since then."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pacts", sa.Column("accepted", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("pacts", "accepted")
