"""What a seat sees of Principato, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.titles.principato.rules import scoring
from signoria.titles.principato.rules.activation import Activation, Exchange
from signoria.titles.principato.rules.military import DISMISSING, Scoring
from signoria.titles.principato.rules.names import KIND_COUNT, KIND_MASK, TOKEN_KINDS, deck_of
from signoria.titles.principato.rules.turn import Turn
from signoria.titles.principato.rules.view import UNCOUNTED

if TYPE_CHECKING:
    from signoria.titles.principato.rules.box import Box
    from signoria.titles.principato.rules.state import Principato

OPEN_OBJECTIVES: Final = 1  # places of the options in `settings`
UNLIMITED_RESERVE: Final = 2
FIRST_COUNTED: Final = 2  # the pools that are counted even so
NO_STAGE: Final[list[object]] = [None, None, None, None, None, None, None, None, None]


class Scribe:
    """Writes the sheets of one table. What is worked out is kept until what it hangs on has changed."""

    __slots__ = (
        "backs", "box", "culture", "display", "fronts", "left", "military", "owned", "pile", "places", "posted",
        "scores", "strengths", "unsupplied",
    )  # fmt: skip

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.display: list[int] = []
        self.fronts: list[int] = []
        self.backs: list[int] = []
        self.pile: list[int] = []
        self.left: list[int] = []  # how many cards of each kind
        self.culture: list[int] = []
        self.military: list[int] = []
        self.scores: list[int] = []  # without objectives
        self.owned: list[int] = []
        self.posted: list[int] = []
        self.places: list[int] = []
        self.unsupplied: list[int] = []
        self.strengths: list[int] = []

    def remember(self, g: Principato, objectives: bool) -> None:
        fresh = self.box is not g.box
        self.box = g.box
        if self.display != g.display:
            self.display = g.display[:]
            self.fronts, self.backs = [card & KIND_MASK for card in g.display], [deck_of(card) for card in g.display]
        if fresh or self.pile != g.pile:
            self.pile, self.left = g.pile[:], kinds(g.pile)
        if not objectives and (fresh or self.culture != g.culture or self.military != g.military):
            self.culture, self.military = g.culture[:], g.military[:]
            self.scores = g.standing()
        if fresh or self.owned != g.owned or self.posted != g.posted:
            self.owned, self.posted = g.owned[:], g.posted[:]
            self.places, self.unsupplied = places(g), unsupplied(g)
            self.strengths = [g.strength(seat) for seat in range(g.seats)]

    def sheet(self, g: Principato, seat: int) -> list[object]:
        limited, shown = g.counts_reserve(), g.objectives_open()
        self.remember(g, shown)
        table: list[object] = [
            g.settings[OPEN_OBJECTIVES],
            g.settings[UNLIMITED_RESERVE],
            g.year,
            g.first,
            g.active,
            actions(g),
            self.fronts,
            self.backs,
            len(g.pile),
            self.left,
            [len(deck) for deck in g.waiting_decks],
            g.cubes if limited else None,
            g.pools if limited else [UNCOUNTED] * FIRST_COUNTED + g.pools[FIRST_COUNTED:],
            g.designs,
            g.box.points,
        ]
        seats: list[object] = [
            g.standing() if shown else self.scores,
            [card & KIND_MASK for card in g.hands],
            g.stored,
            self.places,
            g.owned,
            g.posted,
            self.unsupplied,
            self.strengths,
            g.culture,
            g.military,
            g.objectives if shown else None,
            objective_points(g) if shown else None,
            g.objectives[2 * seat : 2 * seat + 2],
            list(scoring.objective_points(g, seat)),
        ]
        return [table, stage(g), seats]


def actions(g: Principato) -> int:
    found = 0
    for frame in g.stack:
        if isinstance(frame, Turn):
            found = frame.actions
    return found


def kinds(cards: list[int]) -> list[int]:
    """How many cards of each kind: which ones are left is public, their order is not (9.2)."""
    counts = [0] * KIND_COUNT
    for card in cards:
        counts[card & KIND_MASK] += 1
    return counts


def stage(g: Principato) -> list[object]:
    """Activation (seat, place, effect), exchange (seat, place), scoring (order, asked, step, last)."""
    found = NO_STAGE[:]
    for frame in g.stack:
        if isinstance(frame, Activation):
            found[0], found[1], found[2] = frame.seat, frame.place, frame.effect
        elif isinstance(frame, Exchange):
            found[3], found[4] = frame.seat, frame.thing
        elif isinstance(frame, Scoring):
            found[5] = [frame.seat_at(place) for place in range(g.seats)]
            found[6], found[7], found[8] = frame.at, int(frame.pc == DISMISSING), frame.last
    return found


def places(g: Principato) -> list[int]:
    """Where each seat can keep food, gold and favour."""
    food, gold, church = g.box.store_holds[0], g.box.store_holds[1], g.box.church_holds
    found: list[int] = []
    for at in range(0, len(g.owned), TOKEN_KINDS):
        found.append(g.owned[at + 1] * food)
        found.append(g.owned[at + 3] * gold)
        found.append(church)
    return found


def unsupplied(g: Principato) -> list[int]:
    """Of each seat, militia and condottieri."""
    found: list[int] = []
    for seat in range(g.seats):
        found.append(g.unsupplied(seat, 0))
        found.append(g.unsupplied(seat, 1))
    return found


def objective_points(g: Principato) -> list[int]:
    found: list[int] = []
    for seat in range(g.seats):
        found += scoring.objective_points(g, seat)
    return found
