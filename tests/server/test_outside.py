"""Addresses that people give lead nowhere inside: neither when they are given nor when they are used."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest
from house import PATIENCE, House
from sinks import Browser, Sink, by_hand, hook, sink, subscribe, turn, waiting_for, with_sink
from test_table import scenario

from signoria.client import Refused
from signoria.server.denied import Denied
from signoria.server.main import free_port
from signoria.server.notices.outside import NotPublic, Outside, is_public
from signoria.server.settings import Settings

__all__ = ["by_hand"]
pytestmark = pytest.mark.usefixtures("by_hand")
INSIDE = (
    "127.0.0.1", "127.8.9.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::", "::127.0.0.1",
    "fec0::1", "192.0.0.1", "nonsense",
)  # fmt: skip
WRONG = (
    "http://push.example/x", "ftp://push.example/x", "https://push.example:8443/x", "https://push.example:22/x",
    "https://user@push.example/x", "https://user:word@push.example/x", "https://127.0.0.1/x", "https://10.0.0.1/",
    "https://[::1]/x", "https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/", "https://[fe80::1%25eth0]/x", "https:///x",
    "https://[::1", "file:///etc/passwd", "https://push.example/a b", "https://push.example/\u00e9",
    "javascript:alert(1)", "https://localhost/x",
    "https://127.1/x", "https://2130706433/x", "https://10.1/x", "https://127.0.0.1./x", "https://0x7f.1/x",
)  # fmt: skip


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Every name stands for these addresses from now on."""

    def getaddrinfo(host: str, port: int, **__: Any) -> list[Any]:
        kinds = [socket.AF_INET6 if ":" in each else socket.AF_INET for each in addresses]
        return [(kind, socket.SOCK_STREAM, 6, "", (each, port)) for kind, each in zip(kinds, addresses)]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_what_anybody_can_reach_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("url", WRONG)
def test_wrong_addresses_are_refused_when_given_and_when_used(url: str) -> None:
    outside = Outside(Settings())

    async def main() -> None:
        with pytest.raises(Denied):
            await outside.checked(url)
        with pytest.raises((Denied, OSError)):
            await outside.post(url, b"", {})

    asyncio.run(main())


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.7", "::1", "::ffff:192.168.0.1"])
def test_a_name_that_stands_for_an_address_inside_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    outside = Outside(Settings())

    async def main() -> None:
        with pytest.raises(Denied):
            await outside.checked("https://push.example/x")
        with pytest.raises(OSError, match=r"."):
            await outside.post("https://push.example/x", b"", {})

    names(monkeypatch, address)
    asyncio.run(main())
    names(monkeypatch, "93.184.216.34", address)  # one of several is enough
    asyncio.run(main())


def test_a_name_that_changes_its_address_after_it_was_given_reaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    outside, port = Outside(Settings()), free_port()
    met: list[Any] = []

    async def main() -> None:
        listening = await asyncio.start_server(lambda *line: met.append(line), "127.0.0.1", port)
        names(monkeypatch, "93.184.216.34")
        await outside.checked("https://push.example/x")
        names(monkeypatch, "127.0.0.1")
        monkeypatch.setattr(Outside, "parted", lambda self, url: __import__("urllib.parse").parse.urlsplit(url))
        with pytest.raises(OSError, match=r"."):
            await outside.post(f"https://push.example:{port}/x", b"", {})
        listening.close()

    asyncio.run(main())
    assert met == []


def test_the_connection_is_opened_to_what_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.server.notices.outside import look_up

    names(monkeypatch, "127.0.0.1")
    with pytest.raises(NotPublic):
        asyncio.run(look_up("push.example", 443))


@pytest.mark.parametrize("host", ["127.1", "2130706433", "10.1", "127.0.0.1."])
def test_a_number_is_no_name_and_is_not_left_to_the_connection(host: str) -> None:
    with pytest.raises(Denied):
        Outside(Settings()).parted(f"https://{host}/x")


def test_names_that_take_long_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    told = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        told.wait(60)
        return []

    async def main() -> None:
        outside = Outside(Settings())
        asked = [asyncio.create_task(outside.checked(f"https://slow{each}.example/x")) for each in range(64)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(int, "7"), PATIENCE) == 7
        finally:
            told.set()
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Denied) for each in found)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    asyncio.run(main())


def test_subscriptions_and_webhooks_inside_are_refused_over_http(tmp_path: Path) -> None:
    port = free_port()

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with sink(port) as sunk:
            person, other = await house.guests(2)
            for address in (sunk.address(), "https://127.0.0.1/x", "https://[::1]/x", f"https://localhost:{port}/x"):
                with pytest.raises(Refused) as refused:
                    await person.request("PUT", "/api/notices/browser", Browser(address).wish(["turn"]))
                assert refused.value.key == "no-outside"
            table = await waiting_for(house, person, other)
            with pytest.raises(Refused) as refused:
                await person.request("PUT", f"/api/tables/{table.row.id}/webhook", hook(sunk))
            assert refused.value.key == "no-outside"
            assert sunk.got == []


def test_an_address_that_was_allowed_once_is_judged_again_when_it_is_used(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        await subscribe(person, sunk)
        house.bureau.outside.allowed = frozenset()
        await waiting_for(house, person, other)
        await turn(house)
        assert sunk.got == []


def test_a_subscription_is_anothers_once_another_uses_the_browser_and_wrong_keys_are_none(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        person, other = await house.guests(2)
        browser = await subscribe(person, sunk)
        for key in ("A" * 86, "B" + "A" * 86, "!" * 87):
            with pytest.raises(Refused):
                await person.request("PUT", "/api/notices/browser", {**browser.wish(["turn"]), "key": key})
        await other.request("POST", "/api/notices/browser/forget", {"address": browser.address})
        assert await kept(house) == 1, "nobody forgets another's"
        await other.request("PUT", "/api/notices/browser", browser.wish(["turn"]))
        await waiting_for(house, person, other)
        await turn(house)
        assert sunk.got == []
        assert await kept(house) == 1


async def kept(house: House) -> int:
    import sqlalchemy as sa

    from signoria.server.notices import rows

    return len(await house.hall.store.column(sa.select(rows.subscriptions.c.digest)))
