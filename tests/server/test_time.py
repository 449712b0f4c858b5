"""Law 16: time given out never exceeds the bank plus the increments of the moves that stand, whatever is sent."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable

import pytest
from house import GENEROUS, in_play, run, until

from signoria.server import clock as clocks
from signoria.server import ledger, moves, seating
from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.driver import Driver
from signoria.server.hall import Hall
from signoria.server.hearing import decoder, handle
from signoria.server.lobby import Lobby
from signoria.server.rows import UserRow
from signoria.server.settings import Settings
from signoria.server.table import Table
from signoria.server.thinker import ThinkJob, Thought
from signoria.server.thinkers import Decision
from signoria.server.turns import Whose

BANK, INCREMENT = 60, 30
SEATS = 3


class Watch:
    """The time that a test lets pass, in ms."""

    def __init__(self) -> None:
        self.ms = 5_000_000

    def monotonic(self) -> float:
        return self.ms / 1000


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr(clocks, "time", made)
    return made


@asynccontextmanager
async def open_hall(folder: Path) -> AsyncIterator[Hall]:
    wanted: dict[str, Any] = {"database_url": f"sqlite:///{folder}/time.db", "titles": ("tricks:TITLE",), "thinkers": 1,
                              "bot_seconds": 0}  # fmt: skip
    hall = Hall(Settings(**{**GENEROUS, **wanted}))

    async def at_once(job: ThinkJob, whose: Whose) -> Decision:
        return Decision(random.choice(in_play(hall.live[job.table]).legal(job.seat)), asyncio.get_running_loop().time())

    async def in_silence(job: ThinkJob, whose: Whose) -> Thought:
        return Thought(-1, talks=False)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.thinkers, "decide", at_once)
        patch.setattr(hall.thinkers, "listen", in_silence)
        await hall.open()
        try:
            yield hall
        finally:
            await hall.close()


class Crowd:
    """The people of one table and every message they can send, with an account of the time they were given."""

    rule = p.ClockRule(BANK, INCREMENT, "random")
    pauses = (0, 1, 37, 900, 9_000)

    def __init__(self, hall: Hall, watch: Watch, seed: int) -> None:
        self.hall, self.watch, self.rng = hall, watch, random.Random(seed)
        self.people = [UserRow(f"u{seed}-{seat}", f"Guest {seat}", "en", 0) for seat in range(SEATS)]
        self.used = [0] * SEATS
        self.sent = 0
        self.screens: dict[int, Connection] = {}
        self.writers: dict[int, asyncio.Task[None]] = {}

    async def sit_down(self, **options: Any) -> None:
        fill = [p.SeatFill("me"), *([p.SeatFill("open")] * (SEATS - 1))]
        wish = p.CreateTable("tricks", SEATS, options, "public", fill, self.rule, 0, auto_pass=False)
        table = await Lobby(self.hall).create(self.people[0], wish)
        for user in self.people[1:]:
            await table.call(seating.join, user, p.TakeSeat(), "")
        await table.call(seating.start, self.people[0])
        self.id = table.row.id
        for seat in range(SEATS):
            await self.come(seat)

    @property
    def table(self) -> Table:
        return self.hall.live[self.id]

    async def come(self, seat: int) -> None:
        async def send(_: Any) -> None:
            return None

        user = self.people[seat]
        self.screens[seat] = Connection(user.id, user.name, send, 1e9, 10**9)
        self.writers[seat] = asyncio.create_task(self.screens[seat].write_all())
        await self.table.call(seating.connect, self.screens[seat], 0, -1)

    async def leave(self, seat: int) -> None:
        await self.table.call(seating.disconnect, self.screens.pop(seat))
        self.writers.pop(seat).cancel()

    async def say(self, seat: int, kind: str, **more: Any) -> None:
        """One message as a socket would bring it; a refusal is an answer too."""
        self.sent += 1
        message = decoder.decode(json.dumps({"type": kind, "id": f"m{self.sent}", **more}))
        await self.table.call(handle, self.screens[seat], message)

    async def act(self, seat: int, *actions: int) -> None:
        await self.say(seat, "act", version=self.table.viewers[seat].version, actions=list(actions))

    # -- the account, kept apart from the server's

    def paying(self) -> list[int]:
        """Who is asked before all, and whoever holds up the game with a wish."""
        table = self.table
        if table.row.paused or table.row.status != "running":
            return []
        asked = 0 if in_play(table).secret() else in_play(table).waiting()
        wisher = table.wish.seat if table.wish else -1
        resting = [place.seat for place in table.places if table.wish and place.driver]
        return [seat for seat in range(SEATS) if seat == wisher or (asked >> seat & 1 and seat not in resting)]

    def shown(self) -> list[int]:
        assert self.table.clock is not None
        return self.table.clock.state(in_play(self.table).asked(p.NOBODY)).banks

    def entitled(self, seat: int) -> int:
        aside = self.table.title.verbs.first_aside
        standing = sum(actor == seat and action < aside for actor, action in self.table.history)
        return (BANK + INCREMENT * standing) * 1000

    async def let_pass(self, ms: int) -> None:
        """Time passes between two messages: what is being stored is done first."""
        await self.table.call(nothing)
        shown = self.shown()
        for seat in self.paying():
            self.used[seat] += min(self.running(seat, ms), shown[seat])
        self.watch.ms += ms

    def running(self, seat: int, ms: int) -> int:
        """How much of the next milliseconds a clock runs."""
        return ms

    def until_out(self, seat: int) -> int:
        return self.shown()[seat]

    async def crash(self) -> None:
        """Only a clock that is stored with every answer stands it."""

    def audit(self) -> None:
        for seat, left in enumerate(self.shown()):
            if left:
                assert left + self.used[seat] <= self.entitled(seat), f"seat {seat} was given time"


async def nothing(table: Table) -> None:
    return None


async def fail_once(crowd: Crowd, step: Callable[[], Any]) -> None:
    async def fail(_: Any) -> None:
        raise OSError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(crowd.hall.store, "_transaction", fail)
        await step()


async def sleep_and_wake(crowd: Crowd, seat: int) -> None:
    """Paused, everybody goes home, the table leaves memory and comes back."""
    await crowd.say(seat, "pause")
    if not crowd.table.row.paused:
        return
    for each in range(SEATS):
        await crowd.leave(each)
    table = crowd.hall.live.pop(crowd.id)
    await table.close()
    await crowd.hall.table(crowd.id)
    for each in range(SEATS):
        await crowd.come(each)
    await crowd.say(seat, "resume")


async def run_out(crowd: Crowd) -> None:
    """Somebody's time passes to its end; the clock's bot decides."""
    asked = [seat for seat in crowd.paying() if not crowd.table.places[seat].driver]
    asked = [seat for seat in asked if in_play(crowd.table).waiting() >> seat & 1]
    if not asked:
        return
    seat = asked[0]
    written = crowd.table.written
    await crowd.let_pass(crowd.until_out(seat) + 2)
    crowd.table.driver.rest(seat)
    crowd.table.driver.drive()
    await until(lambda: crowd.table.written > written)


async def some_message(crowd: Crowd) -> None:
    rng, table = crowd.rng, crowd.table
    g, seat = in_play(table), rng.randrange(SEATS)
    asked = [each for each in range(SEATS) if g.waiting() >> each & 1]
    mover = asked[0] if asked and rng.random() < 0.8 else seat
    legal, asides = g.legal(mover), g.asides(mover)
    kind = rng.choice(
        ["act", "act", "act", "aside", "both", "undo", "undo", "wish", "wish", "answer", "answer", "pause", "resume",
         "reconnect", "fail", "fail undo", "sleep", "out", "bot", "crash"]
    )  # fmt: skip
    if kind in ("act", "fail") and legal:
        step = crowd.act(mover, rng.choice(legal))
        await (fail_once(crowd, lambda: step) if kind == "fail" else step)
    elif kind == "aside" and asides:
        await crowd.act(mover, rng.choice(asides))
    elif kind == "both" and legal and asides:
        await crowd.act(mover, rng.choice(asides), rng.choice(legal))
    elif kind == "undo":
        await crowd.say(mover, "undo")
    elif kind == "fail undo":
        await fail_once(crowd, lambda: crowd.say(mover, "undo"))
    elif kind == "wish":
        await crowd.say(seat, "undo", ask=True)
    elif kind == "answer" and table.wish:
        for voter in table.wish.needed:
            await crowd.say(voter, "undo_answer", agree=rng.random() < 0.8)
    elif kind in ("pause", "resume"):
        await crowd.say(seat, kind)
    elif kind == "reconnect":
        await crowd.leave(seat)
        await crowd.come(seat)
    elif kind == "sleep":
        await sleep_and_wake(crowd, seat)
    elif kind == "crash":
        await crowd.crash()
    elif kind == "out" and not table.row.paused:
        await run_out(crowd)
    elif kind == "bot" and mover in asked and not table.row.paused and not table.wish:
        written = table.written
        await crowd.say(mover, "hand_over", level="random")
        await until(lambda: table.written > written)
        await crowd.say(mover, "reclaim")


async def chaos(hall: Hall, watch: Watch, seed: int, messages: int, kind: type[Crowd] = Crowd) -> Crowd:
    crowd = kind(hall, watch, seed)
    await crowd.sit_down(bids=("turn", "secret")[seed % 2], deals=50)
    for _ in range(messages):
        await crowd.let_pass(crowd.rng.choice(crowd.pauses))
        await some_message(crowd)
        await crowd.table.call(nothing)
        crowd.audit()
    return crowd


def test_no_message_gives_time(tmp_path: Path, watch: Watch) -> None:
    async def main() -> None:
        async with open_hall(tmp_path) as hall:
            moved = [await chaos(hall, watch, seed, 120) for seed in range(12)]
            assert sum(len(crowd.table.history) for crowd in moved) > 200
            assert sum(crowd.table.written - len(crowd.table.history) for crowd in moved) > 20, "much was taken back"

    run(main)


# -- each of the ways in which time was given away is found


def keeps_increments(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks.Clock, "taken_back", lambda self, seats: [self.rest(seat) for seat in range(len(self.banks))])


def forgives_after_an_aside(patch: pytest.MonkeyPatch) -> None:
    answers, ask = ledger.answers, clocks.Clock.ask

    def free(table: Table, codes: list[int]) -> list[int]:
        return [] if codes[0] >= table.title.verbs.first_aside else answers(table, codes)

    def forget(self: clocks.Clock, waiting: int, *more: int) -> None:
        self.since = [since if waiting >> seat & 1 else None for seat, since in enumerate(self.since)]
        ask(self, waiting, *more)

    patch.setattr(ledger, "answers", free)
    patch.setattr(clocks.Clock, "ask", forget)


def stands_while_a_wish_is_open(patch: pytest.MonkeyPatch) -> None:
    drive = Driver.drive

    def stop(self: Driver) -> None:
        if self.table.wish is None or self.table.clock is None:
            drive(self)
            return
        self.rest()
        self.table.clock.stop()

    patch.setattr(Driver, "drive", stop)


def settles_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    rows = moves._action_rows

    def early(table: Table, seat: int, *more: Any) -> Any:
        bank = more[-1]
        if table.clock is not None and bank is not None:
            table.clock.settle(seat, bank)
        return rows(table, seat, *more)

    patch.setattr(moves, "_action_rows", early)


def forgets_while_it_sleeps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks.Clock, "stored", lambda self, banks, written: None)


FAULTS = [
    keeps_increments, forgives_after_an_aside, stands_while_a_wish_is_open, settles_before_it_is_stored,
    forgets_while_it_sleeps,
]  # fmt: skip


@pytest.mark.parametrize("plant", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)

    async def main() -> None:
        async with open_hall(tmp_path) as hall:
            for seed in range(40):
                await chaos(hall, watch, seed, 120)

    with pytest.raises(AssertionError, match="was given time"):
        run(main)
