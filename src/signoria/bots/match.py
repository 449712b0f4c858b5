"""One game between bots. A bot that answers badly or breaks is answered for; the game goes on."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Callable, Final, Optional, Sequence, Union

from signoria.bots.luck.account import Account
from signoria.bots.luck.weighing import IN_TURN, Weighing
from signoria.bots.manners import mannered, speaks_first
from signoria.bots.roles import ASIDES, Promiser, recalls
from signoria.bots.sight import Bot, Follower, Sight, Talker
from signoria.bots.traits import traits_of
from signoria.bots.usage import Counts, Usage
from signoria.bots.vows import Vows
from signoria.kernel import Game, Pack, Record, State

LIMIT: Final = 50_000  # decisions after which a game is given up; no title comes near
HERE: Final = Path(__file__).parent
WORDS: Final = 16  # and say about promises


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


class Match:
    """A running game and the bots at its seats."""

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
        self.names = [type(bot).__name__ for bot in bots] if names is None else list(names)
        self.bots = [mannered(bot, g.game.id) for bot in bots]
        self.g, self.limit, self.blind, self.account, self.weighing = g, seconds, blind, account, weighing
        # each seat has its own stream: what one bot draws changes nothing for the others
        self.rngs = [Random(rng.getrandbits(64)) for _ in bots]
        self.followers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Follower)]
        self.talkers = [
            seat
            for seat, bot in enumerate(bots)
            if isinstance(bot, Talker) or (weighing is not None and weighing.hears(seat))
        ]
        self.vows = Vows(g)
        self.promisers = promisers(self.bots) if g.log is not None else []
        none = [0] * g.seats
        self.result = Result([], [], 0, 0.0, 0, 0, 0, none[:], none[:], none[:], [0.0] * g.seats, [])
        self.start = g.view(None)
        self.usages = [Usage(g.game.verbs) for _ in bots]

    def run(self) -> Result:
        g, result = self.g, self.result
        for seat, follower in self.followers:
            self.call(seat, follower.begin, self.sight(seat), self.names[:])
        begun = time.perf_counter()
        while not g.over and result.decisions < LIMIT:
            seat = g.first_to_act()
            answer = self.answer(seat)
            self.weigh(seat, IN_TURN, answer)
            self.act(seat, answer)
            result.decisions += 1
            for talker in self.talkers:
                self.talk(talker)
            for promiser in self.promisers:
                self.promise(promiser)
        result.seconds = time.perf_counter() - begun
        result.scores, result.winners = g.scores, g.winners
        for seat, follower in self.followers:
            self.call(seat, follower.end, self.sight(seat), g.scores, g.winners)
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
        action: Any = None
        try:
            action = self.bots[seat].choose(self.sight(seat))
        except Exception as error:
            self.blame(seat, error)
        spent = time.perf_counter() - begun
        result.thinking[seat] += spent
        if self.limit is not None and spent > self.limit:
            result.late[seat] += 1
            self.note(seat, f"late: an answer took longer than {self.limit:g} seconds")
        if action in legal:
            self.usages[seat].note(legal, int(action))
            return int(action)
        if action is not None:
            self.illegal(seat, action)
        return self.rngs[seat].choice(legal)

    def talk(self, seat: int) -> None:
        """Let a bot answer and make offers."""
        for said in range(ASIDES):
            asides = self.g.asides(seat) if not self.g.over else []
            if not asides:
                return
            action = self.aside(seat, asides)
            self.weigh(seat, said, action)
            if action is None:
                return
            self.act(seat, action)
            self.result.asides += 1

    def aside(self, seat: int, asides: list[int]) -> Optional[int]:
        """What a bot says out of turn, if it says anything that is open to it."""
        talker = self.bots[seat]
        if not isinstance(talker, Talker):
            return None
        try:
            action = talker.aside(self.sight(seat))
        except Exception as error:
            self.blame(seat, error)
            return None
        if action is not None and action not in asides:
            self.illegal(seat, action)
            return None
        self.usages[seat].note(asides, action)
        return action

    def weigh(self, seat: int, said: int, action: Optional[int]) -> None:
        if self.weighing is not None:
            self.weighing.note(self.g, seat, said, action)

    def promise(self, seat: int) -> None:
        """Let a bot answer and make promises."""
        promiser = self.bots[seat]
        assert isinstance(promiser, Promiser)
        for _ in range(WORDS if not self.g.over else 0):
            try:
                word = promiser.promise(self.sight(seat))
                wrong = self.vows.say(seat, word) if word is not None else ""
            except Exception as error:
                self.blame(seat, error)
                return
            if wrong:
                self.result.illegal[seat] += 1
                self.note(seat, f"illegal: the promise {word!r:.80}: {wrong}")
            if wrong or word is None:
                return

    def act(self, seat: int, action: int) -> None:
        if self.account is None:
            self.vows.act(seat, action)
            return
        before = self.g.copy()
        self.vows.act(seat, action)
        self.account.note(before, self.g)

    def call(self, seat: int, hook: Callable[..., None], *told: Any) -> None:
        try:
            hook(*told)
        except Exception as error:
            self.blame(seat, error)

    def sight(self, seat: int) -> Sight:
        promises = self.vows.seen_by(seat) if self.vows.all else ()
        if not self.blind:
            return Sight(self.g, seat, self.rngs[seat], promises=promises)
        return Sight.blind(self.g, seat, self.rngs[seat], recalls(self.bots[seat]), promises)

    def blame(self, seat: int, error: Exception) -> None:
        self.result.crashes[seat] += 1
        frames = traceback.extract_tb(error.__traceback__)[1:]  # the first one is ours
        file = Path(frames[-1].filename) if frames else HERE
        where = f" ({file.name}:{frames[-1].lineno})" if file.parent != HERE else ""
        self.note(seat, f"crash: {type(error).__name__}: {error}{where}")

    def illegal(self, seat: int, action: Any) -> None:
        self.result.illegal[seat] += 1
        verbs = self.g.game.verbs
        known = type(action) is int and 0 <= action < verbs.size
        told = f"{action} ({verbs.text(action)}) is not open now" if known else f"{action!r:.60} is no action"
        self.note(seat, f"illegal: the answer {told}")

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
    if not blind and not promisers(bots):
        g.log = None
    match = Match(g, bots, rng or Random(), seconds, blind, names, account, weighing)
    result = match.run()
    if keep_record:
        result.record = g.record()
    return result


def promisers(bots: Sequence[Bot]) -> list[int]:
    """The seats of those who speak of promises; none where nobody speaks first."""
    if not any(speaks_first(bot) for bot in bots):
        return []
    return [seat for seat, bot in enumerate(bots) if isinstance(bot, Promiser)]


def rotations(line: Sequence[Any]) -> list[list[Any]]:
    """Every way to seat a line-up around the table in its order: one game each makes a deal fair."""
    return [[line[(seat - turn) % len(line)] for seat in range(len(line))] for turn in range(len(line))]
