"""What the bots of a table say about promises.

It is said beside the game: nobody waits for it, and no answer comes sooner or later for it, as a promise may be secret.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Optional

import structlog

from signoria.bots.characters import conduct_of
from signoria.bots.promises import ACCEPTED, PROPOSED, pledges_of
from signoria.server import talk
from signoria.server.denied import Denied
from signoria.server.logs import mark
from signoria.server.pacts import heard_since
from signoria.server.protocol import PactPropose
from signoria.server.rows import PactRow
from signoria.server.store import INSERT_PACT, insert, update_pact
from signoria.server.thinker import Said, ThinkJob, Told
from signoria.server.turns import Whose

if TYPE_CHECKING:
    from signoria.server.table import Table

NOTHING_YET = (-1, -1)
log = structlog.get_logger("promises")


class Speaker:
    """At most one thing is being thought of at a time; when it is said, there may be more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: Optional[asyncio.Task[None]] = None
        self.heard = NOTHING_YET  # the table when the bots last had nothing to say
        self.knows = pledges_of(table.row.game) is not None

    def listen(self, job: ThinkJob, whose: Whose) -> None:
        """Let the bots speak, if anything has changed since they had nothing to say."""
        if self.task is not None or self.heard == state_of(self.table):
            return
        job.promisers = self.promisers()
        if not job.promisers:
            return
        job.promises = {seat: told_to(self.table, seat) for seat, _ in job.promisers}
        self.task = asyncio.create_task(self._think(job, whose), name=f"promises at {mark(self.table.row.id)}")
        self.task.add_done_callback(self._over)

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def promisers(self) -> list[tuple[int, str]]:
        """Bots that speak first, or were spoken to; who only stands in for a person gives no word for them."""
        if not self.knows:
            return []
        bots = [(place.seat, place.level) for place in self.table.places if place.kind == "bot"]
        rows = self.table.pacts.rows
        return [
            (seat, level) for seat, level in bots if speaks_first(level) or any(concerns(row, seat) for row in rows)
        ]

    async def _think(self, job: ThinkJob, whose: Whose) -> None:
        table, state, began = self.table, state_of(self.table), table_time()
        thought = await table.hall.thinkers.listen(job, whose)
        if thought.said is not None:
            await asyncio.sleep(max(0.0, began + table.hall.settings.bot_seconds - table_time()))
        table.post(word_for, thought.seat, thought.said, state, asyncio.current_task())

    def _over(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        log.error("bots could not speak of promises", table=self.table.row.id, exc_info=error)
        if self.task is task:
            self.task, self.heard = None, state_of(self.table)


def table_time() -> float:
    return asyncio.get_running_loop().time()


def state_of(table: Table) -> tuple[int, int]:
    return table.written, table.pacts.said


def speaks_first(level: str) -> bool:
    conduct = conduct_of(level)
    return conduct is not None and conduct.forward


def concerns(row: PactRow, seat: int) -> bool:
    """Whether there is something to say to a promise: an answer, the same in return, or that it is withdrawn."""
    return row.status in (PROPOSED, ACCEPTED) and seat in (row.author, row.to_seat)


def told_to(table: Table, seat: int) -> list[Told]:
    """The promises that a seat may know, for whoever thinks there."""
    assert table.g is not None
    found = []
    for number, row in enumerate(table.pacts.known_to(seat, table.row.status == "over")):
        running = row.status == ACCEPTED and seat in (row.author, row.to_seat)
        earlier = heard_since(table.g, row, table.told) if running else []
        found.append(
            Told(number, row.author, row.to_seat, row.template, row.args, row.until, row.public, row.status, earlier)
        )
    return found


async def word_for(
    table: Table, seat: int, said: Optional[Said], state: tuple[int, int], task: Optional[asyncio.Task[None]]
) -> None:
    """What a bot says, if the table is still as it was when the bot looked at it."""
    speaker = table.driver.speaker
    if speaker.task is not task:
        return
    speaker.task = None
    if state == state_of(table) and table.row.status == "running":
        if said is None:
            speaker.heard = state
            return
        try:
            await _say(table, seat, said)
        except Denied as denied:
            log.error("a bot's promise was refused", table=table.row.id, reason=denied.key)
            speaker.heard = state_of(table)
            return
    table.driver.drive()


async def _say(table: Table, seat: int, said: Said) -> None:
    if said.template:
        words = PactPropose("", said.to, said.template, said.args, said.until, said.public)
        row = table.pacts.propose(seat, words)
        await table.hall.store.write(insert(INSERT_PACT, [row]))
    else:
        row = table.pacts.answer(seat, said.number, said.status, len(table.history))
        await table.hall.store.write(update_pact(row))
    talk.tell_promises(table, [row])
