"""The expert of Princes makes offers that pay both sides, few of them, and takes what it would offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game as find_game
from signoria.bots import Sight, bot
from signoria.bots.match import Match
from signoria.bots.roles import Talker
from signoria.kernel import State
from signoria.testing import scene
from signoria.titles.princes.bots.deals import best_deal
from signoria.titles.princes.rules import verbs as v
from signoria.titles.princes.rules.table import Table

TITLE = find_game("princes")


def unequal(**more: Any) -> Table:
    """Seat 0 has the turn, much gold and no influence; seat 2 has it the other way round."""
    words: dict[str, Any] = {"decade": 2, "active": 0, "gold": [35, 20, 6, 20], "influence": [1, 10, 18, 10], **more}
    g = scene("princes", 4, **words)
    assert isinstance(g, Table)
    return g


def say(g: State, seat: int) -> list[int]:
    """Let the expert of a seat speak until it has nothing more to say."""
    said: list[int] = []
    while len(said) < 20:
        talker = bot("expert", "princes")
        assert isinstance(talker, Talker)
        action = talker.aside(Sight.blind(g, seat, Random(len(said))))
        if action is None:
            break
        said.append(action)
        g.act(seat, action)
    return said


@pytest.fixture(scope="module", params=[3, 4, 6])
def played(request: Any) -> tuple[State, Match]:
    g = TITLE.start(request.param, 11)
    match = Match(g, [bot("expert", "princes") for _ in range(request.param)], Random(2), None, True)
    match.run()
    return g, match


def test_a_rich_seat_offers_gold_for_influence_and_the_partner_accepts() -> None:
    g = unequal()
    said = say(g, 0)
    assert said[0] == v.OFFER_TO.of(2)
    assert said[-1] == v.PROPOSE
    offer = g.view(2)["offers"][0]
    author, to, gold, influence, asked_gold, asked_influence = offer
    assert (author, to, influence, asked_gold) == (0, 2, 0, 0)
    assert asked_influence <= gold <= 4 * asked_influence
    assert say(g, 2) == [v.ACCEPT_OFFER.of(0)]
    assert g.view(0)["players"][2]["chits"] == g.view(2)["players"][2]["chits"]
    assert not g.view(2)["offers"]


def test_one_offer_a_turn_even_after_a_refusal() -> None:
    g = unequal()
    assert v.PROPOSE in say(g, 0)
    g.act(2, v.REJECT_OFFER.of(0))
    assert say(g, 0) == []


def test_who_refused_is_left_alone_until_the_next_decade() -> None:
    g = unequal()
    assert v.PROPOSE in say(g, 0)
    g.act(2, v.REJECT_OFFER.of(0))
    g.offers.lapse()
    assert v.OFFER_TO.of(2) not in say(g, 0)
    g.offers.lapse()
    g.offers.forgive()
    assert say(g, 0)[0] == v.OFFER_TO.of(2)


def test_silence_is_a_refusal() -> None:
    g = unequal()
    assert v.PROPOSE in say(g, 0)
    g.offers.lapse()
    assert v.OFFER_TO.of(2) not in say(g, 0)


def test_nobody_speaks_first_outside_the_own_turn() -> None:
    g = unequal()
    assert [say(g, seat) for seat in (1, 2, 3)] == [[], [], []]


def test_a_draft_that_no_longer_pays_is_torn_up() -> None:
    g = unequal()
    g.act(0, v.OFFER_TO.of(1))
    g.act(0, v.GIVE_INFLUENCE.of(1))
    assert say(g, 0) == [v.DROP_DRAFT]


def test_equals_have_nothing_to_trade() -> None:
    g = unequal(gold=[20] * 4, influence=[10] * 4)
    assert best_deal(g, 0, [1, 2, 3])[0] < 0


def test_the_leader_of_the_last_decade_gets_no_deal() -> None:
    tiles = ["doge", "venetian_merchant_1", "venetian_merchant_2", "milanese_merchant", "armourer"]
    g = unequal(decade=3, tiles={2: tiles}, counters=[0, 0, 5, 0], status={"venice": 9, "milan": 8})
    assert v.OFFER_TO.of(2) not in say(g, 0)
    for action in (v.OFFER_TO.of(0), v.GIVE_INFLUENCE.of(6), v.ASK_GOLD.of(8), v.PROPOSE):
        g.act(2, action)
    assert say(g, 0) == [v.REJECT_OFFER.of(2)]


def test_robbery_is_refused() -> None:
    g = unequal()
    for action in (v.OFFER_TO.of(0), v.GIVE_INFLUENCE.of(1), v.ASK_GOLD.of(20), v.PROPOSE):
        g.act(2, action)
    assert say(g, 0)[0] == v.REJECT_OFFER.of(2)


def test_what_cannot_be_paid_is_refused() -> None:
    g = unequal()
    for action in (v.OFFER_TO.of(0), v.GIVE_GOLD.of(1), v.ASK_INFLUENCE.of(20), v.PROPOSE):
        g.act(2, action)
    assert say(g, 0)[0] == v.REJECT_OFFER.of(2)


def test_experts_trade_now_and_then_in_whole_games(played: tuple[State, Match]) -> None:
    g, match = played
    keys = [event.key for event in g.log or []]
    assert not sum(match.result.crashes)
    assert not sum(match.result.illegal)
    made, done, turns = keys.count("offer-made"), keys.count("trade-done"), keys.count("turn-begun")
    assert 1 <= made <= turns / 3
    assert done >= made / 2


def test_no_seat_makes_two_offers_in_a_turn(played: tuple[State, Match]) -> None:
    authors: set[int] = set()
    for event in played[0].log or []:
        if event.key == "turn-begun":
            authors.clear()
        if event.key == "offer-made":
            assert event.values[0] not in authors
            authors.add(event.values[0])
