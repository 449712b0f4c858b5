"""What those who run a server decide: bans, announcements, instructions, an audit log; when people were last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    now = time.time_ns() // 1_000_000  # when they were here last nobody knows: nobody is thrown out too early
    op.execute(sa.text("UPDATE users SET seen = :now").bindparams(sa.bindparam("now", now, sa.BigInteger)))
    op.create_table(
        "sanctions",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "announcements",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "instructions",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=True),
        sa.Column("answer", sa.String(300), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    for name in ("audit", "instructions", "announcements", "sanctions"):
        op.drop_table(name)
    op.drop_column("users", "seen")
