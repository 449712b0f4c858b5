"""Several processes that nothing befalls are as one: every byte, list and name is the same at each of them."""

from __future__ import annotations

import asyncio
from typing import Any, Iterator

import pytest
from fleet import CALM, Fleet
from house import PATIENCE, hush, run
from postgres import Cluster
from private_redis import PrivateRedis
from test_kill import check, play
from test_processes import SHORT, at, person, raw, table_of

from signoria.client import Refused


@pytest.fixture(scope="module")
def fleet(postgres: Cluster, redis: PrivateRedis) -> Iterator[Fleet]:
    ships = Fleet(2, postgres.new_database(), redis.url, CALM)
    try:
        ships.open()
        yield ships
    finally:
        ships.close()


def test_the_tables_that_wait_are_told_alike_at_every_process_and_the_host_may_set_a_webhook_from_anywhere(
    fleet: Fleet,
) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "anna waits"), await person(far, "bruno waits")
        table = await table_of([anna, bruno], options=SHORT)
        found: dict[str, Any] = {}
        async with asyncio.timeout(PATIENCE):
            while len(found) < 2:  # the rows are written a moment after the start
                for who in (anna, bruno):
                    told = await who.request("GET", "/api/calls")
                    found |= {who.name: told["tables"]} if told["tables"] else {}
                await asyncio.sleep(0.05)
        assert sorted(tables[0]["mine"] for tables in found.values()) == [False, True]
        for who, ship in ((anna, far), (bruno, near)):
            again = (await at(ship, who).request("GET", "/api/calls"))["tables"]
            assert [call["id"] for call in again] == [table]
            assert again == found[who.name]
        wish = {"address": "https://93.184.216.34/hook", "shape": "matrix"}
        told = await at(far, anna).request("PUT", f"/api/tables/{table}/webhook", wish)
        assert told == {"shape": "matrix", "host": "93.184.216.34"}
        with pytest.raises(Refused):
            await at(near, bruno).request("DELETE", f"/api/tables/{table}/webhook")

    run(main)


def test_whoever_is_at_another_process_sees_every_byte_as_whoever_is_at_the_tables_own(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "anna"), await person(far, "bruno")
        table = await table_of([anna, bruno], options=SHORT)
        assert await fleet.owner(table) is near
        both = {name: [await raw(ship, table, who) for ship in fleet.ships] for name, who in
                (("anna", anna), ("bruno", bruno))}  # fmt: skip
        for line in (*both["anna"], *both["bruno"]):
            assert line.socket.response is not None
            assert line.socket.response.headers["x-signoria-owner"] == near.name
        async with anna.sit(table) as one, bruno.sit(table) as other:
            await hush(*both["anna"], *both["bruno"])
            acknowledged: list[list[int]] = [[], []]
            await one.say("Good day")
            await asyncio.gather(play(one, acknowledged[0]), play(other, acknowledged[1]))
            for name, lines in both.items():
                seen = [await line.quiet() for line in lines]
                assert len(seen[0]) > 10
                assert seen[0] == seen[1], name
        await check(bruno, table, acknowledged)
        for line in (*both["anna"], *both["bruno"]):
            await line.close()

    run(main)


def test_requests_lists_names_and_another_game_are_the_same_at_any_process(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "Anna"), await person(far, "Bruno")
        made = await anna.create("tricks", seats=2, fill=[{"kind": "me"}], pace=0, options=SHORT, visibility="public")
        path = f"/api/tables/{made['id']}"
        assert await bruno.request("GET", path) == await at(near, bruno).request("GET", path)
        with pytest.raises(Refused) as refused:
            await bruno.request("POST", f"{path}/start")
        assert refused.value.key == "no-host"
        assert (await bruno.request("POST", f"{path}/join", {}))["my_seat"] == 1
        with pytest.raises(Refused) as refused:  # Anna sits at a table of the other process
            await bruno.request("PUT", "/api/me", {"name": "anna", "language": "en"})
        assert refused.value.key == "no-such-name"
        await bruno.request("PUT", "/api/me", {"name": "Beatrice", "language": "en"})
        assert [seat["name"] for seat in (await anna.request("GET", path))["seats"]] == ["Anna", "Beatrice"]
        await anna.start(made["id"])
        async with anna.sit(made["id"]) as one, bruno.sit(made["id"]) as other:
            (mine,) = (await bruno.request("GET", "/api/tables?scope=mine"))["tables"]
            assert [seat["online"] for seat in mine["seats"]] == [True, True]
            await asyncio.gather(play(one, []), play(other, []))
        text = await bruno.record(made["id"])
        assert text == await anna.record(made["id"])
        assert await bruno.request("GET", f"{path}/replay/0/4") == await at(near, bruno).request(
            "GET", f"{path}/replay/0/4"
        )
        again = await bruno.request("POST", f"{path}/rematch")
        assert again["my_seat"] == 1
        accepted = await anna.request("POST", f"{path}/rematch")
        assert (accepted["id"], [seat["kind"] for seat in accepted["seats"]]) == (again["id"], ["person", "person"])
        ratings = [await who.request("GET", f"{path}/ratings") for who in (anna, bruno)]
        assert ratings[0] == ratings[1]

    run(main)


def test_a_table_that_nobody_has_is_taken_by_whoever_is_asked(fleet: Fleet) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna = await person(near, "anna")
        with pytest.raises(Refused) as refused:
            await anna.request("GET", "/api/tables/nowhere")
        assert refused.value.key == "no-table"
        table = await table_of([anna], bots=1)
        await fleet.sql("UPDATE leases SET owner = '', fence = fence + 1 WHERE table_id = :id", id=table)
        await at(far, anna).request("GET", f"/api/tables/{table}")
        assert await fleet.owner(table) is far

    run(main)
