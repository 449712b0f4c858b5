"""War (rules digest 5)."""

from __future__ import annotations

from typing import Any, get_args

from signoria.titles.princes.rules.seen import WarStep
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.war import STEP_NAMES

from .words import (
    asked,
    bids,
    do,
    options,
    refusal,
    rotated,
    said,
    status,
    table,
    told,
    verbs,
)

GEOFF = ["cavalry", "pike"]
HAMMY = ["artillery", "fortification"]


def rolls(g: Table) -> list[tuple[int, ...]]:
    """Totals of the striking and the holding side, round by round."""
    rows = [e for e in g.log or [] if e.key in ("attack-rolled", "counter-rolled")]
    return [(row.values[1], row.values[4]) for row in rows]


def example(**words: Any) -> Table:
    """Example 3 up to the bribes: Stella declares war of Venice on Rome."""
    words.setdefault("tiles", {0: ["swiss_mercenaries"]})
    words.setdefault("troops", {0: GEOFF, 1: HAMMY, 2: ["light_infantry"]})
    words.setdefault("dice", (5, 1, 2, 6))
    g = table(active=2, status={"venice": 6, "rome": 5}, hands={1: ["bribe_troops"]}, **words)
    do(g, "2 declare_war venice rome", "1 decline")
    return do(g, "2 bid 1", "0 bid 6", "1 pass_bid", "2 pass_bid", "2 bid 2", "1 bid 4", "2 pass_bid")


def test_example_fees_and_pay() -> None:
    """4.6, 5.3, 5.5, example 3, ruling 3, 38: Baglioni and Swiss Mercenaries add up."""
    g = example()
    assert (g.influence[0], g.influence[1]) == (12 - 4, 12 - 4)
    assert (g.town[0], g.town[1]) == (6, 5)
    without = example(tiles={})
    assert without.influence[0] == 12 - 5


def test_the_swiss_discount_needs_no_pike() -> None:
    """4.6, ruling 4."""
    g = example(troops={0: ["cavalry"], 1: HAMMY, 2: ["light_infantry"]})
    assert g.influence[0] == 12 - 4


def test_example_battle() -> None:
    """5.7 to 5.14, example 3: the cavalry is bribed, the counter-attack wins twice over."""
    g = example()
    assert asked(g) == (1, "ask-bribes")
    do(g, "1 play_bribe_troops 0 cavalry")
    assert rolls(g) == [(6, 6), (10, 5)]
    assert (status(g, "rome"), status(g, "venice")) == (7, 4)
    assert g.counters == [0, 1, 0, 0]


def test_bribing_a_troop_takes_its_bonus_away() -> None:
    """5.7, 5.9, example 3, variant: without the pike the Swiss are gone."""
    g = example()
    do(g, "1 play_bribe_troops 0 pike")
    assert rolls(g)[0] == (2 + 5, 5 + 1)


def step(g: Table) -> str:
    war = g.view(None)["war"]
    assert war
    return war["step"]


def test_the_view_names_every_step_in_which_somebody_is_asked() -> None:
    """5.2 to 5.12"""
    hands = {0: ["bribe_troops"], 1: ["bribe_troops"], 3: ["bribe_troops"]}
    troops = {0: GEOFF, 1: HAMMY, 3: ["artillery"]}
    g = table(pope=3, hands=hands, troops=troops, tiles={2: ["ludovico_sforza"]}, dice=(1, 1, 1, 1))
    hiring = ["1 decline", "3 decline", "0 decline", "0 bid 1", "1 pass_bid", "3 pass_bid", "1 bid 1", "3 pass_bid"]
    fighting = ["3 join attacker", "0 done", "1 done", "3 done", "2 keep_dice"]
    seen = [step(do(g, line)) for line in ["0 declare_war venice rome", *hiring, *fighting]]
    assert list(dict.fromkeys(seen)) == [
        "veto", "hire_attacker", "hire_defender", "holy_league", "bribes_by_attacker", "bribes_by_defender",
        "bribes_by_ally", "reroll_attack", "reroll_counter_attack",
    ]  # fmt: skip


def test_the_steps_of_a_war_are_the_words_of_its_type() -> None:
    assert get_args(WarStep) == STEP_NAMES


def test_veto_order_and_first_veto_settles() -> None:
    """5.2, edge 17: clockwise from the left of the active player, who comes last."""
    g = table(hands={0: ["freeze_bid"], 2: ["veto"], 3: ["freeze_bid"]}, tiles={1: ["lorenzo_medici"]})
    do(g, "0 declare_war milan rome")
    assert asked(g) == (1, "ask-veto")
    do(g, "1 decline")
    assert options(g, 2) == ["play_veto", "decline"]
    do(g, "2 play_veto")
    assert asked(g)[1] == "ask-end"
    assert g.wars == 1


