"""Earlier moments of a round, if the hands were those of an imagined world."""

from __future__ import annotations

from typing import cast

from signoria.bots.beliefs import back_through
from signoria.bots.memory import Moment
from signoria.kernel import State
from signoria.titles.condottiere.rules.names import KIND_COUNT
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import PLAY_CARD, RETRIEVE


def retold(world: State, seat: int, moments: list[Moment]) -> list[State]:
    """What a seat has laid was in its hand before. Back to where cards went or came otherwise, as by a new deal."""
    now = cast(Condottiere, world)
    hands, sizes, discarded = now.hands[:], now.hand_size[:], sum(now.open_discards)

    def change(before: State, moment: Moment) -> bool:
        nonlocal discarded
        past = cast(Condottiere, before)
        if PLAY_CARD.holds(moment.action):
            hands[moment.actor * KIND_COUNT + PLAY_CARD.value(moment.action)] += 1
            sizes[moment.actor] += 1
        elif RETRIEVE.holds(moment.action):
            hands[moment.actor * KIND_COUNT + RETRIEVE.value(moment.action)] -= 1
            sizes[moment.actor] -= 1
        if not same_round(past, seat, sizes, discarded):
            return False
        discarded = sum(past.open_discards)
        own = past.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        past.hands = hands[:]
        past.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT] = own
        return True

    return back_through(moments, change)


def same_round(past: Condottiere, seat: int, sizes: list[int], discarded: int) -> bool:
    others = [other for other in range(past.seats) if other != seat]
    return sum(past.open_discards) <= discarded and all(past.hand_size[other] == sizes[other] for other in others)
