"""Bots think in worker processes: what crashes, hangs or cheats is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from house import open_house, run, until

from signoria.server.driver import MOST_ASIDES_IN_A_ROW
from signoria.server.titles import bot_levels, bots_offered, characters


@pytest.fixture
def _clean() -> object:
    """What bots a title has is worked out anew, before and after."""
    for known in (bot_levels, bots_offered, characters):
        known.cache_clear()
    yield
    for known in (bot_levels, bots_offered, characters):
        known.cache_clear()


@pytest.mark.usefixtures("_clean")
def test_a_bot_that_misbehaves_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    way = tmp_path / "way"
    monkeypatch.setenv("SIGNORIA_BAD_BOT", str(way))

    async def main() -> None:
        way.write_text("well")
        async with open_house(tmp_path, titles=("badbots:TITLE",), bot_budget=0.3) as house:
            (me,) = await house.guests(1)
            made = await me.play_now("tricks", level="expert", seat=0, seats=2, pace=0, options={"deals": 9})
            table = await house.hall.table(made["id"])
            async with me.sit(made["id"]) as seat:
                await seat.act("bid 3")
                await until(lambda: seat.situation["view"]["bids"] == [3, 13])
                for bad in ("crash", "hang", "raise", "cheat", "well"):
                    way.write_text(bad)
                    await until(lambda: seat.situation["legal"])
                    while seat.situation["legal"]:  # a trick won is led again
                        await seat.act(seat.situation["legal"][0])
                    await until(lambda: table.history[-1][0] == 1)
            text = house.hall.metrics.text().decode()
            for kind in ("crashed", "hung", "failed"):
                assert f'signoria_bot_failures_total{{kind="{kind}"}}' in text
                assert f'signoria_bot_failures_total{{kind="{kind}"}} 0.0' not in text
            await asyncio.sleep(0)

    run(main)


def test_a_table_of_bots_plays_to_the_end_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            (me,) = await house.guests(1)
            bots = [{"kind": "bot", "level": "random"}] * 4
            made = await me.create("tricks", fill=bots, options={"tricks": 3, "bids": "secret", "boasts": True}, pace=0)
            await me.start(made["id"])
            table = await house.hall.table(made["id"])
            await until(lambda: table.row.status == "over")

    run(main)


@pytest.mark.usefixtures("_clean")
def test_bots_speak_out_of_turn_but_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    way = tmp_path / "way"
    way.write_text("well")
    monkeypatch.setenv("SIGNORIA_BAD_BOT", str(way))

    async def main() -> None:
        async with open_house(tmp_path, titles=("badbots:TITLE",)) as house:
            (me,) = await house.guests(1)
            made = await me.play_now("tricks", level="expert", seat=0, seats=2, pace=0)
            table = await house.hall.table(made["id"])
            async with me.sit(made["id"]) as seat:
                await seat.act("bid 7")
                await until(lambda: seat.situation["view"]["bids"] == [7, 13])
                first_aside = table.title.verbs.first_aside
                answer = next(i for i, (actor, code) in enumerate(table.history) if actor == 1 and code < first_aside)
                assert 1 <= answer - 1 <= MOST_ASIDES_IN_A_ROW  # one round of talk before the answer, more beside it
                await until(lambda: len(table.history) - answer - 1 == MOST_ASIDES_IN_A_ROW)
                await until(lambda: table.driver.talk is None)
                assert len(table.history) - answer - 1 == MOST_ASIDES_IN_A_ROW
                assert all(actor == 1 for actor, _ in table.history[1:])

    run(main)