def test_lorenzo_vetoes_once_a_decade() -> None:
    """5.2, 3.16, ruling 11."""
    g = table(tiles={1: ["lorenzo_medici"]})
    do(g, "0 declare_war milan rome", "1 use_lorenzo")
    assert rotated(g, "lorenzo_medici")
    do(g, "1 declare_war milan rome")
    assert told(g)[-2:] == ["war-unfought", "turn-begun"]


def test_one_may_veto_ones_own_war() -> None:
    """5.2, edge 18."""
    g = table(hands={0: ["veto"]})
    do(g, "0 declare_war milan rome")
    assert asked(g) == (0, "ask-veto")
    do(g, "0 play_veto")
    assert g.active == 1


def test_only_holders_of_cards_or_lorenzo_are_asked_for_a_veto() -> None:
    """5.2, 9.4"""
    g = table(hands={3: ["bribe_cardinal"]})
    do(g, "0 declare_war milan rome")
    assert asked(g) == (3, "ask-veto")
    assert refusal(g, 3, "play_veto") == ("no-card", "3.17")
    assert refusal(g, 3, "use_lorenzo") == ("no-power", "3.16")


def test_the_marker_moves_first_and_never_back() -> None:
    """5.1, ruling 32."""
    g = table(hands={1: ["veto"]})
    do(g, "0 declare_war milan rome")
    assert g.wars == 1
    assert do(g, "1 play_veto").wars == 1


def test_war_without_any_troops_is_not_fought() -> None:
    """5.4, ruling 10, edge 1."""
    g = table()
    do(g, "0 declare_war milan rome")
    assert said(g, "nobody-hired") == [(0,), (3,)]
    assert (g.wars, g.town, g.active) == (1, [0] * 4, 1)


def test_only_players_with_troops_take_part() -> None:
    """5.3, ruling 12: the others get no bidding turn, not even for cards."""
    g = table(troops={2: ["pike"]}, hands={0: ["freeze_bid"]})
    do(g, "0 declare_war milan rome", "0 decline")
    assert asked(g) == (2, "ask-open-attacker")


def test_one_with_troops_may_take_either_post_but_not_both() -> None:
    """5.3, edge 2: the other side fights with 3 and 3."""
    g = table(troops={2: ["artillery"]}, dice=(1, 1, 1, 1))
    do(g, "0 declare_war milan rome", "2 bid 0")
    assert said(g, "hired") == [(2, 0, 0, 0)]
    assert rolls(g) == [(4, 4), (4, 2)]
    assert "war-won" in told(g)
    assert (g.town[2], g.counters) == (6, [0, 0, 0, 0])


def test_a_bare_city_can_win_and_nobody_takes_the_counter() -> None:
    """5.4, 5.14, edge 3."""
    g = table(troops={2: ["light_infantry"]}, dice=(6, 1))
    do(g, "0 declare_war milan rome", "2 pass_bid", "2 bid 0")
    assert rolls(g) == [(9, 1)]
    assert (status(g, "milan"), status(g, "rome")) == (8, 3)
    assert g.counters == [0, 0, 0, 0]


