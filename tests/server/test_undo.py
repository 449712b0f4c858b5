"""Undo: at once to the information boundary, beyond it by consent of all who play."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from house import House, in_play, seated, turns, until
from test_table import scenario

from signoria import game
from signoria.client import Refused, Seat
from signoria.kernel import Event, taking_back
from signoria.server.ledger import HELPED
from signoria.server.viewer import News, Viewer
from signoria.testing.laws import fingerprint


def test_undo_at_once_while_nobody_has_learned_anything(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2) as (_, table, seats):
            await seats[0].act("wave 1")
            assert seats[0].situation["can_undo"]
            await until(lambda: seats[1].events[-1]["key"] == "waved")
            expected = fingerprint(in_play(table).undo(0))
            await seats[0].ask({"type": "undo"})
            assert fingerprint(in_play(table)) == expected
            await until(lambda: len(seats[1].events) == 1)
            assert table.history == []
            with pytest.raises(Refused, match="no-undo-nothing"):
                await seats[0].ask({"type": "undo"})
            await seats[0].act("wave 1", "bid 3")
            with pytest.raises(Refused, match="no-undo-nothing"):
                await seats[0].ask({"type": "undo"})
            with pytest.raises(Refused, match="no-undo-others"):
                await seats[1].ask({"type": "undo"})


def test_the_flag_says_what_the_kernel_says(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people, options={"boasts": True, "tricks": 13}, auto_pass=False)
        checked = []

        def check(seat: Seat) -> Any:
            assert table.g is not None
            for viewer in table.viewers:
                reason = table.g.undo_refusal(viewer.seat)
                if viewer.connections:
                    table.look(viewer)
                    assert viewer.shown.can_undo == (reason == "")
                checked.append(reason)
            return random.choice(seat.situation["legal"])

        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            await turns(seats, check, lambda: False)
        assert set(checked) >= {"no-undo-nothing", "no-undo-others", "no-undo-shown"}


def test_beyond_the_boundary_everybody_must_agree(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (people, table, seats):
            screen = await house.raw(table.row.id, people[2])
            await screen.next("welcome")
            await seats[0].act("bid 3")
            await until(lambda: seats[1].situation["legal"])
            await seats[1].act("bid 4")
            with pytest.raises(Refused, match="no-undo-nothing"):
                await seats[0].ask({"type": "undo"})
            await seats[0].send({"type": "undo", "id": "please", "ask": True})
            request = (await screen.next("undo_request"))["request"]
            assert (request["seat"], request["agreed"], request["needed"]) == (0, [], [1, 2])
            await screen.send({"type": "undo_answer", "id": "a", "agree": False})
            assert (await screen.next("undo_outcome")) == {"type": "undo_outcome", "seat": 0, "granted": False}
            assert len(table.history) == 2
            with pytest.raises(Refused, match="no-request"):
                await seats[1].ask({"type": "undo_answer", "agree": True})
            await seats[0].send({"type": "undo", "id": "please again", "ask": True})
            await screen.next("undo_request")
            await seats[1].send({"type": "undo_answer", "id": "b", "agree": True})
            assert (await screen.next("undo_request"))["request"]["agreed"] == [1]
            await screen.send({"type": "undo_answer", "id": "c", "agree": True})
            assert (await screen.next("undo_outcome"))["granted"]
            await until(lambda: seats[0].situation["legal"])
            assert table.history == []
            await seats[0].act("bid 5")
            await screen.close()


def test_a_move_lets_the_request_lapse(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (_, table, seats):
            await seats[0].act("bid 3")
            await seats[0].send({"type": "undo", "id": "please", "ask": True})
            await until(lambda: table.wish)
            await until(lambda: seats[1].situation["legal"])
            await seats[1].act("bid 4")
            assert table.wish is None
            assert len(table.history) == 2


def test_alone_with_bots_one_is_asked_oneself_and_the_game_is_not_rated(tmp_path: Path) -> None:
    """How much is taken back, and that a secret had come to light, is said first. Later it goes at once."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,) = await house.guests(1)
        made = await me.play_now("tricks", level="random", seat=0, pace=0)
        table = await house.hall.table(made["id"])
        async with me.sit(made["id"]) as seat:
            await seat.act("bid 3")
            await until(lambda: seat.situation["legal"] and seat.situation["view"]["bids"][3] >= 0)
            told = len(seat.events)
            screen = await house.raw(made["id"], me)
            await screen.next("welcome")
            await seat.ask({"type": "undo", "ask": True})
            request = (await screen.next("undo_request"))["request"]
            assert request["needed"] == [0]
            assert told - request["events"] == 1, "all but the deal"
            assert not request["shown"]
            await seat.ask({"type": "undo_answer", "agree": False})
            assert not (await screen.next("undo_outcome"))["granted"]
            assert (len(table.history), table.row.unrated) == (4, "")

            await seat.act(seat.situation["legal"][0])
            await until(lambda: seat.situation["legal"])
            await seat.ask({"type": "undo", "ask": True})
            assert (await screen.next("undo_request"))["request"]["shown"]
            await seat.ask({"type": "undo_answer", "agree": True})
            assert (await screen.next("undo_outcome"))["granted"]
            await until(lambda: seat.table["unrated"] == HELPED)
            assert len(table.history) == 4

            await seat.act(seat.situation["legal"][0])
            await until(lambda: seat.situation["legal"])
            await seat.ask({"type": "undo", "ask": True})
            assert (await screen.next("undo_request"))["request"]["needed"] == [0], "asked each time"
            await seat.ask({"type": "undo_answer", "agree": True})
            assert (await screen.next("undo_outcome"))["granted"]
            await until(lambda: len(table.history) == 4)
            await screen.close()


