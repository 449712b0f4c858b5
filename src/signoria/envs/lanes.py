"""Games side by side, each asking one seat at a time, lowest first; compiled with the rules."""

from __future__ import annotations

from typing import Callable

from signoria.kernel import State


def go_on(g: State, seat: int, action: int) -> int:
    """A legal answer; returns the seat that is asked next, -1 when the game is over."""
    g.act(seat, action)
    return g.first_to_act()


class Lanes:
    """Of each game: itself, the seat it asks, what that seat may answer, and what it answers next, if anything.

    `finish(place)` is called when a game is over and returns the one that follows it.
    """

    def __init__(self, running: list[State], finish: Callable[[int], State]) -> None:
        self.running, self.finish = running, finish
        self.seats = [0] * len(running)
        self.legal: list[list[int]] = [[] for _ in running]
        self.actions: list[int] = []

    def turn(self, place: int) -> State:
        """One game: the answer, and the next question."""
        g = self.running[place]
        if self.actions:
            g.act(self.seats[place], self.actions[place])
            if not g.stack:
                g = self.running[place] = self.finish(place)
        seat = g.first_to_act()
        self.seats[place] = seat
        self.legal[place] = g.stack[-1].legal(g, seat)
        return g

    def turn_all(self) -> None:
        for place in range(len(self.running)):
            self.turn(place)


class Lane:
    """One of them, with what writes its sheets: answer, question and sheet at once, while the game is at hand."""

    def __init__(self, lanes: Lanes, place: int, sheet: Callable[[State, int], object]) -> None:
        self.lanes, self.place, self.sheet = lanes, place, sheet

    def look(self) -> object:
        """The sheet of whoever is asked next."""
        g = self.lanes.turn(self.place)
        return self.sheet(g, self.lanes.seats[self.place])
