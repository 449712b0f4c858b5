"""Guests may become members: passkeys, sessions, codes, addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"
branch_labels = None
depends_on = None


def _owned() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True)


def _owner() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True)


def upgrade() -> None:
    op.add_column("users", sa.Column("member", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "members",
        _owner(),
        sa.Column("handle", sa.String(24), nullable=False, unique=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table("looks", sa.Column("skeleton", sa.String(200), primary_key=True), _owned())
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _owned(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        _owned(),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proven", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        _owned(),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "addresses",
        _owner(),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False, index=True),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("tokens", "addresses", "recovery_codes", "sessions", "passkeys", "looks", "members"):
        op.drop_table(name)
    op.drop_column("users", "member")
