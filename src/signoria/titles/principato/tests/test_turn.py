"""The turn: actions, exchange, change, favours, supply, the moving row."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from signoria import game
from signoria.kernel import Refusal

from .conftest import Table

ROW = ["build_palazzo", "harvest", "rents", "harvest", "rents", "build_farm"]


def test_the_reported_first_turn(table: type[Table]) -> None:
    """4.2, 4.3: tax collector for one of each, exchanged for palazzo works; then a bank for 1 food."""
    t = table(3, hands={0: ["tax_collector", "build_bank"]}, display=ROW, stored={0: {"favor": 1}})
    t("activate tax_collector_both", "exchange 1", "activate build_bank_one")
    assert t.question == "ask-pay"
    t("pay 0 0")
    assert t.stored(0) == {"food": 1, "gold": 2, "favor": 1}
    assert t.tokens(0)["bank"] == 2
    assert t.hand(0) == ["build_palazzo", "build_bank"]
    assert t.row[:5] == ["harvest", "rents", "harvest", "rents", "build_farm"]  # the collector left through slot 1
    assert t.asked == 1
    assert t.conserved()


def test_the_used_card_takes_the_slot_of_the_new_one(table: type[Table]) -> None:
    """4.3: it lies where the new card was, and moves on with the row."""
    t = table(3, hands={0: ["tax_collector", "build_bank"]}, display=ROW)
    t("activate tax_collector_both", "exchange 3")
    assert t.hand(0) == ["rents", "build_bank"]
    assert t.row[2] == "tax_collector"
    t("pass")
    assert t.row[1] == "tax_collector"


def test_a_card_exchanged_through_slot_one_leaves_at_the_end_of_the_turn(table: type[Table]) -> None:
    """4.3, 4.8"""
    t = table(3, hands={0: ["tax_collector", "build_bank"]}, display=ROW)
    t("activate tax_collector_gold", "exchange 1", "pass")
    assert "tax_collector" not in t.row[:5]
    assert t.told("card-left") == [(6,)]


def test_exchange_is_mandatory_and_any_slot_will_do(table: type[Table]) -> None:
    """4.3"""
    t = table(4, hands={0: ["rents", "build_bank"]})
    t("activate rents")
    assert t.question == "ask-exchange"
    assert t.options == [f"exchange {slot}" for slot in range(1, 8)]
    assert t.refused("pass")[0] == "no-turn-action"


def test_cards_without_the_symbol_stay_in_hand(table: type[Table]) -> None:
    """4.3: construction and army cards."""
    t = table(2, hands={0: ["build_bank", "recruit_militia"]}, stored={0: {"favor": 0}})
    t("activate build_bank_one")
    assert (t.question, t.asked) == ("ask-turn", 0)
    assert t.hand(0) == ["build_bank", "recruit_militia"]


def test_a_card_received_by_exchange_may_be_activated_in_the_same_turn(table: type[Table]) -> None:
    """4.2"""
    t = table(3, hands={0: ["tax_collector", "build_bank"]}, display=ROW)
    t("activate tax_collector_gold", "exchange 2")
    assert "activate harvest" in t.options


def test_a_card_received_by_change_may_be_activated_in_the_same_turn(table: type[Table]) -> None:
    """4.2, 4.4"""
    t = table(3, hands={0: ["tax_collector", "build_bank"]}, display=ROW)
    t("change right 3")
    assert t.hand(0) == ["tax_collector", "rents"]
    assert t.row[2] == "build_bank"
    t("activate rents")
    assert t.stored(0)["gold"] == 2


def test_the_same_card_may_be_activated_twice(table: type[Table]) -> None:
    """4.1"""
    t = table(2, hands={0: ["build_bank", "rents"]}, stored={0: {"food": 2, "favor": 0}})
    t("activate build_bank_one", "activate build_bank_one")
    assert t.tokens(0)["bank"] == 3
    assert t.asked == 1


def test_the_turn_ends_by_itself_after_the_second_action(table: type[Table]) -> None:
    """4.1"""
    t = table(2)
    t("take_favor", "take_favor")
    assert t.asked == 1
    assert t.stored(0)["favor"] == 3


def test_the_turn_waits_for_the_exchange_of_the_second_action(table: type[Table]) -> None:
    """4.1, 4.3"""
    t = table(2, hands={0: ["harvest", "build_bank"]})
    t("take_favor", "activate harvest")
    assert (t.asked, t.question) == (0, "ask-exchange")
    t("exchange 5")
    assert t.asked == 1


def test_changing_is_always_possible_with_both_cards_and_every_slot(table: type[Table]) -> None:
    """4.4: a legal move always exists."""
    t = table(4)
    assert t.offered("change") == [f"change {place} {slot}" for place in ("left", "right") for slot in range(1, 8)]
    assert "pass" in t.options


def test_the_row_has_no_further_slots(table: type[Table]) -> None:
    """3.3"""
    assert table(2).refused("change left 6") == ("no-slot", "3.3")


def test_one_action_may_be_done_and_the_other_forgone(table: type[Table]) -> None:
    """4.7"""
    t = table(2)
    t("take_favor", "pass")
    assert t.asked == 1


def test_passing_still_moves_the_row(table: type[Table]) -> None:
    """4.7, 4.8"""
    t = table(3, display=ROW, deck=["gold_fair"])
    t("pass")
    assert t.row == [*ROW[1:], "gold_fair"]
    assert t.asked == 1


def test_starting_cards_leave_like_any_other(table: type[Table]) -> None:
    """4.8"""
    t = table(2, hands={0: ["tax_collector", "build_bank"]})
    t("change right 1", "pass")
    assert t.told("card-left") == [(3,)]
    assert t.conserved()


def test_two_equal_cards_in_hand_and_in_the_row_are_fine(table: type[Table]) -> None:
    """3.2"""
    t = table(
        2, hands={0: ["harvest", "harvest"]}, display=["rents", "rents", "build_bank", "build_farm", "build_bank"]
    )
    t("activate harvest", "exchange 1")
    assert sorted(t.hand(0)) == ["harvest", "rents"]


def test_the_hand_is_always_two_cards(table: type[Table]) -> None:
    """3.2, 4.3: also while the exchange is asked."""
    t = table(2, hands={0: ["harvest", "build_bank"]})
    t("activate harvest")
    assert len(t.hand(0)) == 2
    assert len(t.row) == 5


def test_no_favour_beyond_a_full_church(table: type[Table]) -> None:
    """4.5"""
    t = table(2, stored={0: {"favor": 3}})
    assert "take_favor" not in t.options
    assert t.refused("take_favor") == ("no-church-room", "4.5")


def test_no_favour_from_an_empty_reserve(table: type[Table]) -> None:
    """4.5"""
    t = table(2, reserve={"favor": 0})
    assert "take_favor" not in t.options
    assert t.refused("take_favor") == ("no-favor-left", "4.5")


def test_posting_a_favour_makes_room_in_the_church(table: type[Table]) -> None:
    """4.5, 4.6"""
    t = table(2, stored={0: {"favor": 3}}, tokens={0: {"militia": 1}})
    t("supply favor_militia 1", "take_favor")
    assert t.stored(0)["favor"] == 3
    assert t.posted(0)["favor_militia"] == 1


def test_supplying_costs_no_action(table: type[Table]) -> None:
    """4.6: any number of times between the actions."""
    t = table(2, stored={0: {"food": 2, "gold": 1}}, tokens={0: {"militia": 2, "condottiere": 1}})
    t("supply food_militia 1", "supply food_militia 1", "supply gold_condottiere 1")
    assert t.g.view(0)["actions"] == 2
    assert t.posted(0) == {"food_militia": 2, "gold_condottiere": 1, "favor_militia": 0, "favor_condottiere": 0}
    assert t.conserved()


def test_supplying_frees_the_farms_before_a_harvest(table: type[Table]) -> None:
    """4.6"""
    t = table(
        2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 2, "militia": 2}}, stored={0: {"food": 2}}
    )  # fmt: skip
    t("supply food_militia 2", "activate harvest")
    assert t.stored(0)["food"] == 2
    assert t.posted(0)["food_militia"] == 2


def test_cubes_fit_only_their_troops(table: type[Table]) -> None:
    """4.6: food on militia, gold on condottieri, favours on both; one cube each."""
    t = table(2, stored={0: {"food": 2, "gold": 2, "favor": 1}}, tokens={0: {"militia": 1}})
    assert t.offered("supply") == ["supply food_militia 1", "supply favor_militia 1"]
    assert t.refused("supply gold_condottiere 1") == ("no-unsupplied", "4.6")
    assert t.refused("supply food_militia 2") == ("no-unsupplied", "4.6")


def test_no_more_cubes_are_posted_than_stored(table: type[Table]) -> None:
    """4.6"""
    t = table(2, stored={0: {"food": 1, "favor": 0}}, tokens={0: {"militia": 3}})
    assert t.offered("supply") == ["supply food_militia 1"]
    assert t.refused("supply food_militia 2") == ("no-stored", "4.6")


def test_posted_cubes_cannot_be_moved_to_another_troop(table: type[Table]) -> None:
    """4.6"""
    t = table(
        2, stored={0: {"food": 0, "gold": 0, "favor": 0}}, tokens={0: {"militia": 3}}, posted={0: {"food_militia": 1}}
    )
    assert t.offered("supply") == []


def test_supply_is_not_offered_while_something_else_is_asked(table: type[Table]) -> None:
    """4.6: windows are the own actions and the scorings."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"militia": 1}}, stored={0: {"food": 1}})
    t("activate harvest")
    assert t.refused("supply food_militia 1") == ("no-supply-now", "4.6")


