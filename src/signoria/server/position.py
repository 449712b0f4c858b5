"""What follows from the position of a table, worked out once however many look at it."""

from __future__ import annotations

from signoria.kernel import State, taking_back


class Position:
    """A state as it stands now: once somebody has moved it is another position."""

    __slots__ = ("answers", "g", "moves", "over", "takers", "waiting")

    def __init__(self, g: State) -> None:
        self.g, self.moves = g, g.moves
        self.waiting, self.over = g.waiting(), not g.stack
        self.takers = taking_back.takers(g)
        self.answers: dict[int, list[int]] = {}

    def legal(self, seat: int) -> list[int]:
        """The legal answers of a seat, those of onlookers are none."""
        if seat < 0 or not self.waiting >> seat & 1:
            return []
        found = self.answers.get(seat)
        if found is None:
            found = self.answers[seat] = self.g.legal(seat)
        return found
