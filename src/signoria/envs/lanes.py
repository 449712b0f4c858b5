"""Games side by side, each asking one seat at a time, lowest first; compiled with the rules."""

from __future__ import annotations

from signoria.kernel import State


class Lanes:
    """Of each game: itself, the seat it asks, and what that seat may answer."""

    def __init__(self, running: list[State]) -> None:
        self.running = running
        self.seats = [0] * len(running)
        self.legal: list[list[int]] = [[] for _ in running]

    def ask(self) -> None:
        """Every game its question."""
        seats, legal, place = self.seats, self.legal, 0
        for g in self.running:
            seat = g.first_to_act()
            seats[place] = seat
            legal[place] = g.stack[-1].legal(g, seat)
            place += 1  # noqa: SIM113 (compiled, this is faster than to enumerate)

    def refused(self, actions: list[int]) -> list[int]:
        """The places whose actions are not among the legal ones."""
        found, place = [], 0
        for action in actions:
            if action not in self.legal[place]:
                found.append(place)
            place += 1  # noqa: SIM113 (compiled, this is faster than to enumerate)
        return found

    def step(self, actions: list[int]) -> list[int]:
        """One action for each game; the places of those that are over."""
        seats, over, place = self.seats, [], 0
        for g in self.running:
            g.act(seats[place], actions[place])
            if not g.stack:
                over.append(place)
            place += 1  # noqa: SIM113 (compiled, this is faster than to enumerate)
        return over
