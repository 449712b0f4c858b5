"""Earlier moments of a game, if the treachery cards were those of an imagined world."""

from __future__ import annotations

from typing import cast

from signoria.bots.beliefs import back_through
from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.princes.rules.state import Princes


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    """As far back as nobody else has bought, played or laid aside a card."""
    now = cast(Princes, world)
    others = [other for other in range(now.seats) if other != seat]

    def change(before: State, _: Moment) -> bool:
        past = cast(Princes, before)
        if any(len(past.hands[other]) != len(now.hands[other]) for other in others):
            return False
        for other in others:
            past.hands[other] = now.hands[other][:]
        return True

    return back_through(moments, change)
