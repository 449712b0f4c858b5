"""Earlier moments of a turn, if the cards that nobody has seen were those of an imagined world."""

from __future__ import annotations

from typing import cast

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
    found: list[State] = []
    if fight_on(now) is not None:
        return found
    for moment in moments:
        past = cast(Italy, moment.before.copy())
        if fight_on(past) is not None:
            return found
        for other in range(past.seats):
            if other == seat:
                continue
            here = slice(other * CARD_COUNT, (other + 1) * CARD_COUNT)
            if past.hand_size[other] - past.known_size[other] != sum(unseen[here]):
                return found
            past.hand[here] = [known + more for known, more in zip(past.known[here], unseen[here])]
        found.append(past)
    return found
