"""For those who watch a server: readiness, request ids, figures, and an end that is announced."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from house import House, until
from test_operating import answer, serving
from test_security import call
from test_table import scenario
from websockets.asyncio.client import connect

from signoria.client import Refused

GIVEN = "proxy-0123.abc"


def test_it_is_ready_once_its_games_are_back_and_until_it_is_about_to_end(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        await until(house.hall.restored.is_set)
        assert (await call(house, "GET", "/ready"))[0] == 200
        for change, back in ((house.hall.restored.clear, house.hall.restored.set),):
            change()
            status, _, body = await call(house, "GET", "/ready")
            assert (status, json.loads(body)["detail"]) == (503, "not ready: it is starting")
            back()
        house.hall.draining = True
        status, _, body = await call(house, "GET", "/ready")
        assert (status, json.loads(body)["detail"]) == (503, "not ready: it is about to end")
        assert (await call(house, "GET", "/health"))[0] == 200
        with pytest.raises(Refused) as refused:
            await guest.create("tricks", fill=[{"kind": "me"}])
        assert refused.value.key == "no-new-tables"


def test_it_is_not_ready_without_its_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_: Any) -> None:
        raise OSError("no space left on device")

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await until(house.hall.restored.is_set)
        monkeypatch.setattr(house.hall.store, "_transaction", full)
        status, _, body = await call(house, "GET", "/ready")
        assert (status, json.loads(body)["key"]) == (503, "no-storage")
        monkeypatch.undo()


def test_after_sigterm_it_is_still_open_for_a_while_but_not_ready(tmp_path: Path) -> None:
    with serving("--database-url", f"sqlite:///{tmp_path}/a.db", "--drain-seconds", "3") as (port, process):
        process.send_signal(signal.SIGTERM)
        found: set[tuple[int, int]] = set()
        while (200, 503) not in found and process.poll() is None:
            found.add((answer(port, "/api/games"), answer(port, "/ready")))
        assert (200, 503) in found
        assert process.wait(timeout=30) in (0, -signal.SIGTERM)


# -- request ids


def test_an_id_of_a_trusted_proxy_is_kept_if_it_is_well_formed(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async def id_of(**headers: Any) -> str:
            return str((await call(house, "GET", "/api/nothing", **headers))[1]["x-request-id"])

        assert await id_of(x_request_id=GIVEN) == GIVEN
        for odd in ("short", "a" * 65, "with space 1", 'quote"quote"', "line%0abreak"):
            assert re.fullmatch("[0-9a-f]{16}", await id_of(x_request_id=odd)), odd
        assert await id_of() != await id_of()


def test_nobody_else_gives_ids(tmp_path: Path) -> None:
    @scenario(tmp_path, trusted_proxies=("10.0.0.0/8",))
    async def _(house: House) -> None:
        assert (await call(house, "GET", "/api/me", x_request_id=GIVEN))[1]["x-request-id"] != GIVEN


def test_logs_carry_the_ids_of_requests_and_websockets(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    @scenario(tmp_path, log_level="debug")
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        await call(house, "GET", "/api/me", x_request_id="request-1")
        for path, id in ((table["id"], "socket-12"), ("nowhere", "socket-34")):
            url = f"ws://127.0.0.1:{house.port}/ws/table/{path}"
            screen = await connect(url, additional_headers={"Cookie": guest.cookie, "X-Request-ID": id})
            assert screen.response is not None
            assert screen.response.headers["x-request-id"] == id
            await screen.close()
        await until(lambda: not house.hall.live[table["id"]].connections)

        async def fail(_: Any) -> None:
            raise RuntimeError("on fire")

        with pytest.raises(RuntimeError):
            await house.hall.live[table["id"]].call(fail)
        await asyncio.sleep(0)

    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    told = {(line.get("request"), line["event"]) for line in lines}
    assert {("request-1", "request"), ("socket-12", "opened"), ("socket-12", "closed")} <= told
    assert ("socket-34", "turned away") in told
    assert {request for request, event in told if "fail" in event} <= {None}  # the table's own task is nobody's


# -- figures


def test_figures_tell_what_a_board_needs(tmp_path: Path) -> None:
    @scenario(tmp_path, metrics_token="hush")
    async def _(house: House) -> None:
        await until(house.hall.restored.is_set)
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("wave 1")
            status, _, body = await call(house, "GET", "/metrics", authorization="Bearer hush")
        assert status == 200
        found = dict(line.rsplit(" ", 1) for line in body.decode().splitlines() if not line.startswith("#"))
        assert float(found["signoria_sockets"]) == 1
        assert float(found["signoria_live_tables"]) == 1
        assert float(found['signoria_actions_total{game="tricks"}']) == 1
        assert float(found["signoria_store_seconds_count"]) > 0
        assert float(found["signoria_ready"]) == 1
        assert float(found["signoria_bot_queue"]) == 0
        assert float(found['signoria_request_seconds_count{status="2xx"}']) > 0