def test_the_second_auction_is_opened_by_the_active_player_again() -> None:
    """5.3, ruling 9: or by the next participant."""
    g = table(troops={seat: ["pike"] for seat in range(4)})
    do(g, "0 declare_war milan rome", "0 pass_bid", "1 pass_bid", "2 bid 0", "3 pass_bid")
    assert asked(g) == (0, "ask-open-defender")
    h = table(troops={seat: ["pike"] for seat in range(4)})
    do(h, "0 declare_war milan rome", "0 bid 1", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert asked(h) == (1, "ask-open-defender")


def test_the_active_player_may_pass_when_opening_for_a_post() -> None:
    """5.3, ruling 7."""
    g = table(troops={0: ["pike"]})
    do(g, "0 declare_war milan rome")
    assert "pass_bid" in options(g, 0)
    do(g, "0 pass_bid", "0 pass_bid")
    assert "war-unfought" in told(g)


def test_the_attacker_pays_before_the_second_auction() -> None:
    """5.3"""
    g = table(troops={0: ["pike"], 1: ["pike"]})
    do(g, "0 declare_war milan rome", "0 bid 5", "1 pass_bid")
    assert g.influence[0] == 12 - 4
    assert asked(g) == (1, "ask-open-defender")


def test_no_theft_between_the_two_auctions() -> None:
    """3.2, ruling 13."""
    g = table(troops={0: ["pike"], 1: ["pike"]}, hands={1: ["raid_gold"]})
    do(g, "0 declare_war milan rome", "1 decline", "0 bid 1", "1 pass_bid")
    assert refusal(g, 1, "play_raid_gold 0") == ("no-theft-now", "3.2")


def test_a_win_is_strictly_greater_and_a_draw_moves_nothing() -> None:
    """5.10, 5.11"""
    g = table(troops={0: ["pike"], 1: ["pike"]}, dice=(3, 1, 3, 1))
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0")
    assert rolls(g) == [(3, 3), (1, 5)]
    assert said(g, "war-drawn") == [(0, 3)]
    assert (status(g, "milan"), status(g, "rome"), sum(g.counters)) == (6, 5, 0)
    assert (g.town[0], g.town[1]) == (6, 5)  # pay is kept


def test_an_ordinary_win_moves_one_step() -> None:
    """5.13"""
    g = table(troops={0: ["artillery"], 1: ["pike"]}, dice=(3, 3))
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0")
    assert rolls(g) == [(6, 5)]
    assert (status(g, "milan"), status(g, "rome"), g.counters[0]) == (7, 4, 1)


def test_status_stops_at_its_ends_and_the_counter_is_taken() -> None:
    """5.13, 5.14, edge 7 and 8: each marker for itself."""
    for rome, left in ((3, 3), (6, 4)):
        g = table(troops={0: ["artillery"], 1: ["light_infantry"]}, status={"milan": 10, "rome": rome}, dice=(6, 1))
        do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0")
        assert (status(g, "milan"), status(g, "rome"), g.counters[0]) == (10, left, 1)


def test_bribes_go_in_order_and_once_each() -> None:
    """5.7, ruling 18: attacker, defender, ally; several cards in one turn; own troops too."""
    hands = {0: ["bribe_troops", "bribe_troops"], 1: ["bribe_troops"], 3: ["bribe_troops"]}
    g = table(troops={0: GEOFF, 1: HAMMY, 3: ["pike"]}, hands=hands, pope=3, dice=(1, 1, 1, 1))
    do(g, "0 declare_war milan rome", "1 decline", "3 decline", "0 decline")
    do(g, "0 bid 0", "1 pass_bid", "3 pass_bid", "1 bid 0", "3 pass_bid", "3 join defender")
    assert asked(g) == (0, "ask-bribes")
    do(g, "0 play_bribe_troops 0 cavalry")
    assert refusal(g, 0, "play_bribe_troops 0 cavalry") == ("no-bribe-twice", "5.7")
    assert refusal(g, 0, "play_bribe_troops 2 pike") == ("no-bribe-target", "5.7")
    assert refusal(g, 0, "play_bribe_troops 1 pike") == ("no-bribe-troop", "5.7")
    do(g, "0 play_bribe_troops 3 pike")
    assert asked(g) == (1, "ask-bribes")  # Geoff has no card left
    do(g, "1 done")
    assert asked(g) == (3, "ask-bribes")
    do(g, "3 play_bribe_troops 1 artillery")
    assert rolls(g)[0] == (0 + 1, 3 + 1)


def test_fighters_with_other_cards_are_asked_too() -> None:
    """5.7, 9.4"""
    g = table(troops={0: GEOFF, 1: HAMMY}, hands={1: ["veto"]})
    do(g, "0 declare_war milan rome", "1 decline", "0 bid 0", "1 pass_bid", "1 bid 0")
    assert options(g, 1) == ["done"]
    assert refusal(g, 1, "play_bribe_troops 0 pike") == ("no-card", "3.17")


def test_alfonso_in_the_bribe_window() -> None:
    """3.4, 5.7, ruling 29: only for the active player."""
    g = table(troops={0: GEOFF, 1: HAMMY}, tiles={0: ["alfonso_aragon"]}, deck=["bribe_troops"], dice=(1, 1, 1, 1))
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0", "0 use_alfonso")
    assert refusal(g, 0, "use_alfonso") == ("no-power-used", "3.16")
    do(g, "0 play_bribe_troops 1 artillery")
    assert g.active == 1


def test_all_troops_bribed_leaves_caterina() -> None:
    """5.9, edge 20, ruling 34."""
    g = table(
        troops={0: ["artillery"], 1: ["pike"]}, tiles={1: ["caterina_sforza"]}, hands={0: ["bribe_troops"]}, dice=(1, 2)
    )
    do(g, "0 declare_war milan rome", "0 decline", "0 bid 0", "1 pass_bid", "1 bid 0")
    do(g, "0 play_bribe_troops 1 pike")
    assert rolls(g)[0] == (3 + 1, 2 + 2)


def test_every_bonus() -> None:
    """5.8, 5.9"""
    everything = ["cavalry", "artillery", "fortification", "crossbow", "pike", "light_infantry"]
    plain = table(families=("malatesta",), troops={0: everything})
    assert plain.strength(0) == (7, 8)
    cases = {
        "caterina_sforza": (7, 10), "genoese_crossbow": (7, 9), "swiss_mercenaries": (8, 9), "armourer": (8, 8),
        "spanish_infantry": (8, 9),
    }  # fmt: skip
    for tile, strength in cases.items():
        assert table(families=("malatesta",), troops={0: everything}, tiles={0: [tile]}).strength(0) == strength
    assert table(families=("d_este",), troops={0: everything}).strength(0) == (8, 9)
    assert table(families=("d_este",), troops={0: ["pike"]}).strength(0) == (0, 2)


def test_holy_league_fights_with_printed_strength() -> None:
    """5.6, ruling 16, 17, 34: no bonus of family or tiles; it may help a city without condottiere."""
    g = table(
        troops={0: ["artillery"], 1: ["artillery", "pike"]}, pope=1,
        tiles={1: ["swiss_mercenaries", "caterina_sforza"]}, dice=(1, 1, 6, 6),
    )  # fmt: skip
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 pass_bid")
    assert asked(g) == (1, "ask-league")
    do(g, "1 join defender")
    assert rolls(g)[0] == (3 + 1, 3 + 1 + 2 + 1)
    assert rolls(g)[1] == (3 + 3 + 6, 1 + 6)
    assert g.counters == [0, 0, 0, 0]  # Rome wins without condottiere, the ally takes none
    assert g.league_used == 1


def test_the_league_is_asked_only_where_it_may_be_declared() -> None:
    """5.6, ruling 16: not of a condottiere, not without troops, not twice a decade."""
    for words in ({"pope": 0}, {"pope": 2}, {"pope": 3, "league_used": True}):
        g = table(troops={0: GEOFF, 1: HAMMY, 3: ["pike"]}, **words)
        do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "3 pass_bid", "1 bid 0", "3 pass_bid")
        assert "league-declined" not in told(g)
        assert g.active == 1


