"""Moderators: members whom the operator has named. They read reports with their evidence and decide; all of it is
written into the operator's log. Nobody decides about themselves, and about moderators the operator does."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, Optional

import msgspec
import sqlalchemy as sa

from signoria.server import rows as server_rows
from signoria.server.accounts.rows import members
from signoria.server.admin.deciding import decided, shut_out, still_at
from signoria.server.admin.listing import DAY
from signoria.server.admin.rows import BELL, MUTE, audit, instructions
from signoria.server.denied import Denied
from signoria.server.rows import UserRow, now_ms
from signoria.server.together import protocol as w
from signoria.server.together import rows

if TYPE_CHECKING:
    from signoria.server.hall import Hall

MOST_LISTED: Final = 200
KEPT: Final = 180 * 24 * 3600_000  # ms that reports are kept after the decision
OPEN: Final = "open"
r, u = rows.reports.c, server_rows.users.c
reporters = server_rows.users.alias()


class _Listed(rows.ReportRow, kw_only=True):
    reporter_name: Optional[str]
    before: int


class Moderation:
    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def is_moderator(self, user_id: str) -> bool:
        c = rows.moderators.c
        return bool(await self.store.column(sa.select(c.since).where(c.user_id == user_id)))

    async def must_be(self, user: UserRow) -> None:
        """Whoever is not is told what everybody is told of addresses that do not exist."""
        if not await self.is_moderator(user.id):
            raise Denied("no-page", status=404)

    async def waiting(self, user_id: str) -> Optional[int]:
        """How many reports wait for a moderator; nothing for anybody else."""
        if not await self.is_moderator(user_id):
            return None
        query = sa.select(sa.func.count()).select_from(rows.reports).where(r.status == OPEN, _not_own(user_id))
        return int((await self.store.column(query))[0])

    # -- reading

    async def listed(self, user: UserRow) -> w.ReportList:
        """Open ones first, then the newest; without evidence, and without those that are the reader's own affair."""
        order = sa.case((r.status == OPEN, 0), else_=1), r.at.desc()
        query = _query().where(_not_own(user.id)).order_by(*order).limit(MOST_LISTED)
        return w.ReportList([_told(row) for row in await self.store.all(_Listed, query)])

    async def show(self, user: UserRow, id: str) -> w.ReportInfo:
        found = await self._one(user, id)
        await self.store.write(_noted(user, "report: read", {"report": id}))
        told = _told(found)
        told.evidence = msgspec.convert(found.evidence, w.Evidence)
        return told

    async def _one(self, user: UserRow, id: str) -> _Listed:
        found = await self.store.one(_Listed, _query().where(r.id == id, _not_own(user.id)))
        if found is None:
            raise Denied("no-report", status=404)
        return found

    # -- deciding

    async def decide(self, user: UserRow, id: str, m: w.Decide) -> w.ReportInfo:
        found = await self._one(user, id)
        if found.status != OPEN:
            raise Denied("no-open-report", "this was decided already")
        if m.decision != "dismissed" and await self.is_moderator(found.accused):
            raise Denied("no-moderators-case", "about moderators those who run the server decide", 403)
        until = None if m.days is None else now_ms() + int(m.days * DAY)
        by = await self._signature(user)
        settled = sa.update(rows.reports).where(r.id == id, r.status == OPEN)
        note = m.note.replace("\0", "").strip()
        settled = settled.values(status=m.decision, decided=now_ms(), decided_by=by, note=note)
        if await self.store.take(rows.ReportRow, settled.returning(*rows.reports.c)) is None:
            raise Denied("no-open-report", "this was decided already")
        detail = {"report": id, "person": found.accused, "name": found.accused_name, "until": until, "note": note}
        statements = await self._effects(found.accused, m.decision, until)
        ring = sa.update(server_rows.keys).where(server_rows.keys.c.name == BELL).values(value=secrets.token_bytes(8))
        await self.store.write(
            *((each, None) for each in (*statements, ring)), _noted(user, f"report: {m.decision}", detail, by)
        )
        return await self.show(user, id)

    async def _effects(self, accused: str, decision: str, until: Optional[int]) -> list[Any]:
        person = await self.store.one(UserRow, sa.select(server_rows.users).where(u.id == accused))
        if decision == "dismissed" or person is None:
            return []
        if decision == "muted":
            return decided(accused, MUTE, until)
        tables = await self.store.column(still_at(accused))
        orders = [
            sa.insert(instructions).values(
                what="leave", about=id, detail={"user_id": accused}, given=now_ms(), done=None, answer=""
            )
            for id in tables
        ]
        return [*shut_out(person, until), *orders]

    async def _signature(self, user: UserRow) -> str:
        found = await self.store.column(sa.select(members.c.handle).where(members.c.user_id == user.id))
        return f"moderator @{found[0] if found else user.id}"[:80]

    async def forget_old(self) -> None:
        old = sa.delete(rows.reports).where(r.decided < now_ms() - KEPT)
        await self.store.write((old, None))


def _noted(user: UserRow, what: str, detail: dict[str, Any], by: str = "") -> Any:
    return sa.insert(audit).values(at=now_ms(), what=what, detail=detail, by=by or f"moderator {user.id}"), None


def _not_own(user_id: str) -> Any:
    """Nobody is judge in their own affair, nor reads what was whispered in a game while they play it."""
    c, t = server_rows.places.c, server_rows.tables.c
    running = sa.select(t.id).where(t.status.in_(("open", "running", "halted")))
    mine = sa.select(c.table_id).where(c.user_id == user_id, c.table_id.in_(running))
    return sa.and_(r.reporter != user_id, r.accused != user_id, r.place.not_in(mine))


def _query() -> Any:
    earlier = rows.reports.alias()
    against = earlier.c.accused == r.accused, earlier.c.status.in_(("muted", "banned")), earlier.c.id != r.id
    before = sa.select(sa.func.count()).select_from(earlier).where(*against).scalar_subquery()
    source = rows.reports.outerjoin(reporters, reporters.c.id == r.reporter)
    return sa.select(*r, reporters.c.name.label("reporter_name"), before.label("before")).select_from(source)


def _told(row: _Listed) -> w.ReportInfo:
    return w.ReportInfo(
        row.id, row.at, row.accused_name, row.about, row.status, row.words, row.reporter_name or "",  # type: ignore[arg-type]
        row.before, row.decided, row.decided_by, row.note, row.place,
    )  # fmt: skip
