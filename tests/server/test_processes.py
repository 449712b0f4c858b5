"""Two processes, one PostgreSQL, one Redis: to people they are one server, whatever befalls them."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from contextlib import AsyncExitStack
from typing import Any, Iterator

import pytest
from fleet import Door, Fleet, Ship, until
from house import Raw, run
from postgres import Cluster
from private_redis import PrivateRedis
from test_doubt import LossyLine
from test_kill import check, play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from signoria.client import Client, Refused, Seat

SHORT = {"deals": 1, "tricks": 4}
LONG = {"deals": 2}


@pytest.fixture(scope="module")
def fleet(postgres: Cluster, redis: PrivateRedis) -> Iterator[Fleet]:
    ships = Fleet(2, postgres.new_database(), redis.url)
    try:
        ships.open()
        yield ships
    finally:
        ships.close()


async def person(ship: Ship, name: str) -> Client:
    return await Client(ship.address, name).__aenter__()


def at(ship: Ship, somebody: Client) -> Client:
    """The same person, at another process."""
    return Client(ship.address, somebody.name, cookie=somebody.cookie)


async def table_of(people: list[Client], bots: int = 0, **choices: Any) -> str:
    """A running game that belongs to the process of the first of these people."""
    fill: list[Any] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    fill += [{"kind": "bot", "level": "random"}] * bots
    choices = {"seats": len(fill), "fill": fill, "pace": 0, "auto_pass": False, **choices}
    made = await people[0].create("tricks", **choices)
    for each in people[1:]:
        await each.join(made["invite"])
    await people[0].start(made["id"])
    return str(made["id"])


async def raw(ship: Ship, table: str, somebody: Client) -> Raw:
    url = f"ws://127.0.0.1:{ship.port}/ws/table/{table}"
    return Raw(await connect(url, additional_headers={"Cookie": somebody.cookie}, max_size=None, max_queue=None))


# -- whatever befalls them


def test_the_owner_is_killed_and_others_go_on(fleet: Fleet) -> None:
    """Nothing that was acknowledged is lost or doubled."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            door = await stack.enter_async_context(Door(fleet))
            people = [await stack.enter_async_context(Client(door.address, name)) for name in "abc"]
            games: dict[str, list[list[int]]] = {}
            players = []
            for number in range(4):
                table = await table_of(people, bots=number % 2, options=LONG)
                games[table] = [[], [], []]
                for somebody, acknowledged in zip(people, games[table]):
                    seat = await stack.enter_async_context(somebody.sit(table))
                    players.append(asyncio.create_task(play(seat, acknowledged)))
            for _ in range(2):
                wanted = _count(games) + random.randint(5, 20)
                await until(lambda: _count(games) >= wanted or all(each.done() for each in players))  # noqa: B023
                victim = await fleet.owner(random.choice(list(games))) or fleet.ships[0]
                victim.kill()
                for table in games:
                    await fleet.other_owner(table, victim)
                await asyncio.to_thread(victim.start)
            await asyncio.gather(*players)
            for table, seen in games.items():
                await check(people[0], table, seen)

    run(main)


def _count(games: dict[str, list[list[int]]]) -> int:
    return sum(len(actions) for seats in games.values() for actions in seats)


def test_a_bot_whose_process_was_killed_moves_on_with_nobody_there(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna = await person(near, "anna")
        table = await table_of([anna], bots=2, clock={"bank": 1, "increment": 0}, options=LONG)
        near.kill()
        assert await fleet.other_owner(table, near) is far
        stored = "SELECT count(*) FROM actions WHERE table_id = :id"
        before = (await fleet.sql(stored, id=table))[0][0]

        async def moved() -> bool:
            return bool((await fleet.sql(stored, id=table))[0][0] > before)

        await until(moved)
        await asyncio.to_thread(near.start)

    run(main)


def test_a_process_that_was_stopped_past_its_lease_cannot_write(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "anna"), await person(far, "bruno")
        table = await table_of([anna, bruno], options=LONG)
        stale = await raw(near, table, anna)
        state = (await stale.next("welcome"))["state"]
        near.send(signal.SIGSTOP)
        try:
            await stale.send({"type": "act", "id": "late", "version": state["version"], "actions": state["legal"][:1]})
            await at(far, anna).request("GET", f"/api/tables/{table}")
            assert await fleet.owner(table) is far
            async with at(far, anna).sit(table) as seat:
                await seat.act(seat.situation["legal"][-1])
                before = await fleet.sql("SELECT client_id FROM actions WHERE table_id = :id", id=table)
                near.send(signal.SIGCONT)
                told, code = await to_the_end(stale)
                assert code in (1012, 1013)
                assert not {"accepted", "update"} & set(told), told
                assert await fleet.sql("SELECT client_id FROM actions WHERE table_id = :id", id=table) == before
        finally:
            near.send(signal.SIGCONT)
            await stale.close()
        async with anna.sit(table) as one, bruno.sit(table) as other:
            await asyncio.gather(play(one, []), play(other, []))
        assert await fleet.owner(table) is far

    run(main)


async def to_the_end(line: Raw) -> tuple[list[str], int]:
    """What kinds of messages come until the connection is closed, and the code of that."""
    told: list[str] = []
    try:
        while True:
            told.append(json.loads(await line.text(20))["type"])
    except ConnectionClosed as closed:
        return told, closed.rcvd.code if closed.rcvd else 1006


def test_without_redis_people_at_the_owner_play_on_and_others_recover(fleet: Fleet, redis: PrivateRedis) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "anna"), await person(far, "bruno")
        own, common = await table_of([anna], bots=1, options=LONG), await table_of([anna, bruno], options=LONG)
        async with anna.sit(own) as alone, anna.sit(common) as one, bruno.sit(common) as other:
            redis.stop()
            try:
                for _ in range(2):
                    await until(lambda: alone.situation["legal"])
                    await alone.act(alone.situation["legal"][0])
                await _answer_once(one)
                waiting = asyncio.create_task(_answer_once(other))
                assert not (await asyncio.wait([waiting], timeout=1))[0]
            finally:
                redis.start()
            await waiting
            acknowledged: list[list[int]] = [[], []]
            await asyncio.gather(play(one, acknowledged[0]), play(other, acknowledged[1]))
        assert all(ship.process.poll() is None for ship in fleet.ships)

    run(main)


