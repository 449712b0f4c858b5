"""One open websocket: an outbox that never makes the table wait, and a limit on what comes in."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Awaitable, Callable, Optional

FULL = 512  # messages a slow reader may lag behind before it is cut off; it resumes by reconnecting

Send = Callable[[Any], Awaitable[Any]]


class Connection:
    def __init__(self, user_id: str, name: str, send: Send, rate: float, burst: int) -> None:
        self.user_id = user_id
        self.name = name
        self.seat = -1
        self.send = send
        self.rate, self.burst = rate, float(burst)
        self.tokens, self.filled = float(burst), time.monotonic()
        self.outbox: list[str] = []
        self.wake: Optional[asyncio.Future[None]] = None
        self.closing: Optional[tuple[int, str]] = None

    def push(self, text: str) -> None:
        """Queue a message; the writer task sends it."""
        if self.closing is not None:
            return
        self.outbox.append(text)
        if len(self.outbox) > FULL:
            self.close(1013, "too slow")
        self._ring()

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
        self._ring()

    def _ring(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def may_speak(self) -> bool:
        """A token bucket: `burst` at once, `rate` per second."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    async def write_all(self) -> None:
        """Send what comes until the connection is closed from this side."""
        loop = asyncio.get_running_loop()
        while True:
            while self.outbox and (self.closing is None or self.closing[0] != 1013):
                batch, self.outbox = self.outbox, []
                for text in batch:
                    await self.send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                await self.send({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return
            self.wake = loop.create_future()
            await self.wake
            self.wake = None
