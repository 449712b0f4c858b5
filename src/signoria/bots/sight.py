"""What a bot is given: its seat's view, options and imagined worlds, never the true state."""

from __future__ import annotations

from random import Random
from typing import Any, Optional, Sequence

from signoria.bots.memory import Moment, recall
from signoria.bots.promises import Pledge, believe
from signoria.bots.roles import Bot as Bot
from signoria.bots.roles import Follower as Follower
from signoria.bots.roles import Talker as Talker
from signoria.kernel import Event, Game, Message, State
from signoria.kernel.marks import mypyc_attr
from signoria.kernel.travel import fields_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """One decision as its seat may see it. Everything random comes from the given generator.

    >>> import random, signoria
    >>> g = signoria.game("condottiere").start(seats=3, seed=7)
    >>> sight = Sight(g, g.to_act[0], random.Random(1))
    >>> len(sight.options), sight.seats
    (17, 3)
    >>> sight.events[0][0]
    'game-begun'
    """

    __slots__ = ("_g", "_moments", "promises", "rng", "seat")

    def __init__(
        self,
        g: State,
        seat: int,
        rng: Random,
        moments: Optional[list[Moment]] = None,
        promises: Sequence[Pledge] = (),
    ) -> None:
        self._g = g
        self._moments = moments
        self.promises = promises  # those the seat may know, in the order in which it came to know them
        self.seat = seat
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is made, so that any build can read it."""
        return type(self), (self._g, self.seat, self.rng, self._moments, self.promises)

    @classmethod
    def blind(
        cls, g: State, seat: int, rng: Random, recalls: int = 0, promises: Sequence[Pledge] = ()
    ) -> Sight:  # fmt: skip
        """A sight over a guess: even a bot that pries behind this class finds no secret there.

        A guess shows its seat the same view and options as the truth and leads to the same further
        guesses (laws 2 and 3), so an honest bot decides as it would with the truth behind it. A guess has
        no past: so many answers of others are recalled before.
        """
        guess = g.imagine(seat, rng.randbytes(16))
        if g.log is not None:  # who else was told something is no business of the seat's
            guess.log = [Event(1 << seat, event.key, event.values, event.shown) for event in g.events(seat)]
        return cls(guess, seat, rng, recall(g, seat, recalls), promises)

    @property
    def game(self) -> Game:
        return self._g.game

    @property
    def box(self) -> Any:
        """The component figures of this table, open to everybody."""
        return self._g.figures()

    @property
    def settings(self) -> tuple[int, ...]:
        """The options of this table, open to everybody, as `Game.settle` gives them."""
        return self._g.settings

    @property
    def seats(self) -> int:
        return self._g.seats

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

    def view(self) -> Any:
        """What the seat may see, of the type `View` of its title."""
        return self._g.view(self.seat)

    @property
    def events(self) -> list[Message]:
        """What the seat was told since the game began, as keys and ints; a game without a log tells nothing."""
        return [(event.key, event.values) for event in self._g.events(self.seat)]

    def moments(self, most: int) -> list[Moment]:
        """The last answers of others that the seat has seen, each with the table as it was to the seat then, the
        latest first. A blind sight has as many as its bot `recalls`."""
        return recall(self._g, self.seat, most) if self._moments is None else self._moments[:most]

    def imagine(self, seed: Optional[bytes] = None) -> State:
        """A new guess at the whole state: every fact the seat knows, the rest dealt at random; promises of those who
        can be trusted are believed."""
        world = self._g.imagine(self.seat, self.rng.randbytes(16) if seed is None else seed)
        if self.promises:
            believe(world, self.seat, self.promises)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Packed:
    """A bot with all that it holds when it travels, also what a class of somebody's own has added to a compiled one."""

    def __getstate__(self) -> dict[str, Any]:
        return fields_of(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Packed):
    """Any legal answer, all equally likely."""

    def choose(self, sight: Sight) -> int:
        return sight.rng.choice(sight.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Packed):
    """A bot that thinks where it has a choice."""

    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[0] if len(options) == 1 else self.think(sight, options)

    def think(self, sight: Sight, options: list[int]) -> int:
        raise NotImplementedError
