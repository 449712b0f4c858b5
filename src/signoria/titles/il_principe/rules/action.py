"""Phase 3: each seat builds, lays cards, or does nothing (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.il_principe.rules.building import begin_building, buildable, why_not_build
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.verbs import BUILD, LAY, MOST_CARDS, NO_BUILD, PASS_ACTION, is_build, is_lay

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


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
        options = [BUILD + city for city in buildable(g, seat)]
        at, base = seat * COLOR_COUNT, LAY
        for count in g.hand[at : at + COLOR_COUNT]:
            options += range(base + 1, base + 1 + count)
            base += MOST_CARDS
        options.append(PASS_ACTION)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == PASS_ACTION:
            g.tell(PUBLIC, "passes-action", seat)
        elif action < NO_BUILD:
            begin_building(g, seat, action - BUILD)
        else:
            lay(g, seat, action)

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-action", ()

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if is_build(action):
            return why_not_build(g, seat, action - BUILD)
        if not is_lay(action):
            return "no-only-action", ()
        color = (action - LAY - 1) // MOST_CARDS
        return "no-lay-cards", (color, g.hand[seat * COLOR_COUNT + color])

    def copy(self) -> Actions:
        frame = Actions()
        frame.pc, frame.waiting = self.pc, self.waiting
        return frame


def lay(g: Principe, seat: int, action: int) -> None:
    """7.3: cards of one color from the hand, face up."""
    color, rest = divmod(action - LAY - 1, MOST_CARDS)
    g.shows(seat, color, rest + 1)
    g.up[seat * COLOR_COUNT + color] += rest + 1
    g.disclose(PUBLIC, "lays", seat, rest + 1, color)
