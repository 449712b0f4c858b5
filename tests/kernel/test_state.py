"""Starting, acting, undoing: the contract every caller relies on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from signoria import Refusal, game
from signoria.kernel import Offers, taking_back
from signoria.testing import scene
from signoria.testing.laws import fingerprint
from signoria.titles.condottiere.rules.state import Condottiere


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seats": 7}, "takes 2 to 6 seats, got 7"),
        ({"seats": "4"}, "takes 2 to 6 seats, got '4'"),
        ({"hidden_card": True}, "unknown option 'hidden_card' for condottiere: did you mean 'hidden_cards'"),
        ({"hidden_cards": "yes"}, "option hidden_cards must be one of false, true, got 'yes'"),
        ({"play_for_points": 3}, "option play_for_points must be a whole number from 5 to 100 or 0, got 3"),
        ({"seed": -1}, "seed must be 16 bytes or a whole number"),
        ({"seed": b"short"}, "seed must be 16 bytes"),
        ({"components": "nowhere.toml"}, "component pack 'nowhere.toml' cannot be read"),
    ],
)
def test_a_bad_start_says_what_was_wrong(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        game("condottiere").start(**words)


def test_several_actions_are_all_or_none() -> None:
    g = scene("condottiere", 3, contested="parma", stage="end_round", hands=["", "6 winter 1", ""])
    before = fingerprint(g)
    with pytest.raises(Refusal):
        g.submit(1, ["keep mercenary_6", "keep heroine"])
    assert fingerprint(g) == before
    g.submit(1, ["keep mercenary_6", "keep winter"])
    assert isinstance(g, Condottiere)
    assert g.hand_size == [10, 10, 10]


def test_to_say_nothing_changes_nothing() -> None:
    g = game("condottiere").start(3, 4)
    before = fingerprint(g)
    g.submit(g.to_act[0], [])
    assert fingerprint(g) == before


def test_who_never_acted_takes_nothing_back() -> None:
    g = game("condottiere").start(3, 4)
    with pytest.raises(ValueError, match="seat 1 has nothing to take back"):
        taking_back.standing(g, 1)
    assert not taking_back.takers(g)


@pytest.mark.parametrize("name", ["condottiere", "princes", "renaissance"])
def test_who_may_take_back_is_told_for_all_seats_at_once(name: str) -> None:
    rng, seen = Random(name), set[int]()
    for seed in range(6):
        g = game(name).start(4, seed)
        for _ in range(150):
            seat = rng.randrange(4)
            open_now = g.asides(seat) if rng.random() < 0.4 else g.legal(seat)
            if open_now:
                g.act(seat, rng.choice(open_now))
            takers = taking_back.takers(g)
            assert takers == sum(1 << seat for seat in range(4) if not g.undo_refusal(seat))
            seen.add(takers)
            if g.over:
                break
    assert len(seen) > 4


def test_undo_takes_back_what_nobody_learned_from() -> None:
    g = game("condottiere").start(3, 4)
    seat = g.to_act[0]
    before = fingerprint(g)
    g.submit(seat, "choose_region roma")
    assert fingerprint(g.undo(seat)) == before


def test_undo_stops_at_a_disclosure() -> None:
    g = game("condottiere").start(2, 4)
    seat = g.to_act[0]
    g.submit(seat, "choose_region roma")
    g.submit(seat, next(a for a in g.legal(seat) if g.game.verbs.text(a).startswith("play_card mercenary")))
    g.submit(1 - seat, "pass")
    g.submit(seat, next(a for a in g.legal(seat) if g.game.verbs.text(a).startswith("play_card mercenary")))
    with pytest.raises(Refusal, match="no-undo-shown"):
        g.undo(seat)


def test_undo_stops_when_others_have_acted() -> None:
    g = game("condottiere").start(2, 4)
    seat = g.to_act[0]
    g.submit(seat, "choose_region roma")
    g.submit(seat, "pass")
    with pytest.raises(Refusal, match="no-undo-nothing"):
        g.undo(seat)


@pytest.mark.parametrize("title", ["condottiere", "renaissance"])
def test_the_undo_rule_needs_no_replay(title: str) -> None:
    """What it says from the last action alone is what a comparison with the state before that action says."""
    g, rng = game(title).start(seed=3), Random(3)
    reasons: Counter[str] = Counter()
    while not g.over and g.moves < 150:
        seat = rng.choice(g.to_act)
        before = g.copy()
        g.act(seat, rng.choice(g.legal(seat)))
        if len(before.to_act) > 1:
            continue  # answers that lie face down have tests of their own
        for each in range(-1, g.seats):
            asked = each >= 0 and g.waiting() >> each & 1
            reason = "no-undo-shown" if before.shown != g.shown else ""
            reason = "no-undo-chance" if before.draws != g.draws else reason
            reason = reason if each == seat else "no-undo-others"
            concerned = each == seat and asked and not reason and g.past is not None and g.past[6]
            reason = "no-undo-concerned" if concerned else reason
            assert g.undo_refusal(each) == (reason if asked else "no-undo-nothing")
            reasons[g.undo_refusal(each)] += 1
        if not g.undo_refusal(seat):
            assert fingerprint(g.undo(seat)) == fingerprint(before)
    assert min(reasons[""], reasons["no-undo-nothing"], reasons["no-undo-others"]) > 0


def test_the_first_to_act_is_the_lowest_seat_asked() -> None:
    g, rng = game("renaissance").start(seed=1), Random(1)
    while not g.over:
        seat = g.first_to_act()
        assert seat == g.to_act[0]
        g.act(seat, rng.choice(g.legal(seat)))
    assert g.first_to_act() == -1


def test_there_is_nothing_to_undo_at_the_start() -> None:
    fresh = game("condottiere").start(2, 7)
    with pytest.raises(Refusal, match="no-undo-nothing"):
        fresh.undo(fresh.to_act[0])


def test_a_shuffle_reaches_every_place() -> None:
    g = game("condottiere").start(2, 1)
    firsts: Counter[int] = Counter()
    for _ in range(3000):
        cards = list(range(6))
        g.shuffle(cards)
        firsts[cards[0]] += 1
    assert min(firsts.values()) > 400


def test_scripted_dice_come_first() -> None:
    g = scene("condottiere", 2, contested="parma", dice=[3, 6])
    assert [g.roll(6), g.roll(6)] == [3, 6]
    assert 1 <= g.roll(6) <= 6


def test_the_seed_is_committed_from_the_start() -> None:
    g = game("condottiere").start(2, 1)
    assert g.commitment == game("condottiere").start(2, 1).commitment
    assert g.commitment != game("condottiere").start(2, 2).commitment
    assert game("condottiere").start(2).seed != game("condottiere").start(2).seed


def test_an_unknown_game_is_told_by_its_neighbour() -> None:
    with pytest.raises(ValueError, match="did you mean 'condottiere'"):
        game("condotiere")


def test_offers_are_written_in_order_and_forgotten_by_others() -> None:
    offers = Offers(3, 2)
    offers.begin(0, 1)
    offers.write(0, 1, 5)
    assert offers.written(0) == 2
    offers.propose(0)
    assert offers.between(0, 1) == [0, 5]
    copy = offers.copy()
    copy.forget(2)
    assert copy.between(0, 1) == []
    copy = offers.copy()
    copy.forget(1)
    assert copy.between(0, 1) == [0, 5]
    offers.lapse()
    assert offers.open == []
    assert offers.refused == [1 << 1, 0, 0]
    copy = offers.copy()
    copy.forget(2)
    assert copy.refused == [0, 0, 0]
    offers.refuse(1, 0)
    offers.refuse(1, 2)
    offers.agree(0, 1)
    assert offers.refused == [0, 1 << 2, 0]
    offers.forgive()
    assert offers.refused == [0, 0, 0]


def test_scenes_name_what_they_do_not_know() -> None:
    with pytest.raises(ValueError, match="unknown word 'weather'"):
        scene("condottiere", 3, weather="fine")
    with pytest.raises(ValueError, match="a battle needs a contested region"):
        scene("condottiere", 3)
    with pytest.raises(ValueError, match="unknown card 'dragon'"):
        scene("condottiere", 3, hands=["dragon"])
    with pytest.raises(ValueError, match="no further winter"):
        scene("condottiere", 3, hands=["winter winter winter winter"])
