"""A position in words and back: nothing on the table is lost, and where words can tell all, nothing changes."""

from __future__ import annotations

from random import Random
from typing import Iterator

import pytest

from signoria import games
from signoria.kernel import Game, Message, State
from signoria.kernel.scene import SceneError, scene_text
from signoria.server.exploring import telling
from signoria.server.exploring.telling import alike
from signoria.titles import title as find_title
from signoria.titles import vocabulary_of

every_title = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def moments(game: Game, seed: int) -> Iterator[State]:
    """Some of a random game, as one seat imagines them too."""
    rng = Random(seed)
    g = game.start(rng.randint(game.min_seats, game.max_seats), seed=seed)
    while not g.over:
        seat = g.first_to_act()
        if rng.random() < 0.15:
            yield g
            yield g.imagine(rng.randrange(g.seats), rng.randbytes(16))
        g.act(seat, rng.choice(g.legal(seat)))


def told(g: State) -> State:
    words = vocabulary_of(g.game.id).read(find_title(g.game.id).describe(g), g.seats)
    return find_title(g.game.id).stage(scene_text(words), g.seats, 1, None, g.game.chosen(g.settings))


@every_title
def test_what_lies_on_the_table_stays_there(game: Game) -> None:
    whole = 0
    for seed in range(4):
        for g in moments(game, seed):
            again = told(g)
            if "ask-family" not in {key for key, _ in prompts(g)}:  # a scene deals families to all
                assert again.census() == g.census()
            if alike(g, again):
                whole += 1
                assert alike(again, told(again))
    assert whole


def prompts(g: State) -> list[Message]:
    return [found for seat in g.to_act if (found := g.prompt(seat))]


@every_title
def test_the_beginning_of_a_usual_question_is_told_wholly(game: Game) -> None:
    """What the editor begins with is told as it is."""
    vocabulary = vocabulary_of(game.id)
    for seats in range(game.min_seats, game.max_seats + 1):
        words = vocabulary.read(vocabulary.start(seats), seats)
        g = find_title(game.id).stage(scene_text(words), seats, 1)
        assert alike(g, told(g)), seats


@every_title
def test_the_midst_of_something_is_told_by_what_was_played_since(game: Game) -> None:
    """Auctions, battles, offers face down: in nearly every moment of random games, and what is told is that moment."""
    whole = missed = 0
    for seed in range(2):
        rng = Random(seed)
        g = game.start(game.usual_seats, seed=seed)
        while not g.over and whole + missed < 40 * (seed + 1):
            if rng.random() < 0.3:
                words, exact = telling.told(g.record(), [], g)
                whole, missed = whole + exact, missed + (not exact)
                again = find_title(game.id).stage(words, g.seats, g.seed, None, g.game.chosen(g.settings))
                assert alike(g, again) == exact
                assert not (exact and again.script)
            seat = g.first_to_act()
            g.act(seat, rng.choice(g.legal(seat)))
    assert whole > 6 * missed


def test_moves_since_are_played_by_the_rules_and_cannot_be_taken_back() -> None:
    words = {"contested": "parma", "hands": ["3 1", "5", "winter"], "moves": ["0 play_card mercenary_3", "1 pass"]}
    g = find_title("condottiere").stage(scene_text(words), 3, 1)
    view = g.view(2)
    assert (g.to_act, g.moves, g.past) == ([2], 0, None)
    assert view["players"][0]["strength"] == 3
    assert g.record().actions == []
    assert alike(g, g.record().start())


@pytest.mark.parametrize("move", ["1 pass", "0 play_card winter", "0 bid 5", "9 pass"])
def test_a_move_that_the_rules_forbid_is_named(move: str) -> None:
    words = {"contested": "parma", "hands": ["3 1", "5", "winter"], "moves": [move]}
    with pytest.raises(SceneError, match="move 1 cannot be made") as refused:
        find_title("condottiere").stage(scene_text(words), 3, 1)
    assert (refused.value.key, refused.value.values["number"]) == ("scene-move", 1)


@pytest.mark.parametrize("moves", ["pass", [3], ["pass"], [["0", "pass"]], ["0 pass"] * 201, {"0": "pass"}, ["9 pass"]])
def test_moves_that_are_none_are_refused(moves: object) -> None:
    with pytest.raises(SceneError):
        vocabulary_of("condottiere").read({"moves": moves}, 3)
