"""Tables that wait for somebody: told from rows, right after every change, and only what the person may know."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from house import House, in_play, seated, turns, until
from test_security import call
from test_table import scenario

from signoria.client import Client
from signoria.server.hall import Hall
from signoria.server.notices import waiting
from signoria.server.table import Table


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SETTLES", 0.0)
    monkeypatch.setattr(waiting, "AMONG_PRESENT", 0.0)


async def written(table: Table) -> None:
    """All that has changed so far is in the rows."""
    await table.call(waiting.settle)


async def calls(person: Client) -> dict[str, Any]:
    found: dict[str, Any] = await person.request("GET", "/api/calls")
    return found


def test_the_table_that_waits_is_listed_for_whom_it_waits(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock={"bank": 600, "increment": 5})
        await written(table)
        asked = in_play(table).to_act[0]
        mine, theirs = await calls(people[asked]), await calls(people[1 - asked])
        [waits] = mine["tables"]
        assert waits["mine"]
        assert waits["id"] == table.row.id
        assert waits["prompt"][0] in table.title.messages.keys()  # noqa: SIM118
        assert waits["live"]
        assert 0 < waits["until"] - mine["now"] <= 600_000
        assert waits["verbs"]
        [other] = theirs["tables"]
        assert (other["mine"], other["prompt"], other["verbs"]) == (False, None, [])
        assert other["asked"] == [asked]
        assert [player["name"] for player in other["players"]] == [person.name for person in people]
        assert (await calls(Client(house.address, "")))["tables"] == []


def test_after_the_answer_the_other_one_is_waited_for_and_after_the_end_nobody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1})
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            first = in_play(table).to_act[0]
            await seats[first].act(seats[first].situation["legal"][0])
            await written(table)
            assert [(await calls(person))["tables"][0]["mine"] for person in people] == [first != 0, first != 1]
            await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)
            await written(table)
        ended = [(await calls(person)) for person in people]
        assert [found["tables"] for found in ended] == [[], []]
        assert sorted(found["ended"][0]["place"] for found in ended) in ([1, 2], [1, 1])


def test_the_live_and_the_nearest_come_first(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        clocks = [None, {"bank": 86_400 * 2}, {"bank": 3000}, {"bank": 86_400 * 3}, {"bank": 300}]
        tables = [await house.table(people, clock=clock) for clock in clocks]
        for table in tables:
            await written(table)
        for seat, person in enumerate(people):
            waited = [table.row.id for table in tables if in_play(table).to_act == [seat]]
            listed = [found["id"] for found in (await calls(person))["tables"] if found["mine"]]
            wanted = [tables[at].row.id for at in (4, 2, 1, 3, 0)]
            assert listed == [id for id in wanted if id in waited]


def test_a_bot_in_the_seat_a_pause_and_a_kept_seat(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2) as (people, table, seats):
            asked = in_play(table).to_act[0]
            await seats[asked].ask({"type": "pause"})
            await until(lambda: table.row.paused)
            await written(table)
            [found] = (await calls(people[asked]))["tables"]
            assert (found["mine"], found["paused"]) == (False, True)
            await seats[asked].ask({"type": "resume"})
            await until(lambda: not table.row.paused)
            await people[asked].request("POST", f"/api/tables/{table.row.id}/leave")
            await written(table)
            [found] = (await calls(people[asked]))["tables"]
            assert not found["mine"]
            assert found["players"][asked]["driver"]


def test_listing_brings_no_table_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock={"bank": 86_400})
        await written(table)
        person = people[in_play(table).to_act[0]]
        kept.append(person.cookie)
        kept.append((await calls(person))["tables"])

    async def revive(*_: Any) -> None:
        raise AssertionError("a list brought a table back")

    monkeypatch.setattr(Hall, "revive", revive)

    @scenario(tmp_path, restore_at_start=False)
    async def _(house: House) -> None:
        _, _, answer = await call(house, "GET", "/api/calls", cookie=kept[0])
        assert json.loads(answer)["tables"] == kept[1]
        assert not house.hall.live


def test_a_restart_asks_the_same_question_since_the_same_moment(tmp_path: Path) -> None:
    kept: list[Any] = []

    @scenario(tmp_path)
    async def first(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        await written(table)
        kept.extend([people[in_play(table).to_act[0]].cookie, table.row.id])
        kept.append((await calls(people[in_play(table).to_act[0]]))["tables"])

    @scenario(tmp_path)
    async def then(house: House) -> None:
        await written(await house.hall.table(kept[1]))
        _, _, answer = await call(house, "GET", "/api/calls", cookie=kept[0])
        assert json.loads(answer)["tables"] == kept[2]