def test_undone_actions_stay_undone_after_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("wave 1")
            await seat.act("wave 1")
            await seat.ask({"type": "undo"})
            await seat.act("bid 7")
        kept.extend([table.row.id, people[0].cookie, fingerprint(in_play(table))])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(kept[0])
        assert fingerprint(in_play(table)) == kept[2]
        assert len(table.history) == 2
        assert table.written == 4


def test_what_is_final_is_foreseen_from_what_the_seat_may_know(tmp_path: Path) -> None:
    """A wave can be taken back, a bid cannot; what is not open now is not judged."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        wave, bid = (table.title.verbs.parse(text) for text in ("wave 1", "bid 3"))
        sockets = [await house.raw(table.row.id, person) for person in people]
        for socket in sockets:
            await socket.next("welcome")
            await socket.send({"type": "foresee", "actions": [wave, bid]})
        answers = [await socket.next("foresight") for socket in sockets]
        assert [answer["final"] for answer in answers] == [[bid], []]
        await sockets[0].send({"type": "foresee", "actions": [10_000]})
        assert (await sockets[0].next("foresight"))["final"] == []
        await sockets[0].send({"type": "foresee", "actions": [bid] * 65})
        assert (await sockets[0].next("refused"))["key"] == "no-sense"
        onlooker = await house.raw(table.row.id, None)
        await onlooker.send({"type": "foresee", "actions": [bid]})
        assert (await onlooker.next("refused"))["key"] == "no-seat"


def test_what_others_did_unseen_stands_and_survives_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (_, table, (a, b, c)):
            await a.act("wave 1")
            await b.act("note 2")
            await c.act("note 0")
            assert a.situation["can_undo"]
            await a.ask({"type": "undo"})
            assert [seat for seat, _ in table.history] == [1, 2]
            await c.ask({"type": "undo"})  # a note may be taken back out of turn: nobody knows of it
            assert (b.situation["view"]["note"], c.situation["view"]["note"]) == (2, -1)
            await until(lambda: not any(event["key"] == "waved" for event in b.events))
        kept.extend([table.row.id, fingerprint(in_play(table))])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(kept[0])
        assert fingerprint(in_play(table)) == kept[1]
        assert table.told == [len(in_play(table).log or [])]


def test_events_are_told_again_from_where_the_old_and_the_new_log_part() -> None:
    wave, offer, later = (Event(audience, key, (), False) for audience, key in ((-1, "waved"), (2, "offer"), (6, "x")))
    viewers = [Viewer(seat, game("condottiere")) for seat in range(3)]
    epochs = [viewer.epoch for viewer in viewers]
    for viewer in viewers:
        viewer.news(News([wave, offer]))
    assert [viewer.rewind([wave, offer, later], [offer, later]) for viewer in viewers] == [True, True, True]
    assert [viewer.count for viewer in viewers] == [0, 0, 0]
    news = News([offer, later])
    assert [[event.key for event in viewer.news(news)] for viewer in viewers] == [[], ["offer", "x"], ["x"]]
    assert [viewer.epoch - epoch for viewer, epoch in zip(viewers, epochs)] == [1, 1, 1]
    assert [viewer.rewind([offer, later], [offer]) for viewer in viewers] == [False, True, True]
    assert [viewer.rewind([offer], [offer]) for viewer in viewers] == [False, False, False]


def test_what_concerns_others_goes_back_only_if_they_agree(tmp_path: Path) -> None:
    """The draft of a gift goes back at once; once it is sent, the flag and the refusal say that it does not."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, game="princes", options={"family_assignment": "random"}) as (_, table, seats):
            giver = in_play(table).to_act[0]
            seat, others = seats[giver], [each for each in seats if each is not seats[giver]]
            await seat.act(f"offer_to {(giver + 1) % 3}", "give_gold 1")
            assert seat.situation["can_undo"]
            before = in_play(table).view(giver)
            await seat.act("send_gift")
            assert not seat.situation["can_undo"]
            with pytest.raises(Refused, match="no-undo-concerned"):
                await seat.ask({"type": "undo"})
            await seat.send({"type": "undo", "id": "please", "ask": True})
            await until(lambda: table.wish)
            for each in others:
                await each.ask({"type": "undo_answer", "agree": True})
            await until(lambda: in_play(table).view(giver) == before)


def test_who_answered_face_down_because_of_what_is_taken_back_is_asked_again() -> None:
    g = game("tricks").start(3, 1, bids="secret")
    g.submit(2, "bid 1")
    g.submit(0, "wave 1")
    g.submit(1, "bid 2")
    assert g.undo_refusal(0) == ""
    back = g.undo(0)
    assert back.to_act == [0, 1]
    assert not taking_back.open_to(back, 2, g.game.verbs.parse("bid 1"))
