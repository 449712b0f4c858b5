"""One game between bots. A bot that answers badly or breaks is answered for; the game goes on."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Optional, Sequence, Union

from signoria.bots.sight import Bot, Sight, Talker
from signoria.bots.traits import traits_of
from signoria.bots.usage import Counts, Usage
from signoria.kernel import Game, Pack, Record, State

LIMIT: Final = 50_000  # decisions after which a game is given up; no title comes near
ASIDES: Final = 16  # things a bot may do out of turn after one decision


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

    def share(self, seat: int) -> float:
        """The part of the victory a seat has: shared victories count in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Match:
    """A running game and the bots at its seats."""

    def __init__(self, g: State, bots: Sequence[Bot], rng: Random, seconds: Optional[float], blind: bool) -> None:
        if len(bots) != g.seats:
            raise ValueError(f"a bot for each of the {g.seats} seats is wanted, got {len(bots)}")
        self.g, self.bots, self.limit, self.blind = g, bots, seconds, blind
        # each seat has its own stream: what one bot draws changes nothing for the others
        self.rngs = [Random(rng.getrandbits(64)) for _ in bots]
        self.talkers = [seat for seat, bot in enumerate(bots) if isinstance(bot, Talker)]
        none = [0] * g.seats
        self.result = Result([], [], 0, 0.0, 0, 0, 0, none[:], none[:], none[:], [0.0] * g.seats, [])
        self.start = g.view(None)
        self.usages = [Usage(g.game.verbs) for _ in bots]

    def run(self) -> Result:
        g, result = self.g, self.result
        begun = time.perf_counter()
        while not g.over and result.decisions < LIMIT:
            seat = g.first_to_act()
            g.act(seat, self.answer(seat))
            result.decisions += 1
            for talker in self.talkers:
                self.talk(talker)
        result.seconds = time.perf_counter() - begun
        result.scores, result.winners = g.scores, g.winners
        result.traits = traits_of(self.start, g)
        result.usage = [usage.counts() for usage in self.usages]
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
        action: Any = None
        try:
            action = self.bots[seat].choose(self.sight(seat))
        except Exception as error:
            self.blame(seat, f"{type(error).__name__}: {error}")
        spent = time.perf_counter() - begun
        result.thinking[seat] += spent
        if self.limit is not None and spent > self.limit:
            result.late[seat] += 1
        if action in legal:
            self.usages[seat].note(legal, int(action))
            return int(action)
        if action is not None:
            result.illegal[seat] += 1
        return self.rngs[seat].choice(legal)

    def talk(self, seat: int) -> None:
        """Let a bot answer and make offers."""
        talker = self.bots[seat]
        assert isinstance(talker, Talker)
        for _ in range(ASIDES):
            asides = self.g.asides(seat) if not self.g.over else []
            if not asides:
                return
            try:
                action = talker.aside(self.sight(seat))
            except Exception as error:
                self.blame(seat, f"{type(error).__name__}: {error}")
                return
            if action is not None and action not in asides:
                self.result.illegal[seat] += 1
                return
            self.usages[seat].note(asides, action)
            if action is None:
                return
            self.g.act(seat, action)
            self.result.asides += 1

    def sight(self, seat: int) -> Sight:
        make = Sight.blind if self.blind else Sight
        return make(self.g, seat, self.rngs[seat])

    def blame(self, seat: int, error: str) -> None:
        self.result.crashes[seat] += 1
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
) -> Result:
    """Play one game to its end.

    `seed` deals, `rng` is the luck of the bots. A `blind` bot gets its sight over a guess instead of
    the true state, so that it cannot pry; `signoria`'s own levels do not and may go without.
    """
    g = game.start(len(bots) if seats is None else seats, seed, components, **(options or {}))
    g.log = None
    match = Match(g, bots, rng or Random(), seconds, blind)
    result = match.run()
    if keep_record:
        result.record = g.record()
    return result


def rotations(line: Sequence[Any]) -> list[list[Any]]:
    """Every way to seat a line-up around the table in its order: one game each makes a deal fair."""
    return [[line[(seat - turn) % len(line)] for seat in range(len(line))] for turn in range(len(line))]
