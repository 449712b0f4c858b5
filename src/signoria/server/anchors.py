"""How strong the bots are on the scale on which people are rated: measured in matches, never moved by a game."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple, Optional

from openskill.models import PlackettLuce, PlackettLuceRating


def undamped(*_: object) -> float:
    """Doubt shrinks as fast as the model says.

    The library slows it down. In simulated ladders its ranges are then too wide against bots and miss a fifth of
    the strengths among people who have played a hundred games; undamped they hold nine in ten and more.
    """
    return 1.0


MODEL: Final = PlackettLuce(gamma=undamped)
FIRM: Final = 1.0  # a bot's uncertainty: about what the intervals in docs/bots.md come to
LEAST_STEP: Final = 2.0  # from one level to the next where no match has shown a larger one


class Measured(NamedTuple):
    """Shares of the victories of one seat against a table of the level below: see docs/bots.md.

    The master's with about the iterations that its usual time allows, or fewer.
    """

    seats: int
    novice: float
    expert: float
    master: Optional[float] = None


MATCHES: Final = {
    "condottiere": Measured(4, 0.532, 0.570, 0.775),
    "il_principe": Measured(4, 0.972, 0.848, 0.800),
    "principato": Measured(4, 0.998, 0.948, 0.600),
    "princes": Measured(4, 0.962, 0.832, 0.708),
    "renaissance": Measured(6, 0.680, 0.588, 0.619),
}
UNMEASURED: Final = Measured(4, 0.75, 0.75)  # a title from elsewhere


def step(seats: int, share: Optional[float]) -> float:
    """The difference of strength at which the model expects this share of one seat against equals."""
    if share is None:
        return LEAST_STEP
    spread = sqrt(seats * (MODEL.beta**2 + FIRM**2))
    return max(LEAST_STEP, spread * log((seats - 1) * share / (1 - share)))


def anchors(game: str) -> dict[str, PlackettLuceRating]:
    """The levels, the weakest first. The novice stands where a person begins."""
    found = MATCHES.get(game, UNMEASURED)
    novice = MODEL.mu
    expert = novice + step(found.seats, found.expert)
    strengths = {
        "random": novice - step(found.seats, found.novice),
        "novice": novice,
        "expert": expert,
        "master": expert + step(found.seats, found.master),
    }
    return {level: MODEL.rating(mu=round(mu, 1), sigma=FIRM) for level, mu in strengths.items()}
