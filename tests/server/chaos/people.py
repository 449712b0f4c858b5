"""People who play at random, come back after every loss of connection, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any, Awaitable, Callable, Optional

from signoria.client import Client, Json, Refused, Seat

THINKING = 0.06  # seconds between two messages of one person: a server takes twenty a second
UNTIL_ANSWERED = 40.0  # seconds after which an answer that never came is a fault


class Unanswered(Exception):
    """The server owes an answer."""


class Witness(Seat):
    """A seat that keeps every action the server has acknowledged, by its id."""

    def __init__(self, client: Client, table: str, counts: Counter[str]) -> None:
        super().__init__(client, table)
        self.counts = counts
        self.acknowledged: dict[str, Json] = {}
        self.changed_at = self.moved_at = self.heard_at = self.welcomed_at = time.monotonic()
        self.lost_seat = False
        self.unanswered: Json = {}
        self.wish: Optional[Json] = None
        self.answering: set[asyncio.Task[Any]] = set()

    def _take(self, message: Json) -> None:
        self.heard_at = time.monotonic()
        if message["type"] in ("welcome", "update"):
            self.changed_at = time.monotonic()
        if message["type"] == "welcome":
            self.welcomed_at = self.changed_at
        if message["type"] == "update":
            self.moved_at = self.changed_at
        if message["type"] == "welcome" and self.table and self.seat >= 0 > message["seat"]:
            self.lost_seat = True
        id = message.get("ack") or (message.get("id") if message["type"] == "accepted" else "")
        if id and self.messages.get(id, {}).get("type") == "act":
            self.acknowledged[id] = {**self.messages[id], "seat": self.seat}
        super()._take(message)
        self._see_wish(message)

    def _see_wish(self, message: Json) -> None:
        """Everybody agrees to everything, once."""
        if message["type"] == "undo_outcome":
            self.wish = None
        if message["type"] in ("undo_request", "welcome"):
            self.wish = message.get("request") or message.get("undo_request")
            if self.wish and self.seat in self.wish["needed"] and self.seat not in self.wish["agreed"]:
                self._later(self.ask({"type": "undo_answer", "agree": True}))

    async def ask(self, message: Json) -> Json:
        self.unanswered = message
        return await super().ask(message)

    def _later(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(_unless_refused(work))
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def play(self, rng: Random, stop: Callable[[], bool]) -> None:
        while not stop() and not self.situation.get("over"):
            await asyncio.sleep(THINKING * (0.5 + rng.random()))
            try:
                async with asyncio.timeout(UNTIL_ANSWERED):
                    await self._something(rng)
            except Refused as refused:
                self.counts[f"refused {refused.key}"] += 1
                await asyncio.sleep(0.1)
            except TimeoutError:
                raise Unanswered(f"{self.unanswered} was never answered; {self._how_it_stands()}") from None

    def _how_it_stands(self) -> str:
        silent = time.monotonic() - self.heard_at
        reader = "reads" if self.reader is not None and not self.reader.done() else f"has stopped: {self.reader!r}"
        state = self.socket.state.name if self.socket is not None else "none"
        return f"closed: {self.closed!r}, socket: {state}, nothing heard for {silent:.1f} s, and the reader {reader}"

    async def _something(self, rng: Random) -> None:
        chance = rng.random()
        if self.table.get("paused"):
            await asyncio.sleep(rng.random())
            await self.ask({"type": "resume"})
        elif chance < 0.003:
            self.counts["pauses"] += 1
            await self.ask({"type": "pause"})
        elif chance < 0.02:
            self.counts["undos"] += 1
            await self.ask({"type": "undo", "ask": rng.random() < 0.3})
        elif self.situation.get("legal"):
            await self.act(rng.choice(self.situation["legal"]))
            self.counts["actions"] += 1
        elif chance < 0.1 and self.situation.get("asides"):
            await self.act(rng.choice(self.situation["asides"]))
            self.counts["asides"] += 1


async def _unless_refused(work: Awaitable[Any]) -> None:
    try:
        await work
    except Refused:
        return


async def patiently(ask: Callable[[], Awaitable[Any]], stop: Callable[[], bool]) -> Any:
    """An HTTP request, again and again while the server is away."""
    while not stop():
        try:
            return await ask()
        except Refused as refused:
            if refused.key not in ("no-storage", "no-service", "no-sense"):
                raise
        except OSError:
            pass
        await asyncio.sleep(0.2)
    return None
