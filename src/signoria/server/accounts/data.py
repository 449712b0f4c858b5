"""Everything that is kept about somebody, for themselves: one archive with a JSON document and their finished games."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from msgspec import structs

from signoria.server import rows
from signoria.server.accounts.taking_over import tables_of
from signoria.server.by_post.rest import told as rest_told
from signoria.server.dealing import record_text
from signoria.server.exploring import studies
from signoria.server.learning.progress import done_by
from signoria.server.notices import rows as notices
from signoria.server.puzzles.ledger import Ledger
from signoria.server.rows import UserRow
from signoria.server.together import own as together

if TYPE_CHECKING:
    from signoria.server.accounts.desk import Desk
    from signoria.server.table import Table

c = rows.chat.c


async def archive(desk: Desk, user: UserRow) -> bytes:
    """A game that is not over is in it as far as its player may see it: without the seed, without the others' moves."""
    told: dict[str, Any] = {
        "user": structs.asdict(user),
        **await _account(desk, user),
        "rest": await _rest(desk, user),
        "together": await together.told(desk.hall.store, user.id),
        "lessons": (await done_by(desk.hall, user.id)).done,
        "puzzles": await _puzzles(desk, user),
        "studies": await studies.rows_of(desk.hall, user.id),
        "notices": await _notices(desk, user),
        "tables": [],
        "said": [],
    }
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as folder:
        for row in await tables_of(desk.hall, user.id):
            table = await desk.hall.table(row.id)
            told["tables"].append(_table(table, user.id))
            told["said"] += await _said(desk, table, user.id)
            if row.status == "over" and table.g is not None:
                folder.writestr(f"games/{row.game}-{row.id}.txt", record_text(table))
        folder.writestr("signoria.json", msgspec.json.format(msgspec.json.encode(told), indent=2))
    return made.getvalue()


async def _account(desk: Desk, user: UserRow) -> dict[str, Any]:
    if not user.member:
        return {}
    info = await desk.info(user, None)
    return {
        "member": {
            "handle": info.handle,
            "joined": info.joined,
            "address": info.address,
            "public": info.public,
            "leaving": info.leaving,
        },
        "passkeys": info.passkeys,
        "devices": info.sessions,
        "recovery_codes_left": info.codes,
        "programs": info.programs,
    }


async def _rest(desk: Desk, user: UserRow) -> dict[str, Any]:
    await desk.hall.rests.load([user.id])
    return rest_told(desk.hall.rests.of(user.id))


async def _puzzles(desk: Desk, user: UserRow) -> dict[str, Any]:
    ledger = Ledger(desk.hall.store)
    rows = [structs.asdict(row) for row in await ledger.all_of(user.id)]
    return {"tried": rows, "may_be_made_of_my_games": await ledger.permitted(user.id)}


async def _notices(desk: Desk, user: UserRow) -> dict[str, Any]:
    """How and where somebody is called; not the keys by which that is done."""
    store, s, c = desk.hall.store, notices.subscriptions.c, notices.choices.c
    browsers = await store.all(notices.SubscriptionRow, sa.select(notices.subscriptions).where(s.user_id == user.id))
    chosen = await store.one(notices.ChoiceRow, sa.select(notices.choices).where(c.user_id == user.id))
    hours = None if chosen is None else (chosen.quiet_from, chosen.quiet_to)
    return {
        "browsers": [{"address": row.address, "kinds": row.kinds, "added": row.added} for row in browsers],
        "mail": [] if chosen is None else chosen.mail, "quiet": hours, "zone": None if chosen is None else chosen.zone,
    }  # fmt: skip


def _table(table: Table, user_id: str) -> dict[str, Any]:
    row, seat = table.row, table.seat_of(user_id)
    mine = [table.title.verbs.text(action) for by, action in table.history if by == seat]
    known = table.pacts.seen_by(seat, row.status == "over") if seat >= 0 else []
    promises = [pact for pact in known if seat in (pact.author, pact.to)]
    return {
        "id": row.id, "game": row.game, "seat": seat, "name": table.places[seat].name if seat >= 0 else "",
        "hosted": row.host == user_id, "status": row.status, "created": row.created, "started": row.started,
        "ended": row.ended, "scores": row.scores, "winners": row.winners, "moves": mine, "promises": promises,
        "orders": [each.terms for each in table.orders.of(seat)] if seat >= 0 else [],
    }  # fmt: skip


async def _said(desk: Desk, table: Table, user_id: str) -> list[dict[str, Any]]:
    seat = table.seat_of(user_id)
    if seat < 0:
        return []
    query = sa.select(rows.chat).where(c.table_id == table.row.id, c.seat == seat, c.name == table.places[seat].name)
    lines = await desk.hall.store.all(rows.ChatRow, query.order_by(c.number))
    return [{"table": table.row.id, "at": line.at, "to_seat": line.to_seat, "text": line.text} for line in lines]
