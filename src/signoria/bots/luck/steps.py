"""One action as a change of any value of positions: what was decided, and what was luck.

Control variates as in AIVAT (Burch, Schmid, Moravcik, Morrill, Bowling 2018). Where chance has a say, the change of the
value has two parts: from the position before to the mean over all that chance could have dealt, which is what the
decision did, and from that mean to what was dealt, which is luck. Luck is nought on average whatever the value is, so
what is left is an unbiased measure of what was decided. An answer that was itself drawn at random is chance too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Sequence

from signoria.bots.luck.chance import Chance, chance_had_a_say
from signoria.bots.luck.parts import Parts, mean, minus, of_one
from signoria.kernel import State


@dataclass(frozen=True)
class Step:
    """One action: what its decision changed for each seat, and what chance changed after it."""

    number: int  # actions before it
    seat: int
    action: int
    decided: Parts
    dealt: Parts
    variances: list[float]  # of the mean that stands between the two, seat by seat
    by_chance: bool


Value = Callable[[State], Parts]


def step_of(
    before: State, after: State, value: Value, worth: Parts, chance: Chance, by_chance: bool = False
) -> Step:  # fmt: skip
    """The last action of `after`; `worth` is the value of the position before it, `by_chance` says that the answer
    itself was drawn."""
    assert after.past is not None
    _, seat, action, *_ = after.past
    reached = value(after)
    nothing = [0] * after.seats
    if not by_chance and not chance_had_a_say(before, after):
        return Step(before.moves, seat, action, minus(reached, worth), nothing, [0.0] * after.seats, False)
    worlds = chance.after(before, seat, action, before.moves)
    known = {id(world): value(world) for world in worlds}  # the same world may come up several times
    values = [known[id(world)] for world in worlds]
    expected = mean(values)
    return Step(
        before.moves, seat, action, minus(expected, worth), minus(reached, expected), variances_of(values), True
    )  # fmt: skip


def variances_of(values: Sequence[Parts]) -> list[float]:
    """Of the mean over these values, seat by seat."""
    count = len(values)
    if count < 2:
        return [0.25] * len(values[0])
    columns = [[of_one(part) for part in column] for column in zip(*values)]
    means = [sum(column) / count for column in columns]
    return [
        sum((each - middle) ** 2 for each in column) / (count - 1) / count for column, middle in zip(columns, means)
    ]
