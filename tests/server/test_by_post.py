"""Tables by post over simulated days: rest, holidays, what happens when time is out, reminders, the story on return."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from house import House, hush, in_play, until
from test_table import scenario
from tricks.state import SecretBids

from signoria.client import Client, Refused
from signoria.server import ledger, moves, seating
from signoria.server.by_post import clock as clocks
from signoria.server.by_post import modest, reminders, rest, visits
from signoria.server.by_post.calendar import DAY, HOUR
from signoria.server.by_post.clock import PostClock
from signoria.server.table import Table
from signoria.titles import game


class Days:
    """The hour of the day that a test lets pass."""

    def __init__(self, text: str) -> None:
        self.ms = int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("UTC")).timestamp() * 1000)

    def now(self) -> int:
        return self.ms

    def on(self, span: float) -> None:
        self.ms += int(span)

    def said(self) -> str:
        return datetime.fromtimestamp(self.ms / 1000, ZoneInfo("UTC")).date().isoformat()


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    made = Days("2026-11-18 12:00")  # a Wednesday
    for module in (clocks, rest, visits, ledger, seating):
        monkeypatch.setattr(module, "now_ms", made.now)
    return made


def rule(bank: int = 3 * 86_400, increment: int = 86_400, **post: Any) -> dict[str, Any]:
    return {"bank": bank, "increment": increment, "bot": "random", "post": post}


def clock(table: Table) -> PostClock:
    assert isinstance(table.clock, PostClock)
    return table.clock


async def run_out(table: Table, seat: int, days: Days) -> None:
    """Let the time of a seat pass, and the table notice it."""
    days.on(clock(table).wait(seat) * 1000 + 1)
    table.driver.rest(seat)
    table.driver.drive()


async def moved_on(table: Table, written: int) -> None:
    await until(lambda: table.written > written)


def test_the_clock_runs_on_without_a_server(tmp_path: Path, days: Days) -> None:
    kept = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=rule(most=3 * 86_400))
        days.on(20 * HOUR)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("bid 3")
        assert clock(table).left(0) == 72 * HOUR, "a day back, three at most"
        kept.append(table.row.id)

    days.on(5 * HOUR)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(kept[0])
        await until(lambda: table.driver.busy())
        assert clock(table).left(1) == 67 * HOUR
        assert clock(table).out_at(1) == days.ms + 67 * HOUR


def test_what_is_taken_back_takes_back_what_it_had_added(tmp_path: Path, days: Days) -> None:
    """Three days a move: an answer given at once adds nothing, and to take it back costs nothing."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, "condottiere", clock=rule(3 * 86_400, 3 * 86_400, most=3 * 86_400))
        (first,) = in_play(table).to_act
        async with people[first].sit(table.row.id) as seat:
            days.on(HOUR)
            await seat.act(seat.situation["legal"][0])
            assert clock(table).left(first) == 72 * HOUR
            await seat.ask({"type": "undo"})
            assert clock(table).left(first) == 71 * HOUR
            await table.read_back()
            assert clock(table).left(first) == 71 * HOUR


async def zone(person: Client, name: str) -> Any:
    return await person.request("PUT", "/api/me/zone", {"zone": name})


