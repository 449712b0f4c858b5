"""Tables that begin at an example of the rules page: made, played, brought back, recorded, rated for nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, in_play, until, until_asked
from test_table import scenario

import signoria
from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.guide import positions
from signoria.testing.laws import fingerprint


async def set_up(house: House, game: str, example: str) -> tuple[Client, dict[str, Any]]:
    (person,) = await house.guests(1)
    return person, await person.play_now(game, example=example, level="novice", pace=0)


def test_a_table_begins_where_the_example_does(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, info = await set_up(house, "condottiere", "winter")
        assert (info["status"], info["my_seat"], info["unrated"]) == ("running", 1, "scene")
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        async with person.sit(info["id"]) as seat:
            await until_asked(seat)
            assert seat.situation["view"]["players"][0]["strength"] == 29
            await seat.act("play_card winter")
            table = await house.hall.table(info["id"])
            assert in_play(table).record().replay(1).view(1)["players"][0]["strength"] == 4


def test_nothing_is_told_of_the_words_that_place_hidden_cards(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, info = await set_up(house, "renaissance", "countered")
        screen = await house.raw(info["id"], person)
        assert "felon" in (await house.hall.table(info["id"])).row.scene
        assert "felon" not in await screen.text()
        await screen.close()


def test_it_is_brought_back_as_it_was(tmp_path: Path) -> None:
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, info = await set_up(house, "condottiere", "alone")
        async with person.sit(info["id"]) as seat:
            await until_asked(seat)
            await seat.act("play_card mercenary_4")
        table = await house.hall.table(info["id"])
        kept.extend([info["id"], person.cookie, fingerprint(in_play(table))])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(kept[0])
        assert (table.row.status, table.row.unrated) == ("running", "scene")
        assert fingerprint(in_play(table)) == kept[2]
        (person,) = await house.guests(1)
        person.cookie = kept[1]
        async with person.sit(kept[0]) as seat:
            await until_asked(seat)
            await seat.act("play_card mercenary_3")


def test_bots_know_the_position_too_and_the_record_verifies(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, info = await set_up(house, "condottiere", "connected")
        async with person.sit(info["id"]) as seat:
            await until_asked(seat)
            await seat.act("pass")
            await until(lambda: seat.table["status"] == "over")
            assert seat.table["unrated"] == "scene"
        record = signoria.Record.parse(await person.record(info["id"]))
        assert record.scene == positions(signoria.game("condottiere"))["connected"].scene
        assert record.verify().winners == [0]
        rated = await person.request("GET", f"/api/tables/{info['id']}/ratings")
        assert rated["seats"] == []
        again = await person.request("POST", f"/api/tables/{info['id']}/rematch")
        assert (again["status"], again["unrated"]) == ("running", "scene")
        first, second = [await house.hall.table(id) for id in (info["id"], again["id"])]
        assert (first.row.scene, first.seed != second.seed) == (second.row.scene, True)


def test_a_bot_answers_from_the_position(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, info = await set_up(house, "il_principe", "marker")
        table = await house.hall.table(info["id"])
        async with person.sit(info["id"]) as seat:
            await until_asked(seat)
            await seat.act("pass")
            await until(lambda: len(table.history) > 1)
        failed = house.hall.metrics.bot_failures
        counted = [sample for each in failed.collect() for sample in each.samples if sample.name.endswith("_total")]
        assert sum(sample.value for sample in counted) == 0


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"example": "nowhere"}, "no example 'nowhere'"),
        ({"example": "sets"}, "no example 'sets'"),
        ({"example": "order", "seats": 5}, "seats and options of its own"),
        ({"example": "order", "options": {"open_money": True}}, "seats and options of its own"),
        ({"example": "order", "seat": 2}, "seats and options of its own"),
        ({"scene": '{"money":[99,0,0,0]}'}, "unknown field `scene`"),
    ],
)
def test_nobody_sets_up_anything_else(tmp_path: Path, wish: dict[str, Any], problem: str) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        with pytest.raises(Refused, match=problem):
            await person.play_now("il_principe", **wish)
        assert await house.hall.store.all(rows.TableRow, sa.select(rows.tables)) == []
