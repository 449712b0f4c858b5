"""Phase 3: each seat builds, lays cards, or does nothing (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.il_principe.rules.building import begin_building, buildable, why_not_build
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.verbs import BUILD, LAY, PASS_ACTION

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe

ONE_CARD: Final = [LAY.of(color, 1) for color in range(COLOR_COUNT)]


class Actions(Frame["Principe"]):
    """One action each, beginning with the holder of the marker; `pc` counts the turns (7.1)."""

    __slots__ = ()

    def step(self, g: Principe) -> None:
        while self.pc < g.seats:
            seat = (g.marker + self.pc) % g.seats
            self.pc += 1
            if g.hand_size(seat):
                self.waiting = 1 << seat
                return
            g.tell(PUBLIC, "empty-hand", seat)  # 7.5
        g.pop()

    def legal(self, g: Principe, seat: int) -> list[int]:
        options = [BUILD.zero + city for city in buildable(g, seat)]
        at = seat * COLOR_COUNT
        for one, count in zip(ONE_CARD, g.hand[at : at + COLOR_COUNT]):
            options += range(one, one + count)
        options.append(PASS_ACTION)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == PASS_ACTION:
            g.tell(PUBLIC, "passes-action", seat)
        elif BUILD.holds(action):
            begin_building(g, seat, BUILD.value(action))
        else:
            lay(g, seat, action)

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-action", ()

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if BUILD.holds(action):
            return why_not_build(g, seat, BUILD.value(action))
        if not LAY.holds(action):
            return "no-only-action", ()
        color = LAY.values(action)[0]
        return "no-lay-cards", (color, g.hand[seat * COLOR_COUNT + color])

    def copy(self) -> Actions:
        return Actions()


def lay(g: Principe, seat: int, action: int) -> None:
    """7.3: cards of one color from the hand, face up."""
    color, count = LAY.values(action)
    g.shows(seat, color, count)
    g.up[seat * COLOR_COUNT + color] += count
    g.disclose(PUBLIC, "lays", seat, count, color)
