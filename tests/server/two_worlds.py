"""Two courses of the same game that differ in secret actions alone, byte for byte, on every screen.

Time is told by hand and the deal is given, so that nothing but the secrets can differ: versions, epochs, clocks and
times of messages are compared as they are sent.
"""

from __future__ import annotations

import asyncio
import math
from hashlib import sha256
from random import Random
from typing import Any, Awaitable, Callable, Optional, Sequence

import pytest
from house import House, Raw, in_play, until

from signoria.client import Client
from signoria.kernel import State
from signoria.server import clock, moves, rows
from signoria.server.connection import Bucket
from signoria.server.store import update_table
from signoria.server.table import Table

TABS = 2  # screens of each seat, and of the spectators
SEED = bytes(range(16))
NOON = 1_800_000_000_000

Message = dict[str, Any]
Deeds = Sequence[tuple[int, "Message | str"]]
Story = Callable[["World", int], Awaitable[None]]


class Stirred(AssertionError):
    """Somebody was sent something because of what they may not know."""


class Hours:
    """The time of day and of the clock, which goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def time_ns(self) -> int:
        return self.now * 1_000_000

    def monotonic(self) -> float:
        return self.now / 1000


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    told = Hours()
    monkeypatch.setattr(rows, "time", told)
    monkeypatch.setattr(clock, "time", told)
    return told


def _last_presence(texts: list[str]) -> list[str]:
    told = [text.startswith('{"type":"presence"') for text in texts]
    return [text for at, text in enumerate(texts) if not told[at] or not any(told[at + 1 :])]


class World:
    """A table with its screens; everything that was sent to each, step by step."""

    def __init__(self, house: House, table: Table, people: list[Client], hours: Hours) -> None:
        self.house, self.table, self.people, self.hours = house, table, people, hours
        self.screens: list[list[Raw]] = []
        self.book: list[tuple[str, list[list[list[str]]]]] = []
        self.early: dict[int, list[str]] = {}  # what a sender was sent while waiting for the answer
        self.sent = 0

    @property
    def g(self) -> State:
        return in_play(self.table)

    async def open(self, **since: int) -> list[list[Raw]]:
        return [[await self.house.raw(self.table.row.id, who, **since) for _ in range(TABS)] for who in self._viewers()]

    def _viewers(self) -> list[Optional[Client]]:
        return [*self.people, None]

    async def begin(self) -> None:
        self.table.watch.bucket = Bucket(0.0, math.inf)  # who comes and goes is told at once
        self.screens = await self.open()
        await until(lambda: len(self.table.connections) >= sum(map(len, self.screens)))
        await self.note("the beginning", arriving=True)

    async def note(self, label: str, arriving: bool = False) -> None:
        """Write down what has reached every screen; then some time passes.

        While people arrive, how many words about presence a slow screen gets is chance: only the last counts.
        """
        heard = [[await tab.quiet() for tab in tabs] for tabs in self.screens]
        if arriving:
            heard = [[_last_presence(texts) for texts in tabs] for tabs in heard]
        for seat, texts in self.early.items():
            heard[seat][0] = [*texts, *heard[seat][0]]
        self.early = {}
        self.book.append((label, [[self._plain(texts) for texts in tabs] for tabs in heard]))
        self.hours.now += 1000

    def _plain(self, texts: list[str]) -> list[str]:
        row = self.table.row
        return [text.replace(row.id, "TABLE").replace(row.invite, "INVITE") for text in texts]

    async def do(self, seat: int, *deeds: Message | str) -> None:
        """What happens in both worlds."""
        for deed in deeds:
            await self._send(seat, deed, f"step{len(self.book)}")
            await self.note(f"{seat} {deed}")

    async def secretly(self, which: int, *worlds: Deeds) -> None:
        """What happens in this one of the worlds, and in the others instead."""
        for seat, deed in worlds[which]:
            self.sent += 1
            await self._send(seat, deed, f"secret{self.sent}")
        await self.note("something secret")

    async def _send(self, seat: int, deed: Message | str, id: str) -> None:
        if isinstance(deed, str):
            version = self.table.viewers[seat].version
            deed = {"type": "act", "version": version, "actions": deed.split(", ")}
        if deed["type"] == "order":
            deed = {**deed, "version": self.table.viewers[seat].version}
        screen = self.screens[seat][0]
        await screen.send(deed if deed["type"] == "chat" else {**deed, "id": id})
        self.early[seat] = [*self.early.get(seat, []), *await screen.quiet()]

    async def reconnect(self) -> None:
        """Every viewer opens another screen, once knowing nothing, once knowing all events so far."""
        count = len(self.table.connections)
        for seat, who in zip((*range(len(self.people)), -1), self._viewers()):
            viewer = self.table.viewers[seat]
            for since in ({}, {"since": viewer.count, "epoch": viewer.epoch}):
                screen = await self.house.raw(self.table.row.id, who, **since)
                self.book.append((f"{seat} comes again", self._only(seat, self._plain(await screen.quiet()))))
                await screen.close()
                await until(lambda: len(self.table.connections) == count)
        await self.note("everybody came again")

    def _only(self, seat: int, texts: list[str]) -> list[list[list[str]]]:
        heard: list[list[list[str]]] = [[[]] for _ in self._viewers()]
        heard[seat] = [texts]
        return heard

    async def restart(self) -> None:
        """The table is brought back from the database."""
        hall, id = self.house.hall, self.table.row.id
        await self.table.close()
        del hall.live[id]
        for tabs in self.screens:
            for tab in tabs:
                await tab.close()
        self.table = await hall.table(id)
        await self.begin()


async def settle_down(
    house: House, people: list[Client], hours: Hours, title: str, ripe: Callable[[State], bool], **choices: Any
) -> World:
    """A new table with a given deal, played at random until it is ripe; then all screens are opened."""
    hours.now = NOON
    made = await people[0].create(title, seats=len(people), fill=[{"kind": "me"}], auto_pass=False, **choices)
    for seat, person in enumerate(people[1:], 1):
        await person.join(made["invite"], seat)
    table = await house.hall.table(made["id"])
    await house.hall.store.write(update_table(made["id"], seed=SEED))
    table.row.seed, table.commitment = SEED, sha256(SEED).hexdigest()
    await people[0].start(made["id"])
    rng = Random(3)  # with it every case becomes ripe before the end
    while not ripe(in_play(table)):
        g = in_play(table)
        seat = rng.choice(g.to_act)
        await table.call(moves.play, g, seat, [rng.choice(g.legal(seat))], "")
    world = World(house, table, people, hours)
    await world.begin()
    return world


async def compare(make: Callable[[], Awaitable[World]], story: Story, bystanders: Sequence[int]) -> int:
    """Tell the story in each world; the number of messages that all bystanders were sent alike."""
    books = []
    for which in (0, 1, 2):
        world = await make()
        await story(world, which)
        books.append(world.book)
        for tabs in world.screens:
            await asyncio.gather(*(tab.close() for tab in tabs))
    assert len({len(book) for book in books}) == 1, "the worlds have different numbers of steps"
    count = 0
    for steps in zip(*books):
        for viewer in bystanders:
            heard = [step[1][viewer] for step in steps]
            if heard.count(heard[0]) != len(heard):
                raise Stirred(f"viewer {viewer} after {steps[0][0]}:\n" + "\n".join(map(str, heard)))
            count += sum(map(len, heard[0]))
    return count
