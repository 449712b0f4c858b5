"""Pages of members: found by those who may, built from rows, and telling no more than the tables did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from authenticator import Authenticator
from house import House
from msgspec import structs
from postgres import Cluster
from test_accounts import ACCOUNT, join, leave_for_good, prove
from test_ratings import played, row, short_game, with_store
from test_security import call
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.accounts import rows as accounts
from signoria.server.by_post.calendar import HOUR
from signoria.server.denied import Denied
from signoria.server.profiles import games as profile_games
from signoria.server.profiles import opponents, page, word_given
from signoria.server.ratings import Ratings
from signoria.server.rows import ActionRow, PactRow
from signoria.server.store import INSERT_PLACE, INSERT_TABLE, Store, insert


async def members(house: House, count: int, public: bool = True) -> tuple[list[Client], list[Authenticator]]:
    people = await house.guests(count)
    keys = [await join(house, person) for person in people]
    for person in people if public else ():
        await person.request("PUT", f"{ACCOUNT}/public", {"public": True})
    return people, keys


async def handle_of(person: Client) -> str:
    return str((await person.request("GET", ACCOUNT))["handle"])


async def show(reader: Client, owner: Client) -> Any:
    return await reader.request("GET", f"/api/players/{await handle_of(owner)}")


async def keep(
    house: House, id: str, who: list[str], scores: list[int], visibility: str = "public", ended: int = 1
) -> None:
    """A finished game of these seats, as the database knows it."""
    game = played(*who, scores=scores, id=id, ended=ended)
    kept = structs.replace(row(game), visibility=visibility)
    await house.hall.store.write(insert(INSERT_TABLE, [kept]), insert(INSERT_PLACE, game.places))


async def promise(house: House, table: str, author: int, status: str, public: bool = True, number: int = 0) -> None:
    pact = PactRow(table, number, author, 1 - author, "t", [], "end", public, status, 1, 1, f"c{number}")
    await house.hall.store.write(insert(sa.insert(rows.pacts), [pact]))


async def refusal(reader: Client, handle: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        await reader.request("GET", f"/api/players/{handle}")
    return refused.value.key, str(refused.value)


def test_a_page_is_not_public_until_its_member_says_so(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), _ = await members(house, 2, public=False)
        nobody = Client(house.address, "")
        handle = await handle_of(owner)
        assert (await owner.request("GET", ACCOUNT))["public"] is False
        unknown = await refusal(other, "nobody-at-all")
        assert unknown[0] == "no-player"
        for reader in (other, nobody):
            assert await refusal(reader, handle) == unknown, "a page that is not public is like none"
        status, headers, body = await call(house, "GET", "/api/players/nobody-at-all")
        hidden = await call(house, "GET", f"/api/players/{handle}")
        assert (status, body, set(headers)) == (hidden[0], hidden[2], set(hidden[1]))
        assert status == 404
        own = await show(owner, owner)
        assert (own["mine"], own["public"], own["games"]) == (True, False, 0)
        assert (own["titles"], own["opponents"], own["latest"]) == ([], [], [])
        told = await owner.request("PUT", f"{ACCOUNT}/public", {"public": True})
        assert told["public"] is True
        assert (await show(nobody, owner))["mine"] is False
        assert (await nobody.request("GET", f"/api/players/{handle.upper()}"))["handle"] == handle
        await owner.request("PUT", f"{ACCOUNT}/public", {"public": False})
        assert await refusal(nobody, handle) == unknown


def test_a_guest_has_no_page_and_a_former_member_none_any_more(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), (key, _) = await members(house, 2)
        (guest,) = await house.guests(1)
        with pytest.raises(Refused, match="add a passkey first"):
            await guest.request("PUT", f"{ACCOUNT}/public", {"public": True})
        unknown, handle = await refusal(other, "nobody-at-all"), await handle_of(owner)
        assert await refusal(other, "guest-2") == unknown
        await short_game(house, [owner, other])
        await prove(owner, key)
        await leave_for_good(house, owner)
        assert await refusal(other, handle) == unknown
        (opponent,) = (await show(other, other))["opponents"]
        assert (opponent["name"], opponent["handle"], opponent["games"]) == ("", "", 1)
        assert (await show(guest, other))["opponents"] == []


def test_a_page_tells_what_was_played(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), _ = await members(house, 2)
        table = await house.hall.table(await short_game(house, [owner, other]))
        found = await show(other, owner)
        assert (found["games"], found["read"], found["played_out"]) == (1, 1, 1)
        (title,) = found["titles"]
        assert (title["game"], title["games"], title["rating"]["provisional"]) == ("tricks", 1, True)
        assert [point["mean"] for point in title["history"]] == [title["rating"]["mean"]]
        assert found["overall"]["rating"] == title["rating"]
        (you,) = found["opponents"]
        won = 0 in (table.row.winners or [])
        shared = table.row.winners == [0, 1]
        assert (you["me"], you["games"], you["shared"]) == (True, 1, int(shared))
        assert (you["won"], you["lost"]) == ((0, 0) if shared else (int(won), int(not won)))
        (game,) = found["latest"]
        assert (game["table"], game["place"], game["seats"]) == (table.row.id, 1 if won else 2, 2)
        assert game["change"] == pytest.approx(title["rating"]["mean"] - 25, abs=0.02)


def test_tables_that_were_private_are_told_to_those_who_sat_there(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), _ = await members(house, 2)
        me, them = owner.me["id"], other.me["id"]
        await keep(house, "hidden", [me, "bot:random"], [2, 1], "private", 1)
        await keep(house, "ours", [me, them], [2, 1], "private", 2)
        await keep(house, "open", [me, "bot:random"], [2, 1], "public", 3)
        for number, table in enumerate(("hidden", "ours", "open")):
            await promise(house, table, 0, "kept", number=number)
        shown = {}
        for name, reader in (("own", owner), ("other", other), ("nobody", Client(house.address, ""))):
            found = await show(reader, owner)
            assert found["games"] == 3
            shown[name] = [game["table"] for game in found["latest"]]
            assert [one["table"] for one in found["promises"]["latest"]] == shown[name]
            assert found["promises"]["kept"] == len(shown[name])
        assert shown == {"own": ["open", "ours", "hidden"], "other": ["open", "ours"], "nobody": ["open"]}


def test_only_promises_that_all_could_know_and_that_were_ones_own(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner,), _ = await members(house, 1)
        me = owner.me["id"]
        await keep(house, "a", [me, "bob"], [2, 1])
        await keep(house, "left", [f"{me}/random", "bob"], [2, 1], ended=2)
        for number, status in enumerate(("kept", "kept", "broken", "lapsed", "proposed", "declined", "withdrawn")):
            await promise(house, "a", 0, status, number=number)
        await promise(house, "a", 0, "broken", public=False, number=10)
        await promise(house, "a", 1, "broken", number=11)
        await promise(house, "left", 0, "broken", number=12)
        for reader in (owner, Client(house.address, "")):
            told = (await show(reader, owner))["promises"]
            assert (told["kept"], told["broken"], told["lapsed"]) == (2, 1, 1)
            assert [one["pact"]["number"] for one in told["latest"]] == [3, 2, 1, 0]
        assert (await show(owner, owner))["played_out"] == 1


def test_whoever_is_not_public_is_named_on_nobody_elses_page(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, public), _ = await members(house, 2)
        (shy,), _ = await members(house, 1, public=False)
        (guest,) = await house.guests(1)
        ids = [person.me["id"] for person in (owner, public, shy, guest)]
        await keep(house, "t", [*ids, "bot:random"], [3, 2, 4, 3, 1])
        everybody = {"Guest 1", "Guest 2", "Guest 3", ""}
        assert {one["name"] for one in (await show(owner, owner))["opponents"]} == everybody
        strangers = (await show(Client(house.address, ""), owner))["opponents"]
        assert [(one["name"], one["level"], one["handle"]) for one in strangers] == [
            ("Guest 1", "", await handle_of(public)), ("", "random", "")
        ]  # fmt: skip
        first = (await show(shy, owner))["opponents"][0]
        assert (first["name"], first["me"], first["lost"], first["handle"]) == ("Guest 2", True, 1, "")
        told = {
            one["name"]: (one["won"], one["lost"], one["shared"]) for one in (await show(owner, owner))["opponents"]
        }
        assert told["Guest 1"] == (1, 0, 0)
        assert told["Guest 3"] == (0, 0, 1)


def test_a_page_is_bounded_and_brings_no_table_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile_games, "MOST_GAMES", 4)
    monkeypatch.setattr(opponents, "MOST_OPPONENTS", 2)
    monkeypatch.setattr(page, "MOST_LATEST", 3)
    monkeypatch.setattr(word_given, "MOST_PROMISES", 2)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner,), _ = await members(house, 1)
        for n in range(7):
            await keep(house, f"t{n}", [owner.me["id"], f"p{n}"], [2, 1], ended=n)
            await promise(house, f"t{n}", 0, "kept")
        before = set(house.hall.live)
        found = await show(owner, owner)
        assert (found["games"], found["read"]) == (7, 4)
        assert [game["table"] for game in found["latest"]] == ["t6", "t5", "t4"]
        assert len(found["opponents"]) == 2
        assert (found["promises"]["kept"], len(found["promises"]["latest"])) == (4, 2)
        assert set(house.hall.live) == before


async def _read_on_any_database(store: Store) -> None:
    people = [rows.UserRow(id, id.title(), "en", 0, True) for id in ("ann", "bob")]
    own = [accounts.MemberRow(id, id, 0, id == "ann") for id in ("ann", "bob")]
    await store.write(insert(sa.insert(rows.users), people), insert(sa.insert(accounts.members), own))
    game = played("ann", "bob", "bot:random", scores=[2, 1, 0])
    await store.write(insert(INSERT_TABLE, [row(game)]), insert(INSERT_PLACE, game.places))
    pact = PactRow("t", 0, 0, 1, "t", [], "end", True, "kept", 1, 1, "c")
    await store.write(insert(sa.insert(rows.pacts), [pact]))
    ratings = Ratings(store, ["tricks"])
    found = await page.profile(ratings, "ann", "bob")
    assert [(one.name, one.level, one.won, one.me) for one in found.opponents] == [
        ("Bob", "", 1, True), ("", "random", 1, False)
    ]  # fmt: skip
    assert (found.games, found.promises.kept, [one.table for one in found.latest]) == (1, 1, ["t"])
    with pytest.raises(Denied, match="nobody has a public page"):
        await page.profile(ratings, "bob", "ann")


def test_the_same_on_sqlite(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path}/profiles.db", _read_on_any_database)


def test_the_same_on_postgresql(postgres: Cluster) -> None:
    with_store(postgres.new_database(), _read_on_any_database)


@pytest.mark.parametrize("by", ["person", "order", "pass"])
def test_hours_to_answer_tell_not_who_decided_nor_of_tables_one_may_not_see(tmp_path: Path, by: str) -> None:
    """A public table at five hours an answer, and a private one that would tell something else."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), _ = await members(house, 2)
        ids = [owner.me["id"], other.me["id"]]
        await by_post(house, "open", ids, "public", 5, by)
        await by_post(house, "closed", ids[:1] + ["nobody"], "private", 40, by)
        assert (await show(other, owner))["hours"] == 5
        assert (await show(other, other))["hours"] == 2
        await house.hall.store.write((sa.delete(rows.actions).where(rows.actions.c.number > 15), None))
        assert (await show(other, owner))["hours"] is None, "too little is known"


