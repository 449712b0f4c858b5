"""Whoever wishes to leave has seven days to think better of it; then it is done, once, and for good."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from house import House
from sinks import by_hand
from test_accounts import ACCOUNT, count, days_pass, departures, join, prove, sign_in, stranger
from test_letters import post_office, with_address
from test_profiles import handle_of, refusal
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.accounts import farewell
from signoria.server.accounts import rows as own
from signoria.server.accounts.farewell import AGAIN, DAY, DAYS
from signoria.server.denied import Denied
from signoria.server.notices.rows import NoticeRow, notices
from signoria.server.rows import now_ms
from signoria.server.store import insert

__all__ = ["by_hand"]


def test_whoever_signs_in_again_is_told_and_may_stay(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        key = await join(house, one)
        phone = stranger(house)
        await sign_in(phone, key)
        table = await house.table([one, *await house.guests(1)])
        before = now_ms()
        await one.request("DELETE", ACCOUNT)
        for device in (one, phone):
            assert (await device.request("GET", "/api/me"))["id"] == ""
        assert await count(house, own.sessions) == 0
        found = await sign_in(phone, key)
        assert before + DAYS * DAY <= found["leaving"] <= now_ms() + DAYS * DAY
        assert (await phone.request("GET", ACCOUNT))["leaving"] == found["leaving"]
        await phone.request("DELETE", ACCOUNT)
        assert (await sign_in(phone, key))["leaving"] == found["leaving"], "asking again gains no days, and loses none"
        assert (await phone.request("POST", f"{ACCOUNT}/stay"))["leaving"] is None
        with pytest.raises(Refused, match="not to be deleted"):
            await phone.request("POST", f"{ACCOUNT}/stay")
        await days_pass(house)
        assert (await phone.request("GET", f"/api/tables/{table.row.id}"))["my_seat"] == 0
        assert (await sign_in(one, key))["leaving"] is None


def test_nothing_is_deleted_before_its_time_and_then_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        await one.request("DELETE", ACCOUNT)
        ends = await house.bureau.desk.farewells.due(one.me["id"])
        assert ends is not None
        monkeypatch.setattr(farewell, "now_ms", lambda: ends - 1)
        await departures(house).forget_old()
        assert await count(house, own.members) == 1
        monkeypatch.setattr(farewell, "now_ms", lambda: ends)
        farewells = house.bureau.desk.farewells
        assert [row.user_id for row in await farewells.claim()] == [one.me["id"]]
        assert await farewells.claim() == [], "another process has it"
        with pytest.raises(Denied):
            await farewells.take_back(one.me["id"])
        monkeypatch.setattr(farewell, "now_ms", lambda: ends + AGAIN + 1)  # it has died over it
        await departures(house).forget_old()
        assert await count(house, own.members) == await count(house, own.farewells) == 0
        assert await count(house, rows.users) == 0


def test_others_find_no_page_and_cannot_take_the_name_meanwhile(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        key, _ = await join(house, one), await join(house, other)
        await one.request("PUT", f"{ACCOUNT}/public", {"public": True})
        handle = await handle_of(one)
        await one.request("DELETE", ACCOUNT)
        assert await refusal(other, handle) == await refusal(other, "nobody-at-all")
        with pytest.raises(Refused) as refused:
            await other.request("PUT", f"{ACCOUNT}/handle", {"handle": handle})
        assert refused.value.key == "no-free-handle"
        await sign_in(one, key)
        await one.request("POST", f"{ACCOUNT}/stay")
        assert (await other.request("GET", f"/api/players/{handle}"))["handle"] == handle


def test_nobody_is_called_who_is_leaving_and_a_letter_says_so(tmp_path: Path, by_hand: None) -> None:
    with post_office() as (box, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            person = await with_address(house, box)
            table = await person.create("tricks", fill=[{"kind": "me"}])
            await person.request("PUT", "/api/notices", {"mail": ["ended"], "zone": "UTC"})
            codes = (await person.request("POST", f"{ACCOUNT}/codes"))["codes"]
            assert (await box.next())[1] == "Your account at Signoria was changed"
            handle = await handle_of(person)
            await person.request("DELETE", ACCOUNT)
            _, subject, text = await box.next()
            assert subject == "Your account at Signoria will be deleted"
            assert "/enter" in text
            ended = NoticeRow(table["id"], 0, "ended", 1, 0)
            await house.hall.store.write(insert(sa.insert(notices), [ended]))
            await house.bureau.outbox.turn(now_ms())
            assert not box.letters
            assert not house.bureau.desk.letters.tasks
            await person.request("POST", "/api/sign-in/code", {"handle": handle, "code": codes[0]})
            await person.request("POST", f"{ACCOUNT}/stay")
            await house.hall.store.write((sa.update(notices).values(sent=None, claimed=None), None))
            await house.bureau.outbox.turn(now_ms())
            assert (await box.next())[1] == "Tricks has ended"


def test_what_opened_the_account_before_opens_it_no_more(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        key = await join(house, one)
        cookie = one.cookie
        await prove(one, key)
        made = await one.request("POST", f"{ACCOUNT}/programs", {"name": "Clerk"})
        await one.request("DELETE", ACCOUNT)
        assert (await Client(house.address, "", cookie=cookie).request("GET", "/api/me"))["id"] == ""
        assert await house.bureau.people.programs.find(made["token"]) is None
        with pytest.raises(Refused):
            await Client(house.address, "", cookie=cookie).request("POST", f"{ACCOUNT}/stay")
