"""A process in which bots think, and in the same position always think the same."""

from __future__ import annotations

import sys
from random import Random
from typing import Sequence

from signoria.bots.promises import Pledge
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.server import thinker


class FatedSight(Sight):
    @classmethod
    def blind(cls, g: State, seat: int, rng: Random, recalls: int = 0, promises: Sequence[Pledge] = ()) -> Sight:
        own = sum(mover == seat for mover, _ in g.history())  # what others answer at the same time comes in any order
        return super().blind(g, seat, Random(f"{own} {seat}"), recalls, promises)


if __name__ == "__main__":
    setattr(thinker, "Sight", FatedSight)  # noqa: B010
    thinker.main(sys.argv[1:])
