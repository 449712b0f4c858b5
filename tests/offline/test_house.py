"""A house without a server speaks the protocol of servers, keeps what it is told, and tells each only their own."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Awaitable, Callable

import jsonschema  # type: ignore[import-untyped]
import pytest

from signoria import games
from signoria.offline import hall
from tests.offline.local import Home

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
TITLES = [title.id for title in games()]


@pytest.fixture(autouse=True)
def bots_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hall.HERE, "bot_seconds", 0.0)
    monkeypatch.setitem(hall.HERE, "pass_delay", (0.0, 0.0))


def at_home(story: Callable[[Home], Awaitable[None]]) -> Home:
    async def tell() -> Home:
        home = await Home().open()
        try:
            await story(home)
        finally:
            await home.close()
        return home

    return asyncio.run(tell())


def fits(name: str, message: Any) -> None:
    jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}).validate(message)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_in_messages_of_the_protocol(title: str) -> None:
    async def story(home: Home) -> None:
        table = await home.play(title, level="random")
        fits("TableInfo", table)
        eyes = await home.look(table["id"])
        await eyes.next("welcome")
        await eyes.play_on()
        assert eyes.state["over"]
        for message in eyes.all:
            fits("ServerMessage", message)
        replay = await home.ask("GET", f"/api/tables/{table['id']}/replay")
        fits("ReplayInfo", replay)
        moments = await home.ask("GET", f"/api/tables/{table['id']}/replay/0/3?seat=0&open=true")
        for moment in moments:
            fits("ReplayMoment", moment)
        await a_record_is_checked_and_known_again(home, replay["record"])

    at_home(story)


async def a_record_is_checked_and_known_again(home: Home, record: str) -> None:
    brought = await home.ask("POST", "/api/here/records", {"text": record, "names": ["Anna"]})
    assert brought["status"] == "over"
    again = await home.ask("POST", "/api/here/records", {"text": record})
    assert again["id"] == brought["id"]
    assert (await home.ask("GET", f"/api/tables/{brought['id']}/replay"))["record"].splitlines()[-1]
    changed = record.replace("scores ", "scores 9", 1)
    if changed != record:
        status, told = await home.raw("POST", "/api/here/records", {"text": changed})
        assert (status, told["key"]) == (400, "no-record")


def test_a_table_survives_a_reload_in_the_middle() -> None:
    async def begin(home: Home) -> None:
        table = await home.play("condottiere", level="random", seats=2)
        eyes = await home.look(table["id"])
        await eyes.play_on(3)

    async def tell() -> None:
        home = await Home().open()
        await begin(home)
        before = home.kept
        await home.close()
        home.kept = before
        await home.open()
        (kept,) = (await home.ask("GET", "/api/tables?scope=mine"))["tables"]
        eyes = await home.look(kept["id"])
        welcome = await eyes.next("welcome")
        assert kept["status"] == "running"
        assert welcome["seat"] >= 0
        assert (await home.ask("GET", "/api/me"))["name"] == "Lucia"
        await eyes.play_on()
        assert eyes.state["over"]
        await home.close()

    asyncio.run(tell())


def test_tables_of_an_older_release_get_what_a_newer_one_has_added() -> None:
    async def tell() -> None:
        home = await Home().open()
        table = await home.play("condottiere", level="random", seats=2)
        await home.close()
        with closing(sqlite3.connect(":memory:")) as older:
            older.deserialize(home.kept)
            older.executescript("ALTER TABLE tables DROP COLUMN unrated; DROP TABLE studies; PRAGMA user_version=7")
            home.kept = older.serialize()
        await home.open()
        (kept,) = (await home.ask("GET", "/api/tables?scope=mine"))["tables"]
        assert (kept["id"], kept["unrated"]) == (table["id"], "")
        await home.close()

    asyncio.run(tell())


def test_three_at_one_screen_are_each_sent_their_own_view() -> None:
    async def story(home: Home) -> None:
        await home.ask("PUT", "/api/me", {"name": "Anna", "language": "en"})
        fill = [{"kind": "open"}] * 3 + [{"kind": "bot", "level": "random"}]
        wish = {"table": {"game": "condottiere", "seats": 4, "fill": fill}, "people": ["Anna", "Bea", "Carlo"]}
        table = await home.ask("POST", "/api/here/together", wish)
        people = await home.ask("GET", f"/api/here/tables/{table['id']}/people")
        fits("PeopleHere", people)
        assert [one["name"] for one in people["people"]] == ["Anna", "Bea", "Carlo"]
        assert home.house is not None
        g = (await home.house.hall.table(table["id"])).g
        assert g is not None
        for line, one in enumerate(people["people"], 1):
            eyes = await home.look(table["id"], one["who"], line)
            welcome = await eyes.next("welcome")
            assert welcome["seat"] == one["seat"]
            assert welcome["state"]["view"] == json.loads(json.dumps(g.view(one["seat"])))
            assert all(seat["online"] for seat in welcome["table"]["seats"] if seat["kind"] == "person")
            assert not any(seat["replace_from"] for seat in welcome["table"]["seats"])
        while not (calls := [one for one in (await home.ask("GET", "/api/calls"))["tables"] if one["mine"]]):
            await asyncio.sleep(0)  # written a moment later, and a bot may be asked first
        (call,) = calls
        assert (call["mine"], call["prompt"], call["verbs"]) == (True, None, []), "what one of them is asked"
        status, told = await home.raw("GET", f"/api/here/tables/{table['id']}/game")
        assert (status, told["key"]) == (409, "no-ended"), "the text of a game that goes on tells every hand"

    at_home(story)


def test_a_game_that_goes_on_is_saved_and_goes_on_elsewhere() -> None:
    async def story(home: Home) -> None:
        table = await home.play("condottiere", level="random", seats=2)
        eyes = await home.look(table["id"])
        await eyes.play_on(3)
        saved = await home.ask("GET", f"/api/here/tables/{table['id']}/game")
        fits("GameHere", saved)
        assert not saved["over"]
        other = await Home().open()
        await other.ask("PUT", "/api/me", {"name": "Bea", "language": "en"})
        wish = {"text": saved["text"], "seat": saved["seat"], "levels": saved["levels"]}
        brought = await other.ask("POST", "/api/here/records", wish)
        assert (brought["status"], brought["my_seat"]) == ("running", saved["seat"])
        eyes = await other.look(brought["id"])
        await eyes.next("welcome")
        await eyes.play_on()
        assert eyes.state["over"]
        await other.close()

    at_home(story)


@pytest.mark.parametrize(
    "people", [["Anna"], ["Anna", "Anna", "Bea"], ["Anna", "Bea", "Carlo", "Dina"], ["Anna", " ", "Bea"]]
)
def test_people_who_do_not_fit_make_no_table(people: list[str]) -> None:
    async def story(home: Home) -> None:
        await home.ask("PUT", "/api/me", {"name": "Anna", "language": "en"})
        wish = {"table": {"game": "condottiere", "seats": 3, "fill": []}, "people": people}
        status, _ = await home.raw("POST", "/api/here/together", wish)
        assert 400 <= status < 500
        assert not (await home.ask("GET", "/api/tables?scope=mine"))["tables"]

    at_home(story)


def test_a_coach_an_order_of_undo_and_why() -> None:
    async def story(home: Home) -> None:
        table = await home.play("condottiere", level="random", seats=2, coach=True)
        eyes = await home.look(table["id"])
        await eyes.next("welcome")
        while not eyes.state["legal"]:
            await eyes.next("update")
        version, action = eyes.state["version"], eyes.state["legal"][0]
        eyes.say(type="foresee", actions=[action])
        fits("ServerMessage", await eyes.next("foresight"))
        eyes.say(type="foretell", actions=[action])
        fits("ServerMessage", await eyes.next("foretold"))
        eyes.say(type="why", noun="", value=0, verb="", picked=[])
        fits("ServerMessage", await eyes.next("reasons"))
        eyes.say(type="coach", id="coach-1", version=version, action=None)
        coached = await eyes.next("coached", "refused")
        assert coached["type"] == "coached"
        fits("ServerMessage", coached)

    at_home(story)


def test_lessons_rules_puzzles_and_analysis() -> None:
    async def story(home: Home) -> None:
        for title in TITLES:
            course = await home.ask("GET", f"/api/learn/{title}/en")
            fits("CourseInfo", course)
            lesson = course["lessons"][0]
            path = f"/api/learn/{title}/fr/{lesson['id']}/{lesson['steps'][0]['id']}"
            fits("LessonMoment", await home.ask("POST", path, {}))
            fits("GuideInfo", await home.ask("GET", f"/api/games/{title}/guide/it"))
        fits("PuzzleShelf", await home.ask("GET", "/api/puzzles"))
        await home.ask("PUT", "/api/me", {"name": "Lucia", "language": "en"})
        puzzle = await home.ask("GET", "/api/puzzles/daily")
        fits("PuzzleInfo", puzzle)
        path = f"/api/puzzles/{puzzle['game']}/{puzzle['id']}/try"
        fits("PuzzleResult", await home.ask("POST", path, {"action": puzzle["situation"]["legal"][0]}))

    at_home(story)


def test_what_needs_a_server_is_not_there() -> None:
    async def story(home: Home) -> None:
        for path in ("/api/ratings", "/api/friends", "/api/account", "/api/moderation", "/api/nothing"):
            status, told = await home.raw("GET", path)
            assert (status, told["key"]) == (404, "no-page")
        eyes = await home.look("nowhere")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert eyes.closed == 4404

    at_home(story)


def test_bad_input_changes_nothing() -> None:
    async def story(home: Home) -> None:
        await home.ask("PUT", "/api/me", {"name": "Lucia", "language": "en"})
        before = home.kept
        for path, body in (
            ("/api/play", {"game": "chess"}),
            ("/api/play", {"game": "condottiere", "seats": 99}),
            ("/api/here/records", {"text": "no record"}),
            ("/api/here/together", {"people": []}),
        ):
            status, _ = await home.raw("POST", path, body)
            assert 400 <= status < 500
        assert home.kept == before

    at_home(story)
