"""Earlier moments of a game, if the objectives were those of an imagined world: everybody has theirs from the start."""

from __future__ import annotations

from typing import cast

from signoria.bots.beliefs import back_through
from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.principato.rules.state import Principato


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    objectives = cast(Principato, world).objectives

    def change(before: State, _: Moment) -> bool:
        cast(Principato, before).objectives = objectives[:]
        return True

    return back_through(moments, change)
