"""The levels: same names everywhere, legal answers, reproducible thinking."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game as find_game
from signoria import games
from signoria.bots import ADAPTIVE, LEVELS, Sight, bot
from signoria.bots.ismcts import Search, Tuning, candidates
from signoria.bots.master import Master
from signoria.bots.match import play
from signoria.bots.outlook import by_points, outlook_of
from signoria.kernel import Title
from signoria.titles import forget, register
from tests.bots.positions import choices

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in games()
    for seats in range(game.min_seats, game.max_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_level_answers_at_every_table(game: Any, seats: int) -> None:
    for level in (*LEVELS, ADAPTIVE):
        player = bot(level, game.id, iterations=1)
        for g, seat in choices(game, seats, seats, 2, 7):
            assert player.choose(Sight(g, seat, Random(1))) in g.legal(seat)


def test_an_unknown_level_is_refused_with_a_hint() -> None:
    with pytest.raises(ValueError, match="did you mean 'expert'"):
        bot("exprt", "condottiere")


def test_an_expert_beats_random_seats() -> None:
    game = find_game("condottiere")
    wins = 0.0
    for number in range(12):
        players = [bot("expert" if seat == number % 4 else "random", game.id) for seat in range(4)]
        wins += play(game, players, seed=number, rng=Random(number), blind=False).share(number % 4)
    assert wins >= 6


def test_a_master_with_iterations_is_reproducible() -> None:
    game = find_game("condottiere")
    master = bot("master", game.id, iterations=12)
    for g, seat in choices(game, 4, 8, 3, 6):
        answers = {master.choose(Sight(g, seat, Random(3))) for _ in range(2)}
        assert len(answers) == 1


def test_a_master_keeps_to_its_time() -> None:
    import time

    game = find_game("condottiere")
    g, seat = next(choices(game, 4, 2, 1, 3))
    begun = time.perf_counter()
    bot("master", game.id, seconds=0.2).choose(Sight(g, seat, Random(3)))
    assert time.perf_counter() - begun < 1.5


def test_a_master_explains_what_it_considered() -> None:
    game = find_game("condottiere")
    g, seat = next(choices(game, 4, 2, 1, 5))
    master = bot("master", game.id, iterations=20)
    assert isinstance(master, Master)
    thoughts = master.explain(Sight(g, seat, Random(3)))
    assert 4 <= sum(thought.visits for thought in thoughts) <= 20
    rest = [thought.visits for thought in thoughts[1:]]
    assert rest == sorted(rest, reverse=True)
    assert sum(thought.chosen for thought in thoughts) == 1
    assert thoughts[0].chosen
    assert sum(thought.expert for thought in thoughts) == 1
    for thought in thoughts:
        assert thought.text == game.verbs.text(thought.action)
        assert all(0 <= value <= 1 for value in thought.expected)


def test_a_win_at_hand_is_found() -> None:
    """All others have passed and the region wins the game: laying the strongest card is best."""
    from signoria.testing import scene

    g = scene(
        "condottiere", 4, realms={0: "roma napoli"}, contested="spoleto", hands={0: "10 1"}, lines={1: "6"},
        passed=[1, 2, 3], turn=0,
    )  # fmt: skip
    best = bot("master", "condottiere", iterations=40).choose(Sight(g, 0, Random(1)))
    assert g.game.verbs.text(best) == "play_card mercenary_10"


def test_long_option_lists_keep_the_advice_and_some_of_every_verb() -> None:
    game = find_game("condottiere")
    verbs = game.verbs
    options = [verbs.parse("pass"), *(verbs.parse(f"choose_region {name}") for name in game.nouns["region"].words)]
    advice = verbs.parse("choose_region roma")
    chosen = candidates(options, [advice], 6, verbs, Random(1))
    assert len(chosen) == 6
    assert advice in chosen
    assert verbs.parse("pass") in chosen


def test_others_who_answer_at_once_do_not_see_my_answer() -> None:
    """Of a simultaneous question only the own answer is a branch of the tree."""
    from signoria.testing import scene

    hands = ["winter spring bishop", "winter spring bishop", "1 drummer"]
    g = scene("condottiere", 3, hands=hands, stage="retreat", contested="parma")
    expert = bot("expert", "condottiere")
    search = Search(Sight(g, 0, Random(1)), expert, outlook_of("condottiere"), Tuning(horizon=20))
    search.run(30, 0)
    secret = {game_action for child in search.root.children.values() for game_action in child.children}
    retreat = {g.game.verbs.parse("discard_hand"), g.game.verbs.parse("keep_hand")}
    assert not secret & retreat


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_an_outlook_is_a_chance_for_each_seat(game: Any) -> None:
    for g, _ in choices(game, game.max_seats, 6, 4, 9):
        for outlook in (by_points, outlook_of(game.id)):
            chances = outlook(g)
            assert len(chances) == g.seats
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0


def test_a_title_without_an_expert_has_a_master_all_the_same() -> None:
    game = register(Title("signoria.titles.condottiere", id="condottiere")).game
    try:
        with pytest.raises(ValueError, match="nobody has written an expert"):
            bot("expert", "condottiere")
        g, seat = next(choices(game, 3, 2, 1, 5))
        assert bot("master", "condottiere", iterations=3).choose(Sight(g, seat, Random(1))) in g.legal(seat)
    finally:
        forget("condottiere")
