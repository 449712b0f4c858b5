"""Doors that must stay shut: other sites, other hosts, other people's secrets."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from typing import Any, Optional

import pytest
from house import House
from structlog.testing import capture_logs
from test_table import scenario
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from signoria.client import Refused
from signoria.server import logs


async def call(
    house: House, method: str, path: str, body: Optional[bytes] = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    import asyncio

    def talk() -> tuple[int, dict[str, str], bytes]:
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        found = answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        line.close()
        return found

    return await asyncio.to_thread(talk)


def test_other_sites_cannot_act_for_a_guest(tmp_path: Path) -> None:
    @scenario(tmp_path, allowed_origins=("https://friend.example",))
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        body = json.dumps({"game": "tricks"}).encode()
        own = f"127.0.0.1:{house.port}"
        send: dict[str, Any] = {"content_type": "application/json", "cookie": guest.cookie}
        for headers, status in (
            ({"origin": "https://evil.example"}, 403),
            ({"origin": "null"}, 403),
            ({"sec_fetch_site": "cross-site"}, 403),
            ({"sec_fetch_site": "same-site", "origin": "http://other.127.0.0.1"}, 403),
            ({"origin": f"http://{own}", "sec_fetch_site": "same-origin"}, 201),
            ({"origin": "https://friend.example", "sec_fetch_site": "cross-site"}, 201),
            ({}, 201),
        ):
            found = await call(house, "POST", "/api/tables", body, **send, **headers)
            assert found[0] == status, headers
        table = await guest.create("tricks")
        url = f"ws://{own}/ws/table/{table['id']}"
        with pytest.raises(InvalidStatus):
            await connect(url, origin=Origin("https://evil.example"), additional_headers={"Cookie": guest.cookie})
        screen = await connect(url, origin=Origin(f"http://{own}"))
        await screen.close()


def test_a_loopback_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    @scenario(tmp_path, allowed_hosts=("127.0.0.1", "localhost"))
    async def _(house: House) -> None:
        assert (await call(house, "GET", "/api/me"))[0] == 200
        assert (await call(house, "GET", "/api/me", host="rebound.example"))[0] == 403


def test_every_answer_carries_the_headers_and_cookies_are_closed(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        for path in ("/", "/api/games", "/api/nothing", "/table/x", "/health"):
            _, headers, _ = await call(house, "GET", path)
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        body = json.dumps({"name": "x"}).encode()
        _, headers, _ = await call(house, "PUT", "/api/me", body, content_type="application/json")
        cookie = headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


def test_what_is_not_there_or_too_large_is_said_in_one_form(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        assert (await call(house, "GET", "/..%2f..%2fpyproject.toml"))[0] == 404
        assert (await call(house, "GET", "/../../../../etc/passwd"))[0] in (400, 404)
        status, _, body = await call(house, "GET", "/api/tables/unknown")
        assert (status, json.loads(body)["key"]) == (404, "no-table")
        status, _, body = await call(house, "GET", "/api/no/such/thing")
        assert (status, json.loads(body)["key"]) == (404, "no-page")
        huge = json.dumps({"game": "x" * 100_000}).encode()
        send: dict[str, Any] = {"content_type": "application/json", "cookie": guest.cookie}
        assert (await call(house, "POST", "/api/tables", huge, **send))[0] in (400, 413)
        assert (await call(house, "POST", "/api/tables", b'{"game":', **send))[0] == 400
        for language, status in (("en", 200), ("fr", 200), ("xx", 404), ("../en", 404)):
            path = f"/api/games/tricks/words/{language.replace('/', '%2f')}"
            assert (await call(house, "GET", path))[0] == status


def test_requests_and_new_tables_are_limited(tmp_path: Path) -> None:
    @scenario(tmp_path, requests_per_minute=40, tables_per_minute=3)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        for _ in range(3):
            await guest.create("tricks")
        with pytest.raises(Refused, match="too many new tables"):
            await guest.create("tricks")
        answers = [(await call(house, "GET", "/api/me"))[0] for _ in range(60)]
        assert answers[-1] == 429


def test_a_class_behind_one_address_opens_the_client_at_the_same_time(tmp_path: Path) -> None:
    """Pages and files are as many as there are people; only what is asked of the API counts."""

    @scenario(tmp_path, requests_per_minute=20)
    async def _(house: House) -> None:
        for path in ("/", "/table/x", "/assets/none.js", "/theme.js", "/health"):
            opened = {(await call(house, "GET", path))[0] for _ in range(10)}
            assert 429 not in opened, path
        answers = [(await call(house, "GET", "/api/me"))[0] for _ in range(21)]
        assert answers == [200] * 20 + [429]
        assert (await call(house, "GET", "/"))[0] == 200


def test_a_wrong_address_is_a_page_for_people_and_a_problem_for_programs(tmp_path: Path) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")

    @scenario(tmp_path, static=built)
    async def _(house: House) -> None:
        reader: dict[str, Any] = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        for path, wanted in (("/nowhere", 404), ("/tables", 200), ("/rules", 200)):
            status, headers, body = await call(house, "GET", path, **reader)
            assert (status, headers["content-type"].split(";")[0]) == (wanted, "text/html")
            assert body == b"<!doctype html>"
        for path in ("/nowhere", "/assets/gone.js", "/api/nowhere"):
            status, _, body = await call(house, "GET", path)
            assert (status, json.loads(body)["key"]) == (404, "no-page")
        assert json.loads((await call(house, "GET", "/api/nowhere", **reader))[2])["key"] == "no-page"


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        with capture_logs() as entries:
            people = await house.guests(2)
            table = await house.table(people)
            async with people[0].sit(table.row.id) as seat:
                await seat.act("bid 3")
            await people[1].request("GET", f"/api/join/{table.row.invite}")
        text = repr(entries)
        for secret in (table.row.seed.hex(), table.row.invite, people[0].cookie, people[0].cookie.split("=")[1]):
            assert secret not in text

    hidden = logs.hide_secrets(None, "", {"event": "x", "Cookie": "a", "seed": b"b", "database_url": "c"})
    assert hidden == {"event": "x", "Cookie": "hidden", "seed": "hidden", "database_url": "hidden"}


def test_health_and_metrics(tmp_path: Path) -> None:
    """What the metrics count is partly secret: they are for whoever holds the token, by default for nobody."""

    @scenario(tmp_path, metrics_token="figures")
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("bid 3")
        status, _, body = await call(house, "GET", "/health")
        assert (status, json.loads(body)) == (200, {"status": "ok", "restored": True})  # nothing that counts
        for wrong in ("", "Bearer", "Bearer figure", "figures"):
            status, _, body = await call(house, "GET", "/metrics", Authorization=wrong)
            assert (status, json.loads(body)["key"]) == (403, "no-metrics")
        text = (await call(house, "GET", "/metrics", Authorization="Bearer figures"))[2].decode()
        assert 'signoria_actions_total{game="tricks"} 1.0' in text
        assert "signoria_loop_lag_seconds_count" in text


def test_without_a_token_nobody_reads_the_metrics(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        for shown in ("", "Bearer", "Bearer "):
            assert (await call(house, "GET", "/metrics", Authorization=shown))[0] == 403


def test_the_built_client_is_served_with_one_page_for_its_addresses(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")

    @scenario(tmp_path, static=static)
    async def _(house: House) -> None:
        for path in ("/", "/table/abc", "/join/abc", "/rules/condottiere", "/replay/abc"):
            status, headers, body = await call(house, "GET", path)
            assert (status, body) == (200, b"<!doctype html>page")
            assert headers["content-type"].startswith("text/html")
        status, headers, body = await call(house, "GET", "/assets/app.js")
        assert (status, body) == (200, b"1")
        assert "immutable" in headers["cache-control"]
        for path in ("/secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/no.js"):
            assert (await call(house, "GET", path))[0] == 404