def test_every_answer_out_of_place_is_refused_with_its_own_reason(table: type[Table]) -> None:
    """8: refusals name what is wrong."""
    t = table(2)
    wanted = {
        "pay 0 0": "no-pay-now", "choose book_low": "no-choose-now", "recruit 3": "no-recruit-now",
        "exchange 1": "no-exchange-now", "supply_done": "no-done-now", "dismiss militia 1": "no-dismiss-now",
    }  # fmt: skip
    assert {action: t.refused(action)[0] for action in wanted} == wanted


def test_a_card_not_in_hand_cannot_be_activated(table: type[Table]) -> None:
    """4.2"""
    t = table(2, hands={0: ["tax_collector", "build_bank"]})
    assert t.refused("activate painter") == ("no-kind", "4.2")


def test_a_slip_can_be_taken_back_until_a_card_is_revealed() -> None:
    """4.8: the new card in the row is a disclosure."""
    start = game("principato").start(2, 5, first_player=0)
    g = deepcopy(start)
    g.submit(0, "take_favor")
    assert g.undo(0).view(0) == start.view(0)
    shown = g.shown
    g.submit(0, "take_favor")
    assert g.shown == shown + 1
    with pytest.raises(Refusal):
        g.undo(0)


def test_what_ends_the_year_for_all_cannot_be_taken_back_at_once() -> None:
    g, rng = game("principato").start(2, 5, first_player=0), Random(5)
    ended = False
    while not ended and not g.over:
        seat = g.to_act[0]
        year = [event.key for event in g.log or []].count("year-ended")
        g.act(seat, rng.choice(g.legal(seat)))
        ended = [event.key for event in g.log or []].count("year-ended") > year
    assert g.past is not None
    assert g.past[6]
    assert g.undo_refusal(seat)
