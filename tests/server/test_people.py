"""Guests, invitations, seats, the start, leaving, handing over, playing again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Awaitable

import pytest
from house import House, open_house, run, seated, turns, until
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server.store import Store

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def test_a_guest_needs_only_a_name_and_keeps_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        stranger = Client(house.address, "nobody")
        assert (await stranger.request("GET", "/api/me"))["id"] == ""
        with pytest.raises(Refused, match="give your name"):
            await stranger.create("tricks")
        async with Client(house.address, " Lucrezia \t de’  Medici\u0000") as guest:
            assert guest.me["name"] == "Lucrezia de’ Medici"
            id = guest.me["id"]
            again = Client(house.address, "", cookie=guest.cookie)
            assert (await again.request("GET", "/api/me"))["id"] == id
            changed = await again.request("PUT", "/api/me", {"name": "Lucrezia", "language": "fr"})
            assert changed == {
                "id": id,
                "name": "Lucrezia",
                "language": "fr",
                "protocol": 1,
                "member": False,
                "program": False,
                "arms": None,
            }
            forged = guest.cookie[:-3] + ("AAA" if not guest.cookie.endswith("AAA") else "BBB")
            assert (await Client(house.address, "", cookie=forged).request("GET", "/api/me"))["id"] == ""
            plain = Client(house.address, "", cookie=f"signoria={id}")
            assert (await plain.request("GET", "/api/me"))["id"] == ""


def test_an_invite_link_is_not_a_seat(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest, third = await house.guests(3)
        table = await host.create("tricks", seats=2, fill=[{"kind": "me"}])
        assert len(table["id"]) == len(table["invite"]) == 20
        seen = await guest.request("GET", f"/api/join/{table['invite']}")
        assert (seen["my_seat"], seen["invite"], seen["seats"][1]["kind"]) == (-1, "", "open")
        with pytest.raises(Refused, match="no-private"):
            await guest.request("POST", f"/api/tables/{table['id']}/join", {})
        with pytest.raises(Refused, match="no-invite"):
            await guest.join(table["id"])
        with pytest.raises(Refused, match="no-filled"):
            await host.start(table["id"])
        assert (await guest.join(table["invite"]))["my_seat"] == 1
        assert (await guest.join(table["invite"]))["my_seat"] == 1
        with pytest.raises(Refused, match="no-open-seat"):
            await third.join(table["invite"])
        with pytest.raises(Refused, match="no-host"):
            await guest.start(table["id"])
        assert (await host.start(table["id"]))["status"] == "running"
        with pytest.raises(Refused, match="no-started"):
            await third.join(table["invite"])
        assert [t["id"] for t in (await guest.request("GET", "/api/tables?scope=mine"))["tables"]] == [table["id"]]
        assert (await third.request("GET", "/api/tables?scope=mine"))["tables"] == []


def test_public_tables_are_in_the_lobby(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest = await house.guests(2)
        await host.create("tricks", seats=2, fill=[{"kind": "me"}])
        public = await host.create("tricks", seats=2, fill=[{"kind": "me"}], visibility="public")
        listed = (await guest.request("GET", "/api/tables"))["tables"]
        assert [t["id"] for t in listed] == [public["id"]]
        await guest.request("POST", f"/api/tables/{public['id']}/join", {"seat": 1})
        assert (await guest.request("GET", "/api/tables?scope=open"))["tables"] == []
        await host.start(public["id"])
        watch = (await guest.request("GET", "/api/tables?scope=watch"))["tables"]
        assert [t["id"] for t in watch] == [public["id"]]


def test_the_host_fills_seats_and_may_change_their_mind(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest = await house.guests(2)
        table = await host.create("tricks", seats=3, fill=[{"kind": "me"}])
        path = f"/api/tables/{table['id']}/fill"
        await guest.join(table["invite"], 2)
        with pytest.raises(Refused, match="no-host"):
            await guest.request("POST", path, {"seat": 1, "fill": {"kind": "bot", "level": "random"}})
        with pytest.raises(Refused, match="must be one of"):
            await host.request("POST", path, {"seat": 1, "fill": {"kind": "bot", "level": "genius"}})
        async with guest.sit(table["id"]) as screen:
            assert screen.seat == 2
            await host.request("POST", path, {"seat": 2, "fill": {"kind": "bot", "level": "random"}})
            await until(lambda: screen.seat == -1)
        moved = await host.request("POST", path, {"seat": 1, "fill": {"kind": "me"}})
        assert [seat["kind"] for seat in moved["seats"]] == ["open", "person", "bot"]
        with pytest.raises(Refused, match="seat must be from 0 to 2"):
            await host.request("POST", path, {"seat": 7, "fill": {"kind": "open"}})


def test_tables_that_cannot_be_played_are_refused(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (host,) = await house.guests(1)
        for wrong, reason in (
            ({"seats": 9}, "takes 2 to 4 seats"),
            ({"options": {"colour": 1}}, "unknown option 'colour'"),
            ({"options": {"tricks": 99}}, "must be a whole number from 1 to 13"),
            ({"seats": 2, "fill": [{"kind": "open"}] * 3}, "more seats filled"),
            ({"fill": [{"kind": "me"}, {"kind": "me"}]}, "one person on two"),
            ({"clock": {"bank": 60, "bot": "genius"}}, "level must be one of"),
            ({"pace": -1}, "pace"),
        ):
            with pytest.raises(Refused, match=reason):
                await host.create("tricks", **wrong)
        with pytest.raises(Refused, match="unknown game 'chess'"):
            await host.create("chess")


def test_play_now_is_at_a_running_table_in_one_call(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,) = await house.guests(1)
        table = await me.play_now("tricks", level="random", seat=2, pace=0, options={"tricks": 2})
        assert (table["status"], table["my_seat"]) == ("running", 2)
        async with me.sit(table["id"]) as seat:
            await turns([seat], lambda seat: seat.situation["legal"][0], lambda: False)
            assert seat.situation["over"]


def test_a_leaver_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            left = await people[0].request("POST", f"/api/tables/{table.row.id}/leave")
            assert left["seats"][0]["driver"] == "master"  # nobody has written an expert for this title
            await until(lambda: seats[1].situation["legal"])
            with pytest.raises(Refused, match="no-driver"):
                await seats[0].act("bid 3")
            await seats[0].ask({"type": "reclaim"})
            await until(lambda: seats[1].table["seats"][0]["driver"] == "")
            await seats[1].act("bid 3")
            await until(lambda: seats[0].situation["legal"])
            await seats[0].act(seats[0].situation["legal"][0])
            assert [seat for seat, _ in table.history] == [0, 1, 0]


def test_the_host_may_hand_over_the_seat_of_somebody_absent(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people)
        wish = {"type": "hand_over", "level": "random", "seat": 1}
        async with people[0].sit(table.row.id) as host, people[2].sit(table.row.id) as third:
            with pytest.raises(Refused, match="no-host"):
                await third.ask(wish)
            async with people[1].sit(table.row.id):
                with pytest.raises(Refused, match="no-present"):
                    await host.ask(wish)
            await until(lambda: not host.table["seats"][1]["online"])
            with pytest.raises(Refused, match="no-absent"):
                await host.ask(wish)
            table.away[1] -= 5 * 60_000
            await host.ask(wish)
            assert table.places[1].driver == "master", "nobody is left to a weaker bot than the usual one"
            with pytest.raises(Refused, match="no-open-seat"):
                await host.ask(wish)
            await host.act("bid 3")
            await until(lambda: third.situation["legal"])
            with pytest.raises(Refused, match="level must be one of"):
                await host.ask({"type": "hand_over", "level": "genius"})


def test_pause_stops_everything_until_resumed(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await seats[1].ask({"type": "pause"})
            await until(lambda: seats[0].table["paused"])
            with pytest.raises(Refused, match="no-pause"):
                await seats[0].act("bid 3")
            await seats[0].ask({"type": "resume"})
            await seats[0].act("bid 3")


def test_play_again_with_the_same_people(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1})
        path = f"/api/tables/{table.row.id}/rematch"
        with pytest.raises(Refused, match="no-rematch"):
            await people[0].request("POST", path)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)
            again = await people[1].request("POST", path)
            assert (again["status"], again["my_seat"], again["am_host"]) == ("open", 1, True)
            assert (await people[0].request("POST", path))["id"] == again["id"]
            await until(lambda: seats[0].table["next"] == again["id"])
        await people[1].start(again["id"])
        alone = await people[0].play_now("tricks", level="random", pace=0)
        restarted = await people[0].request("POST", f"/api/tables/{alone['id']}/rematch")
        assert (restarted["status"], restarted["previous"]) == ("running", alone["id"])


def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest = await house.guests(2)
        table = await host.create("tricks", seats=2, fill=[{"kind": "me"}])
        await guest.join(table["invite"])
        await host.request("POST", f"/api/tables/{table['id']}/leave")
        seen = await guest.request("GET", f"/api/tables/{table['id']}")
        assert (seen["am_host"], seen["seats"][0]["kind"]) == (True, "open")
        closed = await guest.request("POST", f"/api/tables/{table['id']}/leave")
        assert closed["status"] == "closed"


def test_idle_tables_sleep_and_wake(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, idle_minutes=0.01) as house:
            people = await house.guests(2)
            table = await house.table(people)
            async with people[0].sit(table.row.id) as seat:
                await seat.act("bid 3")
            await until(lambda: table.row.id not in house.hall.live)
            async with people[1].sit(table.row.id) as seat:
                assert seat.situation["view"]["bids"] == [3, -1]
                await seat.act("bid 4")
            await asyncio.sleep(0)

    run(main)


def test_a_failing_database_is_a_clear_refusal(tmp_path: Path) -> None:
    """Nobody gets a name that was not stored, nobody is taken for a stranger because a row could not be read."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        store = house.hall.store
        pen, engine = store.pen, store.engine
        elsewhere = Store(f"sqlite:///{tmp_path}/nowhere/house.db", store.metrics)
        store.pen, store.engine = elsewhere.pen, elsewhere.engine
        stranger = Client(house.address, "Somebody")
        reader = Client(house.address, "", cookie=guest.cookie)
        refused = [
            await refusal(stranger.__aenter__()),
            await refusal(guest.request("PUT", "/api/me", {"name": "Another"})),
            await refusal(guest.request("GET", "/api/tables?scope=mine")),
            await refusal(guest.request("GET", "/health")),
        ]
        house.people.known.clear()
        refused.append(await refusal(reader.request("GET", "/api/me")))
        assert refused == ["no-storage"] * 5
        socket = await house.raw(table["id"], guest)
        await socket.socket.wait_closed()
        assert (socket.socket.close_code, socket.socket.close_reason) == (1013, "no-storage")
        store.pen, store.engine = pen, engine
        await elsewhere.close()
        assert (await reader.request("GET", "/api/me"))["name"] == "Guest 0"
        assert (await guest.request("GET", f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Guest 0"


async def refusal(request: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await request
    return refused.value.key


def test_a_seat_survives_a_server_that_goes_away_while_it_is_greeted(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        made = await guest.create("tricks", fill=[{"kind": "me"}])
        dropped = 0

        async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal dropped
            if dropped < 2:
                await reader.readline()
                dropped += 1
            else:
                guest.address = house.address
            writer.close()

        async with await asyncio.start_server(door, "127.0.0.1", 0) as broken:
            port = broken.sockets[0].getsockname()[1]
            guest.address = f"http://127.0.0.1:{port}"
            async with guest.sit(made["id"]) as seat:
                assert seat.table["id"] == made["id"]
        assert dropped == 2
