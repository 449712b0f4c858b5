"""What a seat may know, and what it imagines."""

from __future__ import annotations

from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.names import CARDS
from signoria.titles.renaissance.rules.state import Italy

from .words import battle, do, hand, legal, settle, table, told

CITIES = {"milan": "milano parma", "rome": "roma bologna", "venice": "venezia"}
ATTACK = "declare_attack parma bologna"


def guesses(g: Italy, viewer: int, count: int = 40) -> list[Italy]:
    return [g.imagine(viewer, bytes([n] * 16)) for n in range(count)]


def test_own_cards_stay_and_others_are_dealt_anew() -> None:
    """2.10, ruling 44"""
    g = table(cities=CITIES, hands={"milan": "knights*2", "rome": "cannon felon"})
    for guess in guesses(g, 0):
        assert hand(guess, "milan") == ["knights", "knights"]
        assert len(hand(guess, "rome")) == 2
    assert len({tuple(hand(guess, "rome")) for guess in guesses(g, 0)}) > 10
    assert "hand" in g.view(0)
    assert g.view(None)["hand"] == []
    assert g.view(2)["hand_size"] == [2, 2, 0, 0]


def test_cards_seen_going_back_stay_where_they_are() -> None:
    """2.10"""
    g = table(cities=CITIES, hands={"rome": "cannon felon"}, known={"rome": "cannon"})
    assert all("cannon" in hand(guess, "rome") for guess in guesses(g, 0))


def test_a_known_card_leaves_the_list_when_its_kind_is_seen_to_leave() -> None:
    """2.10"""
    g = table(
        war=True, cities=CITIES, hands={"milan": "pikemen*2", "rome": "cannon*2"}, known={"rome": "cannon"},
        dice=[6, 6],
    )  # fmt: skip
    battle(g, "milan", ATTACK, "pikemen pikemen none", "commit_defence cannon none")
    settle(g)
    assert g.view(0)["known"][1][CARDS.index("cannon")] == 1


def test_who_laid_no_fighter_is_imagined_without_blue_cards() -> None:
    """6.4"""
    g = table(war=True, cities=CITIES, hands={"milan": "knights*2", "rome": "felon retreat raiders"}, dice=[6, 6])
    battle(g, "milan", ATTACK, "knights knights none", "lay_no_fighter")
    settle(g)
    assert g.view(2)["bare"] == [1]
    for guess in guesses(g, 0):
        assert not set(hand(guess, "rome")) & set(CARDS[:5])


def test_an_attacker_is_imagined_with_two_fighters() -> None:
    """5.2"""
    g = table(war=True, cities=CITIES, hands={"milan": "knights*2", "venice": "pikemen"}, ducats={"milan": 1})
    do(g, "milan", ATTACK)
    for guess in guesses(g, 2):
        cards = hand(guess, "milan")
        assert sum(card in CARDS[:5] for card in cards) + min(cards.count("condottiere"), 1) >= 2


def test_face_down_cards_are_imagined_within_their_slots() -> None:
    """6.2"""
    g = table(
        war=True, cities=CITIES, hands={"milan": "knights*2 felon", "venice": "pikemen", "rome": "pikemen"},
        ducats={"milan": 1},
    )  # fmt: skip
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack knights knights felon")
    assert g.view(1)["battle"]["attack"] == [-2, -2]
    assert g.view(1)["battle"]["support"] == -2
    assert g.view(0)["battle"]["attack"] == [2, 2]
    seen = set()
    for guess in guesses(g, 1):
        fight = next(frame for frame in guess.stack if isinstance(frame, Fight))
        assert 0 <= fight.first <= fight.second <= 5
        assert fight.help in (1, 2, 3)
        assert fight.reserved() <= 1
        seen.add((fight.first, fight.second, fight.help))
    assert len(seen) > 10


def test_known_cards_that_left_the_hand_must_lie_in_the_slots() -> None:
    """2.10"""
    g = table(
        war=True, cities=CITIES, hands={"milan": "knights cannon", "venice": "pikemen"},
        known={"milan": "knights cannon"},
    )  # fmt: skip
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack knights cannon none")
    for guess in guesses(g, 2, 10):
        fight = next(frame for frame in guess.stack if isinstance(frame, Fight))
        assert (fight.first, fight.second) == (2, 3)


def test_a_missing_question_tells_nothing() -> None:
    """6.6, 6.9, 6.11: every seat that could hold the card is asked."""
    g = table(war=True, cities=CITIES, hands={"milan": "knights*2 engineer", "rome": "pikemen knights"}, dice=[6, 1])
    battle(g, "milan", ATTACK, "knights knights engineer", "commit_defence pikemen none")
    assert legal(g, "rome") == ["no_counter"]
    do(g, "rome", "no_counter")
    assert legal(g, "rome") == ["no_sign"]
    do(g, "rome", "no_sign")
    assert legal(g, "rome") == ["no_retreat"]


def test_a_vote_does_not_change_what_may_be_taken_back() -> None:
    """4.3: whether a gift, or a draft, goes back at once would tell who has voted."""
    for earlier in ([], ["vote war"]):
        g = table(stage="vote", turn=2, ducats=8)
        for action in [*earlier, "give 1 3"]:
            do(g, "milan", action)
        assert g.undo_refusal(0) == "no-undo-concerned"
        do(g, "milan", "offer 1")
        assert g.undo_refusal(0) == ""


def test_votes_are_secret_until_all_are_cast() -> None:
    """4.3"""
    g = table(stage="vote", turn=2)
    before = g.view(1)
    do(g, "milan", "vote war")
    assert g.view(1) == before
    assert g.view(0)["answered"] == 1
    assert not told(g, "voted")


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    """2.10"""
    g = table(stage="purchases", acts="milan", deck="knights")
    do(g, "milan", "finish_purchases 1")
    assert [event.values for event in g.events(0) if event.key == "card-drawn"] == [(2,)]
    assert not [event for event in g.events(1) if event.key == "card-drawn"]
