"""Bots answer promises and make some; nobody waits for that, and nobody else learns of a secret one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import House, hush, until
from test_table import scenario

from signoria.server.speaking import told_to
from signoria.server.thinker import Thinker, ThinkJob, Told
from signoria.server.titles import game

PASS = {"type": "pact_propose", "template": "i_pass_this_battle", "args": [], "until": "battle_end"}
CALM = {"type": "pact_propose", "template": "no_theft", "args": [], "until": "decade_end"}


async def with_bots(house: House, game: str, level: str, people: int = 1, seats: int = 3, **more: Any) -> Any:
    """A running table: people first, then bots."""
    guests = await house.guests(people)
    fill = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": level}] * (seats - people)]
    made = await guests[0].create(game, seats=seats, fill=fill, **{"pace": 0, **more})
    for number, guest in enumerate(guests[1:], start=1):
        await guest.join(made["invite"], number)
    await guests[0].start(made["id"])
    return guests, await house.hall.table(made["id"])


def statuses(table: Any, **fields: Any) -> list[str]:
    return [row.status for row in table.pacts.rows if all(getattr(row, key) == fields[key] for key in fields)]


def test_a_bot_accepts_the_word_of_a_person(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,), table = await with_bots(house, "princes", "expert", pace=60_000)
        async with me.sit(table.row.id) as seat:
            await seat.ask({**CALM, "to": 1})
            await until(lambda: seat.pacts and seat.pacts[0]["status"] == "accepted")
            assert statuses(table, author=2) == [], "whom nobody spoke to says nothing"


def test_whoever_has_broken_a_promise_is_not_believed(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,), table = await with_bots(house, "condottiere", "expert", seats=2, pace=0)
        async with me.sit(table.row.id) as seat:
            while not any("play_card" in table.title.verbs.text(code) for code in seat.situation["legal"]):
                await until(lambda: seat.situation["legal"])
                await seat.act(seat.situation["legal"][0])
                await until(lambda: seat.situation["legal"])
            await seat.ask({**PASS, "to": 1})
            await until(lambda: seat.pacts[0]["status"] == "accepted")
            await seat.act(seat.situation["legal"][0])
            await until(lambda: seat.pacts[0]["status"] == "broken")
            await seat.ask({**PASS, "to": 1})
            await until(lambda: seat.pacts[1]["status"] == "declined")


def test_a_loyal_bot_speaks_first(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,), table = await with_bots(house, "princes", "expert/loyal", pace=200)
        async with me.sit(table.row.id) as seat:
            while not statuses(table, to_seat=0):
                if seat.situation["legal"]:
                    await seat.act(seat.situation["legal"][-1])
                await until(lambda: seat.situation["legal"] or statuses(table, to_seat=0))
            await until(lambda: seat.pacts)
            mine = next(pact for pact in seat.pacts.values() if pact["to"] == 0)
            await seat.ask({"type": "pact_accept", "number": mine["number"]})
            await until(lambda: seat.pacts[mine["number"]]["status"] == "accepted")


def test_a_secret_promise_to_a_bot_is_nobody_elses_affair(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me, other), table = await with_bots(house, "princes", "expert", people=2, seats=3, pace=60_000)
        screen = await house.raw(table.row.id, other)
        await hush(screen)
        async with me.sit(table.row.id) as seat:
            await hush(screen)
            await seat.ask({**CALM, "to": 2, "public": False})
            await until(lambda: seat.pacts and seat.pacts[0]["status"] == "accepted")
            assert not [text for text in await screen.quiet() if "pact" in text]
        assert [told.status for told in told_to(table, 2)] == ["accepted"]
        assert told_to(table, 1) == [], "a bot on that seat would be told nothing of it"
        await screen.close()


def test_who_stands_in_for_a_person_gives_no_word_for_them(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me, other), table = await with_bots(house, "princes", "expert", people=2, seats=3, pace=60_000)
        await other.request("POST", f"/api/tables/{table.row.id}/leave")
        assert table.places[1].driver
        async with me.sit(table.row.id) as seat:
            await seat.ask({**CALM, "to": 1})
            await seat.ask({**CALM, "to": 2})
            await until(lambda: statuses(table, to_seat=2) == ["accepted"])
            assert statuses(table, to_seat=1) == ["proposed"]


@pytest.mark.parametrize("level", ["novice", "expert", "master", "expert/loyal"])
def test_whoever_thinks_for_a_seat_keeps_what_the_seat_has_promised(level: str) -> None:
    """A bot, or one that stands in for a person."""
    words = '{"contested": "parma", "turn": 0, "hands": {"0": "10 10 10", "1": "1", "2": "1"}}'
    job = ThinkJob("t", "condottiere", 3, {}, bytes(16), [], 0, level, 5.0, scene=words, seconds=0.1)
    told = Told(0, 0, 1, "i_pass_this_battle", [], "battle_end", True, "accepted")
    text = game("condottiere").verbs.text
    assert {text(Thinker().think(job).action) for _ in range(4)} != {"pass"}
    job.promises = {0: [told]}
    assert {text(Thinker().think(job).action) for _ in range(4)} == {"pass"}
