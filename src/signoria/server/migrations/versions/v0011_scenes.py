"""Games may begin from a position set up in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scene", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "scene")
