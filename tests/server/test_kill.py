"""kill -9 at random moments under load, restart: every acknowledged action is there and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import urllib.request
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from house import run
from postgres import Cluster

import signoria
from signoria.client import Client, Refused, Seat
from signoria.server.main import free_port

SERVER = """
import sys
from signoria.server.main import serve
serve(port=int(sys.argv[1]), database_url=sys.argv[2], titles=("tricks:TITLE",), log_level="critical",
      messages_per_second=1e6, message_burst=10**6, requests_per_minute=10**6, thinkers=1,
      bot_seconds=0.0, unwatched_pace=0.0)
"""
TABLES = 4
ROUNDS = 4


class Child:
    """A server in a process of its own; `script` is told port, database and whatever else it wants."""

    def __init__(self, url: str, script: str = SERVER, *more: str) -> None:
        self.url, self.port = url, free_port()
        self.script, self.more = script, more

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", self.script, str(self.port), self.url, *self.more, stdout=asyncio.subprocess.DEVNULL
        )
        while not await asyncio.to_thread(self.answers):
            assert self.process.returncode is None, "the server did not start"
            await asyncio.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    async def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()


async def play(seat: Seat, acknowledged: list[int]) -> None:
    """Answer every question at random; keep what was acknowledged."""
    rng = random.Random(seat.seat)
    while not seat.situation["over"]:
        if not seat.situation["legal"]:
            await asyncio.sleep(0.002)
            continue
        action = rng.choice(seat.situation["legal"])
        try:
            await seat.act(action)
        except Refused as refused:
            if refused.key != "no-stale":  # made before the kill, not stored, asked again now
                raise
            await asyncio.sleep(0.01)
        else:
            acknowledged.append(action)


async def rounds(url: str) -> None:
    """Kill while actions are under way: after a random number of them, at a random moment."""
    child = Child(url)
    await child.start()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(f"http://127.0.0.1:{child.port}", n)) for n in "abc"]
        games: dict[str, list[list[int]]] = {}
        players = []
        for number in range(TABLES):
            id = await open_table(people, bot=number % 2 == 0)
            games[id] = [[], [], []]
            for person, acknowledged in list(zip(people, games[id]))[: 2 if number % 2 == 0 else 3]:
                seat = await stack.enter_async_context(person.sit(id))
                players.append(asyncio.create_task(play(seat, acknowledged)))
        for _ in range(ROUNDS):
            wanted = count(games) + random.randint(5, 30)
            while count(games) < wanted and not all(player.done() for player in players):
                await asyncio.sleep(random.random() * 0.01)
            await child.kill()
            await child.start()
        await asyncio.gather(*players)
        for id, seen in games.items():
            await check(people[0], id, seen)
    await child.kill()


def count(games: dict[str, list[list[int]]]) -> int:
    return sum(len(actions) for acknowledged in games.values() for actions in acknowledged)


async def open_table(people: list[Client], bot: bool) -> str:
    third = {"kind": "bot", "level": "random"} if bot else {"kind": "open"}
    fill = [{"kind": "me"}, {"kind": "open"}, third]
    table = await people[0].create("tricks", seats=3, fill=fill, pace=0, auto_pass=False, options={"deals": 2})
    for person in people[1 : (2 if bot else 3)]:
        await person.join(table["invite"])
    await people[0].start(table["id"])
    return str(table["id"])


async def check(person: Client, id: str, acknowledged: list[list[int]]) -> None:
    """The record verifies, and holds every acknowledged action once, in order, and no other by a person."""
    record = signoria.Record.parse(await person.record(id))
    assert record.verify().over
    for seat, seen in enumerate(acknowledged):
        if seen:  # a person's seat
            assert [action for actor, action in record.actions if actor == seat] == seen


def test_sqlite_survives_kill_9(tmp_path: Path) -> None:
    run(partial(rounds, f"sqlite:///{tmp_path}/killed.db"))


@pytest.mark.usefixtures("postgres")
def test_postgresql_survives_kill_9(postgres: Cluster) -> None:
    run(partial(rounds, postgres.new_database()))
