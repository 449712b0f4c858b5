"""The course of the three years: turns, the moving row, military cards, year ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC, Frame
from signoria.titles.principato.rules import scoring
from signoria.titles.principato.rules.military import Scoring
from signoria.titles.principato.rules.names import KIND_MASK, MILITARY_SCORING, YEARS
from signoria.titles.principato.rules.turn import Turn

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

TURN: Final = 0
ADVANCE: Final = 1
REFILL: Final = 2
CLOSE: Final = 3


class Year(Frame["Principato"]):
    """The frame under all others; it lives for the whole game."""

    __slots__ = ()

    def step(self, g: Principato) -> None:
        YEAR_STEPS[self.pc](self, g)

    def turn(self, g: Principato) -> None:
        self.pc = ADVANCE
        g.push(Turn(g.active, g.box.actions))

    def advance(self, g: Principato) -> None:
        """4.8: the oldest card leaves, the others move up."""
        card = g.display.pop(0)
        g.gone.append(card)
        g.tell(PUBLIC, "card-left", card & KIND_MASK)
        self.pc = REFILL

    def refill(self, g: Principato) -> None:
        if not g.pile:
            self.pc = CLOSE
            g.tell(PUBLIC, "year-ended", g.year)
            g.push(Scoring(int(g.year == YEARS)))  # 6.3
            return
        card = g.pile.pop()
        kind = card & KIND_MASK
        if kind == MILITARY_SCORING:  # 6.2
            g.gone.append(card)
            g.disclose(PUBLIC, "military-card", g.year)
            g.push(Scoring(0))
            return
        g.display.append(card)
        g.disclose(PUBLIC, "card-revealed", kind)
        g.active = (g.active + 1) % g.seats  # 6.5
        self.pc = TURN

    def close(self, g: Principato) -> None:
        if g.year == YEARS:
            g.pop()
            scoring.finish(g)
            return
        g.year += 1
        g.pile = g.waiting_decks.pop(0)
        g.tell(PUBLIC, "year-begun", g.year)
        self.pc = REFILL

    def copy(self) -> Year:
        return Year()


YEAR_STEPS: Final = (Year.turn, Year.advance, Year.refill, Year.close)
