"""What each card does (rules digest 2 and 6.1)."""

from __future__ import annotations

from signoria.titles.condottiere.rules.names import REGIONS
from signoria.titles.condottiere.rules.state import Condottiere

from .words import discards, do, hand, line, options, place, refusal, table, told


def test_winter_makes_every_mercenary_count_one() -> None:
    """2.2, worked example 1: 10, 10, 5, 4 is 29; with a Winter anywhere it is 4."""
    assert table(lines=["10 10 5 4"]).strengths()[0] == 29
    assert table(lines=["10 10 5 4 winter"]).strengths()[0] == 4
    assert table(lines=["10 10 5 4", "winter"]).strengths() == [4, 0]


def test_spring_adds_three_to_the_highest_printed_strength() -> None:
    """2.3, worked example 2: the Heroine is no Mercenary and the 4 is not the highest."""
    assert table(lines=["2 5 5", "1 4 heroine spring"]).strengths() == [18, 15]


def test_bishop_discards_every_mercenary_of_the_highest_strength() -> None:
    """2.4, worked example 3: both sixes go, from both lines; the Bishop is discarded."""
    g = table(lines=["6 3 1 1", "6 1 1"], hands=["1", "bishop 1"], turn=1)
    do(g, "1 play_card bishop")
    assert (line(g, 0), line(g, 1)) == ("3 1 1", "1 1")
    assert g.strengths() == [5, 2]
    assert discards(g) == "6 6 bishop"
    assert g.prompt(1) == ("ask-place-pope", ())


def test_drummer_doubles_the_mercenaries_of_its_line_once() -> None:
    """2.6, worked example 4."""
    assert table(lines=["10 6 5 drummer", "3"]).strengths() == [42, 3]
    assert table(lines=["10 6 5 drummer drummer"]).strengths()[0] == 42
    assert table(lines=["10 6 5 drummer", "winter"]).strengths()[0] == 6


def test_spring_is_added_after_the_drummer() -> None:
    """2.3, worked example 5: 2, 4 and a Drummer with a Spring in play is 4 + (8 + 3)."""
    assert table(lines=["2 4 drummer", "spring"]).strengths()[0] == 15


def test_drummer_alone_is_worth_nothing() -> None:
    """2.6, edge 11."""
    assert table(lines=["drummer winter"]).strengths()[0] == 0


def test_heroine_and_courtesan_are_changed_by_nothing() -> None:
    """2.5, 2.7."""
    assert table(lines=["heroine courtesan drummer winter"]).strengths()[0] == 11


def test_bishop_may_be_the_first_card() -> None:
    """2.4, edge 2: nothing is discarded but the Bishop, and the protection is placed."""
    g = table(hands=["bishop 1", "1"])
    do(g, "0 play_card bishop")
    assert discards(g) == "bishop"
    assert "bishop-in-vain" in told(g)
    assert g.prompt(0) == ("ask-place-pope", ())


def test_bishop_discards_all_when_all_are_equal() -> None:
    """2.4, edge 3."""
    g = table(lines=["4 4", "4"], hands=["bishop 1", "1"])
    do(g, "0 play_card bishop")
    assert line(g, 0) == line(g, 1) == ""


def test_bishop_looks_at_printed_strengths_in_winter_too() -> None:
    """11.1."""
    g = table(lines=["10 3", "winter drummer 6"], hands=["bishop 1", "1"])
    do(g, "0 play_card bishop")
    assert (line(g, 0), line(g, 1)) == ("3", "winter drummer 6")


def test_bishop_reaches_lines_of_players_who_have_passed() -> None:
    """5.2, edge 13: the total sinks, and there is no second chance."""
    g = table(3, lines=["10 1", "2", "3"], hands=["5", "bishop 1", "1"], turn=1, passed=[0], played=[0])
    do(g, "1 play_card bishop", "1 pope_off")
    assert g.strengths() == [1, 2, 3]
    assert g.to_act == [2]
    do(g, "2 pass")
    assert g.to_act == [1]


def test_winter_drives_every_spring_away() -> None:
    """2.2, edge 4: two Springs of different players."""
    g = table(3, lines=["spring 1", "spring"], hands=["1", "1", "winter 1"], turn=2)
    do(g, "2 play_card winter")
    assert (line(g, 0), line(g, 1), line(g, 2)) == ("1", "", "winter")
    assert discards(g) == "spring spring"


def test_two_winters_lie_together_and_one_spring_removes_both() -> None:
    """2.2, edge 5."""
    g = table(hands=["winter 1", "spring 1"], lines=["", "winter"])
    do(g, "0 play_card winter")
    assert (line(g, 0), line(g, 1)) == ("winter", "winter")
    do(g, "1 play_card spring")
    assert (line(g, 0), line(g, 1)) == ("", "spring")


def test_spring_bonus_moves_down_when_a_bishop_takes_the_highest() -> None:
    """2.3, edge 12."""
    g = table(lines=["10 5", "spring"], hands=["1", "bishop 1"], turn=1)
    assert g.strengths()[0] == 18
    do(g, "1 play_card bishop")
    assert g.strengths()[0] == 8


