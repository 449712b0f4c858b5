"""Offers, exchanges, gifts, trade in condottieri."""

from __future__ import annotations

from typing import Any

from signoria.titles.renaissance.rules.state import Italy

from .words import asides, asked, city, do, ducats, hand, legal, owner, refusal, seat, settle, table, told

CITIES = {"milan": "milano pavia parma:2", "rome": "roma bologna siena:2", "venice": "venezia", "florence": "firenze"}


def rest(**words: Any) -> Italy:
    return table(cities=CITIES, acts="milan", **words)


def offer(g: Italy, *terms: str) -> None:
    do(g, "milan", f"offer {seat(g, 'rome')}", *terms, "propose")


def test_an_exchange_is_carried_out_at_once_and_as_a_whole() -> None:
    """9.2, 9.3"""
    g = rest()
    offer(g, "give_city pavia", "ask_city bologna", "give_ducats 3")
    assert told(g, "offer-made")
    do(g, "rome", "accept 0")
    assert (owner(g, "pavia"), owner(g, "bologna")) == ("rome", "milan")
    assert (ducats(g, "milan"), ducats(g, "rome")) == (3, 9)
    assert told(g, "deal-made")


def test_exchanged_cities_have_the_same_level() -> None:
    """9.3, ruling 39"""
    g = rest(palaces="pavia")
    do(g, "milan", "offer 1", "give_city pavia")
    assert "ask_city bologna" in asides(g, "milan")
    assert "ask_city siena" not in asides(g, "milan")
    assert refusal(g, "milan", "propose") == "no-one-sided-city"
    do(g, "milan", "drop_draft", "offer 1")
    assert refusal(g, "milan", "propose") == "no-such-term"
    do(g, "milan", "give_city parma")
    assert [text for text in asides(g, "milan") if text.startswith("ask_city")] == ["ask_city siena"]


def test_each_city_is_exchanged_once_a_turn() -> None:
    """9.3"""
    g = rest()
    offer(g, "give_city pavia", "ask_city bologna")
    do(g, "rome", "accept 0")
    do(g, "rome", "offer 0")
    assert refusal(g, "rome", "give_city pavia") == "no-second-exchange"
    assert "give_city roma" in asides(g, "rome")


def test_a_city_exchanged_and_won_back_is_not_exchanged_again_by_an_older_draft() -> None:
    """9.3"""
    g = rest()
    do(g, "milan", "offer 1", "give_city pavia", "ask_city bologna")
    do(g, "venice", "offer 1", "give_city venezia", "ask_city bologna", "propose")
    do(g, "rome", "accept 2")
    assert refusal(g, "milan", "propose") == "no-longer-owner"
    g.take(seat(g, "rome"), city("bologna"))
    assert refusal(g, "milan", "propose") == "no-second-exchange"


def test_palace_artist_and_marker_go_along() -> None:
    """9.3, edge case 13"""
    g = rest(artists={"pavia": "leonardo"}, pillaged="pavia")
    offer(g, "give_city pavia", "ask_city bologna")
    do(g, "rome", "accept 0")
    assert g.palace[city("pavia")] == 2
    assert g.pillaged >> city("pavia") & 1


def test_an_offer_that_became_impossible_is_not_accepted() -> None:
    """9.2, edge case 14"""
    g = rest()
    offer(g, "give_city pavia", "ask_city bologna")
    do(g, "rome", "offer 2", "drop_draft")
    do(g, "venice", "offer 1", "give_city venezia", "ask_city bologna", "propose")
    do(g, "rome", "accept 2")
    assert refusal(g, "rome", "accept 0") == "no-such-offer"
    assert told(g, "offer-lapsed") == [(0, 1)]
    assert owner(g, "pavia") == "milan"
    g = rest()
    offer(g, "give_city pavia", "ask_city bologna")
    g.level[city("pavia")] = 2
    assert refusal(g, "rome", "accept 0") == "no-equal-level"


def test_a_city_received_in_ones_own_phase_cannot_attack() -> None:
    """9.3, ruling 13"""
    g = rest(hands={"milan": "knights*2"}, war=True)
    offer(g, "give_city pavia", "ask_city bologna")
    do(g, "rome", "accept 0")
    assert refusal(g, "milan", "declare_attack bologna firenze") == "no-origin-gained"


def test_a_draft_that_was_torn_up_was_no_offer() -> None:
    """9.6"""
    g = rest()
    for _ in range(g.box.offers + 1):
        do(g, "milan", "offer 1", "give_ducats 2", "drop_draft")
    assert g.view(0)["offers_made"] == 0
    for _ in range(g.box.offers):
        do(g, "milan", "offer 1", "give_ducats 2", "propose")
    assert refusal(g, "milan", "offer 1") == "no-more-offers"


def test_ducats_go_one_way_and_terms_in_order() -> None:
    """9.2"""
    g = rest()
    do(g, "milan", "offer 1", "give_ducats 2")
    assert not [text for text in asides(g, "milan") if text.startswith(("ask_ducats", "give_city"))]
    assert refusal(g, "milan", "ask_ducats 1") == "no-such-term"
    assert refusal(g, "milan", "offer 2") == "no-second-draft"
    assert refusal(g, "rome", "propose") == "no-draft"


