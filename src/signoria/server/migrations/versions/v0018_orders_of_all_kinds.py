"""Several standing orders of a seat at once, each with its rank and with what it runs until."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0016"
branch_labels = None
depends_on = None

ADDED = ("place", "rank", "scope")


def upgrade() -> None:
    for name in ADDED:
        op.add_column("orders", sa.Column(name, sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ADDED:
        op.drop_column("orders", name)
