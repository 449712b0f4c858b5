"""A military scoring: supply, strength, points by rank, clearing, dismissal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.principato.rules.names import MILITIA, POST_COUNT, POST_CUBE, TOKEN_KINDS, TROOP_POOL
from signoria.titles.principato.rules.refusals import not_now
from signoria.titles.principato.rules.turn import post_cubes, supplies, why_not_supply
from signoria.titles.principato.rules.verbs import DISMISS, SUPPLY, SUPPLY_DONE

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
SUPPLYING: Final = 1
DISMISSING: Final = 4
DISMISSED: Final = ("dismissed-militia", "dismissed-condottieri")
ASK_DISMISS: Final = ("ask-dismiss-militia", "ask-dismiss-condottieri")


class Scoring(Frame["Principato"]):
    """`order` packs the seats in the order of decision; `last` is the end of the third year."""

    __slots__ = ("at", "last", "order")

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last = last
        self.order = 0
        self.at = 0

    def step(self, g: Principato) -> None:
        SCORING_STEPS[self.pc](self, g)

    def call(self, g: Principato) -> None:
        """7.1: most army tokens first, ties clockwise from the First Player."""
        seats = [(g.first + distance) % g.seats for distance in range(g.seats)]
        seats.sort(key=g.army, reverse=True)  # stable, so ties stay clockwise
        for place, seat in enumerate(seats):
            self.order |= seat << SEAT_BITS * place
            g.tell(PUBLIC, "order", seat, place + 1, g.army(seat))
        self.pc = SUPPLYING

    def seat_at(self, place: int) -> int:
        return self.order >> SEAT_BITS * place & SEAT_MASK

    def supply(self, g: Principato) -> None:
        while self.at < g.seats:
            seat = self.seat_at(self.at)
            self.at += 1
            if g.can_supply(seat):
                g.push(Supply(seat))
                return
        self.at = 0
        self.pc += 1

    def award(self, g: Principato) -> None:
        """7.4, 7.5: the tied share their ranks' points, rounded up."""
        strengths = [g.strength(seat) for seat in range(g.seats)]
        ranking = [self.seat_at(place) for place in range(g.seats)]
        ranking.sort(key=strengths.__getitem__, reverse=True)
        for seat in ranking:
            better = sum(other > strengths[seat] for other in strengths)
            tied = strengths.count(strengths[seat])
            points = -(-sum(g.box.rank_points[g.seats][better : better + tied]) // tied)
            g.military[seat] += points
            g.tell(PUBLIC, "strength", seat, strengths[seat])
            g.tell(PUBLIC, "military-points", seat, points, better + 1)
        self.pc += 1

    def clear(self, g: Principato) -> None:
        """7.6"""
        cleared = sum(g.posted)
        for place, count in enumerate(g.posted):
            g.cubes[POST_CUBE[place % POST_COUNT]] += count
            g.posted[place] = 0
        if cleared:
            g.tell(PUBLIC, "cleared", cleared)
        self.pc += 1

    def dismiss(self, g: Principato) -> None:
        """7.7: not in the last scoring, where it would change nothing."""
        while self.at < g.seats and not self.last:
            seat = self.seat_at(self.at)
            self.at += 1
            troops = seat * TOKEN_KINDS + MILITIA
            if g.owned[troops] or g.owned[troops + 1]:
                g.push(Dismissal(seat))
                return
        g.pop()

    def copy(self) -> Scoring:
        frame = Scoring(self.last)
        frame.order, frame.at = self.order, self.at
        return frame


SCORING_STEPS: Final = (Scoring.call, Scoring.supply, Scoring.award, Scoring.clear, Scoring.dismiss)


class Supply(Frame["Principato"]):
    """One seat posts cubes until it is done or nothing more fits (7.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def step(self, g: Principato) -> None:
        if self.pc == 0 and g.can_supply(self.seat):
            self.waiting = 1 << self.seat
        else:
            g.pop()

    def legal(self, g: Principato, seat: int) -> list[int]:
        return [*supplies(g, seat), SUPPLY_DONE]

    def answer(self, g: Principato, seat: int, action: int) -> None:
        if action == SUPPLY_DONE:
            self.pc = 1
        else:
            post_cubes(g, seat, action)

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-supply", (g.unsupplied(seat, 0) + g.unsupplied(seat, 1), g.strength(seat))

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if SUPPLY.holds(action):
            return why_not_supply(g, seat, action)
        return not_now(action)

    def copy(self) -> Supply:
        return Supply(self.seat)


class Dismissal(Frame["Principato"]):
    """One seat sends troops home: condottieri first, then militia (7.7)."""

    __slots__ = ("seat", "troop")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.troop = 2

    def step(self, g: Principato) -> None:
        while self.troop:
            self.troop -= 1
            if self.count(g):
                self.waiting = 1 << self.seat
                return
        g.pop()

    def count(self, g: Principato) -> int:
        return g.owned[self.seat * TOKEN_KINDS + MILITIA + self.troop]

    def legal(self, g: Principato, seat: int) -> list[int]:
        none = DISMISS.of(self.troop, 0)
        return list(range(none, none + self.count(g) + 1))

    def answer(self, g: Principato, seat: int, action: int) -> None:
        leaving = DISMISS.values(action)[1]
        if not leaving:
            return
        g.owned[seat * TOKEN_KINDS + MILITIA + self.troop] -= leaving
        g.pools[TROOP_POOL] += leaving
        g.tell(PUBLIC, DISMISSED[self.troop], seat, leaving)

    def prompt(self, g: Principato, seat: int) -> Message:
        return ASK_DISMISS[self.troop], (self.count(g),)

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if not DISMISS.holds(action):
            return not_now(action)
        if DISMISS.values(action)[0] != self.troop:
            return "no-other-troop", ()
        return "no-dismissal", (self.count(g),)

    def copy(self) -> Dismissal:
        frame = Dismissal(self.seat)
        frame.troop = self.troop
        return frame
