"""Banking, gifts, offers and binding bids (rules digest 8)."""

from __future__ import annotations

from signoria import game

from .words import asides, asked, bids, do, pass_round, refusal, rotated, said, start, table, told


def test_banking_at_any_time_in_anybodys_turn() -> None:
    """8.1, ruling 21: each tile is a use of its own."""
    g = table(tiles={2: ["banking_1", "banking_2"]})
    do(g, "2 use_banking banking_2 gold_to_influence 3", "2 use_banking banking_1 influence_to_gold 1")
    assert (g.gold[2], g.influence[2]) == (38, 14)
    assert refusal(g, 2, "use_banking banking_1 gold_to_influence 1") == ("no-bank-used", "8.1")
    assert refusal(g, 1, "use_banking banking_1 gold_to_influence 1") == ("no-bank-tile", "8.1")
    assert asked(g) == (0, "ask-turn")


def test_banking_swaps_three_at_most_and_what_is_held() -> None:
    """8.1"""
    g = table(tiles={0: ["banking_1"]}, gold={0: 2})
    assert refusal(g, 0, "use_banking banking_1 gold_to_influence 3") == ("no-bank-money", "8.1")
    assert refusal(g, 0, "use_banking banking_1 influence_to_gold 4") == ("no-bank-swap", "8.1")


