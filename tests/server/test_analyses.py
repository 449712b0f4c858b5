"""Analyses of finished games: made once, kept, for those who may see the game, and never too many at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, open_house, run, until
from test_reels import played, stored
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.analyses import bench
from signoria.server.analyses.shelf import LEASE_MS, Shelf

QUICK = {"analysis_seconds": 0.01}


async def finished(person: Client, table: str) -> dict[str, Any]:
    """Follow an analysis to its end."""
    info = await person.request("POST", f"/api/tables/{table}/analysis")
    while info["status"] in ("waiting", "running"):
        info = await person.request("GET", f"/api/tables/{table}/analysis?after={info['version']}")
    return dict(info)


async def refused(person: Client, method: str, path: str) -> str:
    with pytest.raises(Refused) as refusal:
        await person.request(method, path)
    return refusal.value.key


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    @scenario(tmp_path, **QUICK)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await stored(house, played("condottiere"), "game")
        assert (await person.request("GET", "/api/tables/game/analysis"))["status"] == "none"
        info = await finished(person, "game")
        assert info["status"] == "done"
        told = info["analysis"]
        assert told["finished"]
        for one in told["players"]:
            assert one["start"] + one["place"] + one["luck"] + one["own"] + one["others"] == one["result"]
        assert house.hall.analyses.work == {}
        assert (await person.request("POST", "/api/tables/game/analysis"))["analysis"] == told
        kept = await house.hall.store.all(rows.AnalysisRow, sa.select(rows.analyses))
        assert [row.status for row in kept] == ["done"]


def test_it_can_be_taken_along(tmp_path: Path) -> None:
    @scenario(tmp_path, **QUICK)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await stored(house, played("condottiere"), "game")
        assert await refused(person, "GET", "/api/tables/game/analysis/json") == "no-analysis"
        told = (await finished(person, "game"))["analysis"]
        assert await person.request("GET", "/api/tables/game/analysis/json") == told
        page = await person.request("GET", "/api/tables/game/analysis/page?language=it")
        assert "Le svolte della partita" in page
        assert "http" not in page


def test_a_game_that_goes_on_tells_nothing_and_nobody_without_a_name_begins_anything(tmp_path: Path) -> None:
    @scenario(tmp_path, **QUICK)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        for method, path in (("GET", ""), ("POST", ""), ("GET", "/json"), ("GET", "/page")):
            assert await refused(people[0], method, f"/api/tables/{table.row.id}/analysis{path}") == "no-ended"
        assert await refused(people[0], "GET", "/api/tables/nowhere/analysis") == "no-table"
        await stored(house, played("condottiere"), "game")
        stranger = Client(house.address, "")
        assert await refused(stranger, "POST", "/api/tables/game/analysis") == "no-name"
        assert (await stranger.request("GET", "/api/tables/game/analysis"))["status"] == "none"


def test_nobody_has_too_many_at_once(tmp_path: Path) -> None:
    @scenario(tmp_path, analysis_seconds=30.0)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        for number in range(4):
            await stored(house, played("condottiere"), f"game{number}")
        for number in range(bench.MOST_OF_ONE):
            await one.request("POST", f"/api/tables/game{number}/analysis")
        assert await refused(one, "POST", "/api/tables/game2/analysis") == "no-analysis-more"
        waiting = await other.request("POST", "/api/tables/game2/analysis")
        assert (waiting["status"], waiting["ahead"]) == ("waiting", 2)
        assert sum(work.begun for work in house.hall.analyses.work.values()) <= 1


def test_there_is_a_limit_an_hour(tmp_path: Path) -> None:
    @scenario(tmp_path, analyses_per_hour=1, **QUICK)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        for number in range(2):
            await stored(house, played("condottiere"), f"game{number}")
        await finished(person, "game0")
        assert await refused(person, "POST", "/api/tables/game1/analysis") == "no-hurry"


def test_one_process_has_the_work_until_it_falls_silent(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        await stored(house, played("condottiere"), "game")
        first, second = (Shelf(house.hall.store, name) for name in ("first", "second"))
        assert await first.claim("game", "1.1")
        assert not await second.claim("game", "1.1")
        assert await first.beat("game")
        silent = sa.update(rows.analyses).values(beat=time.time_ns() // 1_000_000 - LEASE_MS - 1000)
        await house.hall.store.take(rows.AnalysisRow, silent.returning(rows.analyses))
        assert await second.claim("game", "1.1")
        assert not await first.beat("game")
        assert not await first.keep("game", b"{}")
        assert await second.keep("game", b"{}")
        assert not await first.claim("game", "1.1")
        assert await first.claim("game", "2.1")


def test_what_is_under_way_ends_with_the_server_and_is_free_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, analysis_seconds=60.0) as house:
            (person,) = await house.guests(1)
            await stored(house, played("condottiere"), "game")
            await person.request("POST", "/api/tables/game/analysis")
            await until(lambda: house.hall.analyses.work["game"].report.total)
        async with open_house(tmp_path, **QUICK) as house:
            (person,) = await house.guests(1)
            assert (await person.request("GET", "/api/tables/game/analysis"))["status"] == "failed"
            assert (await asyncio.wait_for(finished(person, "game"), 120))["status"] == "done"

    run(main)
