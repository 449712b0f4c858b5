"""Set-up and turns (rules digest 2 and 3)."""

from __future__ import annotations

import pytest

from signoria import game
from signoria.kernel import Pack, PackError
from signoria.testing import scene

from .words import asked, bids, do, has_troop, options, pass_round, refusal, rotated, start, status, table, told, verbs


def test_families_are_chosen_in_turn() -> None:
    """2.1"""
    g = start(4, 3)
    first = g.to_act[0]
    assert len(g.legal(first)) == 6
    g.submit(first, "choose_family d_este")
    second = g.to_act[0]
    assert second == (first + 1) % 4
    assert refusal(g, second, "choose_family d_este") == ("no-family", "2.1")


def test_families_may_be_dealt() -> None:
    """2.1"""
    g = game("princes").start(6, 3, family_assignment="random")
    assert sorted(row["family"] for row in g.view(None)["players"]) == list(range(6))
    assert g.prompt(g.to_act[0]) == ("ask-turn", ())


def test_set_up() -> None:
    """2.2 to 2.4, ruling 2: three to six players."""
    g = game("princes").start(3, 1, family_assignment="random")
    seen = g.view(0)
    assert [row["gold"] for row in seen["players"]] == [40, None, None]
    assert (seen["players"][0]["influence"], seen["pile"], len(seen["tiles"])) == (12, 23, 30)
    assert seen["status"] == [6, 7, 6, 5, 5]
    with pytest.raises(ValueError, match="3 to 6 seats"):
        game("princes").start(2)


def test_the_first_player_is_drawn_independently() -> None:
    """2.5: over many games the first chooser is not always the first player."""
    differs = 0
    for seed in range(12):
        g = game("princes").start(3, seed)
        chooser = g.to_act[0]
        while (g.prompt(g.to_act[0]) or ("",))[0] == "ask-family":
            g.act(g.to_act[0], g.legal(g.to_act[0])[0])
        differs += chooser != g.to_act[0]
    assert 0 < differs < 12


def test_one_troop_of_each_type() -> None:
    """3.5"""
    g = table(troops={0: ["pike"]}, gold={0: 9})
    assert refusal(g, 0, "buy_troop pike") == ("no-troop-owned", "3.5")
    assert refusal(g, 0, "buy_troop cavalry") == ("no-troop-gold", "3.5")
    do(g, "0 buy_troop artillery")
    assert (g.gold[0], has_troop(g, 0, "artillery"), g.supply[1]) == (0, True, 3)


def test_a_sold_out_troop_comes_back_when_disbanded() -> None:
    """3.5, edge 11, ruling 36: disbanding is the action."""
    g = table(5, families=(), troops={seat: ["pike"] for seat in range(4)}, active=4)
    assert refusal(g, 4, "buy_troop pike") == ("no-troop-left", "3.5")
    do(g, "4 pass_turn", "0 discard_troop pike")
    assert g.active == 1
    assert g.supply[4] == 1
    assert refusal(g, 1, "discard_troop cavalry") == ("no-troop-yours", "3.5")


def test_a_treachery_card_costs_one_and_one() -> None:
    """3.6"""
    g = table(deck=["veto"])
    do(g, "0 buy_treachery")
    assert (g.gold[0], g.influence[0], g.hands[0]) == (39, 11, [5])
    assert refusal(table(influence={0: 0}), 0, "buy_treachery") == ("no-card-money", "3.6")


def test_the_hand_limit_is_enforced_at_once() -> None:
    """3.6, 3.14, ruling 30: buying at the limit is allowed; the new card may go."""
    g = table(hands={0: ["veto", "start_war"]}, deck=["freeze_bid"])
    do(g, "0 buy_treachery")
    assert asked(g) == (0, "ask-discard")
    assert set(options(g, 0)) == {f"discard_treachery {card}" for card in ("freeze_bid", "veto", "start_war")}
    assert refusal(g.copy(), 0, "discard_treachery raid_gold") == ("no-card", "3.17")
    assert refusal(g, 0, "pass_turn") == ("no-choice", "3.14")
    do(g, "0 discard_treachery freeze_bid")
    assert (g.hands[0], g.buried[0]) == ([5, 6], [2])


def test_above_the_limit_a_theft_will_do() -> None:
    """3.14: after buying on one's own turn."""
    g = table(hands={0: ["veto", "start_war"]}, deck=["raid_gold"])
    do(g, "0 buy_treachery", "0 play_raid_gold 1")
    assert (g.gold[0], g.gold[1], g.hands[0]) == (42, 37, [5, 6])


def test_above_the_limit_within_an_auction_only_discarding_helps() -> None:
    """3.14, ruling 13."""
    g = table(hands={0: ["veto", "raid_gold"]}, tiles={0: ["alfonso_aragon"]}, deck=["freeze_bid"])
    do(g, "0 auction_event botticelli", "0 use_alfonso")
    assert refusal(g, 0, "play_raid_gold 1") == ("no-theft-now", "3.2")


