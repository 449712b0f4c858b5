"""The scripted expert: legal, sensible, better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game
from signoria.bots.sight import RandomBot, Sight
from signoria.kernel.components import FIRST_PRINTING
from signoria.titles.princes.bots.expert import Expert
from signoria.titles.princes.bots.worth import Worth
from signoria.titles.princes.rules.names import CITIES
from signoria.titles.princes.rules.table import Table

from .words import do, options, table

ROME = CITIES.index("rome")


def choice(g: Table, seat: int) -> str:
    return g.game.verbs.text(Expert().choose(Sight(g, seat, Random(1))))


def aside(g: Table, seat: int) -> str:
    code = Expert().aside(Sight(g, seat, Random(1)))
    return "" if code is None else g.game.verbs.text(code)


@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_players(seats: int) -> None:
    rng = Random(seats)
    g = game("princes").start(seats, seats)
    bots = [Expert() if seat == 1 else RandomBot() for seat in range(seats)]
    while not g.over:
        seat = g.to_act[0]
        g.submit(seat, bots[seat].choose(Sight(g, seat, rng)))
    assert g.winners == [1]


def test_a_table_of_experts_ends() -> None:
    rng = Random(4)
    g = game("princes").start(4, 4, stall_guard_rounds=0)
    bot = Expert()
    while not g.over and g.moves < 3000:
        seat = g.to_act[0]
        g.submit(seat, bot.choose(Sight(g, seat, rng)))
    assert g.over


def test_it_takes_presents_and_refuses_to_be_robbed() -> None:
    g = do(table(), "1 offer_to 2", "1 give_gold 10", "1 propose")
    assert aside(g, 2) == "accept_offer 1"
    g = do(table(), "1 offer_to 2", "1 give_gold 1", "1 ask_influence 8", "1 propose")
    assert aside(g, 2) == "reject_offer 1"
    assert aside(g, 3) == ""


def test_it_places_an_artist_where_its_tiles_are() -> None:
    g = table(
        decade=3, events=["perugino", "bramante"], tiles={0: ["roderigo_borgia", "della_rovere", "orsini_family"]},
        status={"venice": 7, "milan": 6, "florence": 6, "rome": 6, "naples": 3},
    )  # fmt: skip
    do(g, "0 auction_event perugino", "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
    assert choice(g, 0) == "place_artist rome"


def test_it_bribes_the_troop_that_decides_the_war() -> None:
    g = table(troops={0: ["light_infantry", "pike"], 1: ["artillery"]}, hands={0: ["bribe_troops"]}, decade=3)
    do(g, "0 declare_war milan rome", "0 decline", "0 bid 0", "1 pass_bid", "1 bid 0")
    assert "done" in options(g, 0)
    assert choice(g, 0) == "play_bribe_troops 1 artillery"


def test_it_rolls_again_only_when_that_helps() -> None:
    words: dict[str, Any] = {"troops": {0: ["artillery"], 1: ["pike"]}, "tiles": {0: ["ludovico_sforza"]}, "decade": 3}
    for dice, answer in (((6, 1), "keep_dice"), ((1, 6), "reroll")):
        g = table(dice=dice, **words)
        do(g, "0 declare_war milan rome", "0 bid 0", "1 pass_bid", "1 bid 0")
        assert choice(g, 0) == answer


def test_it_does_not_throw_a_full_purse_away_for_the_last_event() -> None:
    """The most gold is worth 6, Michelangelo 4."""
    g = table(3, decade=3, events=["michelangelo"], gold=[20, 18, 17], active=1)
    do(g, "1 auction_event michelangelo", "1 bid 10", "2 pass_bid")
    assert choice(g, 0) == "pass_bid"


def test_it_lets_the_table_bid_for_the_pope_when_nothing_better_is_to_do() -> None:
    """Nobody can buy a tile, a troop or a war; the event is no bargain."""
    g = table(decade=2, gold=[1, 1, 1, 1], influence=[8, 8, 8, 8], wars=4, events=["merchant_2", "bellini"])
    assert choice(g, 0) == "auction_pope"
    do(g, "0 auction_pope")
    assert choice(g, 0) == "bid 0"


def test_the_pope_joins_a_war_that_hangs_on_him() -> None:
    """In the last war of a decade nothing is gained by waiting."""
    g = table(
        decade=3, wars=3, pope=2, tiles={2: ["doge", "venetian_merchant_1", "venetian_merchant_2"]},
        troops={0: ["artillery"], 1: ["artillery"], 2: ["artillery", "cavalry"]},
    )  # fmt: skip
    do(g, "0 declare_war venice milan", "0 bid 0", "1 pass_bid", "2 pass_bid", "1 bid 0", "2 pass_bid")
    assert choice(g, 2) == "join attacker"


def test_influence_is_worth_less_with_every_chance_to_spend_it_gone() -> None:
    early = Worth(table(decade=3), 0)
    late = Worth(table(decade=3, wars=4, pope=1, events=["michelangelo"]), 0)
    assert late.favours[0] < early.favours[0] < Worth(table(), 0).favours[0]


def test_a_city_whose_tiles_are_held_is_expected_to_rise() -> None:
    held = Worth(table(tiles={1: ["roderigo_borgia", "della_rovere"], 2: ["orsini_family"]}), 0)
    assert held.values[ROME] > Worth(table(), 0).values[ROME]


def amount(words: str) -> int:
    return int(words.removeprefix("bid "))


def test_it_opens_near_what_the_others_would_give() -> None:
    """Rounds in which everybody would go on decide nothing."""
    rich = do(table(gold=[60, 50, 50, 50]), "0 auction_city doge")
    least = amount(next(option for option in options(rich, 0) if option.startswith("bid")))
    assert least < amount(choice(rich, 0)) < 30


def test_it_pays_the_least_where_nobody_else_can_pay_more() -> None:
    poor = do(table(gold=[60, 3, 3, 3]), "0 auction_city doge")
    assert choice(poor, 0) == next(option for option in options(poor, 0) if option.startswith("bid"))


def test_it_goes_step_by_step_while_it_could_freeze_the_last_rival() -> None:
    g = do(table(gold=[60, 50, 50, 50], hands={0: ["freeze_bid"]}), "0 auction_city doge")
    assert choice(g, 0) == next(option for option in options(g, 0) if option.startswith("bid"))


@pytest.mark.parametrize(("pack", "taken"), [(FIRST_PRINTING, 1), ("balanced", 6)])
def test_it_takes_any_family_that_is_as_good_as_the_others(pack: str, taken: int) -> None:
    """Baglioni is better than all others in the first printing; in the balanced box none is."""
    g = game("princes").start(4, 1, pack)
    seat = g.first_to_act()
    found = {Expert().choose(Sight(g, seat, Random(number))) for number in range(60)}
    assert len(found) == taken
