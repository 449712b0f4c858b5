"""The leak law on the wire: re-dealing what a viewer cannot know changes no byte sent to it.

Full games of every title over real websockets, all seats and a spectator at once. At many moments the
table is put, for one viewer after the other, into a world that viewer cannot tell from the true one; the
same action is sent over the same sockets; what reaches the viewer must be the same, byte for byte, up to
what the title declares a disclosure.
"""

from __future__ import annotations

import asyncio
import json
import re
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import House, Raw, hush, open_house, run

from signoria.kernel import State
from signoria.server import moves
from signoria.server.table import Table
from signoria.titles import own

EXAMINED = 25  # moments per game
MOST_ACTIONS = 1500
CASES: list[tuple[str, dict[str, Any]]] = [(title, {}) for title in own()] + [
    ("tricks", {"bids": "secret", "boasts": True, "deals": 2}),
    ("tricks", {"bids": "turn"}),
]


class Wire:
    """All sockets of one table, and the table itself to put worlds into."""

    def __init__(self, table: Table, screens: list[Raw], rng: Random) -> None:
        self.table, self.screens, self.rng = table, screens, rng
        self.sent = 0
        self.compared = 0

    @property
    def g(self) -> State:
        assert self.table.g is not None
        return self.table.g

    async def send(self, seat: int, action: int) -> list[str]:
        """Do it over the mover's socket; everything the mover was sent because of it."""
        self.sent += 1
        version = self.table.viewers[seat].version
        act = {"type": "act", "id": f"m{self.sent}", "version": version, "actions": [action]}
        await self.screens[seat].send(act)
        return await self.screens[seat].quiet()

    async def watch(self, seat: int, action: int) -> list[list[str]]:
        """As `send`; everything each viewer was sent because of it."""
        own = await self.send(seat, action)
        texts = await asyncio.gather(*(screen.quiet() for screen in self.screens))
        return [[*own, *text] if viewer == seat else text for viewer, text in enumerate(texts)]

    async def examine(self, seat: int, action: int) -> None:
        true = self.g
        seats = true.seats
        for screen in self.screens:
            await screen.quiet()
        worlds = {}
        for viewer in range(-1, seats):
            twin = true.imagine(viewer, self.rng.randbytes(16))
            twin.seed, twin.draws, twin.log = true.seed, true.draws, list(true.log or [])
            twin.past, twin.moves, twin.shown = true.past, true.moves, true.shown
            if twin.waiting() == true.waiting() and action in [*twin.legal(seat), *twin.asides(seat)]:
                worlds[viewer] = await self.elsewhere(twin, seat, action)
        number = self.sent
        received = await self.watch(seat, action)
        for viewer, (heard, at) in worlds.items():
            self.compare(viewer, _plain(received[viewer], number + 1), _plain(heard[viewer], at))

    async def elsewhere(self, twin: State, seat: int, action: int) -> tuple[list[list[str]], int]:
        """The action in another world; afterwards the table is as it was."""
        table = self.table
        true, log = table.g, list(self.g.log or [])
        saved = [{**viewer.__dict__, "shown": copy(viewer.shown)} for viewer in table.viewers]
        kept = (list(table.history), list(table.told), table.written, table.row.status, set(table.taken))
        write, table.hall.store.write = table.hall.store.write, _no_write  # type: ignore[method-assign]
        table.g = twin
        try:
            return await self.watch(seat, action), self.sent
        finally:
            table.hall.store.write = write  # type: ignore[method-assign]
            table.g = true
            assert true is not None
            true.log = log
            for viewer, fields in zip(table.viewers, saved):
                viewer.__dict__.update(fields)
            table.history, table.told, table.written, table.row.status, table.taken = kept

    def compare(self, viewer: int, truth: list[str], other: list[str]) -> None:
        self.compared += 1
        told, told_there = _events(truth), _events(other)
        if any(event.get("shown") for event in told + told_there):
            assert _closed(told) == _closed(told_there), self.report(viewer, truth, other)
            return
        assert truth == other, self.report(viewer, truth, other)

    def report(self, viewer: int, truth: list[str], other: list[str]) -> str:
        return f"viewer {viewer}\n{truth}\n{other}\n{self.g.record().text()}"


def _plain(texts: list[str], number: int) -> list[str]:
    """Without what must differ between two runs: our own message id, and the time of the end."""
    return [re.sub(r'"ended":\d+', '"ended":0', text.replace(f'"m{number}"', '"m"')) for text in texts]


def _no_write(*writes: Any) -> asyncio.Future[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done


def _events(texts: list[str]) -> list[dict[str, Any]]:
    return [event for text in texts for event in json.loads(text).get("events", [])]


def _closed(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events before the first declared disclosure."""
    for place, event in enumerate(events):
        if event.get("shown"):
            return events[:place]
    return events


async def play(house: House, title: str, options: dict[str, Any], program: bool = False) -> int:
    game = house.hall.title(title)
    people = await house.guests(game.usual_seats + 1)
    if program:
        people[1] = await house.program()
    table = await house.table(people[:-1], title, options=options, auto_pass=False)
    screens = [await house.raw(table.row.id, person) for person in people]
    rng = Random(11)
    wire = Wire(table, screens, rng)
    await hush(*screens)
    every = 1.0
    while not wire.g.over and len(table.history) < MOST_ACTIONS:
        seat, action = _choice(wire.g, rng)
        if rng.random() * every < 1:
            await wire.examine(seat, action)
            every = max(1.0, len(table.history) / EXAMINED)
        else:
            await table.call(moves.play, wire.g, seat, [action], "")
        assert table.history[-1] == (seat, action)
    for screen in screens:
        await screen.close()
    return wire.compared


def _choice(g: State, rng: Random) -> tuple[int, int]:
    if rng.random() < 0.1:
        seat = rng.randrange(g.seats)
        asides = g.asides(seat)
        if asides:
            return seat, rng.choice(asides)
    seat = rng.choice(g.to_act)
    return seat, rng.choice(g.legal(seat))


@pytest.mark.parametrize(("title", "options"), CASES, ids=[f"{title}-{len(options)}" for title, options in CASES])
def test_no_byte_tells_a_secret(title: str, options: dict[str, Any], tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            assert await play(house, title, options) > EXAMINED

    run(main)


def test_no_byte_tells_a_program_a_secret(tmp_path: Path) -> None:
    """A program on a seat is sent what a person is, and nothing more."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            assert await play(house, own()[0], {}, program=True) > EXAMINED

    run(main)