def test_hand_limit_of_five() -> None:
    """3.14, edge 23."""
    hand = ["freeze_bid", "freeze_bid", "freeze_bid", "veto", "start_war"]
    g = table(
        families=("bentivogli",), tiles={0: ["cesare_borgia", "ferrante_d_aragon"]}, hands={0: hand}, deck=["raid_gold"]
    )
    assert g.hand_limit(0) == 5
    do(g, "0 buy_treachery")
    assert asked(g) == (0, "ask-discard")
    do(g, "0 discard_treachery raid_gold")
    assert len(g.hands[0]) == 5


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """3.15, ruling 31, edge 22: hands are not touched."""
    g = table(hands={1: ["freeze_bid"]})
    g.played, g.buried[2], g.pile = g.pile[:20], g.pile[20:], []
    kept = g.played + g.buried[2]
    do(g, "0 buy_treachery")
    assert "pile-shuffled" in told(g)
    assert sorted(g.pile + g.hands[0]) == sorted(kept)
    assert g.hands[1] == [2]


def test_thefts_take_what_there_is() -> None:
    """3.2, ruling 14, 23: gold on the home town is safe."""
    g = table(hands={0: ["steal_influence", "raid_gold"]}, gold={1: 2}, town={1: 9}, influence={1: 0})
    do(g, "0 play_raid_gold 1", "0 play_steal_influence 1")
    assert (g.gold[:2], g.influence[:2], g.town[1]) == ([42, 0], [12, 0], 9)
    assert asked(g) == (0, "ask-turn")


def test_thefts_before_and_after_the_main_action() -> None:
    """3.1, 3.12, ruling 13."""
    g = table(hands={0: ["steal_influence", "raid_gold"]})
    do(g, "0 play_steal_influence 2", "0 pass_turn", "0 play_raid_gold 3")
    assert (g.influence[0], g.gold[0], g.active) == (14, 43, 1)


def test_lucrezia_steals_once_a_decade() -> None:
    """3.3, 3.16, ruling 33."""
    g = table(tiles={0: ["lucrezia_borgia"]})
    do(g, "0 use_lucrezia 1")
    assert (g.influence[0], g.influence[1], rotated(g, "lucrezia_borgia")) == (14, 10, True)
    assert refusal(g, 0, "use_lucrezia 1") == ("no-power-used", "3.16")
    assert refusal(table(), 0, "use_lucrezia 1") == ("no-power", "3.16")


def test_a_theft_needs_its_card_and_another_player() -> None:
    """3.2, 3.17"""
    assert refusal(table(), 0, "play_raid_gold 1") == ("no-card", "3.17")
    g = table(hands={0: ["raid_gold"]})
    assert refusal(g, 0, "play_raid_gold 0") == ("no-self", "3.2")
    assert refusal(g, 0, "play_raid_gold 5") == ("no-seat", "3.2")


def test_alfonso_is_no_action() -> None:
    """3.4: then the main action follows."""
    g = table(tiles={0: ["alfonso_aragon"]})
    do(g, "0 use_alfonso")
    assert asked(g) == (0, "ask-turn")
    assert len(g.hands[0]) == 1
    assert refusal(g, 0, "use_alfonso") == ("no-power-used", "3.16")


def test_an_event_of_another_decade_is_not_auctioned() -> None:
    """3.8"""
    g = table(decade=1)
    assert refusal(g, 0, "auction_event michelangelo") == ("no-event", "3.8")


def test_the_turn_ends_at_once_without_cards_or_powers() -> None:
    """3.12"""
    assert do(table(), "0 pass_turn").active == 1
    g = do(table(hands={0: ["veto"]}), "0 pass_turn")
    assert asked(g) == (0, "ask-end")
    assert options(g, 0) == ["end_turn"]
    assert refusal(g, 0, "buy_troop pike") == ("no-main-done", "3.12")


def test_start_war_follows_any_action_even_at_the_limit() -> None:
    """3.12, ruling 15, edge 16: the marker does not move and the turn is over afterwards."""
    g = table(hands={0: ["start_war"]}, wars=4)
    assert refusal(g, 0, "declare_war milan rome") == ("no-war-limit", "3.10")
    do(g, "0 pass_turn")
    assert refusal(g, 0, "play_start_war milan milan") == ("no-war-self", "3.10")
    without = do(table(hands={0: ["raid_gold"]}, wars=4), "0 pass_turn")
    assert refusal(without, 0, "play_start_war milan rome") == ("no-card", "3.17")
    do(g, "0 play_start_war milan rome")
    assert "war-unfought" in told(g)
    assert (g.wars, g.active) == (4, 1)


def test_start_war_may_be_vetoed_and_the_card_is_lost() -> None:
    """3.12, ruling 15, edge 16."""
    g = table(hands={0: ["start_war"], 2: ["veto"]}, wars=4)
    do(g, "0 pass_turn", "0 play_start_war milan rome", "2 play_veto")
    assert (sorted(g.played), g.wars, g.active) == ([5, 6], 4, 1)


