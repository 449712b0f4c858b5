"""Condottieri: pay, market, rout, betrayal."""

from __future__ import annotations

from typing import Any

from signoria.titles.renaissance.rules.state import Italy

from .words import asked, battle, discarded, do, ducats, hand, legal, owner, refusal, seat, settle, table, told

CITIES = {"milan": "milano parma", "rome": "roma viterbo bologna", "venice": "venezia"}
ATTACK = "declare_attack parma bologna"


def border(milan: str, rome: str = "", venice: str = "", dice: tuple[int, ...] = (), **words: Any) -> Italy:
    hands = {"milan": milan, "rome": rome, "venice": venice}
    order = words.pop("order", "milan rome venice florence")
    return table(war=True, cities=CITIES, hands=hands, dice=dice, order=order, acts="milan", **words)


def test_at_most_three_condottieri_in_attack_and_two_in_defence() -> None:
    """6.2, 6.4, example 8"""
    g = border("condottiere*3", "condottiere*3", dice=(1, 1, 1, 1, 1, 1, 1))
    battle(g, "milan", ATTACK, "condottiere condottiere condottiere", "commit_defence condottiere condottiere")
    settle(g)
    assert ducats(g, "milan") == 3
    assert ducats(g, "rome") == 4
    assert told(g, "city-captured")[-1][3:] == (1 + 12, 1 + 8 + 2)
    assert discarded(g).count("condottiere") == 5


def test_condottieri_are_paid_at_the_reveal_so_that_nothing_shows() -> None:
    """6.12, ruling 15"""
    g = border("condottiere knights", "knights", dice=(1, 1, 1))
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack knights condottiere none")
    assert ducats(g, "milan") == 6
    assert g.view(seat(g, "milan"))["battle"]["reserved"] == 1
    assert g.view(seat(g, "rome"))["battle"]["reserved"] == 0
    settle(g)
    do(g, "rome", "commit_defence knights none")
    assert ducats(g, "milan") == 5


def test_betrayal_goes_to_and_fro_for_a_ducat_each() -> None:
    """6.7, example 21, ruling 20"""
    g = border("condottiere knights", "pikemen", dice=(1, 1, 6, 6, 4))
    battle(g, "milan", ATTACK, "knights condottiere none", "commit_defence pikemen none")
    assert legal(g, "rome") == ["buy_traitor", "let_go"]
    do(g, "rome", "buy_traitor")
    do(g, "milan", "buy_traitor")
    settle(g)
    assert told(g, "city-captured")[-1][3:] == (1 + 5 + 6, 1 + 3 + 2)
    assert ducats(g, "milan") == 4
    assert ducats(g, "rome") == 5


def test_who_lets_a_traitor_go_leaves_it_rolling() -> None:
    """6.7, ruling 20"""
    g = border("condottiere knights", "pikemen", dice=(1, 1, 6, 1))
    battle(g, "milan", ATTACK, "knights condottiere none", "commit_defence pikemen none")
    do(g, "rome", "let_go")
    settle(g)
    assert told(g, "condottiere-stands")[-1] == (0, 4)


def test_without_ducats_the_holder_rolls_again() -> None:
    """6.7, edge case 18"""
    g = border("condottiere knights", "pikemen", dice=(1, 1, 6, 6, 6, 2), ducats={"rome": 0})
    battle(g, "milan", ATTACK, "knights condottiere none", "commit_defence pikemen none")
    settle(g)
    assert len(told(g, "condottiere-betrays")) == 3
    assert told(g, "traitor-unpaid") == [(1, 1)] * 3
    assert told(g, "condottiere-stands")[-1] == (0, 5)


def test_a_routed_condottiere_counts_nothing() -> None:
    """6.7"""
    g = border("condottiere knights", "pikemen", dice=(1, 1, 5))
    battle(g, "milan", ATTACK, "knights condottiere none", "commit_defence pikemen none")
    settle(g)
    assert told(g, "condottiere-routed")
    assert told(g, "battle-tied")[-1][3] == 6


def test_after_two_condottieri_with_two_ducats_nothing_is_left_for_traitors() -> None:
    """5.2, edge case 4"""
    g = border("condottiere*2", "pikemen", dice=(1, 1, 6, 6, 1, 1), ducats={"milan": 2, "rome": 1})
    battle(g, "milan", ATTACK, "condottiere condottiere none", "commit_defence pikemen none")
    do(g, "rome", "buy_traitor")
    assert ducats(g, "milan") == 0
    settle(g)
    assert told(g, "condottiere-stands") == [(1, 4), (0, 4)]


def test_a_traitor_needs_no_slot_and_may_be_doubled() -> None:
    """12.13, ruling 21, edge case 25"""
    g = border("condottiere*2", "sign_of_god", dice=(6, 1, 6, 1, 1))
    battle(g, "milan", ATTACK, "condottiere condottiere none", "lay_no_fighter")
    do(g, "rome", "buy_traitor")
    assert g.view(None)["battle"]["totals"] == [6 + 4, 1 + 4 + 2]
    assert legal(g, "rome") == ["sign_of_god condottiere_4", "no_sign"]
    do(g, "rome", "sign_of_god condottiere_4")
    settle(g)
    assert told(g, "attack-repulsed")[-1][3:] == (10, 11)


