"""The coach at a table: who may ask it, what it tells, and that it keeps everybody's secrets and nobody waiting."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Optional

import pytest
import sqlalchemy as sa
from house import House, Raw, until
from test_table import scenario

from signoria.client import Client
from signoria.kernel import State
from signoria.server import protocol as p
from signoria.server import rows, seating
from signoria.server.coaching import BURST, COACH
from signoria.server.ledger import HELPED
from signoria.server.lobby import Lobby
from signoria.server.table import Table
from signoria.server.thinker import CoachQuestion, Thinker, ThinkJob
from signoria.teacher.coach import Advice, Option

DECIDING = {
    "contested": "firenze", "realms": ["lucca siena", "milano", "venezia", "napoli"], "lines": ["1", "6", "4", "3"],
    "hands": ["10", "5 5", "4 4", "6 1"], "passed": [1, 2, 3], "played": [0, 1, 2, 3], "turn": 0,
}  # fmt: skip
SAID = Advice([Option(0, 0.5, 0.0, 0.0, 8, "", [])], "open", 8)


async def staged(house: House, scene: dict[str, Any], bots: int = 3) -> Table:
    """A table of the guest who came last and bots that begins from a position."""
    user = (await house.hall.store.all(rows.UserRow, sa.select(rows.users).order_by(rows.users.c.created)))[-1]
    fill = [p.SeatFill("me"), *([p.SeatFill("bot", "novice")] * bots)]
    table = await Lobby(house.hall).create(user, p.CreateTable("condottiere", bots + 1, fill=fill), json.dumps(scene))
    await table.call(seating.start, user)
    return table


async def asked(house: House, person: Client, table: Table, action: Optional[str] = None) -> tuple[Raw, dict[str, Any]]:
    """A new screen of this person, and what it is told when it asks the coach."""
    screen = await house.raw(table.row.id, person)
    heard = await screen.next("welcome")
    while not (heard["state"] or {}).get("legal"):
        heard = await screen.next("update")
    about = None if action is None else table.title.verbs.parse(action)
    await screen.send({"type": "coach", "id": "c", "version": heard["state"]["version"], "action": about})
    return screen, await screen.next("coached", "refused")


def test_the_coach_names_the_winning_answer_and_warns_of_the_blunder(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        table = await staged(house, DECIDING)
        screen, told = await asked(house, person, table, "pass")
        by_name = {table.title.verbs.text(option["action"]): option for option in told["options"]}
        assert next(iter(by_name)) == "play_card mercenary_10"
        assert (by_name["play_card mercenary_10"]["chance"], by_name["play_card mercenary_10"]["grade"]) == (1.0, "")
        assert by_name["pass"]["grade"] == "blunder"
        assert by_name["pass"]["reasons"][0]["key"] == "because-worth-it"
        assert told["sure"] == "clear"
        assert table.row.status == "running"  # whatever was said, nothing was done
        await screen.close()


def test_alone_with_bots_whoever_asks_has_nothing_to_win_any_more(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        info = await person.play_now("tricks", pace=0)
        table = await house.hall.table(info["id"])
        assert (info["coach"], info["unrated"]) == (True, "")
        screen, told = await asked(house, person, table)
        assert told["type"] == "coached"
        stored = await house.hall.store.column(sa.select(rows.tables.c.unrated).where(rows.tables.c.id == table.row.id))
        assert (table.row.unrated, stored) == (HELPED, [HELPED])
        await screen.close()


def test_among_people_only_where_the_table_was_made_for_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        rated = await house.table(people, seats=2)
        first = rated.g.to_act[0] if rated.g else 0
        screen, told = await asked(house, people[first], rated)
        assert (told["type"], told["key"]) == ("refused", "no-coach")
        assert (rated.info(people[0].cookie).coach, rated.row.unrated) == (False, "")
        await screen.close()
        open_to_it = await house.table(people, seats=2, coach=True)
        shown = open_to_it.info("")  # to whoever looks at the table
        assert (shown.coach, shown.unrated) == (True, COACH)
        screen, told = await asked(house, people[open_to_it.g.to_act[0] if open_to_it.g else 0], open_to_it)
        assert told["type"] == "coached"
        await screen.close()


def test_a_bot_that_took_a_rivals_seat_does_not_make_the_game_a_lonely_one(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, seats=2)
        other = 1 - (table.g.to_act[0] if table.g else 0)
        table.places[other].driver = "random"
        screen, told = await asked(house, people[1 - other], table)
        assert (told["type"], told["key"]) == ("refused", "no-coach")
        await screen.close()


def test_spectators_and_stale_questions_get_no_advice(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        table = await staged(house, DECIDING)
        (onlooker,) = await house.guests(1)
        screen = await house.raw(table.row.id, onlooker)
        version = (await screen.next("welcome"))["state"]["version"]
        await screen.send({"type": "coach", "id": "c", "version": version})
        assert (await screen.next("refused"))["key"] == "no-seat"
        await screen.close()
        screen = await house.raw(table.row.id, person)
        version = (await screen.next("welcome"))["state"]["version"]
        await screen.send({"type": "coach", "id": "c", "version": version - 1})
        assert (await screen.next("refused"))["key"] == "no-stale"
        await screen.send({"type": "coach", "id": "d", "version": version, "action": 10**6})
        assert (await screen.next("refused"))["key"] == "no-advice"
        await screen.close()


class Slow:
    """A coach that thinks until it is told to stop."""

    def __init__(self, table: Table) -> None:
        self.asked = 0
        self.stopped = 0
        table.driver.advice = self.advice  # type: ignore[method-assign]

    async def advice(self, seat: int, question: CoachQuestion) -> Optional[Advice]:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return SAID


def test_the_table_goes_on_and_the_coach_gives_up_when_the_question_is_gone(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        table = await staged(house, DECIDING)
        slow = Slow(table)
        screen = await house.raw(table.row.id, person)
        version = (await screen.next("welcome"))["state"]["version"]
        for number in range(3):
            await screen.send({"type": "coach", "id": f"c{number}", "version": version})
        await until(lambda: slow.asked)
        await screen.send({"type": "act", "id": "a", "version": version, "actions": ["play_card mercenary_10"]})
        while (await screen.next("update"))["ack"] != "a":
            pass
        await until(lambda: slow.stopped)
        assert slow.asked == 1  # one at a time
        assert not table.coaching.tasks
        await screen.close()


def test_questions_without_end_are_slowed_down(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        table = await staged(house, DECIDING)
        Slow(table)
        screen = await house.raw(table.row.id, person)
        version = (await screen.next("welcome"))["state"]["version"]
        for number in range(int(BURST) + 4):
            await screen.send({"type": "coach", "id": f"c{number}", "version": version})
        assert (await screen.next("refused"))["key"] == "no-hurry"
        await screen.close()


def test_the_worker_shows_the_coach_a_guess_only(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[State] = []

    def advise(self: Any, g: State, seat: int, seed: bytes, **more: Any) -> Advice:
        shown.append(g)
        return SAID

    monkeypatch.setattr("signoria.server.thinker.Coach.advise", advise)
    job = ThinkJob(
        table="t", game="condottiere", seats=3, options={}, seed=b"s" * 16, actions=[], seat=0, level="", budget=5.0,
        coach=CoachQuestion(b"c" * 16),
    )  # fmt: skip
    Thinker().think(job)
    assert shown[0].imagined
    assert shown[0].seed != job.seed
