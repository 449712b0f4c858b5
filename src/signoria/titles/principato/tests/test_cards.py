"""The cards: prices, favours, production, receiving, recruiting, culture."""

from __future__ import annotations

from .conftest import Table

EMPTY = {"food": 0, "gold": 0, "favor": 0}


def test_bank_works_one(table: type[Table]) -> None:
    """5.3: C1."""
    t = table(4, hands={0: ["build_bank", "rents"]}, stored={0: {"favor": 0}})
    before = t.reserve
    t("activate build_bank_one")
    assert t.stored(0) == {"food": 0, "gold": 1, "favor": 0}
    assert t.tokens(0)["bank"] == 2
    assert t.reserve["yellow"] == before["yellow"] - 1
    assert t.reserve["food"] == before["food"] + 1


def test_farm_works_two_with_a_favour(table: type[Table]) -> None:
    """5.2, 5.3: C2; the only way to pay is not asked."""
    t = table(4, hands={0: ["build_farm", "rents"]}, stored={0: {"gold": 2, "favor": 1}})
    green = t.reserve["green"]
    t("activate build_farm_two")
    assert t.question == "ask-turn"
    assert t.stored(0) == {"food": 1, "gold": 0, "favor": 0}
    assert t.tokens(0)["farm"] == 3
    assert t.reserve["green"] == green - 2
    assert t.told("paid") == [(0, 0, 2, 1)]


def test_field_and_palazzo_works(table: type[Table]) -> None:
    """5.3: fields for gold, palazzi for food."""
    t = table(
        2, hands={0: ["build_field", "build_palazzo"]}, tokens={0: {"farm": 2, "bank": 2}},
        stored={0: {"food": 3, "gold": 3, "favor": 0}},
    )  # fmt: skip
    t("activate build_field_two", "activate build_palazzo_two")
    assert (t.tokens(0)["field"], t.tokens(0)["palazzo"]) == (3, 3)
    assert t.stored(0) == EMPTY


def test_early_catapult_two(table: type[Table]) -> None:
    """5.9: C3, 2 gold and 3 food."""
    t = table(
        2, hands={0: ["catapult_early", "rents"]}, tokens={0: {"farm": 2}},
        stored={0: {"food": 3, "gold": 2, "favor": 0}},
    )  # fmt: skip
    t("activate catapult_early_two")
    assert t.tokens(0)["catapult"] == 2
    assert t.stored(0) == EMPTY


def test_late_catapults(table: type[Table]) -> None:
    """5.9: C3, 1 gold and 2 food for two, 1 food for one."""
    t = table(
        2, year=3, hands={0: ["catapult_late", "rents"]}, tokens={0: {"farm": 2}},
        stored={0: {"food": 3, "gold": 1, "favor": 0}},
    )  # fmt: skip
    t("activate catapult_late_two", "activate catapult_late_one")
    assert t.tokens(0)["catapult"] == 3
    assert t.stored(0) == EMPTY


def test_an_early_catapult_card_keeps_its_price_in_year_three(table: type[Table]) -> None:
    """5.1, 5.9"""
    t = table(2, year=3, hands={0: ["catapult_early", "rents"]}, stored={0: {"food": 1, "gold": 0, "favor": 0}})
    assert t.refused("activate catapult_early_one") == ("no-means", "5.1")


def test_sculptor_for_two_food(table: type[Table]) -> None:
    """5.11: C4, then the exchange."""
    t = table(2, year=2, hands={0: ["sculptor", "rents"]}, stored={0: {"food": 2, "gold": 1, "favor": 0}})
    t("activate sculptor_two_food")
    assert t.options == ["choose monument_high", "choose monument_middle", "choose monument_low"]
    t("choose monument_middle")
    assert t.culture(0)["monument_middle"] == 1
    assert t.reserve["monument_middle"] == 4
    assert t.stored(0) == EMPTY
    assert t.question == "ask-exchange"


def test_painter_with_one_favour(table: type[Table]) -> None:
    """5.2, 5.11: C5, four gold and a favour."""
    t = table(2, year=2, hands={0: ["painter", "rents"]}, tokens={0: {"bank": 2}}, stored={0: {"gold": 4, "favor": 1}})
    t("activate painter", "choose painting_high")
    assert t.told("paid") == [(0, 0, 4, 1)]
    assert t.culture(0)["painting_high"] == 1