def test_offers_are_seen_by_the_two_concerned_only() -> None:
    """9.2"""
    g = rest()
    offer(g, "ask_ducats 2")
    assert g.view(1)["offers"] == [[0, 1, 0, 0, 0, 2, 0, 0]]
    assert g.view(2)["offers"] == []
    assert "offer-made" not in [event.key for event in g.events(2)]
    do(g, "rome", "reject 0")
    assert g.view(0)["offers"] == []
    offer(g, "ask_ducats 2")
    do(g, "milan", "withdraw 1")
    assert refusal(g, "rome", "accept 0") == "no-such-offer"


def test_gifts_take_effect_at_once() -> None:
    """9.4"""
    g = rest()
    do(g, "rome", "give 2 4")
    assert (ducats(g, "rome"), ducats(g, "venice")) == (2, 10)
    assert refusal(g, "rome", "give 2 3") == "no-ducats"
    assert refusal(g, "rome", "give 1 1") == "no-partner"


def test_twelve_offers_and_twelve_gifts_a_turn() -> None:
    """9.6"""
    g = rest(ducats=30)
    for _ in range(12):
        do(g, "milan", "give 1 1", "offer 1", "ask_ducats 1", "propose")
    assert refusal(g, "milan", "give 1 1") == "no-more-gifts"
    assert refusal(g, "milan", "offer 1") == "no-more-offers"


def test_deals_wait_during_a_battle() -> None:
    """9.1"""
    g = rest(hands={"milan": "knights*2", "rome": "pikemen"}, war=True, order="milan rome venice florence")
    do(g, "milan", "declare_attack parma bologna")
    assert refusal(g, "rome", "offer 0") == "no-deal-now"
    assert refusal(g, "rome", "give 0 1") == "no-deal-now"
    settle(g)


def test_deals_are_open_at_every_stable_point() -> None:
    """9.1, 4.13"""
    for stage in ("vote", "purchases", "expansion", "phase", "ready"):
        g = table(stage=stage, turn=2)
        assert "offer 1" in asides(g, "milan"), stage
        assert "give 1 1" in asides(g, "milan"), stage


def test_until_all_are_ready_deals_are_possible() -> None:
    """4.13"""
    g = table(cities=CITIES, stage="ready", turn=2)
    do(g, "milan", "ready")
    offer(g, "give_city pavia", "ask_city bologna")
    do(g, "rome", "accept 0", "ready")
    do(g, "venice", "ready")
    do(g, "florence", "ready")
    assert g.turn == 3
    assert owner(g, "bologna") == "milan"
    assert asked(g) == ["milan", "rome", "venice", "florence"]
    assert g.view(0)["offers"] == []


def test_the_option_narrows_deals() -> None:
    """11.6"""
    g = rest(options={"diplomacy": "gifts"})
    do(g, "milan", "offer 1")
    assert refusal(g, "milan", "give_city pavia") == "no-exchanges"
    assert "give_ducats 1" in asides(g, "milan")
    g = rest(options={"diplomacy": "off"})
    assert asides(g, "milan") == []
    assert refusal(g, "milan", "give 1 1") == "no-diplomacy"


def test_condottieri_are_traded_at_any_time_only_by_option() -> None:
    """9.5, ruling 24"""
    g = rest(hands={"milan": "condottiere*2"})
    do(g, "milan", "offer 1")
    assert refusal(g, "milan", "give_condottieri 1") == "no-men-trade"
    g = rest(hands={"milan": "condottiere*2", "rome": "pikemen"}, options={"condottiere_trade": "any_time"})
    do(g, "milan", "offer 1", "ask_ducats 2", "give_condottieri 2", "propose")
    do(g, "rome", "accept 0")
    assert hand(g, "rome") == ["pikemen", "condottiere", "condottiere"]
    assert ducats(g, "milan") == 8
    assert g.view(None)["known"][1][5] == 2


def test_promised_condottieri_that_are_gone_void_the_deal() -> None:
    """9.5"""
    g = rest(hands={"milan": "condottiere"}, options={"condottiere_trade": "any_time"})
    do(g, "milan", "offer 1", "ask_ducats 2", "give_condottieri 1", "propose")
    do(g, "milan", "offer 2", "give_condottieri 1", "propose")
    do(g, "venice", "accept 0")
    do(g, "rome", "accept 0")
    assert told(g, "deal-failed") == [(0, 1)]
    assert (ducats(g, "milan"), ducats(g, "rome")) == (6, 6)


def test_asked_condottieri_must_be_there() -> None:
    """9.5"""
    g = rest(hands={"rome": "pikemen"}, options={"condottiere_trade": "any_time"})
    do(g, "milan", "offer 1", "ask_condottieri 1", "propose")
    assert refusal(g, "rome", "accept 0") == "no-card"


def test_before_the_purchases_a_hand_stays_within_twelve() -> None:
    """9.5"""
    g = table(
        cities=CITIES, stage="purchases", acts="milan", options={"condottiere_trade": "any_time"},
        hands={"milan": "condottiere", "rome": "pikemen*12"},
    )  # fmt: skip
    do(g, "milan", "offer 1", "give_condottieri 1")
    assert refusal(g, "milan", "propose") == "no-hand-room"
    assert "finish_purchases 0" in legal(g, "milan")
