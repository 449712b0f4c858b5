"""Friends, invitations, seeks and terms: what people do together before they play."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, Raw, until
from test_accounts import ACCOUNT, join, leave_for_good, prove
from test_profiles import handle_of, members
from test_security import call
from test_table import scenario
from websockets.asyncio.client import connect

from signoria.client import Client, Refused
from signoria.server import rows, seating
from signoria.server.accounts import taking_over
from signoria.server.rows import now_ms
from signoria.server.together import company, seeks
from signoria.server.together import rows as together

TOGETHER = "/api/together"


async def told(person: Client) -> Any:
    return await person.request("GET", TOGETHER)


async def line(house: House, person: Client) -> Raw:
    """The person's own line, as every page has one."""
    headers = {"Cookie": person.cookie}
    return Raw(await connect(f"ws://127.0.0.1:{house.port}/ws/me", additional_headers=headers))


async def befriend(one: Client, other: Client) -> None:
    await one.request("POST", "/api/friends", {"handle": await handle_of(other)})
    (wish,) = (await told(other))["wishes"]
    await other.request("POST", f"/api/friends/{wish['id']}")


async def refused(person: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as no:
        await person.request(method, path, body)
    return no.value.key


async def open_table(host: Client, seats: int = 3, **more: Any) -> Any:
    return await host.create("tricks", fill=[{"kind": "me"}], seats=seats, pace=0, **more)


# -- friends


def test_a_wish_is_granted_and_a_friendship_ends(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        screen = await line(house, bruno)
        await anna.request("POST", "/api/friends", {"handle": f" @{(await handle_of(bruno)).upper()} "})
        await screen.next("news")
        (asked,) = (await told(anna))["asked"]
        assert asked["called"] == f"@{await handle_of(bruno)}"
        (wish,) = (await told(bruno))["wishes"]
        assert (wish["name"], wish["handle"]) == (anna.name, await handle_of(anna))
        assert await refused(anna, "POST", f"/api/friends/{wish['id']}") == "no-wish-here"
        await bruno.request("POST", f"/api/friends/{wish['id']}")
        for one, other in ((anna, bruno), (bruno, anna)):
            found = await told(one)
            assert [friend["name"] for friend in found["friends"]] == [other.name]
            assert (found["wishes"], found["asked"]) == ([], [])
        await anna.request("DELETE", f"/api/friends/{wish['id']}")
        assert (await told(bruno))["friends"] == []
        await screen.close()


def test_two_who_ask_each_other_are_friends_and_guests_are_asked_to_stay_first(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        await anna.request("POST", "/api/friends", {"handle": await handle_of(bruno)})
        await bruno.request("POST", "/api/friends", {"handle": await handle_of(anna)})
        assert len((await told(anna))["friends"]) == 1
        (guest,) = await house.guests(1)
        assert await refused(guest, "POST", "/api/friends", {"handle": "guest-0"}) == "no-member"
        assert await refused(anna, "POST", "/api/friends", {"handle": await handle_of(anna)}) == "no-self"
        table = await house.table([anna, guest])
        await anna.request("POST", f"/api/tables/{table.row.id}/friends", {"seat": 1})
        (wish,) = (await told(guest))["wishes"]
        assert await refused(guest, "POST", f"/api/friends/{wish['id']}") == "no-member"
        await join(house, guest)
        await guest.request("POST", f"/api/friends/{wish['id']}")
        assert {friend["name"] for friend in (await told(anna))["friends"]} == {bruno.name, guest.name}


def test_who_is_here_is_told_to_friends_who_may_know(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno, chiara), _ = await members(house, 3, public=False)
        await befriend(anna, bruno)

        async def here(reader: Client) -> list[bool]:
            return [friend["here"] for friend in (await told(reader))["friends"]]

        assert await here(anna) == [False]
        await bruno.request("GET", "/api/calls?looking=true")
        assert await here(anna) == [True]
        assert await here(chiara) == []
        await bruno.request("PUT", TOGETHER, {"hidden": True, "friends_only": False})
        assert (await told(bruno))["hidden"] is True
        assert await here(anna) == [False]


def test_friends_are_told_at_once_who_comes_goes_and_hides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "SETTLES", 0.0)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno, chiara), _ = await members(house, 3, public=False)
        await befriend(anna, bruno)
        screen, strangers = await line(house, anna), await line(house, chiara)
        await screen.quiet()

        async def here() -> bool:
            (friend,) = (await told(anna))["friends"]
            return bool(friend["here"])

        page = await line(house, bruno)
        await bruno.request("GET", "/api/calls?looking=true")
        await screen.next("news")
        assert await here()
        await bruno.request("GET", "/api/calls?looking=true")
        assert await screen.quiet() == [], "that somebody stays is no news"
        await page.close()
        await screen.next("news")
        assert not await here()
        page = await line(house, bruno)
        await bruno.request("GET", "/api/calls?looking=true")
        await screen.next("news")
        assert await here()
        await bruno.request("PUT", TOGETHER, {"hidden": True, "friends_only": False})
        await screen.next("news")
        assert not await here(), "who hides seems to have gone"
        await page.close()
        own, circle = (await bruno.request("GET", "/api/me"))["id"], house.hall.circle
        await until(lambda: not circle.company.jobs and own not in {**circle.lines, **circle.company.fading})
        page = await line(house, bruno)
        await bruno.request("GET", "/api/calls?looking=true")
        assert await screen.quiet() == [], "who hides comes and goes unseen"
        assert await strangers.quiet() == []
        for each in (screen, strangers, page):
            await each.close()


# -- invitations


def test_a_friend_is_asked_to_a_table_at_once_and_sits_down(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        await befriend(anna, bruno)
        (friend,) = (await told(anna))["friends"]
        made = await open_table(anna, 2, spectators=False)
        screen, path = await line(house, bruno), f"/api/tables/{made['id']}"
        await anna.request("POST", f"{path}/invitations", {"friend": friend["id"]})
        await screen.next("news")
        (invitation,) = (await told(bruno))["invitations"]
        assert (invitation["table"], invitation["by"], invitation["free"]) == (made["id"], anna.name, 1)
        assert invitation["friend"] is True
        (asked,) = (await anna.request("GET", f"{path}/invitations"))["asked"]
        assert (asked["called"], asked["mine"]) == (bruno.name, True)
        raw = await house.raw(made["id"], bruno)
        assert (await raw.next("welcome"))["seat"] == -1
        sat = await bruno.request("POST", f"{path}/join", {})
        assert sat["my_seat"] == 1
        assert (await told(bruno))["invitations"] == []
        assert (await anna.request("GET", f"{path}/invitations"))["asked"] == []
        await raw.close()
        await screen.close()


def test_an_invitation_is_declined_taken_back_or_not_wanted_from_strangers(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno, chiara), _ = await members(house, 3, public=False)
        made = await open_table(anna)
        path, handle = f"/api/tables/{made['id']}", await handle_of(bruno)
        assert await refused(chiara, "POST", f"{path}/invitations", {"handle": handle}) == "no-seat"
        assert await refused(bruno, "POST", f"{path}/join", {}) == "no-private"
        await anna.request("POST", f"{path}/invitations", {"handle": handle})
        await bruno.request("POST", f"{path}/decline")
        assert (await told(bruno))["invitations"] == []
        await anna.request("POST", f"{path}/invitations", {"handle": handle})
        assert (await told(bruno))["invitations"] == [], "whoever has declined is not asked again"
        (asked,) = (await anna.request("GET", f"{path}/invitations"))["asked"]
        await anna.request("DELETE", f"{path}/invitations/{asked['slot']}")
        await bruno.request("PUT", TOGETHER, {"hidden": False, "friends_only": True})
        await anna.request("POST", f"{path}/invitations", {"handle": handle})
        assert (await told(bruno))["invitations"] == []
        await bruno.request("PUT", TOGETHER, {"hidden": False, "friends_only": False})
        assert len((await told(bruno))["invitations"]) == 1
        await anna.request("POST", f"{path}/fill", {"seat": 1, "fill": {"kind": "bot"}})
        await anna.request("POST", f"{path}/fill", {"seat": 2, "fill": {"kind": "bot"}})
        assert (await told(bruno))["invitations"] == [], "no seat is left"


def test_whoever_was_sent_away_does_not_come_back_by_an_old_invitation(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        made = await open_table(anna, visibility="public")
        path = f"/api/tables/{made['id']}"
        await bruno.request("POST", f"{path}/join", {"seat": 1})
        await anna.request("POST", f"{path}/invitations", {"handle": await handle_of(bruno)})
        await anna.request("POST", f"{path}/fill", {"seat": 1, "fill": {"kind": "open"}})
        assert await refused(bruno, "POST", f"{path}/join", {}) == "no-return"


def test_a_rematch_reaches_the_others_at_once(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        table.row.status = "over"
        screen = await line(house, people[1])
        await people[0].request("POST", f"/api/tables/{table.row.id}/rematch")
        await screen.next("news")
        assert (await people[1].request("GET", "/api/calls"))["invitations"] == 1
        await screen.close()


# -- seeks


def test_a_seek_is_listed_fills_and_begins_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "SETTLES", 0.0)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        made = await open_table(people[0], seek=True, rated=False)
        assert (made["visibility"], made["unrated"]) == ("public", "choice")
        (listed,) = (await people[1].request("GET", "/api/tables?scope=open"))["tables"]
        assert (listed["id"], listed["seek"]) == (made["id"], made["seek"])
        for person in people[1:]:
            await person.request("POST", f"/api/tables/{made['id']}/join", {})
        table = await house.hall.table(made["id"])
        await until(lambda: table.row.status == "running")
        assert table.info("").seek is None


def test_a_seek_that_filled_before_a_restart_begins_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "SETTLES", 3600.0)
    monkeypatch.setattr(seeks, "EVERY", 3600.0)
    made: dict[str, Any] = {}

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        made.update(await open_table(people[0], 2, seek=True))
        await people[1].request("POST", f"/api/tables/{made['id']}/join", {})

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await seeks.Seeks(house.hall).look()
        assert (await house.hall.table(made["id"])).row.status == "running"


def test_seeks_lapse_are_withdrawn_and_are_few(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (host,) = await house.guests(1)
        assert await refused(host, "POST", "/api/tables", {"game": "tricks", "seek": True}) == "no-seat"
        made = [await open_table(host, seek=True) for _ in range(seeks.MOST)]
        with pytest.raises(Refused, match="at most 3"):
            await open_table(host, seek=True)
        await host.request("POST", f"/api/tables/{made[0]['id']}/leave")
        await open_table(host, seek=True)
        table = await house.hall.table(made[1]["id"])
        late = sa.update(rows.tables).where(rows.tables.c.id == table.row.id).values(seek=now_ms() - 1)
        await house.hall.store.write((late, None))
        await seeks.Seeks(house.hall).look()
        assert table.row.status == "closed"
        away = await house.hall.table(made[2]["id"])
        long_ago = now_ms() - seeks.AWAY - 1
        old = sa.update(rows.tables).where(rows.tables.c.id == away.row.id).values(created=long_ago)
        await house.hall.store.write((old, None))
        await host.request("GET", "/api/calls?looking=true")
        await seeks.Seeks(house.hall).look()
        assert away.row.status == "open", "who looks at a page is here"
        gone = sa.text("UPDATE presences SET seen = 0")
        async with house.hall.store.engine.begin() as connection:
            await connection.execute(gone)
        await seeks.Seeks(house.hall).look()
        assert away.row.status == "closed"


# -- terms


def test_the_host_changes_what_is_played_and_all_agree_again(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno = await house.guests(2)
        made = await anna.create("condottiere", fill=[{"kind": "me"}], seats=2)
        path = f"/api/tables/{made['id']}"
        await bruno.join(made["invite"], 1)
        screen = await house.raw(made["id"], bruno)
        await screen.next("welcome")
        assert await refused(bruno, "PUT", f"{path}/terms", {"rated": False}) == "no-host"
        assert await refused(anna, "PUT", f"{path}/terms", {"options": {"nonsense": 1}}) == "no-option"
        wish = {"options": made["options"], "rated": False, "clock": {"bank": 600, "increment": 15}}
        changed = await anna.request("PUT", f"{path}/terms", wish)
        assert (changed["terms"], changed["unrated"], changed["clock"]["bank"]) == (1, "choice", 600)
        assert [seat["agreed"] for seat in changed["seats"]] == [True, False]
        while (await screen.next("presence"))["table"]["terms"] != 1:
            pass
        assert await refused(anna, "POST", f"{path}/start", {}) == "no-agreement"
        same = await anna.request("PUT", f"{path}/terms", wish)
        assert same["terms"] == 1, "nothing has changed"
        await anna.request("PUT", f"{path}/terms", {**wish, "rated": True})
        assert await refused(bruno, "POST", f"{path}/terms", {"terms": 1}) == "no-stale"
        agreed = await bruno.request("POST", f"{path}/terms", {"terms": 2})
        assert all(seat["agreed"] for seat in agreed["seats"])
        started = await anna.request("POST", f"{path}/start", {})
        assert (started["status"], started["unrated"]) == ("running", "")
        assert await refused(anna, "PUT", f"{path}/terms", wish) == "no-started"
        await screen.close()


def test_whoever_sits_down_names_the_terms_that_were_shown(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno), _ = await members(house, 2, public=False)
        (carlo,) = await house.guests(1)
        made = await anna.create("condottiere", fill=[{"kind": "me"}], seats=4, visibility="public")
        path, invite = f"/api/tables/{made['id']}", made["invite"]
        await anna.request("POST", f"{path}/invitations", {"handle": await handle_of(bruno)})
        (before,) = (await told(bruno))["invitations"]
        assert (before["terms"], before["house_rules"]) == (0, 0)
        options = {**made["options"], "play_for_points": 20}
        await anna.request("PUT", f"{path}/terms", {"options": options, "visibility": "public"})
        for person, way in ((bruno, f"{path}/join"), (carlo, f"{path}/join"), (carlo, f"/api/join/{invite}")):
            assert await refused(person, "POST", f"{way}?terms=0", {}) == "no-such-terms"
        seats = (await anna.request("GET", path))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"], "no seat was taken"
        (now,) = (await told(bruno))["invitations"]
        assert (now["terms"], now["house_rules"]) == (1, 1)
        joined = await bruno.request("POST", f"{path}/join?terms={now['terms']}", {})
        assert joined["seats"][joined["my_seat"]]["agreed"]
        await carlo.join(invite, terms=1)


def test_whoever_names_no_terms_is_asked_about_those_that_were_changed(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno, carlo = await house.guests(3)
        made = await open_table(anna)
        assert (await bruno.join(made["invite"], 1))["seats"][1]["agreed"]
        await anna.request("PUT", f"/api/tables/{made['id']}/terms", {"rated": False})
        joined = await carlo.join(made["invite"], 2)
        assert [seat["agreed"] for seat in joined["seats"]] == [True, False, False]
        assert await refused(anna, "POST", f"/api/tables/{made['id']}/start", {}) == "no-agreement"


def test_whoever_wishes_to_play_again_looks_first_if_something_else_is_played(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno = await house.guests(2)
        table = await house.table([anna, bruno])
        table.row.status = "over"
        again = f"/api/tables/{table.row.id}/rematch"
        made = await anna.request("POST", again)
        await anna.request("PUT", f"/api/tables/{made['id']}/terms", {"rated": False})
        found = await bruno.request("POST", again)
        assert (found["my_seat"], found["seats"][1]["kind"]) == (-1, "open"), "the seat is still kept"
        joined = await bruno.request("POST", f"/api/tables/{made['id']}/join?terms={found['terms']}", {})
        assert joined["seats"][1]["agreed"]


def test_what_seats_have_chosen_stays_when_the_host_changes_something_else(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,) = await house.guests(1)
        made = await anna.create("il_principe", fill=[{"kind": "me"}], seats=3)
        path = f"/api/tables/{made['id']}"
        game = await anna.request("GET", "/api/games/il_principe")
        option = next(each for each in game["options"] if each["noun"])
        word = game["nouns"][option["noun"]]["words"][0]
        await anna.request("POST", f"{path}/wish", {"option": option["name"], "word": word})
        changed = await anna.request("PUT", f"{path}/terms", {"rated": False})
        assert word in str(changed["options"][option["name"]])


# -- what is somebody's own


def test_everything_is_in_the_archive_and_goes_with_the_account(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno, chiara), (key, *_) = await members(house, 3, public=False)
        await befriend(anna, bruno)
        await chiara.request("POST", "/api/friends", {"handle": await handle_of(anna)})
        table = await house.table([anna, bruno, chiara])
        path = f"/api/tables/{table.row.id}"
        await anna.request("POST", f"{path}/ignored", {"kind": "mute", "seat": 2})
        await anna.request("POST", f"{path}/reports", {"about": "play", "words": "slow", "seat": 2})
        await bruno.request("POST", f"{path}/reports", {"about": "play", "seat": 0})
        await chiara.request("POST", f"{path}/reports", {"about": "play", "seat": 1})
        other = await open_table(bruno)
        await bruno.request("POST", f"/api/tables/{other['id']}/invitations", {"handle": await handle_of(anna)})
        await prove(anna, key)
        archive = await _archive(house, anna)
        own = archive["together"]
        assert [each["called"] for each in own["ignored"]] == [chiara.name]
        assert [each["about"] for each in own["reports"]] == [chiara.name]
        assert bruno.me["id"] not in json.dumps(own), "who reported oneself is told to nobody"
        await leave_for_good(house, anna)
        store, id = house.hall.store, anna.me["id"]
        for each in (*together.OWN, together.invitations):
            assert not await store.column(sa.select(each.c.user_id).where(each.c.user_id == id))
        assert (await told(bruno))["friends"] == []
        assert len((await told(chiara))["asked"]) == 1, "a wish looks as before"
        left = await store.all(together.ReportRow, sa.select(together.reports))
        assert sorted(row.reporter for row in left) == sorted(["", chiara.me["id"]])
        assert id not in json.dumps([row.evidence for row in left])
        assert anna.name not in json.dumps([row.evidence for row in left])


async def _archive(house: House, person: Client) -> Any:
    _, _, body = await call(house, "GET", f"{ACCOUNT}/data", Cookie=person.cookie)
    return json.loads(zipfile.ZipFile(io.BytesIO(body)).read("signoria.json"))


def test_a_block_holds_when_a_guest_becomes_somebody_else(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, pest, other = await house.guests(3)
        await join(house, other)
        table = await house.table([anna, pest])
        await anna.request("POST", f"/api/tables/{table.row.id}/ignored", {"kind": "block", "seat": 1})
        offered = await house.people.user(pest.me["id"])
        member = await house.people.user(other.me["id"])
        assert offered is not None
        assert member is not None
        await taking_over.take_over(house.hall, house.people, offered, member)
        assert await house.hall.circle.unheard(anna.me["id"]) == {member.id}
