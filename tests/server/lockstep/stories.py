"""Lists of actions that an observer might send who knew the future."""

from __future__ import annotations

from random import Random

from signoria.kernel import Refusal, State
from signoria.testing.laws import any_of_any_kind

LONGEST = 4
TALKATIVE = 0.15  # of the actions are asides


def any_story(g: State, seat: int, rng: Random) -> list[int]:
    """Actions each of which is open after the one before, the last perhaps not."""
    future = g.copy()
    actions: list[int] = []
    while len(actions) < LONGEST and not future.over:
        options = future.asides(seat) if rng.random() < TALKATIVE else future.legal(seat)
        if not options:
            break
        actions.append(any_of_any_kind(future, options, rng))
        future.act(seat, actions[-1])
    return actions if len(actions) == LONGEST else [*actions, rng.randrange(g.game.verbs.size)]


def tells(worlds: list[State], seat: int, story: list[int]) -> bool:
    """Whether one who simply tried the list would answer differently in these worlds."""
    return len({_tried(g, seat, story) for g in worlds}) > 1


def _tried(g: State, seat: int, actions: list[int]) -> str:
    trial = g.copy()
    try:
        for action in actions:
            trial.check(seat, action)
            trial.act(seat, action)
    except Refusal as refusal:
        return str(refusal)
    return "taken"
