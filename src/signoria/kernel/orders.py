"""Standing orders: which questions of a title people may have the table answer for them, and under which conditions.

A title that knows them has a module `orders.py` with

    KINDS: tuple[OrderKind, ...]      # what may be ordered
    UNTIL: dict[str, Scope]           # how long an order may run: until this figure of the open view is another one
    LOTS: Optional[Lots]              # lots for which bids may be ordered before they come up

All of it is read off views: what an order answers, and when it ends, can hang on nothing that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Literal, Optional, Sequence

from signoria.kernel.messages import Message

ONCE: Final = "once"  # until it has answered: every title has it
GAME: Final = "game"  # until the end
LEAST: Final = "least"
MOST: Final = "most"
IS: Final = "is"

Compare = Literal["least", "most", "is"]
Measure = Callable[[Any, int], int]  # of a view, and the seat whose view it is
Choices = Callable[[Any, int], list[int]]
Scope = Callable[[Any], int]


class Condition:
    """A figure that a seat can read off its view, and how it must stand to a bound. Words: `standing-if-ID`.

    `compare`: `least`, `most`, or `is`, then the bound is a place in a noun of the title.
    """

    __slots__ = ("compare", "high", "id", "low", "measure", "noun")

    def __init__(self, id: str, measure: Measure, compare: Compare, low: int, high: int, noun: str = "") -> None:
        self.id, self.measure = id, measure
        self.compare: Compare = compare
        self.low, self.high, self.noun = low, high, noun

    def holds(self, view: Any, seat: int, bound: int) -> bool:
        figure = self.measure(view, seat)
        if self.compare == LEAST:
            return figure >= bound
        return figure <= bound if self.compare == MOST else figure == bound


class OrderKind:
    """Answers to one kind of question. Words: `standing-ID`, when it is asked.

    `asks` are the keys of the question; `answers` says what could be ordered by what the seat sees now: an order whose
    answer is no longer among them ends. `patient`: where its answer is not possible now, it waits for the next time.
    """

    __slots__ = ("answers", "asks", "conditions", "id", "patient", "until")

    def __init__(
        self,
        id: str,
        asks: tuple[str, ...],
        answers: Choices,
        until: tuple[str, ...],
        conditions: tuple[Condition, ...] = (),
        patient: bool = False,
    ) -> None:
        self.id, self.asks, self.answers, self.until = id, asks, answers, until
        self.conditions, self.patient = conditions, patient

    def condition(self, id: str) -> Optional[Condition]:
        for condition in self.conditions:
            if condition.id == id:
                return condition
        return None


class Lots:
    """What may come up for bids: the numbers of the lots a seat can expect, the one that is up now (-1: none), and
    the name of each, a message of the title."""

    __slots__ = ("coming", "name", "running")

    def __init__(
        self,
        coming: Callable[[Any, int], list[int]],
        running: Callable[[Any], int],
        name: Callable[[Any, int], Message],
    ) -> None:
        self.coming, self.running, self.name = coming, running, name


def always(view: Any) -> int:
    """The scope of an order that runs to the end of the game."""
    return 0


def just(*actions: int) -> Choices:
    """The same answers, whatever the seat sees."""
    return Same(actions)


class Same:
    __slots__ = ("actions",)

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)

    def __call__(self, view: Any, seat: int) -> list[int]:
        return self.actions[:]
