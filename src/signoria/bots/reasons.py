"""Why an expert prefers one answer to another: the features that decide, each with what it weighs.

A title's part `reasons` is a function of a sight and two answers. Weights are in the measure by which its expert
reckons; a rule of a scripted expert that fired is a feature too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Final, Optional

from signoria.bots.sight import Sight
from signoria.titles import title

PREFIX: Final = "because-"  # of the messages in which a title says its features
LEAST_WEIGHT: Final = 0.05
MOST_TOLD: Final = 3


@dataclass(frozen=True)
class Reason:
    """One feature, as a message of the title with its ints, and by how much it speaks for the answer."""

    key: str
    weight: float
    values: tuple[int, ...] = ()


Reasons = Callable[[Sight, int, int], list[Reason]]


def compared(features: dict[str, float], others: dict[str, float]) -> list[Reason]:
    """The features of one answer against those of another, of the same names."""
    return [Reason(key, weight - others.get(key, 0.0)) for key, weight in features.items()]


def telling(found: list[Reason]) -> list[Reason]:
    """Those that speak for the answer, the weightiest first."""
    speaking = [reason for reason in found if reason.weight >= LEAST_WEIGHT]
    return sorted(speaking, key=lambda reason: -reason.weight)[:MOST_TOLD]


def reasons_of(id: str) -> Optional[Reasons]:
    found: Optional[Reasons] = title(id).usable("reasons")
    return found
