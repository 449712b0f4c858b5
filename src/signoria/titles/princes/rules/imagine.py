"""What a seat cannot know, dealt anew: the treachery cards of others, the pile, face-down discards.

Purses follow from the public log, so they stay as they are.
"""

from __future__ import annotations

from signoria.titles.princes.rules.names import BRIBE_CARDINAL
from signoria.titles.princes.rules.state import Princes


def redeal(g: Princes, seat: int) -> None:
    """Keep every number of cards, and the Bribe Cardinals that bids have proven (9.5)."""
    others = [other for other in range(g.seats) if other != seat]
    pool = g.pile
    for other in others:
        pool += g.hands[other]
        pool += g.buried[other]
    pool.sort()
    for other in others:
        for _ in range(g.shown_cardinals[other]):
            pool.remove(BRIBE_CARDINAL)
    g.shuffle(pool)
    for other in others:
        proven = g.shown_cardinals[other]
        hand = [BRIBE_CARDINAL] * proven + [pool.pop() for _ in range(len(g.hands[other]) - proven)]
        hand.sort()
        g.hands[other] = hand
        g.buried[other] = [pool.pop() for _ in g.buried[other]]
    g.offers.forget(seat)
