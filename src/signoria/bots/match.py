"""One game between bots. A bot that answers badly or breaks is answered for; the game goes on."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Optional, Sequence, Union

from signoria.bots.company import Company, promisers
from signoria.bots.luck.account import Account
from signoria.bots.luck.weighing import IN_TURN, Weighing
from signoria.bots.sight import Bot, Talker
from signoria.bots.traits import traits_of
from signoria.bots.usage import Counts, Usage
from signoria.kernel import Game, Pack, Record, State

LIMIT: Final = 50_000  # decisions after which a game is given up; no title comes near


@dataclass
class Result:
    """What came of one game, seat by seat."""

    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float
    options: int  # summed over all decisions with a choice; divided by `choices` it is the branching
    choices: int
    asides: int
    illegal: list[int]  # answers that were not legal, replaced by a random one
    crashes: list[int]  # answers that ended in an exception, replaced likewise
    late: list[int]  # answers that took longer than allowed
    thinking: list[float]  # seconds
    traits: list[dict[str, str]]  # family, nation, first turn: what might favour a seat
    errors: list[str] = field(default_factory=list)
    record: Optional[Record] = None
    usage: list[Counts] = field(default_factory=list)  # parts of the game offered and used, seat by seat
    luck: list[float] = field(default_factory=list)  # of each seat, in shares of the victory; empty: not measured
    promises: list[dict[str, int]] = field(default_factory=list)  # how those of each seat ended: kept, broken, ...
    gains: list[float] = field(default_factory=list)  # of each seat, by answers that were weighed; empty: none were

    def share(self, seat: int) -> float:
        """The part of the victory a seat has: shared victories count in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Match(Company):
    """A game between bots at all its seats."""

    def __init__(
        self,
        g: State,
        bots: Sequence[Bot],
        rng: Random,
        seconds: Optional[float],
        blind: bool,
        names: Optional[Sequence[str]] = None,
        account: Optional[Account] = None,
        weighing: Optional[Weighing] = None,
    ) -> None:
        if len(bots) != g.seats:
            raise ValueError(f"a bot for each of the {g.seats} seats is wanted, got {len(bots)}")
        called = [type(bot).__name__ for bot in bots] if names is None else names
        rngs = {seat: Random(rng.getrandbits(64)) for seat in range(g.seats)}
        super().__init__(g, dict(enumerate(bots)), rngs, called, blind)
        self.limit, self.account, self.weighing = seconds, account, weighing
        if weighing is not None:
            self.talkers = [seat for seat in range(g.seats) if seat in self.talkers or weighing.hears(seat)]
        none = [0] * g.seats
        self.result = Result([], [], 0, 0.0, 0, 0, 0, none[:], none[:], none[:], [0.0] * g.seats, [])
        self.start = g.view(None)
        self.usages = [Usage(g.game.verbs) for _ in bots]

    def run(self) -> Result:
        g, result = self.g, self.result
        self.greet()
        begun = time.perf_counter()
        while not g.over and result.decisions < LIMIT:
            seat = g.first_to_act()
            answer = self.answer(seat)
            self.weigh(seat, IN_TURN, answer)
            self.act(seat, answer)
            result.decisions += 1
            self.chat()
        result.seconds = time.perf_counter() - begun
        result.scores, result.winners = g.scores, g.winners
        self.part()
        result.traits = traits_of(self.start, g)
        result.usage = [usage.counts() for usage in self.usages]
        result.luck = self.account.shares() if self.account is not None else []
        result.promises = self.vows.tallies()
        result.gains = self.weighing.gains if self.weighing is not None else []
        return result

    def answer(self, seat: int) -> int:
        """The bot's answer, or a random legal one in its place."""
        legal = self.g.legal(seat)
        if len(legal) == 1:
            return legal[0]
        result = self.result
        result.options += len(legal)
        result.choices += 1
        begun = time.perf_counter()
        action = self.choose(seat, legal)
        spent = time.perf_counter() - begun
        result.thinking[seat] += spent
        if self.limit is not None and spent > self.limit:
            result.late[seat] += 1
            self.note(seat, f"late: an answer took longer than {self.limit:g} seconds")
        if action is None:
            return self.rngs[seat].choice(legal)
        self.usages[seat].note(legal, action)
        return action

    def said(self, seat: int, number: int, asides: list[int], action: Optional[int]) -> None:
        if isinstance(self.bots[seat], Talker):
            self.usages[seat].note(asides, action)
        self.result.asides += action is not None
        self.weigh(seat, number, action)

    def weigh(self, seat: int, said: int, action: Optional[int]) -> None:
        if self.weighing is not None:
            self.weighing.note(self.g, seat, said, action)

    def act(self, seat: int, action: int) -> None:
        if self.account is None:
            super().act(seat, action)
            return
        before = self.g.copy()
        super().act(seat, action)
        self.account.note(before, self.g)

    def fault(self, seat: int, kind: str, text: str, error: Optional[Exception] = None) -> None:
        """It is noted, and the game goes on."""
        counts = self.result.crashes if kind == "crash" else self.result.illegal
        counts[seat] += 1
        self.note(seat, f"{kind}: {text}")

    def note(self, seat: int, error: str) -> None:
        if len(self.result.errors) < 20:
            self.result.errors.append(f"seat {seat}: {error}"[:300])


def play(
    game: Game,
    bots: Sequence[Bot],
    seats: Optional[int] = None,
    seed: Union[int, bytes, None] = None,
    options: Optional[dict[str, Any]] = None,
    rng: Optional[Random] = None,
    components: Union[str, Path, Pack, None] = None,
    seconds: Optional[float] = None,
    blind: bool = True,
    keep_record: bool = False,
    names: Optional[Sequence[str]] = None,
    account: Optional[Account] = None,
    weighing: Optional[Weighing] = None,
) -> Result:
    """Play one game to its end.

    `seed` deals, `rng` is the luck of the bots. A `blind` bot gets its sight over a guess instead of
    the true state, so that it cannot pry; `signoria`'s own levels do not and may go without. They
    ask for no `sight.events` either: without a blind bot no log is kept, unless somebody makes promises, which
    are judged by it. `names` is what followers are told of who sits where. An `account` measures luck, a
    `weighing` what answers gain.
    """
    g = game.start(len(bots) if seats is None else seats, seed, components, **(options or {}))
    if not blind and not promisers(dict(enumerate(bots))):
        g.log = None
    match = Match(g, bots, rng or Random(), seconds, blind, names, account, weighing)
    result = match.run()
    if keep_record:
        result.record = g.record()
    return result


def rotations(line: Sequence[Any]) -> list[list[Any]]:
    """Every way to seat a line-up around the table in its order: one game each makes a deal fair."""
    return [[line[(seat - turn) % len(line)] for seat in range(len(line))] for turn in range(len(line))]
