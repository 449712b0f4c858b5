"""Dealing anew what a viewer cannot know: the order of the piles, the others' objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.titles.principato.rules.names import FIRST_CULTURE_OBJECTIVE

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato


def deal_anew(g: Principato, viewer: int, seed: bytes) -> None:
    """Which cards are left in a pile is public (9.2), so each pile is shuffled for itself."""
    g.seed, g.draws = seed, 0
    for pile in (g.pile, *g.waiting_decks):
        pile.sort()
        g.shuffle(pile)
    if not g.objectives_open():
        _deal_objectives(g, viewer, 0)
        _deal_objectives(g, viewer, 1)
        g.spare.sort()
    g.blindfold(viewer, seed)


def _deal_objectives(g: Principato, viewer: int, back: int) -> None:
    others = [seat for seat in range(g.seats) if seat != viewer]
    unseen = [objective for objective in g.spare if (objective >= FIRST_CULTURE_OBJECTIVE) == bool(back)]
    g.spare = [objective for objective in g.spare if objective not in unseen]
    unseen += [g.objectives[seat * 2 + back] for seat in others]
    unseen.sort()
    g.shuffle(unseen)
    for seat in others:
        g.objectives[seat * 2 + back] = unseen.pop()
    g.spare += unseen
