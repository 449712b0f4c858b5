"""The database: one schema for SQLite and PostgreSQL, and its rows as structs."""

from __future__ import annotations

import time
from typing import Any, Optional

import sqlalchemy as sa
from msgspec import Struct

metadata = sa.MetaData()

users = sa.Table(
    "users", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("member", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("arms", sa.Integer, nullable=True),
)  # fmt: skip

# A link by which a guest who lost the cookie comes back: only its hash is known here.
ways_back = sa.Table(
    "ways_back", metadata,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)  # fmt: skip

keys = sa.Table(
    "keys", metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)  # fmt: skip

packs = sa.Table(
    "packs", metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)  # fmt: skip

tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("pack", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("visibility", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("invite", sa.String(32), nullable=False, unique=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("clock", sa.JSON, nullable=True),
    sa.Column("pace", sa.Integer, nullable=False),
    sa.Column("auto_pass", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("paused", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("started", sa.BigInteger, nullable=True),
    sa.Column("ended", sa.BigInteger, nullable=True),
    sa.Column("previous", sa.String(32), nullable=False),
    sa.Column("next", sa.String(32), nullable=False),
    sa.Column("scores", sa.JSON, nullable=True),
    sa.Column("winners", sa.JSON, nullable=True),
    sa.Column("sent_away", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("unrated", sa.String(16), nullable=False, server_default=""),
    sa.Column("banks", sa.JSON, nullable=True),
    sa.Column("scene", sa.Text, nullable=False, server_default=""),
    sa.Column("seek", sa.BigInteger, nullable=True),
    sa.Column("terms", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_status", "status", "visibility"),
    sa.Index("tables_by_end", "game", "ended"),
)  # fmt: skip

places = sa.Table(
    "places", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("driver", sa.String(64), nullable=False),
    sa.Column("gone", sa.BigInteger, nullable=True),
    sa.Column("stayed", sa.Integer, nullable=True),
    sa.Column("sent_off", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("own", sa.Integer, nullable=True),
    sa.Column("lent", sa.Integer, nullable=True),
    sa.Column("left", sa.Integer, nullable=True),
    sa.Column("agreed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("role", sa.String(64), nullable=False, server_default=""),
)  # fmt: skip

# When each season of the ratings began, or will begin: see ladder.py. Games before the first are of season 0.
seasons = sa.Table(
    "seasons", metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
)  # fmt: skip

# One row per accepted action, never changed: an undo is a row that says how many actions stay.
actions = sa.Table(
    "actions", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("keep", sa.Integer, nullable=True),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("bank", sa.BigInteger, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("by", sa.String(8), nullable=False, server_default=""),
    sa.Column("gain", sa.BigInteger, nullable=True),
)  # fmt: skip

# What is told of a finished game, compressed JSON, once it is done; before that, who works on it and was last heard.
analyses = sa.Table(
    "analyses", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("edition", sa.String(16), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("beat", sa.BigInteger, nullable=False),
    sa.Column("told", sa.LargeBinary, nullable=False),
)  # fmt: skip

chat = sa.Table(
    "chat", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("to_seat", sa.Integer, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, server_default=""),
)  # fmt: skip

pacts = sa.Table(
    "pacts", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("author", sa.Integer, nullable=False),
    sa.Column("to_seat", sa.Integer, nullable=False),
    sa.Column("template", sa.String(64), nullable=False),
    sa.Column("args", sa.JSON, nullable=False),
    sa.Column("until", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("settled", sa.Integer, nullable=True),
    sa.Column("accepted", sa.Integer, nullable=True),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("told_two", sa.Integer, nullable=True),
    sa.Column("told_all", sa.Integer, nullable=True),
    sa.Column("withdrawn_by", sa.Integer, nullable=True),
)  # fmt: skip

# What people add to the deal of a table. `called`: the list is closed, and the nonce itself is waited for;
# whoever has not given theirs when the game begins has withheld it.
nonces = sa.Table(
    "nonces", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("called", sa.Boolean, nullable=False),
    sa.Column("nonce", sa.LargeBinary, nullable=True),
)  # fmt: skip

# Standing orders, and what became of them: of each seat's orders (`place`) the last row counts, none is ever changed.
orders = sa.Table(
    "orders", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("terms", sa.JSON, nullable=False),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("place", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rank", sa.Integer, nullable=False, server_default="0"),
    sa.Column("scope", sa.Integer, nullable=False, server_default="0"),
)  # fmt: skip

# Where several processes share a database: a table is its owner's while that process stands in the list of the living.
# Whoever takes a table over raises `fence`, which every write of a table must name. `adrift`: nobody has it, but it
# goes on by itself and somebody should.
processes = sa.Table(
    "processes", metadata,
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)  # fmt: skip

leases = sa.Table(
    "leases", metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String(80), nullable=False, index=True),
    sa.Column("fence", sa.BigInteger, nullable=False),
    sa.Column("adrift", sa.Boolean, nullable=False),
)  # fmt: skip


class UserRow(Struct):
    id: str
    name: str
    language: str
    created: int
    member: bool = False  # comes by a session, see accounts/
    seen: int = 0  # when the person was last here, to the half day
    arms: Optional[int] = None  # whose seat they like to have, by its badge and colour


class WayBackRow(Struct):
    user_id: str
    digest: str
    created: int


class TableRow(Struct):
    id: str
    game: str
    rules_version: int
    pack: str
    seats: int
    options: dict[str, Any]
    visibility: str
    status: str
    host: str
    invite: str
    seed: bytes
    clock: Optional[dict[str, Any]]
    pace: int
    auto_pass: bool
    spectators: bool
    paused: bool
    created: int
    started: Optional[int]
    ended: Optional[int]
    previous: str
    next: str
    scores: Optional[list[int]]
    winners: Optional[list[int]]
    sent_away: list[str] = []  # people whom the host made stand up
    unrated: str = ""  # why this game counts for nobody's rating, or its victories do not; empty: it counts
    banks: Optional[dict[str, Any]] = None  # the clock as it stood when so many rows were written, see clock.py
    scene: str = ""  # the position in words that the game begins from; empty: the set-up of its title
    seek: Optional[int] = None  # until when it looks for players; it begins by itself once all seats are taken
    terms: int = 0  # how often the host changed what is played before the start


class PlaceRow(Struct):
    """A seat. One that is open and has a `user_id` is kept for that person, who has not accepted it yet.

    `gone`, `stayed`: when a bot took over from the person, and how many actions the game had then; `sent_off`: it was
    the host's doing. `own`, `lent`, `left`: who decided here, counted at the end, see ledger.py. `agreed`: the terms of
    the table to which the person agreed last.
    """

    table_id: str
    seat: int
    kind: str
    user_id: str = ""
    name: str = ""
    level: str = ""
    driver: str = ""
    gone: Optional[int] = None
    stayed: Optional[int] = None
    sent_off: bool = False
    own: Optional[int] = None
    lent: Optional[int] = None
    left: Optional[int] = None
    agreed: int = 0
    role: str = ""  # what favours the seat or not, noted at the end: see signoria.bots.strengths


class SeasonRow(Struct):
    number: int
    name: str
    began: int


class ActionRow(Struct):
    table_id: str
    number: int
    seat: int
    action: int
    keep: Optional[int]
    client_id: str
    bank: Optional[int]  # of the seat, with the increment of this action; None if it earned none
    at: int
    by: str = ""  # who decided: see ledger.py
    gain: Optional[int] = None  # what it added to the bank; None in rows older than that


class ChatRow(Struct):
    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: int
    to_seat: int
    user_id: str = ""  # whoever said it; empty in lines older than that


class PactRow(Struct):
    table_id: str
    number: int
    author: int
    to_seat: int
    template: str
    args: list[int]
    until: str
    public: bool
    status: str
    settled: Optional[int]  # how many actions the game had when the observer decided
    accepted: Optional[int]  # how many it had when the promise was accepted
    client_id: str
    told_two: Optional[int] = None  # one count for all promises of a table: when the two came to know of it
    told_all: Optional[int] = None  # when everybody did
    withdrawn_by: Optional[int] = None


class AnalysisRow(Struct):
    table_id: str
    edition: str
    status: str
    owner: str
    beat: int
    told: bytes


class NonceRow(Struct):
    table_id: str
    seat: int
    user_id: str
    commitment: str
    called: bool = False
    nonce: Optional[bytes] = None


class OrderRow(Struct):
    """`terms`: the order as it was sent; `status`: see orders.py."""

    table_id: str
    number: int
    seat: int
    terms: dict[str, Any]
    since: int  # how many actions the seat knew of when it gave the order
    status: str
    client_id: str = ""
    place: int = 0  # which of the seat's orders it is
    rank: int = 0  # the least of those that fit answers
    scope: int = 0  # the figure of the open view until whose change it runs


def now_ms() -> int:
    return time.time_ns() // 1_000_000
