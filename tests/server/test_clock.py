"""The clock: bank and increment, the bot that moves when time is out, what it may show."""

from __future__ import annotations

from pathlib import Path

import pytest
from house import House, in_play, until, until_asked
from test_table import scenario

from signoria.client import Refused
from signoria.server import clock as clocks
from signoria.server import wish as wishes
from signoria.server.table import Table

CLOCK = {"bank": 1, "increment": 0, "bot": "random"}


async def another_move(table: Table) -> None:
    before = len(table.history)
    await until(lambda: len(table.history) > before)


def test_when_time_is_out_the_bot_of_the_tables_choice_moves(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, clock=CLOCK, options={"tricks": 1}) as (_, table, seats):
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
        async with house.sitting(2, options={"boasts": True, "tricks": 1}) as (_, table, seats):
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


# -- what gives no time


class Watch:
    """The time that a test lets pass."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(clocks, "time", self)

    def monotonic(self) -> float:
        return self.now


RULE = {"bank": 60, "increment": 30, "bot": "random"}


def bank(table: Table, seat: int) -> float:
    assert table.clock is not None
    return table.clock.left(seat)


def test_an_undo_takes_its_increment_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question answered, taken back and answered again earns what one answer earns."""
    watch = Watch(monkeypatch)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, "condottiere", clock=RULE)
        (first,) = in_play(table).to_act
        async with people[first].sit(table.row.id) as seat:
            for _round in range(9):
                await seat.act(seat.situation["legal"][0])
                assert bank(table, first) <= 90_000
                assert seat.situation["can_undo"]
                await seat.ask({"type": "undo"})
                assert bank(table, first) <= 60_000
            watch.now += 20
            await seat.act(seat.situation["legal"][0])
            assert bank(table, first) == 70_000
            watch.now += 50
            await seat.ask({"type": "undo"})
            assert bank(table, first) == 0, "what was used is used: ten seconds are owed"
            assert table.clock is not None
            assert table.clock.banks[first] == -10_000


def test_an_aside_before_an_answer_does_not_hide_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=RULE)
        async with people[0].sit(table.row.id) as seat:
            watch.now += 40
            await seat.act("wave 1")
            assert bank(table, 0) == 20_000, "an aside costs and earns nothing"
            await seat.act("wave 1", "bid 3")
            assert bank(table, 0) == 50_000


def test_a_wish_is_thought_about_on_ones_own_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks pays while the wish is open, whoever's turn it is; those asked before all pay as ever."""
    watch = Watch(monkeypatch)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, clock=RULE) as (people, table, seats):
            await seats[0].act("bid 3")
            assert bank(table, 0) == 90_000
            screen = await house.raw(table.row.id, people[1])
            await screen.next("welcome")
            await seats[0].ask({"type": "undo", "ask": True})
            request = (await screen.next("undo_request"))["request"]
            assert request["until"] is not None
            assert (await screen.next("presence"))["clock"]["running"] == [0, 1]
            watch.now += 25
            await seats[1].ask({"type": "undo_answer", "agree": False})
            assert (bank(table, 0), bank(table, 1)) == (65_000, 35_000)
            watch.now += 10
            assert (bank(table, 0), bank(table, 1)) == (65_000, 25_000)
            assert table.clock is not None
            table.clock.banks[0] = 0
            with pytest.raises(Refused, match="no-undo-time"):
                await seats[0].ask({"type": "undo", "ask": True})
            await screen.close()


def test_a_wish_lapses_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "LONGEST", 100)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, clock=RULE) as (people, table, seats):
            await seats[0].act("bid 3")
            screen = await house.raw(table.row.id, people[1])
            await seats[0].ask({"type": "undo", "ask": True})
            assert not (await screen.next("undo_outcome"))["granted"]
            assert (table.wish, len(table.history)) == (None, 1)
            await screen.close()


def test_what_could_not_be_stored_earns_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=RULE)

        async def fail(_: object) -> None:
            raise OSError("the disk is full")

        async with people[0].sit(table.row.id) as seat:
            watch.now += 10
            with monkeypatch.context() as patch:
                patch.setattr(house.hall.store, "_transaction", fail)
                for _round in range(5):
                    with pytest.raises(Refused, match="could not be stored"):
                        await seat.act("bid 3")
            assert bank(table, 0) == 50_000
            watch.now += 10
            await seat.act("bid 3")
            assert bank(table, 0) == 70_000


def test_whoever_is_to_move_cannot_pause_the_clock_for_others(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, clock=RULE) as (_, table, seats):
            with pytest.raises(Refused, match="no-pause-clock"):
                await seats[0].ask({"type": "pause"})
            await seats[1].ask({"type": "pause"})
            assert table.row.paused


def test_a_pause_keeps_what_was_used_though_the_table_leaves_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, kept = Watch(monkeypatch), []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=RULE)
        async with people[1].sit(table.row.id) as seat:
            watch.now += 45
            await seat.ask({"type": "pause"})
        kept.append(table.row.id)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        assert bank(await house.hall.table(kept[0]), 0) == 15_000
