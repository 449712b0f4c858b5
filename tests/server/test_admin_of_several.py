"""`signoria admin` beside several processes: whoever has the table, and wherever the person is connected."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from fleet import until
from house import run
from test_admin import told
from test_processes import at, fleet, person, raw, table_of

from signoria.client import Refused

__all__ = ["fleet"]


@pytest.fixture(autouse=True)
def _with_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", "tricks:TITLE")


def test_tables_and_people_of_any_process_are_reached(fleet: Any) -> None:
    async def main() -> None:
        async def admin(*arguments: str) -> Any:
            return await asyncio.to_thread(told, fleet.plain_url, *arguments)

        near, far = fleet.ships
        anna, bruno = await person(near, "Admin Anna"), await person(far, "Admin Bruno")
        tables = [await table_of([anna, bruno]), await table_of([bruno, anna])]
        listed = {each["id"]: each["process"] for each in await admin("tables", "--person", "Admin Anna")}
        assert listed == {tables[0]: near.name, tables[1]: far.name}
        screens = [await raw(ship, tables[0], who) for ship, who in ((near, anna), (far, bruno))]
        for table in tables:
            assert (await admin("end", table))["status"] == "closed"
        for screen in screens:
            while (await screen.next("welcome"))["table"]["status"] != "closed":
                pass
        third = await table_of([anna, bruno])
        screen = await raw(far, third, bruno)  # by a pipe: the table is at the other process
        await screen.next("welcome")
        await admin("announce", "+30")
        assert (await screen.next("announcement"))["maintenance"]["minutes"] == 60
        assert (await admin("ban", "Admin Bruno"))["problems"] == []
        await screen.socket.wait_closed()
        assert screen.socket.close_code == 4403

        async def shut_out(ship: Any) -> bool:
            try:
                await at(ship, bruno).request("GET", "/api/me")
            except Refused as refused:
                return refused.key == "no-banned"
            return False

        await until(lambda: shut_out(near))
        await until(lambda: shut_out(far))
        seats = (await anna.request("GET", f"/api/tables/{third}"))["seats"]
        assert [bool(seat["driver"]) for seat in seats] == [False, True]
        await fleet.sql("UPDATE users SET seen = 0 WHERE name = 'Admin Anna'")
        found = await admin("retention", "--days", "30", "--really")
        assert (found["guests"], found["problems"]) == (1, [])
        assert third in {each["id"] for each in await admin("tables")}  # Bruno, who is banned, is not forgotten
        assert "Admin Anna" not in json.dumps(await admin("people"))
        assert (await admin("verify"))["failed"] == []
        await admin("announce", "--withdraw")

    run(main)


def test_without_any_process_the_command_does_it_itself(fleet: Any) -> None:
    """With a database that had a fleet before."""

    async def main() -> None:
        anna = await person(fleet.ships[0], "Late Anna")
        table = await table_of([anna], bots=1)
        for ship in fleet.ships:
            ship.end()
        assert (await asyncio.to_thread(told, fleet.plain_url, "end", table))["status"] == "closed"
        assert await fleet.sql("SELECT status FROM tables WHERE id = :id", id=table) == [("closed",)]

    run(main)
