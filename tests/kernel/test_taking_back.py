"""Undo at once: what others do unseen is no hindrance, and stands; what has become their affair is one."""

from __future__ import annotations

from random import Random

import pytest

from signoria import Refusal, game
from signoria.kernel import State
from signoria.testing.laws import fingerprint, received
from signoria.titles.renaissance.rules.state import Italy


def a_vote() -> Italy:
    """A game of Renaissance with four nations, at a vote where everybody has ducats."""
    g, rng = game("renaissance").start(4, 5), Random(5)
    assert isinstance(g, Italy)
    while not (g.secret() and len(g.to_act) == 4 and min(g.ducats) > 0 and "vote war" in texts(g, 0)):
        seat = rng.choice(g.to_act)
        g.act(seat, rng.choice(g.legal(seat)))
    return g


def texts(g: Italy, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat)]


def test_a_draft_to_a_third_seat_hinders_nobody_and_stands() -> None:
    g = a_vote()
    alone = a_vote()
    g.submit(0, "offer 1")
    g.submit(2, "offer 3")
    g.submit(2, "ask_ducats 1")
    for action in ("offer 3", "ask_ducats 1"):
        alone.submit(2, action)
    assert g.undo_refusal(0) == ""
    assert fingerprint(g.undo(0)) == fingerprint(alone)
    assert fingerprint(g.undo(2)) != fingerprint(alone)


def test_what_one_is_told_of_is_a_hindrance() -> None:
    g = a_vote()
    g.submit(0, "offer 1")
    g.submit(2, ["offer 0", "ask_ducats 1"])
    assert g.undo_refusal(0) == ""
    g.submit(2, "propose")
    with pytest.raises(Refusal, match="no-undo-others"):
        g.undo(0)
    assert g.undo_refusal(2) == "no-undo-concerned"  # it can be withdrawn instead


def test_a_vote_may_be_taken_back_until_the_last_one_is_given() -> None:
    g = a_vote()
    before = fingerprint(g)
    g.submit(1, "vote war")
    assert fingerprint(g.undo(1)) == before
    g.submit(0, "vote war")
    g.submit(2, "vote peace")
    assert [g.undo_refusal(seat) for seat in range(4)] == ["", "", "", "no-undo-others"]
    back = g.undo(1)
    assert back.to_act == [1, 3]
    for viewer in (-1, 0, 2, 3):
        assert received(back, viewer) == received(g, viewer)
    g.submit(3, "vote peace")
    assert {g.undo_refusal(seat) for seat in range(4)} <= {"no-undo-nothing", "no-undo-others", "no-undo-shown"}


@pytest.mark.parametrize("deed", [["give 1 1"], ["offer 1", "ask_ducats 1", "propose"]])
def test_a_gift_and_an_offer_are_the_affair_of_two(deed: list[str]) -> None:
    g = a_vote()
    for action in deed:
        g.submit(0, action)
    assert g.undo_refusal(0) == "no-undo-concerned"
    with pytest.raises(Refusal, match="no-undo-concerned"):
        g.undo(0)


@pytest.mark.parametrize("answer", ["accept 1", "reject 1"])
def test_the_answer_to_an_offer_stands(answer: str) -> None:
    g = a_vote()
    g.submit(1, ["offer 0", "give_ducats 1"])
    g.submit(1, "propose")
    g.submit(0, answer)
    assert g.undo_refusal(0) in ("no-undo-concerned", "no-undo-shown")
    assert g.past is not None
    assert g.past[6] == 1 << 1


def test_what_others_did_since_unseen_changes_nothing_of_it() -> None:
    g = a_vote()
    g.submit(0, "give 1 1")
    g.submit(2, "vote war")
    g.submit(3, "offer 2")
    assert g.undo_refusal(0) == "no-undo-concerned"


def test_copies_that_are_searched_do_not_ask_whom_an_action_concerns() -> None:
    """Only a game that keeps a log is one that somebody could take back from."""
    g: State = a_vote().copy()
    g.submit(0, "give 1 1")
    assert g.past is not None
    assert g.past[6] == 0
    g.log = []
    g.submit(0, "give 1 1")
    assert g.past[6] == 1 << 1
