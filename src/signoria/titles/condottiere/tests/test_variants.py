"""Drawing, capturing, hidden cards, shown cards (rules digest 9 and 10)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.titles.condottiere.rules.state import Condottiere

from .words import discards, do, hand, line, options, place, realm, refusal, start, table, told

DRAW = {"draw_after_battle": True}
CAPTURE = {"capture_regions": True}
HIDDEN = {"hidden_cards": True}


def test_opening_hands_of_seven_when_drawing_after_battle() -> None:
    """9.1."""
    assert start(4, 1, draw_after_battle=True).hand_size == [7] * 4


def test_drawing_stops_at_the_limit_of_the_hand() -> None:
    """9.1, worked example 7: nine cards and one region allow two."""
    nine = "1 1 1 1 1 1 1 1 1"
    g = table(stage="draw", hands=[nine, "2"], realms=["roma", ""], options=DRAW)
    assert g.hand_size == [11, 4]


def test_a_hand_above_the_limit_is_left_alone() -> None:
    """9.1, edge 33."""
    twelve = "1 1 1 1 1 1 1 1 1 1 2 2"
    g = table(stage="draw", hands=[twelve, "2"], options=DRAW)
    assert g.hand_size == [12, 4]


def test_one_card_left_anywhere_means_a_normal_draw() -> None:
    """9.1, edge 34."""
    g = table(3, stage="draw", hands=["1", "", ""], options=DRAW)
    assert g.hand_size == [4, 3, 3]


def test_everybody_draws_ten_when_nobody_has_cards() -> None:
    """9.1, edge 44: also with ask_draw, without a question, whatever the regions."""
    g = table(3, stage="draw", hands=["", "", ""], realms=["roma", "", ""], options=DRAW | {"ask_draw": True})
    assert g.hand_size == [10, 10, 10]
    assert g.prompt(0) == ("ask-choose-region", ())


def test_the_number_drawn_may_be_chosen() -> None:
    """9.1 with ask_draw: new holder first; the number is public."""
    g = table(3, stage="draw", hands=["1", "1", "1"], holder=1, options=DRAW | {"ask_draw": True})
    assert options(g, 1) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert refusal(g, 1, "draw 4") == ("no-draw-limit", "9.1")
    assert refusal(g, 1, "pass") == ("no-choice", "9.1")
    for trial in (g.copy(), g):
        do(trial, "1 draw 2", "2 draw 0", "0 draw 3")
        assert trial.hand_size == [4, 3, 1]


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """9.1."""
    g = table(stage="draw", hands=["1", "1"], options=DRAW)
    assert g.hand_size == [4, 4]
    g = table(stage="choose_region", hands=["1", "1"], options=DRAW)
    g.open_discards = [a + b for a, b in zip(g.open_discards, [g.deck.count(k) for k in range(15)])]
    g.deck = []
    from signoria.titles.condottiere.rules.rounds import DrawCards

    DrawCards.take(g, 0, 3)
    assert g.hand_size[0] == 4
    assert sum(g.open_discards) == 0


def test_lines_are_recycled_when_both_piles_are_empty() -> None:
    """9.1, ruling 29."""
    from signoria.titles.condottiere.rules.rounds import DrawCards

    g = table(stage="choose_region", hands=["1", "1"], lines=["2 3 4", "5"], options=DRAW)
    g.deck = []
    DrawCards.take(g, 0, 3)
    assert g.hand_size[0] == 4
    assert line(g, 0) == ""


def test_there_are_no_retreats_and_no_rounds_when_drawing() -> None:
    """9.1."""
    g = table(stage="clear_lines", hands=["winter", "spring"], options=DRAW)
    assert (g.prompt(0) or ("",))[0] == "ask-battle-turn"


def test_a_stall_when_drawing_gives_ten_cards_to_all_before_the_choice() -> None:
    """8.5, edge 39."""
    g = table(3, hands=["1", "2", "3"], cardless=8, realms=["", "roma", ""], options=DRAW)
    do(g, "0 pass", "1 pass", "2 pass")
    assert g.hand_size == [10, 10, 10]
    assert g.prompt(1) == ("ask-choose-region", ())


def test_regions_of_others_may_be_chosen_but_never_the_own() -> None:
    """9.4, ruling 27."""
    g = table(3, stage="choose_region", realms=["roma", "siena napoli", ""], pope="napoli", options=CAPTURE)
    assert "choose_region siena" in options(g, 0)
    assert refusal(g, 0, "choose_region roma") == ("no-region-own", "9.4")
    assert refusal(g, 0, "choose_region napoli") == ("no-region-pope", "4.2")


def defended(**words: Any) -> Condottiere:
    """Seat 1 defends Parma against seats 0 and 2."""
    return table(3, realms=["", "parma", ""], options=CAPTURE, **words)


def test_the_defender_who_has_played_nothing_passes_freely() -> None:
    """9.4."""
    g = defended(hands=["5 5", "6 1", "1"])
    do(g, "0 play_card mercenary_5", "1 pass", "2 pass")
    assert "passed-freely" in told(g)
    do(g, "0 play_card mercenary_5")
    assert g.to_act == [1]


def test_the_free_pass_ends_with_the_first_card() -> None:
    """9.4."""
    g = defended(hands=["5 5 5", "6 1", "1"], lines=["", "1", ""], played=[1], turn=1)
    do(g, "1 pass", "2 pass", "0 play_card mercenary_5")
    assert g.to_act == [0]


def test_the_defender_gets_another_turn_after_the_last_other_passes() -> None:
    """9.4, edge 31, ruling 26: his next pass is final."""
    g = defended(hands=["5 5", "6 1", "1"], lines=["5", "", ""], played=[0])
    do(g, "0 pass", "1 pass", "2 pass")
    assert g.to_act == [1]
    do(g, "1 pass")
    assert realm(g, 0) == "parma"
    assert realm(g, 1) == ""


def test_a_defender_without_cards_passes_for_good() -> None:
    """9.4, edge 29."""
    g = defended(hands=["5", "", "1"])
    do(g, "0 play_card mercenary_5")
    assert g.to_act == [2]
    assert "passed-empty" in told(g)


def test_everybody_passes_and_the_defender_keeps_region_and_token() -> None:
    """9.4, edge 30, ruling 24."""
    g = defended(hands=["5", "6", "1"])
    do(g, "0 pass", "1 pass", "2 pass", "1 pass")
    assert realm(g, 1) == "parma"
    assert g.holder == 1


def test_a_defender_who_wins_keeps_the_region() -> None:
    """9.4."""
    g = defended(hands=["5", "6", "1"], lines=["5", "6", ""], passed=[0, 2], turn=1, played=[0, 1])
    do(g, "1 pass")
    assert realm(g, 1) == "parma"
    assert "region-defended" in told(g)


def test_most_courtesans_come_before_the_defender() -> None:
    """9.4, ruling 24."""
    g = defended(hands=["5", "6", "1"], lines=["1", "2", "1 courtesan"], passed=[0, 2], turn=1, played=[0, 1, 2])
    do(g, "1 pass")
    assert realm(g, 1) == "parma"
    assert g.holder == 2


def test_surrender_ends_a_battle_against_a_defender_who_has_played_nothing() -> None:
    """9.4."""
    g = defended(hands=["surrender 1", "10 10", "1"], lines=["1", "", ""])
    do(g, "0 play_card surrender")
    assert realm(g, 0) == "parma"


def test_a_defender_who_loses_a_link_only_counts_fewer() -> None:
    """9.4, edge 32."""
    g = table(3, realms=["", "genova parma lucca", ""], options=CAPTURE, hands=["1", "1", "1"],
              lines=["6", "", ""], passed=[1, 2], played=[1])  # fmt: skip
    do(g, "0 pass")
    assert not g.over
    assert g.largest_group(1) == 1


def test_the_pope_may_protect_a_controlled_region_when_capturing() -> None:
    """9.4."""
    g = defended(hands=["bishop 1", "1", "1"])
    do(g, "0 play_card bishop")
    assert len(options(g, 0)) == 17
    assert refusal(g, 0, "place_pope parma") == ("no-pope-contested", "2.4")


def test_a_free_region_has_no_defender() -> None:
    """9.4."""
    g = table(3, contested="roma", realms=["", "parma", ""], options=CAPTURE, hands=["1", "1", "1"])
    do(g, "0 pass", "1 pass", "2 pass")
    assert "passed-freely" not in told(g)


def test_mercenaries_are_laid_face_down_and_seasons_face_up() -> None:
    """9.5."""
    g = table(hands=["10 winter", "1"], options=HIDDEN)
    do(g, "0 play_card mercenary_10")
    assert g.view(1)["players"][0]["line"] == [-1]
    assert g.view(0)["face_down"] == 6
    assert g.strengths()[0] == 0
    do(g, "1 pass", "0 play_card winter")
    assert g.view(1)["players"][0]["line"] == [6, 7]


def test_a_bishop_does_not_reach_a_card_lying_face_down() -> None:
    """9.5, worked example 8: 6, 6 and a hidden 10 against 5, 1, 1."""
    g = table(lines=["6 6 10", "5 1 1"], hands=["1", "bishop 1"], face_down=[0], turn=1, options=HIDDEN)
    do(g, "1 play_card bishop", "1 pope_off")
    assert line(g, 0) == "10"
    assert discards(g) == "6 6 bishop"
    do(g, "0 pass", "1 pass")
    assert ("strength", (0, 10)) in [(e.key, e.values) for e in g.log or []]
    assert ("strength", (1, 7)) in [(e.key, e.values) for e in g.log or []]


def test_the_own_bishop_spares_the_own_hidden_card() -> None:
    """9.5, ruling 25: the card is turned up after the effect."""
    g = table(lines=["10"], hands=["bishop 1", "1"], face_down=[0], options=HIDDEN)
    do(g, "0 play_card bishop")
    assert g.down == 1
    do(g, "0 pope_off")
    assert (g.down, line(g, 0)) == (0, "10")


def test_a_scarecrow_does_not_take_back_a_hidden_card() -> None:
    """9.5, ruling 25."""
    g = table(lines=["6"], hands=["scarecrow 1", "1"], face_down=[0], options=HIDDEN)
    do(g, "0 play_card scarecrow")
    assert g.to_act == [1]
    assert (g.down, line(g, 0)) == (0, "6")


def test_the_next_card_turns_the_last_one_up() -> None:
    """9.5, edge 36: the 10 is turned up, the Drummer lies face down; the visible total is 10."""
    g = table(lines=["10"], hands=["drummer", "1"], face_down=[0], options=HIDDEN)
    do(g, "0 play_card drummer")
    assert g.view(1)["players"][0]["line"] == [6, -1]
    assert g.strengths()[0] == 10


def test_a_face_up_card_turns_the_hidden_one_up_too() -> None:
    """9.5, edge 43."""
    g = table(lines=["6"], hands=["winter 1", "1"], face_down=[0], options=HIDDEN)
    do(g, "0 play_card winter")
    assert g.down == 0


def test_passing_may_turn_the_card_up() -> None:
    """9.5."""
    g = table(3, lines=["6"], hands=["1", "1", "1"], face_down=[0], options=HIDDEN)
    assert options(g, 0)[-2:] == ["pass", "pass_reveal"]
    do(g, "0 pass_reveal")
    assert g.down == 0
    assert refusal(g, 1, "pass_reveal") == ("no-face-down", "9.5")


def test_without_the_variant_there_is_nothing_to_turn_up() -> None:
    """9.5."""
    g = table(hands=["1", "1"])
    assert refusal(g, 0, "pass_reveal") == ("no-face-down-cards", "9.5")


def test_an_empty_hand_with_a_hidden_card_is_still_asked() -> None:
    """11.5."""
    g = table(3, lines=["6"], hands=["", "1", "1"], face_down=[0], options=HIDDEN)
    assert options(g, 0) == ["pass", "pass_reveal"]


def test_hidden_cards_are_turned_up_before_they_are_counted() -> None:
    """9.5, edge 35: a Surrender too; Spring's highest and Courtesans count them."""
    g = table(lines=["10", "courtesan"], hands=["1", "surrender 1"], face_down=[0, 1], turn=1, options=HIDDEN)
    do(g, "1 play_card surrender")
    assert realm(g, 0) == "parma"
    assert g.holder == 1


