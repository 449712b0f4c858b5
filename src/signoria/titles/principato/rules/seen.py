"""What a view of Principato holds; README.md says what it means. Types only, and never compiled, so that
they can be read while the program runs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Options(TypedDict):
    """What was chosen before the game."""

    first_player: Literal["random", 0, 1, 2, 3]
    open_objectives: bool
    unlimited_reserve: bool


class Reserve(TypedDict):
    """What is left in the box; -1: not counted."""

    cubes: list[int]
    pools: list[int]
    designs: list[int]


class Player(TypedDict):
    """One seat, as the viewer knows it; the points of its objectives where the viewer sees them."""

    hand: list[int]
    stored: list[int]
    places: list[int]
    tokens: list[int]
    posted: list[int]
    unsupplied: list[int]
    strength: int
    culture: list[int]
    military: int
    objectives: list[int]
    objective_points: NotRequired[list[int]]


class ActiveLine(TypedDict):
    """The line of a card that is being paid or carried out."""

    seat: int
    place: int
    effect: int


class CardExchange(TypedDict):
    """The used card that must be exchanged."""

    seat: int
    place: int


class MilitaryScoring(TypedDict):
    """The seats in scoring order, how many have begun to decide, and what they decide."""

    order: list[int]
    asked: int
    step: Literal["supply", "dismiss"]
    last: bool


class Stage(TypedDict):
    """What is going on within a turn or after it."""

    activation: NotRequired[ActiveLine]
    exchange: NotRequired[CardExchange]
    scoring: NotRequired[MilitaryScoring]


class View(TypedDict):
    """The table of Principato as one seat, or a spectator, sees it."""

    options: Options
    year: int
    first: int
    turn: int
    actions: int
    display: list[int]
    backs: list[int]
    pile: int
    unseen: list[int]
    waiting_decks: list[int]
    reserve: Reserve
    points: list[int]
    players: list[Player]
    stage: Stage
    over: bool
    scores: list[int]
    winners: NotRequired[list[int]]
    ranks: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]
