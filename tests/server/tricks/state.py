"""State and frames of the little card game."""

from __future__ import annotations

from functools import cache
from typing import Any, Optional

from signoria.kernel import PUBLIC, Frame, Message, Messages, Noun, Pack, Simultaneous, State, Verbs, Window

SUITS = "cdhs"
RANKS = "23456789tjqka"
SEAT = Noun("seat", first=0, last=3)
CARD = Noun("card", tuple(rank + suit for suit in SUITS for rank in RANKS))
AMOUNT = Noun("amount", first=0, last=13)
NOUNS = (SEAT, CARD, AMOUNT)
TRUMP = 3

VERBS = Verbs()
BID = VERBS.verb("bid", AMOUNT)
PLAY = VERBS.verb("play", CARD)
PASS = VERBS.action("pass")
BOAST = VERBS.action("boast")
NOTE = VERBS.aside("note", SEAT)  # a secret memo: only its writer may ever know of it
WAVE = VERBS.aside("wave", SEAT)

MESSAGES = Messages(
    {
        "ask-bid": "2.1",
        "ask-play": "3.1",
        "ask-boast": "4.1",
        "no-suit": "3.2 card",
        "dealt": "1.1 seat card",
        "bid": "2.2 seat amount",
        "played": "3.1 seat card",
        "took": "3.3 seat",
        "boasted": "4.2 seat",
        "waved": "5.1 seat other:number",  # a greeting names a number, for it is nobody's affair: it goes back at once
        "end": "6.1",
    }
)


class Box:
    def __init__(self, pack: Pack) -> None:
        self.cards = pack.number(pack.section("deck"), "cards", "deck", 52, 52)
        self.pack = pack


class Deal(Frame["Tricks"]):
    __slots__ = ()

    def step(self, g: Tricks) -> None:
        self.pc += 1
        if self.pc == 1:
            g.push(SecretBids(g.seats) if g.settings[0] else Bids())
        elif self.pc == 2:
            for seat in range(g.seats):
                g.tell(PUBLIC, "bid", seat, g.bids[seat])
            if g.settings[1]:
                g.push(Boasts(0))
        elif self.pc == 3:
            g.push(Trick(0))
        elif g.tricks < g.settings[2]:
            g.push(Trick(g.result))
        elif g.deal < g.settings[3]:
            g.deal_again()
            self.pc = 0
        else:
            g.tell(PUBLIC, "end")
            g.pop()

    def copy(self) -> Deal:
        return Deal()


class Bids(Frame["Tricks"]):
    __slots__ = ()

    def step(self, g: Tricks) -> None:
        if self.pc == g.seats:
            g.pop()
            return
        self.waiting = 1 << self.pc
        self.pc += 1

    def legal(self, g: Tricks, seat: int) -> list[int]:
        return BID.actions()

    def answer(self, g: Tricks, seat: int, action: int) -> None:
        g.bids[seat] = BID.value(action)

    def prompt(self, g: Tricks, seat: int) -> Message:
        return "ask-bid", ()

    def copy(self) -> Bids:
        return Bids()


class SecretBids(Simultaneous["Tricks"]):
    __slots__ = ("count",)

    def __init__(self, seats: int) -> None:
        super().__init__((1 << seats) - 1, 5)
        self.count = seats

    def step(self, g: Tricks) -> None:
        for seat in range(g.seats):
            g.bids[seat] = self.answer_of(seat) - 1
        g.disclose(PUBLIC, "bid", 0, g.bids[0])
        g.pop()

    def legal(self, g: Tricks, seat: int) -> list[int]:
        return BID.actions()

    def answer(self, g: Tricks, seat: int, action: int) -> None:
        self.keep(seat, 1 + BID.value(action))

    def prompt(self, g: Tricks, seat: int) -> Message:
        return "ask-bid", ()

    def copy(self) -> SecretBids:
        return self.carry(SecretBids(self.count))


