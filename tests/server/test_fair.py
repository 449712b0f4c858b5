"""Who keeps a say, who may be replaced, who is asked to play again, and for whom a game counts."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from house import House, seated, turns, until, until_asked
from msgspec import structs
from test_ratings import after, places, played, with_store
from test_ratings import row as table_row
from test_table import scenario

from signoria.client import Client, Refused, Seat
from signoria.server.ladder import NEWCOMER
from signoria.server.ledger import CLOCK, LEFT, PERSON, SENT_OFF
from signoria.server.ratings import Ratings
from signoria.server.rows import PlaceRow
from signoria.server.store import MIGRATIONS, Store
from signoria.server.table import Table

MINUTE = 60_000
UNDO = {"type": "undo", "ask": True}
START = NEWCOMER.shown


async def gone_for(table: Table, seat: int, minutes: float) -> None:
    """The person of a seat closed the last window so long ago."""
    await until(lambda: not table.viewers[seat].connections)
    table.away[seat] -= int(minutes * MINUTE)


def left_long_ago(table: Table, seat: int, minutes: float) -> None:
    gone = table.places[seat].gone
    assert gone is not None
    table.places[seat].gone = gone - int(minutes * MINUTE)


async def play_out(seats: list[Seat]) -> None:
    await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)


async def changes(guest: Client, table: Table) -> dict[int, float]:
    found = await guest.request("GET", f"/api/tables/{table.row.id}/ratings")
    return {one["seat"]: one["after"] - one["before"] for one in found["seats"]}


# -- absence


def test_nobody_is_replaced_by_a_bot_before_the_stated_time(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        take = {"type": "hand_over", "seat": 1}
        async with people[0].sit(table.row.id) as host:
            assert host.table["absence"] == 5
            async with people[1].sit(table.row.id):
                assert table.info("").seats[1].replace_from is None
            await gone_for(table, 1, 4.9)
            with pytest.raises(Refused, match="no-absent"):
                await host.ask(take)
            async with people[1].sit(table.row.id):
                pass
            await gone_for(table, 1, 1)
            with pytest.raises(Refused, match="no-absent"):
                await host.ask(take)
            await gone_for(table, 1, 4)
            await host.ask(take)
            assert table.places[1].sent_off


def test_with_a_clock_nobody_is_replaced_while_there_is_time_on_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, clock={"bank": 1000, "increment": 5, "bot": "random"})
        assert table.clock is not None
        async with people[0].sit(table.row.id) as host:
            await host.act("bid 3")
            await gone_for(table, 1, 60)
            with pytest.raises(Refused, match="no-absent-time"):
                await host.ask({"type": "hand_over", "seat": 1})
            table.clock.banks[1] = 0
            table.driver.rest(1)
            table.driver.drive()
            await until(lambda: len(table.history) == 2)
            assert table.ledger[1].by == CLOCK
            await host.ask({"type": "hand_over", "seat": 1})


# -- a say


def test_who_was_sent_off_is_asked_before_moves_of_their_time_are_taken_back(tmp_path: Path) -> None:
    """The host cannot send somebody off and then take back what they had seen."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as host:
            await host.act("bid 3")
            async with people[1].sit(table.row.id) as other:
                await until_asked(other)
                await other.act("bid 1")
            await gone_for(table, 1, 5)
            await host.ask({"type": "hand_over", "seat": 1})
            await host.ask(UNDO)
            assert table.wish is not None
            assert table.wish.needed == [1]
            assert len(table.history) >= 2
            async with people[1].sit(table.row.id) as other:
                await other.ask({"type": "undo_answer", "agree": False})
            assert table.wish is None
            left_long_ago(table, 1, 9)
            await host.ask(UNDO)
            await host.ask({"type": "undo_answer", "agree": False})
            assert len(table.history) >= 2
            left_long_ago(table, 1, 1)
            await host.ask(UNDO)
            assert table.wish is not None
            assert table.wish.needed == [0], "the time is over: the host is asked, for the game will not be rated"


