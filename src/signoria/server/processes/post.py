"""Letters between processes, through Redis.

Each process reads a channel of its own and one for all. Redis keeps nothing: a letter whose reader is away is lost.
So whenever the line was cut, at either end, everything that hangs on it is given up, and people come again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import Any, Awaitable, Callable, Optional

import structlog
from msgspec import Struct
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from signoria.server.denied import Denied
from signoria.server.processes import letters

BEAT = 0.5  # seconds between two signs of life
SILENCE = 2.0  # a process that was not heard for so long is gone
AGAIN = 0.3  # seconds before another attempt to reach Redis
MOST_WAITING = 100_000  # letters
MOST_COUNTING = 16  # lines on which this process counts at once
COUNTED_WITHIN = 3.0  # seconds to wait for a free one; then it counts for itself
FAULTS = (RedisError, OSError, TimeoutError)

log = structlog.get_logger("post")


class Unreachable(Denied):
    """The process that has the table does not answer; what was asked may have been done or not."""

    def __init__(self) -> None:
        super().__init__("no-service", "the process that has this table does not answer", 503)


class Unread(Unreachable):
    """Nobody read the question: nothing was done."""


class Peer(Struct):
    session: int
    heard: float
    tables: int
    leaving: bool


class Asked(Struct):
    address: str
    done: asyncio.Future[bytes]


Reader = Callable[[Any], None]
Clerk = Callable[[bytes], Awaitable[bytes]]


class Post:
    """`address` is this process's; `readers` take letters by kind, `clerks` answer what others ask."""

    def __init__(self, url: str, realm: str, address: str, tables: Callable[[], int]) -> None:
        line: dict[str, Any] = {"socket_timeout": 5, "socket_connect_timeout": 3, "health_check_interval": 0}
        line["retry"] = Retry(NoBackoff(), 0)
        self.redis: Redis = Redis.from_url(url, **line)
        # counts have lines of their own and wait for a free one: however many come or go at once, letters get through
        counting = BlockingConnectionPool.from_url(url, max_connections=MOST_COUNTING, timeout=COUNTED_WITHIN, **line)
        self.counts: Redis = Redis.from_pool(counting)
        self.prefix, self.address, self.tables = f"signoria:{realm}:", address, tables
        self.session = int(time.time() * 1000)
        self.up = False
        self.leaving = False
        self.peers: dict[str, Peer] = {}
        self.waiting: deque[tuple[str, bytes, str]] = deque()  # to whom, what, and the question it is
        self.ring = asyncio.Event()
        self.asked: dict[str, Asked] = {}
        self.readers: dict[type, Reader] = {
            letters.Alive: self._alive, letters.Ask: self._ask, letters.Answer: self._answer, letters.Tell: self._told,
        }  # fmt: skip
        self.clerks: dict[str, Clerk] = {}
        self.told: dict[str, Callable[[str], None]] = {}
        self.when_cut: Callable[[], None] = _nothing
        self.when_gone: Callable[[str], None] = _nothing
        self.jobs: set[asyncio.Task[Any]] = set()
        self.reading: Optional[asyncio.Event] = None

    # -- the line

    async def open(self) -> None:
        """The first time Redis has to be there."""
        await self.redis.ping()
        self.reading = asyncio.Event()
        for work in (self._read_all(), self._send_all(), self._beat()):
            self.start(work)
        async with asyncio.timeout(5):
            await self.reading.wait()

    async def close(self) -> None:
        ending = set(self.jobs)
        while ending:  # again: a wait that ends in the same moment may swallow it
            for job in ending:
                job.cancel()
            _, ending = await asyncio.wait(ending, timeout=1)
        await self.redis.aclose()
        await self.counts.aclose()

    def start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.jobs.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self.jobs.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something between processes failed", exc_info=task.exception())

    def _cut(self, error: BaseException) -> None:
        """Nothing that was sent or asked can be counted on any more."""
        if self.up:
            log.error("the line to Redis is cut", reason=type(error).__name__)
        self.up = False
        self.session += 1
        self.waiting.clear()
        self.peers.clear()
        for asked in list(self.asked.values()):
            _fail(asked.done)
        self.when_cut()

    async def _read_all(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(self.prefix + self.address, self.prefix + "all")
                    await self._read(line)
            except Exception as error:  # of Redis, of its client, of our sockets
                self._cut(error)
            await asyncio.sleep(AGAIN)

    async def _read(self, line: Any) -> None:
        """Our own signs of life come back to us: if none does, the line is dead whatever the system says of it."""
        heard = time.monotonic()
        while True:
            message = await line.get_message(timeout=SILENCE)
            if message is None:
                if time.monotonic() - heard > SILENCE:
                    raise TimeoutError
                self._back()
                continue
            heard = time.monotonic()
            self._back()
            self._receive(message["data"])

    def _back(self) -> None:
        """The first letter tells others that some may have been lost."""
        if self.up:
            return
        self.up = True
        log.info("the line to Redis is open")
        self._sign()
        if self.reading is not None:
            self.reading.set()

    def _sign(self) -> None:
        self.send("all", letters.Alive(self.address, self.session, self.tables(), self.leaving))

    def _receive(self, data: bytes) -> None:
        try:
            letter = letters.decode(data)
        except Exception as error:  # of a newer release, perhaps
            log.error("a letter cannot be read", reason=type(error).__name__)
            return
        try:
            self.readers[type(letter)](letter)
        except Exception as error:
            log.error("a letter has led to an error", exc_info=error)

    # -- sending

    def send(self, address: str, letter: letters.Any, question: str = "") -> None:
        """To one process, or to `all`. In order, and lost if the line is cut."""
        if len(self.waiting) >= MOST_WAITING:
            self._cut(OverflowError())
        self.waiting.append((address, letters.encode(letter), question))
        self.ring.set()

    def tell(self, what: str, body: str = "") -> None:
        self.send("all", letters.Tell(what, body))

    async def _send_all(self) -> None:
        while True:
            await self.ring.wait()
            self.ring.clear()
            batch, self.waiting = self.waiting, deque()
            if not batch:
                continue
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for address, data, _ in batch:
                        pipe.publish(self.prefix + address, data)
                    read = await pipe.execute()
            except Exception as error:
                self._cut(error)
                await asyncio.sleep(AGAIN)
                continue
            for (address, _, question), readers in zip(batch, read):
                if not readers and address != "all":
                    self._unread(address, question)

    async def _beat(self) -> None:
        while True:
            self._sign()
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self._judge(time.monotonic() - due)

    def _judge(self, late: float) -> None:
        """Who was silent for too long is gone; not while this process itself could not listen."""
        heard_since = time.monotonic() - SILENCE - late
        for address in [address for address, peer in self.peers.items() if peer.heard < heard_since]:
            self._gone(address)

    # -- others

    def _alive(self, letter: letters.Alive) -> None:
        if letter.sender == self.address:
            return
        known = self.peers.get(letter.sender)
        if known is None:
            self._sign()
        elif known.session != letter.session:
            self._gone(letter.sender)
        self.peers[letter.sender] = Peer(letter.session, time.monotonic(), letter.tables, letter.leaving)

    def _unread(self, address: str, question: str) -> None:
        if question in self.asked:
            _fail(self.asked[question].done, Unread())
        self._gone(address)

    def _gone(self, address: str) -> None:
        self.peers.pop(address, None)
        for asked in [each for each in self.asked.values() if each.address == address]:
            _fail(asked.done)
        self.when_gone(address)

    def _told(self, letter: letters.Tell) -> None:
        if letter.what in self.told:
            self.told[letter.what](letter.body)

    # -- asking

    async def ask(self, address: str, what: str, body: bytes, seconds: float) -> bytes:
        """The answer of another process, or what it denies."""
        id = secrets.token_urlsafe(9)
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if not self.up:
            raise Unread
        self.asked[id] = Asked(address, done)
        try:
            self.send(address, letters.Ask(id, self.address, what, body), id)
            return await asyncio.wait_for(done, seconds)
        except TimeoutError:
            raise Unreachable from None
        finally:
            del self.asked[id]

    def _ask(self, letter: letters.Ask) -> None:
        self.start(self._see_to(letter))

    async def _see_to(self, letter: letters.Ask) -> None:
        denied: Optional[tuple[str, str, int]] = None
        body = b""
        try:
            if letter.what not in self.clerks:
                raise Denied("no-service", "this process is not open yet", 503)
            body = await self.clerks[letter.what](letter.body)
        except Denied as no:
            denied = (no.key, no.detail, no.status)
        except Exception as error:
            log.error("what another process asked failed", what=letter.what, exc_info=error)
            denied = ("no-service", "something went wrong on this server; its log says what", 500)
        self.send(letter.sender, letters.Answer(letter.id, body, denied))

    def _answer(self, letter: letters.Answer) -> None:
        asked = self.asked.get(letter.id)
        if asked is None or asked.done.done():
            return
        if letter.denied is not None:
            asked.done.set_exception(Denied(*letter.denied))
        else:
            asked.done.set_result(letter.body)


def _fail(done: asyncio.Future[bytes], error: Optional[Unreachable] = None) -> None:
    if not done.done():
        done.set_exception(error or Unreachable())


def _nothing(*_: Any) -> None:
    pass
