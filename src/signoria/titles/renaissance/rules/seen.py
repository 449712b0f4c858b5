"""What a view of Renaissance holds; README.md says what it means. Types only, and never compiled, so that they can be
read while the program runs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TurnPart = Literal[
    "NationPick",
    "Placement",
    "ExtraGarrison",
    "Return",
    "Stance",
    "Vote",
    "Purchases",
    "Expansion",
    "CombatPhase",
    "Ready",
]
Inquiry = Literal[
    "Corruption",
    "Neglect",
    "Market",
    "CommitAttack",
    "CommitDefence",
    "Counter",
    "Traitor",
    "Sign",
    "Retreats",
]
Stage = Literal[TurnPart, ""]
Asking = Literal[TurnPart, Inquiry, ""]


class Options(TypedDict):
    """What was chosen before the game."""

    setup: Literal["base", "1494", "1499", "1515"]
    four_player: Literal["naples_out", "milan_out"]
    powers: bool
    nations: Literal["random", "choose"]
    scenario_order: Literal["listed", "drawn"]
    diplomacy: Literal["full", "gifts", "off"]
    condottiere_trade: Literal["battle_only", "any_time"]
    yellow_in_expansion: bool


class Phase(TypedDict):
    """The combat phase of a seat."""

    seat: int
    attacks: int
    origins: list[int]
    targets: list[int]
    gained: list[int]


class Battle(TypedDict):
    """The battle that is fought. In slots -1 is empty, -2 a card face down; lists of two are by side."""

    attacker: int
    defender: int
    origin: int
    target: int
    landing: int
    chevauchee: int
    bought: list[int]
    attack: list[int]
    support: int
    defence: int
    defence_support: int
    reserved: int
    revealed: int
    dice: list[int]
    in_effect: list[int]
    blue: list[list[int]]
    standing: list[list[int]]
    rolling: int
    signed: list[int]
    fort: int
    ground: int
    swiss: list[int]
    totals: list[int]
    outcome: int


class Sale(TypedDict):
    """Who may buy condottieri for a battle, and who offers one."""

    buyer: int
    seller: int


class View(TypedDict):
    """The table of Renaissance as one seat, or a spectator, sees it."""

    seat: int
    seats: int
    options: Options
    turn: int
    turns: int
    year: int
    stage: Stage
    asking: Asking
    asked: list[int]
    war: int
    order: list[int]
    nation: list[int]
    stance: int
    over: bool
    scores: list[int]
    owner: list[int]
    level: list[int]
    palace: list[int]
    pillaged: list[int]
    exchanged: list[int]
    bankers: list[int]
    closed: list[int]
    deck: int
    discard: list[int]
    supply: list[int]
    reserve: list[int]
    ducats: list[int]
    hand_size: list[int]
    known: list[list[int]]
    bare: list[int]
    exhausted: list[list[int]]
    start_cities: list[list[int]]
    complete: list[list[int]]
    income: list[int]
    power_used: list[int]
    spouses: list[list[int]]
    attacked: list[list[int]]
    sea_used: list[int]
    left_from: list[list[int]]
    hand: list[int]
    gifts: list[int]
    phase: NotRequired[Phase]
    battle: NotRequired[Battle]
    market: NotRequired[Sale]
    answered: NotRequired[int]
    offers: NotRequired[list[list[int]]]
    offers_made: NotRequired[int]
    draft_to: NotRequired[int]
    draft: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]
