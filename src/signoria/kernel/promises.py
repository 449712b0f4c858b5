"""Non-binding promises, judged deed by deed from what the whole table sees.

They live beside the rules: nothing is enforced. A title that knows promises has a module `pacts.py` with

    TEMPLATES: dict[str, tuple[str, ...]]   # id -> the noun of each argument
    UNTIL: tuple[str, ...]                  # the moments a promise may run to
    def judge(pact: Promise, deed: Deed) -> str

`judge` is asked once about every action while a promise runs, and its first verdict is final. It is given what
everybody may read and the spectator's view: a verdict can tell nobody a secret.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, NamedTuple, Optional, Protocol, Sequence

from signoria.kernel.game import Game
from signoria.kernel.state import PUBLIC, Event, State

KEPT: Final = "kept"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"
RUNNING: Final = ""

Moment = tuple[tuple[str, ...], int]  # the events that mark it, and how many of them must come
THE_END: Final[Moment] = ((), 0)


class Promise(Protocol):
    """What the author has promised to `to`."""

    author: int
    to: int
    template: str
    args: list[int]
    until: str


class Deed(NamedTuple):
    """One action as everybody has seen it."""

    earlier: Sequence[Event]  # what was told since the promise was accepted, up to this action; no verdict came of it
    events: Sequence[Event]  # what the action brought about
    board: Any  # the spectator's view right before the action
    over: bool  # whether the game ended with it


Judge = Callable[[Promise, Deed], str]
Verdict = Callable[[Promise, Event, Any], str]


def deed_of(g: State, since: int, told: int, board: Any) -> Deed:
    """The last action of `g`: before it the log had `told` events, and `since` when the promise was accepted."""
    log = g.log or []
    return Deed(public(log[since:told]), public(log[told:]), board, not g.stack)


def public(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.audience == PUBLIC]


def why_not(module: Any, game: Game, seats: int, pact: Promise) -> tuple[str, str]:
    """What is wrong with a promise that somebody wants to make, as a key and a sentence; empty if nothing is."""
    if module is None or pact.template not in module.TEMPLATES:
        return "no-pact-template", f"unknown promise {pact.template!r}"
    if pact.to == pact.author or not 0 <= pact.to < seats:
        return "no-pact-self", f"a promise goes to another seat, got {pact.to}"
    if pact.until not in module.UNTIL:
        return "no-pact-template", f"until must be one of {', '.join(module.UNTIL)}, got {pact.until!r}"
    nouns = module.TEMPLATES[pact.template]
    if len(nouns) != len(pact.args):
        return "no-pact-template", f"{pact.template} takes {len(nouns)} arguments, got {len(pact.args)}"
    for noun, value in zip(nouns, pact.args):
        known = game.nouns.get(noun)
        size = seats if noun == "seat" else known.size if known else 1 << 31
        if not 0 <= value < size:
            return "no-pact-template", f"{noun} must be from 0 to {size - 1}, got {value}"
    return "", ""


def verdict_on(pact: Promise, deed: Deed, judge: Judge) -> str:
    """What a deed makes of a running promise. Nothing runs beyond the end of the game."""
    return judge(pact, deed) or (LAPSED if deed.over else RUNNING)


def follow(pact: Promise, deed: Deed, verdict: Optional[Verdict], moment: Moment, at_the_end: str) -> str:
    """`verdict` judges each event; when `moment` has come it is `at_the_end`. If it never comes, the promise lapses."""
    left = missing(deed, moment)
    for event in deed.events:
        found = verdict(pact, event, deed.board) if verdict is not None else RUNNING
        if found != RUNNING:
            return found
        left -= event.key in moment[0]
        if left == 0:
            return at_the_end
    if not deed.over:
        return RUNNING
    return at_the_end if moment == THE_END else LAPSED


def follow_payment(pact: Promise, deed: Deed, transfers: Mapping[str, tuple[int, int]], moment: Moment) -> str:
    """A promise to pay the sum in its only argument until `moment`; a payment is an action of its own."""
    due = pact.args[0] + 1  # sums begin at 1
    if sum(handed(pact, event, transfers) for event in [*deed.earlier, *deed.events]) >= due:
        return KEPT
    return follow(pact, deed, None, moment, BROKEN)


def missing(deed: Deed, moment: Moment) -> int:
    """How often the moment's events must still come; at least once, or the promise would run no more."""
    keys, wanted = moment
    return max(1, wanted - sum(event.key in keys for event in deed.earlier))


def handed(pact: Promise, event: Event, transfers: Mapping[str, tuple[int, int]]) -> int:
    """What an event moves from the author to `to`; less than nothing if it comes back.

    `transfers` maps an event key to the places of the amounts that its first seat gives and gets.
    """
    if event.key not in transfers:
        return 0
    gives, gets = transfers[event.key]
    amount = event.values[gives] - (event.values[gets] if gets >= 0 else 0)
    if event.values[:2] == (pact.author, pact.to):
        return amount
    return -amount if event.values[:2] == (pact.to, pact.author) else 0
