"""A coach knows no more than the seat it advises, gives reasons that can be said, and tells blunders from trifles."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from signoria import games
from signoria.bots.reasons import PREFIX, Reason, reasons_of, telling
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.teacher import coach as coaching
from signoria.teacher.coach import Coach, gained, grade, preferred, sureness
from signoria.teacher.weighing import Weighed
from signoria.testing import scene
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.words import LANGUAGES, Words
from tests.bots.positions import choices
from tests.teacher.honesty import said_alike

TITLES = [pytest.param(game, id=game.id) for game in games()]
SEED = b"coaching........"


@pytest.mark.parametrize("game", TITLES)
def test_swapping_everything_hidden_changes_no_word(game: Any) -> None:
    coach = Coach(game.id, worlds=4)
    coach.weigher.horizon = 10
    for g, seat in choices(game, game.usual_seats, 3, 2, 21):
        asked = g.legal(seat)[-1]
        assert said_alike(lambda g, seat: coach.advise(g, seat, SEED, asked=asked), g, seat)  # noqa: B023


def test_a_coach_that_peeks_is_caught() -> None:
    """One whose reasons tell what a rival holds."""

    class Peeking(Coach):
        def reasons(self, g: State, seat: int, seed: bytes, answer: int, other: int) -> list[Reason]:
            assert isinstance(g, Condottiere)
            return [Reason("because-card", 1.0, tuple(g.hands))]

    coach = Peeking("condottiere", worlds=4)
    met = choices(games()[0], 4, 3, 3, 5)
    assert games()[0].id == "condottiere"
    assert not all(said_alike(lambda g, seat: coach.advise(g, seat, SEED), g, seat) for g, seat in met)


@pytest.mark.parametrize("game", TITLES)
def test_every_reason_can_be_said(game: Any) -> None:
    """In random games, about any two answers: keys are messages of the title, with a rule and words everywhere."""
    part = reasons_of(game.id)
    assert part is not None
    spoken = [Words(game, language, ["Ada"] * game.usual_seats) for language in LANGUAGES]
    found = 0
    for g, seat in choices(game, game.usual_seats, 6, 40, 7):
        options = g.legal(seat)
        sight = Sight(g.imagine(seat, SEED), seat, Random(1))
        for other in islice((each for each in options if each != options[0]), 3):
            for answer, instead in ((options[0], other), (other, options[0])):
                for reason in part(sight, answer, instead):
                    found += 1
                    assert reason.key.startswith(PREFIX)
                    assert game.messages.rule(reason.key)
                    assert len(reason.values) == len(game.messages.arguments[reason.key])
                    assert all(words.say(reason.key, reason.values) != reason.key for words in spoken)
    assert found > 20


def test_a_reason_for_one_answer_speaks_against_the_other() -> None:
    condottiere = games()[0]
    part = reasons_of("condottiere")
    assert part is not None
    for g, seat in choices(condottiere, 4, 8, 6, 3):
        one, two = g.legal(seat)[:2]
        for answer, other in ((one, two), (two, one)):
            sight = Sight(g.imagine(seat, SEED), seat, Random(1))
            told = {reason.key for reason in telling(part(sight, answer, other)) if not reason.values}
            back = {reason.key for reason in telling(part(sight, other, answer)) if not reason.values}
            assert not told & back


def test_the_deciding_answer_is_advised_and_the_blunder_named() -> None:
    g = scene(
        "condottiere", 4, contested="firenze", realms=["lucca siena", "milano", "venezia", "napoli"],
        lines=["1", "6", "4", "3"], hands=["10", "5 5", "4 4", "6 1"], passed=[1, 2, 3], played=[0, 1, 2, 3], turn=0,
    )  # fmt: skip
    advice = Coach("condottiere", worlds=16).advise(g, 0, SEED)
    best, leaving = advice.options
    verbs = g.game.verbs
    assert (verbs.text(best.action), verbs.text(leaving.action)) == ("play_card mercenary_10", "pass")
    assert (best.grade, leaving.grade, advice.sure) == ("", "blunder", "clear")
    assert (leaving.reasons[0].key, leaving.reasons[0].values[0]) == ("because-worth-it", 100)


def test_the_answer_asked_about_is_weighed_in_any_case() -> None:
    renaissance = next(game for game in games() if game.id == "renaissance")
    coach = Coach("renaissance", worlds=4)
    coach.weigher.horizon = 5
    g, seat = next(met for met in choices(renaissance, 4, 2, 90, 3) if len(met[0].legal(met[1])) > 12)
    plain = {option.action for option in coach.advise(g, seat, SEED).options}
    left_out = next(action for action in g.legal(seat) if action not in plain)
    assert left_out in {option.action for option in coach.advise(g, seat, SEED, asked=left_out).options}


def test_a_title_without_reasons_is_coached_in_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "reasons_of", lambda id: None)
    g = games()[0].start(3, 1)
    seat = g.to_act[0]
    assert all(not option.reasons for option in Coach("condottiere", worlds=2).advise(g, seat, SEED).options)


@pytest.mark.parametrize(
    ("loss", "error", "worlds", "expected"),
    [
        (0.2, 0.02, 16, "blunder"),
        (0.2, 0.02, 3, ""),  # too few to speak up
        (0.2, 0.12, 16, "doubtful"),
        (0.2, 0.2, 16, ""),
        (0.05, 0.01, 16, "doubtful"),
        (0.01, 0.001, 16, ""),
    ],
)
def test_a_warning_needs_a_loss_that_is_large_and_sure(loss: float, error: float, worlds: int, expected: str) -> None:
    assert grade(loss, error, worlds) == expected


@pytest.mark.parametrize(
    ("loss", "error", "expected"), [(0.2, 0.02, "clear"), (0.03, 0.02, "likely"), (0.0, 0.02, "open")]
)
def test_how_sure_hangs_on_the_next_best(loss: float, error: float, expected: str) -> None:
    best = Weighed(1, [0.5, 0.5], 0.0, 0.0, 16)
    assert sureness([best, Weighed(2, [0.4, 0.6], loss, error, 16)]) == expected


def test_where_no_feature_decides_it_is_told_who_gains_by_the_other_answer() -> None:
    best = Weighed(1, [0.5, 0.3, 0.2], 0.0, 0.0, 16, [0.0, 0.0, 0.0])
    other = Weighed(2, [0.4, 0.3, 0.3], 0.1, 0.02, 16, [-0.1, -0.02, 0.12])
    assert gained(0, best, other) == (2, 0.12)
    assert gained(0, best, best) == (-1, 0.0)


@pytest.mark.parametrize(("loss", "advised"), [(0.02, 2), (0.04, 1)])
def test_the_expert_is_followed_unless_something_is_clearly_better(loss: float, advised: int) -> None:
    found = [Weighed(1, [0.5, 0.5], 0.0, 0.0, 16), Weighed(2, [0.5, 0.5], loss, 0.02, 16)]
    assert preferred(found, 2)[0].action == advised


@pytest.mark.parametrize("game", TITLES)
def test_what_an_answer_changes_for_all_sums_to_nothing(game: Any) -> None:
    coach = Coach(game.id, worlds=4)
    coach.weigher.horizon = 6
    g, seat = next(choices(game, game.usual_seats, 3, 1, 5))
    for option in coach.advise(g, seat, SEED).options[1:]:
        assert option.gainer != seat
        assert option.gain >= 0
    for each in coach.weigher.weigh(g, seat, g.legal(seat)[:3], SEED):
        assert sum(each.shift) == pytest.approx(0)
        assert each.shift[seat] == pytest.approx(-each.loss)
