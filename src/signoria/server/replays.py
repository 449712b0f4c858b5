"""Finished games, to be looked at again: whole, or some moments on end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from signoria.server import dealing
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.pacts import info as pact_info
from signoria.server.reels import Reel
from signoria.server.table import Table

if TYPE_CHECKING:
    from signoria.server.hall import Hall

MOST_MOMENTS = 32  # of a replay in one answer


async def finished(hall: Hall, table_id: str) -> Table:
    """While a game runs nobody is shown its past."""
    table = await hall.table(table_id)
    if table.row.status != "over" or table.g is None:
        raise Denied("no-ended")
    return table


async def replay(hall: Hall, table: Table, user_id: str) -> p.ReplayInfo:
    reel = await hall.reel(table)
    return await asyncio.to_thread(_replay, table, reel, user_id)


def _replay(table: Table, reel: Reel, user_id: str) -> p.ReplayInfo:
    g, verbs = table.g, table.title.verbs
    assert g is not None
    steps = [
        p.ReplayStep(number, seat, action, verbs.text(action), reel.scores[number])
        for number, (seat, action) in enumerate(table.history, 1)
    ]
    promises = [pact_info(row, row.number) for row in table.pacts.rows]
    return p.ReplayInfo(
        table.info(user_id), steps, reel.scores, g.winners, g.breakdown(), promises, dealing.record_text(table)
    )  # fmt: skip


async def moments(hall: Hall, table: Table, first: int, count: int, seat: int, open: bool) -> list[p.ReplayMoment]:
    """So many moments on end, fewer where the game is over, as a seat saw them (-1: a spectator), or everybody."""
    end = len(table.history)
    if first > end or seat >= table.row.seats:
        raise Denied("no-moment", f"moments 0 to {end}, seats -1 to {table.row.seats - 1}", 404)
    reel = await hall.reel(table)
    return await asyncio.to_thread(reel.moments, first, min(first + count - 1, end), seat, open)
