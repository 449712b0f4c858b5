"""What the webhook of a table is to be told: when others see that people are to move, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from msgspec import structs

from signoria.server.notices import rows
from signoria.server.protocol import NOBODY
from signoria.server.rows import now_ms
from signoria.server.store import Write

if TYPE_CHECKING:
    from signoria.server.table import Table

HOOK: Final = "hook"
HOOK_END: Final = "hook-end"
SETTLES: Final = 5000  # ms; moves of a live game follow each other sooner than anybody reads
n = rows.notices.c


def announced(table: Table, before: dict[int, rows.WaitRow], now: dict[int, rows.WaitRow]) -> list[Write]:
    """One word for each change that an onlooker sees; what was not told yet is overtaken by it."""
    former, present = before.get(NOBODY), now.get(NOBODY)
    ended = present is None and former is not None and table.row.status == "over"
    if not ended and (present is None or present.others == (former.others if former else [])):
        return []
    pending = n.table_id == table.row.id, n.seat == NOBODY, n.sent.is_(None), n.claimed.is_(None)
    dropped: Write = sa.delete(rows.notices).where(*pending), None
    if not ended and not (present and present.others):
        return [dropped]
    at = now_ms()
    row = rows.NoticeRow(table.row.id, NOBODY, HOOK_END if ended else HOOK, at & 0x7FFF_FFFF, at + SETTLES)
    return [dropped, (table.hall.store.unless_there(rows.notices), [structs.asdict(row)])]
