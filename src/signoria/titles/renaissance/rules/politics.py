"""The questions to the whole table: who returns, war or peace, and the last word of a turn."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Frame, Message, Question, Simultaneous
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.masks import codes
from signoria.titles.renaissance.rules.names import ROME
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import READY, RETURN_TO, SWISS_STANCE, VOTE


class Return(Frame[Italy]):
    """Seats without a city take back one of their first ones (4.2).

    `due` are the seats of the running round; who loses a last city to one of them comes after.
    """

    __slots__ = ("due",)

    def __init__(self) -> None:
        super().__init__()
        self.due = 0

    def step(self, g: Italy) -> None:
        if not self.due:
            self.due = sum(1 << seat for seat in range(g.seats) if not g.held[seat])
        for seat in g.order:
            if self.due >> seat & 1:
                self.due &= ~(1 << seat)
                self.waiting = 1 << seat
                return
        g.pop()

    def legal(self, g: Italy, seat: int) -> list[int]:
        return codes(RETURN_TO.zero, g.start_cities[seat])

    def answer(self, g: Italy, seat: int, action: int) -> None:
        city = RETURN_TO.value(action)
        g.take(seat, city)
        g.ducats[seat] += g.box.return_ducats
        g.tell(PUBLIC, "returned", seat, city, g.box.return_ducats)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-return", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        return ("no-start-city", RETURN_TO.values(action)) if RETURN_TO.holds(action) else (NO_CHOICE, ())

    def copy(self) -> Return:
        frame = Return()
        frame.due = self.due
        return frame


class Stance(Question[Italy]):
    """The Swiss announce, openly and before the vote, where they are stronger this turn (10.11)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        return SWISS_STANCE.actions()

    def answer(self, g: Italy, seat: int, action: int) -> None:
        g.stance = SWISS_STANCE.value(action)
        g.tell(PUBLIC, "stance-announced", seat, g.stance)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-stance", ()

    def copy(self) -> Stance:
        return Stance(self.seat)


class WholeTable(Simultaneous[Italy]):
    """A question to everybody at once; who else has answered is not shown."""

    __slots__ = ()

    def __init__(self, seats_asked: int) -> None:
        super().__init__(seats_asked, 1)

    def conceals(self) -> bool:
        return True


class Vote(WholeTable):
    """War if at least half of all votes are for war (4.3)."""

    __slots__ = ()

    def step(self, g: Italy) -> None:
        war = votes = 0
        for seat in range(g.seats):
            weight = 2 if g.has_power(seat, ROME) else 1  # 10.6
            votes += weight
            war += weight * self.answer_of(seat)
            g.disclose(PUBLIC, "voted", seat, self.answer_of(seat))
        g.war = 1 if 2 * war >= votes else 0
        g.tell(PUBLIC, "war-chosen" if g.war else "peace-chosen", war, votes)
        g.pop()

    def legal(self, g: Italy, seat: int) -> list[int]:
        return VOTE.actions()

    def answer(self, g: Italy, seat: int, action: int) -> None:
        self.keep(seat, VOTE.value(action))

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-vote", (g.turn,)

    def copy(self) -> Vote:
        return self.carry(Vote(self.seats_asked))


class Ready(WholeTable):
    """The last moment for deals before a turn is scored (4.13)."""

    __slots__ = ()

    def step(self, g: Italy) -> None:
        g.pop()

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [READY]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        self.keep(seat, 1)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-ready", (g.turn,)

    def copy(self) -> Ready:
        return self.carry(Ready(self.seats_asked))
