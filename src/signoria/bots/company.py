"""Bots at seats of a running game: what each is shown and asked, and whether it keeps to the rules.

Whoever seats bots does it with a company, so that they remember, trade and promise alike in the arena, as opponents of
somebody who learns, and where data is made.
"""

from __future__ import annotations

import traceback
from pathlib import Path
from random import Random
from typing import Any, Callable, Final, Mapping, Optional, Sequence

from signoria.bots.manners import mannered, speaks_first
from signoria.bots.roles import ASIDES, Bot, Follower, Promiser, Talker, recalls
from signoria.bots.sight import Sight
from signoria.bots.vows import Vows
from signoria.kernel import State

HERE: Final = Path(__file__).parent
WORDS: Final = 16  # that a bot may say about promises after one decision


class Fault(RuntimeError):
    """A bot did what it may not, or broke."""


class Company:
    """Bots at some seats of a game, or at all. A fault of one raises, unless a company takes it otherwise (`fault`).

    Each seat has its own luck: what one bot draws changes nothing for the others. `names` go by seat, those of other
    players too. A `blind` bot gets its sight over a guess instead of the true state, so that it cannot pry.
    """

    def __init__(
        self, g: State, bots: Mapping[int, Bot], rngs: Mapping[int, Random], names: Sequence[str], blind: bool = True
    ) -> None:
        self.g, self.rngs, self.names, self.blind = g, rngs, list(names), blind
        self.bots = {seat: mannered(bot, g.game.id) for seat, bot in bots.items()}
        self.followers = [(seat, bot) for seat, bot in bots.items() if isinstance(bot, Follower)]
        self.talkers = [seat for seat, bot in bots.items() if isinstance(bot, Talker)]
        self.vows = Vows(g)
        self.promisers = promisers(self.bots) if g.log is not None else []

    # -- a game, step by step

    def greet(self) -> None:
        """The game begins."""
        for seat, follower in self.followers:
            self.call(seat, follower.begin, self.sight(seat), self.names[:])

    def choose(self, seat: int, legal: list[int], sight: Optional[Sight] = None) -> Optional[int]:
        """The bot's answer; None if it had none that is open, and that was no reason to raise."""
        try:
            action = self.bots[seat].choose(sight or self.sight(seat))
        except Exception as error:
            self.blame(seat, error)
            return None
        if is_one_of(action, legal):
            return int(action)
        self.illegal(seat, action)
        return None

    def act(self, seat: int, action: int) -> None:
        """Anybody's legal action, and what it makes of the promises."""
        self.vows.act(seat, action)

    def chat(self) -> None:
        """After a decision: what bots do out of turn, and say about promises."""
        for talker in self.talkers:
            self.talk(talker)
        for promiser in self.promisers:
            self.promise(promiser)

    def part(self) -> None:
        """The game is over."""
        g = self.g
        for seat, follower in self.followers:
            self.call(seat, follower.end, self.sight(seat), g.scores, g.winners)

    # -- what it is made of

    def talk(self, seat: int) -> None:
        """Let a bot answer and make offers."""
        for number in range(ASIDES):
            asides = self.g.asides(seat) if not self.g.over else []
            if not asides:
                return
            action = self.aside(seat, asides)
            self.said(seat, number, asides, action)
            if action is None:
                return
            self.act(seat, action)

    def aside(self, seat: int, asides: list[int]) -> Optional[int]:
        """What the bot does out of turn; None if that is nothing, or nothing that is open."""
        talker = self.bots[seat]
        if not isinstance(talker, Talker):
            return None
        try:
            action = talker.aside(self.sight(seat))
        except Exception as error:
            self.blame(seat, error)
            return None
        if action is not None and not is_one_of(action, asides):
            self.illegal(seat, action)
            return None
        return None if action is None else int(action)

    def said(self, seat: int, number: int, asides: list[int], action: Optional[int]) -> None:
        """For those who count."""

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
                self.fault(seat, "illegal", f"the promise {word!r:.80}: {wrong}")
            if wrong or word is None:
                return

    def sight(self, seat: int) -> Sight:
        promises = self.vows.seen_by(seat) if self.vows.all else ()
        if not self.blind:
            return Sight(self.g, seat, self.rngs[seat], promises=promises)
        return Sight.blind(self.g, seat, self.rngs[seat], recalls(self.bots[seat]), promises)

    def call(self, seat: int, hook: Callable[..., None], *told: Any) -> None:
        try:
            hook(*told)
        except Exception as error:
            self.blame(seat, error)

    def blame(self, seat: int, error: Exception) -> None:
        frames = traceback.extract_tb(error.__traceback__)[1:]  # the first one is ours
        file = Path(frames[-1].filename) if frames else HERE
        where = f" ({file.name}:{frames[-1].lineno})" if file.parent != HERE else ""
        self.fault(seat, "crash", f"{type(error).__name__}: {error}{where}", error)

    def illegal(self, seat: int, action: Any) -> None:
        verbs = self.g.game.verbs
        known = type(action) is int and 0 <= action < verbs.size
        told = f"{action} ({verbs.text(action)}) is not open now" if known else f"{action!r:.60} is no action"
        self.fault(seat, "illegal", f"the answer {told}")

    def fault(self, seat: int, kind: str, text: str, error: Optional[Exception] = None) -> None:
        """`kind` is crash or illegal."""
        raise Fault(f"the bot {self.names[seat]} at seat {seat}: {kind}: {text}") from error


def is_one_of(action: Any, open_now: list[int]) -> bool:
    """Whether an answer is an action that is open; a bot may answer anything."""
    try:
        return bool(action in open_now)
    except Exception:  # such as an array, which is not equal or unequal
        return False


def promisers(bots: Mapping[int, Bot]) -> list[int]:
    """The seats of those who speak of promises; none where nobody speaks first."""
    if not any(speaks_first(bot) for bot in bots.values()):
        return []
    return [seat for seat, bot in bots.items() if isinstance(bot, Promiser)]
