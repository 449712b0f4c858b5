"""Ratings read the finished games of a title in the order of their ends."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_end", "tables", ["game", "ended"])


def downgrade() -> None:
    op.drop_index("tables_by_end", "tables")
