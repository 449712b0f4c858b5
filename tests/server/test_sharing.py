"""What several processes share: fences, limits, workers behind one socket; and how they are refused."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest
import sqlalchemy as sa
from fleet import Fleet, until
from house import PATIENCE, run
from postgres import Cluster
from private_redis import PrivateRedis
from test_processes import at, person, raw, to_the_end

from signoria.client import Client, Refused
from signoria.server import claim, dealing, rows
from signoria.server.fences import tables_of
from signoria.server.main import must_share
from signoria.server.metrics import Metrics
from signoria.server.processes.balance import MOST_AT_ONCE, surplus
from signoria.server.processes.leases import Leases, made_with
from signoria.server.rows import ActionRow, PlaceRow, UserRow
from signoria.server.settings import Settings
from signoria.server.starting import StartError
from signoria.server.store import INSERT_ACTION, Moved, Store, insert, update_place, update_table

SERVER = Path(dealing.__file__).parent


# -- fences


def test_every_write_of_a_table_says_of_which() -> None:
    action = insert(INSERT_ACTION, [ActionRow("one", 0, 0, 0, None, "", None, 0)])
    assert tables_of([action, update_table("two", paused=True), update_place(PlaceRow("three", 0, "open"))]) == {
        "one", "two", "three",
    }  # fmt: skip
    c = rows.nonces.c
    assert tables_of([(sa.delete(rows.nonces).where(sa.and_(c.table_id == "four", c.seat == 1)), None)]) == {"four"}
    assert tables_of([insert(sa.insert(rows.users), [UserRow("x", "y", "en", 0)])]) == set()
    assert tables_of([(sa.insert(rows.tables), [{"id": "five"}]), made_with("five", "me")]) == set()
    with pytest.raises(ValueError, match="must say of which table"):
        tables_of([(sa.update(rows.tables).values(paused=True), None)])
    with pytest.raises(ValueError, match="must say of which table"):
        tables_of([(sa.delete(rows.chat).where(rows.chat.c.seat == 1), None)])


async def _made(store: Store, id: str, *more: Any) -> None:
    row = {
        "id": id, "game": "tricks", "rules_version": 1, "pack": "", "seats": 2, "options": {}, "visibility": "private",
        "status": "running", "host": "", "invite": id, "seed": b"", "pace": 0, "auto_pass": False, "spectators": True,
        "paused": False, "created": 0, "previous": "", "next": "",
    }  # fmt: skip
    await store.write((sa.insert(rows.tables), [row]), *more)


def test_who_was_struck_out_cannot_write_and_one_by_one_they_take_over(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def main() -> None:
        store, fences = Store(url, Metrics()), {"t": 1, "u": 1}
        gone: list[str] = []
        await store.open()
        store.fences, store.when_moved = fences, gone.append

        async def nothing() -> None:
            return None

        ours, theirs = Leases(store.url, "ours", fences, nothing), Leases(store.url, "theirs", {}, nothing)
        await ours.enter()
        await theirs.enter()
        for id in ("t", "u"):
            await _made(store, id, made_with(id, ours.name))
        assert await theirs.take(["t", "u"]) == {}
        assert await theirs.owners(["t"]) == {"t": ours.name}
        await store.write(update_table("t", paused=True))
        await _sql(store, "UPDATE processes SET until = until - interval '1 hour' WHERE name LIKE 'ours%'")
        assert await theirs.owners(["t"]) == {}
        assert await theirs.take(["t"]) == {"t": 2}
        both = [store.write(update_table("t", paused=False)), store.write(update_table("u", paused=True))]
        with pytest.raises(Moved):
            await both[0]
        await both[1]  # nobody has taken it: one change does not suffer for another
        assert gone == ["t"]
        assert await store.column(sa.select(rows.tables.c.paused).order_by(rows.tables.c.id)) == [True, True]
        with pytest.raises(Moved):
            await store.write(update_table("unknown", paused=False))
        await ours._renew()
        assert ours.name == "ours#2"  # it was struck out, and begins anew
        await theirs.release(["t"], [])
        assert await ours.take(["t"]) == {"t": 4}
        await store.write(update_table("t", paused=False))
        for each in (ours, theirs, store):
            await each.close()

    run(main)


def test_what_was_taken_under_a_former_name_is_nobodys(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def main() -> None:
        store, fences = Store(url, Metrics()), dict[str, int]()
        await store.open()

        async def nothing() -> None:
            return None

        ours = Leases(store.url, "ours", fences, nothing)
        await ours.enter()
        await _made(store, "t", made_with("t", "dead#1"))
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("SELECT 1 FROM leases FOR UPDATE"))
            taking = asyncio.create_task(ours.take(["t"]))
            waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            await until(lambda: _found(store, waits))
            await _sql(store, "DELETE FROM processes")
            await ours._renew()
        assert ours.name == "ours#2"
        assert await taking == {}
        assert fences == {}
        assert await ours.take(["t"]) == {"t": 3} == fences
        await ours.close()
        await store.close()

    run(main)


def test_a_clock_of_the_database_that_was_set_back_keeps_nobody_alive(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def main() -> None:
        store = Store(url, Metrics())
        await store.open()

        async def nothing() -> None:
            return None

        ours = Leases(store.url, "ours", {}, nothing)
        await ours.enter()
        await _made(store, "t", made_with("t", "dead#1"))
        await _sql(store, "INSERT INTO processes VALUES ('dead#1', clock_timestamp() + interval '1 hour')")
        assert await ours.take(["t"]) == {"t": 2}
        await ours.close()
        await store.close()

    run(main)


async def _found(store: Store, statement: str) -> Any:
    async with store.engine.begin() as connection:
        return (await connection.execute(sa.text(statement))).scalar()


async def _sql(store: Store, statement: str) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sa.text(statement))


def test_a_burden_is_more_than_others_have() -> None:
    assert surplus(100, []) == 0
    assert surplus(10, [10, 10]) == 0
    assert surplus(5, [0]) == 0
    assert surplus(20, [0]) == 5
    assert surplus(1000, [0, 10]) == MOST_AT_ONCE


def test_nothing_that_travels_is_unpickled() -> None:
    for path in (SERVER / "processes").glob("*.py"):
        assert not re.search(r"pickle|marshal|eval\(", path.read_text()), path


# -- limits


@pytest.fixture(scope="module")
def strict(postgres: Cluster, redis: PrivateRedis) -> Iterator[Fleet]:
    ships = Fleet(
        2, postgres.new_database(), redis.url, tables_per_minute=4, sockets_per_person=3, requests_per_minute=150
    )  # fmt: skip
    try:
        ships.open()
        yield ships
    finally:
        ships.close()


def test_limits_hold_for_all_processes_together(strict: Fleet) -> None:
    async def main() -> None:
        near, far = strict.ships
        anna = await person(near, "anna")
        made = [await at(strict.ships[n % 2], anna).create("tricks", seats=2) for n in range(4)]
        for ship in strict.ships:
            with pytest.raises(Refused) as refused:
                await at(ship, anna).create("tricks", seats=2)
            assert refused.value.key == "no-hurry"
        lines = [await raw(strict.ships[n % 2], made[0]["id"], anna) for n in range(3)]
        for line in lines:
            await line.next("welcome")
        fourth = await raw(far, made[0]["id"], anna)
        await fourth.next("welcome")
        ends = [asyncio.create_task(to_the_end(line)) for line in (*lines, fourth)]
        (end,), others = await asyncio.wait(ends, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        assert end is not ends[3]
        assert end.result()[1] == 4429
        for each in others:
            each.cancel()
        for line in (*lines, fourth):
            await line.close()
        answers = 0
        try:
            while answers < 400:
                await at(strict.ships[answers % 2], anna).request("GET", "/api/games")
                answers += 1
        except Refused as error:
            refused_for = error.key
        assert refused_for == "no-hurry"
        assert answers < 200

    run(main)


# -- workers


def test_more_than_one_worker_needs_postgresql_and_redis() -> None:
    for database_url, redis_url in (("sqlite:///x", ""), ("sqlite:///x", "redis://x"), ("postgresql://x", "")):
        with pytest.raises(StartError, match="more than one worker needs PostgreSQL and Redis"):
            must_share(Settings(database_url=database_url, redis_url=redis_url, workers=2))
    must_share(Settings(database_url="postgresql://x", redis_url="redis://x", workers=2))
    with pytest.raises(ValueError, match="process_name"):
        Settings(process_name="a b")


def _told(*arguments: str, **environment: str) -> str:
    command = [sys.executable, "-m", "signoria.cli", "serve", "--port", "0", "--log-level", "critical", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=90, env={**os.environ, **environment})
    assert done.returncode
    return done.stderr


def test_what_is_wrong_with_redis_is_one_sentence(tmp_path: Path, postgres: Cluster) -> None:
    shared = ["--redis-url", "redis://:hush@127.0.0.1:1"]
    told = _told("--database-url", f"sqlite:///{tmp_path}/x.db", *shared)
    assert "redis_url is for several processes, which share a PostgreSQL database" in told
    told = _told("--database-url", postgres.new_database(), "--workers", "2", *shared)
    assert "Redis cannot be reached" in told
    assert "hush" not in told
    assert len(told.strip().splitlines()) == 1


def test_workers_share_a_socket_are_started_again_and_end_together(postgres: Cluster, redis: PrivateRedis) -> None:
    arguments = ["--workers", "2", "--process-name", "crew", "--database-url", postgres.new_database()]
    with subprocess.Popen(
        [sys.executable, "-m", "signoria.cli", "serve", "--port", "0", "--log-level", "critical", *arguments],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "SIGNORIA_REDIS_URL": redis.url},
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            run(lambda: _crew(address, process.pid))
            process.terminate()
            assert process.wait(timeout=40) == 0
        finally:
            process.kill()


def test_a_server_alone_and_servers_together_do_not_share_a_database(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "PATIENCE", 0.0)
    url = postgres.new_database()

    async def main() -> None:
        alone, another, together = Store(url, Metrics()), Store(url, Metrics()), Store(url, Metrics(), shared=True)
        await alone.open()
        for other in (another, together):
            with pytest.raises(StartError, match="another server is using the database"):
                await other.open()
        await alone.close()
        both = [Store(url, Metrics(), shared=True) for _ in range(2)]
        for each in both:
            await each.open()
        with pytest.raises(StartError, match="another server is using the database"):
            await Store(url, Metrics()).open()
        for each in both:
            await each.close()

    run(main)


async def _crew(address: str, supervisor: int) -> None:
    async with Client(address, "anna") as anna:
        table = await anna.play_now("condottiere", level="random", pace=0)
        async with anna.sit(table["id"]) as seat:
            first = children(supervisor)
            assert len(first) == 2
            for victim in first:
                os.kill(victim, signal.SIGKILL)
            await until(lambda: len(children(supervisor)) == 2 and not set(first) & set(children(supervisor)))
            await until(lambda: seat.situation["legal"] or seat.situation["over"])
            if not seat.situation["over"]:
                await asyncio.wait_for(_patient(seat), PATIENCE)
            second = children(supervisor)
            os.kill(supervisor, signal.SIGHUP)  # one after the other, each by one that is open already
            await until(lambda: len(children(supervisor)) == 2 and not set(second) & set(children(supervisor)))
            assert (await anna.request("GET", f"/api/tables/{table['id']}"))["my_seat"] == table["my_seat"]


async def _patient(seat: Any) -> None:
    while True:
        try:
            await seat.act(seat.situation["legal"][0])
            return
        except Refused:
            await asyncio.sleep(0.1)


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
