"""One puzzle: a moment of a game, whose decision it is, and what its answers were found to be worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from math import hypot
from typing import Any, Final, Optional

from signoria.kernel import Game, Record, State
from signoria.kernel.components import FIRST_PRINTING
from signoria.titles import game as find_game

THOUSAND: Final = 1000  # values and errors are kept in thousandths of a victory


@dataclass(frozen=True)
class Weighed:
    """One answer and what it is worth to the seat: near its chance of victory, give or take the error."""

    action: int
    value: float
    error: float


@dataclass(frozen=True)
class Source:
    """The game a puzzle comes from, as far as it is needed: enough to play it again."""

    title: str
    rules: int
    seats: int
    seed: bytes
    actions: list[tuple[int, int]]
    options: dict[str, Any] = field(default_factory=dict)

    def record(self) -> Record:
        game: Game = find_game(self.title)
        return Record(
            game=game, rules_version=self.rules, seats=self.seats, options=self.options,
            pack=game.pack(FIRST_PRINTING), seed=self.seed, actions=self.actions,
        )  # fmt: skip


@dataclass(frozen=True)
class Puzzle:
    """A decision of a seat after the first `at` actions of its source; `weighed` has every legal answer, best first."""

    source: Source
    at: int
    seat: int
    weighed: list[Weighed]
    rating: int
    themes: list[str] = field(default_factory=list)
    naive: Optional[int] = None  # the answer that looks best at first sight
    expert: Optional[int] = None  # the one the scripted expert gives

    @property
    def id(self) -> str:
        """The same for as long as the position is: made of what leads to it."""
        text = f"{self.source.title}:{self.source.seed.hex()}:{self.at}"
        return blake2b(text.encode(), digest_size=5).hexdigest()

    @property
    def answer(self) -> int:
        return self.weighed[0].action

    @property
    def gap(self) -> float:
        """By how much the best answer is ahead of the next."""
        return self.weighed[0].value - self.weighed[1].value

    @property
    def gap_error(self) -> float:
        """An upper bound of its standard error: luck that both answers have in common is counted twice."""
        return hypot(self.weighed[0].error, self.weighed[1].error)

    @property
    def misleads(self) -> bool:
        """Whether first sight or the expert goes wrong here."""
        return any(found is not None and found != self.answer for found in (self.naive, self.expert))

    def state(self) -> State:
        """The game at that moment, with all that is hidden: never to be shown, only looked at through the seat."""
        return self.source.record().replay(self.at)