async def _answer_once(seat: Seat) -> None:
    await until(lambda: seat.situation["legal"])
    while True:
        try:
            await seat.act(seat.situation["legal"][0])
            return
        except Refused as refused:
            if refused.key != "no-stale":
                raise
            await asyncio.sleep(0.05)


def test_postgresql_is_restarted_and_nobody_was_told_what_is_not_stored(fleet: Fleet, postgres: Cluster) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "anna"), await person(far, "bruno")
        table = await table_of([anna, bruno], options=LONG)
        acknowledged: list[list[int]] = [[], []]
        async with anna.sit(table) as one, bruno.sit(table) as other:
            playing = [asyncio.create_task(play(seat, list)) for seat, list in zip((one, other), acknowledged)]
            await until(lambda: sum(map(len, acknowledged)) > 5)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(2.5)  # longer than a lease
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*playing)
        await check(bruno, table, acknowledged)
        assert await fleet.owner(table) is near  # nobody took it away from a process that could do nothing for it

    run(main)


def test_a_process_that_is_cut_off_from_the_database_loses_its_tables(
    fleet: Fleet, postgres: Cluster, redis: PrivateRedis
) -> None:
    async def main() -> None:
        near = fleet.ships[0]
        line = LossyLine(fleet.plain_url)
        lost = Ship("lost", await line.open(), redis.url, {})
        lost.launch()
        try:
            await asyncio.to_thread(lost.wait)
            anna, bruno = await person(lost, "anna"), await person(near, "bruno")
            table = await table_of([anna, bruno], options=LONG)
            async with bruno.sit(table) as other:
                line.cut_off()
                async with at(near, anna).sit(table) as one:
                    await asyncio.gather(_answer_once(one), _answer_once(other))
                    assert await fleet.owner(table) in fleet.ships
                    line.closed = False
                    await asyncio.to_thread(lost.wait)
                    async with anna.sit(table) as back:
                        await asyncio.gather(play(back, []), play(other, []))
        finally:
            lost.kill()
            line.server.close()
            await asyncio.gather(*line.tasks, return_exceptions=True)
            await asyncio.sleep(0.05)  # its transports close

    run(main)


def test_a_process_that_ends_gives_its_tables_to_others_at_once(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        async with AsyncExitStack() as stack:
            door = await stack.enter_async_context(Door(fleet))
            anna, bruno = await person(near, "anna"), await person(far, "bruno")
            table = await table_of([anna, bruno], options=LONG)
            driven = await table_of([anna], bots=2, clock={"bank": 600, "increment": 0}, options=LONG)
            anna.address = bruno.address = door.address
            acknowledged: list[list[int]] = [[], []]
            seats = [await stack.enter_async_context(who.sit(table)) for who in (anna, bruno)]
            playing = [asyncio.create_task(play(seat, list)) for seat, list in zip(seats, acknowledged)]
            await until(lambda: sum(map(len, acknowledged)) > 5)
            await asyncio.to_thread(near.end)
            assert await fleet.sql("SELECT 1 FROM processes WHERE name LIKE :name", name=f"{near.name}.%") == []
            await asyncio.gather(*playing)
            await check(bruno, table, acknowledged)
            assert await fleet.owner(table) is far
            assert await fleet.other_owner(driven, near) is far
            await asyncio.to_thread(near.start)

    run(main)


def test_a_process_with_many_more_tables_hands_some_over(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna = await person(near, "anna")
        count = "SELECT count(*) FROM leases WHERE owner LIKE :name"
        others = (await fleet.sql(count, name=f"{far.name}.%"))[0][0]
        tables = [await table_of([anna], bots=1) for _ in range(20 + 2 * others)]

        async def handed_over() -> bool:
            """Perhaps while the last of them are still made."""
            return any([await fleet.owner(table) is not near for table in tables])

        await until(handed_over)
        for table in (tables[0], tables[-1]):
            async with at(far, anna).sit(table) as seat:
                await _answer_once(seat)

    run(main)
