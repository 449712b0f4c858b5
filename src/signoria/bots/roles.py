"""What can sit in a seat, and who can judge a position. Protocols cannot be compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional, Protocol, runtime_checkable

if TYPE_CHECKING:
    from signoria.bots.promises import Word
    from signoria.bots.sight import Sight
    from signoria.kernel import Game, Pack, State

ASIDES: Final = 16  # things a bot may do out of turn after one decision


class Bot(Protocol):
    """Anything that answers a question from what its seat may know."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`."""


@runtime_checkable
class Talker(Protocol):
    """A bot that also acts out of turn: it answers offers and makes some."""

    def aside(self, sight: Sight) -> Optional[int]:
        """One of `sight.asides`, or None to say nothing. Drivers ask after every decision."""


@runtime_checkable
class Promiser(Protocol):
    """A bot that makes promises and answers those of others (`signoria.bots.promises`)."""

    def promise(self, sight: Sight) -> Optional[Word]:
        """Something to say about promises, or None. Drivers ask after every decision."""


@runtime_checkable
class Follower(Protocol):
    """A bot that is told when its games begin and end, and by what names the others go: for those who learn."""

    def begin(self, sight: Sight, names: list[str]) -> None:
        """A game begins at `sight.seat`; `names` go by seat."""

    def end(self, sight: Sight, scores: list[int], winners: list[int]) -> None:
        """The game is over: the last look at it, and how it ended."""


@runtime_checkable
class Ranker(Protocol):
    """A bot that can name the options worth a thought."""

    def rank(self, sight: Sight) -> list[int]:
        """Some of `sight.options`, the best first; the first is what it would choose."""


@runtime_checkable
class Foreteller(Protocol):
    """A bot that can say what it expects of every option."""

    def foresee(self, sight: Sight) -> dict[int, float]:
        """All of `sight.options`, the best first: how far each is ahead of that one, in chances of victory."""


@runtime_checkable
class Recaller(Protocol):
    """A bot that thinks about what the others did before."""

    recalls: int  # the answers of others it wants to remember


class Judge(Protocol):
    """What a title has learned of its positions: its part `judgement`."""

    def learned_from(self, game: Game, seats: int, settings: tuple[int, ...], pack: Pack) -> bool:
        """Whether it knows tables like this one."""

    def chances(self, g: State, seat: int) -> list[float]:
        """Of victory, for each seat, from what this seat sees."""


class Prior(Protocol):
    """What a title has learned of its answers: its part `prior`."""

    def learned_from(self, game: Game, seats: int, settings: tuple[int, ...], pack: Pack) -> bool:
        """Whether it knows tables like this one."""

    def scores(self, g: State, seat: int, advice: int, options: list[int]) -> list[int]:
        """How promising each option is, from what this seat sees and the expert's answer."""

    def leads(self, scores: list[int]) -> list[float]:
        """How far options with these scores are expected to be ahead of the best of them, in chances of victory."""


def recalls(bot: Bot) -> int:
    """How many answers of others a bot wants to remember."""
    return bot.recalls if isinstance(bot, Recaller) else 0
