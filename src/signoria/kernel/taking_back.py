"""Undo at once. Whether a seat may, and what it brings about, hangs on nothing that the seat may not know.

What others did since, unseen, is no hindrance: it is done again without the action that is taken back. What has
already changed somebody else's affairs is one: a lot sold, an auction closed, a gift, an offer, a battle joined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.kernel.messages import (
    NO_UNDO_CHANCE,
    NO_UNDO_CONCERNED,
    NO_UNDO_NOTHING,
    NO_UNDO_OTHERS,
    NO_UNDO_SHOWN,
)
from signoria.kernel.refusal import Refusal
from signoria.kernel.verbs import EVERYBODY

if TYPE_CHECKING:
    from signoria.kernel.frame import Frame
    from signoria.kernel.state import State

ONLOOKER: Final = -1


def refusal(g: State, seat: int) -> str:
    """Why a seat cannot take back its last action at once, as a catalogue key; empty if it can."""
    if seat < 0:
        return NO_UNDO_NOTHING
    own = 1 << seat
    past, draws, shown = g.past, g.draws, g.shown
    while past is not None and not past[5] & own:
        draws, shown = past[3], past[4]
        past = past[0]
    # asked as onlookers see it: who has answered a question that conceals it may take back no less than who has not
    if past is None or not (g.asked(ONLOOKER) & own or past[5] == own):
        return NO_UNDO_NOTHING
    if past[1] != seat:
        return NO_UNDO_OTHERS
    if past[3] != draws:
        return NO_UNDO_CHANCE
    if past[4] != shown:
        return NO_UNDO_SHOWN
    return NO_UNDO_CONCERNED if past[6] else ""


def takers(g: State) -> int:
    """Bit set of the seats that can take back their last action at once.

    Of each seat the last action that it may know of counts, which must be its own; mostly all know of the same one.
    """
    found, left, past = 0, (1 << g.seats) - 1, g.past
    while past is not None and left:
        known = past[5] & left
        if known >> past[1] & 1 and not refusal(g, past[1]):
            found |= 1 << past[1]
        left, past = left & ~known, past[0]
    return found


def concerned(g: State, seat: int, known: int, frame: Frame[Any], mark: int) -> int:
    """Bit set of the other seats that the action just done concerns, as far as the seat itself was told.

    Those whom an event names, those who are asked something new, and those whom the rules declare (`State.concern`).
    `frame` asked when it was done; the log had `mark` events. What nobody else may know of concerns nobody.
    """
    own = 1 << seat
    if known == own:
        return 0
    found = g.concerned
    top = g.stack[-1] if g.stack else None
    if top is not None and top is not frame:
        found |= top.asked(g, ONLOOKER)
    seat_places = g.game.messages.seat_places
    for event in g.events(seat, mark):
        for place in seat_places[event.key]:
            if place < len(event.values) and 0 <= event.values[place] < g.seats:
                found |= 1 << event.values[place]
    return found & ~own


def standing(g: State, seat: int) -> tuple[int, list[tuple[int, int]], int]:
    """What stands when a seat takes back its last action: so many actions before it, and these after it.

    Whoever could see what is taken back (the bit set that comes last), and has laid an answer face down since, is
    asked again: it may have been given because of it.
    """
    own = 1 << seat
    past, keep = g.past, g.moves - 1
    later: list[tuple[int, int]] = []
    while past is not None and not past[5] & own:
        later.append((past[1], past[2]))
        past, keep = past[0], keep - 1
    if past is None:
        raise ValueError(f"seat {seat} has nothing to take back")
    known = past[5]
    stands = [each for each in reversed(later) if each[1] >= g.first_aside or not known >> each[0] & 1]
    return keep, stands, known


def known_to_all(g: State, count: int) -> bool:
    """Whether everybody may know of any of the last actions."""
    past = g.past
    while past is not None and count:
        if past[5] == EVERYBODY:
            return True
        past, count = past[0], count - 1
    return False


def open_to(g: State, seat: int, action: int) -> bool:
    """Whether an action that was done in another course of the game is possible in this one."""
    try:
        g.check(seat, action)
    except Refusal:
        return False
    return True
