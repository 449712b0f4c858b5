"""Dealing anew everything a seat cannot know, in agreement with all it does know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.titles.condottiere.rules.names import KIND_COUNT, MERCENARY_KINDS, NOBODY
from signoria.titles.condottiere.rules.showing import known_gone_of, known_of, place

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import Condottiere


NO_CARDS: Final = [0] * KIND_COUNT


def deal_anew(g: Condottiere, viewer: int, seed: bytes) -> None:
    """Others' hands, face-down cards and secret discards, and the deck, from one pool.

    What must fit is placed first: known cards, then discards (never a Mercenary, 7.3), then
    cards lying face down (9.5). All else is dealt from the shuffled rest.
    """
    g.seed, g.draws = seed, 0
    others = [seat for seat in range(g.seats) if seat != viewer]
    pool = unseen(g, viewer, others)
    g.shuffle(pool)
    if any(g.secret_discards):
        for seat in others:
            refill_discards(g, viewer, seat, pool)
    known = [known_of(g, viewer, seat) or [0] * KIND_COUNT for seat in range(g.seats)]
    for seat in others:
        if g.down >> seat & 1:
            lay_another_face_down(g, seat, known[seat], pool)
    for seat in others:
        refill_hand(g, seat, known[seat], pool)
    g.deck = pool
    forget_what_others_know(g, viewer)
    g.blindfold(viewer, seed)


def unseen(g: Condottiere, viewer: int, others: list[int]) -> list[int]:
    """The box less all the viewer can place, sorted so that no order leaks."""
    start = max(0, viewer) * KIND_COUNT
    own = g.hands[start : start + KIND_COUNT] if viewer >= 0 else NO_CARDS
    aside = g.secret_discards[start : start + KIND_COUNT] if viewer >= 0 else NO_CARDS
    count = [total - out - held - gone for total, out, held, gone in zip(g.box.counts, g.open_discards, own, aside)]
    for seat in range(g.seats):
        for kind in g.lines[seat] if seat == viewer else g.face_up(seat):
            count[kind] -= 1
    if g.known or g.known_gone:
        for seat in others:
            for known in (known_of(g, viewer, seat), known_gone_of(g, viewer, seat)):
                if any(known):
                    count = [number - placed for number, placed in zip(count, known)]
    pool: list[int] = []
    for kind in range(KIND_COUNT):
        pool += [kind] * count[kind]
    return pool


def refill_discards(g: Condottiere, viewer: int, seat: int, pool: list[int]) -> None:
    start = seat * KIND_COUNT
    size = sum(g.secret_discards[start : start + KIND_COUNT])
    if not size:
        return
    cards = known_gone_of(g, viewer, seat) or [0] * KIND_COUNT
    for _ in range(size - sum(cards)):
        cards[take_fitting(pool, range(MERCENARY_KINDS, KIND_COUNT))] += 1
    g.secret_discards[start : start + KIND_COUNT] = cards


def take_fitting(pool: list[int], kinds: range | list[int]) -> int:
    """The first card of the shuffled pool that is of one of these kinds."""
    for at, kind in enumerate(pool):
        if kind in kinds:
            return pool.pop(at)
    return NOBODY


def lay_another_face_down(g: Condottiere, seat: int, known: list[int], pool: list[int]) -> None:
    """Either a card known to be with the seat or one of the pool, by the number of ways each can be."""
    fitting = [kind for kind in range(KIND_COUNT) if g.box.laid_face_down[kind]]
    own = [kind for kind in fitting for _ in range(known[kind])]
    ways_known = len(own) * max(1, len(pool))
    ways_pool = (g.hand_size[seat] + 1 - sum(known)) * sum(1 for kind in pool if kind in fitting)
    pick = g.entropy() % (ways_known + ways_pool)
    if pick < ways_known:
        kind = own[pick % len(own)]
        known[kind] -= 1
    else:
        kind = take_fitting(pool, fitting)
    g.lines[seat][-1] = kind


def refill_hand(g: Condottiere, seat: int, known: list[int], pool: list[int]) -> None:
    start = seat * KIND_COUNT
    missing = g.hand_size[seat] - sum(known)
    if missing:
        for kind in pool[-missing:]:
            known[kind] += 1
        del pool[-missing:]
    g.hands[start : start + KIND_COUNT] = known


def forget_what_others_know(g: Condottiere, viewer: int) -> None:
    """Others were shown cards too; all the viewer can say is what it knows itself."""
    if g.known:
        g.known = spread(g, g.known, viewer)
    if g.known_gone:
        g.known_gone = spread(g, g.known_gone, viewer)


def spread(g: Condottiere, known: list[int], viewer: int) -> list[int]:
    """What everybody saw, which is what the spectator knows, save what the viewer saw or showed itself."""
    row = g.seats * KIND_COUNT
    public, own = place(g, NOBODY, 0), place(g, viewer, 0)
    fresh = known[public : public + row] * (g.seats + 1)
    fresh[own : own + row] = known[own : own + row]
    for seat in range(g.seats):
        start = place(g, seat, seat)
        fresh[start : start + KIND_COUNT] = [0] * KIND_COUNT
        if seat != viewer >= 0:
            start = place(g, seat, viewer)
            fresh[start : start + KIND_COUNT] = known[start : start + KIND_COUNT]
    return fresh if any(fresh) else []
