"""Auctions (rules digest 4)."""

from __future__ import annotations

from .words import (
    asides,
    asked,
    bids,
    do,
    options,
    owns,
    pass_round,
    refusal,
    rotated,
    said,
    status,
    table,
    told,
    verbs,
)


def test_example_city_auction() -> None:
    """4.1, 4.2, 4.4, example 1: the Doge at Venice 6, a player with three other cities can only pass."""
    g = table(status={"venice": 6}, tiles={1: ["armourer", "neapolitan_barons", "della_rovere"]})
    do(g, "0 auction_city doge")
    assert refusal(g, 0, "bid 11") == ("no-bid-low", "4.1")
    do(g, "0 bid 13")
    assert asked(g)[0] == 2  # without a card Hammy passes by himself
    assert said(g, "bid-passed") == [(1,)]
    do(g, "2 bid 14", "3 pass_bid", "0 bid 15", "2 pass_bid")
    assert owns(g, 0, "doge")
    assert g.gold[0] == 25


def test_a_fourth_city_cannot_be_bid_for() -> None:
    """4.4, example 1: asked because he holds a card, he can still only pass."""
    g = table(tiles={1: ["armourer", "neapolitan_barons", "della_rovere"]}, hands={1: ["veto"]})
    do(g, "0 auction_city doge", "0 bid 14")
    assert options(g, 1) == ["pass_bid"]
    assert refusal(g, 1, "bid 15") == ("no-tile-city", "4.4")


def test_example_event_auction() -> None:
    """4.6, example 2: Gonzaga pays one less for an artist."""
    g = table(active=1)
    do(g, "1 auction_event gozzoli", "1 bid 0", "2 pass_bid", "3 bid 4", "0 pass_bid", "1 pass_bid")
    assert g.influence[3] == 12 - 3
    assert g.kept[3] == 1


def test_a_discount_raises_what_may_be_bid() -> None:
    """4.3, example 2: 3 influence and a discount of 1 allow a bid of 4."""
    g = table(active=1, influence={3: 3})
    do(g, "1 auction_event gozzoli", "1 bid 0", "2 pass_bid")
    assert bids(g, 3) == [1, 2, 3, 4]
    assert refusal(g, 3, "bid 5") == ("no-bid-high", "4.3")


def test_the_active_player_must_open_a_city_auction() -> None:
    """4.2, ruling 5."""
    g = table(status={"venice": 5})
    do(g, "0 auction_city doge")
    assert refusal(g, 0, "pass_bid") == ("no-pass-opening", "4.2")
    do(g, "0 bid 10", "1 bid 11", "2 pass_bid", "3 pass_bid", "0 pass_bid")
    assert owns(g, 1, "doge")


def test_only_a_tile_that_can_be_opened_is_put_up() -> None:
    """3.7, ruling 5."""
    g = table(gold={0: 11}, status={"venice": 6, "milan": 5})
    assert refusal(g, 0, "auction_city doge") == ("no-tile-open", "3.7")
    assert "auction_city armourer" in options(g, 0)


