"""Many spectators, dead connections, and people who were sent away: none of it troubles those who play."""

from __future__ import annotations

import json
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any

import pytest
from house import House, open_house, run, until
from test_fuzz import code_of
from test_table import scenario

from signoria.client import Refused
from signoria.server import protocol as p
from signoria.server import seating, talk
from signoria.server.chat import GALLERY, LAST_LINES, TABLE
from signoria.server.connection import FULL, FULL_IN_GALLERY, MOST_QUEUED, Bucket, Connection
from signoria.server.table import Table

CROWD = 1000


async def nowhere(message: Any) -> None:
    raise AssertionError("nothing is sent: nobody writes")


def screen(user_id: str = "") -> Connection:
    """A connection whose messages stay in its outbox, to be counted."""
    return Connection(user_id, "", nowhere, 1e6, 1_000_000)


async def come(table: Table, *connections: Connection) -> None:
    for connection in connections:
        await table.call(seating.connect, connection, 0, -1)


async def nothing(table: Table) -> None:
    return None


def kinds(connection: Connection) -> list[str]:
    return [json.loads(text)["type"] for text in connection.outbox]


def test_a_thousand_spectators_who_leave_at_once_cut_nobody_off(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        player, loyal = screen(people[0].me["id"]), screen()
        crowd = [screen() for _ in range(CROWD)]
        await come(table, player, loyal, *crowd)
        for connection in crowd:
            table.post(seating.disconnect, connection)
        await table.call(nothing)
        for each in (player, loyal):
            assert each.closing is None
            assert kinds(each) == ["welcome", "presence"], "an older word that still waits is not sent"
        await until(lambda: json.loads(player.outbox[-1])["table"]["watching"] == 1)


def test_what_waits_for_a_crowd_is_one_text(tmp_path: Path) -> None:
    """Told in counts, in one text for all, however many they are and however slowly they read."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        crowd = [screen() for _ in range(200)]
        await come(table, *crowd)
        table.watch.tell()
        waiting = {id(data) for connection in crowd for data in connection.outbox if b'"presence"' in data[:20]}
        assert len(waiting) == 1
        assert all(kinds(connection).count("presence") == 1 for connection in crowd)
        assert sum(connection.queued for connection in crowd) < 200 * 8000


def test_words_about_presence_are_bounded_however_many_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bytes] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        player = screen(people[0].me["id"])
        await come(table, player)
        monkeypatch.setattr(player, "push_presence", told.append)
        monkeypatch.setattr(table.watch, "bucket", Bucket(0.0, 3.0))
        await come(table, *(screen() for _ in range(50)))
        assert len(told) == 3
        await until(lambda: len(told) == 4)
        assert json.loads(told[-1])["table"]["watching"] == 50


def test_players_are_told_before_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []
    push = Connection.push

    def noted(connection: Connection, data: bytes) -> None:
        order.append(connection.seat)
        push(connection, data)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        await come(table, screen(), screen(), screen(people[1].me["id"]), screen(people[0].me["id"]))
        monkeypatch.setattr(Connection, "push", noted)
        table.watch.tell()
        table.tell(p.UndoOutcome(0, False))
        assert order == [0, 1, -1, -1] * 2


def test_players_are_heard_before_spectators(tmp_path: Path) -> None:
    heard: list[str] = []

    async def note(table: Table, who: str) -> None:
        heard.append(who)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        crowd = [table.call_from(-1, note, f"spectator {number}") for number in range(100)]
        await table.call_from(0, note, "player")
        assert heard[0] == "player"
        await crowd[-1]
        assert heard[1:] == [f"spectator {number}" for number in range(100)]


def test_a_slow_reader_keeps_little(tmp_path: Path) -> None:
    async def main() -> None:
        player, spectator, heavy = screen(), screen(), screen()
        player.seat = 0
        for _ in range(FULL_IN_GALLERY + 1):
            player.push(b"x")
            spectator.push(b"x")
        assert player.closing is None
        assert (spectator.closing, spectator.outbox, spectator.queued) == ((1013, "too slow"), [], 0)
        for _ in range(FULL):
            player.push(b"x")
        assert player.closing == (1013, "too slow")
        heavy.push(b"x" * (MOST_QUEUED // 2))
        assert heavy.closing is None
        heavy.push(b"x" * (MOST_QUEUED // 2 + 1))
        assert heavy.outbox == []

    run(main)


def test_a_newer_word_about_presence_keeps_the_order_of_the_rest() -> None:
    async def main() -> None:
        connection = screen()
        for word in (b"a", b"b"):
            connection.push(word)
            connection.push_presence(b"presence after " + word)
        connection.push(b"c")
        assert connection.outbox == [b"a", b"b", b"presence after b", b"c"]
        connection.push_presence(b"last")
        assert connection.outbox == [b"a", b"b", b"c", b"last"]
        assert connection.queued == len("abclast")

    run(main)


# -- talk


async def say(table: Table, connection: Connection, text: str) -> None:
    await table.call(talk.chat, connection, p.SendChat(text))


def test_spectators_cannot_push_the_players_lines_out(tmp_path: Path) -> None:
    kept: list[str] = []

    async def fill() -> None:
        async with open_house(tmp_path) as house:
            people = await house.guests(2)
            table = await house.table(people)
            table.gallery_voice = Bucket(1e9, 1e9)
            player, spectator = screen(people[0].me["id"]), screen()
            await come(table, player, spectator)
            await say(table, player, "the treaty stands")
            for number in range(LAST_LINES + 20):
                await say(table, spectator, f"noise {number}")
            kept.append(table.row.id)
            late = await house.raw(table.row.id, None)
            check((await late.next("welcome"))["chat"])
            await late.close()

    async def again() -> None:
        async with open_house(tmp_path) as house:
            late = await house.raw(kept[0], None)
            check((await late.next("welcome"))["chat"])
            await late.close()

    def check(lines: list[dict[str, Any]]) -> None:
        assert [line["text"] for line in lines if line["seat"] >= 0] == ["the treaty stands"]
        noise = [line["text"] for line in lines if line["seat"] < 0]
        assert (len(noise), noise[-1]) == (LAST_LINES, f"noise {LAST_LINES + 19}")
        assert [line["number"] for line in lines] == sorted(line["number"] for line in lines)

    for part in (fill, again):
        run(part)


def test_all_spectators_together_talk_so_fast_and_no_faster(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        table.gallery_voice = Bucket(0.0, 3.0)
        player = screen(people[0].me["id"])
        crowd = [screen() for _ in range(4)]
        await come(table, player, *crowd)
        for connection in crowd[:3]:
            await say(table, connection, "hear me")
        with pytest.raises(Exception, match="talking too fast"):
            await say(table, crowd[3], "hear me")
        await say(table, player, "still here")
        assert [row.text for row in table.chat.lines[TABLE]] == ["still here"]
        assert len(table.chat.lines[GALLERY]) == 3


# -- connections that are not what they seem


def test_dead_sockets_do_not_lock_a_person_out(tmp_path: Path) -> None:
    @scenario(tmp_path, sockets_per_person=24)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        dead = []
        for _ in range(24):
            socket = await house.raw(table.row.id, people[0])
            await socket.next("welcome")
            socket.socket.transport.pause_reading()
            dead.append(socket)
        alive = await house.raw(table.row.id, people[0])
        assert (await alive.next("welcome"))["seat"] == 0
        await alive.quiet()
        for socket in dead:
            socket.socket.transport.abort()


def test_strangers_at_one_address_push_out_only_those_who_seem_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @scenario(tmp_path, sockets_per_address=2)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        first, second = [await house.raw(table.row.id, None) for _ in range(2)]
        await first.next("welcome")
        await second.next("welcome")
        assert await code_of(await house.raw(table.row.id, None)) == 4429
        await first.quiet()
        monkeypatch.setattr("signoria.server.sockets.IDLE_SECONDS", 0.0)
        third = await house.raw(table.row.id, None)
        await third.next("welcome")
        assert await code_of(second) == 4429, "it was silent for longest"
        await first.quiet()
        named = await house.raw(table.row.id, people[0])
        await named.next("welcome")
        for socket in (first, third, named):
            await socket.close()


@pytest.mark.parametrize("pending", [0, MOST_QUEUED // 2])
def test_a_connection_that_falls_silent_is_dropped(tmp_path: Path, pending: int) -> None:
    """Also when something waits to be sent to it, which would hold it open for a quarter of an hour."""

    @scenario(tmp_path, heartbeat_seconds=0.2)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[1].sit(table.row.id) as other:
            silent = await house.raw(table.row.id, people[0])
            await silent.next("welcome")
            await until(lambda: other.table["seats"][0]["online"])
            silent.socket.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
            silent.socket.transport.pause_reading()
            (connection,) = table.viewers[0].connections
            for _ in range(2):
                connection.push(b"x" * pending)
                await until(lambda: not table.viewers[0].connections or not connection.outbox)
            await until(lambda: not table.viewers[0].connections)
            await until(lambda: not other.table["seats"][0]["online"])
            assert table.viewers[1].connections, "whoever answers stays"
            silent.socket.transport.abort()


# -- sent away


async def send_away(house: House, table: dict[str, Any], host: Any, seat: int) -> dict[str, Any]:
    path = f"/api/tables/{table['id']}/fill"
    found: dict[str, Any] = await host.request("POST", path, {"seat": seat, "fill": {"kind": "open"}})
    return found


def test_who_was_sent_away_needs_a_new_link(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest, third = await house.guests(3)
        table = await host.create("tricks", seats=3, fill=[{"kind": "me"}])
        await guest.join(table["invite"])
        after = await send_away(house, table, host, 1)
        assert after["invite"] not in ("", table["invite"])
        for person in (guest, third):  # another name would not help either
            with pytest.raises(Refused, match="no-invite"):
                await person.join(table["invite"])
            with pytest.raises(Refused, match="no-invite"):
                await person.request("GET", f"/api/join/{table['invite']}")
        async with guest.sit(table["id"]) as screen:
            assert (screen.seat, screen.table["invite"]) == (-1, "")
        assert (await guest.join(after["invite"]))["my_seat"] == 1


def test_a_link_that_was_used_just_before_is_looked_at_again(tmp_path: Path) -> None:
    """Between the look at the link and the seat the host may have changed it."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest = await house.guests(2)
        made = await host.create("tricks", seats=2, fill=[{"kind": "me"}])
        await guest.join(made["invite"])
        table = await house.hall.table(made["id"])
        user = await house.people.who({"signoria": guest.cookie.partition("=")[2]})
        await send_away(house, made, host, 1)
        with pytest.raises(Exception, match="no-invite"):
            await table.call(seating.join, user, p.TakeSeat(), made["invite"])


def test_who_was_sent_away_from_a_public_table_stays_away(tmp_path: Path) -> None:
    kept: list[Any] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest, third = await house.guests(3)
        table = await host.create("tricks", seats=3, fill=[{"kind": "me"}], visibility="public")
        path = f"/api/tables/{table['id']}/join"
        await guest.request("POST", path, {})
        after = await send_away(house, table, host, 1)
        with pytest.raises(Refused, match="no-return"):
            await guest.request("POST", path, {})
        assert (await third.request("POST", path, {}))["my_seat"] == 1
        kept.extend([guest.cookie, path, after["invite"]])

    @scenario(tmp_path)
    async def _again(house: House) -> None:
        (guest,) = await house.guests(1)
        guest.cookie, path, invite = kept
        with pytest.raises(Refused, match="no-return"):
            await guest.request("POST", path, {})
        assert (await guest.join(invite))["my_seat"] == 2


def test_a_host_who_changes_seats_or_bots_keeps_the_link(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (host,) = await house.guests(1)
        table = await host.create("tricks", seats=3, fill=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        for fill in ({"seat": 2, "fill": {"kind": "me"}}, {"seat": 1, "fill": {"kind": "open"}}):
            after = await host.request("POST", f"/api/tables/{table['id']}/fill", fill)
            assert after["invite"] == table["invite"]
