"""Between battles: retreats, cards kept for the next round, cards drawn."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Frame, Message, Simultaneous
from signoria.titles.condottiere.rules import showing
from signoria.titles.condottiere.rules.names import ASK_DRAW, KIND_COUNT
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import DISCARD_HAND, DRAW, KEEP, KEEP_DONE, KEEP_HAND


class Retreat(Simultaneous[Condottiere]):
    """Whoever has no Mercenary may lay his whole hand aside, unseen (7.3).

    All who have cards are asked, at once and in secret: to ask only those without Mercenaries
    would betray their hands, and so would it to show who needed time to think.
    """

    __slots__ = ()

    def __init__(self, with_cards: int) -> None:
        super().__init__(with_cards, 1)

    def copy(self) -> Retreat:
        return self.carry(Retreat(self.seats_asked))

    def conceals(self) -> bool:
        return True

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        return [KEEP_HAND] if g.holds_mercenary(seat) else [DISCARD_HAND, KEEP_HAND]

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-retreat", (g.hand_size[seat],)

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if action == DISCARD_HAND:
            return "no-retreat-mercenary", ()
        return super().why_not(g, seat, action)

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        self.keep(seat, 1 if action == DISCARD_HAND else 0)

    def step(self, g: Condottiere) -> None:
        g.pop()
        for seat in range(g.seats):
            if self.answer_of(seat):
                lay_hand_aside(g, seat)


def lay_hand_aside(g: Condottiere, seat: int) -> None:
    start = seat * KIND_COUNT
    g.disclose(PUBLIC, "hand-discarded", seat, g.hand_size[seat])
    for at in range(start, start + KIND_COUNT):
        g.secret_discards[at] += g.hands[at]
        g.hands[at] = 0
    g.hand_size[seat] = 0
    showing.hand_laid_aside(g, seat)


class KeepCards(Frame[Condottiere]):
    """The last seat with cards keeps up to two of them for the next round, named in any order (7.4)."""

    __slots__ = ("kept", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.kept = 0  # four bits per kind: how many are kept

    def copy(self) -> KeepCards:
        frame = KeepCards(self.seat)
        frame.kept = self.kept
        return frame

    def forget(self, seat: int) -> None:
        """The others see neither what nor how much has been picked so far."""
        if seat != self.seat:
            self.pc = self.kept = 0

    def picked(self, kind: int) -> int:
        return self.kept >> 4 * kind & 15

    def open_kinds(self, g: Condottiere) -> list[int]:
        start = self.seat * KIND_COUNT
        return [k for k in range(KIND_COUNT) if g.hands[start + k] > self.picked(k)]

    def step(self, g: Condottiere) -> None:
        if self.pc < g.box.keep_most and self.open_kinds(g):
            self.waiting = 1 << self.seat
            return
        self.settle(g)

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        return [*KEEP.each(self.open_kinds(g)), KEEP_DONE]

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-keep", (g.box.keep_most - self.pc,)

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if not KEEP.holds(action):
            return super().why_not(g, seat, action)
        return "no-card", (KEEP.value(action),)

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        if action == KEEP_DONE:
            self.pc = g.box.keep_most
            return
        kind = KEEP.value(action)
        self.pc += 1
        self.kept += 1 << 4 * kind
        g.tell(1 << seat, "kept", kind)

    def settle(self, g: Condottiere) -> None:
        start = self.seat * KIND_COUNT
        kept = [self.picked(kind) for kind in range(KIND_COUNT)]
        g.hands[start : start + KIND_COUNT] = kept
        g.hand_size[self.seat] = sum(kept)
        g.disclose(PUBLIC, "cards-kept", self.seat, sum(kept))
        g.pop()


class DrawCards(Frame[Condottiere]):
    """Each in turn draws up to three cards, within the limit of the hand (9.1)."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def copy(self) -> DrawCards:
        return DrawCards(self.first)

    @staticmethod
    def allowed(g: Condottiere, seat: int) -> int:
        limit = g.box.hand_limit + g.box.bonus_per_region * g.realms[seat].bit_count()
        return max(0, min(g.box.draw_most, limit - g.hand_size[seat]))

    @staticmethod
    def take(g: Condottiere, seat: int, count: int) -> None:
        """Draw cards; an empty deck is made anew from the discards, at worst from the lines (9.1)."""
        for _ in range(count):
            if not g.deck:
                renew_deck(g)
            g.draw(seat, 1)
        if count:
            g.tell(PUBLIC, "cards-drawn", seat, count)

    def step(self, g: Condottiere) -> None:
        while self.pc < g.seats:
            seat = (self.first + self.pc) % g.seats
            self.pc += 1
            allowed = self.allowed(g, seat)
            if allowed and g.settings[ASK_DRAW]:
                self.waiting = 1 << seat
                return
            self.take(g, seat, allowed)
        g.pop()

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        return DRAW.each(range(self.allowed(g, seat) + 1))

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-draw", (self.allowed(g, seat),)

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if DRAW.holds(action):
            return "no-draw-limit", (self.allowed(g, seat),)
        return super().why_not(g, seat, action)

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        self.take(g, seat, DRAW.value(action))


def renew_deck(g: Condottiere) -> None:
    if not any(g.open_discards):
        g.clear_lines()
    g.deck = [kind for kind in range(KIND_COUNT) for _ in range(g.open_discards[kind])]
    g.open_discards = [0] * KIND_COUNT
    g.shuffle(g.deck)
    g.tell(PUBLIC, "shuffled")
