"""What a view of Condottiere holds; README.md says what it means. Types only, and never compiled, so that
they can be read while the program runs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.titles.condottiere.rules.names import Ending

Stage = Literal[
    "choose_region", "battle", "scarecrow", "place_pope", "retreat", "keep_cards", "draw_cards", "over"
]  # fmt: skip


class Needed(TypedDict):
    """How many regions win."""

    total: int
    connected: int


class Variants(TypedDict):
    """Which are played."""

    draw_after_battle: bool
    larger_kingdoms: bool
    capture_regions: bool
    hidden_cards: bool


class Match(TypedDict):
    """The points that win a match (0: a single game), and the number of the game."""

    target: int
    game: int


class Player(TypedDict):
    """One seat, as the viewer knows it."""

    cards: int
    line: list[int]
    strength: int
    courtesans: int
    drummer: bool
    passed: bool
    fights: bool
    regions: list[int]
    connected: int
    laid_aside: int
    known: list[int]


class View(TypedDict):
    """The table of Condottiere as one seat, or a spectator, sees it."""

    stage: Stage
    battles: int
    holder: int
    contested: int
    pope: int
    deck: int
    discards: list[int]
    winter: bool
    spring: bool
    highest: int
    needed: Needed
    turn: int
    defender: int
    finalists: int
    players: list[Player]
    variants: Variants
    match: Match
    scores: list[int]
    over: bool
    hand: NotRequired[list[int]]
    face_down: NotRequired[int]
    laid_aside: NotRequired[list[int]]
    ending: NotRequired[Ending]
    winners: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]
    ranking: NotRequired[list[int]]
