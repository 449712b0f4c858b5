"""The expert, and the table as text."""

from __future__ import annotations

from random import Random

import pytest

import signoria
from signoria.bots import RandomBot, Sight
from signoria.titles.il_principe.board import board
from signoria.titles.il_principe.bots.expert import Expert
from signoria.titles.il_principe.bots.reckoning import RECKONING, colors_led
from signoria.titles.il_principe.rules.state import Principe
from signoria.words import LANGUAGES, Words

from .words import DISPLAY, A, B, C, play, start, table

GAME = signoria.game("il_principe")
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def says(g: Principe, seat: int) -> str:
    action = Expert().choose(Sight(g, seat, Random(1)))
    return g.game.verbs.text(action)


def test_builds_when_it_pays() -> None:
    """A large city with all its cards in hand."""
    g = table(3, phase="actions", round=3, marker=A, cities=DISPLAY, money=[9] * 3,
              hands={A: "2 green red blue yellow"})  # fmt: skip
    assert says(g, A) == "build firenze"


def test_bids_for_the_card_that_completes_a_city() -> None:
    """And leaves a useless group once it is dear."""
    g = table(3, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[12] * 3, pool="green",
              hands={B: "green red blue yellow"})  # fmt: skip
    assert says(g, B) == "bid 1"
    play(g, "1 bid 9")
    assert says(g, C) == "pass"


def limit(pool: str) -> int:
    """How far the expert goes for a group, with nothing in hand."""
    g = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[12] * 4, pool=pool)
    g.submit(B, "bid 1")
    amount = 1
    while amount < 12 and says(g, C) != "pass":
        amount += 1
        g = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[12] * 4, pool=pool)
        g.submit(B, f"bid {amount}")
    return amount


def test_many_cards_are_worth_more_than_one() -> None:
    assert limit("6 green") > limit("3 green") > limit("green")


def test_opens_where_the_bidding_would_get_to_anyway() -> None:
    g = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[12] * 4, pool="6 green")
    assert says(g, B) == "bid 2"
    g = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[2, 12, 2, 1], pool="6 green")
    assert says(g, B) == "bid 1"


def test_money_is_saved_for_a_larger_group() -> None:
    """A single card is let go at a price that is paid when nothing follows."""
    alone = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[6] * 4, pool="green",
                  hands={C: "green red blue"})  # fmt: skip
    before = table(4, phase="auctions", round=3, marker=A, cities=DISPLAY, money=[6] * 4, pool="green 6 white",
                   hands={C: "green red blue"})  # fmt: skip
    bids = []
    for g in (alone, before):
        play(g, "1 bid 1")
        bids.append(says(g, C))
    assert bids == ["bid 2", "pass"]


def test_keeps_the_cards_of_a_city_when_offering() -> None:
    """The superfluous cards go to the pool."""
    g = table(3, phase="offers", round=3, cities=DISPLAY, money=[9] * 3,
              hands={A: "2 green red blue yellow 2 white", B: "2 red", C: "2 red"})  # fmt: skip
    assert says(g, A) == "offer white_white"


def test_takes_an_empty_region() -> None:
    """A sole lead is worth more than a crowd."""
    g = table(3, phase="roles", round=7, last=True, up={A: "blue"},
              shields={B: "3 red 3 blue 3 green 3 yellow", C: "3 brown"})  # fmt: skip
    assert says(g, A) == "place_shield reg_violet"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_beats_random_seats(seats: int) -> None:
    """One expert among random seats wins nearly always."""
    won = 0
    for seed in range(6):
        g = GAME.start(seats, seed=seed)
        me = seed % seats
        bots = [Expert() if seat == me else RandomBot() for seat in range(seats)]
        rng = Random(seed)
        while not g.over:
            seat = g.to_act[0]
            g.submit(seat, bots[seat].choose(Sight(g, seat, rng)))
        won += me in g.winners
    assert won >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_as_text(language: str) -> None:
    """The text board and all log lines have words at every moment of a game."""
    g = start(4, seed=2, edition="mtm_2005")
    words = Words(GAME, language, NAMES)
    rng = Random(2)
    while not g.over:
        text = "\n".join(line for section in board(g.view(0), words, g.figures()) for line in section.lines)
        assert "{" not in text
        assert "board-" not in text
        seat = rng.choice(g.to_act)
        g.act(seat, rng.choice(g.legal(seat)))
    assert "{" not in "\n".join(words.say(event.key, event.values) for event in g.log or [])


def test_who_leads_in_a_colour_can_be_reckoned() -> None:
    g = table(3, phase="actions", round=3, marker=A, cities=DISPLAY, money=[9, 4, 4],
              hands={A: "white"}, up={A: "2 green red", B: "green red", C: "3 blue"})  # fmt: skip
    assert colors_led(g) == ([1, 0, 1], [1, 1, 0])
    told = dict(zip(RECKONING.labels(3), RECKONING.numbers(g, A)))
    assert told["reckoned[0].led"] == told["reckoned[2].led"] == told["reckoned[1].level"] == pytest.approx(1 / 5)
    assert told["reckoned[0].richer"] == pytest.approx(25 / 40)
    assert told["reckoned[1].richer"] == pytest.approx(15 / 40)
