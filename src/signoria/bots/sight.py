"""What a bot is given: its seat's view, options and imagined worlds, never the true state."""

from __future__ import annotations

from random import Random
from typing import Any, Optional, Protocol

from signoria.kernel import Game, Message, State


class Sight:
    """One decision as its seat may see it. Everything random comes from the given generator."""

    __slots__ = ("_g", "rng", "seat")

    def __init__(self, g: State, seat: int, rng: Random) -> None:
        self._g = g
        self.seat = seat
        self.rng = rng

    @property
    def game(self) -> Game:
        return self._g.game

    @property
    def options(self) -> list[int]:
        """The legal answers, as action codes."""
        return self._g.legal(self.seat)

    @property
    def asides(self) -> list[int]:
        """What the seat may do out of turn."""
        return self._g.asides(self.seat)

    @property
    def prompt(self) -> Optional[Message]:
        return self._g.prompt(self.seat)

    def view(self) -> dict[str, Any]:
        return self._g.view(self.seat)

    def imagine(self) -> State:
        """A new guess at the whole state: every fact the seat knows, the rest dealt at random."""
        return self._g.imagine(self.seat, self.rng.randbytes(16))


class Bot(Protocol):
    """Anything that answers a question from what its seat may know."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`."""


class RandomBot:
    """Any legal answer, all equally likely."""

    def choose(self, sight: Sight) -> int:
        return sight.rng.choice(sight.options)
