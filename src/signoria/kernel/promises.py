"""Non-binding promises, judged by what the whole table has seen since they were made.

They live beside the rules: nothing is enforced. A title that knows promises has a module `pacts.py`
with `TEMPLATES` (id -> the noun of each argument), `UNTIL` and `judge`, which calls `follow`.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, Protocol, Sequence, TypeVar

from signoria.kernel.state import Event

KEPT: Final = "kept"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"
RUNNING: Final = ""

Moment = tuple[tuple[str, ...], int]  # the events that mark it, and how many of them must come


class Promise(Protocol):
    """What the author has promised to `to`."""

    author: int
    to: int
    template: str
    args: list[int]
    until: str


Seen = TypeVar("Seen", bound=Mapping[str, Any])  # the title's view
Verdict = Callable[[Promise, Event, Seen], str]


def follow(
    pact: Promise, events: Sequence[Event], view: Seen, verdict: Verdict[Seen], moment: Moment, at_the_end: str
) -> str:
    """The verdict on a promise from the public events since it was accepted; "" while it runs.

    `verdict` judges one event; when `moment` has come, or the game is over, it is `at_the_end`.
    """
    keys, wanted = moment
    seen = 0
    for event in events:
        found = verdict(pact, event, view)
        if found != RUNNING:
            return found
        seen += event.key in keys
        if wanted and seen >= wanted:
            return at_the_end
    return at_the_end if view["over"] else RUNNING


def paid(pact: Promise, events: Sequence[Event], transfers: Mapping[str, tuple[int, int]]) -> int:
    """What the author has handed to `to`, less what came back.

    `transfers` maps an event key to the places of the amounts that its first seat gives and gets.
    """
    total = 0
    for event in events:
        if event.key not in transfers:
            continue
        gives, gets = transfers[event.key]
        sum_given = event.values[gives] - (event.values[gets] if gets >= 0 else 0)
        if event.values[:2] == (pact.author, pact.to):
            total += sum_given
        elif event.values[:2] == (pact.to, pact.author):
            total -= sum_given
    return total
