"""Earlier moments of a game, if the cards that nobody has seen were those of an imagined world."""

from __future__ import annotations

from typing import cast

from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.state import Principe


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    """A hand is what all know of it and what nobody else has seen: the same until some of that is laid or drawn."""
    now = cast(Principe, world)
    unseen = [held - known for held, known in zip(now.hand, now.known)]
    found: list[State] = []
    for moment in moments:
        past = cast(Principe, moment.before.copy())
        for other in range(past.seats):
            if other == seat:
                continue
            here = slice(other * COLOR_COUNT, (other + 1) * COLOR_COUNT)
            if sum(past.hand[here]) - sum(past.known[here]) != sum(unseen[here]):
                return found
            past.hand[here] = [known + more for known, more in zip(past.known[here], unseen[here])]
        found.append(past)
    return found
