"""Lists of tables come from rows; a table keeps its figures, and says which they are."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from house import House, seated, turns
from test_security import call
from test_table import scenario
from tricks.rules import GAME

from signoria import game
from signoria.client import Client
from signoria.kernel import Pack
from signoria.kernel.components import FIRST_PRINTING
from signoria.server.table import Table
from signoria.server.titles import describe


def played(folder: Path, games: int) -> tuple[str, list[dict[str, Any]]]:
    """Somebody's cookie, and what they were told of their tables: finished, running and open ones."""
    kept: list[Any] = []

    @scenario(folder)
    async def _(house: House) -> None:
        people = await house.guests(2)
        for _ in range(games):
            table = await house.table(people, options={"tricks": 1}, visibility="public")
            async with AsyncExitStack() as stack:
                seats = await seated(stack, people, table)
                await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)
        await house.table(people, visibility="public", clock={"bank": 60, "increment": 1})
        await people[0].create("tricks", fill=[{"kind": "me"}, {"kind": "bot"}], visibility="public")
        kept.append(people[0].cookie)
        kept.append((await people[0].request("GET", "/api/tables?scope=mine"))["tables"])

    return kept[0], kept[1]


def told(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All but the moment of the end, which is stored a little before it is shown."""
    return [{**table, "ended": bool(table["ended"])} for table in tables]


def test_lists_of_tables_bring_no_table_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, before = played(tmp_path, games=3)

    @scenario(tmp_path, restore_at_start=False)
    async def _(house: House) -> None:
        person = Client(house.address, "", cookie=cookie)
        monkeypatch.delattr(Table, "restore")
        for scope, status in (("mine", None), ("open", "open"), ("watch", "running")):
            found = (await person.request("GET", f"/api/tables?scope={scope}"))["tables"]
            assert told(found) == told([table for table in before if status in (None, table["status"])])
            assert found
        assert not house.hall.live


def test_a_title_that_is_gone_is_left_out_of_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, before = played(tmp_path, games=1)

    @scenario(tmp_path, restore_at_start=False)
    async def _(house: House) -> None:
        person = Client(house.address, "", cookie=cookie)
        (mine,) = [title for title in house.hall.titles if title.id != "tricks"][:1]
        await person.create(mine.id, fill=[{"kind": "me"}])
        monkeypatch.setattr(house.hall, "titles", (mine,))
        house.hall.live.clear()
        found = (await person.request("GET", "/api/tables?scope=mine"))["tables"]
        assert [table["game"] for table in found] == [mine.id]
        assert len(before) == 3


def test_a_table_names_its_figures_and_they_can_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, before = played(tmp_path, games=0)
    old = GAME.pack()
    changed = Pack("[deck]\ncards = 52\n# another edition\n", "components.toml")
    changed.edition = FIRST_PRINTING
    monkeypatch.setitem(GAME._printed, FIRST_PRINTING, changed)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        person = Client(house.address, "", cookie=cookie)
        game = await person.request("GET", "/api/games/tricks")
        again = await person.request("GET", f"/api/tables/{before[0]['id']}")
        assert game["components_hash"] == changed.hash
        assert again["components_hash"] == before[0]["components_hash"] == old.hash
        for pack in (old, changed):
            status, headers, body = await call(house, "GET", f"/api/components/{pack.hash}")
            assert (status, json.loads(body)) == (200, pack.figures)
            assert "immutable" in headers["cache-control"]
        status, _, body = await call(house, "GET", "/api/components/0123456789abcdef")
        assert (status, json.loads(body)["key"]) == (404, "no-page")
        async with person.sit(before[1]["id"]) as seat:
            assert seat.table["components_hash"] == old.hash
        made = await person.create("tricks")
        assert made["components_hash"] == changed.hash


def test_a_choice_says_from_how_many_seats_on_it_may_be_made() -> None:
    told = {option.name: option for option in describe(game("condottiere")).options}
    assert dict(zip(told["first_holder"].choices, told["first_holder"].least_seats, strict=True)) == {
        "random": 2, 0: 2, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6,
    }  # fmt: skip
    assert told["hidden_cards"].least_seats == []
    (setup,) = [option for option in describe(game("renaissance")).options if option.name == "setup"]
    assert setup.least_seats == [3, 4, 4, 4]
