"""What a position is worth to each seat when all hands lie open: the yardstick of luck.

Any yardstick gives luck that is nought on average; a good one leaves less of it to the decisions.
"""

from __future__ import annotations

from typing import Optional

from signoria.bots.luck.parts import Parts, parts_of, shared
from signoria.bots.outlook import outlook_of
from signoria.bots.roles import Judge
from signoria.kernel import State
from signoria.titles import title as find_title


class OpenValue:
    """The mean of what the seats would say, each from its own view, by the learned judgement; else the outlook."""

    def __init__(self, title: str) -> None:
        self.outlook = outlook_of(title)
        self.learned: Optional[Judge] = find_title(title).usable("judgement")

    def of(self, g: State) -> Parts:
        if g.over:
            return shared(g.winners, g.seats)
        judge = self.learned
        if judge is None or not judge.learned_from(g.game, g.seats, g.settings, g.figures().pack):
            return parts_of(self.outlook(g))
        views = [judge.chances(g, seat) for seat in range(g.seats)]
        return parts_of([sum(column) / g.seats for column in zip(*views)])
