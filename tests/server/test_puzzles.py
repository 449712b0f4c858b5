"""Puzzles at the server: the day, the try that counts, ratings, and nothing told that the seat may not know."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Awaitable, Callable

import msgspec
import pytest
from house import House
from msgspec import structs
from test_accounts import join
from test_admin import admin, finished
from test_ratings import played, row
from test_table import scenario

from signoria.client import Client, Refused
from signoria.kernel import State
from signoria.puzzles import Book, Puzzle, book_of
from signoria.server import asking
from signoria.server.accounts.data import _puzzles
from signoria.server.accounts.desk import Desk
from signoria.server.accounts.leaving import delete
from signoria.server.admin.gleaning import permitted
from signoria.server.puzzles import days, positions, rating
from signoria.server.puzzles.ledger import Ledger, taken_over
from signoria.server.rows import now_ms
from signoria.server.store import INSERT_PLACE, INSERT_TABLE, insert, update_table

GAME = "condottiere"
BOOK = book_of(GAME)
PUZZLE = next(iter(BOOK.puzzles.values()))
PATH = f"/api/puzzles/{GAME}/{PUZZLE.id}"


def housed(play: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """A test with an open house around it."""

    def test(tmp_path: Path) -> None:
        scenario(tmp_path)(play)

    return test


def wrong(puzzle: Puzzle) -> int:
    return puzzle.weighed[1].action


async def attempt(person: Client, action: int, path: str = PATH) -> Any:
    return await person.request("POST", f"{path}/try", {"action": action})


# -- what is told


def shown(g: State, seat: int) -> bytes:
    """All that is sent of a position before it is tried, but for the events of the log."""
    return msgspec.json.encode(asking.situation(g, seat))


def told_apart(puzzle: Puzzle) -> bool:
    """Whether what is sent differs between worlds that the seat cannot tell apart."""
    g = puzzle.state()
    worlds = [g.imagine(puzzle.seat, bytes([number]) * 16) for number in range(4)]
    return len({shown(world, puzzle.seat) for world in [g, *worlds]}) > 1


@pytest.mark.parametrize("game", ["condottiere", "il_principe", "principato", "princes", "renaissance"])
def test_a_puzzle_tells_no_more_than_its_seat_may_know(game: str) -> None:
    for puzzle in list(book_of(game).puzzles.values())[:: max(1, len(book_of(game)) // 6)][:6]:
        assert not told_apart(puzzle)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_open(g: State, seat: int) -> Any:
        return [g.view(each) for each in range(g.seats)]

    monkeypatch.setattr(asking, "seen", all_open)
    monkeypatch.setattr(asking, "Prospects", Silent)
    assert told_apart(PUZZLE)


class Silent:
    """A title that has no more to say."""

    def __init__(self, *_: Any) -> None:
        self.box: Any = None

    def kinds(self, *_: Any) -> list[Any]:
        return []

    labels = kinds


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for each in value.values() for key in keys_of(each)}
    return {key for each in value for key in keys_of(each)} if isinstance(value, list) else set()


@housed
async def test_the_solution_is_told_only_to_those_who_tried(house: House) -> None:
    (person,) = await house.guests(1)
    before = await person.request("GET", PATH)
    text = json.dumps(before)
    assert before["result"] is None
    assert before["table"]["seed"] == ""
    assert not keys_of(before) & {"answers", "weighed", "answer", "actions", "naive", "expert", "tried"}
    assert PUZZLE.source.seed.hex() not in text
    events = list(PUZZLE.state().events(PUZZLE.seat))[-200:]
    assert [(event["key"], event["values"]) for event in before["events"]] == [(e.key, list(e.values)) for e in events]
    await attempt(person, wrong(PUZZLE))
    after = await person.request("GET", PATH)
    assert after["result"]["answers"][0]["action"] == PUZZLE.answer
    assert PUZZLE.source.seed.hex() not in json.dumps(after)


def test_lines_are_played_in_a_world_that_the_seat_imagines() -> None:
    position = positions.Position(PUZZLE)
    before = shown(position.g, PUZZLE.seat)
    line = position.line(PUZZLE.answer)
    assert line
    assert msgspec.json.encode(line) == msgspec.json.encode(position.line(PUZZLE.answer))
    assert shown(position.g, PUZZLE.seat) == before


# -- trying


@housed
async def test_one_try_counts(house: House) -> None:
    (person,) = await house.guests(1)
    first = await attempt(person, wrong(PUZZLE))
    again = await attempt(person, PUZZLE.answer)
    assert not first["solved"]
    assert not again["solved"]
    assert again["action"] == wrong(PUZZLE)
    assert first["gain"] < 0
    assert again["mine"] == first["mine"]
    assert again["people"] == 1


@housed
async def test_tries_at_the_same_time_count_once(house: House) -> None:
    (person,) = await house.guests(1)
    actions = [PUZZLE.answer, wrong(PUZZLE), PUZZLE.answer, wrong(PUZZLE)]
    found = await asyncio.gather(*(attempt(person, action) for action in actions))
    assert len({(each["action"], each["solved"]) for each in found}) == 1
    assert found[-1]["people"] == 1
    assert found[-1]["mine"]["tries"] == 1


@housed
async def test_ratings_of_both_sides_move_and_shares_are_told(house: House) -> None:
    people = await house.guests(4)
    start = (await people[0].request("GET", PATH))["rating"]["mean"]
    results = [await attempt(person, PUZZLE.answer) for person in people[:3]] + [
        await attempt(people[3], wrong(PUZZLE))
    ]
    assert all(each["gain"] > 0 for each in results[:3])
    assert results[3]["gain"] < 0
    shares = {each["action"]: each["share"] for each in results[3]["answers"]}
    assert shares[PUZZLE.answer] == 0.75
    assert shares[wrong(PUZZLE)] == 0.25
    told = (await people[0].request("GET", PATH))["rating"]
    assert told["tries"] == 4
    assert told["solved"] == 3
    assert told["mean"] < start


@housed
async def test_what_is_no_answer_is_refused(house: House) -> None:
    (person,) = await house.guests(1)
    for body in ({"action": 999_999}, {"action": -1}, {"action": "pass"}, {}):
        with pytest.raises(Refused):
            await person.request("POST", f"{PATH}/try", body)
    for path in (f"/api/puzzles/{GAME}/0000000000", f"/api/puzzles/nothing/{PUZZLE.id}"):
        with pytest.raises(Refused) as refused:
            await person.request("GET", path)
        assert refused.value.key == "no-puzzle"


@housed
async def test_nobody_looks_at_too_many(house: House) -> None:
    (person,) = await house.guests(1)
    refused = 0
    for _ in range(70):
        try:
            await attempt(person, PUZZLE.answer)
        except Refused as error:
            refused += error.key == "no-hurry"
    assert refused == 10


# -- the day, the next


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_titles_take_turns() -> None:
    books = [book_of("condottiere"), book_of("il_principe")]
    assert all(len(book) >= days.ENOUGH for book in books)
    first = date(2026, 11, 16)
    week = [days.puzzle_of(first + timedelta(days=number), books) for number in range(7)]
    again = [days.puzzle_of(first + timedelta(days=number), list(books)) for number in range(7)]
    assert [each and each.id for each in week] == [each and each.id for each in again]
    assert len({each.source.title for each in week if each}) == len(books)
    shuffled = [Book(reversed(list(book.puzzles.values()))) for book in books]
    assert [each and each.id for each in week] == [
        found and found.id for found in (days.puzzle_of(first + timedelta(days=n), shuffled) for n in range(7))
    ]
    assert days.puzzle_of(first, [Book([])]) is None
    few = Book([PUZZLE])
    assert days.puzzle_of(first, [few]) == PUZZLE
    assert days.puzzle_of(first, [few, *books]) == week[0]


@housed
async def test_tomorrow_is_told_to_nobody(house: House) -> None:
    (person,) = await house.guests(1)
    today = await person.request("GET", "/api/puzzles/daily")
    assert today["day"] == days.today().isoformat()
    assert len(today["week"]) == 7
    tomorrow = (days.today() + timedelta(days=1)).isoformat()
    for day, key in ((tomorrow, "no-puzzle"), ("yesterday", "no-sense"), ("1999-01-01", "no-puzzle")):
        with pytest.raises(Refused) as refused:
            await person.request("GET", f"/api/puzzles/daily?day={day}")
        assert refused.value.key == key
    puzzle = book_of(today["game"]).puzzles[today["id"]]
    await attempt(person, puzzle.answer, f"/api/puzzles/{today['game']}/{today['id']}")
    shelf = await person.request("GET", "/api/puzzles")
    assert shelf["week"][-1]["state"] == "solved"


@housed
async def test_the_next_is_untried_of_its_kind_and_not_kept_for_a_day(house: House) -> None:
    (person,) = await house.guests(1)
    first = await person.request("GET", f"/api/puzzles/next?game={GAME}")
    assert first == await person.request("GET", f"/api/puzzles/next?game={GAME}")
    assert not days.is_reserved(first["id"])
    await attempt(person, BOOK.puzzles[first["id"]].answer, f"/api/puzzles/{GAME}/{first['id']}")
    assert (await person.request("GET", f"/api/puzzles/next?game={GAME}"))["id"] != first["id"]
    theme = BOOK.themes[0]
    themed = await person.request("GET", f"/api/puzzles/next?game={GAME}&theme={theme}")
    assert theme in BOOK.puzzles[themed["id"]].themes
    with pytest.raises(Refused):
        await person.request("GET", "/api/puzzles/next?theme=nothing")


# -- people


@housed
async def test_a_guest_who_becomes_a_member_keeps_the_tries_and_takes_them_along(house: House) -> None:
    (person,) = await house.guests(1)
    await attempt(person, PUZZLE.answer)
    await join(house, person)
    assert (await person.request("GET", PATH))["result"]["solved"]


@housed
async def test_tries_of_two_who_are_one_are_put_together(house: House) -> None:
    guest, member = await house.guests(2)
    other = list(BOOK.puzzles.values())[1]
    await attempt(guest, wrong(PUZZLE))
    await attempt(guest, other.answer, f"/api/puzzles/{GAME}/{other.id}")
    await attempt(member, PUZZLE.answer)
    ids = [(await each.request("GET", "/api/me"))["id"] for each in (guest, member)]
    await house.hall.store.write(*await taken_over(house.hall.store, *ids))
    ledger = Ledger(house.hall.store)
    assert not await ledger.all_of(ids[0])
    assert {(row.puzzle, row.solved) for row in await ledger.all_of(ids[1])} == {(PUZZLE.id, True), (other.id, True)}


@housed
async def test_guests_taken_over_one_after_the_other_lift_no_rating(house: House) -> None:
    member, *guests = await house.guests(4)
    ids = [(await each.request("GET", "/api/me"))["id"] for each in (member, *guests)]
    puzzles = list(BOOK.puzzles.values())
    ledger, means = Ledger(house.hall.store), []
    for number, (guest, id) in enumerate(zip(guests, ids[1:])):
        for puzzle in puzzles[number * 2 : number * 2 + 2]:
            await attempt(guest, puzzle.answer, f"/api/puzzles/{GAME}/{puzzle.id}")
        await house.hall.store.write(*await taken_over(house.hall.store, id, ids[0]))
        means.append((await ledger.of_person(ids[0], GAME)).rating(rating.NEWCOMER).mean)
    assert means == [means[0]] * 3
    assert means[0] > rating.START
    assert len(await ledger.all_of(ids[0])) == 6, "and none of them can be tried again"


@housed
async def test_permission_is_off_until_it_is_given(house: House) -> None:
    (person,) = await house.guests(1)
    assert not (await person.request("GET", "/api/puzzles"))["permitted"]
    for may in (True, True, False):
        await person.request("PUT", "/api/me/puzzle-games", {"may": may})
        assert (await person.request("GET", "/api/puzzles"))["permitted"] is may


# -- the model


def test_a_rating_moves_by_what_was_to_be_expected() -> None:
    easy, hard = rating.unsolved(1100), rating.unsolved(1900)
    new = rating.NEWCOMER
    assert rating.tried(new, hard, True).gain > rating.tried(new, easy, True).gain > 0
    assert rating.tried(new, easy, False).gain < rating.tried(new, hard, False).gain < 0
    change = rating.tried(new, hard, True)
    assert change.puzzle_gain < 0
    assert change.firmer > 0
    assert new.after(change.gain, change.firmer).doubt < new.doubt


def test_doubt_never_falls_below_what_people_learn_in_between() -> None:
    solver = rating.NEWCOMER
    for number in range(600):
        change = rating.tried(solver, rating.unsolved(1500), number % 2 == 0)
        solver = solver.after(change.gain, change.firmer)
    assert solver.doubt == pytest.approx(rating.LEAST, abs=2)
    assert rating.tried(solver, rating.unsolved(1500), True).gain > 1


# -- games of people


async def kept(house: House, id: str, people: list[str], **changes: Any) -> None:
    """A finished game of these seats, of whom those without a name are bots."""
    game = played(*people, scores=[1] * len(people), id=id, ended=changes.pop("ended", now_ms()))
    stored = structs.replace(row(game), **{"visibility": "public", **changes})
    await house.hall.store.write(insert(INSERT_TABLE, [stored]), insert(INSERT_PLACE, game.places))


@housed
async def test_games_are_taken_only_from_those_who_all_allow_it(house: House) -> None:
    yes, too, no = await house.guests(3)
    ids = [(await each.request("GET", "/api/me"))["id"] for each in (yes, too, no)]
    for person in (yes, too):
        await person.request("PUT", "/api/me/puzzle-games", {"may": True})
    await kept(house, "both", ids[:2])
    await kept(house, "alone", [ids[0], "bot:expert"])
    await kept(house, "bots", ["bot:expert", "bot:expert"])
    await kept(house, "one", [ids[0], ids[2]])
    await kept(house, "hidden", ids[:2], visibility="private")
    await kept(house, "staged", ids[:2], scene="{}")
    await kept(house, "before", ids[:2], ended=1)
    found = await house.hall.store.column(permitted())
    assert sorted(found) == ["alone", "both"]
    await too.request("PUT", "/api/me/puzzle-games", {"may": False})
    assert await house.hall.store.column(permitted()) == ["alone"]


@housed
async def test_the_operator_gets_records_without_names(house: House) -> None:
    people = await house.guests(2)
    id = await finished(house, people)
    await house.hall.store.write(update_table(id, visibility="public"))
    folder = Path(str(house.hall.settings.database_url).removeprefix("sqlite:///")).parent / "games"
    assert (await admin(house, "puzzle-games", "--out", str(folder)))["games"] == 0
    for person in people:
        await person.request("PUT", "/api/me/puzzle-games", {"may": True})
    assert (await admin(house, "puzzle-games", "--out", str(folder)))["games"] == 0
    await house.hall.store.write(update_table(id, ended=now_ms() + 1000))
    assert (await admin(house, "puzzle-games", "--out", str(folder)))["games"] == 1
    (file,) = folder.iterdir()
    assert "Guest" not in file.read_text(encoding="utf-8")


@housed
async def test_tries_are_in_the_archive_and_go_with_the_account(house: House) -> None:
    (person,) = await house.guests(1)
    await attempt(person, PUZZLE.answer)
    await person.request("PUT", "/api/me/puzzle-games", {"may": True})
    user = await house.people.user((await person.request("GET", "/api/me"))["id"])
    assert user is not None
    told = await _puzzles(Desk(house.hall, house.people), user)
    assert [each["puzzle"] for each in told["tried"]] == [PUZZLE.id]
    assert told["may_be_made_of_my_games"]
    await delete(house.hall, house.people, user)
    assert not await Ledger(house.hall.store).all_of(user.id)
    assert not await Ledger(house.hall.store).permitted(user.id)
