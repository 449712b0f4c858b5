"""Programs at the table: made by members or the house, declared, limited, rated apart, and cut off when taken back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, seated, until
from test_accounts import join, leave_for_good
from test_admin import admin
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.denied import Denied
from signoria.server.programs.names import is_program, must_be_a_persons, program_name
from signoria.server.programs.rows import programs

PROGRAMS = "/api/account/programs"


async def member(house: House) -> Client:
    (person,) = await house.guests(1)
    await join(house, person)
    return person


async def made(house: House, owner: Client, name: str = "Brave") -> tuple[dict[str, Any], Client]:
    told = await owner.request("POST", PROGRAMS, {"name": name})
    client = Client(house.address, token=told["token"])
    return told["program"], await client.__aenter__()


async def play_out(clients: list[Client], table: Any, seed: int = 1) -> None:
    """Everybody answers at random, over their own socket, to the end."""
    rng = Random(seed)
    async with AsyncExitStack() as stack:
        seats = await seated(stack, clients, table)
        while table.row.status == "running":
            await until(lambda: table.row.status != "running" or any(seat.situation.get("legal") for seat in seats))
            for seat in seats:
                if seat.situation.get("legal") and table.row.status == "running":
                    with suppress(Refused):  # the table may have moved on meanwhile
                        await seat.act(rng.choice(seat.situation["legal"]))


def test_a_member_makes_one_and_it_plays_a_rated_game(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        info, machine = await made(house, owner)
        assert info["name"] == "Brave [bot]"
        assert machine.me["program"]
        (other,) = await house.guests(1)
        table = await house.table([other, machine])
        assert [seat.program for seat in table.info("").seats] == [False, True]
        assert table.row.unrated == ""
        await play_out([other, machine], table)
        assert table.row.status == "over"
        listed = await other.request("GET", "/api/ratings/tricks")
        assert [row["name"] for row in listed["people"]] == [other.name]
        assert [row["name"] for row in listed["programs"]] == ["Brave [bot]"]
        assert listed["total"] == 1


def test_tokens_are_shown_once_and_kept_as_hashes(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        told = await owner.request("POST", PROGRAMS, {"name": "Brave"})
        token = told["token"]
        assert token not in str(await owner.request("GET", "/api/account"))
        for table in rows.metadata.sorted_tables:
            async with house.hall.store.engine.connect() as connection:
                kept = [tuple(row) for row in await connection.execute(sa.select(table))]
            assert token not in str(kept), table.name


def test_a_token_that_was_taken_back_opens_nothing_and_cuts_off(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        info, machine = await made(house, owner)
        (other,) = await house.guests(1)
        table = await house.table([other, machine])
        screen = await house.raw(table.row.id, machine)
        await screen.next("welcome")
        renewed = await owner.request("POST", f"{PROGRAMS}/{info['id']}/token")
        await until(lambda: not table.viewers[1].connections)
        with pytest.raises(Refused, match="opens nothing"):
            await machine.request("GET", "/api/me")
        again = await Client(house.address, token=renewed["token"]).__aenter__()
        assert again.me["id"] == info["id"]
        screen = await house.raw(table.row.id, again)
        assert (await screen.next("welcome"))["seat"] == 1
        await owner.request("DELETE", f"{PROGRAMS}/{info['id']}/token")
        await until(lambda: not table.viewers[1].connections)
        with pytest.raises(Refused, match="opens nothing"):
            await again.request("GET", "/api/me")
        assert [each["able"] for each in (await owner.request("GET", "/api/account"))["programs"]] == [False]
        await owner.request("DELETE", f"{PROGRAMS}/{info['id']}")
        assert (await owner.request("GET", "/api/account"))["programs"] == []
        assert table.places[1].name == ""
        assert table.places[1].driver


def test_what_programs_may_not_do(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        machine = await house.program()
        for method, path in (
            ("GET", "/api/account"), ("PUT", "/api/me"), ("GET", "/api/together"), ("POST", "/api/friends"),
            ("POST", PROGRAMS), ("GET", "/api/notices"), ("GET", "/api/puzzles"), ("POST", "/api/me/way-back"),
        ):  # fmt: skip
            with pytest.raises(Refused) as refused:
                await machine.request(method, path, {} if method != "GET" else None)
            assert refused.value.key == "no-program", path
        (host,) = await house.guests(1)
        public = await host.create("tricks", seats=3, visibility="public", fill=[{"kind": "me"}])
        with pytest.raises(Refused) as refused:
            await machine.request("POST", f"/api/tables/{public['id']}/join", {"seat": None})
        assert refused.value.key == "no-program-seat"
        joined = await machine.join(f"{house.address}/join/{public['invite']}")
        assert joined["seats"][1]["program"]
        own = await machine.create("tricks", seats=3, visibility="public", fill=[{"kind": "me"}])
        await host.request("POST", f"/api/tables/{own['id']}/join", {"seat": None})
        second = await house.program("Second")
        await second.request("POST", f"/api/tables/{own['id']}/join", {"seat": None})


def test_limits_of_programs(tmp_path: Path) -> None:
    @scenario(tmp_path, program_tables=2, program_requests_per_minute=12)
    async def play(house: House) -> None:
        machine = await house.program()
        for _ in range(2):
            await machine.create("tricks", fill=[{"kind": "me"}])
        with pytest.raises(Refused, match="2 tables at once"):
            await machine.create("tricks", fill=[{"kind": "me"}])
        asked = [machine.request("GET", "/api/me") for _ in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {each.key for each in answers if isinstance(each, Refused)} == {"no-hurry"}
        owner = await member(house)
        for number in range(5):
            await owner.request("POST", PROGRAMS, {"name": f"Brave {number}"})
        with pytest.raises(Refused) as refused:
            await owner.request("POST", PROGRAMS, {"name": "One more"})
        assert refused.value.key == "no-more-programs"


def test_nobody_is_rated_where_one_person_answers_for_several_seats(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        _, machine = await made(house, owner)
        table = await house.table([owner, machine])
        assert table.row.unrated == "kin"
        assert table.info("").unrated == "kin"
        _, second = await made(house, owner, "Second")
        (other,) = await house.guests(1)
        assert (await house.table([other, machine, second])).row.unrated == "kin"


def test_the_house_makes_lists_and_revokes(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        made_here = await admin(house, "program", "Stockfisch")
        machine = await Client(house.address, token=made_here["token"]).__aenter__()
        assert machine.name == "Stockfisch [bot]"
        (other,) = await house.guests(1)
        table = await house.table([other, machine])
        screen = await house.raw(table.row.id, machine)
        await screen.next("welcome")
        assert [each["name"] for each in await admin(house, "program")] == ["Stockfisch [bot]"]
        await admin(house, "program", "Stockfisch [bot]", "--revoke")
        await until(lambda: not table.viewers[1].connections)
        with pytest.raises(Refused, match="opens nothing"):
            await machine.request("GET", "/api/me")


def test_programs_go_with_whoever_answers_for_them(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        info, machine = await made(house, owner)
        (other,) = await house.guests(1)
        table = await house.table([other, machine])
        screen = await house.raw(table.row.id, machine)
        await screen.next("welcome")
        await admin(house, "ban", owner.name)
        await until(lambda: not table.viewers[1].connections)
        assert table.places[1].driver
        with pytest.raises(Refused) as refused:
            await machine.request("GET", "/api/me")
        assert refused.value.key == "no-banned"
        await admin(house, "unban", owner.name)
        second = await member(house)
        more, _ = await made(house, second, "Second")
        await leave_for_good(house, second)
        kept = await house.hall.store.column(sa.select(programs.c.user_id))
        assert kept == [info["id"]]
        assert not await house.hall.store.column(sa.select(rows.users.c.id).where(rows.users.c.id == more["id"]))


def test_nobody_speaks_or_sits_by_a_program_who_may_not(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        owner = await member(house)
        _, machine = await made(house, owner)
        (other,) = await house.guests(1)
        table = await house.table([other, machine])
        async with machine.sit(table.row.id) as seat, other.sit(table.row.id) as listening:
            await admin(house, "mute", owner.name)
            await until(lambda: house.hall.operator.owners and house.hall.operator.sanctions)
            screen = await house.raw(table.row.id, machine)
            await screen.next("welcome")
            await screen.send({"type": "chat", "text": "hello", "to": -1})
            assert (await screen.next("refused"))["key"] == "no-voice"
            assert not listening.chat
            assert seat.seat == 1
        with pytest.raises(Refused) as refused:
            await owner.request("POST", PROGRAMS, {"name": "Mouthpiece"})
        assert refused.value.key == "no-voice"
        again = await house.table([owner, other])
        await other.request("POST", f"/api/tables/{again.row.id}/ignored", {"seat": 0, "kind": "block"})
        _, second = await made_by(house, owner)
        hidden = await other.create("tricks", seats=2, fill=[{"kind": "me"}])
        with pytest.raises(Refused) as refused:
            await second.join(hidden["invite"])
        assert refused.value.key == "no-invite"


async def made_by(house: House, owner: Client) -> tuple[str, Client]:
    """A program of somebody, though they may say nothing."""
    id, token = await house.people.programs.make(owner.me["id"], "Other", "en")
    return id, await Client(house.address, token=token).__aenter__()


@pytest.mark.parametrize("name", ["Anna [bot]", "Anna[BOT]", "Anna [b0t]", "Anna [bоt]"])
def test_nobody_else_is_called_as_a_program(name: str, tmp_path: Path) -> None:
    with pytest.raises(Denied) as denied:
        must_be_a_persons(name)
    assert denied.value.key == "no-bot-name"
    must_be_a_persons("Abbot")
    assert program_name("Anna") == program_name("Anna [bot]") == program_name(" Anna  [bot] [bot]") == "Anna [bot]"
    assert is_program(program_name("A" * 60))
    assert len(program_name("A" * 60)) <= 40
    with pytest.raises(Denied):
        program_name("[bot]")


def test_a_stranger_with_a_wrong_token_is_refused_everywhere(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        wrong = Client(house.address, token="signoria_" + "x" * 32)
        with pytest.raises(Refused) as refused:
            await wrong.__aenter__()
        assert refused.value.key == "no-token"
        (person,) = await house.guests(1)
        table = await person.play_now("tricks")
        with pytest.raises(Refused):
            async with wrong.sit(table["id"]):
                pass
