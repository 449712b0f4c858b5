"""Games that nobody goes on with: whoever is about to lose does not escape by never coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from house import House, until
from test_table import scenario

from signoria.client import Client
from signoria.server.forgotten import Forgotten
from signoria.server.notices import waiting
from signoria.server.notices.rows import waits
from signoria.server.table import Table


async def asked_long_ago(house: House, table: Table, seat: int = 0) -> None:
    """Somebody was asked something, months before now."""
    at = waits.c.table_id == table.row.id, waits.c.seat == seat

    async def asked() -> bool:
        await table.call(waiting.settle)
        return bool(await house.hall.store.column(sa.select(waits.c.seat).where(*at, waits.c.asked | table.row.paused)))

    while not await asked():
        await until(lambda: bool(table.g and table.g.to_act))
    assert table.waiting.known is not None
    table.waiting.known[seat].since = 1  # which is what will be written again
    await house.hall.store.write((sa.update(waits).where(*at).values(since=1), None))


async def with_bots(house: House, person: Client, **choices: Any) -> Table:
    made = await person.create("tricks", fill=[{"kind": "me"}, {"kind": "bot"}], seats=2, pace=0, **choices)
    await person.start(made["id"])
    return await house.hall.table(made["id"])


def test_a_rated_game_alone_with_bots_ends_without_whoever_does_not_come_back(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,) = await house.guests(1)
        table = await with_bots(house, anna)
        await Forgotten(house.hall).forget_old()
        assert not table.places[0].driver, "nobody is hurried"
        await asked_long_ago(house, table)
        await Forgotten(house.hall).forget_old()
        await until(lambda: table.row.status == "over")
        assert table.places[0].left, "it counts as left: a defeat does, a victory does not"


def test_a_pause_saves_nobody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,) = await house.guests(1)
        table = await with_bots(house, anna, clock={"bank": 600, "increment": 5})
        async with anna.sit(table.row.id) as seat:
            await seat.ask({"type": "pause"})
            await until(lambda: table.row.paused)
            await asked_long_ago(house, table)
            await Forgotten(house.hall).forget_old()
            assert table.row.paused, "whoever is at the table has not forgotten it"
        await until(lambda: not table.connections)
        await Forgotten(house.hall).forget_old()
        await until(lambda: table.row.status == "over")


def test_an_unrated_game_alone_waits_for_ever_and_so_does_any_if_the_operator_wants(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,) = await house.guests(1)
        table = await with_bots(house, anna, rated=False)
        await asked_long_ago(house, table)
        await Forgotten(house.hall).forget_old()
        assert not table.places[0].driver

    (tmp_path / "never").mkdir()

    @scenario(tmp_path / "never", forgotten_days=0.0)
    async def _never(house: House) -> None:
        (anna,) = await house.guests(1)
        table = await with_bots(house, anna)
        await asked_long_ago(house, table)
        await Forgotten(house.hall).forget_old()
        assert not table.places[0].driver


def test_among_people_a_host_who_does_not_answer_does_not_hold_up_the_others(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, rated=False)
        seat = (table.g.to_act if table.g else [0])[0]
        await asked_long_ago(house, table, seat)
        await Forgotten(house.hall).forget_old()
        assert table.places[seat].driver
        assert not table.places[1 - seat].driver
