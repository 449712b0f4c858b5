"""Which answers could not be taken back, judged where no secret can slip out: in worlds the seat imagines."""

from __future__ import annotations

from secrets import token_bytes
from typing import Sequence

from signoria.kernel import State

WORLDS = 2  # whether an answer discloses something may hang on what the seat cannot see


def final_answers(g: State, seat: int, actions: Sequence[int]) -> list[int]:
    """Those of the actions that cannot be taken back in at least one world `seat` holds possible."""
    worlds = [g.imagine(seat, token_bytes(16)) for _ in range(WORLDS)]
    return [action for action in actions if any(_is_final(world, seat, action) for world in worlds)]


def _is_final(world: State, seat: int, action: int) -> bool:
    after = world.copy()
    after.log = []  # whom an action concerns is told by its events
    after.act(seat, action)
    # an answer that lies face down can be taken back only until the last one is given, which may be this one
    return after.undo_refusal(seat) != "" or not after.waiting() >> seat & 1