def test_banking_is_closed_while_the_last_event_is_up() -> None:
    """8.1, ruling 21, 22: of the current decade; unsold, it opens again."""
    g = table(tiles={1: ["banking_1"]}, events=["verrocchio"])
    assert "use_banking banking_1 gold_to_influence 1" in asides(g, 1)
    do(g, "0 auction_event verrocchio")
    assert refusal(g, 1, "use_banking banking_1 gold_to_influence 1") == ("no-bank-last", "8.1")
    unsold = pass_round(g.copy(), 0, 1, 2, 3)
    assert "use_banking banking_1 gold_to_influence 1" in asides(unsold, 1)
    do(g, "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert refusal(g, 1, "use_banking banking_1 gold_to_influence 1") == ("no-bank-last", "8.1")
    do(g, "0 place_artist rome")
    assert "use_banking banking_1 gold_to_influence 1" in asides(g, 1)


def test_the_last_event_may_be_paid_through_banking() -> None:
    """4.8, 8.1, ruling 21: only the missing amount, only by the winner."""
    g = table(tiles={0: ["banking_1"]}, events=["gozzoli"], influence={0: 1})
    do(g, "0 auction_event gozzoli")
    assert max(bids(g, 0)) == 4
    do(g, "0 bid 3", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert said(g, "bank-converted") == [(0, 14, 2, 1)]


def test_any_other_event_leaves_banking_open() -> None:
    """8.1, ruling 22."""
    g = table(tiles={1: ["banking_1"]})
    do(g, "0 auction_event botticelli")
    assert "use_banking banking_1 gold_to_influence 1" in asides(g, 1)


def test_a_gift_moves_at_once() -> None:
    """8.2"""
    g = table()
    do(g, "1 offer_to 3", "1 give_gold 5", "1 give_influence 2", "1 send_gift")
    assert (g.gold[1], g.gold[3], g.influence[3]) == (35, 45, 14)
    assert said(g, "gift-sent") == [(1, 3, 5, 2)]


def test_a_gift_asks_for_nothing() -> None:
    """8.2"""
    g = table()
    do(g, "1 offer_to 3", "1 give_gold 5", "1 ask_influence 2")
    assert refusal(g, 1, "send_gift") == ("no-gift-asks", "8.2")


def test_an_accepted_offer_moves_both_ways_at_once() -> None:
    """8.3: seen by the two alone, until it is carried out."""
    g = table()
    do(g, "1 offer_to 3", "1 give_gold 5", "1 ask_influence 3", "1 propose")
    assert g.view(3)["offers"] == [[1, 3, 5, 0, 0, 3]]
    assert g.view(2)["offers"] == []
    assert [event.key for event in g.events(2)] == []
    do(g, "3 accept_offer 1")
    assert (g.gold[1], g.influence[1], g.gold[3], g.influence[3]) == (35, 15, 45, 9)
    assert [event.key for event in g.events(2)] == ["trade-done"]


def test_offers_are_rejected_and_withdrawn() -> None:
    """8.3"""
    g = table()
    do(g, "1 offer_to 3", "1 give_gold 5", "1 propose", "3 reject_offer 1")
    assert refusal(g, 3, "accept_offer 1") == ("no-offer-open", "8.3")
    do(g, "1 offer_to 3", "1 give_gold 4", "1 propose", "1 cancel_offer 3")
    assert g.offers.open == []
    assert told(g) == ["offer-made", "offer-rejected", "offer-made", "offer-cancelled"]


def test_terms_come_in_order_and_an_offer_is_not_empty() -> None:
    """8.3"""
    g = table(gold={1: 3})
    assert refusal(g, 1, "give_gold 1") == ("no-draft", "8.3")
    do(g, "1 offer_to 0")
    assert refusal(g, 1, "propose") == ("no-draft-empty", "8.3")
    assert refusal(g, 1, "send_gift") == ("no-draft-empty", "8.3")
    assert refusal(g, 1, "give_gold 4") == ("no-draft-money", "8.3")
    do(g, "1 ask_gold 40")
    assert refusal(g, 1, "give_gold 1") == ("no-draft-order", "8.3")
    do(g, "1 drop_draft")
    assert refusal(g, 1, "offer_to 1") == ("no-offer-self", "8.3")
    assert refusal(g, 1, "offer_to 5") == ("no-offer-seat", "8.3")


def test_an_offer_needs_the_money_when_it_is_carried_out() -> None:
    """8.3"""
    g = table(3, gold=[10, 10, 0])
    do(g, "1 offer_to 0", "1 give_gold 10", "1 propose", "1 offer_to 2", "1 ask_gold 1", "1 propose")
    assert refusal(g, 2, "accept_offer 1") == ("no-offer-money", "8.3")
    do(g, "1 offer_to 2", "1 give_gold 5", "1 send_gift")
    assert refusal(g, 0, "accept_offer 1") == ("no-offer-partner", "8.3")


def test_offers_lapse_at_the_end_of_the_turn() -> None:
    """8.3"""
    g = table()
    do(g, "1 offer_to 3", "1 give_gold 5", "1 propose", "2 offer_to 3", "0 pass_turn")
    assert g.offers.open == []
    assert refusal(g, 2, "give_gold 1") == ("no-draft", "8.3")


def test_ten_offers_and_gifts_in_one_turn() -> None:
    """8.5: whosever turn it is."""
    g = table()
    for _ in range(10):
        do(g, "1 offer_to 3", "1 give_gold 1", "1 send_gift")
    assert refusal(g, 1, "offer_to 3") == ("no-offer-limit", "8.5")
    assert "offer_to 3" in asides(g, 2)
    do(g, "0 pass_turn")
    assert "offer_to 3" in asides(g, 1)


def test_nothing_before_the_first_turn() -> None:
    """8.2"""
    g = start(3, 1)
    assert g.asides(0) == []
    assert refusal(g, 0, "offer_to 1") == ("no-aside-setup", "8.2")


def test_the_high_bidder_may_not_give_the_money_away() -> None:
    """8.4, ruling 41, edge 27."""
    g = table(gold={1: 10})
    do(g, "0 auction_event botticelli", "0 pass_bid", "1 bid 8")
    do(g, "1 offer_to 2", "1 give_gold 3")
    assert refusal(g, 1, "send_gift") == ("no-binding", "8.4")
    do(g, "1 offer_to 2", "1 give_gold 2", "1 send_gift", "2 bid 9", "1 offer_to 2", "1 give_gold 8", "1 send_gift")
    assert g.gold[1] == 0  # outbid, he is free again


def test_offers_respect_the_binding_bid_of_either_side() -> None:
    """8.4"""
    g = table(gold={1: 10})
    do(g, "0 auction_event botticelli", "0 pass_bid", "1 bid 8")
    do(g, "1 offer_to 2", "1 give_gold 3", "1 ask_influence 1", "1 propose")
    assert refusal(g, 2, "accept_offer 1") == ("no-binding", "8.4")
    do(g, "2 offer_to 1", "2 ask_gold 3", "2 propose")
    assert refusal(g, 1, "accept_offer 2") == ("no-binding", "8.4")


def test_the_opening_of_a_city_tile_binds() -> None:
    """8.4, ruling 41: from putting it up."""
    g = table(gold={0: 12}, status={"milan": 6})
    do(g, "0 offer_to 1", "0 give_gold 1")
    do(g, "0 auction_city armourer")
    assert refusal(g, 0, "send_gift") == ("no-binding", "8.4")
    assert refusal(g, 0, "pass_bid") == ("no-pass-opening", "4.2")


def test_banking_respects_a_binding_bid() -> None:
    """8.1, 8.4: swapping less than the tile could would leave the bid uncovered."""
    g = table(tiles={0: ["banking_1"]}, influence={0: 0})
    do(g, "0 auction_event gozzoli", "0 bid 3")
    assert refusal(g, 0, "use_banking banking_1 gold_to_influence 2") == ("no-binding", "8.4")
    do(g, "0 use_banking banking_1 gold_to_influence 3")
    assert rotated(g, "banking_1")


def test_banking_before_a_bid_changes_what_may_be_bid() -> None:
    """8.1: the question is put again with new options."""
    g = table(tiles={0: ["banking_1"]}, influence={0: 0})
    do(g, "0 auction_event gozzoli", "0 use_banking banking_1 gold_to_influence 1")
    assert bids(g, 0) == [0, 1]


def test_proven_cardinals_bind_in_the_eyes_of_others() -> None:
    """8.4, 9.5: the partner cannot know more than bids have proven."""
    g = table(3, hands={0: ["bribe_cardinal"]}, influence={0: 5})
    do(g, "0 auction_pope", "0 bid 5", "0 offer_to 1", "0 give_influence 2", "0 ask_gold 4", "0 propose")
    assert refusal(g, 1, "accept_offer 0") == ("no-binding", "8.4")
    do(g, "0 offer_to 1", "0 give_influence 2", "0 send_gift")
    assert (g.influence[0], g.shown_cardinals[0]) == (3, 1)


def test_the_pope_winner_stays_bound_until_the_price_is_paid() -> None:
    """8.4"""
    g = table(3, hands={0: ["bribe_cardinal"]}, influence={0: 5})
    do(g, "0 auction_pope", "0 bid 6", "1 pass_bid", "2 pass_bid", "0 offer_to 1", "0 give_influence 3")
    assert refusal(g, 0, "send_gift") == ("no-binding", "8.4")
    assert asked(g) == (0, "ask-cardinals")


def test_treachery_cards_are_no_terms_of_an_offer() -> None:
    """8.3, ruling 20."""
    names = {verb.name for verb in game("princes").verbs.verbs if verb.aside}
    assert {name for name in names if name.startswith(("give", "ask"))} == {
        "give_gold", "give_influence", "ask_gold", "ask_influence",
    }  # fmt: skip


def test_what_two_have_dealt_goes_back_by_agreement_only() -> None:
    g = table()
    do(g, "0 offer_to 1", "0 give_gold 1")
    assert g.undo_refusal(0) == ""
    do(g, "0 send_gift")
    assert g.undo_refusal(0) == "no-undo-concerned"
    do(g, "1 offer_to 0", "1 give_gold 1", "1 ask_influence 1", "1 propose", "0 reject_offer 1")
    assert g.undo_refusal(0) == "no-undo-concerned"
