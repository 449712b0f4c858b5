"""One open websocket: an outbox that never makes the table wait, and a limit on what comes in."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Awaitable, Callable, Optional, Protocol, Union

FULL = 512  # messages a slow reader may lag behind before it is cut off; it resumes by reconnecting
FULL_IN_GALLERY = 128  # the same for spectators
MOST_QUEUED = 8_000_000  # bytes that may wait for one reader

Send = Callable[[Any], Awaitable[Any]]
Receive = Callable[[], Awaitable[Any]]


class Line(Protocol):
    """The way past the outbox, see wire.py."""

    def write(self, data: bytes) -> bool: ...


class Bucket:
    """Tokens for what may be said: `burst` at once, `rate` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.filled = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Connection:
    def __init__(
        self, user_id: str, name: str, send: Send, rate: float, burst: int, session: str = "", request: str = ""
    ) -> None:
        self.user_id = user_id
        self.session = session  # the hash of a member's
        self.request = request  # what it is called in logs
        self.address = ""  # where it comes from; told and stored nowhere
        self.name = name
        self.seat = -1
        self.admitted = False  # the table has let it in
        self.foresees = False  # it wants to know with every question what could not be taken back
        self.unheard: frozenset[str] = frozenset()  # people whose words are not shown here
        self.send = send
        self.bucket = Bucket(rate, float(burst))
        self.heard = time.monotonic()
        self.line: Optional[Line] = None
        self.nonsense = 0  # messages that could not be understood
        self.outbox: list[bytes] = []
        self.sending = False  # what was taken out of the outbox is not all sent
        self.queued = 0  # bytes in the outbox
        self.presence_at = -1  # where in the outbox the last word about presence waits, if it does
        self.wake: Optional[asyncio.Future[None]] = None
        self.closing: Optional[tuple[int, str]] = None

    def push(self, data: bytes) -> None:
        """Send a message at once if nothing is in the way; if not, the writer task will."""
        if self.closing is not None:
            return
        if self.line is not None and not self.outbox and not self.sending and self.line.write(data):
            return
        self.outbox.append(data)
        self.queued += len(data)
        if len(self.outbox) > (FULL if self.seat >= 0 else FULL_IN_GALLERY) or self.queued > MOST_QUEUED:
            self.close(1013, "too slow")
        self._ring()

    def push_presence(self, data: bytes) -> None:
        """As `push`; an older word about presence that still waits is not sent any more."""
        if self.closing is None and self.presence_at >= 0:
            self.queued -= len(self.outbox.pop(self.presence_at))
            self.presence_at = -1
        place = len(self.outbox)
        self.push(data)
        if len(self.outbox) > place:
            self.presence_at = place

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
        if code == 1013:
            self._take_out()
        self._ring()

    def _ring(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def _take_out(self) -> list[bytes]:
        batch, self.outbox = self.outbox, []
        self.queued, self.presence_at = 0, -1
        return batch

    def may_speak(self) -> bool:
        self.heard = time.monotonic()
        return self.bucket.take()

    async def listen(self, receive: Receive, most: int) -> Optional[Union[str, bytes]]:
        """What comes next; None if that is the end, by either side."""
        raw = await receive()
        if raw["type"] != "websocket.receive":
            return None
        text = raw.get("text")
        data: Union[str, bytes] = text if text is not None else raw.get("bytes") or b""
        return data if self.may_be_heard(data, most) else None

    def may_be_heard(self, data: Union[str, bytes], most: int) -> bool:
        """Whoever says too much, or too often, is cut off."""
        if len(data) > most:
            self.close(1009, "too large")
        elif not self.may_speak():
            self.close(4429, "no-hurry")
        return self.closing is None

    async def write_all(self) -> None:
        """Send what comes until the connection is closed from this side."""
        loop = asyncio.get_running_loop()
        while True:
            self.sending = True
            while self.outbox:
                for data in self._take_out():
                    await self.send({"type": "websocket.send", "text": data.decode()})
            self.sending = False
            if self.closing is not None:
                await self.send({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return
            self.wake = loop.create_future()
            await self.wake
            self.wake = None
