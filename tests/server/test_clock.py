"""The clock: bank and increment, the bot that moves when time is out, what it may show."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from house import House, seated, until, until_asked
from test_table import scenario

from signoria.server.table import Table

CLOCK = {"bank": 1, "increment": 0, "bot": "random"}


async def another_move(table: Table) -> None:
    before = len(table.history)
    await until(lambda: len(table.history) > before)


def test_when_time_is_out_the_bot_of_the_tables_choice_moves(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=CLOCK, options={"tricks": 1})
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await until(lambda: seats[0].situation["over"])
        assert table.clock is not None
        assert table.clock.banks == [0, 0]


def test_the_increment_is_added_and_the_bank_survives_a_restart(tmp_path: Path) -> None:
    kept = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock={"bank": 60, "increment": 30, "bot": "random"})
        screen = await house.raw(table.row.id, people[0])
        welcome = await screen.next("welcome")
        assert welcome["clock"]["running"] == [0]
        assert 59_000 < welcome["clock"]["banks"][0] <= 60_000
        async with people[0].sit(table.row.id) as seat:
            await seat.act("bid 3")
        update = await screen.next("update")
        assert update["clock"]["running"] == [1]
        assert 89_000 < update["clock"]["banks"][0] <= 90_000
        kept.append(table.row.id)
        await screen.close()

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(kept[0])
        assert table.clock is not None
        assert table.clock.banks[0] > 89_000


def test_the_clock_stands_while_paused(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock={"bank": 600, "bot": "random"})
        async with people[1].sit(table.row.id) as seat:
            await seat.ask({"type": "pause"})
            assert table.clock is not None
            assert table.clock.since == [None, None]
            assert not table.driver.busy()
            await seat.ask({"type": "resume"})
            assert table.clock.since[0] is not None


def test_a_forced_pass_is_given_by_the_table_after_a_while(tmp_path: Path) -> None:
    @scenario(tmp_path, pass_delay=(0.05, 0.2))
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"boasts": True, "tricks": 1})
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            for seat in seats:
                await until_asked(seat)
                await seat.act("bid 1")
            await until(lambda: seats[0].situation["prompt"] or seats[1].situation["prompt"])
            while True:
                asked = [seat for seat in seats if seat.situation["prompt"]]
                if asked and asked[0].situation["prompt"][0] == "ask-play":
                    break
                if asked and asked[0].situation["legal"] and not asked[0].situation["forced"]:
                    await asked[0].act("pass")
                else:
                    await another_move(table)
        passes = [action for _, action in table.history if table.title.verbs.text(action) == "pass"]
        assert len(passes) == 2
