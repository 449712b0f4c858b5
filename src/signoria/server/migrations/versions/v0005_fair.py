"""Who decided each action, who left when, what that means for ratings, and clocks that stood when they were stored."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0007"
branch_labels = None
depends_on = None

NEW = (
    ("actions", sa.Column("by", sa.String(8), nullable=False, server_default="")),
    ("tables", sa.Column("unrated", sa.String(16), nullable=False, server_default="")),
    ("tables", sa.Column("banks", sa.JSON, nullable=True)),
    ("places", sa.Column("gone", sa.BigInteger, nullable=True)),
    ("places", sa.Column("stayed", sa.Integer, nullable=True)),
    ("places", sa.Column("sent_off", sa.Boolean, nullable=False, server_default=sa.false())),
    ("places", sa.Column("own", sa.Integer, nullable=True)),
    ("places", sa.Column("lent", sa.Integer, nullable=True)),
    ("places", sa.Column("left", sa.Integer, nullable=True)),
)
# What a person sent carries an id; bots and clocks sent none.
COUNT_OWN = """
UPDATE places SET own = (
    SELECT count(*) FROM actions AS a
    WHERE a.table_id = places.table_id AND a.seat = places.seat AND a.keep IS NULL AND a.client_id <> ''
) WHERE kind = 'person' AND table_id IN (SELECT id FROM tables WHERE ended IS NOT NULL)
"""


def upgrade() -> None:
    for table, column in NEW:
        op.add_column(table, column)
    op.execute(COUNT_OWN)


def downgrade() -> None:
    for table, column in reversed(NEW):
        op.drop_column(table, column.name)
