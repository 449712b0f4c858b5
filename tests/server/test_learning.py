"""Lessons over HTTP: whatever is sent is bounded and answered; progress belongs to a person, and to nobody else."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House
from test_accounts import ACCOUNT, join, leave_for_good, sign_in
from test_security import call
from test_table import scenario

from signoria.client import Client, Refused
from signoria.lessons import course_of
from signoria.server import rows
from signoria.server.learning.rows import lessons
from signoria.titles import game

LEARN = "/api/learn/condottiere/en"
LEAD = f"{LEARN}/lay/lead"
STEPS = [
    {"game": "condottiere", "lesson": "lay", "step": "lead"},
    {"game": "condottiere", "lesson": "stop", "step": "stop"},
]


def code(text: str) -> int:
    return game("condottiere").verbs.parse(text)


async def done_by(person: Client) -> list[Any]:
    told: list[Any] = (await person.request("GET", "/api/me/lessons"))["done"]
    return told


def test_a_step_is_answered_and_nothing_is_kept_of_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        nobody = Client(house.address, "")
        outline = await nobody.request("GET", LEARN)
        course = course_of("condottiere")
        assert course is not None
        assert [one["id"] for one in outline["lessons"]] == [one.id for one in course.lessons]
        begun = await nobody.request("POST", LEAD, {})
        assert (begun["verdict"], begun["moves"], begun["state"]["legal"][-1]) == ("", [], code("pass"))
        assert [line["target"] for line in begun["coach"]] == ["line:1", "card:1"]
        wrong = await nobody.request("POST", LEAD, {"answers": [code("play_card mercenary_3")]})
        assert (wrong["verdict"], wrong["rule"]) == ("wrong", "6.3")
        assert "9 to 9 is a tie" in wrong["says"]
        right = await nobody.request("POST", LEAD, {"answers": [code("play_card mercenary_4")]})
        assert right["verdict"] == "done"
        assert "10 to 9" in right["says"]
        assert not await house.hall.store.column(sa.select(rows.tables.c.id))
        assert not await house.hall.store.column(sa.select(rows.users.c.id))


def test_a_prediction_tells_its_answer_only_when_it_is_answered(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        nobody, spring = Client(house.address, ""), f"{LEARN}/special/spring"
        asked = await nobody.request("POST", spring, {})
        assert asked["right"] is None
        assert [one["value"] for one in asked["guesses"]] == [12, 15, 18, 21]
        told = await nobody.request("POST", spring, {"guess": 15})
        assert (told["verdict"], told["right"]) == ("wrong", 18)
        with pytest.raises(Refused, match="is not offered"):
            await nobody.request("POST", spring, {"guess": 99})


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("/api/learn/chess/en", None, "chess"),
        ("/api/learn/condottiere/xx", None, "no-words"),
        (f"{LEARN}/lay/nothing", {}, "no step"),
        (f"{LEARN}/nothing/lead", {}, "no step"),
        (LEAD, {"so_far": [[3, 0]]}, "do not fit"),
        (LEAD, {"so_far": [[0, 99999]]}, "do not fit"),
        (LEAD, {"so_far": [[0, 1]] * 1501}, "length"),
        (LEAD, {"answers": [1] * 41}, "length"),
        (LEAD, {"answers": [-1]}, ">= 0"),
        (LEAD, {"answers": [1 << 20]}, "no answer"),
        (f"{LEAD}/why", {"picked": [["card", 1]] * 9}, "length"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(tmp_path: Path, path: str, body: Any, reason: str) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        nobody = Client(house.address, "")
        with pytest.raises(Refused, match=reason):
            await nobody.request("GET" if body is None else "POST", path, body)


def test_why_something_cannot_be_chosen_is_told_by_the_rules(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        nobody = Client(house.address, "")
        told = await nobody.request("POST", f"{LEARN}/token/touch/why", {"noun": "region", "value": 0})
        assert [(one["key"], one["rule"]) for one in told["reasons"]] == [("no-region-pope", "4.2")]
        refused = await nobody.request("POST", LEAD, {"answers": [code("play_card winter")]})
        assert (refused["verdict"], refused["refusal"]["key"]) == ("refused", "no-card")


def test_progress_is_ones_own_and_no_more_than_there_is(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        made_up = [{"game": "condottiere", "lesson": "lay", "step": f"x{number}"} for number in range(50)]
        await one.request("PUT", "/api/me/lessons", {"done": [*STEPS, *STEPS, *made_up]})
        await one.request("PUT", "/api/me/lessons", {"done": STEPS})
        assert await done_by(one) == STEPS
        assert await done_by(other) == []
        with pytest.raises(Refused, match="length"):
            await one.request("PUT", "/api/me/lessons", {"done": STEPS * 101})
        with pytest.raises(Refused, match="name"):
            await Client(house.address, "").request("PUT", "/api/me/lessons", {"done": STEPS})


def test_a_guests_progress_becomes_the_members(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, guest = await house.guests(2)
        key = await join(house, one)
        await one.request("PUT", "/api/me/lessons", {"done": STEPS[:1]})
        await guest.request("PUT", "/api/me/lessons", {"done": STEPS})
        await guest.create("tricks", fill=[{"kind": "me"}])
        found = await sign_in(guest, key)
        await guest.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})
        assert sorted(await done_by(one), key=str) == sorted(STEPS, key=str)
        owners = await house.hall.store.column(sa.select(lessons.c.user_id))
        assert set(owners) == {one.me["id"]}


def test_progress_is_in_the_archive_and_goes_with_the_account(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        await one.request("PUT", "/api/me/lessons", {"done": STEPS})
        _, _, found = await call(house, "GET", f"{ACCOUNT}/data", cookie=one.cookie)
        with zipfile.ZipFile(io.BytesIO(found)) as folder:
            assert json.loads(folder.read("signoria.json"))["lessons"] == STEPS
        await leave_for_good(house, one)
        assert not await house.hall.store.column(sa.select(lessons.c.user_id))
