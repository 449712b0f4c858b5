"""What somebody could try who wants to find names, to follow people who avoid them, or to have them punished."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, until
from test_accounts import prove
from test_admin import told as admin
from test_profiles import handle_of, members
from test_security import call
from test_table import scenario
from test_together import befriend, line, open_table, refused, told

from signoria.client import Client
from signoria.server import seating
from signoria.server.admin.rows import audit, sanctions
from signoria.server.rows import now_ms
from signoria.server.store import update_table
from signoria.server.together import moderation
from signoria.server.together import rows as together
from signoria.server.together.friends import MOST_WISHES


async def answer(house: House, person: Client, method: str, path: str, body: Any = None) -> tuple[int, bytes, set[str]]:
    """All that can be told of an answer but its time and the id of its request."""
    status, headers, text = await call(
        house, method, path, json.dumps(body).encode() if body is not None else None, Cookie=person.cookie,
        Content_Type="application/json", Origin=house.address,
    )  # fmt: skip
    return status, text, set(headers)


async def block(person: Client, table: str, seat: int) -> None:
    await person.request("POST", f"/api/tables/{table}/ignored", {"kind": "block", "seat": seat})


async def name_moderator(house: House, person: Client) -> None:
    row = {"user_id": person.me["id"], "since": 1}
    await house.hall.store.write((sa.insert(together.moderators), [row]))


# -- names


def test_asking_tells_nothing_about_who_exists_or_what_they_think(tmp_path: Path) -> None:
    """Nobody, a stranger, one who has declined and one who has blocked the asker: the same answers, the same lists."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (asker, plain, declines, blocks), _ = await members(house, 4, public=False)
        table = await house.table([blocks, asker])
        await block(blocks, table.row.id, 1)
        handles = ["nobody-at-all", *[await handle_of(one) for one in (plain, declines, blocks)]]
        made = await open_table(asker)
        asked = f"/api/tables/{made['id']}/invitations"
        answers = [await answer(house, asker, "POST", "/api/friends", {"handle": each}) for each in handles]
        answers += [await answer(house, asker, "POST", asked, {"handle": each}) for each in handles]
        assert {each[0] for each in answers} == {202}
        assert len({each[1] for each in answers}) == 1
        assert len({frozenset(each[2]) for each in answers}) == 1
        (wish,) = (await told(declines))["wishes"]
        await declines.request("DELETE", f"/api/friends/{wish['id']}")
        await declines.request("POST", f"/api/tables/{made['id']}/decline")
        found = await told(asker)
        assert [each["called"] for each in reversed(found["asked"])] == [f"@{each}" for each in handles]
        assert all(set(each) == {"id", "called", "at"} for each in found["asked"])
        listed = (await asker.request("GET", asked))["asked"]
        assert [each["called"] for each in listed] == [f"@{each}" for each in handles]
        assert (await told(blocks))["wishes"] == []
        assert (await told(blocks))["invitations"] == []
        assert len((await told(plain))["wishes"]) == 1
        again = await answer(house, asker, "POST", "/api/friends", {"handle": handles[2]})
        assert again == answers[2]
        assert (await told(declines))["wishes"] == []


