"""How strong the bots are on the scale on which people are rated: measured in matches, never moved by a game."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Optional

from openskill.models import PlackettLuce, PlackettLuceRating

from signoria.bots.levels import Measured, levels_of


def undamped(*_: object) -> float:
    """Doubt shrinks as fast as the model says.

    The library slows it down. In simulated ladders its ranges are then too wide against bots and miss a fifth of
    the strengths among people who have played a hundred games; undamped they hold nine in ten and more.
    """
    return 1.0


MODEL: Final = PlackettLuce(gamma=undamped)
FIRM: Final = 1.0  # a bot's uncertainty: about what the intervals in docs/bots.md come to
LEAST_STEP: Final = 2.0  # from one level to the next where no match has shown a larger one


def step(seats: int, share: Optional[float]) -> float:
    """The difference of strength at which the model expects this share of one seat against equals."""
    if share is None:
        return LEAST_STEP
    spread = sqrt(seats * (MODEL.beta**2 + FIRM**2))
    return max(LEAST_STEP, spread * log((seats - 1) * share / (1 - share)))


def anchors(game: str) -> dict[str, PlackettLuceRating]:
    """The levels, the weakest first. The novice stands where a person begins."""
    found = levels_of(game).measured
    novice = MODEL.mu
    expert = novice + step(found.seats, found.expert)
    master, grandmaster = searching(expert, found)
    strengths = {
        "random": novice - step(found.seats, found.novice),
        "novice": novice,
        "adept": adept_between(novice, expert, found),
        "expert": expert,
        "master": master,
        "grandmaster": grandmaster,
    }
    return {level: MODEL.rating(mu=round(mu, 1), sigma=FIRM) for level, mu in strengths.items()}


def searching(expert: float, found: Measured) -> tuple[float, float]:
    """Master and grandmaster: step by step, as far as measured. Else the whole search stands where it does among
    experts, and a master half-way."""
    whole = expert + step(found.seats, found.search)
    master = (expert + whole) / 2 if found.master is None else expert + step(found.seats, found.master)
    if found.grandmaster is None:
        return master, max(whole, master + LEAST_STEP)
    return master, master + step(found.seats, found.grandmaster)


def adept_between(novice: float, expert: float, found: Measured) -> float:
    """As measured against novices; half-way where that was not. Never within a step of either neighbour."""
    middle = (novice + expert) / 2
    wanted = novice + step(found.seats, found.adept) if found.adept is not None else middle
    return min(max(wanted, novice + LEAST_STEP), expert - LEAST_STEP) if expert - novice > 2 * LEAST_STEP else middle
