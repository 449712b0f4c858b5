"""What is somebody's own among all this: told to them, moved when a guest becomes a member, and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from msgspec import Struct, structs

from signoria.server import rows as server_rows
from signoria.server.admin.rows import SanctionRow, sanctions
from signoria.server.store import Write
from signoria.server.together import rows

if TYPE_CHECKING:
    from signoria.server.store import Store

STRANGER: Final = ""
f, i, v, r = rows.friends.c, rows.ignored.c, rows.invitations.c, rows.reports.c
c = server_rows.chat.c


class _TableId(Struct):
    table_id: str


async def told(store: Store, user_id: str) -> dict[str, Any]:
    """As it is kept. Others are named as one has called them; who reported oneself is never told."""
    wishes = await store.all(rows.FriendRow, sa.select(rows.friends).where(f.user_id == user_id))
    granted = sa.select(rows.friends).where(f.other_id == user_id, f.since.is_not(None))
    ignored = await store.all(rows.IgnoredRow, sa.select(rows.ignored).where(i.user_id == user_id))
    manners = sa.select(rows.manners).where(rows.manners.c.user_id == user_id)
    asked = await store.all(rows.InvitationRow, sa.select(rows.invitations).where(v.by_id == user_id))
    reports = await store.all(rows.ReportRow, sa.select(rows.reports).where(r.reporter == user_id))
    decided = await store.all(SanctionRow, sa.select(sanctions).where(sanctions.c.user_id == user_id))
    return {
        "friends": [{"called": row.called, "asked": row.at, "since": row.since} for row in wishes],
        "friends_who_asked": [row.since for row in await store.all(rows.FriendRow, granted)],
        "ignored": [{"called": row.called, "kind": row.kind, "at": row.at} for row in ignored],
        "manners": [structs.asdict(row) for row in await store.all(rows.MannersRow, manners)],
        "invitations": [{"table": row.table_id, "called": row.called, "at": row.at} for row in asked],
        "reports": [{"about": row.accused_name, "why": row.about, "words": row.words, "at": row.at} for row in reports],
        "sanctions": [{"kind": row.kind, "since": row.since, "until": row.until} for row in decided],
    }


def forgotten(gone: Any) -> list[Write]:
    """Beside the rows that are people's own: others' wishes lead to nobody, reports about these people are void. `gone`
    is a selection of ids."""
    friendship = sa.and_(f.other_id.in_(gone), f.since.is_not(None))
    return [
        (sa.delete(rows.friends).where(friendship), None),
        (sa.update(rows.friends).where(f.other_id.in_(gone)).values(other_id=STRANGER), None),
        (sa.delete(rows.ignored).where(i.other_id.in_(gone)), None),
        (sa.delete(rows.reports).where(r.accused.in_(gone)), None),
        (sa.update(rows.reports).where(r.reporter.in_(gone)).values(reporter=STRANGER), None),
    ]


async def forget_words(store: Store, user_id: str, tables: list[str]) -> None:
    """What stands at tables that are not the person's: invitations, and lines said as a spectator. The names go from
    the evidence of reports as well."""
    lines = sa.update(server_rows.chat).where(c.user_id == user_id).values(user_id=STRANGER, name="")
    spoke = await store.take_all(_TableId, lines.returning(c.table_id))
    mine = sa.delete(rows.invitations).where(v.by_id == user_id)
    await store.take_all(_TableId, mine.returning(v.table_id))
    asked = sa.update(rows.invitations).where(v.user_id == user_id).values(user_id=STRANGER)
    await store.take_all(_TableId, asked.returning(v.table_id))
    places = {*tables, *(each.table_id for each in spoke)}
    for row in await store.all(rows.ReportRow, sa.select(rows.reports).where(r.place.in_(places))):
        evidence = {**row.evidence, **{part: _without(row.evidence[part], user_id) for part in ("seats", "lines")}}
        await store.write((sa.update(rows.reports).where(r.id == row.id).values(evidence=evidence), None))


def _without(told: list[dict[str, Any]], user_id: str) -> list[dict[str, Any]]:
    return [{**each, "name": "", "user": ""} if each.get("user") == user_id else each for each in told]


def moved(guest_id: str, member_id: str) -> list[Write]:
    """A guest's become a member's, as far as the member has not the same; a guest has no friends."""
    both = (guest_id, member_id)
    other = rows.ignored.alias()
    known = sa.select(other.c.other_id).where(other.c.user_id == member_id)
    knowing = sa.select(other.c.user_id).where(other.c.other_id == member_id)
    twice = sa.or_(
        sa.and_(i.user_id.in_(both), i.other_id.in_(both)),
        sa.and_(i.user_id == guest_id, i.other_id.in_(known)),
        sa.and_(i.other_id == guest_id, i.user_id.in_(knowing)),
    )
    c = rows.manners.c
    return [
        (sa.delete(rows.ignored).where(twice), None),
        (sa.update(rows.ignored).where(i.user_id == guest_id).values(user_id=member_id), None),
        (sa.update(rows.ignored).where(i.other_id == guest_id).values(other_id=member_id), None),
        (sa.update(rows.reports).where(r.reporter == guest_id).values(reporter=member_id), None),
        (sa.update(rows.reports).where(r.accused == guest_id).values(accused=member_id), None),
        (
            sa.update(rows.friends).where(f.other_id == guest_id, f.user_id != member_id).values(other_id=member_id),
            None,
        ),
        (sa.delete(rows.friends).where(f.user_id == guest_id), None),
        (sa.delete(rows.manners).where(c.user_id == guest_id), None),
    ]
