"""What a judgement may read beside the view: how the title's outlook sees a world that the seat imagines.

An outlook knows what follows from all that was ever open, such as purses that a view keeps shut; it is read in a world
dealt anew from what the seat knows, always the same one, so it tells no secret.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.levels import levels_of
from signoria.bots.outlook import Fitted, outlook_of
from signoria.kernel import State

SPAN: Final = 8.0  # of terms, and of merits behind the best; beyond that nothing differs any more
SOME_WORLD: Final = bytes(16)


def leans(title: str) -> bool:
    """Whether the judgement of a title reads its outlook: declared with its levels."""
    return levels_of(title).leaning and isinstance(outlook_of(title), Fitted)


def names(title: str, seats: int) -> list[str]:
    """Of the rows: for each seat its merit, then its terms."""
    outlook = outlook_of(title)
    assert isinstance(outlook, Fitted)
    terms = range(len(outlook.early))
    return [
        name for seat in range(seats) for name in (f"outlook[{seat}]", *(f"outlook[{seat}].{term}" for term in terms))
    ]


class Leaning:
    """Reads the outlook of one title."""

    def __init__(self, title: str) -> None:
        outlook = outlook_of(title)
        assert isinstance(outlook, Fitted)
        self.outlook = outlook

    def numbers(self, g: State, seat: int) -> list[float]:
        """From 0 to 1, in the order of the names, the seat that looks first."""
        progress, rows = self.outlook.read(g.imagine(seat, SOME_WORLD))
        weights = [early + progress * late for early, late in zip(self.outlook.early, self.outlook.late)]
        merits = [sum([weight * term for weight, term in zip(weights, row)]) for row in rows]
        best = max(merits)
        found: list[float] = []
        for other in [*range(seat, g.seats), *range(seat)]:
            found.append(max(0.0, 1.0 + (merits[other] - best) / SPAN))
            found += [min(1.0, max(0.0, term / SPAN)) for term in rows[other]]
        return found
