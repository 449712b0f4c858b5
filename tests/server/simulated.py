"""Tables of the real server in simulated time: a loop that never waits, workers that think as long as told."""

from __future__ import annotations

import asyncio
import selectors
from collections import deque
from hashlib import sha256
from typing import Any, Awaitable, Callable, Iterable, Optional

from msgspec import structs

from signoria.bots import SEARCHING
from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.metrics import Metrics
from signoria.server.rows import PlaceRow, TableRow
from signoria.server.settings import Settings
from signoria.server.table import Table
from signoria.server.thinker import Thinker, ThinkJob, Thought
from signoria.server.thinkers import Thinkers, Worker
from signoria.server.together.circle import Circle
from signoria.server.watchdog import Watchdog
from signoria.titles import game


class _Skipping(selectors.DefaultSelector):
    """Where others would wait for the next timer, its time comes at once."""

    def __init__(self) -> None:
        super().__init__()
        self.skipped = 0.0

    def select(self, timeout: Optional[float] = None) -> Any:
        ready = super().select(0 if timeout is not None else None)
        if not ready and timeout:
            self.skipped += timeout
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = _Skipping()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.skipped


def simulate(scenario: Callable[[], Awaitable[Any]]) -> Any:
    """Run it in simulated time; whatever would take a day of it has failed."""

    async def bounded() -> Any:
        async with asyncio.timeout(5 * 86_400):
            return await scenario()

    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(bounded())


Seconds = Callable[[ThinkJob, int], float]  # of a job with so many options; none: an aside


class SimulatedWorker(Worker):
    """Thinks in this process, but takes as much simulated time as `seconds` says."""

    def __init__(self, seconds: Seconds) -> None:
        super().__init__(())
        self.seconds, self.thinker = seconds, Thinker()
        self.served: list[str] = []

    async def _start(self) -> None:
        """There is no process."""

    async def _exchange(self, job: ThinkJob) -> Thought:
        self.served.append(job.table)
        thought = self.thinker.think(structs.replace(job, level="random"))
        options = self.thinker.replicas[job.table].g.legal(job.seat)
        await asyncio.sleep(self.seconds(job, 0 if job.talkers else len(options)))
        return thought


class Forgetful:
    """A database that takes everything and keeps nothing."""

    async def write(self, *_: Any) -> None:
        await asyncio.sleep(0)

    async def all(self, *_: Any) -> list[Any]:
        return []

    async def column(self, *_: Any) -> list[Any]:
        return []

    def unless_there(self, *_: Any) -> None:
        """A statement that nobody carries out."""

    def put(self, *_: Any) -> None:
        """Another."""


class Room:
    """As much of a hall as a table needs."""

    def __init__(self, seconds: Seconds, workers: int = 1, grandmasters: int = 0, **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.metrics, self.store = Metrics(), Forgetful()
        self.thinkers = Thinkers(workers, (), self.metrics, self.settings.thinking_per_person)
        made: list[Worker] = [SimulatedWorker(seconds) for _ in range(workers)]
        self.thinkers.workers, self.thinkers.free = made, list(made)
        if grandmasters:
            apart = [SimulatedWorker(seconds) for _ in range(grandmasters)]
            self.thinkers.apart = Thinkers(0, (), self.metrics, self.settings.thinking_per_person, apart)
        self.live: dict[str, Table] = {}
        self.watchdog = Watchdog(self)  # type: ignore[arg-type]
        self.cluster, self.one_screen = None, False
        self.circle = Circle(self)  # type: ignore[arg-type]

    def sure(self) -> bool:
        return True

    def pack_text(self, pack: Any) -> None:
        return None

    def send(self, connection: Connection, message: Any) -> None:
        """Nobody reads it."""

    def accept(self, table: Table, connection: Connection, client_id: str) -> None:
        """Nobody reads it."""

    def table(
        self, seats: Iterable[str], name: str = "t", host: str = "host", options: Optional[dict[str, Any]] = None,
        pace: int = 900, clock: Optional[p.ClockRule] = None, title: str = "tricks",
    ) -> Table:  # fmt: skip
        """A table whose seats are levels of bots, or names of people."""
        rules = game(title)
        places = [
            PlaceRow(name, seat, "bot", level=who)
            if who in ("random", *SEARCHING)
            else PlaceRow(name, seat, "person", who, who)
            for seat, who in enumerate(seats)
        ]
        seed = sha256(name.encode()).digest()[:16]
        row = TableRow(
            id=name, game=title, rules_version=rules.rules_version, pack=rules.pack().hash, seats=len(places),
            options=options or {}, visibility="private", status="running", host=host, invite=name, seed=seed,
            clock=structs.asdict(clock) if clock else None, pace=pace, auto_pass=True, spectators=True, paused=False,
            created=0, started=0, ended=None, previous="", next="", scores=None, winners=None,
        )  # fmt: skip
        table = Table(self, rules, row, places, None)  # type: ignore[arg-type]
        table.g = table.record().start()
        self.live[name] = table
        table.open()
        return table


class Screen(Connection):
    """Somebody who looks at a table and notes when anything changes."""

    def __init__(self, user_id: str = "") -> None:
        super().__init__(user_id, user_id, _unsent, 1e9, 1)
        self.texts: deque[str] = deque(maxlen=50)

    def push(self, data: bytes) -> None:
        self.texts.append(data.decode())

    def push_presence(self, data: bytes) -> None:
        self.push(data)


async def _unsent(*_: Any) -> None:
    """A screen keeps what it is sent."""
