"""Invitations reach whoever does not look by the ways they have chosen; and nobody who is blocked gets through."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from house import House
from sinks import Sink, by_hand, subscribe, turn, with_sink
from test_profiles import handle_of, members
from test_together import open_table

from signoria.server.notices import rows as notices

INVITED = ["invited"]


__all__ = ["by_hand"]
pytestmark = pytest.mark.usefixtures("by_hand")


def test_an_invitation_is_pushed_once_to_whoever_does_not_look(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        (anna, bruno, pest), _ = await members(house, 3, public=False)
        browser = await subscribe(bruno, sunk, kinds=INVITED)
        met = await house.table([bruno, pest])
        await bruno.request("POST", f"/api/tables/{met.row.id}/ignored", {"kind": "block", "seat": 1})
        handle = await handle_of(bruno)
        tables = [await open_table(host) for host in (anna, pest)]
        for host, made in zip((anna, pest), tables):
            await host.request("POST", f"/api/tables/{made['id']}/invitations", {"handle": handle})
        await pest.request("POST", f"/api/tables/{tables[1]['id']}/invitations", {"handle": "nobody-at-all"})
        await turn(house, 0)
        assert sunk.got == [], "too early"
        await turn(house)
        await turn(house)
        [(_, _, sealed)] = sunk.got
        told = browser.read(sealed)
        assert told["title"].startswith("You are asked to a table of")
        assert anna.name in told["body"]
        assert pest.name not in str(told)
        assert told["url"] == f"/table/{tables[0]['id']}"
        n = notices.notices.c
        left = sa.select(n.seat).where(n.kind == "invited", n.sent.is_(None))
        assert await house.hall.store.column(left) == [], "nothing waits for ever"


def test_a_rematch_is_pushed_and_a_declined_invitation_is_not(tmp_path: Path) -> None:
    @with_sink(tmp_path)
    async def _(house: House, sunk: Sink) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        browser = await subscribe(bruno, sunk, kinds=INVITED)
        made = await open_table(anna)
        path = f"/api/tables/{made['id']}"
        await anna.request("POST", f"{path}/invitations", {"handle": await handle_of(bruno)})
        await bruno.request("POST", f"{path}/decline")
        await turn(house)
        assert sunk.got == []
        table = await house.table([anna, bruno])
        table.row.status = "over"
        again = await anna.request("POST", f"/api/tables/{table.row.id}/rematch")
        await turn(house)
        [(_, _, sealed)] = sunk.got
        assert browser.read(sealed)["url"] == f"/table/{again['id']}"
