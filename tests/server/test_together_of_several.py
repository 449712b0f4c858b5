"""People among each other where several processes share the tables, wherever they are connected."""

from __future__ import annotations

from typing import Any

import pytest
from fleet import until
from house import Raw, run
from test_accounts import join
from test_processes import at, fleet, person, raw, table_of
from websockets.asyncio.client import connect

from signoria.client import Client, Refused

__all__ = ["fleet"]


async def line(ship: Any, who: Client) -> Raw:
    url = f"{ship.address.replace('http', 'ws', 1)}/ws/me"
    return Raw(await connect(url, additional_headers={"Cookie": who.cookie}))


def test_news_blocks_and_seeks_hold_at_every_process(fleet: Any) -> None:
    async def main() -> None:
        near, far = fleet.ships
        anna, bruno = await person(near, "Together Anna"), await person(far, "Together Bruno")
        await join(near, anna)
        await join(far, bruno)
        handle = (await bruno.request("GET", "/api/account"))["handle"]
        news = await line(far, bruno)
        await anna.request("POST", "/api/friends", {"handle": handle})
        await news.next("news")
        (wish,) = (await bruno.request("GET", "/api/together"))["wishes"]
        await bruno.request("POST", f"/api/friends/{wish['id']}")
        screen = await line(near, anna)
        await bruno.request("GET", "/api/calls?looking=true")
        while not (await anna.request("GET", "/api/together"))["friends"][0]["here"]:
            await screen.next("news")  # the first may still be about the wish that was granted
        await screen.close()
        made = await anna.create("tricks", fill=[{"kind": "me"}], seats=2, seek=True, pace=0)
        path = f"/api/tables/{made['id']}"
        (friend,) = (await anna.request("GET", "/api/together"))["friends"]
        await anna.request("POST", f"{path}/invitations", {"friend": friend["id"]})
        while not (await bruno.request("GET", "/api/together"))["invitations"]:
            await news.next("news")
        assert (await bruno.request("POST", f"{path}/join", {}))["my_seat"] == 1

        async def runs() -> bool:
            return bool((await bruno.request("GET", path))["status"] == "running")

        await until(runs)
        table = await table_of([anna, bruno])
        screens = [await raw(ship, table, who) for ship, who in ((far, anna), (near, bruno))]
        for screen in screens:
            await screen.next("welcome")
        await screens[1].send({"type": "chat", "text": "before"})
        assert (await screens[0].next("chat"))["line"]["text"] == "before"
        await at(far, anna).request("POST", f"/api/tables/{table}/ignored", {"kind": "block", "seat": 1})
        assert (await screens[0].next("welcome"))["chat"] == []
        hidden = await anna.create("tricks", fill=[{"kind": "me"}], seats=2, seek=True, pace=0)
        with pytest.raises(Refused, match="no-table"):
            await bruno.request("POST", f"/api/tables/{hidden['id']}/join", {})
        assert hidden["id"] not in str(await bruno.request("GET", "/api/tables?scope=open"))
        for screen in (*screens, news):
            await screen.close()

    run(main)
