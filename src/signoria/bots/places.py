"""Places at the end of a game."""

from __future__ import annotations

from typing import Sequence


def ranking(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The place of each seat as the end of a game shows it: 1 for the winners, equals share theirs.

    >>> ranking([3, 5, 3, 1], winners=[1])
    [2.0, 1.0, 2.0, 4.0]
    """
    keys = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    return [1.0 + sum(other < key for other in keys) for key in keys]
