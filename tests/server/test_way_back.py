"""Guests stay who they are: whatever the clock does, and after they have lost the cookie."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from house import House
from structlog.testing import capture_logs
from test_security import call
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.people import RENEWED_AFTER

DAY = 24 * 3600
WAY = "/api/me/way-back"


async def me(house: House, cookie: str) -> str:
    return str((await Client(house.address, "", cookie=cookie).request("GET", "/api/me"))["id"])


@pytest.mark.parametrize("step", [-2, -300, -400 * DAY, 2, 500 * DAY])
def test_a_clock_that_is_set_costs_nobody_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + step)
        assert await me(house, guest.cookie) == guest.me["id"]
        renamed = await guest.request("PUT", "/api/me", {"name": "Another"})
        assert renamed["id"] == guest.me["id"]
        assert (await guest.request("GET", f"/api/tables/{table['id']}"))["my_seat"] == 0


def test_a_cookie_is_renewed_before_the_browser_forgets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        first = guest.cookie
        await guest.request("GET", "/api/me")
        assert guest.cookie == first
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + RENEWED_AFTER + 1)
        await guest.request("GET", "/api/me")
        assert guest.cookie != first
        assert await me(house, guest.cookie) == await me(house, first) == guest.me["id"]


def test_a_way_back_leads_to_the_same_seat(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        assert await guest.request("GET", WAY) == {"code": "", "made": None}
        way = await guest.request("POST", WAY)
        elsewhere = Client(house.address, "")
        assert (await elsewhere.request("POST", "/api/way-back", {"code": way["code"]}))["id"] == guest.me["id"]
        assert (await elsewhere.request("GET", f"/api/tables/{table['id']}"))["my_seat"] == 0
        assert await guest.request("GET", WAY) == {"code": "", "made": way["made"]}


def test_a_way_back_is_taken_back_or_replaced(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        guest, other = await house.guests(2)
        first, second = [(await guest.request("POST", WAY))["code"] for _ in range(2)]
        kept = (await other.request("POST", WAY))["code"]
        assert await refused(house, first) == "no-way-back"
        assert await refused(house, second) == ""
        await guest.request("DELETE", WAY)
        assert await refused(house, second) == "no-way-back"
        assert await refused(house, kept) == ""
        assert await refused(house, "x" * 32) == "no-way-back"
        with pytest.raises(Refused, match="give your name"):
            await Client(house.address, "").request("POST", WAY)


async def refused(house: House, code: str) -> str:
    try:
        await Client(house.address, "").request("POST", "/api/way-back", {"code": code})
    except Refused as reason:
        return reason.key
    return ""


def test_the_code_is_kept_nowhere_and_other_sites_cannot_use_it(tmp_path: Path) -> None:
    @scenario(tmp_path, log_level="debug")
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        with capture_logs() as entries:
            code = (await guest.request("POST", WAY))["code"]
            await refused(house, code)
        assert code not in repr(entries)
        (row,) = await house.hall.store.all(rows.WayBackRow, sa.select(rows.ways_back))
        assert code not in repr(row)
        for file in tmp_path.glob("house.db*"):
            assert code.encode() not in file.read_bytes()
        body = f'{{"code": "{code}"}}'.encode()
        evil = {"content_type": "application/json", "origin": "https://evil.example"}
        assert (await call(house, "POST", "/api/way-back", body, **evil))[0] == 403
