"""Procedures in progress: the frame, and the shapes of question that titles share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from signoria.kernel import travel
from signoria.kernel.marks import mypyc_attr
from signoria.kernel.messages import NO_CHOICE, Message
from signoria.kernel.verbs import EVERYBODY

if TYPE_CHECKING:
    from signoria.kernel.state import State

G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One procedure in progress. Its fields are ints, so that a copy can never alias."""

    __slots__ = ("pc", "waiting")

    def __init__(self) -> None:
        self.pc = 0
        self.waiting = 0  # bit set of the seats that owe an answer

    def step(self, g: G) -> None:
        """Go on without input: wait for seats, push a frame, or pop this one."""
        raise NotImplementedError

    def legal(self, g: G, seat: int) -> list[int]:
        """The answers open to a seat that is waited for."""
        raise NotImplementedError

    def answer(self, g: G, seat: int, action: int) -> None:
        """Take the answer of a seat; it is no longer waited for."""
        raise NotImplementedError

    def prompt(self, g: G, seat: int) -> Message:
        raise NotImplementedError

    def copy(self) -> Frame[G]:
        """A new frame with the fields of this kind of frame; `State.carry` gives it `pc` and `waiting`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def why_not(self, g: G, seat: int, action: int) -> Message:
        """Why an action that is not among the legal ones is refused."""
        return NO_CHOICE, ()

    def asked(self, g: G, viewer: int) -> int:
        """The seats that `viewer` may know to be waited for."""
        return self.waiting

    def lie_face_down(self) -> bool:
        """Whether answers lie face down until all are given: then nobody knows those of others."""
        return False

    def conceals(self) -> bool:
        """Whether nobody may know who has answered already. The rules declare it: no answer changes it."""
        return False

    def forget(self, seat: int) -> None:
        """Drop what `seat` may not know of this frame: answers that still lie face down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[G]):
    """Ask one seat once; `answer` may close it with `g.pop(result)`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.pc = 0  # here and below without `super()`: frames are made by the million
        self.waiting = 1 << seat
        self.seat = seat

    def step(self, g: G) -> None:
        g.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Question[G]):
    """A question that is asked only if there is anything to ask."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.pc = self.waiting = 0
        self.seat = seat

    def arises(self, g: G) -> bool:
        raise NotImplementedError

    def step(self, g: G) -> None:
        if self.pc or not self.arises(g):
            g.pop()
            return
        self.pc = 1
        self.waiting = 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Frame[G]):
    """Several seats answer at once, face down; nothing happens before all have answered.

    An answer is kept as a small int of `width` bits per seat, so the order never matters. Who has answered is seen,
    unless the question `conceals` it: then a seat knows it of itself alone.
    """

    __slots__ = ("answers", "seats_asked", "width")

    def __init__(self, seats_asked: int, width: int) -> None:
        self.pc = 0
        self.waiting = seats_asked
        self.seats_asked = seats_asked
        self.width = width
        self.answers = 0

    def keep(self, seat: int, answer: int) -> None:
        self.answers |= answer << self.width * seat

    def answer_of(self, seat: int) -> int:
        return self.answers >> self.width * seat & (1 << self.width) - 1

    def lie_face_down(self) -> bool:
        return True

    def asked(self, g: G, viewer: int) -> int:
        if not self.conceals():
            return self.waiting
        return self.seats_asked if viewer < 0 else self.seats_asked & (self.waiting | ~(1 << viewer))

    def forget(self, seat: int) -> None:
        own = (1 << self.width) - 1 << self.width * seat if seat >= 0 else 0
        self.answers &= own
        self.waiting |= self.seats_asked & ~(1 << seat) if seat >= 0 else self.seats_asked

    def carry(self, frame: Self) -> Self:
        """Give a new frame the answers of this one: `return self.carry(Vote(self.seats_asked))`."""
        frame.answers = self.answers
        return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[G]):
    """Ask, in turn order, each seat that could react; `answer` may close it with `g.pop(1)`."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.pc = self.waiting = 0
        self.first = first

    def may_react(self, g: G, seat: int) -> bool:
        """Judged by public knowledge alone, or the pause would tell what the seat holds."""
        raise NotImplementedError

    def step(self, g: G) -> None:
        while self.pc < g.seats:
            seat = (self.first + self.pc) % g.seats
            self.pc += 1
            if self.may_react(g, seat):
                self.waiting = 1 << seat
                return
        g.pop(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Frame[G]):
    """Open ascending bids in turn order, until all but the leader are out or nobody is in.

    Titles say what may be bid (`minimum`, `limit`), who is asked at all (`asks`), and what
    happens at the end (`sold`, `unsold`). It pops the winning seat, or -1, and only then calls
    these, so that they may push what follows.
    """

    __slots__ = ("bidders", "high", "leader", "turn")

    def __init__(self, first: int, bidders: int) -> None:
        self.pc = self.waiting = 0
        self.turn = first
        self.bidders = bidders
        self.high = -1
        self.leader = -1

    def opening(self, g: G) -> int:
        """The least opening bid."""
        return 1

    def limit(self, g: G, seat: int) -> int:
        """The most this seat could pay for a bid."""
        raise NotImplementedError

    def asks(self, g: G, seat: int) -> bool:
        """Whether a seat gets its bidding turn; one who does not passes by itself."""
        return self.limit(g, seat) >= self.minimum(g)

    def sold(self, g: G) -> None:
        raise NotImplementedError

    def unsold(self, g: G) -> None:
        raise NotImplementedError

    def passed(self, g: G, seat: int) -> None:
        """Tell the table that a seat is out, and nothing else: where nobody reads along it is not called."""
        raise NotImplementedError

    def minimum(self, g: G) -> int:
        return self.high + 1 if self.leader >= 0 else self.opening(g)

    def step(self, g: G) -> None:
        while True:
            rivals = self.bidders & ~(1 << self.leader) if self.leader >= 0 else self.bidders
            if not rivals:
                g.pop(self.leader)
                g.concern(EVERYBODY)
                if self.leader >= 0:
                    self.sold(g)
                else:
                    self.unsold(g)
                return
            while not rivals >> self.turn & 1:
                self.turn = (self.turn + 1) % g.seats
            if self.asks(g, self.turn):
                self.waiting = 1 << self.turn
                return
            self.drop(g, self.turn)

    def raise_to(self, g: G, seat: int, amount: int) -> None:
        self.high, self.leader = amount, seat
        self.turn = (seat + 1) % g.seats

    def drop(self, g: G, seat: int) -> None:
        self.bidders -= 1 << seat
        self.turn = (seat + 1) % g.seats
        if g.log is not None:
            self.passed(g, seat)

    def carry(self, frame: Self) -> Self:
        """Give a new frame the bids of this one: `return self.carry(Hire(self.turn, self.bidders))`."""
        frame.high, frame.leader = self.high, self.leader
        return frame