async def by_post(house: House, id: str, who: list[str], visibility: str, hours: int, by: str) -> None:
    """The first answers after so many hours, the second after two; what is done unseen lies between."""
    await keep(house, id, who, [3, 1], visibility)
    clock = {"bank": 1, "increment": 1, "bot": "novice", "post": {}}
    table = rows.tables.c.id == id
    await house.hall.store.write((sa.update(rows.tables).where(table).values(clock=clock, started=0), None))
    at, answers = 0, []
    for number in range(24):
        seat = number % 2
        at += (2 if seat else hours) * HOUR
        who_decided = by if number % 3 else "person"
        answers.append(ActionRow(id, 2 * number, seat, 1, None, f"a{number}", 1, at, who_decided))
        answers.append(ActionRow(id, 2 * number + 1, seat, 1, None, f"b{number}", None, at + HOUR, "person"))
    await house.hall.store.write(insert(sa.insert(rows.actions), answers))


def test_arms_are_chosen_shown_and_sat_under(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (owner, other), _ = await members(house, 2)
        assert (await show(other, owner))["arms"] is None
        assert (await owner.request("PUT", "/api/me/arms", {"arms": 2}))["arms"] == 2
        assert (await owner.request("GET", "/api/me"))["arms"] == 2
        assert (await show(other, owner))["arms"] == 2
        for wrong in (6, -1, "rose", 1.5):
            with pytest.raises(Refused):
                await owner.request("PUT", "/api/me/arms", {"arms": wrong})
        with pytest.raises(Refused, match="give your name first"):
            await Client(house.address, "").request("PUT", "/api/me/arms", {"arms": 1})
        assert await seat_at(other, owner, seats=4) == 2
        assert await seat_at(other, owner, seats=2) == 1, "there are no such arms at this table"
        assert (await owner.play_now("tricks", seats=3))["my_seat"] == 2
        await owner.request("PUT", "/api/me", {"name": owner.name, "language": "fr"})
        assert (await owner.request("GET", "/api/me"))["arms"] == 2
        assert (await owner.request("PUT", "/api/me/arms", {"arms": None}))["arms"] is None
        assert await seat_at(other, owner, seats=4) == 1


async def seat_at(host: Client, guest: Client, seats: int) -> int:
    fill = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    made = await host.create("tricks", seats=seats, fill=fill)
    return int((await guest.join(made["invite"]))["my_seat"])