def test_without_any_bid_an_event_stays_for_sale() -> None:
    """4.14, ruling 6: the action is spent."""
    g = table()
    do(g, "0 auction_event botticelli", "0 pass_bid", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert told(g)[-2:] == ["event-unsold", "turn-begun"]
    assert g.active == 1
    assert "auction_event botticelli" in options(g, 1)


def test_without_any_bid_the_pope_stays_for_sale() -> None:
    """4.14, edge 15."""
    g = table()
    do(g, "0 auction_pope", "0 pass_bid", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert (g.pope, g.active) == (-1, 1)


def test_a_bid_of_nothing_with_a_discount_pays_nothing_out() -> None:
    """4.6, edge 6."""
    g = table(active=3)
    do(g, "3 auction_event gozzoli", "3 bid 0", "0 pass_bid", "1 pass_bid", "2 pass_bid")
    assert g.influence[3] == 12
    assert said(g, "event-sold") == [(3, 0, 0, 0)]


def test_artist_discounts_apply_to_both_kinds_of_artist_only() -> None:
    """4.6, ruling 24."""
    for event, price in (("verrocchio", 4), ("botticelli", 4), ("merchant_1", 5)):
        g = table(active=3)
        do(g, f"3 auction_event {event}", "3 bid 5", "0 pass_bid", "1 pass_bid", "2 pass_bid")
        assert said(g, "event-sold")[0][3] == price
    g = table(active=3, decade=3)
    do(g, "3 auction_event french_invade", "3 bid 5", "0 pass_bid", "1 pass_bid", "2 pass_bid")
    assert g.influence[3] == 12 - 5


def test_discounts_for_the_pope_add_up_and_stop_at_nothing() -> None:
    """4.6, ruling 3."""
    g = table(tiles={0: ["giovanni_medici", "roderigo_borgia", "orsini_family"]}, influence={0: 2})
    do(g, "0 auction_pope")
    assert max(bids(g, 0)) == 5
    do(g, "0 bid 2", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert (g.pope, g.influence[0]) == (0, 2)


def test_freeze_bid_keeps_a_rival_from_bidding() -> None:
    """4.5: at the next bidding turn the frozen player must pass."""
    g = table(hands={0: ["freeze_bid"], 1: ["veto"]})
    do(g, "0 auction_event botticelli", "0 play_freeze_bid 1", "0 bid 1")
    assert options(g, 1) == ["pass_bid"]
    assert refusal(g, 1, "bid 2") == ("no-bid-frozen", "4.5")
    assert g.played == [2]


def test_a_frozen_player_may_freeze_others_before_passing() -> None:
    """4.5, ruling 12."""
    g = table(hands={0: ["freeze_bid"], 1: ["freeze_bid", "veto"]})
    do(g, "0 auction_event botticelli", "0 play_freeze_bid 1", "0 bid 1")
    assert set(options(g, 1)) == {"play_freeze_bid 0", "play_freeze_bid 2", "play_freeze_bid 3", "pass_bid"}
    do(g, "1 play_freeze_bid 0", "1 pass_bid")
    assert told(g).count("bid-frozen") == 2


def test_nobody_is_frozen_twice_and_nobody_outside_the_auction() -> None:
    """4.5, ruling 12."""
    g = table(hands={0: ["freeze_bid"], 2: ["freeze_bid", "freeze_bid"]})
    do(g, "0 auction_event botticelli", "0 play_freeze_bid 3", "0 bid 1", "1 pass_bid")
    assert refusal(g, 2, "play_freeze_bid 3") == ("no-freeze-twice", "4.5")
    assert refusal(g, 2, "play_freeze_bid 1") == ("no-freeze-out", "4.5")
    assert refusal(g, 2, "play_freeze_bid 2") == ("no-self", "3.2")
    assert refusal(g, 2, "play_freeze_bid 5") == ("no-seat", "3.2")


def test_the_high_bidder_may_be_frozen_and_still_win() -> None:
    """4.5, edge 5."""
    g = table(hands={1: ["freeze_bid"]})
    do(g, "0 auction_event botticelli", "0 bid 3", "1 play_freeze_bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert g.kept[0] == 2


def test_a_frozen_high_bidder_who_is_outbid_is_out() -> None:
    """4.5"""
    g = table(hands={1: ["freeze_bid"]})
    do(g, "0 auction_event botticelli", "0 bid 3", "1 play_freeze_bid 0", "1 bid 4", "2 pass_bid", "3 pass_bid")
    assert g.kept[1] == 2


def test_a_freeze_ends_with_the_auction() -> None:
    """4.5, ruling 12: it does not reach the second auction of a war."""
    g = table(troops={0: ["pike"], 1: ["pike"], 2: ["pike"]}, hands={0: ["freeze_bid"]})
    do(g, "0 declare_war milan rome", "0 decline", "0 play_freeze_bid 1", "0 pass_bid", "2 bid 1")
    do(g, "0 bid 2")
    assert asked(g) == (1, "ask-bid-defender")


def test_all_frozen_before_anyone_bids_leaves_the_event_unsold() -> None:
    """4.5, edge 4: several cards in one bidding turn."""
    g = table(3, hands={0: ["freeze_bid", "freeze_bid"]})
    do(g, "0 auction_event botticelli", "0 play_freeze_bid 1", "0 play_freeze_bid 2", "0 pass_bid")
    assert "event-unsold" in told(g)
    assert said(g, "bid-passed") == [(0,), (1,), (2,)]


def test_whoever_may_not_hold_a_tile_may_still_freeze() -> None:
    """4.4, 4.5, ruling 12, edge 9."""
    six = [
        "doge",
        "venetian_merchant_1",
        "venetian_merchant_2",
        "venetian_merchant_3",
        "venetian_merchant_4",
        "armourer",
    ]
    g = table(tiles={1: six}, hands={1: ["freeze_bid"]})
    do(g, "0 auction_city venetian_merchant_5", "0 bid 14")
    assert verbs(g, 1) == {"play_freeze_bid", "pass_bid"}
    assert refusal(g, 1, "bid 15") == ("no-tile-many", "4.4")


def test_whoever_may_not_hold_a_tile_cannot_put_it_up() -> None:
    """3.7, 4.4, edge 9."""
    g = table(tiles={0: ["doge", "armourer", "lorenzo_medici"]})
    assert refusal(g, 0, "auction_city neapolitan_barons") == ("no-tile-city", "4.4")
    assert "auction_city banking_1" in options(g, 0)


def test_the_only_one_who_may_hold_a_tile_has_it_for_the_opening_bid() -> None:
    """4.1, edge 31."""
    elsewhere = [["doge", "armourer", "lorenzo_medici"], ["venetian_merchant_1", "caterina_sforza", "banking_1"]]
    g = table(3, tiles={1: elsewhere[0], 2: elsewhere[1]}, status={"naples": 3})
    do(g, "0 auction_city neapolitan_barons", "0 bid 6")
    assert owns(g, 0, "neapolitan_barons")


def test_a_sold_city_has_nothing_to_put_up_but_may_fight() -> None:
    """3.7, 3.10, edge 10."""
    naples = [
        "ferrante_d_aragon", "alfonso_aragon", "spanish_infantry",
        "neapolitan_merchant_1", "neapolitan_merchant_2", "neapolitan_barons",
    ]  # fmt: skip
    g = table(tiles={1: naples})
    assert refusal(g, 0, "auction_city alfonso_aragon") == ("no-tile-sold", "3.7")
    assert "declare_war naples rome" in options(g, 0)


def test_bribe_cardinals_help_to_pay_for_the_pope() -> None:
    """4.7: three each, no change; asked of any winner with a card."""
    g = table(3, hands={0: ["bribe_cardinal", "bribe_cardinal"]}, influence={0: 1})
    do(g, "0 auction_pope")
    assert max(bids(g, 0)) == 7
    do(g, "0 bid 4", "1 pass_bid", "2 pass_bid")
    assert asked(g) == (0, "ask-cardinals")
    assert options(g, 0) == ["use_bribe_cardinal 1", "use_bribe_cardinal 2"]
    assert refusal(g, 0, "use_bribe_cardinal 0") == ("no-cardinals-price", "4.7")
    do(g, "0 use_bribe_cardinal 2")
    assert (g.pope, g.influence[0], g.hands[0]) == (0, 1, [])


def test_no_more_bribe_cardinals_than_can_help() -> None:
    """4.7"""
    g = table(3, hands={0: ["bribe_cardinal", "bribe_cardinal"]})
    do(g, "0 auction_pope", "0 bid 3", "1 pass_bid", "2 pass_bid")
    assert options(g, 0) == ["use_bribe_cardinal 0", "use_bribe_cardinal 1"]
    assert refusal(g, 0, "use_bribe_cardinal 2") == ("no-cardinals-waste", "4.7")
    assert refusal(g, 0, "use_bribe_cardinal 3") == ("no-cardinals-held", "4.7")


def test_a_winner_with_other_cards_is_asked_as_well() -> None:
    """9.4: the pause must not tell what he holds."""
    g = table(3, hands={0: ["veto"]})
    do(g, "0 auction_pope", "0 bid 3", "1 pass_bid", "2 pass_bid")
    assert options(g, 0) == ["use_bribe_cardinal 0"]


def test_a_bid_within_the_discount_needs_no_settling() -> None:
    """4.7"""
    g = table(3, hands={0: ["veto"]}, tiles={0: ["orsini_family"]})
    do(g, "0 auction_pope", "0 bid 1", "1 pass_bid", "2 pass_bid")
    assert g.pope == 0


def test_the_pope_is_not_sold_twice_in_a_decade() -> None:
    """3.9"""
    assert refusal(table(pope=2), 0, "auction_pope") == ("no-pope", "3.9")


def test_a_bid_may_count_on_banking() -> None:
    """4.3, 4.8, ruling 21: exactly the missing amount is swapped."""
    g = table(tiles={0: ["banking_1"]}, influence={0: 2})
    do(g, "0 auction_event gozzoli")
    assert max(bids(g, 0)) == 5
    do(g, "0 bid 4", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert (g.gold[0], g.influence[0]) == (38, 0)
    assert rotated(g, "banking_1")


def test_both_banks_may_be_needed() -> None:
    """4.8, edge 28."""
    g = table(tiles={0: ["banking_1", "banking_2"]}, influence={0: 0}, gold={0: 5})
    do(g, "0 auction_event gozzoli")
    assert max(bids(g, 0)) == 5
    do(g, "0 bid 5", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert (g.gold[0], g.influence[0]) == (0, 0)
    assert rotated(g, "banking_1")
    assert rotated(g, "banking_2")
    assert said(g, "bank-converted") == [(0, 14, 3, 1), (0, 15, 2, 1)]


def test_the_first_bank_is_used_first() -> None:
    """4.8"""
    g = table(tiles={0: ["banking_1", "banking_2"]}, influence={0: 0})
    do(g, "0 auction_event gozzoli", "0 bid 2", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert rotated(g, "banking_1")
    assert not rotated(g, "banking_2")


def test_banks_count_for_gold_too() -> None:
    """4.3: a city tile may be opened with swapped influence."""
    g = table(tiles={0: ["banking_1"]}, gold={0: 9}, status={"milan": 6})
    do(g, "0 auction_city armourer")
    assert bids(g, 0) == [12]
    do(g, "0 bid 12", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert (g.gold[0], g.influence[0]) == (0, 9)


def test_a_status_artist_must_be_placed() -> None:
    """4.11, ruling 25: also on a city at 10, where it only counts for ties."""
    g = table(status={"venice": 10, "rome": 5})
    do(g, "0 auction_event verrocchio", "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert verbs(g, 0) == {"place_artist"}
    venice = g.copy()
    do(venice, "0 place_artist venice")
    assert (status(venice, "venice"), venice.artists[1].bit_count()) == (10, 1)
    do(g, "0 place_artist rome")
    assert status(g, "rome") == 6


def test_the_french_invade_or_go_home() -> None:
    """4.12, ruling 25: not below 3; the tile leaves the game."""
    g = table(decade=3, status={"milan": 4})
    do(g, "0 auction_event french_invade", "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    home = do(g.copy(), "0 discard_french")
    assert "french-discarded" in told(home) or home.removed
    do(g, "0 french_invade milan")
    assert status(g, "milan") == 3
    assert g.removed.bit_count() == 1 + 8  # with the events of earlier decades, gone in this scene


def test_alfonso_may_draw_when_bought_in_another_players_turn() -> None:
    """4.13, ruling 29, 33."""
    g = table(deck=["veto"])
    do(g, "0 auction_city alfonso_aragon", "0 bid 10", "1 bid 11", "2 pass_bid", "3 pass_bid", "0 pass_bid")
    assert asked(g) == (1, "ask-alfonso")
    do(g, "1 use_alfonso")
    assert g.hands[1] == [5]
    assert rotated(g, "alfonso_aragon")


def test_alfonso_bought_may_wait() -> None:
    """4.13"""
    g = table()
    do(g, "0 auction_city alfonso_aragon", "0 bid 10", "1 pass_bid", "2 pass_bid", "3 pass_bid", "0 decline")
    assert asked(g) == (0, "ask-end")
    assert "use_alfonso" in options(g, 0)


def test_alfonso_draws_at_the_owners_own_bidding_turn() -> None:
    """3.4, ruling 29."""
    g = table(tiles={0: ["alfonso_aragon"], 1: []}, deck=["freeze_bid"])
    do(g, "0 auction_event botticelli", "0 use_alfonso")
    assert "play_freeze_bid 1" in options(g, 0)


def test_alfonso_does_not_draw_in_others_auctions() -> None:
    """3.4, ruling 29."""
    g = table(tiles={1: ["alfonso_aragon"]})
    do(g, "0 auction_event botticelli", "0 bid 0")
    assert refusal(g, 1, "use_alfonso") == ("no-alfonso-turn", "3.4")


def test_no_theft_during_an_auction() -> None:
    """3.2, ruling 13."""
    g = table(hands={0: ["steal_influence"]}, tiles={0: ["lucrezia_borgia"]})
    do(g, "0 auction_event botticelli")
    assert refusal(g, 0, "play_steal_influence 1") == ("no-theft-now", "3.2")
    assert refusal(g, 0, "use_lucrezia 1") == ("no-theft-now", "3.2")


def test_one_who_cannot_bid_and_holds_nothing_passes_by_himself() -> None:
    """4.5"""
    g = table(gold={1: 0, 2: 0, 3: 0})
    do(g, "0 auction_event botticelli", "0 bid 1")
    assert g.kept[0] == 2
    assert asides(g, 0)


def test_a_player_with_nothing_can_still_put_up_an_event() -> None:
    """3.8, edge 12."""
    g = table(gold={0: 0}, influence={0: 0})
    assert verbs(g, 0) == {"auction_event", "auction_pope", "declare_war", "pass_turn"}
    do(g, "0 auction_event gozzoli", "0 bid 0")
    assert pass_round(g, 1, 2, 3).kept[0] == 1


def test_a_lot_put_up_goes_back_and_a_lot_sold_does_not() -> None:
    """Undo at once: until anybody else has been asked; never once the auction is closed."""
    g = table(status={"venice": 6}, hands={0: ["freeze_bid"]})
    do(g, "0 auction_city doge")
    assert g.undo_refusal(0) == ""
    do(g, "0 bid 13", "1 pass_bid", "2 bid 14", "3 pass_bid", "0 pass_bid")
    assert owns(g, 2, "doge")
    assert asked(g)[0] == 0
    assert g.undo_refusal(0) == "no-undo-concerned"
