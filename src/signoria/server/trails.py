"""Games that are still played, opened at any moment: copies of the state every few actions, as in `reels`.

A game that goes on grows, and moves are taken back; so a trail follows the record it is given.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final, Mapping

from signoria.kernel import Record, State

STRIDE: Final = 16  # actions between two copies
MOST_COPIES: Final = 256  # of one game; a longer one has them farther apart
MOST_TRAILS: Final = 32  # games that are looked back upon at the same time
AT_ONCE: Final = 2  # threads


class Trail:
    """Copies of one game every few actions, as far as it was looked back upon; for one thread at a time."""

    def __init__(self, record: Record) -> None:
        self.stride = max(STRIDE, 1 + len(record.actions) // MOST_COPIES)
        self.actions: list[tuple[int, int]] = []
        self.copies: list[State] = [record.start().copy()]
        self.lock = asyncio.Lock()

    def view(self, record: Record, number: int, seat: int) -> Mapping[str, Any]:
        """What a seat (-1: a spectator) saw after so many actions."""
        self._follow(record, number)
        nearest = self.copies[number // self.stride].copy()
        return record.moments(number, nearest, trust=True).last().view(seat if seat >= 0 else None)

    def _follow(self, record: Record, number: int) -> None:
        """Copies up to this moment; those of a course that was taken back are dropped."""
        same = _common(self.actions, record.actions)
        del self.copies[same // self.stride + 1 :]
        self.actions = record.actions
        if number // self.stride < len(self.copies):
            return
        for g in record.moments(number, self.copies[-1].copy(), trust=True):
            if g.moves == len(self.copies) * self.stride:
                self.copies.append(g.copy())


def _common(before: list[tuple[int, int]], now: list[tuple[int, int]]) -> int:
    """How many actions two courses of a game begin with."""
    for number, (old, new) in enumerate(zip(before, now)):
        if old != new:
            return number
    return min(len(before), len(now))


class Trails:
    """The games looked back upon last. Whoever asks waits for a thread: at most a few are busy with it."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Trail] = OrderedDict()
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def view(self, id: str, record: Record, number: int, seat: int) -> Mapping[str, Any]:
        async with self.gate:
            trail = self.kept.get(id)
            if trail is None or len(trail.copies) > 2 * MOST_COPIES:
                trail = self.kept[id] = await asyncio.to_thread(Trail, record)
            self.kept.move_to_end(id)
            while len(self.kept) > MOST_TRAILS:
                self.kept.popitem(last=False)
            async with trail.lock:
                return await asyncio.to_thread(trail.view, record, number, seat)