def test_market_sells_to_the_attacker_for_one_ducat() -> None:
    """6.1, ruling 25"""
    g = border("pikemen*2", "pikemen", "condottiere", dice=(1, 1, 1))
    do(g, "milan", ATTACK)
    assert legal(g, "venice") == ["sell_condottiere", "no_sale"]
    do(g, "venice", "sell_condottiere")
    do(g, "milan", "buy_condottiere")
    settle(g)
    assert (ducats(g, "milan"), ducats(g, "venice")) == (5, 7)
    assert hand(g, "venice") == []
    assert set(legal(g, "milan")) == {
        "commit_attack pikemen pikemen bought_condottiere",
        "commit_attack pikemen bought_condottiere none",
    }
    assert refusal(g, "milan", "commit_attack pikemen pikemen none") == "no-bought-left-over"
    do(g, "milan", "commit_attack pikemen pikemen bought_condottiere")
    assert ducats(g, "milan") == 5


def test_every_seat_that_could_hold_one_is_asked() -> None:
    """6.1"""
    g = border("pikemen*2", "pikemen", "pikemen")
    do(g, "milan", ATTACK)
    assert asked(g) == ["venice"]
    assert legal(g, "venice") == ["no_sale"]
    assert refusal(g, "venice", "sell_condottiere") == "no-card"


def test_a_refused_seller_is_closed_and_the_card_is_known() -> None:
    """6.1"""
    g = border("pikemen*2", "pikemen", "condottiere*2")
    do(g, "milan", ATTACK)
    do(g, "venice", "sell_condottiere")
    do(g, "milan", "refuse")
    assert asked(g) == ["milan"]
    assert hand(g, "venice") == ["condottiere", "condottiere"]
    assert g.view(None)["known"][2][5] == 1


def test_a_seller_is_asked_again_after_a_sale_and_three_are_the_most() -> None:
    """6.1, edge case 24"""
    g = border("pikemen*2 engineer", "pikemen", "condottiere*4")
    do(g, "milan", ATTACK)
    for _ in range(3):
        do(g, "venice", "sell_condottiere")
        do(g, "milan", "buy_condottiere")
    assert legal(g, "milan") == ["commit_attack bought_condottiere bought_condottiere bought_condottiere"]
    assert refusal(g, "milan", "commit_attack bought_condottiere bought_condottiere engineer") == "no-bought-left-over"


def test_who_gave_the_last_ducat_away_buys_nothing() -> None:
    """6.1, 9.4"""
    g = border("pikemen*2", "pikemen", "condottiere", ducats={"milan": 1})
    do(g, "milan", ATTACK)
    do(g, "venice", "sell_condottiere")
    do(g, "milan", "give 1 1")
    assert refusal(g, "milan", "buy_condottiere") == "no-ducats"
    do(g, "milan", "refuse")
    assert hand(g, "venice") == ["condottiere"]


def test_no_market_without_a_ducat() -> None:
    """6.1"""
    g = border("pikemen*2", "pikemen", "condottiere", ducats={"milan": 0})
    do(g, "milan", ATTACK)
    assert asked(g) == ["milan"]


def test_sellers_come_in_order_after_the_attacker_and_round() -> None:
    """6.1"""
    hands = {"milan": "pikemen*2", "venice": "pikemen", "florence": "pikemen"}
    g = table(war=True, cities=CITIES, hands=hands, order="venice rome milan florence", acts="milan")
    do(g, "milan", ATTACK)
    assert asked(g) == ["florence"]
    do(g, "florence", "no_sale")
    assert asked(g) == ["venice"]


def test_the_same_seller_may_sell_to_both_sides() -> None:
    """6.3"""
    g = border("pikemen*2", "", "condottiere*2", dice=(1, 1, 1, 1))
    do(g, "milan", ATTACK)
    do(g, "venice", "sell_condottiere")
    do(g, "milan", "buy_condottiere")
    do(g, "venice", "no_sale")
    do(g, "milan", "commit_attack pikemen pikemen bought_condottiere")
    do(g, "venice", "sell_condottiere")
    do(g, "rome", "buy_condottiere")
    settle(g)
    assert legal(g, "rome") == ["commit_defence bought_condottiere none"]
    do(g, "rome", "commit_defence bought_condottiere none")
    settle(g)
    assert told(g, "city-captured")[-1][3:] == (1 + 6 + 4, 1 + 4 + 2)
    assert discarded(g).count("condottiere") == 2


def test_a_cityless_player_may_sell() -> None:
    """12.17, ruling 28"""
    cities = {"milan": "milano parma venezia ragusa", "rome": "roma bologna", "venice": ""}
    g = table(war=True, cities=cities, hands={"milan": "pikemen*2", "venice": "condottiere"}, acts="milan")
    do(g, "milan", ATTACK)
    assert "sell_condottiere" in legal(g, "venice")
    assert owner(g, "venezia") == "milan"


def test_an_attacker_may_not_give_away_the_pay_of_his_fighters() -> None:
    """9.4, edge case 23"""
    g = border("condottiere*2", "pikemen", "condottiere", ducats={"milan": 2})
    do(g, "milan", ATTACK)
    assert refusal(g, "milan", "give 1 1") == "no-needed-ducats"
    assert refusal(g, "venice", "give 0 1") == "accepted"
    do(g, "venice", "sell_condottiere")
    do(g, "milan", "buy_condottiere")
    settle(g)
    assert legal(g, "milan") == ["commit_attack condottiere bought_condottiere none"]


def test_reserved_ducats_cannot_be_given_in_the_second_market() -> None:
    """9.4"""
    g = border("condottiere knights", "pikemen", "condottiere", ducats={"milan": 2})
    do(
        g,
        "milan",
        ATTACK,
    )
    settle(g)
    do(g, "milan", "commit_attack knights condottiere none")
    assert asked(g) == ["venice"]
    assert refusal(g, "milan", "give 1 2") == "no-needed-ducats"
    assert refusal(g, "milan", "give 1 1") == "accepted"
    do(g, "venice", "no_sale")
    assert refusal(g, "milan", "give 1 1") == "no-deal-now"
