"""From one release to the next while games run: old and new processes beside each other, on one database."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Iterator

import pytest
import sqlalchemy as sa
from fleet import Door, Fleet, Ship, until
from house import run
from postgres import Cluster
from previous import unpacked
from previous.schema import not_tolerated
from private_redis import PrivateRedis
from test_kill import check, count, play

from signoria.client import Client

LONG = {"deals": 2}


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked(tmp_path_factory.mktemp("previous"))


# -- with games running


def test_one_process_after_the_other_is_replaced_by_the_new_release_and_no_action_is_lost_or_doubled(
    previous: Path, postgres: Cluster, redis: PrivateRedis
) -> None:
    """In between people at old processes play at tables of new ones, and the other way round."""
    fleet = Fleet(2, postgres.new_database(), redis.url)
    new = fleet.ships
    fleet.ships = [Ship(f"old-{at}", fleet.plain_url, redis.url, {}, source=str(previous)) for at in range(2)]

    async def schema() -> str:
        found = await fleet.sql("SELECT version_num FROM alembic_version")
        return str(found[0][0])

    async def replace(door: Door, at: int) -> None:
        await asyncio.to_thread(fleet.ships[at].end)
        fleet.ships[at] = new[at]
        door.lead_to(fleet)
        await asyncio.to_thread(new[at].start)

    async def main() -> None:
        async with AsyncExitStack() as stack:
            door = await stack.enter_async_context(Door(fleet))
            people = [await stack.enter_async_context(Client(door.address, name)) for name in "abc"]
            games: dict[str, list[list[int]]] = {}
            players: list[asyncio.Task[None]] = []

            async def begin() -> None:
                for bots in (0, 1):
                    table = await table_of(people, bots)
                    games[table] = [[], [], []]
                    for somebody, seen in zip(people, games[table]):
                        seat = await stack.enter_async_context(somebody.sit(table))
                        players.append(asyncio.create_task(play(seat, seen)))

            async def played(more: int) -> None:
                wanted = count(games) + more
                await until(lambda: count(games) >= wanted or all(task.done() for task in players), 60)

            await begin()
            await played(6)
            before = await schema()
            await replace(door, 0)
            assert await schema() > before  # the new one has brought the database up to date
            await begin()
            await played(12)  # at old and new ones
            await replace(door, 1)
            await asyncio.gather(*players)
            for table, seen in games.items():
                await check(people[0], table, seen)

    try:
        fleet.open()
        run(main)
    finally:
        fleet.close()


async def table_of(people: list[Client], bots: int) -> str:
    fill: list[Any] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
    made = await people[0].create("tricks", seats=len(fill), fill=fill, pace=0, auto_pass=False, options=LONG)
    for each in people[1:]:
        await each.join(made["invite"], terms=0)
    await people[0].start(made["id"])
    return str(made["id"])


# -- what a migration may do


MIGRATED = """
import asyncio, sys
from signoria.server.metrics import Metrics
from signoria.server.store import Store

async def main():
    store = Store(sys.argv[1], Metrics())
    await store.open()
    await store.close()

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def made(previous: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with databases as the previous release and this one make them."""
    folder = tmp_path_factory.mktemp("databases")
    for name, source in (("old", {"PYTHONPATH": str(previous)}), ("new", {})):
        command = [sys.executable, "-c", MIGRATED, f"sqlite:///{folder}/{name}.db"]
        subprocess.run(command, env={**os.environ, **source}, check=True)
    return folder


@pytest.fixture
def both(made: Path, tmp_path: Path) -> Iterator[tuple[sa.Engine, sa.Engine]]:
    engines = []
    for name in ("old.db", "new.db"):
        shutil.copy(made / name, tmp_path / name)
        engines.append(sa.create_engine(f"sqlite:///{tmp_path / name}"))
    yield engines[0], engines[1]
    for engine in engines:
        engine.dispose()


def test_the_previous_release_can_read_and_write_the_new_schema(both: tuple[sa.Engine, sa.Engine]) -> None:
    """Expand now, contract when nobody reads it any more: see docs/operating.md."""
    assert not_tolerated(*both) == []


PLANTED = {
    "ALTER TABLE users RENAME COLUMN name TO called": [
        "users.name is gone",
        "users.called must be given, and has no default",
    ],
    "ALTER TABLE actions DROP COLUMN client_id": ["actions.client_id is gone"],
    "ALTER TABLE actions ADD COLUMN weight INTEGER NOT NULL DEFAULT 0": [],
    "CREATE UNIQUE INDEX once ON users (name)": ["users: ['name'] must be unique now"],
    "CREATE TABLE letters (id INTEGER PRIMARY KEY, whose VARCHAR(32) REFERENCES users (id))": [
        "letters holds on to users, which could no longer be deleted"
    ],
    "CREATE TABLE medals (whose VARCHAR(32), FOREIGN KEY (whose) REFERENCES users (id) ON DELETE CASCADE)": [],
    "CREATE TABLE told (id INTEGER PRIMARY KEY)": [],
}


@pytest.mark.parametrize("statement", PLANTED)
def test_what_the_previous_release_would_stumble_over_is_found(
    both: tuple[sa.Engine, sa.Engine], statement: str
) -> None:
    old, new = both
    with new.begin() as connection:
        connection.execute(sa.text(statement))
    assert not_tolerated(old, new) == PLANTED[statement]
