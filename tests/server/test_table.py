"""Playing at a live table: acknowledgement, versions, ids, refusals, tabs, reconnecting, records."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any, Awaitable, Callable

import pytest
from house import House, hush, in_play, open_house, run, seated, turns, until, until_asked
from tricks.state import Tricks
from websockets.exceptions import ConnectionClosed

import signoria
from signoria.client import Refused


def scenario(folder: Path, **settings: Any) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    """Run an async function with an open house."""

    def wrap(play: Callable[[House], Awaitable[None]]) -> None:
        async def main() -> None:
            async with open_house(folder, **settings) as house:
                await play(house)

        run(main)

    return wrap


def test_a_whole_game_and_its_record(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(4)
        table = await house.table(people)
        info = await people[1].request("GET", f"/api/tables/{table.row.id}")
        assert info["seed"] == ""
        assert info["commitment"] == sha256(table.row.seed).hexdigest()
        with pytest.raises(Refused, match="no-ended"):
            await people[0].record(table.row.id)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await turns(seats, lambda seat: random.choice(seat.situation["legal"]), lambda: False)
            await until(lambda: all(seat.table["status"] == "over" for seat in seats))
            assert seats[0].table["seed"] == table.row.seed.hex()
            assert seats[2].events == [_event(e) for e in in_play(table).events(2)]
        text = await people[3].record(table.row.id)
        verified = signoria.Record.parse(text).verify()
        assert verified.over
        replay = await people[0].request("GET", f"/api/tables/{table.row.id}/replay")
        assert replay["scores"][-1] == verified.scores
        assert len(replay["steps"]) == len(table.history)
        moment = await people[0].request("GET", f"/api/tables/{table.row.id}/replay/10?seat=2")
        then = in_play(table).record().replay(10)
        assert moment["view"] == then.view(2)
        assert moment["hands"] == []
        told = [_event(event) for event in in_play(table).events(2)]
        both = moment["before"] + moment["events"]
        assert both
        assert both == told[: len(both)]
        moment = await people[0].request("GET", f"/api/tables/{table.row.id}/replay/10?open=true")
        assert moment["view"] == then.view(None)
        assert moment["hands"] == [then.view(seat) for seat in range(4)]


def _event(event: Any) -> dict[str, Any]:
    made = {"key": event.key, "values": list(event.values)}
    return {**made, "shown": True} if event.shown else made


def test_the_same_client_id_counts_once(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[0])
        version = (await screen.next("welcome"))["state"]["version"]
        act = {"type": "act", "id": "once", "version": version, "actions": ["bid 3"]}
        await screen.send(act)
        assert (await screen.next("update"))["ack"] == "once"
        await screen.send(act)
        assert (await screen.next("accepted", "refused"))["type"] == "accepted"
        assert table.history == [(0, 3)]
        await screen.close()


def test_the_id_counts_once_even_across_a_restart(tmp_path: Path) -> None:
    people: list[Any] = []
    act = {"type": "act", "id": "once", "version": 0, "actions": [3]}

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people.extend(await house.guests(2))
        table = await house.table(people)
        people.append(table.row.id)
        screen = await house.raw(table.row.id, people[0])
        act["version"] = (await screen.next("welcome"))["state"]["version"]
        await screen.send(act)
        await screen.next("update")

    @scenario(tmp_path)
    async def _(house: House) -> None:
        screen = await house.raw(people[2], people[0])
        assert (await screen.next("welcome"))["state"]["view"]["bids"] == [3, -1]
        await screen.send(act)
        assert (await screen.next("accepted", "refused"))["type"] == "accepted"
        await screen.send({**act, "id": "other"})
        assert (await screen.next("refused"))["key"] == "no-stale"
        await screen.close()


def test_an_action_against_an_old_version_is_refused_with_the_current_state(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[0])
        version = (await screen.next("welcome"))["state"]["version"]
        for wrong in (version - 1, version + 1, 0, 2**40):
            await screen.send({"type": "act", "id": f"v{wrong}", "version": wrong, "actions": [3]})
            refused = await screen.next("refused")
            assert (refused["key"], refused["version"]) == ("no-stale", version)
            assert refused["state"]["legal"] == list(range(14))
        assert table.history == []
        await screen.close()


def test_others_answering_face_down_does_not_make_my_answer_stale(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(4)
        table = await house.table(people, options={"bids": "secret"})
        screens = [await house.raw(table.row.id, person) for person in people]
        versions = [(await screen.next("welcome"))["state"]["version"] for screen in screens]
        for screen, version in zip(screens, versions):
            await screen.send({"type": "act", "id": "mine", "version": version, "actions": [5]})
        for screen in screens:
            while (await screen.next("update", "refused")).get("ack") != "mine":
                pass
        assert sorted(seat for seat, _ in table.history) == [0, 1, 2, 3]
        for screen in screens:
            await screen.close()


def test_several_actions_are_taken_all_or_none(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            with pytest.raises(Refused, match="no-turn"):
                await seat.act("wave 1", "bid 3", "bid 4")
            assert table.history == []
            assert not seat.events[1:]
            await seat.act("wave 1", "bid 3")
            assert [action for _, action in table.history] == [table.title.verbs.parse("wave 1"), 3]


def test_a_refusal_names_its_reason_and_rule(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(4)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            for seat in seats:
                await until_asked(seat)
                await seat.act("bid 3")
            with pytest.raises(Refused) as refused:
                await seats[3].act("play 2c")
            assert refused.value.key == "no-turn"
            await until(lambda: seats[0].situation["legal"])
            await seats[0].act(seats[0].situation["legal"][0])
            g = table.g
            assert isinstance(g, Tricks)
            led = g.trick[0]
            hand = g.hands[1]
            same = [card for card in hand if card // 13 == led // 13]
            wrong = next(card for card in hand if not same or card // 13 != led // 13)
            await until(lambda: seats[1].situation["legal"])
            if same:
                with pytest.raises(Refused) as refused:
                    await seats[1].act(14 + wrong)
                assert (refused.value.key, refused.value.rule, refused.value.values) == ("no-suit", "3.2", [led])
            with pytest.raises(Refused, match="unknown verb 'fly'"):
                await seats[1].act("fly")
            with pytest.raises(Refused) as refused:
                await seats[1].act(10**6)
            assert refused.value.key == "no-such-action"


def test_spectators_watch_and_may_not_act(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people[:2])
        async with people[2].sit(table.row.id) as watcher:
            assert watcher.seat == -1
            assert "hand" not in watcher.situation["view"]
            assert watcher.table["invite"] == ""
            for message in ({"type": "pause"}, {"type": "undo"}, {"type": "reclaim"}):
                with pytest.raises(Refused, match="no-seat"):
                    await watcher.ask(message)
            with pytest.raises(Refused, match="no-seat"):
                await watcher.act("bid 3")
        unnamed = await house.raw(table.row.id, None)
        assert (await unnamed.next("welcome"))["seat"] == -1
        await unnamed.close()
        closed = await house.table(people[:2], spectators=False)
        with pytest.raises(Refused, match="no-guests"):
            async with people[2].sit(closed.row.id):
                pass


@pytest.mark.parametrize("sent_away", [False, True])
def test_where_nobody_may_look_on_whoever_stood_up_does_not_either(tmp_path: Path, sent_away: bool) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, former = await house.guests(2)
        made = await host.create("tricks", seats=2, fill=[{"kind": "me"}], spectators=False)
        await former.join(made["invite"], 1)
        screen = await house.raw(made["id"], former)
        await screen.next("welcome")
        if sent_away:
            await host.request("POST", f"/api/tables/{made['id']}/fill", {"seat": 1, "fill": {"kind": "open"}})
        else:
            await former.request("POST", f"/api/tables/{made['id']}/leave")
        with pytest.raises(ConnectionClosed) as closed:
            await screen.next("nothing more")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-guests")


def test_several_tabs_show_the_same(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as phone, people[0].sit(table.row.id) as desk:
            await phone.act("bid 3")
            await until(lambda: desk.situation == phone.situation)
            assert desk.situation["asked"] == [1]


def test_reconnecting_resumes_from_the_last_event_seen(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[1])
        welcome = await screen.next("welcome")
        seen = welcome["events"]
        await screen.close()
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await turns(seats, lambda seat: seat.situation["legal"][0], lambda: len(table.history) > 9)
        again = await house.raw(table.row.id, people[1], since=len(seen), epoch=welcome["epoch"])
        resumed = await again.next("welcome")
        assert resumed["events_from"] == len(seen)
        whole = await house.raw(table.row.id, people[1])
        assert (await whole.next("welcome"))["events"] == seen + resumed["events"]
        foreign = await house.raw(table.row.id, people[1], since=len(seen), epoch=7)
        assert (await foreign.next("welcome"))["events_from"] == 0
        for each in (again, whole, foreign):
            await each.close()


def test_a_secret_aside_of_another_sends_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        other = await house.raw(table.row.id, people[1])
        async with people[0].sit(table.row.id) as seat:
            await hush(other)
            await seat.act("note 1")
            assert await other.quiet() == []
            await seat.ask({"type": "undo"})
            assert await other.quiet() == []
        await other.close()


def test_nothing_is_acknowledged_that_was_not_stored(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await seats[0].act("bid 3")
            table.written -= 1  # the next row collides with one that exists: the database refuses it
            await until(lambda: seats[1].situation["legal"])
            with pytest.raises(Refused, match="could not be stored"):
                await seats[1].act("bid 4")
            assert table.g is not None
            assert table.g.view(None)["bids"] == [3, -1]
            table.written += 1
            await seats[1].act("bid 5")
            assert table.g.view(None)["bids"] == [3, 5]


def test_an_engine_fault_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            from tricks.state import Bids

            def fail(self: Any, g: Any, seat: int, action: int) -> None:
                g.bids[seat] = 9
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(Bids, "answer", fail)
                with pytest.raises(Refused, match="no-fault"):
                    await seat.act("bid 3")
            assert table.g is not None
            assert table.g.view(None)["bids"] == [-1, -1]
            await seat.act("bid 4")
            assert table.g.view(None)["bids"] == [4, -1]


def test_chat_whispers_and_spectators(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(4)
        table = await house.table(people[:3])
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await seats[0].say("to all")
            await seats[0].say("to two", to=2)
            await seats[3].say("from the gallery")
            await until(lambda: len(seats[2].chat) == 2 and len(seats[3].chat) == 2)
            assert [line["text"] for line in seats[1].chat] == ["to all"]
            assert [line["text"] for line in seats[2].chat] == ["to all", "to two"]
            assert [line["text"] for line in seats[3].chat] == ["to all", "from the gallery"]
        again = await house.raw(table.row.id, people[1])
        assert [line["text"] for line in (await again.next("welcome"))["chat"]] == ["to all"]
        await again.close()


def test_many_asides_are_sent_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.viewer.MOST_ASIDES", 1)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[0])
        state = (await screen.next("welcome"))["state"]
        assert (state["asides"], state["aside_count"]) == (None, 2)
        await screen.send({"type": "asides"})
        assert len((await screen.next("asides"))["asides"]) == 2
        await screen.close()


def test_a_slow_reader_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    from signoria.server.connection import FULL, Connection

    async def main() -> None:
        sent: list[Any] = []
        gate = asyncio.Event()

        async def send(message: Any) -> None:
            await gate.wait()
            sent.append(message)

        connection = Connection("", "", send, 1.0, 1)
        writer = asyncio.create_task(connection.write_all())
        for _ in range(FULL + 10):
            connection.push(b"x")
        await asyncio.sleep(0)
        gate.set()
        await writer
        assert sent[-1] == {"type": "websocket.close", "code": 1013, "reason": "too slow"}

    run(main)
