"""Earlier moments of a game, if the cards that nobody has seen were those of an imagined world."""

from __future__ import annotations

from typing import cast

from signoria.bots.beliefs import back_through, hold_unseen
from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.state import Principe


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    """A hand is what all know of it and what nobody else has seen: the same until some of that is laid or drawn."""
    now = cast(Principe, world)
    unseen = [held - known for held, known in zip(now.hand, now.known)]

    def change(before: State, _: Moment) -> bool:
        past = cast(Principe, before)
        return hold_unseen(past.hand, past.known, unseen, COLOR_COUNT, seat)

    return back_through(moments, change)