def test_the_league_may_be_kept_for_later() -> None:
    """5.6"""
    g = table(troops={0: GEOFF, 1: HAMMY, 3: ["pike"]}, pope=3)
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "3 pass_bid", "1 bid 0", "3 pass_bid")
    assert refusal(g, 3, "play_raid_gold 1") == ("no-theft-now", "3.2")
    do(g, "3 decline")
    assert g.league_used == 0


def test_ludovico_has_both_dice_rolled_again_once() -> None:
    """5.12, ruling 19, edge 21: by any player, the new dice stand, once a decade."""
    g = table(troops={0: ["artillery"], 1: ["pike"]}, tiles={3: ["ludovico_sforza"]}, dice=(6, 1, 1, 6, 2, 2))
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0")
    assert asked(g) == (3, "ask-reroll")
    do(g, "3 reroll")
    assert rolls(g) == [(9, 3), (4, 8), (2, 3)]
    assert rotated(g, "ludovico_sforza")
    assert "war-drawn" in told(g)


def test_ludovico_is_asked_after_each_roll() -> None:
    """5.12"""
    g = table(troops={0: ["pike"], 1: ["pike"]}, tiles={3: ["ludovico_sforza"]}, dice=(1, 6, 1, 6, 6, 1))
    do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0", "3 keep_dice")
    assert asked(g) == (3, "ask-reroll")
    do(g, "3 reroll")
    assert rolls(g)[-1] == (1, 8)


def test_troops_are_never_lost() -> None:
    """5.14, edge 19: a bribed troop gives its influence all the same."""
    from signoria.titles.princes.rules.decades import income

    g = example()
    do(g, "1 play_bribe_troops 0 cavalry")
    assert g.strength(0) == (2 + 1, 1 + 3)
    assert income(g, 0)[1] == 8 + 2


def test_wars_need_two_cities() -> None:
    """3.10"""
    assert refusal(table(), 0, "declare_war rome rome") == ("no-war-self", "3.10")
    assert len([text for text in options(table(), 0) if text.startswith("declare_war")]) == 20


def test_posts_may_be_had_without_influence() -> None:
    """5.3, ruling 8."""
    g = table(troops={0: ["pike"]}, influence={0: 0}, tiles={0: ["armourer"]})
    do(g, "0 declare_war milan rome")
    assert bids(g, 0) == [0, 1, 2]
    assert verbs(g, 0) == {"bid", "pass_bid"}


def test_a_war_that_was_forbidden_cannot_be_allowed_at_once() -> None:
    """Whose war it was has lost it."""
    g = table(tiles={1: ["lorenzo_medici"]})
    do(g, "0 declare_war milan rome")
    do(g, "1 use_lorenzo")
    assert g.to_act == [1]
    assert g.undo_refusal(1) == "no-undo-concerned"
