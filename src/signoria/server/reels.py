"""Finished games opened at any moment, without playing each of them again from its start.

A watched game is played once; a copy of its state is kept every few actions, and a moment is played on from the
copy before it. Anybody who may look at a finished game can have copies kept, so all of them together are bounded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import islice
from typing import Final, Iterable, Iterator

from signoria.kernel import Event, Record, State
from signoria.kernel.state import bit_of
from signoria.server.protocol import ReplayMoment
from signoria.server.viewer import info

STRIDE: Final = 16  # actions between two copies
MOST_COPIES: Final = 256  # of one game; a longer one has them farther apart
MOST_MOMENTS: Final = 30_000  # of all games kept: at 16 actions a copy of 3 to 9 kB, some 25 MB
MOST_BEFORE: Final = 200  # earlier events told with a moment: more than any battle, round or auction has


class Reel:
    """One finished game. It never changes once it is made: any thread may read it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stride = max(STRIDE, 1 + len(record.actions) // MOST_COPIES)
        self.copies: list[State] = []
        self.told: list[int] = []  # events in the log at each moment
        self.scores: list[list[int]] = []  # at each moment
        moments = record.moments(trust=True)
        for g in moments:
            if g.moves % self.stride == 0:
                self.copies.append(g.copy())
            self.told.append(len(g.log or []))
            self.scores.append(g.scores)
        self.log = moments.g.log or []

    def state(self, number: int) -> State:
        """The state after `number` actions, for the caller to keep; without a log."""
        nearest = self.copies[number // self.stride].copy()
        return self.record.moments(number, nearest, trust=True).last()

    def moments(self, first: int, last: int, seat: int, open: bool) -> list[ReplayMoment]:
        """What a seat (-1: a spectator) saw from one moment to another; with `open`, what everybody saw as well.

        Only the first of them tells what happened before.
        """
        found = []
        for g in self.record.moments(last, self.state(first), trust=True):
            moment = _seen(g, seat, open)
            since = self.told[g.moves - 1] if g.moves else 0
            moment.events = [info(event) for event in _heard(self.log[since : self.told[g.moves]], seat, open)]
            if g.moves == first:
                earlier = islice(_heard(reversed(self.log[:since]), seat, open), MOST_BEFORE)
                moment.before = [info(event) for event in earlier][::-1]
            found.append(moment)
        return found


def _heard(events: Iterable[Event], seat: int, open: bool) -> Iterator[Event]:
    bit = bit_of(seat)
    return (event for event in events if open or event.audience & bit)


def _seen(g: State, seat: int, open: bool) -> ReplayMoment:
    prompt = g.prompt(seat) if seat >= 0 else None
    asked = g.asked(seat)
    return ReplayMoment(
        number=g.moves, seat=seat, view=g.view(seat if seat >= 0 else None),
        legal=g.legal(seat) if seat >= 0 else [], prompt=(prompt[0], list(prompt[1])) if prompt else None,
        asked=[each for each in range(g.seats) if asked >> each & 1], events=[],
        hands=[g.view(each) for each in range(g.seats)] if open else [],
    )  # fmt: skip


class Reels:
    """The games watched last, in this order; whoever comes while one is being made waits for it."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Task[Reel]] = OrderedDict()
        self.sizes: dict[str, int] = {}

    async def of(self, id: str, record: Record) -> Reel:
        making = self.kept.get(id)
        if making is None:
            making = asyncio.create_task(asyncio.to_thread(Reel, record), name=f"reel of {id}")
            making.add_done_callback(lambda done: self._check(id, done))
            self.kept[id], self.sizes[id] = making, len(record.actions) + 1
        self.kept.move_to_end(id)
        while sum(self.sizes.values()) > MOST_MOMENTS and len(self.kept) > 1:
            self._drop(next(iter(self.kept)))
        return await asyncio.shield(making)

    def _check(self, id: str, done: asyncio.Task[Reel]) -> None:
        if self.kept.get(id) is done and (done.cancelled() or done.exception()):
            self._drop(id)

    def _drop(self, id: str) -> None:
        del self.kept[id], self.sizes[id]