def test_a_wish_that_was_declined_does_not_come_back_by_taking_it_back(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (asker, other), _ = await members(house, 2, public=False)
        handle = await handle_of(other)
        for _ in range(2):
            await asker.request("POST", "/api/friends", {"handle": handle})
            (mine,) = (await told(asker))["asked"]
            for wish in (await told(other))["wishes"]:
                await other.request("DELETE", f"/api/friends/{wish['id']}")
            await asker.request("DELETE", f"/api/friends/{mine['id']}")
            assert (await told(asker))["asked"] == []
        await asker.request("POST", "/api/friends", {"handle": handle})
        assert (await told(other))["wishes"] == []


def test_others_wishes_and_friendships_are_out_of_reach(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, bruno, pest), _ = await members(house, 3, public=False)
        await befriend(anna, bruno)
        (friend,) = (await told(anna))["friends"]
        for method in ("POST", "DELETE"):
            assert await refused(pest, method, f"/api/friends/{friend['id']}") == "no-wish-here"
        made = await open_table(pest)
        path = f"/api/tables/{made['id']}/invitations"
        assert await refused(pest, "POST", path, {"friend": friend["id"]}) == "no-wish-here"
        await pest.request("POST", "/api/friends", {"handle": await handle_of(anna)})
        (mine,) = (await told(pest))["asked"]
        assert await refused(pest, "POST", path, {"friend": mine["id"]}) == "no-wish-here"
        assert await refused(pest, "POST", "/api/ignored", {"kind": "mute", "friend": mine["id"]}) == "no-wish-here"


def test_nobody_becomes_the_friend_of_whoever_thought_better_of_it(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (asker, other), _ = await members(house, 2, public=False)
        await asker.request("POST", "/api/friends", {"handle": await handle_of(other)})
        (wish,) = (await told(other))["wishes"]
        await other.request("DELETE", f"/api/friends/{wish['id']}")
        await asker.request("DELETE", f"/api/friends/{wish['id']}")
        assert await refused(other, "POST", f"/api/friends/{wish['id']}") == "no-wish-here"
        await other.request("POST", "/api/friends", {"handle": await handle_of(asker)})
        assert (await told(asker))["friends"] == []
        assert len((await told(asker))["wishes"]) == 1


def test_wishes_of_a_crowd_do_not_take_away_ones_own(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (popular, other), _ = await members(house, 2, public=False)
        crowd = [
            {
                "id": f"w{n}", "user_id": other.me["id"], "other_id": popular.me["id"], "called": f"@{n}",
                "at": now_ms(), "declined": True, "withdrawn": False,
            }
            for n in range(MOST_WISHES)
        ]  # fmt: skip
        await house.hall.store.write((sa.insert(together.friends), crowd))
        await popular.request("POST", "/api/friends", {"handle": "somebody-else"})
        assert len((await told(popular))["asked"]) == 1


def test_asking_is_bounded(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (asker,), _ = await members(house, 1, public=False)
        for number in range(20):
            await asker.request("POST", "/api/friends", {"handle": f"somebody-{number}"})
        assert await refused(asker, "POST", "/api/friends", {"handle": "one-more"}) == "no-hurry"


# -- blocked


def test_whoever_is_blocked_finds_no_open_table_and_notices_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "SETTLES", 3600.0)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, pest, third = await house.guests(3)
        table = await house.table([anna, pest])
        before = await answer(house, pest, "GET", "/api/together")
        await block(anna, table.row.id, 1)
        assert await answer(house, pest, "GET", "/api/together") == before
        sought = await open_table(anna, seek=True)
        by_link = await open_table(anna, visibility="private")
        nowhere = await answer(house, pest, "GET", "/api/tables/nowhere")
        for made in (sought, by_link):
            assert await answer(house, pest, "GET", f"/api/tables/{made['id']}") == nowhere
            for action in ("join", "leave", "start", "rematch", "decline", "friends", "reports"):
                there = await answer(house, pest, "POST", f"/api/tables/{made['id']}/{action}", {})
                assert there == await answer(house, pest, "POST", f"/api/tables/nowhere/{action}", {}), action
            link = f"/api/join/{made['invite']}"
            void = await answer(house, pest, "GET", "/api/join/nowhere")
            assert await answer(house, pest, "GET", link) == void
            assert await refused(pest, "POST", link, {}) == "no-invite"
            screen = await house.raw(made["id"], pest)
            await screen.socket.wait_closed()
            assert screen.socket.close_code == 4404
        assert (await pest.request("GET", "/api/tables?scope=open"))["tables"] == []
        assert len((await third.request("GET", "/api/tables?scope=open"))["tables"]) == 1
        other = await open_table(third, seek=True)
        await anna.request("POST", f"/api/tables/{other['id']}/join", {})
        assert await refused(pest, "POST", f"/api/tables/{other['id']}/join", {}) == "no-table"
        mine = await open_table(pest, seek=True)
        assert mine["id"] not in json.dumps(await anna.request("GET", "/api/tables?scope=open"))
        await anna.request("DELETE", f"/api/ignored/{pest.me['id']}")
        await pest.request("POST", f"/api/tables/{sought['id']}/join", {})


def test_words_of_whoever_is_muted_or_blocked_are_not_shown_and_they_see_them_as_ever(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, pest, third = await house.guests(3)
        table = await house.table([anna, pest, third])
        screens = [await house.raw(table.row.id, one) for one in (anna, pest, third)]
        watcher = await house.guests(1)
        gallery = await house.raw(table.row.id, watcher[0])
        for screen in (*screens, gallery):
            await screen.next("welcome")
        await screens[1].send({"type": "chat", "text": "one"})
        first = [await screen.next("chat") for screen in screens]
        assert first[0]["line"]["text"] == "one"
        await anna.request("POST", f"/api/tables/{table.row.id}/ignored", {"kind": "mute", "line": 0})
        assert (await screens[0].next("welcome"))["chat"] == []
        for text, to in (("two", -1), ("three", 0)):
            await screens[1].send({"type": "chat", "text": text, "to": to})
            assert (await screens[1].next("chat"))["line"]["text"] == text
        await screens[2].send({"type": "chat", "text": "four"})
        assert (await screens[0].next("chat"))["line"]["text"] == "four"
        assert (await screens[1].next("chat"))["line"]["text"] == "four"
        assert (await screens[2].next("chat"))["line"]["text"] == "two"
        await anna.request("DELETE", f"/api/ignored/{pest.me['id']}")
        assert [each["text"] for each in (await screens[0].next("welcome"))["chat"]] == ["one", "two", "three", "four"]
        for screen in (*screens, gallery):
            await screen.close()


def test_whoever_is_blocked_cannot_ask_for_a_rematch_and_a_friendship_ends_as_by_itself(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, pest), _ = await members(house, 2, public=False)
        await befriend(pest, anna)
        table = await house.table([anna, pest])
        await block(anna, table.row.id, 1)
        assert (await told(pest))["friends"] == []
        assert (await told(pest))["asked"] == []
        table.row.status = "over"
        screen = await line(house, anna)
        again = await pest.request("POST", f"/api/tables/{table.row.id}/rematch")
        assert (await anna.request("GET", "/api/calls"))["invitations"] == 0
        mine = (await anna.request("GET", "/api/tables?scope=mine"))["tables"]
        assert again["id"] not in [each["id"] for each in mine]
        assert again["seats"][0]["user"] == anna.me["id"], "it looks as if anna had not answered yet"
        await screen.close()


def test_nobody_blocks_themselves_or_a_bot_or_from_outside(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno, outsider = await house.guests(3)
        table = await house.table([anna, bruno], spectators=False)
        path = f"/api/tables/{table.row.id}/ignored"
        assert await refused(anna, "POST", path, {"kind": "block", "seat": 0}) == "no-self"
        assert await refused(anna, "POST", path, {"kind": "block", "seat": 7}) == "no-person-there"
        assert await refused(anna, "POST", path, {"kind": "block", "line": 12}) == "no-person-there"
        assert await refused(outsider, "POST", path, {"kind": "block", "seat": 0}) == "no-guests"


# -- reports


def test_evidence_is_what_the_reporter_could_hear_copied_by_the_server(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (judge,), _ = await members(house, 1, public=False)
        await name_moderator(house, judge)
        anna, pest, third = await house.guests(3)
        table = await house.table([anna, pest, third])
        screens = [await house.raw(table.row.id, one) for one in (anna, pest, third)]
        said = ((1, "insult", -1), (1, "whisper to anna", 0), (1, "whisper to third", 2), (0, "stop", -1))
        for seat, text, to in said:
            await screens[seat].send({"type": "chat", "text": text, "to": to})
            await screens[seat].next("chat")
        news = await line(house, judge)
        path = f"/api/tables/{table.row.id}/reports"
        forged = {"about": "talk", "line": 0, "evidence": {"lines": [{"text": "I am a villain"}]}}
        assert await refused(anna, "POST", path, forged) == "no-sense"
        await anna.request("POST", path, {"about": "talk", "line": 0, "words": "\0please look "})
        await anna.request("POST", path, {"about": "talk", "line": 0, "words": "please look"})
        await news.next("news")
        assert (await told(judge))["reports"] == 1, "the same thing is reported once"
        (listed,) = (await judge.request("GET", "/api/moderation"))["reports"]
        assert (listed["accused"], listed["words"], listed["evidence"]) == (pest.name, "please look", None)
        report = await judge.request("GET", f"/api/moderation/{listed['id']}")
        evidence = report["evidence"]
        assert [each["text"] for each in evidence["lines"]] == ["insult", "whisper to anna", "stop"]
        assert [each["heard"] for each in evidence["lines"]] == ["table", "two", "table"]
        assert [each["reported"] for each in evidence["lines"]] == [True, False, False]
        assert [each["accused"] for each in evidence["seats"]] == [False, True, False]
        told_of_game = json.dumps(evidence)
        assert "view" not in evidence
        assert table.row.seed.hex() not in told_of_game
        assert pest.me["id"] not in told_of_game
        for screen in (*screens, news):
            await screen.close()


def test_nobody_but_moderators_finds_reports_and_none_their_own(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (judge, accused, plain), (key, *_) = await members(house, 3, public=False)
        await name_moderator(house, judge)
        await name_moderator(house, accused)
        table = await house.table([plain, accused, judge])
        path = f"/api/tables/{table.row.id}/reports"
        await plain.request("POST", path, {"about": "play", "seat": 1})
        await judge.request("POST", path, {"about": "play", "seat": 0})
        (guest,) = await house.guests(1)
        for person in (plain, guest):
            assert (await told(person))["reports"] is None
            for method, where in (("GET", ""), ("GET", "/x"), ("POST", "/x")):
                body = {"decision": "banned"} if method == "POST" else None
                assert await refused(person, method, f"/api/moderation{where}", body) == "no-page"
        await house.hall.store.write(update_table(table.row.id, status="over"))
        (mine,) = (await judge.request("GET", "/api/moderation"))["reports"]
        assert mine["accused"] == accused.name, "neither what one reported nor what is about oneself"
        (other,) = (await accused.request("GET", "/api/moderation"))["reports"]
        assert other["accused"] == plain.name
        assert await refused(accused, "GET", f"/api/moderation/{mine['id']}") == "no-report"
        assert await refused(accused, "POST", f"/api/moderation/{mine['id']}", {"decision": "dismissed"}) == "no-report"
        banned = {"decision": "banned"}
        assert await refused(judge, "POST", f"/api/moderation/{mine['id']}", banned) == "no-moderators-case"
        await prove(judge, key)
        await judge.request("POST", f"/api/moderation/{mine['id']}", {"decision": "dismissed", "note": "all is well"})
        assert await refused(judge, "POST", f"/api/moderation/{mine['id']}", banned) == "no-open-report"


def test_a_moderator_does_not_read_what_rivals_whisper_in_a_game_that_runs(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (judge, elsewhere), _ = await members(house, 2, public=False)
        for one in (judge, elsewhere):
            await name_moderator(house, one)
        anna, pest = await house.guests(2)
        table = await house.table([anna, pest, judge])
        screen = await house.raw(table.row.id, pest)
        await screen.send({"type": "chat", "text": "let us ruin the judge", "to": 0})
        await screen.next("chat")
        await anna.request("POST", f"/api/tables/{table.row.id}/reports", {"about": "talk", "line": 0})
        (report,) = (await elsewhere.request("GET", "/api/moderation"))["reports"]
        assert (await told(judge))["reports"] == 0
        assert (await judge.request("GET", "/api/moderation"))["reports"] == []
        assert await refused(judge, "GET", f"/api/moderation/{report['id']}") == "no-report"
        await house.hall.store.write(update_table(table.row.id, status="over"))
        assert (await judge.request("GET", f"/api/moderation/{report['id']}"))["evidence"]["lines"]
        await screen.close()


def test_a_decision_takes_effect_at_once_and_is_written_down(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (judge,), _ = await members(house, 1, public=False)
        await name_moderator(house, judge)
        anna, loud, cheat = await house.guests(3)
        table = await house.table([anna, loud, cheat])
        path = f"/api/tables/{table.row.id}/reports"
        for seat in (1, 2):
            await anna.request("POST", path, {"about": "talk", "seat": seat})
        by_name = {each["accused"]: each["id"] for each in (await judge.request("GET", "/api/moderation"))["reports"]}
        muted = {"decision": "muted", "days": 3, "note": "calm down"}
        settled = await judge.request("POST", f"/api/moderation/{by_name[loud.name]}", muted)
        assert (settled["status"], settled["note"]) == ("muted", "calm down")
        assert settled["decided_by"] == f"moderator @{await handle_of(judge)}"
        screen = await house.raw(table.row.id, loud)
        await house.hall.operator.look()
        await screen.send({"type": "chat", "text": "no"})
        assert (await screen.next("refused"))["key"] == "no-voice"
        out = await house.raw(table.row.id, cheat)
        await out.next("welcome")
        await judge.request("POST", f"/api/moderation/{by_name[cheat.name]}", {"decision": "banned"})
        await house.hall.operator.look()
        await out.socket.wait_closed()
        assert out.socket.close_code == 4403
        assert await refused(cheat, "GET", "/api/me") == "no-banned"
        await until(lambda: table.places[2].driver)
        found = await house.hall.store.column(sa.select(audit.c.what).order_by(audit.c.number))
        assert [each for each in found if each.startswith("report: ") and each != "report: read"] == [
            "report: muted", "report: banned",
        ]  # fmt: skip
        kinds = await house.hall.store.column(sa.select(sanctions.c.kind).order_by(sanctions.c.kind))
        assert kinds == ["ban", "mute"]
        assert (await told(loud))["reports"] is None
        assert "moderation" not in json.dumps(await told(loud))
        await screen.close()


def test_reports_are_bounded_and_need_somebody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno = await house.guests(2)
        table = await house.table([anna, bruno])
        path = f"/api/tables/{table.row.id}/reports"
        assert await refused(anna, "POST", path, {"about": "talk", "seat": 0}) == "no-self"
        nobody = Client(house.address, "")
        assert await refused(nobody, "POST", path, {"about": "talk", "seat": 0}) == "no-name"
        for _ in range(5):
            await anna.request("POST", path, {"about": "talk", "seat": 1})
        assert await refused(anna, "POST", path, {"about": "talk", "seat": 1}) == "no-hurry"


def test_somebody_is_reported_by_their_page_an_invitation_or_a_wish(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (judge, anna, pest), _ = await members(house, 3, public=True)
        await name_moderator(house, judge)
        handle, way = await handle_of(pest), "/api/reports"
        await anna.request("POST", way, {"about": "name", "handle": handle, "words": "the name"})
        await pest.request("POST", "/api/friends", {"handle": await handle_of(anna)})
        (wish,) = (await told(anna))["wishes"]
        made = await open_table(pest)
        await pest.request("POST", f"/api/tables/{made['id']}/invitations", {"handle": await handle_of(anna)})
        await anna.request("POST", way, {"about": "other", "table": made["id"]})
        assert (await told(judge))["reports"] == 2
        await anna.request("POST", way, {"about": "other", "friend": wish["id"], "words": "again and again"})
        assert (await told(judge))["reports"] == 2, "without a table it is one affair"
        listed = (await judge.request("GET", "/api/moderation"))["reports"]
        assert {each["accused"] for each in listed} == {pest.name}
        cases = [(await judge.request("GET", f"/api/moderation/{each['id']}"))["evidence"] for each in listed]
        by_source = {each["source"]: each for each in cases}
        assert set(by_source) == {"friend", "invitation"}
        assert {each["handle"] for each in cases} == {handle}
        assert [each["accused"] for each in by_source["invitation"]["seats"]] == [True, False, False]
        assert pest.me["id"] not in json.dumps(cases)
        assert await refused(pest, "GET", "/api/moderation") == "no-page"


def test_a_report_finds_nobody_out(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna, hidden, third), _ = await members(house, 3, public=False)
        way = "/api/reports"
        answers = [
            await answer(house, anna, "POST", way, {"about": "name", "handle": handle})
            for handle in (await handle_of(hidden), "nobody.at-all")
        ]
        assert answers[0] == answers[1]
        assert answers[0][0] == 404
        await hidden.request("POST", "/api/friends", {"handle": await handle_of(third)})
        (theirs,) = (await told(third))["wishes"]
        assert await refused(anna, "POST", way, {"about": "other", "friend": theirs["id"]}) == "no-wish-here"
        made = await open_table(hidden)
        assert await refused(anna, "POST", way, {"about": "other", "table": made["id"]}) == "no-wish-here"
        assert await refused(anna, "POST", way, {"about": "other"}) == "no-sense"


def test_nobody_reports_themselves(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,), _ = await members(house, 1, public=True)
        wish = {"about": "name", "handle": await handle_of(anna)}
        assert await refused(anna, "POST", "/api/reports", wish) == "no-self"


def test_old_decisions_are_forgotten(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        anna, bruno = await house.guests(2)
        table = await house.table([anna, bruno])
        await anna.request("POST", f"/api/tables/{table.row.id}/reports", {"about": "talk", "seat": 1})
        decided = sa.update(together.reports).values(status="dismissed", decided=1)
        await house.hall.store.write((decided, None))
        await moderation.Moderation(house.hall).forget_old()
        assert await house.hall.store.column(sa.select(together.reports.c.id)) == []


def test_moderators_are_named_by_the_operator_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await members(house, 1, public=False)
        await house.guests(1)

    assert admin(url, "moderator", "@guest-0")["moderator"] is True
    assert [each["handle"] for each in admin(url, "moderator")] == ["guest-0"]
    with pytest.raises(ValueError, match="moderators are members"):
        admin(url, "moderator", "Guest 1")
    assert admin(url, "reports") == []
    assert admin(url, "moderator", "@guest-0", "--remove")["moderator"] is False
    assert admin(url, "moderator") == []


def test_an_own_line_is_for_those_who_are_somebody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (anna,) = await house.guests(1)
        screen = await line(house, anna)
        await screen.send({"type": "ping", "at": 1})
        assert (await screen.next("pong"))["at"] == 1
        await screen.send({"type": "act", "id": "x", "version": 1, "actions": [1]})
        await screen.socket.wait_closed()
        assert screen.socket.close_code == 1008
        nobody = Client(house.address, "")
        closed = await line(house, nobody)
        await closed.socket.wait_closed()
        assert closed.socket.close_code == 4401
