"""The whole game: set-up, then six turns, each a visible row of steps."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame
from signoria.titles.renaissance.rules import diplomacy, scoring
from signoria.titles.renaissance.rules.expansion import Expansion
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    CARD_COUNT,
    DIPLOMACY,
    DIPLOMACY_OFF,
    EMPIRE,
    NATION_CHOICE,
    NOBODY,
    POWERS,
    SCENARIO_ORDER,
    SETUP,
    SWISS,
)
from signoria.titles.renaissance.rules.opening import ExtraGarrison, NationPick, Placement
from signoria.titles.renaissance.rules.phase import CombatPhase
from signoria.titles.renaissance.rules.politics import Ready, Return, Stance, Vote
from signoria.titles.renaissance.rules.purchases import Purchases
from signoria.titles.renaissance.rules.state import Italy


class Campaign(Frame[Italy]):
    """`pc` is the place in STEPS, `place` a place on the order track."""

    __slots__ = ("place",)

    def __init__(self) -> None:
        super().__init__()
        self.place = 0

    def step(self, g: Italy) -> None:
        STEPS[self.pc](self, g)

    def copy(self) -> Campaign:
        frame = Campaign()
        frame.place = self.place
        return frame

    def next_seat(self, g: Italy) -> int:
        """The next seat on the track; -1 after the last, and then the next step is due."""
        if self.place >= g.seats:
            self.place = 0
            self.pc += 1
            return NOBODY
        self.place += 1
        return g.order[self.place - 1]

    # -- set-up

    def pick_nations(self, g: Italy) -> None:  # 3.1
        self.pc += 1
        if g.settings[NATION_CHOICE]:
            g.push(NationPick())
            return
        g.nation = g.box.nations[:]
        g.shuffle(g.nation)

    def first_order(self, g: Italy) -> None:  # 3.4
        self.pc += 1
        for seat in range(g.seats):
            g.tell(PUBLIC, "nation-taken", seat, g.nation[seat])
        if g.settings[SETUP] and not g.settings[SCENARIO_ORDER]:
            g.order = [g.seat_of(nation) for nation in g.box.nations]
        else:
            g.order = list(range(g.seats))
            g.shuffle(g.order)
        tell_order(g)

    def place_garrisons(self, g: Italy) -> None:  # 3.5
        seat = self.next_seat(g)
        if seat < 0:
            return
        for city in g.box.plan.starts[g.nation[seat]].cities:
            g.take(seat, city)
            g.start_cities[seat] |= 1 << city
            g.tell(PUBLIC, "garrison-placed", seat, city)
        g.push(Placement(seat))

    def place_extras(self, g: Italy) -> None:  # 3.9
        seat = self.next_seat(g)
        if seat >= 0 and g.nation[seat] in g.box.plan.extra:
            g.push(ExtraGarrison(seat))

    # -- one turn

    def begin_turn(self, g: Italy) -> None:  # 4.1
        self.pc += 1
        g.turn += 1
        g.exchanged = g.pillaged = g.bankers = g.power_used = g.bought_cards = 0
        for seat in range(g.seats):
            g.attacked[seat] = g.spouses[seat] = g.sea_used[seat] = g.left_from[seat] = g.gifts[seat] = 0
        g.tell(PUBLIC, "turn-begun", g.turn)

    def returns(self, g: Italy) -> None:  # 4.2
        self.pc += 1
        if not all(g.held):
            g.push(Return())

    def announce_stance(self, g: Italy) -> None:  # 10.11
        self.pc += 1
        swiss = g.seat_of(SWISS)
        if g.settings[POWERS] and swiss >= 0:
            g.push(Stance(swiss))

    def vote(self, g: Italy) -> None:  # 4.3
        self.pc += 1
        if g.turn > 1:
            diplomacy.prune(g)
            g.push(Vote((1 << g.seats) - 1))
            return
        g.war = 1 if g.box.plan.begins_in_war else 0
        g.tell(PUBLIC, "first-policy", g.war)

    def deal(self, g: Italy) -> None:  # 4.4
        self.pc += 1
        g.discard = [0] * CARD_COUNT
        g.deck = g.box.full_deck[:]
        g.shuffle(g.deck)
        cards = g.box.war_cards if g.war else g.box.peace_cards
        ducats = 0 if g.war else g.box.peace_ducats
        for seat in range(g.seats):
            count = cards + g.box.empire_cards if g.has_power(seat, EMPIRE) else cards
            g.ducats[seat] += ducats
            g.tell(PUBLIC, "cards-dealt", seat, count, ducats)
            g.draw(seat, count)

    def purchases(self, g: Italy) -> None:  # 4.5
        seat = self.next_seat(g)
        if seat >= 0:
            g.push(Purchases(seat))

    def draw_order(self, g: Italy) -> None:  # 4.7
        self.pc += 1
        if g.turn > 1:
            others = [seat for seat in range(g.seats) if seat != g.first]
            g.shuffle(others)
            rest = sorted([*others[1:], g.first])
            g.shuffle(rest)
            g.order = [others[0], *rest]
            tell_order(g)
        g.first = g.order[0]

    def expand(self, g: Italy) -> None:  # 4.8
        self.pc += 1
        g.push(Expansion())

    def fight(self, g: Italy) -> None:  # 4.10
        seat = self.next_seat(g)
        g.phase_seat = seat
        g.attacks = g.origins = g.targets = g.gained = g.conquered = 0
        if seat >= 0:
            g.tell(PUBLIC, "phase-begun", seat)
            g.push(CombatPhase(seat))

    def lay_down_hands(self, g: Italy) -> None:  # 4.12
        self.pc += 1
        g.hand = [0] * (g.seats * CARD_COUNT)
        g.hand_size = [0] * g.seats
        g.known = [0] * (g.seats * CARD_COUNT)
        g.known_size = [0] * g.seats
        g.exhausted = [0] * (g.seats * BLUE_COUNT)
        g.bare = 0
        g.deck = []
        g.discard = g.box.counts[:]
        g.tell(PUBLIC, "hands-laid-down")

    def last_words(self, g: Italy) -> None:  # 4.13
        self.pc += 1
        if g.settings[DIPLOMACY] != DIPLOMACY_OFF:
            diplomacy.prune(g)
            g.push(Ready((1 << g.seats) - 1))

    def score(self, g: Italy) -> None:  # 8.1
        scoring.score_turn(g)
        g.pillaged = 0
        g.offers.lapse()
        if g.turn < g.box.turns:
            self.pc = FIRST_TURN_STEP
            return
        g.pop()
        scoring.announce_victory(g)


def tell_order(g: Italy) -> None:
    for place, seat in enumerate(g.order):
        g.tell(PUBLIC, "order-drawn", place + 1, seat)


SETUP_STEPS: Final = (
    Campaign.pick_nations, Campaign.first_order, Campaign.place_garrisons, Campaign.place_extras,
)  # fmt: skip
TURN_STEPS: Final = (
    Campaign.begin_turn, Campaign.returns, Campaign.announce_stance, Campaign.vote, Campaign.deal,
    Campaign.purchases, Campaign.draw_order, Campaign.expand, Campaign.fight, Campaign.lay_down_hands,
    Campaign.last_words, Campaign.score,
)  # fmt: skip
STEPS: Final = SETUP_STEPS + TURN_STEPS
FIRST_TURN_STEP: Final = len(SETUP_STEPS)
