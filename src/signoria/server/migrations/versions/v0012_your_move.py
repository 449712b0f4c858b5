"""Your move: whom tables wait for, and how people are called back."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0013"
branch_labels = None
depends_on = None


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def _person() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "waits",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("prompt", sa.JSON, nullable=True),
        sa.Column("verbs", sa.JSON, nullable=False),
        sa.Column("others", sa.JSON, nullable=False),
    )
    op.create_table("presences", _person(), sa.Column("seen", sa.BigInteger, nullable=False))
    _create_notices()
    op.create_table(
        "webhooks",
        _table(),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("shape", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )


def _create_notices() -> None:
    op.create_table(
        "notices",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("only_mail", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=True),
        sa.Column("sent", sa.BigInteger, nullable=True),
    )
    op.create_index("notices_by_due", "notices", ["sent", "due"])
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notice_choices",
        _person(),
        sa.Column("mail", sa.JSON, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("mailed", sa.BigInteger, nullable=False),
        sa.Column("calendar", sa.String(64), nullable=True, unique=True),
    )


def downgrade() -> None:
    for name in ("webhooks", "notice_choices", "subscriptions", "notices", "presences", "waits"):
        op.drop_table(name)