def test_who_left_has_no_say_in_what_came_after(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (people, table, seats):
            await people[2].request("POST", f"/api/tables/{table.row.id}/leave")
            await seats[0].act("bid 3")
            await seats[0].ask(UNDO)
            assert table.wish is not None
            assert table.wish.needed == [1]


def test_leaving_while_a_wish_is_open_is_no_answer_but_the_end_of_the_time_is(tmp_path: Path) -> None:
    @scenario(tmp_path, say_minutes=0.01)
    async def _(house: House) -> None:
        async with house.sitting(3) as (people, table, seats):
            await seats[0].act("bid 3")
            await seats[0].ask(UNDO)
            await seats[1].ask({"type": "undo_answer", "agree": True})
            await people[2].request("POST", f"/api/tables/{table.row.id}/leave")
            assert table.wish is not None
            assert table.history
            await until(lambda: not table.history)
            assert table.row.unrated == "undo"


def test_a_wish_ends_when_its_author_leaves_or_withdraws_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2) as (_, table, seats):
            await seats[0].act("bid 3")
            await seats[0].ask(UNDO)
            with pytest.raises(Refused, match="no-request"):
                await seats[0].ask({"type": "undo_answer", "agree": True})
            await seats[0].ask({"type": "undo_answer", "agree": False})
            assert table.wish is None
            await seats[0].ask(UNDO)
            await seats[0].ask({"type": "hand_over"})
            assert table.wish is None
            with pytest.raises(Refused, match="no-driver"):
                await seats[0].ask(UNDO)
            assert len(table.history) == 1


def test_how_much_is_taken_back_tells_nobody_of_secret_actions(tmp_path: Path) -> None:
    """A memo that only its writer may know of is counted for the writer alone, if at all."""

    async def asked(house: House, notes: bool) -> list[Any]:
        people = await house.guests(2)
        table = await house.table(people)
        screens = [await house.raw(table.row.id, person) for person in people]
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await seats[0].act("bid 3")
            await until_asked(seats[1])
            if notes:
                await seats[1].act("note 0")
            await seats[0].ask(UNDO)
            found = [(await screen.next("undo_request"))["request"] for screen in screens]
        for screen in screens:
            await screen.close()
        return found

    @scenario(tmp_path)
    async def _(house: House) -> None:
        with_note, without = await asked(house, True), await asked(house, False)
        assert with_note[0] == without[0]


def test_what_was_taken_back_past_the_boundary_is_unrated_for_good(tmp_path: Path) -> None:
    """After a restart too, and the record of the game still verifies: chance stays as it was dealt."""
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, options={"tricks": 1}) as (people, table, seats):
            await seats[0].act("bid 1")
            hand = seats[0].situation["view"]["hand"]
            await seats[0].ask(UNDO)
            await seats[1].ask({"type": "undo_answer", "agree": True})
            await until(lambda: not table.history)
            assert seats[0].situation["view"]["hand"] == hand
            await until(lambda: seats[1].table["unrated"] == "undo")
        kept.extend([table.row.id, people[0].cookie, people[1].cookie])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = [Client(house.address, "", cookie=cookie) for cookie in kept[1:]]
        table = await house.hall.table(kept[0])
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, people, table))
        info = await people[0].request("GET", f"/api/tables/{kept[0]}")
        assert (info["status"], info["unrated"]) == ("over", "undo")
        assert await changes(people[0], table) == {}
        assert (await people[0].request("GET", "/api/ratings/tricks"))["total"] == 0


def test_an_undo_at_once_leaves_the_game_rated(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, options={"tricks": 1}) as (people, table, seats):
            await seats[0].act("wave 1")
            await seats[0].ask({"type": "undo"})
            await play_out(seats)
        assert set(await changes(people[0], table)) == {0, 1}


# -- playing again


def test_nobody_plays_again_without_having_accepted(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, victim, stranger = await house.guests(3)
        table = await house.table([host, victim], options={"tricks": 1}, spectators=False)
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, [host, victim], table))
        path = f"/api/tables/{table.row.id}/rematch"
        again = await host.request("POST", path)
        kept = again["seats"][1]
        assert (kept["kind"], kept["name"], kept["user"]) == ("open", "Guest 1", victim.me["id"])
        with pytest.raises(Refused, match="no-filled"):
            await host.start(again["id"])
        with pytest.raises(Refused, match="no-open-seat"):
            await stranger.join(again["invite"], 1)
        mine = (await victim.request("GET", "/api/tables?scope=mine"))["tables"]
        assert again["id"] in [one["id"] for one in mine]
        async with victim.sit(again["id"]) as seat:
            assert (seat.seat, seat.table["my_seat"]) == (-1, -1)
        accepted = await victim.request("POST", path)
        assert (accepted["id"], accepted["my_seat"], accepted["seats"][1]["kind"]) == (again["id"], 1, "person")
        assert (await host.start(again["id"]))["status"] == "running"
        assert (await victim.request("POST", path))["status"] == "running"


