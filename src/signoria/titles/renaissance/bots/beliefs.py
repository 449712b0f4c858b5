"""Earlier moments of a turn, if the cards that nobody has seen were those of an imagined world."""

from __future__ import annotations

from typing import cast

from signoria.bots.beliefs import back_through, hold_unseen
from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.renaissance.rules.fight import fight_on
from signoria.titles.renaissance.rules.names import CARD_COUNT
from signoria.titles.renaissance.rules.state import Italy


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    """A hand is what all know of it and what nobody else has seen, which stays the same until some of it is played or
    drawn. Nothing is said of battles, in which cards lie face down."""
    now = cast(Italy, world)
    unseen = [held - known for held, known in zip(now.hand, now.known)]

    def change(before: State, _: Moment) -> bool:
        past = cast(Italy, before)
        return fight_on(past) is None and hold_unseen(past.hand, past.known, unseen, CARD_COUNT, seat)

    return [] if fight_on(now) is not None else back_through(moments, change)
