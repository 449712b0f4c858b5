"""Where a pair of worlds begins: a position out of a random game, and what an observer takes for the same position."""

from __future__ import annotations

from random import Random
from typing import Any, Optional

from signoria.kernel import Game, State
from signoria.testing.laws import any_of_any_kind, option_samples, playable

from .stories import any_story, tells

DEEPEST = {"condottiere": 260, "il_principe": 200, "principato": 240, "princes": 300, "renaissance": 260}
DEEP = 200  # actions, of a title that is not named
TALKATIVE = 0.15  # of all actions on the way are done out of turn
STORIES = 4  # tried at each question of the observer


def any_table(game: Game, rng: Random) -> tuple[int, dict[str, Any]]:
    """So many seats, and options that go together there: mostly the usual ones."""
    seats = rng.randint(max(3, game.min_seats), game.max_seats)
    options = rng.choice(option_samples(game, rng, 3)) if rng.random() < 0.5 else {}
    return seats, options if playable(game, seats, options) else {}


def any_position(game: Game, seats: int, options: dict[str, Any], rng: Random) -> State:
    """A game in which somebody has to answer, without its past."""
    g = game.start(seats, rng.randbytes(16), **options)
    for _ in range(rng.randrange(DEEPEST.get(game.id, DEEP))):
        after = after_any_action(g, rng)
        if after.over:
            break
        g = after
    return without_past(g, g)


def loaded_position(
    game: Game, seats: int, options: dict[str, Any], observer: int, prompt: set[int], rng: Random
) -> Optional[tuple[State, State, list[int]]]:
    """A position and its twin in which a list of the observer's would foretell something, and that list."""
    g = game.start(seats, rng.randbytes(16), **options)
    while not g.over:
        if g.waiting() >> observer & 1:
            twin = twin_of(g, observer, prompt, rng)
            for _ in range(STORIES):
                story = any_story(g, observer, rng)
                if tells([g, twin], observer, story):
                    return without_past(g, g), twin, story
        g = after_any_action(g, rng)
    return None


def after_any_action(g: State, rng: Random) -> State:
    after = g.copy()
    seat = rng.randrange(g.seats)
    asides = after.asides(seat) if rng.random() < TALKATIVE else []
    if asides:
        after.act(seat, any_of_any_kind(after, asides, rng))
    else:
        seat = rng.choice(after.to_act)
        after.act(seat, rng.choice(after.legal(seat)))
    return after


def twin_of(g: State, observer: int, prompt: set[int], rng: Random) -> State:
    """A position the observer cannot tell from `g`: all it does not know is dealt anew; the dice to come are the same.

    Who still has to answer face down is forgotten by imagining. Where the table can see that, those who have
    answered do so again, with something else perhaps; where it is secret, each may or may not have, save the
    `prompt` ones: bots, who need the same time in both worlds.
    """
    twin = g.imagine(observer, rng.randbytes(16))
    owed = twin.waiting() & ~g.waiting()
    for seat in range(g.seats):
        seen = twin.asked(observer) != g.asked(observer)
        if owed >> seat & 1 and (seen or seat in prompt or rng.random() < 0.5):
            twin.act(seat, rng.choice(twin.legal(seat)))
    return without_past(twin, g)


def without_past(g: State, like: State) -> State:
    g.seed, g.draws, g.shown = like.seed, like.draws, like.shown
    g.past, g.moves, g.imagined, g.log = None, 0, False, None
    return g
