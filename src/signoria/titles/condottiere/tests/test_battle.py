"""Turns, results and tokens (rules digest 4, 5, 6)."""

from __future__ import annotations

from .words import do, keep_all, line, options, place, realm, refusal, table, told


def test_any_card_in_hand_may_be_played_or_one_passes() -> None:
    """5.1."""
    g = table(hands=["1 winter surrender", "1"])
    assert options(g, 0) == ["play_card mercenary_1", "play_card winter", "play_card surrender", "pass"]
    assert refusal(g, 0, "play_card heroine") == ("no-card", "5.1")
    assert refusal(g, 1, "pass") == ("no-turn", "")


def test_whoever_passes_is_out_of_the_battle() -> None:
    """5.2."""
    g = table(3, hands=["1 1", "1 1", "1 1"])
    do(g, "0 pass", "1 play_card mercenary_1", "2 play_card mercenary_1")
    assert g.to_act == [1]


def test_an_empty_hand_passes_by_itself() -> None:
    """5.3, edge 14: the others go on."""
    g = table(3, hands=["1", "", "1 2"])
    do(g, "0 play_card mercenary_1")
    assert g.to_act == [2]
    assert told(g).count("passed-empty") == 1


def test_the_last_player_may_go_on_alone() -> None:
    """5.4, worked example 12: 5, then 4, then 3 against 9 and 11, then a pass."""
    g = table(3, lines=["5", "6 3", "6 5"], hands=["4 3 2", "1", "1"], passed=[1, 2], played=[0, 1, 2])
    do(g, "0 play_card mercenary_4")
    assert g.to_act == [0]
    do(g, "0 play_card mercenary_3", "0 pass")
    assert realm(g, 0) == "parma"


def test_the_battle_goes_on_when_all_but_one_are_out_of_cards() -> None:
    """5.5, edge 15: the round can end only afterwards."""
    g = table(3, lines=["1", "2", "3"], hands=["", "", "4 5"], turn=2)
    do(g, "2 play_card mercenary_4")
    assert g.to_act == [2]


def test_the_single_strongest_line_conquers() -> None:
    """6.2."""
    g = table(lines=["6", "5"], hands=["1", "1"], passed=[0], turn=1)
    do(g, "1 pass")
    assert realm(g, 0) == "parma"
    assert g.holder == 0


def test_all_pass_at_once_is_a_tie_at_nought() -> None:
    """6.3, edge 1, ruling 3: token to the left, hands unchanged, same region may be chosen again."""
    g = table(3, hands=["1", "2", "3"], holder=1)
    do(g, "1 pass", "2 pass", "0 pass")
    assert g.owner(5) == -1
    assert g.holder == 2
    assert g.hand_size == [1, 1, 1]
    assert "choose_region parma" in options(g, 2)


def test_most_courtesans_alone_get_the_token() -> None:
    """6.4, worked example 10."""
    g = table(3, lines=["10 6", "courtesan courtesan 5", "courtesan"], hands=["1", "1", "1"], passed=[1, 2])
    do(g, "0 pass")
    assert realm(g, 0) == "parma"
    assert g.holder == 1


def test_courtesans_tied_leave_the_token_with_the_winner() -> None:
    """6.4, worked example 10."""
    lines = ["10 6", "courtesan courtesan 5", "courtesan courtesan"]
    g = table(3, lines=lines, hands=["1", "1", "1"], passed=[1, 2])
    do(g, "0 pass")
    assert g.holder == 0


def test_a_tie_sends_the_token_to_the_left_of_the_chooser() -> None:
    """6.4, worked example 11."""
    g = table(4, lines=["6 6", "1", "2", "10 2"], hands=["1", "1", "1", "1"], holder=1, passed=[0, 1, 2], turn=3)
    do(g, "3 pass")
    assert g.owner(5) == -1
    assert g.holder == 2


def test_a_courtesan_decides_the_token_in_a_tie() -> None:
    """6.4, worked example 11, ruling 5."""
    lines = ["6 6", "1", "2", "10 1 courtesan"]
    g = table(4, lines=lines, hands=["1", "1", "1", "1"], holder=1, passed=[0, 1, 2], turn=3)
    do(g, "3 pass")
    assert g.owner(5) == -1
    assert g.holder == 3


def test_the_token_goes_left_even_to_a_player_without_cards() -> None:
    """6.4, edge 25, ruling 19."""
    g = table(3, hands=["1", "1", ""], holder=1)
    do(g, "1 pass", "0 pass")
    assert g.holder == 2
    assert g.to_act == [2]
    assert all(option.startswith("choose_region") for option in options(g, 2))


def test_winning_with_the_last_card_still_gives_the_choice() -> None:
    """4.1, worked example 13, ruling 18: he chooses, then passes by himself."""
    g = table(3, lines=["", "2", "3"], hands=["6", "1", "1"], passed=[1, 2])
    do(g, "0 play_card mercenary_6")
    assert realm(g, 0) == "parma"
    do(g, "0 choose_region roma")
    keep_all(g)
    assert told(g)[-1] == "passed-empty"
    assert g.to_act == [1]


def test_only_free_regions_without_protection_are_offered() -> None:
    """4.1, 4.2."""
    g = table(stage="choose_region", realms=["parma", "roma"], pope="siena", hands=["1", "1"])
    choices = options(g, 0)
    assert len(choices) == 14
    assert refusal(g, 0, "choose_region roma") == ("no-region-taken", "4.1")
    assert refusal(g, 0, "choose_region siena") == ("no-region-pope", "4.2")


def test_a_single_possible_region_is_chosen_without_asking() -> None:
    """4.1."""
    names = (
        "torino milano venezia genova mantova parma modena ferrara bologna lucca firenze siena urbino spoleto ancona"
    )
    realms = [" ".join(names.split()[i::4]) for i in range(4)]
    g = table(4, stage="choose_region", realms=realms, pope="roma", hands=["1", "1", "1", "1"])
    assert place(g.contested) == "napoli"


def test_the_order_after_a_battle_is_region_lines_retreat() -> None:
    """7.1, ruling 1: lines still lie while the region is chosen; the retreat comes after."""
    g = table(lines=["6", "5"], hands=["winter", "1"], passed=[0], turn=1)
    do(g, "1 pass")
    assert line(g, 0) == "6"
    do(g, "0 choose_region roma")
    assert line(g, 0) == ""
    assert g.prompt(0) == ("ask-retreat", (1,))


def test_totals_shown_include_the_season_now_lying() -> None:
    """6.1, ruling 39."""
    g = table(lines=["10 5", ""], hands=["1", "winter 1"], turn=1)
    do(g, "1 play_card winter")
    assert [p["strength"] for p in g.view(None)["players"]] == [2, 0]


def test_a_battle_that_one_has_ended_is_over() -> None:
    """Undo at once: a region chosen goes back while nobody has played, the pass that settles a battle does not."""
    g = table(stage="choose_first_region", hands=["1", "1"])
    do(g, f"{g.to_act[0]} {options(g, g.to_act[0])[0]}")
    assert g.undo_refusal(g.to_act[0]) == ""
    g = table(lines=["6", "5"], hands=["1", "1"], passed=[1], turn=0)
    do(g, "0 pass")
    assert g.to_act == [0]
    assert g.undo_refusal(0) == "no-undo-concerned"