def test_a_night_is_that_of_the_person_who_is_asked(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        await zone(people[0], "America/New_York")
        await zone(people[1], "Europe/Rome")
        table = await house.table(people, clock=rule(10 * 3600, 0, night=True))
        screen = await house.raw(table.row.id, people[1])
        told = (await screen.next("welcome"))["clock"]["post"]
        morning = days.ms + HOUR  # it is seven o'clock in New York
        assert told[0]["ends"] == morning + 10 * HOUR
        assert told[0]["rests"] == [[days.ms, morning]]
        await screen.close()


def test_a_move_of_house_counts_from_the_next_question_on(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        await zone(people[0], "Europe/Rome")
        table = await house.table(people, clock=rule(20 * 3600, 0, night=True))
        before = clock(table).out_at(0)
        with pytest.raises(Refused, match="14 days"):
            await zone(people[0], "Asia/Tokyo")
        house.hall.rests.known.clear()
        days.on(15 * DAY)
        await zone(people[0], "Asia/Tokyo")
        assert clock(table).calendar(0).zone == "Europe/Rome"
        assert clock(table).out_at(0) == before
        with pytest.raises(Refused, match="unknown time zone"):
            await zone(people[0], "../../etc/passwd")


def test_on_holiday_clocks_rest_at_all_tables_and_all_are_told(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        tables = [await house.table(people, clock=rule()) for _ in range(2)]
        screen = await house.raw(tables[0].row.id, people[1])
        await screen.next("welcome")
        wish = {"first": days.said(), "last": "2026-11-20"}
        info = await people[0].request("POST", "/api/me/holidays", wish)
        assert (info["days"], len(info["holidays"])) == (11, 1)
        back = info["holidays"][0]["ends"]
        while (told := (await screen.next("presence"))["clock"]["post"][0])["holiday"] is None:
            pass
        assert (told["holiday"], told["rests"]) == (back, [[days.ms, back]])
        for table in tables:
            assert clock(table).out_at(0) == back + 3 * DAY
        days.on(DAY)
        assert clock(tables[1]).left(0) == 72 * HOUR
        info = await people[0].request("DELETE", f"/api/me/holidays/{info['holidays'][0]['id']}")
        assert (info["days"], info["holidays"]) == (13, [])
        assert clock(tables[1]).out_at(0) == days.ms + 3 * DAY
        await screen.close()


@pytest.mark.parametrize(
    "wish",
    [
        {"first": "2026-11-17", "last": "2026-11-19"},  # begins in the past
        {"first": "2026-11-20", "last": "2026-11-19"},
        {"first": "2026-12-01", "last": "2026-12-15"},  # a day too many
        {"first": "2026-02-30", "last": "2026-03-01"},
        {"first": "2029-01-01", "last": "2029-01-01"},
        {"first": "9999-12-31", "last": "9999-12-31"},
        {"first": "0000-00-00", "last": "2026-11-18"},
    ],
)
def test_no_holiday_is_longer_or_earlier_than_allowed(tmp_path: Path, days: Days, wish: dict[str, str]) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        with pytest.raises(Refused) as refused:
            await person.request("POST", "/api/me/holidays", wish)
        assert refused.value.key == "no-holiday-days"


def test_days_of_holiday_are_used_up(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await person.request("POST", "/api/me/holidays", {"first": "2026-11-20", "last": "2026-12-01"})
        with pytest.raises(Refused, match="no-holiday-left"):
            await person.request("POST", "/api/me/holidays", {"first": "2026-12-10", "last": "2026-12-12"})
        for _round in range(2):  # begun and ended at once: a day each
            info = await person.request("POST", "/api/me/holidays", {"first": days.said(), "last": days.said()})
            await person.request("DELETE", f"/api/me/holidays/{info['holidays'][0]['id']}")
        with pytest.raises(Refused, match="no-holiday-left"):
            await person.request("POST", "/api/me/holidays", {"first": days.said(), "last": days.said()})
        info = await person.request("POST", "/api/me/holidays", {"first": "2027-01-02", "last": "2027-01-15"})
        assert info["days"] == 0, "the next season is another"


# -- time is out


def test_the_least_harm_is_to_pass(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, "condottiere", clock=rule(out="pass"))
        for _move in range(60):
            (seat,) = in_play(table).to_act
            legal, written = table.legal(seat), table.written
            expected = modest.passing(table.title, legal)
            await run_out(table, seat, days)
            await moved_on(table, written)
            if expected is not None and len(legal) > 1:
                assert table.history[-1] == (seat, expected)
                assert table.ledger[-1].by == ledger.CLOCK
                return
        raise AssertionError("nothing could be passed")


def test_every_title_has_questions_that_can_be_passed() -> None:
    for title in ("condottiere", "il_principe", "princes", "principato", "renaissance"):
        verbs = game(title).verbs
        assert [verb for verb in verbs.by_name.values() if modest.passing(game(title), [verb.base]) is not None]


def test_the_others_vote_whether_a_bot_plays_on(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, clock=rule(out="vote")) as (_, table, seats):
            with pytest.raises(Refused, match="no-vote"):
                await seats[1].ask({"type": "vote", "seat": 0})
            await run_out(table, 0, days)
            await until(lambda: not table.driver.tasks)
            assert not table.driver.stuck()
            with pytest.raises(Refused, match="no-vote"):
                await seats[0].ask({"type": "vote", "seat": 0})
            await seats[1].ask({"type": "vote", "seat": 0})
            await seats[1].ask({"type": "vote", "seat": 0})
            told = clock(table).state(1).post[0]
            assert (told.votes, told.needed, table.places[0].driver) == ([1], 2, "")
            await table.read_back()
            assert clock(table).votes == {0: [1]}
            await seats[1].ask({"type": "vote", "seat": 0, "agree": False})
            await seats[2].ask({"type": "vote", "seat": 0})
            assert not table.history
            await seats[1].ask({"type": "vote", "seat": 0})
            await until(lambda: table.history)
            assert table.places[0].sent_off
            assert table.ledger[0].by == ledger.SENT_OFF
            await seats[0].ask({"type": "reclaim"})
            assert not table.places[0].driver


def test_whoever_comes_before_the_vote_is_over_plays(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, clock=rule(out="vote")) as (_, table, seats):
            await run_out(table, 0, days)
            await until(lambda: not table.driver.tasks)
            await seats[1].ask({"type": "vote", "seat": 0})
            await seats[0].act("bid 2")
            assert (clock(table).votes, table.places[0].driver) == ({}, "")
            assert clock(table).left(0) == 24 * HOUR


def test_nobody_votes_about_what_is_asked_in_secret(
    tmp_path: Path, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SecretBids, "conceals", lambda self: True)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, clock=rule(out="vote"), options={"bids": "secret"}) as (_, table, seats):
            await run_out(table, 0, days)
            await until(lambda: table.history)
            with pytest.raises(Refused, match="no-vote"):
                await seats[1].ask({"type": "vote", "seat": 0})


def test_what_is_done_in_secret_moves_no_clock_of_others(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, clock=rule(night=True)) as (people, table, seats):
            screen = await house.raw(table.row.id, people[2])
            await hush(screen)
            days.on(HOUR)
            before = clock(table).state(1)
            await seats[1].act("note 0")
            assert await screen.quiet() == []
            assert clock(table).state(1).post == before.post
            await screen.close()


# -- reminders, and the story


def test_reminders_at_half_and_at_a_tenth_of_the_time(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=rule(20 * 3600, 0))
        asked = days.ms

        def due() -> list[reminders.Reminder]:
            return [each for seat in range(2) for each in reminders.of_seat(table, seat)]

        told = due()
        assert [(each.part, each.at - asked) for each in told] == [(0.5, 10 * HOUR), (0.1, 18 * HOUR)]
        assert {each.user_id for each in told} == {people[0].me["id"]}
        days.on(12 * HOUR)
        assert due() == told, "they belong to the question"
        async with people[0].sit(table.row.id) as seat:
            await seat.act("bid 3")
        assert {each.seat for each in due()} == {1}


async def told(person: Client, table: Table, **query: int) -> Any:
    more = "&".join(f"{name}={value}" for name, value in query.items())
    return await person.request("GET", f"/api/tables/{table.row.id}/story?{more}")


def test_whoever_comes_back_is_told_what_happened_since(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=rule())
        async with people[0].sit(table.row.id) as seat:
            first = await told(people[0], table)
            assert (first["at"], first["first"]) == (None, 0)
            await seat.act("bid 3")
        await until(lambda: not table.connections)
        left, seen = days.ms, (await told(people[0], table, first=0))["times"]
        days.on(5 * HOUR)
        async with people[1].sit(table.row.id) as seat:
            await seat.act("bid 2")
        days.on(DAY)
        async with people[0].sit(table.row.id) as seat:
            story = await told(people[0], table)
            assert (story["at"], story["first"]) == (left, len(seen))
            assert story["epoch"] == seat.epoch
            assert story["times"] == [left + 5 * HOUR] * (len(seat.events) - len(seen))
            assert story["lent"] == []
        async with people[0].sit(table.row.id):
            assert await told(people[0], table) == story, "a page that is loaded again tells the same"
        with pytest.raises(Refused, match="no-seat"):
            await told((await house.guests(1))[0], table)


def test_what_a_bot_did_for_somebody_is_told(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, "condottiere", clock=rule())
        (mine,) = in_play(table).to_act
        async with people[mine].sit(table.row.id) as seat:
            seen = len(seat.events)
        await until(lambda: not table.connections)
        await run_out(table, mine, days)
        await until(lambda: table.history)
        days.on(HOUR)
        async with people[mine].sit(table.row.id) as seat:
            story = await told(people[mine], table)
            assert story["lent"] == list(range(seen, len(seat.events)))
        async with people[1 - mine].sit(table.row.id):
            assert (await told(people[1 - mine], table))["lent"] == []


def test_whoever_comes_back_is_passed_for_at_once(tmp_path: Path, days: Days) -> None:
    """Not only when their time is out: nothing else could be answered, and no button is shown for it."""

    @scenario(tmp_path, pass_delay=(0.01, 0.02))
    async def _(house: House) -> None:
        people, found, rng = await house.guests(3), [-1], Random(2)
        while found == [-1]:  # in a game that ends first nobody had to pass
            table = await house.table(people, "princes", clock=rule())
            while not (found := forced_now(table)) and not (g := in_play(table)).over:
                seat = rng.choice(g.to_act)
                await table.call(moves.play, g, seat, [rng.choice(g.legal(seat))], "")
            found = found or [-1]
        written = table.written
        async with people[found[0]].sit(table.row.id):
            await until(lambda: table.written > written)
        assert table.ledger[-1].by == ledger.PASS


def forced_now(table: Table) -> list[int]:
    return [seat for seat in in_play(table).to_act if table.forced(table.legal(seat))]


def test_nobody_is_told_who_is_at_the_table_in_a_game_over_days(tmp_path: Path) -> None:
    """Law 14: an answer from an empty chair would tell of a standing order."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=rule())
        screen = await house.raw(table.row.id, people[0])
        seats = (await screen.next("welcome"))["table"]["seats"]
        assert [seat["online"] for seat in seats] == [True, False]
        await screen.quiet()
        other = await house.raw(table.row.id, people[1])
        await other.next("welcome")
        await other.close()
        await until(lambda: not table.viewers[1].connections)
        assert await screen.quiet() == []
        again = await house.raw(table.row.id, people[1])
        seats = (await again.next("welcome"))["table"]["seats"]
        assert [seat["online"] for seat in seats] == [False, True]
        for each in (screen, again):
            await each.close()


def test_after_time_ran_out_the_host_may_send_for_a_bot_and_learns_not_who_is_at_the_table(
    tmp_path: Path, days: Days
) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock=rule())
        async with people[0].sit(table.row.id) as host:
            await host.act("bid 3")
            with pytest.raises(Refused, match="no-absent-time"):
                await host.ask({"type": "hand_over", "seat": 1})
            await run_out(table, 1, days)
            await until(lambda: len(table.history) == 2)
            told = [table.info(people[0].me["id"]).seats[1].replace_from]
            async with people[1].sit(table.row.id):
                told.append(table.info(people[0].me["id"]).seats[1].replace_from)
                with pytest.raises(Refused, match=r"no-absent$"):
                    await host.ask({"type": "hand_over", "seat": 1})
            await until(lambda: not table.viewers[1].connections)
            told.append(table.info(people[0].me["id"]).seats[1].replace_from)
            assert told == [days.ms + 5 * 60_000] * 3
            async with people[1].sit(table.row.id) as present:
                days.on(HOUR)
                await host.ask({"type": "hand_over", "seat": 1})
                assert table.places[1].driver
                await present.ask({"type": "reclaim"})
                assert not table.places[1].driver
