"""What the bots of a table say about promises.

It is said beside the game: nobody waits for it, and no answer comes sooner or later for it, as a promise may be secret.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Callable, Optional

import structlog
from msgspec.structs import replace

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

log = structlog.get_logger("promises")

Moment = tuple[int, int]  # how much was played at a table, and said of promises


class Speaker:
    """Each bot thinks of what to say by itself: what one says in secret must not hold up the others.

    A bot is asked whenever anything has happened. If that was nothing it may know of, it finds the same word as
    before (`Thinker.speak`), so nobody learns from it that something happened.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.heard: dict[int, Moment] = {}  # when each bot last had nothing to say
        self.knows = pledges_of(table.row.game) is not None  # whether there is anything to say in this title

    def listen(self, job: Callable[[int, str], ThinkJob], whose: Whose) -> None:
        """Let the bots speak for whom anything has changed since they had nothing to say."""
        for seat, level in self.promisers():
            if seat in self.tasks or self.heard.get(seat) == moment_of(self.table):
                continue
            work = self._think(replace(job(seat, level), promises=told_to(self.table, seat), speaks=True), whose)
            self.tasks[seat] = asyncio.create_task(work, name=f"promises of seat {seat} at {mark(self.table.row.id)}")
            self.tasks[seat].add_done_callback(partial(self._over, seat))

    def rest(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    def promisers(self) -> list[tuple[int, str]]:
        """Bots that speak first, or were spoken to; who only stands in for a person gives no word for them."""
        bots = [(place.seat, place.level) for place in self.table.places if place.kind == "bot"]
        rows = self.table.pacts.rows
        return [
            (seat, level) for seat, level in bots if speaks_first(level) or any(concerns(row, seat) for row in rows)
        ]

    async def _think(self, job: ThinkJob, whose: Whose) -> None:
        table, moment, began = self.table, moment_of(self.table), table_time()
        thought = await table.hall.thinkers.listen(job, whose)
        if thought.said is not None:
            await asyncio.sleep(max(0.0, began + table.hall.settings.bot_seconds - table_time()))
        table.post(word_for, job.seat, thought.said, moment, asyncio.current_task())

    def _over(self, seat: int, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        log.error("a bot could not speak of promises", table=self.table.row.id, seat=seat, exc_info=error)
        if self.tasks.get(seat) is task:
            del self.tasks[seat]
            self.heard[seat] = moment_of(self.table)


def table_time() -> float:
    return asyncio.get_running_loop().time()


def moment_of(table: Table) -> Moment:
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
    table: Table, seat: int, said: Optional[Said], moment: Moment, task: Optional[asyncio.Task[None]]
) -> None:
    """What a bot says, whatever has happened since it looked, perhaps in secret, if that is still possible."""
    speaker = table.driver.speaker
    if speaker.tasks.get(seat) is not task:
        return
    del speaker.tasks[seat]
    try:
        if said is None or table.row.status != "running":
            speaker.heard[seat] = moment
        else:
            await _say(table, seat, said)
    except Denied as denied:
        log.info("a bot's word came too late", table=table.row.id, seat=seat, reason=denied.key)
        speaker.heard[seat] = moment
    table.driver.let_promise()


async def _say(table: Table, seat: int, said: Said) -> None:
    if said.template:
        words = PactPropose("", said.to, said.template, said.args, said.until, said.public)
        row = table.pacts.propose(seat, words)
        await table.hall.store.write(insert(INSERT_PACT, [row]))
    else:
        row = table.pacts.answer(seat, said.number, said.status, len(table.history))
        await table.hall.store.write(update_pact(row))
    talk.tell_promises(table, [row])
