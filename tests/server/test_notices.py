"""People who do not look are told once, together, not at night, and nothing that is secret: sinks decrypt and read."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Optional

import pytest
import sqlalchemy as sa
from house import House, until
from py_vapid import Vapid02
from sinks import MINUTE, Sink, by_hand, hook, id_of, subscribe, turn, waiting_for, with_sink
from test_admin import admin
from test_letters import Box, post_office, with_address
from test_security import call
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server.notices import calls, outbox, waiting
from signoria.server.notices import rows as own
from signoria.server.notices.quiet import quiet_until
from signoria.server.rows import now_ms

__all__ = ["by_hand"]
pytestmark = pytest.mark.usefixtures("by_hand")


def test_a_browser_is_called_once_and_only_it_can_read_it(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        table = await waiting_for(house, person, other, clock={"bank": 86_400 * 3})
        await turn(house, 0)
        assert sunk.got == [], "too early"
        await turn(house)
        await turn(house)
        [(_, headers, sealed)] = sunk.got
        told = browser.read(sealed)
        assert told["title"] == f"Your move in {table.title.title}"
        assert other.name in told["body"]
        assert told["url"] == f"/table/{table.row.id}"
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        key = (await person.request("GET", "/api/notices"))["key"]
        assert f"k={key}" in headers["authorization"]
        assert other.name.encode() not in sealed


def test_who_looks_or_has_answered_is_not_told(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        await subscribe(person, sunk)
        table = await waiting_for(house, person, other)
        async with person.sit(table.row.id):
            await table.call(waiting.settle)
            await turn(house)
        assert sunk.got == [], "who sits at the table is told nothing"
        await table.call(waiting.settle)
        await person.request("GET", "/api/calls?looking=true")
        await turn(house, 0.9)
        assert sunk.got == [], "who is here is told nothing"
        async with person.sit(table.row.id) as seat:
            await seat.act(seat.situation["legal"][0])
        await table.call(waiting.settle)
        await turn(house, 5)
        assert sunk.got == [], "who has answered is told nothing"


def test_by_post_one_is_reminded_at_half_and_at_a_tenth_of_the_time(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        clock = {"bank": 20 * 3600, "increment": 0, "bot": "random", "post": {}}
        await waiting_for(house, person, other, clock=clock)
        for hours in (1, 2, 9.9, 10.1, 12, 17.9, 18.1, 19):
            await turn(house, 60 * hours)
        told = [browser.read(sealed)["title"].partition(" in ")[0] for _, _, sealed in sunk.got]
        assert told == ["Your move", "Half of your time is left", "Your time is running out"]
        [called] = (await person.request("GET", "/api/calls"))["tables"]
        assert not called["live"]


def test_several_tables_are_told_together(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        for _ in range(3):
            await waiting_for(house, person, other)
        await turn(house)
        [(_, _, sealed)] = sunk.got
        told = browser.read(sealed)
        assert (told["title"], told["url"]) == ("News from 3 of your tables", "/")
        assert len(told["body"].splitlines()) == 3


def test_a_subscription_that_is_gone_is_forgotten_and_another_failure_is_tried_once_more(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        await subscribe(person, sunk)
        await waiting_for(house, person, other)
        for status in (500, 302):
            sunk.status = status
            await turn(house, 2 if status == 500 else 8)
        assert [path for path, _, _ in sunk.got] == ["/push/one"] * 2, "no redirection is followed"
        await turn(house, 60)
        assert len(sunk.got) == 2
        sunk.status = 410
        await waiting_for(house, person, other)
        await turn(house)
        assert await house.hall.store.column(sa.select(own.subscriptions.c.digest)) == []


def test_two_senders_send_once_and_what_a_dead_one_had_claimed_comes_once_more(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        await subscribe(person, sunk)
        await waiting_for(house, person, other)
        senders, now = [outbox.Outbox(house.bureau) for _ in range(4)], now_ms() + 2 * MINUTE
        await asyncio.gather(*(sender.turn(now) for sender in senders))
        assert len(sunk.got) == 1
        await waiting_for(house, person, other)
        user = await id_of(person)
        for at in (2, 8):  # each of them dies with what it has claimed
            assert len(await senders[0].claim(user, now_ms() + at * MINUTE)) == 1
            assert await senders[1].claim(user, now_ms() + at * MINUTE) == []
        assert await senders[1].claim(user, now_ms() + 600 * MINUTE) == []


@pytest.mark.parametrize(
    ("at", "ends"),
    [("12:00", None), ("22:00", "08:00"), ("07:59", "08:00"), ("08:00", None), ("21:59", None), ("00:30", "08:00")],
)
def test_quiet_hours_are_those_of_the_named_zone(at: str, ends: Optional[str]) -> None:
    from zoneinfo import ZoneInfo

    rome = ZoneInfo("Europe/Rome")
    choice = own.ChoiceRow("x", quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Rome")
    for day in (28, 29):  # the clocks change in the second of these nights
        moment = datetime(2026, 3, day, int(at[:2]), int(at[3:]), tzinfo=rome)
        found = quiet_until(choice, int(moment.timestamp() * 1000))
        told = datetime.fromtimestamp(found / 1000, rome).strftime("%H:%M") if found else None
        assert told == ends


def test_nobody_is_called_at_night_but_for_a_live_table(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk, kinds=["turn"])
        soon = datetime.fromtimestamp(now_ms() / 1000, UTC)
        minute = (soon.hour * 60 + soon.minute) % 1440
        wish = {"mail": [], "zone": "UTC", "quiet_from": minute, "quiet_to": (minute + 120) % 1440}
        await person.request("PUT", "/api/notices", wish)
        await waiting_for(house, person, other, clock={"bank": 86_400 * 5})
        await turn(house)
        assert sunk.got == []
        live = await waiting_for(house, person, other, clock={"bank": 3000})
        await turn(house)
        assert [browser.read(sealed)["url"] for _, _, sealed in sunk.got] == [f"/table/{live.row.id}"]
        await turn(house, 125)
        assert len(sunk.got) == 2


def test_letters_go_to_confirmed_addresses_seldom_and_end_by_one_touch(tmp_path: Path) -> None:
    with post_office() as (box, mail):

        @scenario(tmp_path, **mail)
        async def _(house: House) -> None:
            person, other = await with_address(house, box), (await house.guests(1))[0]
            wish = {"mail": ["turn"], "zone": "Europe/Rome"}
            with pytest.raises(Refused) as refused:
                await other.request("PUT", "/api/notices", wish)
            assert refused.value.key == "no-address"
            await person.request("PUT", "/api/notices", wish)
            table = await waiting_for(house, person, other, clock={"bank": 86_400 * 3})
            await turn(house)
            letter = await _next(box)
            text = letter.get_content()
            assert letter["To"] == "Isabella@example.org"
            assert letter["Subject"] == f"Your move in {table.title.title}"
            assert other.name in text
            assert "(Europe/Rome)" in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            for _ in range(2):
                await waiting_for(house, person, other)
            await turn(house, 4)
            assert box.letters == [], "one letter in half an hour"
            await turn(house, 40)
            together = await _next(box)
            assert together["Subject"] == "News from 2 of your tables"
            await _by_one_touch(house, person, other, str(letter["List-Unsubscribe"])[1:-1])
            await waiting_for(house, person, other)
            await turn(house, 120)
            assert box.letters == []


TURNS = {"en": "Your move in", "fr": "À vous de jouer", "it": "Tocca a te"}


@pytest.mark.parametrize("language", TURNS)
def test_everybody_is_told_in_their_own_language(tmp_path: Path, language: str) -> None:
    with post_office() as (box, mail):

        @with_sink(tmp_path, **mail)
        async def _(house: House, sunk: Sink) -> None:
            person, other = await with_address(house, box, language), (await house.guests(1))[0]
            browser = await subscribe(person, sunk)
            await person.request("PUT", "/api/notices", {"mail": ["turn"], "zone": "Europe/Rome"})
            await waiting_for(house, person, other, clock={"bank": 86_400 * 3})
            await turn(house)
            letter = await _next(box)
            assert str(letter["Subject"]).startswith(TURNS[language])
            assert browser.read(sunk.got[0][2])["title"].startswith(TURNS[language])
            token = str(letter["List-Unsubscribe"])[1:-1].rsplit("/", 1)[-1]
            assert token in letter.get_content()
            if language != "en":
                assert "Your" not in letter.get_content()


async def _next(box: Box) -> Any:
    await until(lambda: box.letters)
    return box.letters.pop(0)


async def _by_one_touch(house: House, person: Client, other: Client, link: str) -> None:
    path = link.removeprefix("https://signoria.example")
    token, own_id, others_id = path.rsplit("/", 1)[-1], await id_of(person), await id_of(other)
    looked, _, _ = await call(house, "GET", path, accept="text/html")
    assert looked == 200
    assert (await person.request("GET", "/api/notices"))["mail"] == ["turn"], "looking changes nothing"
    forged = [token[:-1] + ("A" if token[-1] != "A" else "B"), token.replace(own_id, others_id), own_id, "."]
    for each in forged:
        status, _, _ = await call(house, "POST", f"/unsubscribe/{each}", b"List-Unsubscribe=One-Click")
        assert status == 404
    assert (await person.request("GET", "/api/notices"))["mail"] == ["turn"]
    form = {"content_type": "application/x-www-form-urlencoded"}
    status, _, _ = await call(house, "POST", path, b"List-Unsubscribe=One-Click", **form)
    assert status == 204
    assert (await person.request("GET", "/api/notices"))["mail"] == []


def test_the_calendar_has_the_deadlines_and_its_address_can_be_taken_back(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person, other = await house.guests(2)
        table = await waiting_for(house, person, other, clock={"bank": 86_400 * 3})
        await waiting_for(house, person, other)
        path = (await person.request("POST", "/api/notices/calendar"))["path"]
        status, headers, text = await call(house, "GET", path)
        assert (status, headers["content-type"]) == (200, "text/calendar; charset=utf-8")
        assert text.count(b"BEGIN:VEVENT") == 1, "a table without a clock has no deadline"
        assert f"SUMMARY:Your move in {table.title.title}".encode() in text
        stored = await house.hall.store.column(sa.select(own.choices.c.calendar))
        assert path.split("/")[-1][:-4] not in str(stored), "only its hash is kept"
        newer = (await person.request("POST", "/api/notices/calendar"))["path"]
        await other.request("POST", "/api/notices/calendar")
        await other.request("DELETE", "/api/notices/calendar")
        for wrong in (path, "/calendar/.ics", "/calendar/None.ics", newer[:-5] + ".ics", newer[:-4]):
            assert (await call(house, "GET", wrong))[0] == 404
        assert (await call(house, "GET", newer))[0] == 200
        await person.request("DELETE", "/api/notices/calendar")
        assert (await call(house, "GET", newer))[0] == 404


def test_a_webhook_is_the_hosts_and_tells_names_only(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        table = await waiting_for(house, person, other, options={"tricks": 1})
        path = f"/api/tables/{table.row.id}/webhook"
        for method, wish in (("GET", None), ("PUT", hook(sunk)), ("DELETE", None)):
            with pytest.raises(Refused) as refused:
                await other.request(method, path, wish)
            assert refused.value.key == "no-host"
        assert (await person.request("PUT", path, hook(sunk))) == {"shape": "discord", "host": "127.0.0.1"}
        await table.call(waiting.settle)
        await turn(house)
        await turn(house)
        [(_, _, body)] = sunk.got
        told = json.loads(body)
        assert told["content"] == f"{table.title.title}: {person.name} to move."
        assert told["allowed_mentions"] == {"parse": []}
        async with person.sit(table.row.id) as seat:
            await seat.act(seat.situation["legal"][0])
        await table.call(waiting.settle)
        await turn(house, 2.1)
        assert len(sunk.got) == 1, "not more than one word in a while"
        await turn(house, 3)
        assert json.loads(sunk.got[-1][2])["content"].endswith(f"{other.name} to move.")
        await person.request("DELETE", path)
        assert (await person.request("GET", path)) == {"shape": "", "host": ""}


def test_a_notice_hangs_on_nothing_hidden(tmp_path: Path) -> None:
    """Two tables that differ in the deal alone: the same bytes but for the ids."""

    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        told = []
        for _ in range(4):
            table = await waiting_for(house, person, other)
            await turn(house)
            told.append(json.dumps(browser.read(sunk.got.pop()[2])).replace(table.row.id, "ID"))
            told[-1] = re.sub(r'"tag": "\w+"', "", told[-1])
        assert len(set(told)) == 1


def test_whoever_plays_at_very_many_tables_is_told_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "MOST", 2)

    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        for _ in range(5):
            await waiting_for(house, person, other)
        await turn(house)
        told = [browser.read(sealed) for _, _, sealed in sunk.got]
        assert sum(each["body"].count("\n") + 1 for each in told) == 5


def test_a_webhook_goes_with_the_host_who_gave_it(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        made = await person.create("tricks", fill=[{"kind": "me"}])
        await other.join(made["invite"])
        path = f"/api/tables/{made['id']}/webhook"
        await person.request("PUT", path, hook(sunk))
        await person.request("POST", f"/api/tables/{made['id']}/leave")
        assert (await other.request("GET", path)) == {"shape": "", "host": ""}, "the new host has given none"
        table = await house.hall.table(made["id"])
        assert table.row.host == other.me["id"]
        assert not table.waiting.hook
        assert await house.hall.store.column(sa.select(own.webhooks.c.table_id)) == []


def test_who_is_muted_does_not_speak_by_names(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, *_ = await house.guests(2)
        await admin(house, "mute", "Guest 0")
        await until(lambda: house.hall.operator.sanctions)
        with pytest.raises(Refused, match="no-voice"):
            await person.request("PUT", "/api/me", {"name": "You all cheat", "language": "en"})
        same = await person.request("PUT", "/api/me", {"name": "Guest 0", "language": "fr"})
        assert (same["name"], same["language"]) == ("Guest 0", "fr"), "the language is theirs to choose"
        await admin(house, "unmute", "Guest 0")
        await until(lambda: not house.hall.operator.sanctions)
        assert (await person.request("PUT", "/api/me", {"name": "Gino", "language": "en"}))["name"] == "Gino"
