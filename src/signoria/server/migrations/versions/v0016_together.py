"""Friends, invitations, who is not heard, reports and who decides about them, seeks, terms that all agree to."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seek", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("terms", sa.Integer, nullable=False, server_default="0"))
    op.add_column("places", sa.Column("agreed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("user_id", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "friends",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("other_id", sa.String(32), nullable=False, index=True),
        sa.Column("called", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=True),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ignored",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other_id", sa.String(32), primary_key=True, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("called", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "manners",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("friends_only", sa.Boolean, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("slot", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False, index=True),
        sa.Column("by_id", sa.String(32), nullable=False, index=True),
        sa.Column("called", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moderators",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False, index=True),
        sa.Column("accused", sa.String(32), nullable=False, index=True),
        sa.Column("accused_name", sa.String(40), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("evidence", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("decided", sa.BigInteger, nullable=True),
        sa.Column("decided_by", sa.String(80), nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "moderators", "invitations", "manners", "ignored", "friends"):
        op.drop_table(name)
    for table, column in (("chat", "user_id"), ("places", "agreed"), ("tables", "terms"), ("tables", "seek")):
        op.drop_column(table, column)
