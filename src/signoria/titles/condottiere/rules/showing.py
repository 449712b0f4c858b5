"""Showing cards, and what everybody knows of the hands of others (10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import Message
from signoria.titles.condottiere.rules.names import KIND_COUNT
from signoria.titles.condottiere.rules.verbs import SHOW_CARDS, SHOW_HAND

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import Condottiere


def place(g: Condottiere, viewer: int, owner: int) -> int:
    """Where the 15 lower bounds of what `viewer` knows of `owner` begin; -1 is the spectator."""
    row = g.seats if viewer < 0 else viewer
    return (row * g.seats + owner) * KIND_COUNT


def room(g: Condottiere) -> int:
    return (g.seats + 1) * g.seats * KIND_COUNT


def known_of(g: Condottiere, viewer: int, owner: int) -> list[int]:
    """The kinds `viewer` knows to be in the hand of `owner`, or face down before him; per kind."""
    if not g.known:
        return []
    start = place(g, viewer, owner)
    return g.known[start : start + KIND_COUNT]


def known_gone_of(g: Condottiere, viewer: int, owner: int) -> list[int]:
    """The kinds `viewer` knows to lie among the secret discards of `owner`; per kind."""
    if not g.known_gone:
        return []
    start = place(g, viewer, owner)
    return g.known_gone[start : start + KIND_COUNT]


def all_learn(g: Condottiere, owner: int, kind: int) -> None:
    """Everybody saw this card go into a hand."""
    if not g.known:
        g.known = [0] * room(g)
    for viewer in range(-1, g.seats):
        if viewer != owner:
            g.known[place(g, viewer, owner) + kind] += 1


def seen_leaving(g: Condottiere, owner: int, kind: int) -> None:
    """A card of this kind left the hand openly: one fewer is known to be there."""
    if not g.known:
        return
    for viewer in range(-1, g.seats):
        at = place(g, viewer, owner) + kind
        if g.known[at]:
            g.known[at] -= 1


def hand_laid_aside(g: Condottiere, owner: int) -> None:
    """A whole hand went to the discards unseen: what was known of it now lies there."""
    if not g.known:
        return
    if not g.known_gone:
        g.known_gone = [0] * room(g)
    for viewer in range(-1, g.seats):
        start = place(g, viewer, owner)
        for at in range(start, start + KIND_COUNT):
            g.known_gone[at] += g.known[at]
            g.known[at] = 0


def news(g: Condottiere, owner: int, to: int, kind: int) -> int:
    """How many copies of a kind the owner holds, if that is more than `to` knows; else 0."""
    held = g.hands[owner * KIND_COUNT + kind]
    known = known_of(g, to, owner)
    return held if held > (known[kind] if known else 0) else 0


def options(g: Condottiere, seat: int) -> list[int]:
    """Every way to show cards that tells somebody something new."""
    if g.over:
        return []
    actions: list[int] = []
    for to in range(g.seats):
        if to == seat:
            continue
        fresh = False
        known = known_of(g, to, seat)
        for kind in range(KIND_COUNT):
            held = g.hands[seat * KIND_COUNT + kind]
            first = (known[kind] if known else 0) + 1
            fresh = fresh or held >= first
            actions += [SHOW_CARDS.of(kind, count, to) for count in range(first, held + 1)]
        if fresh:
            actions.append(SHOW_HAND.of(to))
    return actions


def show(g: Condottiere, seat: int, action: int) -> None:
    if not g.known:
        g.known = [0] * room(g)
    if SHOW_HAND.holds(action):
        to = SHOW_HAND.value(action)
        for kind in range(KIND_COUNT):
            count = news(g, seat, to, kind)
            if count:
                reveal(g, seat, to, kind, count)
    else:
        kind, count, to = SHOW_CARDS.values(action)
        reveal(g, seat, to, kind, count)
    g.tell(~(1 << seat | 1 << to), "cards-shown-unseen", seat, to)


def reveal(g: Condottiere, seat: int, to: int, kind: int, count: int) -> None:
    g.known[place(g, to, seat) + kind] = count
    g.disclose(1 << seat | 1 << to, "cards-shown", seat, to, kind, count)


def why_not(g: Condottiere, seat: int, action: int) -> Message:
    if SHOW_HAND.holds(action):
        to = SHOW_HAND.value(action)
        if to == seat or to >= g.seats:
            return "no-show-self", ()
        return ("no-show-known", (to,)) if g.hand_size[seat] else ("no-show-empty", ())
    kind, count, to = SHOW_CARDS.values(action)
    if to == seat or to >= g.seats:
        return "no-show-self", ()
    if g.hands[seat * KIND_COUNT + kind] < count:
        return "no-show-missing", (kind,)
    return "no-show-known", (to,)