class Boasts(Window["Tricks"]):
    """Whoever holds a trump may boast; everybody is asked, or the pause would tell."""

    __slots__ = ()

    def may_react(self, g: Tricks, seat: int) -> bool:
        return True

    def legal(self, g: Tricks, seat: int) -> list[int]:
        return [PASS, BOAST] if any(card // 13 == TRUMP for card in g.hands[seat]) else [PASS]

    def answer(self, g: Tricks, seat: int, action: int) -> None:
        if action == BOAST:
            g.disclose(PUBLIC, "boasted", seat)

    def prompt(self, g: Tricks, seat: int) -> Message:
        return "ask-boast", ()

    def copy(self) -> Boasts:
        return Boasts(self.first)


class Trick(Frame["Tricks"]):
    __slots__ = ("leader",)

    def __init__(self, leader: int) -> None:
        super().__init__()
        self.leader = leader

    def step(self, g: Tricks) -> None:
        if self.pc < g.seats:
            self.waiting = 1 << (self.leader + self.pc) % g.seats
            self.pc += 1
            return
        best = 0
        for at in range(1, g.seats):
            high, card = g.trick[best], g.trick[at]
            if card > high if card // 13 == high // 13 else card // 13 == TRUMP:
                best = at
        winner = (self.leader + best) % g.seats
        g.won[winner] += 1
        g.done += g.trick
        g.trick = []
        g.tricks += 1
        g.tell(PUBLIC, "took", winner)
        g.pop(winner)

    def legal(self, g: Tricks, seat: int) -> list[int]:
        hand = g.hands[seat]
        if g.trick:
            lead = g.trick[0] // 13
            same = [card for card in hand if card // 13 == lead]
            if same:
                return PLAY.each(same)
        return PLAY.each(hand)

    def answer(self, g: Tricks, seat: int, action: int) -> None:
        card = PLAY.value(action)
        g.hands[seat].remove(card)
        g.trick.append(card)
        g.disclose(PUBLIC, "played", seat, card)

    def prompt(self, g: Tricks, seat: int) -> Message:
        return "ask-play", ()

    def why_not(self, g: Tricks, seat: int, action: int) -> Message:
        if PLAY.holds(action) and PLAY.value(action) in g.hands[seat]:
            return "no-suit", (g.trick[0],)
        return "no-choice", ()

    def copy(self) -> Trick:
        return Trick(self.leader)


@cache
def asides_of(seats: int, seat: int, noted: int) -> tuple[int, ...]:
    """The same few, for every seat and after every action."""
    others = [other for other in range(seats) if other != seat]
    return (*NOTE.each([other for other in others if other != noted]), *WAVE.each(others))


class Tricks(State):
    __slots__ = ("bids", "box", "deal", "done", "hands", "notes", "rest", "trick", "tricks", "won")

    def __init__(self, game: Any, box: Any, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box
        self.hands: list[list[int]] = []
        self.bids = [-1] * seats
        self.won = [0] * seats
        self.trick: list[int] = []
        self.done: list[int] = []
        self.rest: list[int] = []
        self.notes = [-1] * seats
        self.tricks = 0
        self.deal = 0

    def setup(self) -> None:
        self.deal_again()
        self.push(Deal())

    def deal_again(self) -> None:
        self.deal += 1
        self.tricks, self.done = 0, []
        self.bids, self.won = [-1] * self.seats, [0] * self.seats
        deck = list(range(52))
        self.shuffle(deck)
        size = self.settings[2]
        self.hands = [sorted(deck[size * seat : size * (seat + 1)]) for seat in range(self.seats)]
        self.rest = sorted(deck[size * self.seats :])
        for seat in range(self.seats):
            self.tell(1 << seat, "dealt", seat, self.hands[seat][0])

    def copy(self) -> Tricks:
        g = Tricks(self.game, self.box, self.seats, self.settings)
        self.carry(g)
        g.hands = [hand[:] for hand in self.hands]
        g.bids, g.won, g.trick, g.done = self.bids[:], self.won[:], self.trick[:], self.done[:]
        g.rest, g.notes, g.tricks, g.deal = self.rest[:], self.notes[:], self.tricks, self.deal
        return g

    def imagine(self, seat: int, seed: bytes) -> Tricks:
        g = self.copy()
        g.seed, g.draws = seed, 0
        unknown = sorted([card for other, hand in enumerate(g.hands) if other != seat for card in hand] + g.rest)
        g.shuffle(unknown)
        for other in range(g.seats):
            if other != seat:
                size = len(g.hands[other])
                g.hands[other] = sorted(unknown[:size])
                unknown = unknown[size:]
                g.notes[other] = -1
        g.rest = sorted(unknown)
        g.blindfold(seat, seed)
        return g

    def view(self, seat: Optional[int]) -> dict[str, Any]:
        view: dict[str, Any] = {
            "hands": list(map(len, self.hands)),
            "bids": [] if isinstance(self.stack[-1] if self.stack else None, SecretBids) else self.bids,
            "won": self.won, "trick": self.trick, "done": self.done,
            "tricks": self.tricks, "deal": self.deal, "over": not self.stack, "scores": self.standing(),
        }  # fmt: skip
        if seat is not None:
            view["hand"] = self.hands[seat]
            view["note"] = self.notes[seat]
        if not self.stack:
            view["winners"], view["breakdown"] = self.winners, self.breakdown()
        return view

    def standing(self) -> list[int]:
        if self.stack:
            return self.won[:]
        return [10 * bid + won - bid if won >= bid else -10 * bid for bid, won in zip(self.bids, self.won)]

    def victors(self) -> list[int]:
        best = max(self.standing())
        return [seat for seat, score in enumerate(self.standing()) if score == best]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"tricks": won} for won in self.won]

    def census(self) -> dict[str, int]:
        return {"cards": sum(map(len, self.hands)) + len(self.trick) + len(self.done) + len(self.rest)}

    def totals(self) -> dict[str, int]:
        return {"cards": self.box.cards}

    def asides(self, seat: int) -> list[int]:
        if not self.stack:
            return []
        return list(asides_of(self.seats, seat, self.notes[seat]))

    def heard_by(self, seat: int, action: int) -> int:
        return 1 << seat if NOTE.holds(action) else PUBLIC

    def act_aside(self, seat: int, action: int) -> None:
        if WAVE.holds(action):
            self.tell(PUBLIC, "waved", seat, WAVE.value(action))
        else:
            self.notes[seat] = NOTE.value(action)
