"""What follows from the position of a table, worked out once however many look at it."""

from __future__ import annotations

from msgspec import Struct

from signoria.kernel import State, taking_back


class Position(Struct, eq=False):
    """A state as it stands: once somebody has moved it is another position."""

    g: State
    moves: int
    waiting: int  # bit sets of seats, as the rules tell them: who is asked,
    takers: int  # and who can take back their last action
    over: bool
    answers: dict[int, list[int]] = {}

    def legal(self, seat: int) -> list[int]:
        """The legal answers of a seat; onlookers have none."""
        if seat < 0 or not self.waiting >> seat & 1:
            return []
        found = self.answers.get(seat)
        if found is None:
            found = self.answers[seat] = self.g.legal(seat)
        return found


def position_of(g: State) -> Position:
    return Position(g, g.moves, g.waiting(), taking_back.takers(g), not g.stack)
