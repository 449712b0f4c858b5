"""What a coach would do on a seat, why, and how sure that is: from what the seat knows alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal, Optional

from signoria.bots.levels import levels_of
from signoria.bots.reasons import Reason, reasons_of, telling
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.teacher.weighing import Weighed, Weigher

MOST: Final = 8  # answers that are weighed
WORLDS: Final = 192
CLEAR_LOSS: Final = 0.08  # of the chance of victory: a clear blunder
DOUBTFUL_LOSS: Final = 0.03
CLEAR_ERRORS: Final = 2.0  # a loss counts only if it is so many standard errors
DOUBTFUL_ERRORS: Final = 1.5  # the best of eight looks about that much better than it is
LEAST_WORLDS: Final = 8  # fewer are no ground for a warning
NOBODY: Final = -1
Grade = Literal["", "doubtful", "blunder"]
Sureness = Literal["clear", "likely", "open"]


@dataclass(frozen=True)
class Option:
    """An answer: the seat's chance of victory after it, what it gives away, and why the coach's answer is better.

    `gainer` is the other seat to which it would give most, `gain` how much of victory that is: none if nobody gains.
    """

    action: int
    chance: float
    loss: float
    error: float
    worlds: int
    grade: Grade
    reasons: list[Reason]
    gainer: int = NOBODY
    gain: float = 0.0


@dataclass(frozen=True)
class Advice:
    """The coach's answer first, then the others from the best to the worst. `worlds` were imagined. `chances` are those
    of all seats after the coach's answer."""

    options: list[Option]
    sure: Sureness
    worlds: int
    chances: list[float] = field(default_factory=list)


class Coach:
    """Advises any seat of one title; `worlds` as for a `Weigher`."""

    def __init__(self, title: str, worlds: int = WORLDS) -> None:
        self.title = title
        self.weigher = Weigher(title, worlds=worlds, unlearned=levels_of(title).search.horizon)

    def advise(
        self, g: State, seat: int, seed: bytes, *, asked: Optional[int] = None, seconds: Optional[float] = None
    ) -> Advice:
        """What to do in a position in which this seat is asked; the answer `asked` about is weighed in any case."""
        also = () if asked is None else (asked,)
        answers = self.weigher.candidates(g, seat, seed, MOST, also)
        advised = self.expected(g, seat, seed)
        found = self.weigher.weigh(g, seat, answers, seed, keep=(*also, advised), seconds=seconds)
        ordered = preferred(found, advised)
        best, top = ordered[0], found[0].chances[seat]
        options = [self.option(g, seat, seed, best, each, top) for each in ordered]
        return Advice(options, sureness(ordered), max(each.worlds for each in found), best.chances)

    def expected(self, g: State, seat: int, seed: bytes) -> int:
        """What the expert would answer."""
        return self.weigher.expert.choose(Sight(g.imagine(seat, seed), seat, Random(seed)))

    def option(self, g: State, seat: int, seed: bytes, best: Weighed, each: Weighed, top: float) -> Option:
        loss = max(0.0, each.loss - best.loss)
        why = [] if each is best else self.reasons(g, seat, seed, best.action, each.action)
        chance = min(1.0, max(0.0, top - each.loss))
        graded = grade(loss, each.error, each.worlds)
        return Option(each.action, chance, loss, each.error, each.worlds, graded, why, *gained(seat, best, each))

    def reasons(self, g: State, seat: int, seed: bytes, answer: int, other: int) -> list[Reason]:
        """Why the expert would prefer one answer to another; none if it would not."""
        part = reasons_of(self.title)
        if part is None:
            return []
        return telling(part(Sight(g.imagine(seat, seed), seat, Random(seed)), answer, other))


def gained(seat: int, best: Weighed, each: Weighed) -> tuple[int, float]:
    """To which other seat an answer would give most, against the coach's."""
    changes = [(after - before, other) for other, (before, after) in enumerate(zip(best.shift, each.shift))]
    gain, gainer = max((change for change in changes if change[1] != seat), default=(0.0, NOBODY))
    return (gainer, gain) if gain > 0 else (NOBODY, 0.0)


def preferred(found: list[Weighed], advised: int) -> list[Weighed]:
    """Where the best is not clearly better than what the expert would do, the expert can say why."""
    expected = next((each for each in found if each.action == advised), found[0])
    if expected.loss > DOUBTFUL_ERRORS * expected.error:
        return found
    return [expected, *(each for each in found if each is not expected)]


def grade(loss: float, error: float, worlds: int) -> Grade:
    if worlds < LEAST_WORLDS:
        return ""
    if loss >= CLEAR_LOSS and loss >= CLEAR_ERRORS * error:
        return "blunder"
    return "doubtful" if loss >= DOUBTFUL_LOSS and loss >= DOUBTFUL_ERRORS * error else ""


def sureness(ordered: list[Weighed]) -> Sureness:
    """How clearly the answer stands out from the next best."""
    gaps = [(each.loss - ordered[0].loss, max(each.error, ordered[0].error)) for each in ordered[1:]]
    enough = ordered[0].worlds >= LEAST_WORLDS
    if enough and all(gap >= CLEAR_ERRORS * error and gap >= DOUBTFUL_LOSS for gap, error in gaps):
        return "clear"
    return "likely" if all(gap >= error for gap, error in gaps) else "open"
