"""Bots answer promises and make some; nobody waits for that, and nobody else learns of a secret one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Optional

import pytest
from house import House, hush, until
from msgspec.structs import replace
from test_table import scenario

from signoria.bots import Sight
from signoria.bots.promises import Propose, Word
from signoria.server import thinker
from signoria.server.speaking import told_to
from signoria.server.thinker import Thinker, ThinkJob, Thought, Told
from signoria.server.titles import game
from signoria.server.turns import Whose

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
    job.promises = [told]
    assert {text(Thinker().think(job).action) for _ in range(4)} == {"pass"}


class Whim:
    """Speaks by chance."""

    def choose(self, sight: Sight) -> int:
        return sight.rng.choice(sight.options)

    def aside(self, sight: Sight) -> Optional[int]:
        return sight.rng.choice([None, *sight.asides])

    def promise(self, sight: Sight) -> Optional[Word]:
        return sight.rng.choice([None, *(Propose(to, "no_theft", (), "decade_end") for to in range(3))])


def test_what_others_do_in_secret_moves_no_bot_to_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same knowledge, the same word: else a promise or an offer would tell that something was drafted just now."""
    monkeypatch.setattr(thinker, "mannered", lambda base, title: Whim())
    monkeypatch.setattr(thinker, "bot", lambda level, title, **more: Whim())
    title, rng, words = game("princes"), Random(1), []
    g = title.start(seats=4, seed=1)
    for _ in range(40):
        job = ThinkJob("t", "princes", 4, {}, g.seed, g.history(), 3, "expert/loyal", 5.0, speaks=True)
        secret = next((action for action in g.asides(1) if title.verbs.text(action) == "offer_to 2"), None)
        if secret is not None:
            words.append(Thinker().think(job).said)
            asked = replace(job, speaks=False, talkers=[(3, "expert")])
            offered = Thinker().think(asked).action
            for question in (job, asked):
                question.actions = [*g.history(), (1, secret)]
            assert Thinker().think(job).said == words[-1]
            assert Thinker().think(asked).action == offered
        g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))
    assert len(words) - words.count(None) > 3 < words.count(None), "now and then it speaks, now and then it does not"


def test_one_bot_speaks_in_secret_and_the_others_do_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer comes before all three bots are thinking of theirs."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,), table = await with_bots(house, "princes", "expert", seats=4, pace=60_000)
        thinking: set[int] = set()
        listen = house.hall.thinkers.listen

        async def together(job: ThinkJob, whose: Whose) -> Thought:
            if job.speaks:
                thinking.add(job.seat)
                await until(lambda: thinking == {1, 2, 3})
            return await listen(job, whose)

        monkeypatch.setattr(house.hall.thinkers, "listen", together)
        async with me.sit(table.row.id) as seat:
            for bot in (1, 2, 3):
                await seat.ask({**CALM, "to": bot, "public": bot == 3})
            await until(lambda: statuses(table, author=0) == ["accepted"] * 3)
