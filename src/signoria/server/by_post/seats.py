"""What is done at a table by post beside moves: votes, and clocks timed anew. Run by the table's owner task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bots import usual_level
from signoria.server import seating
from signoria.server.by_post import votes
from signoria.server.by_post.clock import PostClock
from signoria.server.by_post.protocol import Vote
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.store import update_table

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table


async def vote(table: Table, connection: Connection, m: Vote) -> None:
    """Stored, and once enough agree a bot has the seat until its person takes it back."""
    seat, clock = connection.seat, table.clock
    if not isinstance(clock, PostClock) or seat not in votes.others(table, m.seat) or not votes.is_open(table, m.seat):
        raise Denied("no-vote")
    before = clock.votes.get(m.seat, [])
    clock.votes[m.seat] = [*(each for each in before if each != seat), *([seat] if m.agree else [])]
    try:
        banks = clock.stored(clock.taken_back([]), table.written)
        await table.hall.store.write(update_table(table.row.id, banks=banks))
    except BaseException:
        clock.votes[m.seat] = before
        raise
    if clock.outvoted(m.seat):
        await seating.send_off(table, m.seat, usual_level(table.row.game))
    table.hall.accept(table, connection, m.id)
    table.presence()


async def rests_changed(hall: Hall, user_id: str) -> None:
    """Wherever this person plays by post."""
    if hall.cluster is not None:
        await hall.cluster.errands.rests(user_id)
    await rests_here(hall, user_id)


async def rests_here(hall: Hall, user_id: str) -> None:
    """At the tables of this process."""
    await hall.rests.load([user_id])
    for table in [each for each in hall.live.values() if each.seat_of(user_id) >= 0]:
        await table.call(_timed_anew, user_id)


async def _timed_anew(table: Table, user_id: str) -> None:
    """Deadlines are others now, and all may see that somebody rests."""
    if isinstance(table.clock, PostClock):
        table.driver.reconsider(table.seat_of(user_id))
        table.presence()
