"""Who gives addresses that never answer, or very many of them, keeps nobody else from being told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from aiohttp import web
from house import House, until
from sinks import Sink, by_hand, sink, subscribe, turn, waiting_for
from test_accounts import join, sign_in
from test_letters import post_office, with_address
from test_notices import _next
from test_table import scenario

from signoria.server.by_post import calendar
from signoria.server.main import free_port
from signoria.server.notices import outside, quiet, waiting
from signoria.server.notices import rows as own

__all__ = ["by_hand"]
pytestmark = pytest.mark.usefixtures("by_hand")


def test_addresses_that_never_answer_hold_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port, let_go = free_port(), asyncio.Event()
    take = Sink.take

    async def slow(self: Sink, request: web.Request) -> web.Response:
        if request.path.startswith("/slow"):
            await let_go.wait()
        return await take(self, request)

    monkeypatch.setattr(Sink, "take", slow)
    monkeypatch.setattr(outside, "SECONDS", 600.0)

    @scenario(tmp_path, notice_hosts=(f"127.0.0.1:{port}",))
    async def _(house: House) -> None:
        async with sink(port) as sunk:
            people = await house.guests(4)
            for number, person in enumerate(people[:3]):
                await subscribe(person, sunk, f"/slow/{number}")
                await subscribe(person, sunk, f"/quick/{number}")
                table = await waiting_for(house, person, people[3])
                wish = {"address": sunk.address("/slow/hook"), "shape": "discord"}
                await person.request("PUT", f"/api/tables/{table.row.id}/webhook", wish)
                await table.call(waiting.settle)
            telling = asyncio.create_task(turn(house))
            try:
                await until(lambda: len({path for path, _, _ in sunk.got}) == 3)
                assert {path for path, _, _ in sunk.got} == {f"/quick/{number}" for number in range(3)}
            finally:
                let_go.set()
                await telling


def test_a_letter_goes_though_the_browsers_cannot_be_called(tmp_path: Path) -> None:
    port = free_port()
    with post_office() as (box, mail):

        @scenario(tmp_path, notice_hosts=(f"127.0.0.1:{port}",), **mail)
        async def _(house: House) -> None:
            async with sink(port) as sunk:
                person, other = await with_address(house, box), (await house.guests(1))[0]
                await person.request("PUT", "/api/notices", {"mail": ["turn"], "zone": "Europe/Rome"})
                await subscribe(person, sunk)
                sunk.status = 500
                table = await waiting_for(house, person, other)
                for minutes in (2, 8):
                    await turn(house, minutes)
                assert len(sunk.got) == 2
                assert (await _next(box))["Subject"] == f"Your move in {table.title.title}"
                await turn(house, 60)
                assert (len(sunk.got), box.letters) == (2, [])


def test_browsers_of_sessions_that_are_over_are_not_kept(tmp_path: Path) -> None:
    port = free_port()

    @scenario(tmp_path, notice_hosts=(f"127.0.0.1:{port}",))
    async def _(house: House) -> None:
        async with sink(port) as sunk:
            (person,) = await house.guests(1)
            key = await join(house, person)
            for number in range(3):
                await subscribe(person, sunk, f"/push/{number}")
                await person.request("POST", "/api/sign-out")
                await sign_in(person, key)
            await subscribe(person, sunk, "/push/last")
            kept = await house.hall.store.column(sa.select(own.subscriptions.c.address))
            assert kept == [sunk.address("/push/last")]


def test_the_zones_of_the_world_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """That reads many files; whoever asks again and again must not keep the server busy."""
    asked: list[int] = []

    def available() -> set[str]:
        asked.append(1)
        return {"Europe/Rome"}

    calendar.zones.cache_clear()
    monkeypatch.setattr(calendar, "available_timezones", available)
    monkeypatch.setattr(quiet, "available_timezones", available, raising=False)
    try:
        assert [quiet.known_zone(name) for name in ("Europe/Rome", "Europe/Rome", "Nowhere")] == [True, True, False]
    finally:
        calendar.zones.cache_clear()
    assert len(asked) == 1


def test_what_could_never_be_told_is_not_kept_for_ever(tmp_path: Path) -> None:
    port = free_port()  # where nobody listens

    @scenario(tmp_path, notice_hosts=(f"127.0.0.1:{port}",))
    async def _(house: House) -> None:
        person, other = await house.guests(2)
        table = await waiting_for(house, person, other)
        wish = {"address": f"http://127.0.0.1:{port}/hook", "shape": "discord"}
        await person.request("PUT", f"/api/tables/{table.row.id}/webhook", wish)
        await table.call(waiting.settle)
        hooks = sa.select(own.notices.c.tries).where(own.notices.c.seat == -1)
        for minutes in (2, 8, 60):
            await turn(house, minutes)
        assert await house.hall.store.column(hooks) == [2]
        await waiting_for(house, person, other)
        await turn(house, 40 * 24 * 60)
        assert await house.hall.store.column(hooks) == []