def test_whoever_is_asked_to_play_again_may_decline(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, other, third = await house.guests(3)
        table = await house.table([host, other], options={"tricks": 1})
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, [host, other], table))
        again = await host.request("POST", f"/api/tables/{table.row.id}/rematch")
        with pytest.raises(Refused, match="no-seat"):
            await third.request("POST", f"/api/tables/{again['id']}/leave")
        await other.request("POST", f"/api/tables/{again['id']}/leave")
        seat = (await host.request("GET", f"/api/tables/{again['id']}"))["seats"][1]
        assert (seat["kind"], seat["user"]) == ("open", "")
        assert (await third.join(again["invite"]))["my_seat"] == 1
        late = await other.request("POST", f"/api/tables/{table.row.id}/rematch")
        assert (late["id"], late["my_seat"]) == (again["id"], -1)


def test_of_two_who_ask_at_once_one_makes_the_table(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1})
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, people, table))
        path = f"/api/tables/{table.row.id}/rematch"
        found = await asyncio.gather(*(person.request("POST", path) for person in people for _ in range(3)))
        assert len({one["id"] for one in found}) == 1
        mine = (await people[0].request("GET", "/api/tables?scope=mine"))["tables"]
        assert len(mine) == 2
        assert [seat["kind"] for seat in (await people[0].request("POST", path))["seats"]] == ["person", "person"]


def test_a_host_who_did_not_play_cannot_have_others_play_again(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, victim = await house.guests(2)
        made = await host.create("tricks", seats=2, fill=[{"kind": "open"}, {"kind": "bot", "level": "random"}], pace=0,
                                 options={"tricks": 1})  # fmt: skip
        await victim.join(made["invite"])
        await host.start(made["id"])
        table = await house.hall.table(made["id"])
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, [victim], table))
        again = await host.request("POST", f"/api/tables/{made['id']}/rematch")
        assert (again["status"], again["seats"][0]["kind"]) == ("open", "open")


def test_the_host_of_a_new_table_passes_it_on_only_to_somebody_who_sits(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1})
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, people, table))
        again = await people[0].request("POST", f"/api/tables/{table.row.id}/rematch")
        closed = await people[0].request("POST", f"/api/tables/{again['id']}/leave")
        assert closed["status"] == "closed"


# -- who is rated with what


def decided(place: PlaceRow, own: int, lent: int = 0, left: int = 0, sent_off: bool = False) -> PlaceRow:
    place.own, place.lent, place.left, place.sent_off = own, lent, left, sent_off
    return place


@pytest.mark.parametrize(
    ("own", "lent", "left", "driver", "sent_off", "gains"),
    [
        (5, 0, 0, "", False, True),
        (5, 5, 0, "", False, True),
        (4, 5, 0, "", False, False),
        (0, 9, 0, "", False, False),
        (9, 0, 1, "", False, False),
        (9, 0, 0, "novice", False, False),
        (5, 4, 0, "novice", True, True),
        (4, 5, 0, "novice", True, False),
    ],
)
def test_a_victory_is_earned_by_whoever_decided(
    own: int, lent: int, left: int, driver: str, sent_off: bool, gains: bool
) -> None:
    """Coming back after a bot has played, or moving now and then while the clock plays, does not earn it."""
    who = f"ann/{driver}" if driver else "ann"
    won = played(who, "bob", scores=[9, 1])
    won.clock_bot = "random"
    decided(won.places[0], own, lent, left, sent_off)
    decided(won.places[1], 5)
    made = after(won)
    assert ("ann" in made.people) == gains
    if gains:
        assert made.people["ann"].shown > START
        assert made.people["ann"].wins == 1
    assert "bob" in made.people
    lost = played(who, "bob", scores=[1, 9])
    lost.clock_bot = "random"
    decided(lost.places[0], own, lent, left, sent_off)
    decided(lost.places[1], 5)
    assert after(lost).people["ann"].mu < NEWCOMER.mu, "running away saves nobody from a defeat"


def test_a_seat_that_the_clock_played_counts_for_the_others_as_its_bot() -> None:
    lost = played("ann", "bob", scores=[1, 9])
    lost.clock_bot = "random"
    decided(lost.places[0], 1, 8)
    decided(lost.places[1], 9)
    against = played("bot:random", "bob", scores=[1, 9])
    assert after(lost).people["bob"].mu == after(against).people["bob"].mu


def test_who_was_never_asked_is_not_rated() -> None:
    game = played("ann", "bob", scores=[1, 9])
    decided(game.places[0], 0)
    decided(game.places[1], 3)
    assert set(after(game).people) == {"bob"}


def test_a_game_that_the_clock_won_counts_for_nobody() -> None:
    game = played("ann", "bot:random", scores=[9, 1])
    decided(game.places[0], 0, 12)
    made = after(game)
    assert (made.people, made.read) == ({}, 1)


