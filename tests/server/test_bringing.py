"""Games begun elsewhere: checked, played on against bots, rated for nobody, and nobody else is named in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, until_asked
from test_table import scenario

import signoria
from signoria.client import Client, Refused
from signoria.kernel.scene import scene_text
from signoria.server import rows
from signoria.server.profiles.games import of_person


def begun(moves: int) -> str:
    """A game of two as text, after so many answers."""
    g = signoria.game("condottiere").start(seats=2, seed=5)
    while not g.over and g.moves < moves:
        seat = g.to_act[0]
        g.submit(seat, g.legal(seat)[0])
    return g.record().text()


async def bring(person: Client, **wish: Any) -> Any:
    return await person.request("POST", "/api/records", wish)


async def refused(person: Client, **wish: Any) -> str:
    with pytest.raises(Refused) as told:
        await bring(person, **wish)
    return told.value.key


def test_a_game_goes_on_against_bots_and_is_rated_for_nobody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        text = begun(6)
        info = await bring(person, text=text, seat=1, levels=["novice"], names=["Somebody", "Else"])
        assert (info["status"], info["my_seat"], info["unrated"]) == ("running", 1, "brought")
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        assert "Somebody" not in [seat["name"] for seat in info["seats"]], "a name that is only claimed"
        assert info["visibility"] == "private"
        again = await bring(person, text=text, seat=1, levels=["novice"])
        assert again["id"] == info["id"]
        async with person.sit(info["id"]) as seat:
            await until_asked(seat)
            await seat.act(seat.situation["legal"][0])
        table = await house.hall.table(info["id"])
        assert len(table.history) >= 7


def test_a_finished_game_counts_on_nobodys_page(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        info = await bring(person, text=begun(100_000), seat=0)
        assert info["status"] == "over"
        replay = await person.request("GET", f"/api/tables/{info['id']}/replay")
        assert replay["record"].startswith("signoria record")
        found = await house.hall.store.column(sa.select(rows.tables.c.id).where(of_person(info["seats"][0]["user"])))
        assert found == []


def test_what_does_not_hold_makes_no_table(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        text = begun(6)
        lines = text.splitlines()
        first = lines.index("actions") + 1
        assert await refused(person, text="nothing of the kind", seat=0) == "no-record"
        wrong = "\n".join([*lines[:first], "1 play_card winter", *lines[first:]])
        assert await refused(person, text=wrong, seat=0) == "no-record"
        assert await refused(person, text=text) == "no-open-seat"
        assert await refused(person, text=text, seat=7) == "no-open-seat"
        assert await refused(person, text=text, seat=0, levels=["", "wizard"]) != ""
        assert not (await person.request("GET", "/api/tables?scope=mine"))["tables"]


HUGE: dict[str, Any] = {"passed": [2**33]}  # as a bit of a set it would take a gigabyte
STRANGE = {
    "a seat beyond all tables": scene_text(HUGE),
    "before the game before": scene_text({"after": {"seed": "00" * 16, "actions": [], "scene": HUGE}, "seen_by": 0}),
    "more cards than a printer prints": scene_text({"hands": [f"{2**33} winter"]}),
    "no game before": scene_text({"after": 3, "seen_by": 0}),
    "no words": scene_text({"after": {"scene": 7}, "seen_by": 0}),
    "boxes in boxes": '{"hands":' + "[" * 50_000 + "]" * 50_000 + "}",
    "names in names": '{"a":' * 900 + "1" + "}" * 900,
}


@pytest.mark.parametrize("scene", STRANGE.values(), ids=STRANGE.keys())
def test_a_position_that_nobody_could_set_up_is_refused_before_it_costs_anything(tmp_path: Path, scene: str) -> None:
    lines = begun(0).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("commitment"))
    text = "\n".join([*lines[:at], f"scene {scene}", *lines[at:]])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        assert await refused(person, text=text, seat=0) == "no-record"
