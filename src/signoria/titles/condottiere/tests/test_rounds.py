"""Retreats, keeping, dealing, stalls (rules digest 7, 8.5)."""

from __future__ import annotations

from .words import do, hand, keep_all, options, refusal, table, told


def test_a_hand_without_mercenary_may_be_discarded_whole() -> None:
    """7.3, edge 17: Courtesans, Heroines and Scarecrows are no Mercenaries."""
    g = table(3, stage="retreat", hands=["courtesan heroine scarecrow", "1", "2"])
    assert options(g, 0) == ["discard_hand", "keep_hand"]
    do(g, "0 discard_hand", "1 keep_hand", "2 keep_hand")
    assert g.hand_size[0] == 0
    assert sum(g.secret_discards) == 3
    assert sum(g.open_discards) == 0


def test_one_mercenary_forbids_the_retreat() -> None:
    """7.3, edge 18."""
    nine = "winter spring bishop courtesan drummer heroine scarecrow scarecrow surrender"
    g = table(3, stage="retreat", hands=[f"1 {nine}", "1", "2"])
    assert options(g, 0) == ["keep_hand"]
    assert refusal(g, 0, "discard_hand") == ("no-retreat-mercenary", "7.3")


def test_a_mercenary_taken_back_forbids_the_retreat() -> None:
    """7.3, 2.8."""
    g = table(lines=["6", "10"], hands=["scarecrow winter", "1"])
    do(g, "0 play_card scarecrow", "0 retrieve mercenary_6", "1 pass", "0 pass", "1 choose_region roma")
    assert options(g, 0) == ["keep_hand"]


def test_everybody_with_cards_is_asked_so_that_nobody_is_betrayed() -> None:
    """7.3, ruling 16, edge: what others are told does not depend on who holds Mercenaries."""
    g = table(3, stage="retreat", hands=["winter", "1", ""])
    assert g.to_act == [0, 1]
    do(g, "0 keep_hand")
    assert g.imagine(1, bytes(16)).to_act == [0, 1]


def test_a_retreat_tells_the_number_and_a_refusal_nothing() -> None:
    """7.3."""
    g = table(3, stage="retreat", hands=["winter winter", "spring", "2 2"])
    do(g, "0 discard_hand", "1 keep_hand", "2 keep_hand")
    assert [(e.key, e.values) for e in g.log or [] if e.key.startswith("hand-d")][:1] == [("hand-discarded", (0, 2))]


def test_a_single_player_with_cards_is_not_asked_to_retreat() -> None:
    """11.4, ruling 17."""
    g = table(3, stage="retreat", hands=["winter spring bishop", "", ""])
    assert g.prompt(0) == ("ask-keep", (2,))


def test_the_last_player_with_cards_keeps_up_to_two() -> None:
    """7.4, worked example 14: he keeps two, everybody gets ten, then one per region."""
    g = table(3, stage="retreat", hands=["", "6 winter 1 2", ""], realms=["roma", "siena napoli", ""])
    do(g, "1 keep mercenary_6", "1 keep winter")
    assert g.hand_size == [11, 12, 10]
    assert "6" in hand(g, 1).split()
    assert "winter" in hand(g, 1).split()


def test_keeping_none_is_legal() -> None:
    """7.4, ruling 14."""
    g = table(3, stage="retreat", hands=["", "6 winter", ""])
    do(g, "1 keep_done")
    assert ("cards-kept", (1, 0)) in [(e.key, e.values) for e in g.log or []]
    assert g.hand_size == [10, 10, 10]


def test_keeping_ends_by_itself_when_nothing_is_left() -> None:
    """7.4."""
    g = table(3, stage="retreat", hands=["", "6", ""])
    do(g, "1 keep mercenary_6")
    assert g.hand_size == [10, 10, 10]


def test_cards_to_keep_are_named_in_any_order() -> None:
    """7.4: the strongest first leaves the choice of a second as open as the weakest first does."""
    for first, second in (("mercenary_1", "heroine"), ("heroine", "mercenary_1")):
        g = table(3, stage="retreat", hands=["", "6 winter 1 heroine", ""])
        do(g, f"1 keep {first}")
        assert f"keep {second}" in options(g, 1)
        assert refusal(g, 1, f"keep {first}") == ("no-card", "5.1")
        assert refusal(g, 1, "keep spring") == ("no-card", "5.1")
        assert not g.undo_refusal(1)
        do(g, f"1 keep {second}")
        assert ("cards-kept", (1, 2)) in [(e.key, e.values) for e in g.log or []]
        assert {"1", "heroine"} <= set(hand(g, 1).split())


def test_kept_cards_count_toward_the_deal() -> None:
    """7.5, worked example 6, ruling 15: three regions make thirteen, with two kept he is dealt eleven."""
    g = table(3, stage="end_round", hands=["", "", ""], realms=["", "roma siena napoli", ""])
    assert g.hand_size[1] == 13
    g = table(3, stage="end_round", hands=["", "6 winter", ""], realms=["", "roma siena napoli", ""])
    do(g, "1 keep mercenary_6", "1 keep winter")
    assert g.hand_size[1] == 13
    assert ("hand-dealt", (1, 11)) in [(e.key, e.values) for e in g.log or []]


def test_nobody_with_cards_means_a_full_deal_without_question() -> None:
    """7.4, edge 16."""
    g = table(3, stage="retreat", hands=["", "", ""])
    assert g.hand_size == [10, 10, 10]
    assert g.to_act == [0]


def test_the_round_goes_on_while_two_have_cards() -> None:
    """7.4, ruling 38."""
    g = table(3, stage="retreat", hands=["1", "2", ""])
    keep_all(g)
    assert g.hand_size == [1, 1, 0]
    assert "shuffled" not in told(g)


def test_after_a_stall_all_hands_are_dealt_anew() -> None:
    """8.5, edge 38: the region is chosen first; nobody keeps cards."""
    g = table(3, hands=["1", "2", "3"], cardless=8, realms=["", "roma", ""])
    do(g, "0 pass", "1 pass", "2 pass")
    assert g.prompt(1) == ("ask-choose-region", ())
    do(g, "1 choose_region milano")
    assert "stalled" in told(g)
    assert g.hand_size == [10, 11, 10]
    assert g.cardless == 0


def test_a_card_ends_the_count_of_cardless_battles() -> None:
    """8.5."""
    g = table(3, hands=["1", "2", "3"], cardless=8)
    do(g, "0 play_card mercenary_1", "1 pass", "2 pass")
    assert g.cardless == 0
