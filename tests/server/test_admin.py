"""`signoria admin`, beside a running server and without one: what it does, what it refuses, what is noted of it."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import sqlite3
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from house import House, until
from sqlalchemy.engine import make_url
from test_accounts import join
from test_security import call
from test_table import scenario
from typer.testing import CliRunner, Result

from signoria import cli
from signoria.client import Client, Refused
from signoria.server.admin.rows import sanctions
from signoria.server.rows import now_ms

SHORT = {"deals": 1, "tricks": 2}
DAY = 24 * 3600_000


def invoke(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(cli.app, ["admin", "--database-url", url, *arguments])


def told(url: str, *arguments: str) -> Any:
    """The JSON that a command prints."""
    done = invoke(url, *arguments, "--json")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code in (0, 1), done.output
    return json.loads(done.stdout)


async def admin(house: House, *arguments: str) -> Any:
    """The same beside a server that runs in this loop."""
    return await asyncio.to_thread(told, str(house.hall.settings.database_url), *arguments)


def file_of(house: House) -> Path:
    return Path(make_url(str(house.hall.settings.database_url)).database or "")


def sql(file: Path, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(file, timeout=30)) as found:
        rows = found.execute(statement, values).fetchall()
        found.commit()
        return rows


async def finished(house: House, people: list[Client]) -> str:
    """A game of these two that is over."""
    table = await house.table(people, options=SHORT, auto_pass=False)
    async with people[0].sit(table.row.id) as one, people[1].sit(table.row.id) as other:
        while table.row.status == "running":
            seat = one if table.g is not None and table.g.waiting() & 1 else other
            await until(lambda seat=seat: seat.situation["legal"])  # type: ignore[misc]
            await seat.act(seat.situation["legal"][0])
    return table.row.id


# -- looking


def test_tables_and_people_are_listed_and_every_command_is_noted(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        running = (await house.table(people)).row.id
        waiting = (await people[1].create("tricks", fill=[{"kind": "me"}]))["id"]
        found = await admin(house, "tables")
        assert {each["id"]: each["status"] for each in found} == {running: "running", waiting: "open"}
        assert next(each for each in found if each["id"] == running)["people"] == ["Guest 0", "Guest 1"]
        assert [each["id"] for each in await admin(house, "tables", "--status", "open")] == [waiting]
        assert [each["id"] for each in await admin(house, "tables", "--person", "Guest 0")] == [running]
        assert len(await admin(house, "tables", "--limit", "1")) == 1
        assert await admin(house, "tables", "--older-than", "1") == []
        assert await admin(house, "tables", "--game", "condottiere") == []
        assert [each["name"] for each in await admin(house, "people", "1")] == ["Guest 1"]
        log = await admin(house, "audit")
        assert [line["what"] for line in log] == ["people"] + ["tables"] * 6
        assert {line["by"] for line in log} == {f"{pwd.getpwuid(os.getuid()).pw_name} ({os.getuid()})"}
        plain = await asyncio.to_thread(invoke, str(house.hall.settings.database_url), "tables")
        assert running in plain.stdout


# -- deciding


@pytest.mark.parametrize("asleep", [False, True])
def test_a_table_is_ended_beside_a_running_server(tmp_path: Path, asleep: bool) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        id = table.row.id
        screen = await house.raw(id, people[0])
        assert (await screen.next("welcome"))["table"]["status"] == "running"
        await screen.send({"type": "act", "id": "x", "version": 0, "actions": ["wave 1"]})
        if asleep:
            await screen.close()
            await until(lambda: not table.connections)
            del house.hall.live[id]
            await table.close()
        assert await admin(house, "end", id) == {"table": id, "status": "closed"}
        assert (await house.hall.table(id)).row.status == "closed"
        if not asleep:
            assert (await screen.next("welcome"))["table"]["status"] == "closed"
            await screen.send({"type": "act", "id": "y", "version": 0, "actions": ["wave 1"]})
            assert (await screen.next("refused"))["key"] == "no-start"
        assert (await people[0].request("GET", f"/api/tables/{id}"))["status"] == "closed"
        with pytest.raises(ValueError, match="is closed already"):
            await admin(house, "end", id)


def test_a_banned_person_is_cut_off_and_cannot_return(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[1])
        await screen.next("welcome")
        way = (await people[1].request("POST", "/api/me/way-back"))["code"]
        found = await admin(house, "ban", "Guest 1", "--reason", "insults")
        assert (found["tables"], found["problems"], found["until"]) == (1, [], None)
        await screen.socket.wait_closed()
        assert screen.socket.close_code == 4403
        assert table.places[1].driver
        for method, path, body in (("GET", "/api/me", None), ("POST", f"/api/tables/{table.row.id}/join", {})):
            with pytest.raises(Refused) as refused:
                await people[1].request(method, path, body)
            assert refused.value.key == "no-banned"
        again = await house.raw(table.row.id, people[1])
        await again.socket.wait_closed()
        assert again.socket.close_code == 4403
        status, _, answer = await call(
            house, "POST", "/api/way-back", json.dumps({"code": way}).encode(), content_type="application/json"
        )
        assert (status, json.loads(answer)["key"]) == (404, "no-way-back")
        await admin(house, "unban", found["person"])
        await until(lambda: not house.hall.operator.sanctions)
        assert (await people[1].request("GET", "/api/me"))["name"] == "Guest 1"


def test_a_banned_guest_does_not_come_back_as_a_new_one(tmp_path: Path) -> None:
    @scenario(tmp_path, trusted_proxies=("127.0.0.1",))
    async def _(house: House) -> None:
        (pest,) = await house.guests(1)
        near, other = "8.8.4.4", "2001:4860:4860:1::8"

        async def from_network(address: str, cookie: str = "", **wish: Any) -> tuple[int, str]:
            method = "PUT" if wish else "GET"
            body = json.dumps(wish).encode() if wish else None
            headers = {"x_forwarded_for": address, "content_type": "application/json", "cookie": cookie}
            status, _, text = await call(house, method, "/api/me", body, **headers)
            return status, json.loads(text).get("key", "")

        await admin(house, "ban", pest.me["id"])
        await until(lambda: house.hall.operator.banned(pest.me["id"]))
        assert await from_network(near, name="Somebody", language="en") == (200, "")
        assert await from_network(near, pest.cookie) == (403, "no-banned")
        assert await from_network(near, name="Fresh", language="en") == (403, "no-newcomers")
        assert await from_network(other, name="Neighbour", language="en") == (200, "")
        await from_network("2001:4860:4860:1::ffff", pest.cookie)
        assert await from_network(other, name="Household", language="en") == (403, "no-newcomers")
        doors = sa.select(sanctions.c.user_id).where(sanctions.c.kind == "door")
        await until(lambda: len(house.hall.operator.sanctions) == 3)
        kept = await house.hall.store.column(doors)
        assert not any(near in mark or "2001" in mark[:4] for mark in kept), "no address is stored"
        for inside in ("127.0.0.1", "192.168.1.9", "nonsense"):
            await from_network(inside, pest.cookie)
            assert (await from_network(inside, name="Inside", language="en"))[0] == 200


def test_the_sessions_of_a_banned_member_end(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await join(house, person)
        assert sql(file_of(house), "SELECT count(*) FROM sessions") == [(1,)]
        handle = (await admin(house, "people"))[0]["handle"]
        await admin(house, "ban", f"@{handle}", "--days", "3")
        assert sql(file_of(house), "SELECT count(*) FROM sessions") == [(0,)]
        ((until_ms,),) = sql(file_of(house), "SELECT until FROM sanctions")
        assert 2.9 * DAY < until_ms - now_ms() <= 3 * DAY
        await until(lambda: house.hall.operator.sanctions)
        assert (await call(house, "GET", "/api/me", cookie=person.cookie))[0] in (200, 403)


def test_a_muted_person_plays_but_is_not_heard(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        screen = await house.raw(table.row.id, people[0])
        await screen.next("welcome")
        await admin(house, "mute", "Guest 0")
        await until(lambda: house.hall.operator.sanctions)
        await screen.send({"type": "chat", "text": "Good day"})
        assert (await screen.next("refused", "chat"))["key"] == "no-voice"
        async with people[0].sit(table.row.id) as seat:
            await seat.act("wave 1")
        await admin(house, "unmute", "Guest 0")
        await until(lambda: not house.hall.operator.sanctions)
        await screen.send({"type": "chat", "text": "Good day"})
        assert (await screen.next("refused", "chat"))["line"]["text"] == "Good day"


def test_a_sanction_ends_by_itself(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        me = (await guest.request("GET", "/api/me"))["id"]
        house.hall.operator.sanctions[(me, "ban")] = now_ms() - 1
        assert (await guest.request("GET", "/api/me"))["id"] == me
        house.hall.operator.sanctions[(me, "ban")] = now_ms() + 60_000
        with pytest.raises(Refused):
            await guest.request("GET", "/api/me")


def test_maintenance_is_told_to_everybody_and_then_no_tables_are_made(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[0])
        assert (await people[1].request("GET", "/api/house"))["maintenance"] is None
        coming = await admin(house, "announce", "+30", "--minutes", "20")
        assert (await screen.next("announcement"))["maintenance"] == coming
        assert (await people[1].request("GET", "/api/house"))["maintenance"] == coming
        await people[1].create("tricks", fill=[{"kind": "me"}])
        begun = await admin(house, "announce", "+0", "--minutes", "20")
        assert (await screen.next("announcement"))["maintenance"] == begun
        with pytest.raises(Refused) as refused:
            await people[1].create("tricks", fill=[{"kind": "me"}])
        assert refused.value.key == "no-new-tables"
        await admin(house, "announce", "--withdraw")
        assert (await screen.next("announcement"))["maintenance"] is None
        await people[1].create("tricks", fill=[{"kind": "me"}])
        assert (await call(house, "GET", "/ready"))[0] == 200
        await screen.close()


# -- records


def test_all_records_are_verified_beside_the_server(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        over = await finished(house, people)
        running = (await house.table(people, auto_pass=False)).row.id
        async with people[0].sit(running) as seat:
            await seat.act("wave 1")
        await people[0].create("tricks", fill=[{"kind": "me"}])
        assert await admin(house, "verify") == {"checked": 2, "failed": []}
        before = sql(file_of(house), "SELECT scores FROM tables WHERE id = ?", over)[0][0]
        sql(file_of(house), "UPDATE tables SET scores = '[99, 1]' WHERE id = ?", over)
        sql(file_of(house), "UPDATE actions SET action = 0 WHERE table_id = ? AND number = 0", running)
        found = await admin(house, "verify")
        assert found["checked"] == 2
        assert {each["table"] for each in found["failed"]} <= {over, running}
        assert "stored are [99, 1]" in next(each["problem"] for each in found["failed"] if each["table"] == over)
        sql(file_of(house), "UPDATE tables SET scores = ? WHERE id = ?", before, over)
        assert (await admin(house, "verify", "--table", over))["failed"] == []
        sql(file_of(house), "UPDATE actions SET seat = 1 - seat WHERE table_id = ? AND number = 0", over)
        assert [each["table"] for each in (await admin(house, "verify", "--table", over))["failed"]] == [over]
        done = await asyncio.to_thread(invoke, str(house.hall.settings.database_url), "verify")
        assert done.exit_code == 1


# -- copies


def test_a_copy_is_put_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/house.db", tmp_path / "copy.db"

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("wave 1")
            assert await admin(house, "backup", str(copy)) == {"file": str(copy), "actions": 1}
            await seat.act("wave 1")
        with pytest.raises(ValueError, match="another server is using"):
            await admin(house, "restore", str(copy), "--really")

    assert told(url, "restore", str(copy)) == {"file": str(copy), "actions": 1, "restored": False}
    assert sql(tmp_path / "house.db", "SELECT count(*) FROM actions") == [(2,)]
    found = told(url, "restore", str(copy), "--really")
    assert sql(tmp_path / "house.db", "SELECT count(*) FROM actions") == [(1,)]
    assert sql(Path(found["kept"]), "SELECT count(*) FROM actions") == [(2,)]
    assert [line["what"] for line in told(url, "audit")] == ["restore"]

    @scenario(tmp_path)
    async def _(house: House) -> None:
        assert [each["actions"] for each in await admin(house, "tables")] == [1]


def test_the_copy_that_is_looked_at_is_the_one_that_is_put_back(tmp_path: Path) -> None:
    """Whatever its name is made of."""
    url, copy, other = f"sqlite:///{tmp_path}/house.db", tmp_path / "copy?mode=rwc&x#1%20.db", tmp_path / "copy"

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await house.guests(1)

    told(url, "backup", str(copy))
    assert told(url, "restore", str(copy), "--really")["actions"] == 0
    assert not other.exists()
    other.write_bytes(copy.read_bytes())
    copy.write_text("nothing of the kind")
    done = invoke(url, "restore", str(copy), "--really")
    assert "is no database of Signoria" in str(done.exception)


def test_only_sound_copies_are_put_back(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/house.db", tmp_path / "copy.db"

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await house.guests(1)

    told(url, "backup", str(copy))
    before = (tmp_path / "house.db").read_bytes()
    (tmp_path / "text.db").write_text("nothing of the kind")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE actions (x)")
    newer = tmp_path / "newer.db"
    newer.write_bytes(copy.read_bytes())
    sql(newer, "UPDATE alembic_version SET version_num = '9999'")
    for file, sentence in (
        (tmp_path / "none.db", "there is no file"),
        (tmp_path / "text.db", "is no database of Signoria"),
        (tmp_path / "other.db", "is no database of Signoria"),
        (newer, "written by a newer version"),
        (tmp_path / "house.db", "is the database itself"),
    ):
        with pytest.raises(ValueError, match=sentence):
            told(url, "restore", str(file), "--really")
    assert (tmp_path / "house.db").read_bytes() == before
    assert not list(tmp_path.glob("*.before-*"))
    with pytest.raises(ValueError, match="PostgreSQL brings pg_dump"):
        told("postgresql://localhost/x", "restore", str(copy), "--really")


# -- retention


def test_guests_unseen_for_long_are_forgotten_and_their_games_stay(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        old, here = await house.guests(2)
        over = await finished(house, [old, here])
        together = (await house.table([old, here], auto_pass=False)).row.id
        alone = (await old.create("tricks", fill=[{"kind": "me"}]))["id"]
        me = (await old.request("GET", "/api/me"))["id"]
        rated = await here.request("GET", f"/api/tables/{over}/ratings")
        sql(file_of(house), "UPDATE users SET seen = ? WHERE id = ?", now_ms() - 40 * DAY, me)
        counts = {"guests": 1, "unfinished": 1, "finished": 0}
        looked = await admin(house, "retention", "--days", "30")
        assert looked == {**counts, "deleted": False, "problems": []}
        assert len(await admin(house, "people")) == 2
        assert await admin(house, "retention", "--days", "30", "--really") == {**looked, "deleted": True}
        assert [each["name"] for each in await admin(house, "people")] == ["Guest 1"]
        assert {each["id"] for each in await admin(house, "tables")} == {over, together}
        assert sql(file_of(house), "SELECT count(*) FROM places WHERE user_id = ?", me) == [(0,)]
        assert (await house.hall.table(together)).places[0].driver
        with pytest.raises(Refused) as refused:
            await here.request("GET", f"/api/tables/{alone}")
        assert refused.value.key == "no-table"
        assert (await old.request("GET", "/api/me"))["id"] == ""
        assert len(await here.record(over)) > 0
        after = await here.request("GET", f"/api/tables/{over}/ratings")
        assert [each["after"] for each in after["seats"]] == [each["after"] for each in rated["seats"]]
        assert (await admin(house, "retention", "--days", "30"))["guests"] == 0
        sql(file_of(house), "UPDATE tables SET ended = ended - ? WHERE id = ?", 400 * DAY, over)
        away = await admin(house, "retention", "--days", "30", "--finished-days", "365", "--really")
        assert (away["finished"], away["problems"]) == (1, [])
        assert {each["id"] for each in await admin(house, "tables")} == {together}


def test_guests_with_days_and_notices_of_their_own_are_forgotten(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        await guest.request("GET", "/api/calls?looking=true")
        await guest.request("PUT", "/api/notices", {"mail": [], "zone": "Europe/Rome"})
        await guest.request("PUT", "/api/me/zone", {"zone": "Europe/Rome"})
        today = datetime.now(ZoneInfo("Europe/Rome")).date().isoformat()
        await guest.request("POST", "/api/me/holidays", {"first": today, "last": today})
        sql(file_of(house), "UPDATE users SET seen = ?", now_ms() - 40 * DAY)
        done = await admin(house, "retention", "--days", "30", "--really")
        assert (done["guests"], done["deleted"], done["problems"]) == (1, True, [])
        for table in ("users", "zones", "holidays", "presences", "notice_choices"):
            assert sql(file_of(house), f"SELECT count(*) FROM {table}") == [(0,)], table


def test_it_is_noted_when_people_are_seen(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        sql(file_of(house), "UPDATE users SET seen = 5")
        house.people.known.clear()
        await guest.request("GET", "/api/me")
        await until(lambda: sql(file_of(house), "SELECT seen FROM users")[0][0] > now_ms() - 60_000)


# -- without a server, and what is wrong


def test_without_a_server_the_command_does_it_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    kept: dict[str, Any] = {}

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        kept["table"] = (await house.table(people)).row.id
        kept["waiting"] = (await people[1].create("tricks", fill=[{"kind": "me"}]))["id"]
        kept["cookie"] = people[1].cookie

    assert told(url, "end", kept["table"])["status"] == "closed"
    assert told(url, "ban", "Guest 1")["tables"] == 1
    assert told(url, "verify")["failed"] == []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        assert (await house.hall.table(kept["table"])).row.status == "closed"
        assert (await house.hall.table(kept["waiting"])).row.status == "closed"
        with pytest.raises(Refused) as refused:
            await Client(house.address, "", cookie=kept["cookie"]).request("GET", "/api/me")
        assert refused.value.key == "no-banned"


WRONG = [
    (["tables", "--status", "lost"], "status must be one of open, running"),
    (["tables", "--person", "Nobody"], "nobody is known as 'Nobody'"),
    (["end", "nowhere"], "there is no table 'nowhere'"),
    (["end", "-nowhere"], "there is no table '-nowhere'"),
    (["unmute", "--nobody"], "nobody is known as '--nobody'"),
    (["ban", "Twin"], "several people are called 'Twin'"),
    (["ban", "@nobody"], "nobody is known as"),
    (["ban", "Guest 0", "--days", "0"], "days must be above 0, got 0"),
    (["mute", "Guest 0", "--days", "-1"], "days must be above 0, got -1"),
    (["unban", "Guest 0"], "there is no ban of 'Guest 0'"),
    (["announce"], "give a time, or --withdraw"),
    (["announce", "+5", "--withdraw"], "give a time, or --withdraw"),
    (["announce", "tomorrow"], "the time must be as"),
    (["announce", "2020-01-01T10:00"], "is over already"),
    (["announce", "+5", "--minutes", "0"], "minutes must be from 1"),
    (["announce", "--withdraw"], "nothing is announced"),
    (["verify", "--table", "nowhere"], "there is no game at a table"),
    (["retention", "--days", "0", "--really"], "days must be at least 1"),
    (["retention", "--days", "30", "--finished-days", "0.5", "--really"], "finished-days must be at least 1"),
    (["backup", "{here}/house.db"], "exists already"),
]


def test_what_is_wrong_is_told_and_nothing_is_changed(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/house.db", tmp_path / "house.db"

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await house.table(await house.guests(2))
        for _ in range(2):
            await Client(house.address, "Twin").__aenter__()

    def dump() -> list[str]:
        with closing(sqlite3.connect(file)) as found:
            return [line for line in found.iterdump() if "INSERT INTO" in line]

    before = dump()
    for arguments, sentence in WRONG:
        done = invoke(url, *(each.replace("{here}", str(tmp_path)) for each in arguments))
        assert isinstance(done.exception, ValueError), arguments
        assert sentence in str(done.exception), arguments
        assert dump() == before, arguments
    with pytest.raises(ValueError, match="there is no database file"):
        told(f"sqlite:///{tmp_path}/none.db", "tables")
    assert not (tmp_path / "none.db").exists()
    sql(file, "UPDATE alembic_version SET version_num = '0008'")
    with pytest.raises(ValueError, match="is of another release"):
        told(url, "tables")


def test_times_are_read_as_people_write_them() -> None:
    from signoria.server.admin.deciding import moment

    now = time.time() * 1000
    assert abs(moment("+30") - now - 30 * 60_000) < 5_000
    assert moment("2031-01-02T03:04+00:00") == 1_925_089_440_000
    assert now < moment("23:59") <= now + DAY
    assert now < moment("00:00") <= now + DAY