def test_scarecrow_takes_back_one_mercenary() -> None:
    """2.8."""
    g = table(lines=["6 3"], hands=["scarecrow", "1"])
    do(g, "0 play_card scarecrow")
    assert options(g, 0) == ["retrieve mercenary_3", "retrieve mercenary_6", "retrieve_none"]
    do(g, "0 retrieve mercenary_6")
    assert (hand(g, 0), line(g, 0), discards(g)) == ("6", "3", "scarecrow")
    assert g.to_act == [1]


def test_scarecrow_may_take_nothing() -> None:
    """2.8."""
    g = table(lines=["6"], hands=["scarecrow", "1"])
    do(g, "0 play_card scarecrow", "0 retrieve_none")
    assert (hand(g, 0), line(g, 0)) == ("", "6")


def test_scarecrow_without_own_mercenary_asks_nothing() -> None:
    """2.8, edges 6 and 8: neither an empty line nor special cards can be taken back."""
    for own in ("", "heroine courtesan drummer winter"):
        g = table(lines=[own, "6"], hands=["scarecrow 1", "1"])
        do(g, "0 play_card scarecrow")
        assert g.to_act == [1]
        assert discards(g) == "scarecrow"


def test_scarecrow_as_last_card_brings_its_player_back() -> None:
    """2.8, edge 7: with the 6 in hand he is not out."""
    g = table(lines=["6"], hands=["scarecrow", "1"])
    do(g, "0 play_card scarecrow", "0 retrieve mercenary_6", "1 pass")
    assert g.to_act == [0]
    assert "play_card mercenary_6" in options(g, 0)


def test_scarecrow_refuses_special_and_missing_cards_with_the_reason() -> None:
    """2.8."""
    g = table(lines=["6 heroine"], hands=["scarecrow", "1"])
    do(g, "0 play_card scarecrow")
    assert refusal(g, 0, "retrieve heroine") == ("no-retrieve-special", "2.8")
    assert refusal(g, 0, "retrieve mercenary_5") == ("no-retrieve-missing", "2.8")


def test_surrender_ends_the_battle_at_once() -> None:
    """2.9, edge 10: the stronger opponent conquers; the player of the card gains nothing."""
    g = table(3, lines=["3", "7 5".replace("7", "6")], hands=["surrender 1", "5", "5"])
    do(g, "0 play_card surrender")
    assert "battle-ended" in told(g)
    assert g.owner(5) == 1


def test_surrender_as_first_card_ends_in_a_tie() -> None:
    """2.9, edge 9: nought to nought; the token goes to the left of the holder."""
    g = table(3, holder=1, hands=["5", "surrender 5", "5"])
    do(g, "1 play_card surrender")
    assert g.owner(5) == -1
    assert g.holder == 2


def test_pope_protects_any_free_region_but_the_contested_one() -> None:
    """2.4, 11.2, ruling 9; the place where it lies is legal too."""
    g = table(hands=["bishop 1", "1"], realms=["roma", "siena"], pope="napoli")
    do(g, "0 play_card bishop")
    choices = options(g, 0)
    assert "place_pope napoli" in choices
    assert "pope_off" in choices
    assert len(choices) == 17 - 2 - 1 + 1
    assert refusal(g, 0, "place_pope parma") == ("no-pope-contested", "2.4")
    assert refusal(g, 0, "place_pope siena") == ("no-pope-taken", "2.4")
    do(g, "0 place_pope napoli")
    assert place(g.pope) == "napoli"


def test_a_second_bishop_moves_the_protection() -> None:
    """2.4, edge 19: the old region is free again."""
    g = table(hands=["bishop 1", "bishop 1"], pope="roma")
    do(g, "0 play_card bishop", "0 place_pope siena")
    assert place(g.pope) == "siena"
    do(g, "1 play_card bishop", "1 pope_off")
    assert place(g.pope) == "nowhere"


def test_only_pope_off_remains_when_the_contested_region_is_the_last() -> None:
    """2.4, edge 22."""
    names = [name for name in REGIONS if name != "parma"]
    realms = [" ".join(names[i::5]) for i in range(5)]
    g = table(5, hands=["bishop 1", "1", "1", "1", "1"], realms=realms)
    do(g, "0 play_card bishop")
    assert options(g, 0) == ["pope_off"]


def totals(g: Condottiere) -> list[tuple[int, ...]]:
    return [event.values for event in g.log or [] if event.key == "line-stands"]


def test_totals_that_a_bishop_changes_are_told_anew() -> None:
    """2.4, 6.1: what was told with the card no longer holds after its work."""
    g = table(lines=["10 3 1 1", "10 1"], hands=["bishop 1", "1"], turn=0)
    do(g, "0 play_card bishop")
    assert totals(g) == [(0, 5), (1, 1)]


def test_totals_that_a_scarecrow_changes_are_told_anew() -> None:
    """2.8, 6.1"""
    g = table(lines=["10 5"], hands=["scarecrow 1", "1"], turn=0)
    do(g, "0 play_card scarecrow", "0 retrieve mercenary_10")
    assert totals(g) == [(0, 5)]


def test_totals_that_a_winter_changes_are_told_anew() -> None:
    """2.2, 6.1: that of its player comes with the card."""
    g = table(lines=["10", "6 5"], hands=["winter 1", "1"], turn=0)
    do(g, "0 play_card winter")
    assert totals(g) == [(1, 2)]
