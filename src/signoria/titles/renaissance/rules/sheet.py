"""What a seat sees of Renaissance, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import Final, Optional, get_args

from signoria.kernel import Frame
from signoria.kernel.parts import UNLIKE, Five, Part, Two
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.market import Market
from signoria.titles.renaissance.rules.names import ALL_CITIES, CARD_COUNT, NOBODY, OWN, SUPPORT_CARDS
from signoria.titles.renaissance.rules.politics import WholeTable
from signoria.titles.renaissance.rules.scoring import complete_provinces, income
from signoria.titles.renaissance.rules.seen import Inquiry, TurnPart
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.view import HIDDEN, hide

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
    """Writes the sheets of one table. What is worked out from the map is kept until the map has changed, and who is
    asked what until there is another question."""

    __slots__ = (
        "artist_points", "asking", "battle", "box", "castles", "complete", "fight", "held", "incomes", "level",
        "market", "marks", "moment", "nation", "options", "palaces", "phase", "pieces", "pillaged", "province_points",
        "ramparts", "sale", "scores", "secrets", "settings", "stage", "stages", "supply", "top", "whole",
    )  # fmt: skip

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.settings: tuple[int, ...] = ()
        self.options: Part = ()
        self.stages: dict[object, tuple[int, int]] = {}  # of a kind of frame: its place among the stages, the questions
        self.top: Optional[Frame[Italy]] = None  # the frame that asks; what follows is found below it
        self.stage = self.asking = NOBODY
        self.fight: Optional[Fight] = None
        self.market: Optional[Market] = None
        self.whole: Optional[WholeTable] = None
        self.held: list[int] = []
        self.level: list[int] = []
        self.nation: list[int] = []
        self.pillaged = 0
        self.incomes: list[int] = []
        self.complete: list[int] = []
        self.province_points: list[int] = []
        self.artist_points: list[int] = []
        self.scores: list[int] = []
        self.ramparts = self.castles = self.palaces = 0
        self.supply = [0, 0, 0]
        self.moment, self.marks, self.phase = Five(), Five(), Five()
        self.pieces, self.sale = Two(), Two()
        self.battle, self.secrets = BattlePart(), SecretsPart()

    def sheet(self, g: Italy, seat: int) -> list[object]:
        self.remember(g)
        stack, offers, fight, market, whole = g.stack, g.offers, self.fight, self.market, self.whole
        if not stack or stack[-1] is not self.top:
            self.look(stack)
            fight, market, whole = self.fight, self.market, self.whole
        board: list[object] = [g.order, g.stance, g.owner, g.level, g.palace]
        stock: list[object] = [len(g.deck), g.discard, self.supply]
        seats: list[object] = [
            self.scores, g.ducats, g.hand_size, self.incomes, g.sea_used, g.gifts, g.nation, g.known, g.exhausted,
            g.start_cities, self.complete, g.spouses, g.attacked, g.left_from,
            g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT],
        ]  # fmt: skip
        own: list[object] = [
            whole.answer_of(seat) if whole is not None and not whole.waiting >> seat & 1 else NOBODY,
            g.asked(seat),
            offers.seen_by(seat) if offers.open else NO_OFFERS,
            offers.draft_to[seat],
            offers.draft(seat),
            offers.made[seat],
        ]
        return [
            self.options,
            self.moment.of(g.turn, g.box.turns, self.stage, self.asking, g.war),
            board,
            self.marks.of(g.pillaged, g.exchanged, g.bankers, g.box.closed_provinces, g.bare),
            stock,
            self.pieces.of(g.reserve, g.power_used),
            self.phase.of(g.phase_seat, g.attacks, g.origins, g.targets, g.gained) if g.phase_seat >= 0 else NO_PHASE,
            self.battle.of(g, fight) if fight is not None else NO_BATTLE,
            self.sale.of(market.buyer, market.seller) if market is not None else NO_MARKET,
            seats,
            self.secrets.of(fight, seat) if fight is not None else NO_SECRETS,
            own,
        ]

    def look(self, stack: list[Frame[Italy]]) -> None:
        """What is going on. A frame lies in one stack only, and those below it stay as long as it does."""
        self.top = stack[-1] if stack else None
        self.stage = self.place_of(stack[1])[0] if len(stack) > 1 else NOBODY
        self.asking = self.place_of(stack[-1])[1] if stack else NOBODY
        self.fight, self.market, self.whole = None, None, None
        for frame in stack:
            if isinstance(frame, Fight):
                self.fight = frame
            elif isinstance(frame, Market):
                self.market = frame
            elif isinstance(frame, WholeTable):
                self.whole = frame

    def remember(self, g: Italy) -> None:
        if self.box is not g.box or self.settings is not g.settings:
            self.begin(g)
        if self.held != g.held or self.level != g.level or self.pillaged != g.pillaged or self.nation != g.nation:
            self.survey(g)
        if self.province_points != g.province_points or self.artist_points != g.artist_points:
            self.province_points, self.artist_points = g.province_points[:], g.artist_points[:]
            self.scores = g.standing()
        if self.ramparts != g.ramparts or self.castles != g.castles or self.palaces != g.palaces:
            self.ramparts, self.castles, self.palaces = g.ramparts, g.castles, g.palaces
            self.supply = [g.ramparts, g.castles, g.palaces]

    def begin(self, g: Italy) -> None:
        """Another table, or the same with other options: nothing that was worked out holds."""
        chosen = self.settings = g.settings
        self.options = (
            chosen[SETUP], chosen[POWERS], chosen[DIPLOMACY], chosen[CONDOTTIERE_TRADE], chosen[YELLOW_IN_EXPANSION],
        )  # fmt: skip
        self.box, self.nation = g.box, []
        self.held, self.complete, self.incomes = [NOBODY] * g.seats, [0] * g.seats, [0] * g.seats

    def survey(self, g: Italy) -> None:
        """What has changed on the map, for those whom it concerns."""
        changed, place = self.pillaged ^ g.pillaged, 0
        if self.nation != g.nation:
            changed = ALL_CITIES
        elif self.level != g.level:
            for level in g.level:
                if level != self.level[place]:
                    changed |= 1 << place
                place += 1
        for seat in range(g.seats):
            held = g.held[seat]
            if self.held[seat] != held:
                self.complete[seat] = complete_provinces(g, seat)
                self.incomes[seat] = income(g, seat)
            elif changed == ALL_CITIES or held & changed:
                self.incomes[seat] = income(g, seat)
        self.held, self.level, self.pillaged, self.nation = g.held[:], g.level[:], g.pillaged, g.nation[:]

    def place_of(self, frame: object) -> tuple[int, int]:
        kind = type(frame)
        found = self.stages.get(kind)
        if found is None:
            name = kind.__name__
            found = self.stages[kind] = STAGES.get(name, NOBODY), QUESTIONS.get(name, NOBODY)
        return found


class BattlePart:
    """What everybody sees of a battle. While its cards lie face down little of it changes."""

    __slots__ = ("attack", "defence", "fight", "guard", "level", "part", "stance")

    def __init__(self) -> None:
        self.fight: Optional[Fight] = None
        self.attack = self.defence = self.guard = self.level = self.stance = 0
        self.part: Part = NO_BATTLE

    def of(self, g: Italy, fight: Fight) -> Part:
        attack, defence, level = fight.bought_attack, fight.bought_defence, g.level[fight.target]
        if (
            fight.revealed or self.fight is not fight or self.attack != attack or self.defence != defence
            or self.guard != fight.guard or self.level != level or self.stance != g.stance
        ):  # fmt: skip
            self.fight, self.attack, self.defence = None if fight.revealed else fight, attack, defence
            self.guard, self.level, self.stance = fight.guard, level, g.stance
            self.part = battle_of(g, fight)
        return self.part


class SecretsPart:
    """The attacker's slots and support, which lie face down to all others until they are revealed."""

    __slots__ = ("first", "help", "part", "reserved", "second")

    def __init__(self) -> None:
        self.first = self.second = self.help = self.reserved = UNLIKE
        self.part: Part = NO_SECRETS

    def of(self, fight: Fight, seat: int) -> Part:
        own = seat == fight.attacker
        open_now = own or fight.revealed == 1
        first, second, support = fight.first, fight.second, fight.help
        if not open_now:
            first = first if first > OWN else hide(first)
            second = second if second > OWN else hide(second)
            support = support if SUPPORT_CARDS[support] < 0 else HIDDEN
        reserved = fight.reserved() if own else 0
        if first != self.first or second != self.second or support != self.help or reserved != self.reserved:
            self.first, self.second = first, second
            self.help, self.reserved = support, reserved
            self.part = ([first, second], support, reserved)
        return self.part


def battle_of(g: Italy, fight: Fight) -> Part:
    shown = fight.revealed
    return (
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
    )
