"""Promises have numbers of their own for each viewer, in the order in which it came to know them; who withdrew one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = ("told_two", "told_all", "withdrawn_by")


def upgrade() -> None:
    for name in COLUMNS:
        op.add_column("pacts", sa.Column(name, sa.Integer, nullable=True))


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("pacts", name)