def test_printer_without_favour(table: type[Table]) -> None:
    """5.11: C5, four food."""
    t = table(2, year=2, hands={0: ["printer", "rents"]}, tokens={0: {"farm": 2}}, stored={0: {"food": 4, "favor": 0}})
    t("activate printer", "choose book_high")
    assert t.told("paid") == [(0, 4, 0, 0)]


def test_harvest_loses_what_cannot_be_stored(table: type[Table]) -> None:
    """5.6: C6, four fields, three free places."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 4, "farm": 2}}, stored={0: {"food": 1}})
    food = t.reserve["food"]
    t("activate harvest")
    assert t.stored(0)["food"] == 4
    assert t.reserve["food"] == food - 3
    assert t.told("lost-food") == [(0, 1)]


def test_what_the_reserve_does_not_have_is_told_apart_from_what_finds_no_place(table: type[Table]) -> None:
    """5.6: four fields, three free places, two cubes in the reserve."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 4, "farm": 2}}, stored={0: {"food": 1}},
              reserve={"food": 2})  # fmt: skip
    t("activate harvest")
    assert t.stored(0)["food"] == 3
    assert (t.told("lost-food"), t.told("short-food")) == ([(0, 1)], [(0, 1)])


def test_tax_collector_at_the_very_start(table: type[Table]) -> None:
    """5.8: C7, farm and bank are full afterwards."""
    t = table(4, hands={0: ["tax_collector", "build_bank"]})
    t("activate tax_collector_both")
    assert t.stored(0) == {"food": 2, "gold": 2, "favor": 1}
    assert t.g.room(0, 0) == t.g.room(0, 1) == 0


def test_tax_collector_offers_a_mix_when_one_cube_can_be_placed(table: type[Table]) -> None:
    """5.6, 5.8"""
    t = table(2, hands={0: ["tax_collector", "build_bank"]}, stored={0: {"food": 2, "gold": 1}})
    assert t.offered("activate")[-2:] == ["activate tax_collector_both", "activate tax_collector_gold"]
    t("activate tax_collector_both")
    assert t.stored(0)["gold"] == 2
    assert t.told("lost-food") == [(0, 1)]


def test_fairs_and_markets_give_three(table: type[Table]) -> None:
    """5.5"""
    t = table(2, hands={0: ["gold_fair", "food_market"]}, tokens={0: {"farm": 2, "bank": 2}})
    t("activate gold_fair", "exchange 1")
    assert t.stored(0)["gold"] == 4
    t("activate food_market")
    assert t.stored(0)["food"] == 4


def test_rents_give_one_gold_per_palazzo(table: type[Table]) -> None:
    """5.5"""
    t = table(2, hands={0: ["rents", "harvest"]}, tokens={0: {"palazzo": 3, "bank": 3}}, stored={0: {"gold": 0}})
    t("activate rents")
    assert t.stored(0)["gold"] == 3


def test_fields_store_nothing(table: type[Table]) -> None:
    """2.2: without farms only what can be placed is harvested."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 5}}, stored={0: {"food": 0}})
    t("activate harvest")
    assert t.stored(0)["food"] == 2


def test_a_short_reserve_gives_what_it_has(table: type[Table]) -> None:
    """5.6: two food left, five fields, room for five."""
    t = table(
        2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 5, "farm": 3}}, stored={0: {"food": 1}},
        reserve={"food": 2},
    )  # fmt: skip
    t("activate harvest")
    assert t.stored(0)["food"] == 3
    assert t.reserve["food"] == 0


def test_full_stores_make_harvest_impossible_but_not_changing(table: type[Table]) -> None:
    """5.6, 5.12"""
    t = table(2, hands={0: ["harvest", "rents"]}, stored={0: {"food": 2}})
    assert "activate harvest" not in t.options
    assert t.refused("activate harvest") == ("no-room", "5.6")
    assert "change left 1" in t.options


def test_an_empty_reserve_makes_harvest_impossible(table: type[Table]) -> None:
    """5.6"""
    t = table(2, hands={0: ["harvest", "rents"]}, reserve={"food": 0})
    assert t.refused("activate harvest") == ("no-cubes", "5.6")


def test_harvest_without_fields_is_not_offered(table: type[Table]) -> None:
    """5.5, 5.12"""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 0}})
    assert t.refused("activate harvest") == ("no-source", "5.5")


def test_overflow_goes_to_unsupplied_militia(table: type[Table]) -> None:
    """5.7: farm full, two militia, three fields: two posted, one lost."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"field": 3, "militia": 2}}, stored={0: {"food": 2}})
    t("activate harvest")
    assert t.stored(0)["food"] == 2
    assert t.posted(0)["food_militia"] == 2
    assert t.told("lost-food") == [(0, 1)]
    assert t.told("overflowed-food") == [(0, 2)]
    assert t.conserved()