def test_at_a_real_table_the_clock_earns_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (idler,) = await house.guests(1)
        clock = {"bank": 1, "increment": 0, "bot": "random"}
        fill = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await idler.create("tricks", seats=2, fill=fill, clock=clock, pace=0, options={"tricks": 1})
        table = await house.hall.table(made["id"])
        assert table.clock is not None
        table.clock.banks[0] = 0
        await idler.start(made["id"])
        await until(lambda: table.row.status == "over")
        assert (table.places[0].own, table.places[0].left) == (0, 0)
        assert (table.places[0].lent or 0) >= 1
        me = (await idler.request("GET", "/api/ratings/tricks"))["me"]
        assert (me is None) == (table.row.winners == [0]), "to share a victory with a weak bot lowers"
        assert me is None or me["mean"] < NEWCOMER.mu


@pytest.mark.parametrize("decided_before", [0, 1, 2])
def test_whoever_never_came_gains_nothing_wherever_the_server_was_started_again(
    tmp_path: Path, decided_before: int
) -> None:
    """The clock decides for an absent person before the restart and after it: a defeat is theirs, a victory is not."""
    kept: list[str] = []
    clock = {"bank": 1, "increment": 0, "bot": "random"}

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 2}, clock=clock)
        kept.extend([table.row.id, people[0].cookie])
        async with people[0].sit(table.row.id) as host:
            await turns([host], lambda seat: seat.situation["legal"][0], lambda: _decided(table, 1) >= decided_before)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        host = Client(house.address, "", cookie=kept[1])
        table = await house.hall.table(kept[0])
        assert _decided(table, 1) >= decided_before
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, [host], table))
        absent = table.places[1]
        assert (absent.own, absent.lent, absent.left) == (0, _decided(table, 1), 0)
        moved = await changes(host, table)
        assert (1 in moved) == (table.row.winners == [0])
        assert moved.get(1, 0.0) <= 0.0


def _decided(table: Table, seat: int) -> int:
    return sum(actor == seat and deed.by == CLOCK for deed, (actor, _) in zip(table.ledger, table.history))


def test_coming_back_after_a_bot_has_played_is_having_left(tmp_path: Path) -> None:
    """Even if what the bot did is taken back and done again by hand: the advice was had."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2, options={"tricks": 1}) as (_, table, seats):
            await seats[0].ask({"type": "hand_over", "level": "random"})
            await until(lambda: table.history)
            await seats[0].ask({"type": "reclaim"})
            assert table.ledger[0].by == LEFT
            await seats[0].ask(UNDO)
            await seats[1].ask({"type": "undo_answer", "agree": True})
            await until(lambda: not table.history)
            await play_out(seats)
        assert table.places[0].left == 1
        assert {deed.by for deed in table.ledger} == {PERSON}


def test_decisions_after_being_sent_off_are_not_those_of_somebody_who_left(tmp_path: Path) -> None:
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1})
        async with people[0].sit(table.row.id) as host:
            await gone_for(table, 1, 5)
            await host.ask({"type": "hand_over", "seat": 1})
            await host.act("bid 1")
            await until(lambda: len(table.history) == 2)
        kept.extend([table.row.id, people[0].cookie])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        host = Client(house.address, "", cookie=kept[1])
        table = await house.hall.table(kept[0])
        assert [deed.by for deed in table.ledger[:2]] == [PERSON, SENT_OFF]
        async with AsyncExitStack() as stack:
            await play_out(await seated(stack, [host], table))
        assert (table.places[1].own, table.places[1].lent, table.places[1].left) == (0, 2, 0)


# -- games from before decisions were counted


def _as_it_was(url: str) -> None:
    """A database before decisions were counted: ann won by the clock alone, bob by his own move."""
    engine = sa.create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    old = sa.MetaData()
    with engine.begin() as connection:
        old.reflect(connection)
        for id, name, client_id in (("a", "ann", ""), ("b", "bob", "m1")):
            row = structs.asdict(table_row(played(name, "bot:random", scores=[9, 1], id=id)))
            kept = {column.name: row[column.name] for column in old.tables["tables"].columns}
            connection.execute(sa.insert(old.tables["tables"]), kept)
            for place in places(id, name, "bot:random"):
                found = structs.asdict(place)
                kept = {column.name: found[column.name] for column in old.tables["places"].columns}
                connection.execute(sa.insert(old.tables["places"]), kept)
            move = {"table_id": id, "number": 0, "seat": 0, "action": 1, "client_id": client_id, "at": 1}
            connection.execute(sa.insert(old.tables["actions"]), move)
    engine.dispose()


def test_games_of_an_old_database_count_for_those_who_moved(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    _as_it_was(url)

    async def look(store: Store) -> None:
        assert set((await Ratings(store).ladder("tricks")).people) == {"bob"}

    with_store(url, look)
