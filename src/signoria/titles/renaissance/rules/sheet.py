"""What a seat sees of Renaissance, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import Final, Optional, get_args

from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.market import Market
from signoria.titles.renaissance.rules.names import CARD_COUNT, NOBODY, OWN, SUPPORT_CARDS
from signoria.titles.renaissance.rules.politics import Ready, Vote
from signoria.titles.renaissance.rules.scoring import complete_provinces, incomes
from signoria.titles.renaissance.rules.seen import Inquiry, TurnPart
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.view import HIDDEN, hide

Part = tuple[object, ...]

STAGES: Final[dict[str, int]] = {name: place for place, name in enumerate(get_args(TurnPart))}
QUESTIONS: Final[dict[str, int]] = {name: place for place, name in enumerate((*get_args(TurnPart), *get_args(Inquiry)))}
NO_PHASE: Final[Part] = (None,) * 5
NO_BATTLE: Final[Part] = (None,) * 23
NO_SECRETS: Final[Part] = (None,) * 3
NO_MARKET: Final[Part] = (None,) * 2
NO_OFFERS: Final[list[list[int]]] = []
SETUP, POWERS, DIPLOMACY, CONDOTTIERE_TRADE, YELLOW_IN_EXPANSION = 0, 2, 5, 6, 7  # options in `settings`
NEITHER: Final = [0, 0]  # of the two sides; nothing is rolled, stands or is doubled before the cards are shown
NO_EFFECTS: Final = [0, 0, 0, 0]
NONE_STANDING: Final = [0, 0, 0]
UNSIGNED: Final = [NOBODY, NOBODY]


class Scribe:
    """Writes the sheets of one table. What is worked out from the map is kept until the map has changed."""

    __slots__ = (
        "artist_points", "box", "complete", "held", "incomes", "level", "nation", "options", "pillaged",
        "province_points", "scores", "settings", "stages",
    )  # fmt: skip

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.settings: tuple[int, ...] = ()
        self.options: Part = ()
        self.stages: dict[object, tuple[int, int]] = {}  # of a kind of frame: its place among the stages, the questions
        self.held: list[int] = []
        self.level: list[int] = []
        self.nation: list[int] = []
        self.pillaged = 0
        self.incomes: list[int] = []
        self.complete: list[int] = []
        self.province_points: list[int] = []
        self.artist_points: list[int] = []
        self.scores: list[int] = []

    def sheet(self, g: Italy, seat: int) -> list[object]:
        self.remember(g)
        stack, offers = g.stack, g.offers
        battle: object = NO_BATTLE
        secrets: object = NO_SECRETS
        market: object = NO_MARKET
        answered = NOBODY
        for frame in stack:
            if isinstance(frame, Fight):
                battle, secrets = battle_of(g, frame), secrets_of(frame, seat)
            elif isinstance(frame, Market):
                market = [frame.buyer, frame.seller]
            elif isinstance(frame, (Vote, Ready)) and not frame.waiting >> seat & 1:
                answered = frame.answer_of(seat)
        phase: object = NO_PHASE
        if g.phase_seat >= 0:
            phase = [g.phase_seat, g.attacks, g.origins, g.targets, g.gained]
        table: list[object] = [
            g.turn,
            g.box.turns,
            self.place_of(stack[1])[0] if len(stack) > 1 else NOBODY,
            self.place_of(stack[-1])[1] if stack else NOBODY,
            g.war,
            g.order,
            g.stance,
            g.owner,
            g.level,
            g.palace,
            g.pillaged,
            g.exchanged,
            g.bankers,
            g.box.closed_provinces,
            g.bare,
            len(g.deck),
            g.discard,
            [g.ramparts, g.castles, g.palaces],
            g.reserve,
            g.power_used,
        ]
        seats: list[object] = [
            self.scores,
            g.ducats,
            g.hand_size,
            self.incomes,
            g.sea_used,
            g.gifts,
            g.nation,
            g.known,
            g.exhausted,
            g.start_cities,
            self.complete,
            g.spouses,
            g.attacked,
            g.left_from,
            g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT],
        ]
        own: list[object] = [
            answered,
            g.asked(seat),
            offers.seen_by(seat) if offers.open else NO_OFFERS,
            offers.draft_to[seat],
            offers.draft(seat),
            offers.made[seat],
        ]
        return [self.options, table, phase, battle, market, seats, secrets, own]

    def remember(self, g: Italy) -> None:
        if self.box is not g.box or self.settings is not g.settings:
            self.box, self.held, self.complete = g.box, [NOBODY] * g.seats, [0] * g.seats
            chosen = self.settings = g.settings
            self.options = (
                chosen[SETUP], chosen[POWERS], chosen[DIPLOMACY], chosen[CONDOTTIERE_TRADE],
                chosen[YELLOW_IN_EXPANSION],
            )  # fmt: skip
        if (
            self.held != g.held or self.level != g.level or self.pillaged != g.pillaged or self.nation != g.nation
        ):  # fmt: skip
            for seat in range(g.seats):
                if self.held[seat] != g.held[seat]:
                    self.complete[seat] = complete_provinces(g, seat)
            self.held, self.level, self.pillaged, self.nation = g.held[:], g.level[:], g.pillaged, g.nation[:]
            self.incomes = incomes(g)
        if self.province_points != g.province_points or self.artist_points != g.artist_points:
            self.province_points, self.artist_points = g.province_points[:], g.artist_points[:]
            self.scores = g.standing()

    def place_of(self, frame: object) -> tuple[int, int]:
        kind = type(frame)
        found = self.stages.get(kind)
        if found is None:
            name = kind.__name__
            found = self.stages[kind] = STAGES.get(name, NOBODY), QUESTIONS.get(name, NOBODY)
        return found


def battle_of(g: Italy, fight: Fight) -> list[object]:
    """What everybody sees of a battle."""
    shown = fight.revealed
    return [
        fight.attacker,
        fight.defender,
        fight.origin,
        fight.target,
        fight.landing,
        fight.ride,
        [fight.bought_attack, fight.bought_defence] if fight.bought_attack or fight.bought_defence else NEITHER,
        fight.guard,
        fight.guard_help,
        shown,
        [fight.die_attack, fight.die_defence] if shown else NEITHER,
        [fight.engineer_attack, fight.felon_attack, fight.engineer_defence, fight.felon_defence]
        if shown
        else NO_EFFECTS,
        fight.blues(0) if shown else None,
        fight.blues(1) if shown else None,
        fight.standing_counts(0) if shown else NONE_STANDING,
        fight.standing_counts(1) if shown else NONE_STANDING,
        fight.holder,
        [fight.signed_attack, fight.signed_defence] if shown else UNSIGNED,
        fight.fort(g),
        fight.ground(g),
        [fight.swiss(g, 0), fight.swiss(g, 1)],
        [fight.total(g, 0), fight.total(g, 1)] if shown else None,
        fight.outcome,
    ]


def secrets_of(fight: Fight, seat: int) -> list[object]:
    """The attacker's slots and support, which lie face down to all others until they are revealed."""
    own = seat == fight.attacker
    open_now = fight.revealed or own
    first, second = fight.first, fight.second
    return [
        [
            first if open_now or first > OWN else hide(first),
            second if open_now or second > OWN else hide(second),
        ],
        fight.help if open_now or SUPPORT_CARDS[fight.help] < 0 else HIDDEN,
        fight.reserved() if own else 0,
    ]