def test_overflow_of_gold_goes_to_unsupplied_condottieri(table: type[Table]) -> None:
    """5.7"""
    t = table(
        2, hands={0: ["gold_fair", "rents"]}, tokens={0: {"condottiere": 2, "militia": 1}}, stored={0: {"gold": 1}},
        posted={0: {"favor_condottiere": 1}},
    )  # fmt: skip
    t("activate gold_fair")
    assert t.stored(0)["gold"] == 2
    assert t.posted(0)["gold_condottiere"] == 1
    assert t.told("lost-gold") == [(0, 1)]


def test_stores_are_filled_before_troops(table: type[Table]) -> None:
    """5.7: nobody chooses, and nobody receives less than possible."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"militia": 3}}, stored={0: {"food": 1}})
    t("activate harvest")
    assert t.stored(0)["food"] == 2
    assert t.posted(0)["food_militia"] == 0


def test_posted_cubes_cannot_pay(table: type[Table]) -> None:
    """2.1"""
    t = table(
        2,
        hands={0: ["build_bank", "rents"]},
        stored={0: EMPTY},
        tokens={0: {"militia": 2}},
        posted={0: {"food_militia": 2}},
    )
    assert t.refused("activate build_bank_one") == ("no-means", "5.1")


def test_one_token_left_allows_only_the_single_line(table: type[Table]) -> None:
    """5.4"""
    t = table(
        2, hands={0: ["build_field", "rents"]}, tokens={0: {"bank": 2}}, stored={0: {"gold": 4, "favor": 0}},
        reserve={"green": 1},
    )  # fmt: skip
    assert t.offered("activate") == ["activate build_field_one"]
    assert t.refused("activate build_field_two") == ("no-tokens", "5.4")


def test_an_empty_pool_leaves_only_changing(table: type[Table]) -> None:
    """5.4"""
    t = table(2, hands={0: ["build_field", "build_farm"]}, reserve={"green": 0})
    assert t.offered("activate") == []
    assert t.refused("activate build_farm_one") == ("no-tokens", "5.4")
    assert "change left 1" in t.options


def test_the_last_green_token_can_be_field_or_farm(table: type[Table]) -> None:
    """2.4: one pool for both sides."""
    t = table(2, hands={0: ["build_field", "build_farm"]}, reserve={"green": 1}, stored={0: {"favor": 0}})
    assert t.offered("activate") == ["activate build_field_one", "activate build_farm_one"]
    t("activate build_farm_one")
    assert t.reserve["green"] == 0


def test_more_tokens_than_slots_may_be_owned(table: type[Table]) -> None:
    """2.3"""
    t = table(2, hands={0: ["build_bank", "rents"]}, tokens={0: {"palazzo": 6, "bank": 6}}, stored={0: {"favor": 0}})
    t("activate build_bank_one")
    assert t.tokens(0)["bank"] == 7


def test_a_culture_kind_sold_out(table: type[Table]) -> None:
    """5.11"""
    sold = {"monument_high": 0, "monument_middle": 0, "monument_low": 0}
    t = table(2, year=2, hands={0: ["sculptor", "rents"]}, stored={0: {"food": 2, "gold": 2, "favor": 3}}, reserve=sold)
    assert "activate sculptor_two_food" not in t.options
    assert t.refused("activate sculptor_two_food") == ("no-culture", "5.11")


def test_a_sold_out_value_is_not_offered(table: type[Table]) -> None:
    """5.11"""
    t = table(
        2, year=2, hands={0: ["printer", "rents"]}, tokens={0: {"farm": 2}}, stored={0: {"food": 4, "favor": 0}},
        reserve={"book_high": 0},
    )  # fmt: skip
    t("activate printer")
    assert t.options == ["choose book_middle", "choose book_low"]
    assert t.refused("choose book_high") == ("no-design", "5.11")
    assert t.refused("choose monument_low") == ("no-design-kind", "5.11")
    assert t.refused("pay 0 0")[0] == "no-pay-now"
    t("choose book_low")
    assert t.refused("exchange 6") == ("no-slot", "3.3")


def test_the_last_value_is_taken_without_asking(table: type[Table]) -> None:
    """5.11"""
    t = table(
        2, year=2, hands={0: ["printer", "rents"]}, tokens={0: {"farm": 2}}, stored={0: {"food": 4, "favor": 0}},
        reserve={"book_high": 0, "book_middle": 0},
    )  # fmt: skip
    t("activate printer")
    assert t.question == "ask-exchange"
    assert t.culture(0)["book_low"] == 1


def test_favours_may_replace_cubes_one_has(table: type[Table]) -> None:
    """5.2: every mix of favours is a choice."""
    t = table(2, year=2, hands={0: ["sculptor", "rents"]}, stored={0: {"food": 2, "gold": 2, "favor": 3}})
    t("activate sculptor_two_gold")
    assert t.question == "ask-pay"
    assert t.options == ["pay 0 0", "pay 0 1", "pay 0 2", "pay 1 0", "pay 1 1", "pay 1 2"]
    t("pay 1 2")
    assert t.stored(0) == {"food": 2, "gold": 2, "favor": 0}


def test_favours_must_cover_what_is_missing(table: type[Table]) -> None:
    """5.2"""
    t = table(2, year=2, hands={0: ["sculptor", "rents"]}, stored={0: {"food": 1, "gold": 1, "favor": 2}})
    t("activate sculptor_two_gold")
    assert t.options == ["pay 0 1", "pay 0 2", "pay 1 1"]
    assert t.refused("pay 0 0") == ("no-payment", "5.2")
    assert t.refused("pay 1 2") == ("no-payment-favor", "5.2")
    assert t.refused("pay 2 0") == ("no-payment-more", "5.2")
    assert t.refused("recruit 1")[0] == "no-recruit-now"


def test_favours_do_not_count_as_fields_or_food_received(table: type[Table]) -> None:
    """5.2: jokers only for paying and supplying."""
    t = table(2, hands={0: ["harvest", "rents"]}, tokens={0: {"farm": 2}}, stored={0: {"food": 0, "favor": 3}})
    t("activate harvest")
    assert t.stored(0) == {"food": 1, "gold": 1, "favor": 3}


def test_recruiting_any_number_up_to_the_pool(table: type[Table]) -> None:
    """5.10: at least one; troops arrive unsupplied."""
    t = table(2, hands={0: ["recruit_militia", "rents"]})
    t("activate recruit_militia")
    assert t.options == [f"recruit {number}" for number in range(1, 38)]
    t("recruit 4")
    assert t.tokens(0)["militia"] == 4
    assert t.g.unsupplied(0, 0) == 4
    assert t.reserve["troops"] == 33


def test_the_last_troop_is_taken_without_asking(table: type[Table]) -> None:
    """5.10"""
    t = table(2, hands={0: ["recruit_condottieri", "rents"]}, reserve={"troops": 1})
    t("activate recruit_condottieri")
    assert t.tokens(0)["condottiere"] == 1
    assert t.question == "ask-turn"


def test_no_more_recruits_than_the_pool_has(table: type[Table]) -> None:
    """5.10"""
    t = table(2, hands={0: ["recruit_condottieri", "rents"]}, tokens={1: {"militia": 35}})
    t("activate recruit_condottieri")
    assert t.options == ["recruit 1", "recruit 2"]
    assert t.refused("recruit 3") == ("no-recruits", "5.10")
    assert t.refused("exchange 1")[0] == "no-exchange-now"


def test_an_empty_troop_pool_stops_recruiting(table: type[Table]) -> None:
    """5.10"""
    t = table(2, hands={0: ["recruit_militia", "rents"]}, tokens={1: {"militia": 37}})
    assert t.refused("activate recruit_militia") == ("no-troops", "5.10")


def test_dismissed_troops_can_be_recruited_again(table: type[Table]) -> None:
    """5.10, 7.7"""
    t = table(
        2, hands={0: ["recruit_militia", "rents"]}, tokens={1: {"militia": 37}}, scoring="extra", turn=1,
        stored={1: EMPTY},
    )  # fmt: skip
    t("dismiss militia 3")
    t("activate recruit_militia", "recruit 3")
    assert t.tokens(0)["militia"] == 3
