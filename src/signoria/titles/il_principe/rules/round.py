"""The round: its steps in order, income, the secret offers, and the last round's pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Final

from signoria.kernel import PUBLIC, Frame, Message, Simultaneous
from signoria.titles.il_principe.rules import scoring
from signoria.titles.il_principe.rules.action import Actions
from signoria.titles.il_principe.rules.group import Groups, order_of
from signoria.titles.il_principe.rules.names import ACTIONS, APPOINTMENTS, AUCTIONS, COLOR_COUNT, INCOME, NOBODY
from signoria.titles.il_principe.rules.role import Appointments
from signoria.titles.il_principe.rules.verbs import OFFER, OFFERS

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe

# an answer is 1 + the number of the offer, so that 0 means none
OFFER_WIDTH: Final = 6
SECOND: Final = [[0] * COLOR_COUNT for _ in range(COLOR_COUNT)]
THIRD: Final = [[[0] * COLOR_COUNT for _ in range(COLOR_COUNT)] for _ in range(COLOR_COUNT)]
for _number, _cards in enumerate(OFFERS):
    if len(_cards) == 2:
        SECOND[_cards[0]][_cards[1]] = OFFER.of(_number)
    else:
        THIRD[_cards[0]][_cards[1]][_cards[2]] = OFFER.of(_number)


class Round(Frame["Principe"]):
    """One round after the other, until the game ends."""

    __slots__ = ()

    def step(self, g: Principe) -> None:
        step = ROUND_STEPS[self.pc]
        self.pc += 1
        step(self, g)

    def begin(self, g: Principe) -> None:
        if len(g.display) < g.box.face_up:  # 3.3, tested before 3.4
            g.tell(PUBLIC, "cities-short", len(g.display))
            self.finish(g)
            return
        g.phase = INCOME
        g.last = 1 if len(g.pile) < g.box.last_round_below[g.seats] else 0
        g.tell(PUBLIC, "last-round" if g.last else "round-begins", g.round)
        g.tell(PUBLIC, "phase-begins", INCOME)

    def income(self, g: Principe) -> None:
        if g.last and not g.box.last_round_income[g.edition]:  # 4.5
            return
        amount = g.income()
        for turn in range(g.seats):
            seat = (g.marker + turn) % g.seats
            g.money[seat] += amount
            g.tell(PUBLIC, "takes-income", seat, amount)
            if not g.last:
                draw_cards(g, seat, g.box.draw[g.seats])

    def offer(self, g: Principe) -> None:
        if not g.last:
            g.push(Offering((1 << g.seats) - 1, OFFER_WIDTH))
            return
        if last_pool_is_short(g):
            g.tell(PUBLIC, "pool-short", len(g.pile))
            self.finish(g)
            return
        fill_last_pool(g)

    def auction(self, g: Principe) -> None:
        g.phase = AUCTIONS
        g.tell(PUBLIC, "phase-begins", AUCTIONS)
        g.push(Groups(order_of(g.pool)))

    def act(self, g: Principe) -> None:
        g.phase = ACTIONS
        g.tell(PUBLIC, "phase-begins", ACTIONS)
        g.push(Actions())

    def appoint(self, g: Principe) -> None:
        g.phase = APPOINTMENTS
        g.tell(PUBLIC, "phase-begins", APPOINTMENTS)
        g.push(Appointments())

    def close(self, g: Principe) -> None:
        g.offers = [NOBODY] * g.seats
        if g.last:
            self.finish(g)
            return
        g.round += 1
        self.pc = 0

    def finish(self, g: Principe) -> None:
        scoring.announce(g)
        g.pop()

    def copy(self) -> Round:
        return Round()


ROUND_STEPS: Final[tuple[Callable[[Round, Principe], None], ...]] = (
    Round.begin, Round.income, Round.offer, Round.auction, Round.act, Round.appoint, Round.close,
)  # fmt: skip
OFFER_STEP: Final = ROUND_STEPS.index(Round.offer)
AUCTION_STEP: Final = ROUND_STEPS.index(Round.auction)
ACT_STEP: Final = ROUND_STEPS.index(Round.act)
APPOINT_STEP: Final = ROUND_STEPS.index(Round.appoint)


def draw_cards(g: Principe, seat: int, count: int) -> None:
    """4.2: the colors are for the owner, the number for all."""
    at = seat * COLOR_COUNT
    drawn = [0] * COLOR_COUNT
    for _ in range(count):
        drawn[g.pile.pop()] += 1
    g.tell(PUBLIC, "draws-cards", seat, count)
    for color in range(COLOR_COUNT):
        if drawn[color]:
            g.hand[at + color] += drawn[color]
            g.disclose(1 << seat, "draws", drawn[color], color)


def last_pool_is_short(g: Principe) -> bool:
    """4.7: three to five players, and too few cards for the last pool in this edition."""
    if g.seats == 2 or g.box.reuse_discard[g.edition]:
        return False
    wanted: int = g.box.last_pool[g.seats]
    return len(g.pile) < wanted


def fill_last_pool(g: Principe) -> None:
    wanted: int = g.box.last_pool[g.seats]
    if g.seats == 2 and g.box.two_seats_take_all[g.edition]:
        wanted = len(g.pile)
    for _ in range(min(wanted, len(g.pile))):
        g.pool[g.pile.pop()] += 1
    if g.seats > 2 and g.box.reuse_discard[g.edition]:
        draw_discard(g, wanted - sum(g.pool))
    for color in range(COLOR_COUNT):
        if g.pool[color]:
            g.disclose(PUBLIC, "pool-card", g.pool[color], color)
    if not any(g.pool):
        g.tell(PUBLIC, "pool-empty")  # 4.8


def draw_discard(g: Principe, missing: int) -> None:
    """4.6: unsold cards come back when the pile is too short."""
    if missing <= 0:
        return
    cards: list[int] = []
    for color in range(COLOR_COUNT):
        cards += [color] * g.discard[color]
    g.shuffle(cards)
    for color in cards[:missing]:
        g.discard[color] -= 1
        g.pool[color] += 1


class Offering(Simultaneous["Principe"]):
    """Everybody gives cards to the pool, face down, all at once (4.3)."""

    __slots__ = ()

    def legal(self, g: Principe, seat: int) -> list[int]:
        at = seat * COLOR_COUNT
        hand = g.hand[at : at + COLOR_COUNT]
        if g.box.offer[g.seats] == 2:
            return pairs_of(hand)
        return triples_of(hand)

    def answer(self, g: Principe, seat: int, action: int) -> None:
        self.keep(seat, 1 + OFFER.value(action))

    def step(self, g: Principe) -> None:
        for turn in range(g.seats):
            seat = (g.marker + turn) % g.seats
            offer = self.answer_of(seat) - 1
            g.offers[seat] = offer
            for color in OFFERS[offer]:
                g.shows(seat, color, 1)
                g.pool[color] += 1
            g.disclose(PUBLIC, "offers", seat, offer)
        g.pop()

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-offer", (g.box.offer[g.seats],)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if not OFFER.holds(action):
            return "no-only-offer", ()
        cards = OFFERS[OFFER.value(action)]
        if len(cards) != g.box.offer[g.seats]:
            return "no-offer-size", (g.box.offer[g.seats],)
        for color in cards:
            held = g.hand[seat * COLOR_COUNT + color]
            if cards.count(color) > held:
                return "no-offer-cards", (color, held)
        return "no-only-offer", ()

    def copy(self) -> Offering:
        return self.carry(Offering(self.seats_asked, self.width))


def pairs_of(hand: list[int]) -> list[int]:
    options: list[int] = []
    for first in range(COLOR_COUNT):
        if not hand[first]:
            continue
        row = SECOND[first]
        if hand[first] > 1:
            options.append(row[first])
        for second in range(first + 1, COLOR_COUNT):
            if hand[second]:
                options.append(row[second])
    return options


def triples_of(hand: list[int]) -> list[int]:
    options: list[int] = []
    for first in range(COLOR_COUNT):
        if not hand[first]:
            continue
        hand[first] -= 1
        for second in range(first, COLOR_COUNT):
            if not hand[second]:
                continue
            hand[second] -= 1
            row = THIRD[first][second]
            options += [row[third] for third in range(second, COLOR_COUNT) if hand[third]]
            hand[second] += 1
        hand[first] += 1
    return options
