"""Positions and answers are weighed from one seat's knowledge, alike everywhere, and blunders weigh little."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import games
from signoria.kernel import State
from signoria.teacher.weighing import Weigher, rounds, victory
from signoria.testing import scene
from signoria.testing.laws import fingerprint
from signoria.titles import title
from tests.bots.positions import choices
from tests.teacher.honesty import said_alike

TITLES = [pytest.param(game, id=game.id) for game in games()]
SEED = b"weighing........"
BRIEF = 12  # decisions


def brief(id: str, worlds: int = 4) -> Weigher:
    return Weigher(id, worlds=worlds, horizon=BRIEF)


@pytest.mark.parametrize("game", TITLES)
def test_swapping_everything_hidden_changes_no_figure(game: Any) -> None:
    weigher = brief(game.id)

    def say(g: State, seat: int) -> object:
        answers = weigher.candidates(g, seat, SEED, 4)
        return weigher.estimate(g, seat, SEED), weigher.weigh(g, seat, answers, SEED)

    for g, seat in choices(game, game.usual_seats, 3, 2, 17):
        assert said_alike(say, g, seat)


class Peeking(Weigher):
    """Judges the true position instead of one that its seat imagines."""

    def play_on(self, world: State, seat: int, rng: Random, judge: Any) -> list[float]:
        return super().play_on(self.truth.copy(), seat, rng, None)

    def chances(self, g: State, seat: int, seed: bytes) -> list[float]:
        self.truth = g
        return super().chances(g, seat, seed)


def test_who_peeks_is_caught() -> None:
    weigher = Peeking("condottiere", worlds=4, judged=False)
    condottiere = title("condottiere").game
    met = list(choices(condottiere, 4, 3, 3, 5))
    assert not all(said_alike(lambda g, seat: weigher.chances(g, seat, SEED), g, seat) for g, seat in met)


@pytest.mark.parametrize("game", TITLES)
def test_chances_sum_to_one_and_nothing_changes_on_the_table(game: Any) -> None:
    weigher = brief(game.id, worlds=3)
    for g, seat in choices(game, game.min_seats, 5, 1, 8):
        before = fingerprint(g)
        estimate = weigher.estimate(g, seat, SEED)
        answers = g.legal(seat)[:3]
        found = weigher.weigh(g, seat, answers, SEED)
        assert fingerprint(g) == before
        for chances in [estimate.chances, *(each.chances for each in found)]:
            assert sum(chances) == pytest.approx(1.0, abs=1e-6)
        assert sorted(each.action for each in found) == sorted(answers)
        assert found[0].loss == 0 <= found[1].loss


def test_a_finished_game_is_its_result() -> None:
    g = title("condottiere").game.start(3, 1)
    rng = Random(1)
    while not g.over:
        seat = g.to_act[0]
        g.act(seat, rng.choice(g.legal(seat)))
    estimate = Weigher("condottiere", worlds=2).estimate(g, 0, SEED)
    assert estimate.chances == victory(g)
    assert sum(estimate.chances) == 1


def test_giving_up_the_deciding_battle_weighs_little() -> None:
    """The others have passed: the Mercenary wins the third connected region, to pass loses the battle."""
    g = scene(
        "condottiere", 4, contested="firenze", realms=["lucca siena", "milano", "venezia", "napoli"],
        lines=["1", "6", "4", "3"], hands=["10", "5 5", "4 4", "6 1"], passed=[1, 2, 3], played=[0, 1, 2, 3], turn=0,
    )  # fmt: skip
    seat = g.to_act[0]
    found = Weigher("condottiere", worlds=8).weigh(g, seat, g.legal(seat), SEED)
    texts = {g.game.verbs.text(each.action): each for each in found}
    assert g.game.verbs.text(found[0].action) == "play_card mercenary_10"
    assert found[0].chances[seat] == 1
    assert texts["pass"].loss > 0.2 > 4 * texts["pass"].error


def test_time_goes_to_the_contenders() -> None:
    g = title("condottiere").game.start(4, 2)
    seat = g.to_act[0]
    answers = g.legal(seat)[:8]
    found = Weigher("condottiere", worlds=32).weigh(g, seat, answers, SEED, keep=(answers[3],))
    met = {each.action: each.worlds for each in found}
    assert met[found[0].action] == met[answers[3]] == 32
    assert sorted(met.values())[:3] == [8, 8, 8]
    assert sum(met.values()) < 32 * 5


def test_the_rounds_of_a_race() -> None:
    assert rounds(8, 32) == [8, 16, 32]
    assert rounds(2, 16) == [16]
    assert rounds(1, 3) == [3]
    assert rounds(40, 16) == [4, 8, 16]


def test_no_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="worlds"):
        Weigher("condottiere", worlds=0)
