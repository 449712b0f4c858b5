"""What lines of cards that lie face up are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.titles.condottiere.rules.names import COURTESAN, DRUMMER, HEROINE, MERCENARY_KINDS

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.box import Box

Lines = list[list[int]]


def lies_in(lines: Lines, kind: int) -> bool:
    for line in lines:  # noqa: SIM110 (compiled, a generator costs more than the search)
        if kind in line:
            return True
    return False


def highest_in(lines: Lines) -> int:
    """The strongest kind of Mercenary, or -1."""
    highest = -1
    for line in lines:
        for kind in line:
            if highest < kind < MERCENARY_KINDS:
                highest = kind
    return highest


def strengths_of(box: Box, lines: Lines, winter: bool, spring: bool, highest: int) -> list[int]:
    """The strength of every line (6.1)."""
    totals = []
    for line in lines:
        factor = box.drummer_factor if DRUMMER in line else 1
        total = 0
        for kind in line:
            if kind < MERCENARY_KINDS:
                total += (box.winter_value if winter else box.strength[kind]) * factor
                if spring and kind == highest:
                    total += box.spring_bonus
            elif kind in (HEROINE, COURTESAN):
                total += box.strength[kind]
        totals.append(total)
    return totals
