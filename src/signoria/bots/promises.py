"""Promises as one seat knows them, what a bot may say about them, and what a title's bots think of them.

A title that has promises (`pacts`) may tell its bots about them in a part `pledges`, an object of `Pledges`. Everything
here is told from what a seat may know: promises of its own, and those that were agreed on in the open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Final, Iterable, NamedTuple, Optional, Sequence, Union

from signoria.kernel import Event, State
from signoria.kernel.promises import BROKEN, KEPT, LAPSED
from signoria.titles import title as find_title

PROPOSED: Final = "proposed"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
ENDINGS: Final = (KEPT, BROKEN, LAPSED, WITHDRAWN)
BOTH: Final = -1  # who keeps a promise that binds its two parties
BENEFIT_OF_DOUBT: Final = 2  # promises that a seat is thought to have kept before anything is known of it
DOUBT: Final = 1  # and broken
FAITH_LEFT: Final = 0.4  # of that trust, what a broken promise leaves
LEAST_TRUST: Final = 0.45  # below it somebody's word is worth nothing


@dataclass
class Pledge:
    """A promise as a seat knows it. `earlier` has the public events since it was accepted, while it runs."""

    number: int  # the seat's own: by it the seat answers
    author: int
    to: int
    template: str
    args: list[int]
    until: str
    public: bool
    status: str
    earlier: Sequence[Event] = ()


class Propose(NamedTuple):
    """A new promise to another seat."""

    to: int
    template: str
    args: tuple[int, ...]
    until: str
    public: bool = True


class Reply(NamedTuple):
    """Accept or decline a promise, or withdraw one; `number` is the seat's own."""

    number: int
    status: str


Word = Union[Propose, Reply]


class Offer(NamedTuple):
    """A promise that a seat might make now, in points of its title."""

    words: Propose
    cost: float  # that keeping it is likely to cost
    worth: float  # that the same from the other, or its good will, would bring


def no_offers(g: State, seat: int) -> list[Offer]:
    return []


def nothing_gained(g: State, seat: int, action: int, instead: int) -> float:
    return 0.0


def nobody(g: State, seat: int, action: int) -> int:
    return -1


def never(g: State, seat: int, pledge: Pledge) -> bool:
    return False


def the_author(pledge: Pledge) -> int:
    return pledge.author


def no_effect(g: State, pledge: Pledge) -> None:
    """What is promised changes nothing in a position."""


@dataclass(frozen=True)
class Pledges:
    """What the bots of a title think of its promises."""

    deeds: tuple[str, ...]  # the promises that a single answer breaks; of others no account is taken when answering
    clearly: float  # points by which something must be better to gain clearly
    offers: Callable[[State, int], list[Offer]] = no_offers
    occasions: tuple[str, ...] = ()  # the questions at which a bot speaks of promises first; none: at any time
    gain: Callable[[State, int, int, int], float] = nothing_gained  # of an answer rather than another
    victim: Callable[[State, int, int], int] = nobody  # the seat that an answer is aimed at
    takes: Callable[[State, int, Pledge], bool] = never  # whether to accept one that binds whoever accepts it
    keeper: Callable[[Pledge], int] = the_author  # the seat that a promise binds, or BOTH
    rely: Callable[[State, Pledge], None] = no_effect  # makes an imagined position one in which it will be kept


def pledges_of(title: str) -> Optional[Pledges]:
    """What the bots of a title know of promises, if it has any."""
    chosen = find_title(title)
    found: Optional[Pledges] = chosen.usable("pledges") if chosen.usable("pacts") is not None else None
    return found


class Record(NamedTuple):
    """Promises of a seat that were settled, as far as the asker knows."""

    kept: int
    broken: int


def record_of(promises: Iterable[Pledge], seat: int, pledges: Pledges) -> Record:
    """What two have sworn together tells of neither."""
    found = [pledge.status for pledge in promises if pledges.keeper(pledge) == seat]
    return Record(found.count(KEPT), found.count(BROKEN))


def trust(record: Record) -> float:
    """What somebody's next promise is worth. Promises that tempt nobody are soon kept by the dozen: however many they
    were, they do not make up for one that was broken.

    >>> [round(trust(Record(*counts)), 2) for counts in ((0, 0), (3, 0), (0, 1), (3, 1), (100, 1))]
    [0.67, 0.83, 0.27, 0.33, 0.4]
    """
    kept = record.kept + BENEFIT_OF_DOUBT
    return kept / (kept + DOUBT) * FAITH_LEFT**record.broken


def believe(g: State, seat: int, promises: Sequence[Pledge]) -> None:
    """A position that a seat imagines, as it is if others who can be trusted do as they have said."""
    pledges = pledges_of(g.game.id)
    if pledges is None or pledges.rely is no_effect:
        return
    for pledge in promises:
        keeper = pledges.keeper(pledge) if pledge.status == ACCEPTED else seat
        if keeper not in (seat, BOTH) and trust(record_of(promises, keeper, pledges)) >= LEAST_TRUST:
            pledges.rely(g, pledge)
