"""What a seat remembers of others: what it saw, as it saw it, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game as find_game
from signoria import games
from signoria.bots import Sight
from signoria.bots.memory import recall
from signoria.kernel import State
from signoria.kernel.verbs import UNSEEN
from signoria.titles import title
from signoria.titles.condottiere.rules.verbs import PLAY_CARD
from tests.bots.positions import choices

TITLES = [pytest.param(game, id=game.id) for game in games()]


def true_moments(g: State, seat: int) -> list[tuple[State, int, int]]:
    """The answers of others that were given in sight of all, the latest first, with the true game before each."""
    now, found = g.record().start(), []
    for actor, action in g.history():
        open_question = not (now.secret() or now.stack[-1].lie_face_down())
        if actor != seat and action < now.first_aside and open_question:
            found.append((now.copy(), actor, action))
        now.act(actor, action)
    return found[::-1]


@pytest.mark.parametrize("game", TITLES)
def test_the_last_answers_are_remembered_as_the_seat_saw_them(game: Any) -> None:
    for g, seat in choices(game, game.usual_seats, 7, 2, 30):
        moments = recall(g, seat, 6)
        true = true_moments(g, seat)
        assert len(moments) == min(6, len(true))
        for moment, (before, actor, action) in zip(moments, true):
            assert moment.before.imagined
            assert moment.before.past is None
            assert moment.before.view(seat) == before.view(seat)
            assert moment.actor == actor
            hidden = game.verbs.verb_of[action].hidden
            assert moment.action == (UNSEEN if hidden else action)


@pytest.mark.parametrize("game", TITLES)
def test_a_memory_is_the_same_whatever_was_hidden(game: Any) -> None:
    """A guess from a guess is a guess from the truth: what lies in a memory cannot tell of it."""
    g, seat = next(choices(game, game.usual_seats, 7, 1, 40))
    for moment, (before, *_) in zip(recall(g, seat, 4), true_moments(g, seat)):
        other = before.imagine(seat, b"o" * 16)
        assert other.imagine(seat, bytes(16)).view(None) == moment.before.view(None)
        for each in range(g.seats):
            assert other.imagine(seat, bytes(16)).view(each) == moment.before.view(each)


def test_a_card_that_lay_face_down_is_not_known_even_if_it_is_the_first_of_its_kind() -> None:
    game = find_game("condottiere")
    met = 0
    for g, seat in choices(game, 3, 2, 12, 4):
        assert all(not PLAY_CARD.holds(moment.action) or moment.action == action
                   for moment, (_, _, action) in zip(recall(g, seat, 9), true_moments(g, seat)))  # fmt: skip
    rng = Random(4)
    g = game.start(3, 4, hidden_cards=True)
    while not g.over and met < 20:
        actor = g.first_to_act()
        action = rng.choice(g.legal(actor))
        seat = (actor + 1) % 3
        down = PLAY_CARD.holds(action) and bool(g.figures().laid_face_down[PLAY_CARD.value(action)])
        g.act(actor, action)
        if down:
            met += 1
            assert recall(g, seat, 1)[0].action == UNSEEN
    assert met == 20


def test_an_imagined_game_has_no_past_and_a_blind_sight_what_it_was_given() -> None:
    game = find_game("condottiere")
    g, seat = next(choices(game, 4, 2, 1, 9))
    assert Sight(g.imagine(seat, bytes(16)), seat, Random(1)).moments(5) == []
    assert Sight.blind(g, seat, Random(1)).moments(5) == []
    blind = Sight.blind(g, seat, Random(1), recalls=3).moments(5)
    assert [moment[1:] for moment in blind] == [moment[1:] for moment in Sight(g, seat, Random(1)).moments(3)]


@pytest.mark.parametrize("game", TITLES)
def test_in_the_true_world_the_past_is_retold_as_it_was(game: Any) -> None:
    """Those who acted had the hands, and so the choices, that they truly had."""
    retold = title(game.id).part("beliefs")
    met = 0
    for g, seat in choices(game, game.usual_seats, 5, 12, 9):
        moments = recall(g, seat, 12)
        for past, (before, actor, _) in zip(retold(g.copy(), seat, moments), true_moments(g, seat)):
            met += 1
            assert past.legal(actor) == before.legal(actor)
            assert past.waiting() == before.waiting()
    assert met
