"""How much the levels that search may try, and what may lift that."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from signoria import game as find_game
from signoria import games
from signoria.bots import SEARCHING, Sight, bot, guide
from signoria.bots.ismcts import Search
from signoria.bots.levels import Effort, Levels, levels_of
from signoria.bots.master import Master, Searcher
from signoria.bots.race import LEAST
from signoria.bots.specs import make
from signoria.kernel import State, Title
from signoria.puzzles.weighing import master as puzzler
from signoria.titles import forget, register
from tests.bots.positions import choices

TITLE = "condottiere"
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in games()
    for seats in range(game.min_seats, game.max_seats + 1)
]


def busy(seats: int = 4) -> tuple[State, int]:
    """A question with many answers."""
    return next(found for found in choices(find_game(TITLE), seats, 9, 1, 4))


def searched(spec: str, g: State, seat: int, minds: int = 1) -> Search:
    player = make(spec, TITLE)
    assert isinstance(player, Searcher)
    return player.search(Sight(g, seat, Random(3)), minds)


def small(player: Searcher) -> Searcher:
    """With a level's efforts that are quick to try."""
    player.levels = replace(player.levels, master=Effort(12, 3), master_at={2: Effort(9, 2)}, grandmaster=Effort(30, 6))
    return player


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_master_is_narrower_than_a_grandmaster_and_either_can_overrule_the_expert(game: Any, seats: int) -> None:
    levels = levels_of(game.id)
    narrow, wide = levels.master_at.get(seats, levels.master), levels.grandmaster
    assert narrow.candidates < wide.candidates
    assert narrow.iterations < wide.iterations
    for effort in (narrow, wide):
        assert effort.candidates >= 2
        assert effort.iterations >= LEAST * effort.candidates


@pytest.mark.parametrize(
    ("level", "seats", "most"), [("master", 4, (12, 3)), ("master", 2, (9, 2)), ("grandmaster", 4, (30, 6))]
)
def test_a_level_tries_no_more_than_is_its_own(level: str, seats: int, most: tuple[int, int]) -> None:
    iterations, candidates = most
    player = bot(level, TITLE, seconds=60)
    assert isinstance(player, Searcher)
    g, seat = busy(seats)
    search = small(player).search(Sight(g, seat, Random(3)))
    assert LEAST * 2 <= search.root.visits <= iterations
    assert len(search.candidates) == candidates
    assert search.advice in search.candidates


@pytest.mark.parametrize("level", SEARCHING)
def test_what_is_asked_for_takes_the_place_of_a_levels_iterations(level: str) -> None:
    g, seat = busy()
    usual = searched(level, g, seat)
    assert searched(f"{level}:5", g, seat).root.visits == 5
    more = searched(f"{level}:100000s", *alike())
    assert more.race.decided, "only the race ends what has all the time"
    assert len(searched(f"{level}:5", g, seat).candidates) == len(usual.candidates), "it stays as wide"


def alike() -> tuple[State, int]:
    """A question of two answers, which is soon decided."""
    from signoria.testing import scene

    g = scene(
        TITLE, 4, realms={0: "roma napoli"}, contested="spoleto", hands={0: "10"}, lines={1: "6"}, passed=[1, 2, 3],
        turn=0,
    )  # fmt: skip
    return g, 0


@pytest.mark.parametrize("level", SEARCHING)
def test_time_ends_what_iterations_would_not(level: str) -> None:
    g, seat = busy()
    hurried = bot(level, TITLE, seconds=0.0)
    assert isinstance(hurried, Searcher)
    assert hurried.search(Sight(g, seat, Random(3))).root.visits == 1
    assert searched(f"{level}:0.0s", g, seat).root.visits == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_a_level_named_plainly_is_not_timed_so_that_its_games_can_be_repeated(level: str) -> None:
    g, seat = busy()
    player = make(level, TITLE)
    assert isinstance(player, Searcher)
    assert player.seconds == float("inf")
    answers = {small(player).choose(Sight(g, seat, Random(3))) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_several_minds_share_the_iterations_of_one(level: str) -> None:
    player = make(level, TITLE)
    assert isinstance(player, Searcher)
    g, seat = busy()
    small(player)
    iterations = 12 if level == "master" else 30
    assert player.search(Sight(g, seat, Random(3)), minds=3).root.visits <= iterations // 3


def test_without_an_expert_a_master_tries_as_many_answers_as_a_grandmaster() -> None:
    register(Title("signoria.titles.condottiere", id=TITLE))
    try:
        player = make("master", TITLE)
        assert isinstance(player, Master)
        assert player.effort(4) == Levels().grandmaster
    finally:
        forget(TITLE)


def test_whoever_is_no_level_searches_the_whole_field() -> None:
    g, seat = busy()
    sight = Sight(g, seat, Random(3))
    assert len(Searcher(guide(TITLE), TITLE, iterations=1).search(sight).candidates) == 8
    assert len(puzzler(TITLE, 1).search(sight).candidates) == len(g.legal(seat))