def test_war_limit_of_four_and_five() -> None:
    """2.6, 3.10, example 8: a vetoed war counts."""
    g = table(wars=3, hands={1: ["veto"]})
    do(g, "0 declare_war milan rome", "1 play_veto")
    assert "declare_war" not in verbs(g, 1)
    assert refusal(g, 1, "declare_war milan rome") == ("no-war-limit", "3.10")
    five = table(5, families=(), wars=4)
    assert "declare_war milan rome" in options(five, 0)


def test_stall_guard() -> None:
    """3.13, ruling 40: after two rounds of idle turns one must act, and must open."""
    g = table(3, idle=5)
    do(g, "0 pass_turn")
    assert asked(g) == (1, "ask-turn-guarded")
    assert refusal(g, 1, "pass_turn") == ("no-pass-guard", "3.13")
    do(g, "1 auction_event botticelli")
    assert refusal(g, 1, "pass_bid") == ("no-pass-opening", "4.2")
    do(g, "1 bid 0", "2 pass_bid", "0 pass_bid")
    assert g.idle == 0
    assert "pass_turn" in options(g, 2)


def test_unsold_auctions_are_idle_turns() -> None:
    """3.13"""
    g = table(3)
    do(g, "0 auction_pope", "0 pass_bid", "1 pass_bid", "2 pass_bid")
    assert g.idle == 1
    do(g, "1 auction_pope", "1 bid 0", "2 pass_bid", "0 pass_bid")
    assert g.idle == 0


def test_everybody_always_passing_ends() -> None:
    """3.13, edge 30: each guarded turn buys something or sells an event."""
    g = game("princes").start(3, 5, family_assignment="random", stall_guard_rounds=1)
    moves = 0
    while not g.over:
        seat = g.to_act[0]
        texts = [g.game.verbs.text(action) for action in g.legal(seat)]
        quiet = [t for t in texts if t.startswith(("pass", "decline", "end_turn", "done", "keep"))]
        lazy = [t for t in texts if t.startswith(("auction_event", "bid 0", "place", "discard"))]
        g.submit(seat, (quiet or lazy)[0])
        moves += 1
    assert moves < 200


def test_without_guard_passing_is_always_possible() -> None:
    """3.13"""
    assert "pass_turn" in options(table(idle=500, options={"stall_guard_rounds": 0}), 0)


def test_the_option_of_a_least_bid() -> None:
    """5.3, ruling 8."""
    for least in (0, 1):
        g = table(troops={0: ["pike"]}, options={"condottiere_min_bid": least})
        do(g, "0 declare_war milan rome")
        assert bids(g, 0)[0] == least


def test_disbanding_the_only_troop() -> None:
    """3.5, 5.3, edge 29: from then on no participant."""
    g = table(troops={0: ["pike"]})
    do(g, "0 discard_troop pike", "1 declare_war milan rome")
    assert "war-unfought" in told(g)


def test_the_next_decade_begins_with_the_left_neighbour() -> None:
    """6.5: of whoever put the last event up, whoever bought it."""
    g = table(events=["botticelli"])
    do(g, "0 auction_event botticelli", "0 pass_bid", "1 pass_bid", "2 bid 0", "3 pass_bid")
    assert (g.decade, g.active) == (1, 1)


def test_no_window_after_the_last_event() -> None:
    """3.12, 6.1, ruling 15, edge 14."""
    g = table(events=["botticelli"], hands={0: ["start_war", "steal_influence"]})
    do(g, "0 auction_event botticelli", "0 bid 0")
    pass_round(g, 1, 2, 3)
    assert (g.decade, g.active, asked(g)) == (1, 1, (1, "ask-turn"))


def test_the_last_event_is_carried_out_before_the_income() -> None:
    """6.1, edge 13: bought for nothing."""
    g = table(events=["verrocchio"])
    do(g, "0 auction_event verrocchio", "0 bid 0")
    pass_round(g, 1, 2, 3)
    assert g.decade == 0
    do(g, "0 place_artist rome")
    assert (g.decade, status(g, "rome")) == (1, 6)
    keys = told(g)
    assert keys.index("artist-placed") < keys.index("income")


def test_unknown_words_are_named() -> None:
    with pytest.raises(ValueError, match="troup"):
        scene("princes", troup={0: ["pike"]})
    with pytest.raises(ValueError, match="did you mean 'pike'"):
        scene("princes", troops={0: ["pikes"]})


def test_a_pack_is_checked() -> None:
    title = game("princes")
    text = (title.folder / "components.toml").read_text(encoding="utf-8")
    with pytest.raises(PackError, match="too few"):
        title.box(Pack(text.replace("copies = 8", "copies = 1").replace("copies = 7", "copies = 1"), "thin.toml"))
    with pytest.raises(PackError, match="currency must be one of gold, influence"):
        title.box(Pack(text.replace('currency = "gold"', 'currency = "florins"', 1), "florins.toml"))
    with pytest.raises(PackError, match="could never end"):
        title.box(Pack(text.replace("decade = 3", "decade = 2"), "short.toml"))
