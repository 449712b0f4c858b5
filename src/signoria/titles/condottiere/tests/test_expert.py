"""The scripted expert: when to retreat, and what a season is good for."""

from __future__ import annotations

from random import Random

from signoria.bots import Sight, bot
from signoria.titles.condottiere.rules.state import Condottiere

from .words import table


def choice(g: Condottiere, seat: int) -> str:
    return g.game.verbs.text(bot("expert", "condottiere").choose(Sight(g, seat, Random(1))))


def test_a_hand_without_strength_is_thrown_away() -> None:
    g = table(3, stage="retreat", hands=["winter drummer", "1 2", "2 3"])
    assert choice(g, 0) == "discard_hand"


def test_strength_is_kept_while_several_rivals_have_cards() -> None:
    g = table(3, stage="retreat", hands=["courtesan heroine", "1 2 3 4", "2 3 4 5"])
    assert choice(g, 0) == "keep_hand"


def test_against_the_last_rival_it_is_kept_only_if_it_could_win() -> None:
    g = table(3, stage="retreat", hands=["courtesan", "1 2 3 4", ""])
    assert choice(g, 0) == "discard_hand"
    g = table(3, stage="retreat", hands=["heroine courtesan", "1", ""])
    assert choice(g, 0) == "keep_hand"


def test_spring_widens_the_lead_of_the_strongest_mercenaries() -> None:
    g = table(3, contested="roma", lines=["10 10", "6", "5"], hands=["spring 5 6", "1 2 3 4", "2"])
    assert choice(g, 0) == "play_card spring"


def test_winter_is_laid_on_the_great_cards_of_a_rival() -> None:
    g = table(2, contested="roma", lines=["2 2 1 1", "10 6"], hands=["winter 3 4", ""], passed=[1])
    assert choice(g, 0) == "play_card winter"


def test_a_season_that_would_lose_the_lead_stays_in_hand() -> None:
    g = table(3, contested="roma", lines=["10 10", "1 1 1", "1"], hands=["winter 5 6", "1 2 3 4", "2"])
    assert choice(g, 0) != "play_card winter"
