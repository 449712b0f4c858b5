"""Guests become members by a passkey, come in on other devices, and lose nothing; nobody else gets in."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any, Protocol

import pytest
import sqlalchemy as sa
from authenticator import Authenticator
from house import PATIENCE, House
from test_security import call
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import rows
from signoria.server.accounts import rows as own
from signoria.server.accounts import sessions, tokens
from signoria.server.accounts.farewell import Departures
from signoria.server.notices.rows import SubscriptionRow, subscriptions
from signoria.server.orders import GIVEN
from signoria.server.store import insert

ACCOUNT = "/api/account"


class Open(Protocol):
    """A server that can be reached."""

    @property
    def address(self) -> str: ...


async def join(house: Open, person: Client, label: str = "Laptop", site: str = "") -> Authenticator:
    """A guest adds a passkey, or a member one more."""
    key = Authenticator(site or house.address)
    offer = await person.request("POST", f"{ACCOUNT}/passkeys/offer")
    made = {"credential": key.create(offer["options"]), "label": label}
    await person.request("POST", f"{ACCOUNT}/passkeys", made)
    return key


async def sign_in(person: Client, key: Authenticator) -> Any:
    offer = await person.request("POST", "/api/sign-in/offer")
    return await person.request("POST", "/api/sign-in", {"credential": key.get(offer["options"])})


async def prove(person: Client, key: Authenticator) -> None:
    offer = await person.request("POST", f"{ACCOUNT}/proof/offer")
    await person.request("POST", f"{ACCOUNT}/proof", {"credential": key.get(offer["options"])})


def stranger(house: House) -> Client:
    return Client(house.address, "")


async def grow_old(house: House) -> None:
    """All sessions were proven long ago."""
    await house.hall.store.write((sa.update(own.sessions).values(proven=own.sessions.c.proven - sessions.FRESH), None))


def departures(house: House) -> Departures:
    return Departures(house.bureau.desk, lambda: None)


async def days_pass(house: House) -> None:
    """Whoever wished to leave has had the time to think better of it."""
    await house.hall.store.write((sa.update(own.farewells).values(due=1), None))
    await departures(house).forget_old()


async def leave_for_good(house: House, person: Client) -> None:
    await person.request("DELETE", ACCOUNT)
    await days_pass(house)


async def count(house: House, table: sa.Table) -> int:
    return int((await house.hall.store.column(sa.select(sa.func.count()).select_from(table)))[0])


def test_a_guest_becomes_a_member_with_seats_and_name(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        before = await guest.request("GET", ACCOUNT)
        assert (before["member"], before["games"], before["running"]) == (False, 0, 1)
        await join(house, guest)
        me = await guest.request("GET", "/api/me")
        assert (me["id"], me["name"], me["member"]) == (guest.me["id"], guest.name, True)
        assert (await guest.request("GET", f"/api/tables/{table['id']}"))["my_seat"] == 0
        account = await guest.request("GET", ACCOUNT)
        assert account["handle"] == "guest-0"
        assert [key["label"] for key in account["passkeys"]] == ["Laptop"]
        assert [session["here"] for session in account["sessions"]] == [True]


def test_what_a_guest_had_opens_a_members_account_no_more(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        former = Client(house.address, "", cookie=guest.cookie)
        code = (await guest.request("POST", "/api/me/way-back"))["code"]
        await join(house, guest)
        assert (await former.request("GET", "/api/me"))["id"] == ""
        with pytest.raises(Refused, match="no-way-back"):
            await stranger(house).request("POST", "/api/way-back", {"code": code})
        with pytest.raises(Refused, match="members come back"):
            await guest.request("POST", "/api/me/way-back")


def test_a_second_device_and_a_lost_first(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        key = await join(house, one)
        codes = (await one.request("POST", f"{ACCOUNT}/codes"))["codes"]
        assert len(set(codes)) == 10
        phone = stranger(house)
        assert (await sign_in(phone, key))["me"]["id"] == one.me["id"]
        other = await join(house, phone, "Phone")
        assert len((await one.request("GET", ACCOUNT))["passkeys"]) == 2
        lost = stranger(house)
        wanted = {"handle": "Guest-0", "code": codes[3].upper().replace("-", " ")}
        assert (await lost.request("POST", "/api/sign-in/code", wanted))["me"]["id"] == one.me["id"]
        with pytest.raises(Refused, match="do not go together"):
            await stranger(house).request("POST", "/api/sign-in/code", wanted)
        assert (await lost.request("GET", ACCOUNT))["codes"] == 9
        await lost.request("DELETE", f"{ACCOUNT}/sessions")
        assert (await one.request("GET", "/api/me"))["id"] == (await phone.request("GET", "/api/me"))["id"] == ""
        assert (await sign_in(phone, other))["me"]["id"] == one.me["id"]


def test_a_session_that_is_taken_back_is_cut_off_at_once(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        key = await join(house, one)
        other = stranger(house)
        await sign_in(other, key)
        table = await one.create("tricks", fill=[{"kind": "me"}])
        screen = await house.raw(table["id"], other)
        await screen.next("welcome")
        (session,) = [each for each in (await one.request("GET", ACCOUNT))["sessions"] if not each["here"]]
        await one.request("DELETE", f"{ACCOUNT}/sessions/{session['id']}")
        await asyncio.wait_for(screen.socket.wait_closed(), PATIENCE)
        assert screen.socket.close_code == 4401
        assert (await other.request("GET", "/api/me"))["id"] == ""
        with pytest.raises(Refused, match="not signed in"):
            await one.request("DELETE", f"{ACCOUNT}/sessions/{session['id']}")
        await one.request("POST", "/api/sign-out")
        assert (await one.request("GET", "/api/me"))["id"] == ""


def test_sensitive_changes_ask_again(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        key = await join(house, one)
        second = await join(house, one, "Second")
        await grow_old(house)
        assert not (await one.request("GET", ACCOUNT))["fresh"]
        removed = f"{ACCOUNT}/passkeys/{second.create({'rp': {'id': ''}, 'challenge': ''})['id']}"
        for method, path, body in (
            ("POST", f"{ACCOUNT}/passkeys/offer", None),
            ("POST", f"{ACCOUNT}/codes", None),
            ("DELETE", removed, None),
            ("PUT", f"{ACCOUNT}/address", {"address": "isabella@example.org"}),
            ("GET", f"{ACCOUNT}/data", None),
            ("DELETE", ACCOUNT, None),
        ):
            with pytest.raises(Refused, match="show a passkey first"):
                await one.request(method, path, body)
        await prove(one, key)
        await one.request("DELETE", removed)
        (left,) = (await one.request("GET", ACCOUNT))["passkeys"]
        with pytest.raises(Refused, match="the only one"):
            await one.request("DELETE", f"{ACCOUNT}/passkeys/{left['id']}")


def test_another_members_passkey_proves_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        await join(house, one)
        key = await join(house, other)
        await grow_old(house)
        with pytest.raises(Refused, match="belongs to no account here"):
            await prove(one, key)
        assert not (await one.request("GET", ACCOUNT))["fresh"]


def test_what_a_passkey_said_is_good_once_and_here(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        key = await join(house, one)
        thief = stranger(house)
        shown = {"credential": key.get((await thief.request("POST", "/api/sign-in/offer"))["options"])}
        await thief.request("POST", "/api/sign-in", shown)
        with pytest.raises(Refused, match="sent twice"):
            await thief.request("POST", "/api/sign-in", shown)
        key.origin = "https://evil.example"
        with pytest.raises(Refused, match="not accepted"):
            await sign_in(stranger(house), key)
        key.origin = house.address
        await sign_in(stranger(house), key)
        key.count -= 1
        with pytest.raises(Refused, match="not accepted"):
            await sign_in(stranger(house), key)
        forged = Authenticator(house.address)
        forged.id, forged.site, forged.count = key.id, key.site, 50
        with pytest.raises(Refused, match="not accepted"):
            await sign_in(stranger(house), forged)
        offer = await one.request("POST", f"{ACCOUNT}/passkeys/offer")
        stolen = {"credential": Authenticator(house.address).create(offer["options"])}
        with pytest.raises(Refused, match="sent twice"):
            await other.request("POST", f"{ACCOUNT}/passkeys", stolen)
        answers: list[dict[str, Any]] = [{}, {"id": 3}, {"response": []}, {"response": {"clientDataJSON": "%"}}]
        for nonsense in answers:
            with pytest.raises(Refused):
                await stranger(house).request("POST", "/api/sign-in", {"credential": nonsense})


def test_a_challenge_does_not_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        offer = await one.request("POST", f"{ACCOUNT}/passkeys/offer")
        later = rows.now_ms() + 11 * 60_000
        monkeypatch.setattr(tokens, "now_ms", lambda: later)
        made = {"credential": Authenticator(house.address).create(offer["options"])}
        with pytest.raises(Refused, match="took too long"):
            await one.request("POST", f"{ACCOUNT}/passkeys", made)
        assert not (await one.request("GET", ACCOUNT))["member"]


def test_handles_are_one_persons_and_look_like_nobody_elses(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = [Client(house.address, "Isabella") for _ in range(3)]
        for person in people:
            await person.__aenter__()
            await join(house, person)
        accounts = [await person.request("GET", ACCOUNT) for person in people]
        assert [account["handle"] for account in accounts] == ["isabella", "isabella-2", "isabella-3"]
        rename = people[1].request
        assert await rename("PUT", f"{ACCOUNT}/handle", {"handle": " Tom.As "}) == {"handle": "tom.as"}
        for taken in (
            "isabella",
            "ISABELLA",
            "іsabella",
            "isabe11a",
            "is-abella",
            "Farinata",
            "signoria",
            "expert",
            "ad-min",
        ):
            with pytest.raises(Refused) as refused:
                await rename("PUT", f"{ACCOUNT}/handle", {"handle": taken})
            assert refused.value.key in ("no-free-handle", "no-such-handle"), taken
        for wrong in ("a", "x" * 25, "tom as", "tom\u200bas", "-tom", "tom--as", "@tom", "tom\u202eas"):
            with pytest.raises(Refused) as refused:
                await rename("PUT", f"{ACCOUNT}/handle", {"handle": wrong})
            assert refused.value.key == "no-such-handle", wrong
        assert (await rename("GET", ACCOUNT))["handle"] == "tom.as"
        assert await people[2].request("PUT", f"{ACCOUNT}/handle", {"handle": "isabella-2"}) == {"handle": "isabella-2"}


def test_a_guests_games_become_the_members_who_signs_in_there(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, guest, third = await house.guests(3)
        key = await join(house, one)
        table = await house.table([guest, third])
        kept = await guest.create("tricks", fill=[{"kind": "me"}])
        screen = await house.raw(table.row.id, guest)
        await screen.next("welcome")
        found = await sign_in(guest, key)
        assert (found["guest"], found["games"]) == (guest.name, 2)
        await guest.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})
        await asyncio.wait_for(screen.socket.wait_closed(), PATIENCE)
        assert (await guest.request("GET", f"/api/tables/{table.row.id}"))["my_seat"] == 0
        assert (await one.request("GET", f"/api/tables/{kept['id']}"))["my_seat"] == 0
        async with one.sit(table.row.id) as seat:
            assert seat.seat == 0
        stored = await house.hall.store.column(sa.select(rows.places.c.user_id).where(rows.places.c.seat == 0))
        assert set(stored) == {one.me["id"]}
        with pytest.raises(Refused, match="taken over"):
            await guest.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})


def test_one_person_does_not_get_two_seats(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, guest = await house.guests(2)
        key = await join(house, one)
        table = await house.table([one, guest])
        found = await sign_in(guest, key)
        for _ in range(2):
            with pytest.raises(Refused, match="end that game first"):
                await guest.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})
        assert [place.user_id for place in table.places] == [one.me["id"], guest.me["id"]]


def test_a_deleted_account_leaves_moves_and_nothing_else(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        await join(house, one)
        await one.request("POST", f"{ACCOUNT}/codes")
        table = await house.table([one, other])
        async with one.sit(table.row.id) as seat:
            await seat.act("bid 3")
        screen = await house.raw(table.row.id, one)
        await screen.next("welcome")
        await screen.send({"type": "chat", "text": "farewell"})
        await screen.next("chat")
        open_table = await one.create("tricks", fill=[{"kind": "me"}])
        await leave_for_good(house, one)
        assert (await one.request("GET", "/api/me"))["id"] == ""
        seen = await other.request("GET", f"/api/tables/{table.row.id}")
        assert [place["name"] for place in seen["seats"]] == ["", other.name]
        assert table.places[0].driver
        assert len(table.history) >= 1
        for kind in own.OWN:
            assert await count(house, kind) == 0, kind.name
        assert (await house.hall.table(open_table["id"])).row.status == "closed"
        text = json.dumps([str(row) for row in await everything(house)])
        assert one.me["id"] not in text
        assert f"'{one.name}'" not in text


async def everything(house: House) -> list[Any]:
    kinds = rows.metadata.sorted_tables
    return [each for kind in kinds for each in await house.hall.store._read(sa.select(kind))]


def test_the_archive_has_all_that_is_ones_own_and_no_secret(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        one, other = await house.guests(2)
        await join(house, one)
        table = await house.table([one, other])
        async with one.sit(table.row.id) as seat, other.sit(table.row.id) as across:
            await seat.act("bid 3")
            await across.act("bid 2")
        for number, limit in enumerate((5, 7)):  # the other's order is nobody else's affair
            order = rows.OrderRow(table.row.id, number, number, {"kind": "bid_up_to", "limit": limit}, 0, GIVEN)
            table.orders.take([order])
        told_to = SubscriptionRow("d", one.me["id"], "", "https://push.example/one", "a secret key", "", ["turn"], 1)
        await house.hall.store.write(insert(sa.insert(subscriptions), [told_to]))
        status, headers, found = await call(house, "GET", f"{ACCOUNT}/data", cookie=one.cookie)
        assert (status, headers["content-type"]) == (200, "application/zip")
        with zipfile.ZipFile(io.BytesIO(found)) as folder:
            assert folder.namelist() == ["signoria.json"]
            told = json.loads(folder.read("signoria.json"))
        assert told["user"]["name"] == one.name
        assert told["member"]["handle"] == "guest-0"
        assert told["tables"][0]["moves"] == ["bid 3"]
        assert told["tables"][0]["orders"] == [{"kind": "bid_up_to", "limit": 5}]
        (browser,) = told["notices"]["browsers"]
        assert browser == {"address": "https://push.example/one", "kinds": ["turn"], "added": 1}
        assert "a secret key" not in json.dumps(told)
        assert table.row.seed.hex() not in found.decode("latin-1")


def test_the_archive_does_not_tell_what_others_promise_in_secret(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people)
        screens = [await house.raw(table.row.id, person) for person in people]
        for screen in screens:
            await screen.next("welcome")
        for author, to in ((1, 2), (1, 2), (0, 1)):
            promise = {"to": to, "template": "no_wave", "args": [2], "until": "end", "public": False}
            await screens[author].send({"type": "pact_propose", "id": f"{len(table.pacts.rows)}", **promise})
            await screens[author].next("pact")
        found = await call(house, "GET", f"{ACCOUNT}/data", cookie=people[0].cookie)
        with zipfile.ZipFile(io.BytesIO(found[2])) as folder:
            (told,) = json.loads(folder.read("signoria.json"))["tables"]
        assert [(promise["number"], promise["author"]) for promise in told["promises"]] == [(0, 0)]


def test_nobody_locks_somebody_else_out(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        (code, *_) = (await one.request("POST", f"{ACCOUNT}/codes"))["codes"]
        wrong = json.dumps({"handle": "guest-0", "code": "wrong"}).encode()
        thief = {"content_type": "application/json", "x_forwarded_for": "203.0.113.7"}
        answers = [(await call(house, "POST", "/api/sign-in/code", wrong, **thief))[0] for _ in range(12)]
        assert answers == [404] * 10 + [429] * 2
        found = await stranger(house).request("POST", "/api/sign-in/code", {"handle": "guest-0", "code": code})
        assert found["me"]["id"] == one.me["id"]


def test_ways_in_are_tried_slowly(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        keys = []
        for number in range(12):
            with pytest.raises(Refused) as refused:
                await stranger(house).request("POST", "/api/sign-in/code", {"handle": "guest-0", "code": f"x{number}"})
            keys.append(refused.value.key)
        assert keys == ["no-recovery"] * 10 + ["no-hurry"] * 2
        for _ in range(40):
            status, _, _ = await call(house, "POST", "/api/sign-in/offer")
        assert status == 429


def test_a_cookie_that_was_planted_opens_nothing_after_signing_in(tmp_path: Path) -> None:
    """Session fixation: whoever put a cookie into the browser of another does not share what comes after it."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        victim, thief = await house.guests(2)
        key = await join(house, victim)
        device = Client(house.address, "", cookie=thief.cookie)
        assert (await sign_in(device, key))["me"]["id"] == victim.me["id"]
        assert device.cookie != thief.cookie
        assert (await thief.request("GET", "/api/me"))["id"] == thief.me["id"]
        with pytest.raises(Refused) as refused:
            await thief.request("POST", f"{ACCOUNT}/codes")
        assert refused.value.key == "no-member"
        planted = device.cookie
        await device.request("POST", "/api/sign-out")
        assert (await Client(house.address, "", cookie=planted).request("GET", "/api/me"))["id"] == ""
        assert (await sign_in(device, key))["me"]["id"] == victim.me["id"]
        assert device.cookie != planted, "every session has a secret of its own"

    (tmp_path / "guest").mkdir()

    @scenario(tmp_path / "guest")
    async def _guest(house: House) -> None:
        """A guest becomes a member in a browser with a planted cookie: whoever planted it stays outside."""
        (victim,) = await house.guests(1)
        thief = Client(house.address, "", cookie=victim.cookie)
        await join(house, victim)
        assert (await thief.request("GET", "/api/me"))["id"] == ""


def test_trying_ways_in_tells_nothing_of_who_is_a_member(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        answers = []
        for handle in ("guest-0", "nobody-at-all"):
            body = json.dumps({"handle": handle, "code": "abcd-efgh"}).encode()
            status, headers, text = await call(
                house, "POST", "/api/sign-in/code", body, content_type="application/json"
            )  # fmt: skip
            answers.append((status, set(headers), text))
        assert answers[0] == answers[1]
        offers = [json.loads((await call(house, "POST", "/api/sign-in/offer"))[2]) for _ in range(2)]
        assert not any(offer["options"].get("allowCredentials") for offer in offers), "no passkey is named"


def test_other_sites_cannot_touch_an_account(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (one,) = await house.guests(1)
        await join(house, one)
        evil: dict[str, Any] = {"cookie": one.cookie, "origin": "https://evil.example"}
        for method, path in (("DELETE", ACCOUNT), ("POST", f"{ACCOUNT}/codes"), ("POST", "/api/sign-out")):
            assert (await call(house, method, path, **evil))[0] == 403
        assert (await one.request("GET", ACCOUNT))["member"]
