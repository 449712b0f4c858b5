"""What a seat remembers of the others' answers: each with the table as the seat knew it when it was given."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from signoria.kernel import State
from signoria.kernel.verbs import UNSEEN

SOME_DEAL = bytes(16)  # all that a memory hides is dealt anew, always alike: it tells nothing


class Moment(NamedTuple):
    """An answer of another seat. What the seat could not know just before is dealt anew in `before`."""

    before: State
    actor: int
    action: int  # UNSEEN if the seat could not tell it from another one


def recall(g: State, seat: int, most: int) -> list[Moment]:
    """The last answers of others that the seat saw being given, the latest first; an imagined game has no past.

    Answers that lay face down are left out, and so is whatever was said out of turn: the seat may not know when.
    """
    if g.imagined or not most:
        return []
    record = g.record()
    actions = record.actions
    now = record.start()
    now.log = None
    found: deque[tuple[State, int, int]] = deque(maxlen=most)
    for actor, action in actions:
        if actor != seat and action < now.first_aside and not (now.secret() or now.stack[-1].lie_face_down()):
            found.append((now.copy(), actor, action))
        now.act(actor, action)
    return [
        Moment(before.imagine(seat, SOME_DEAL), actor, seen(before, actor, action, seat))
        for before, actor, action in reversed(found)
    ]


def seen(g: State, actor: int, action: int, viewer: int) -> int:
    """The action, unless the viewer sees another one as the same: then not even which of them comes first is told."""
    shown = g.seen_as(actor, action, viewer)
    alike = [other for other in g.game.verbs.verb_of[action].actions() if g.seen_as(actor, other, viewer) == shown]
    return action if len(alike) == 1 else UNSEEN