def test_a_card_laid_face_down_counts_as_played_for_the_defender() -> None:
    """9.5 with 9.4."""
    g = table(3, realms=["", "parma", ""], options=CAPTURE | HIDDEN, hands=["5 5", "6 1", "1 1"], turn=1)
    do(g, "1 play_card mercenary_6", "2 play_card mercenary_1", "0 play_card mercenary_5", "1 pass")
    assert "passed-freely" not in told(g)


def test_shown_cards_are_seen_by_their_addressee_only() -> None:
    """10.1."""
    g = table(3, hands=["6 6 winter", "1", "2"])
    do(g, "0 show_cards mercenary_6 2 1")
    assert g.view(1)["players"][0]["known"][5] == 2
    assert g.view(2)["players"][0]["known"] == []
    assert [e.key for e in g.events(2)] == ["cards-shown-unseen"]
    assert [e.key for e in g.events(1)] == ["cards-shown"]
    assert all("6 6" in hand(g.imagine(1, bytes([i] * 16)), 0) for i in range(20))


def test_the_whole_hand_may_be_shown() -> None:
    """10.1."""
    g = table(3, hands=["6 winter", "1", "2"])
    do(g, "0 show_hand 2")
    assert [e.key for e in g.events(2)] == ["cards-shown", "cards-shown"]
    assert all(hand(g.imagine(2, bytes([i] * 16)), 0) == "6 winter" for i in range(20))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("show_cards heroine 1 1", "no-show-missing"),
        ("show_cards mercenary_6 2 1", "no-show-missing"),
        ("show_cards mercenary_6 1 0", "no-show-self"),
        ("show_hand 0", "no-show-self"),
        ("show_hand 5", "no-show-self"),
    ],
)
def test_showing_is_refused_with_the_reason(action: str, reason: str) -> None:
    """10.1."""
    g = table(3, hands=["6 winter", "1", "2"])
    assert refusal(g, 0, action) == (reason, "10.1")


def test_what_is_known_already_cannot_be_shown_again() -> None:
    """10.1."""
    g = table(3, hands=["6", "1", "2"])
    do(g, "0 show_hand 1")
    assert refusal(g, 0, "show_cards mercenary_6 1 1") == ("no-show-known", "10.1")
    assert refusal(g, 0, "show_hand 1") == ("no-show-known", "10.1")


def test_cards_may_be_shown_out_of_turn_and_played_afterwards() -> None:
    """10.1."""
    g = table(3, hands=["6", "1", "2"])
    do(g, "2 show_hand 0", "0 play_card mercenary_6")
    assert g.to_act == [1]


def test_first_holder_may_be_named() -> None:
    """3.2."""
    g = start(4, 1, first_holder=2)
    assert g.to_act == [2]
    with pytest.raises(ValueError, match="first_holder"):
        start(3, 1, first_holder=4)


def test_the_first_region_is_chosen_with_the_hand_in_view() -> None:
    """3.2: the deal comes before the choice."""
    g = start(4, 1)
    assert g.hand_size == [10] * 4
    assert g.prompt(g.to_act[0]) == ("ask-choose-region", ())
    assert place(g.pope) == "nowhere"
