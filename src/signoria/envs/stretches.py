"""The numbers of single values: an amount, a choice, a word, a seat.

Few values come again and again, so the numbers of each are made when it is first met, and copied from then on.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Callable, Union

if TYPE_CHECKING:
    from signoria.envs.layout import Field

Value = Union[int, float, str, None]
Turn = tuple[int, ...]  # for each seat how many places it sits behind the own one
Encode = Callable[[Any, "array[float]"], None]

KEPT = 4096  # values of one field that are remembered at a time


class Stretches(dict[Value, "array[float]"]):
    """The numbers of each value met so far, `size` for each. Those of `empty` and of None are all 0."""

    __slots__ = ("empty", "encode", "size")

    def __init__(self, size: int, empty: Value, encode: Encode) -> None:
        super().__init__()
        self.size, self.empty, self.encode = size, empty, encode

    def __missing__(self, value: Value) -> array[float]:
        made = array("f", bytes(4 * self.size))
        if value is not None:
            self.encode(value, made)
        if len(self) >= KEPT:
            self.clear()
        self[value] = made
        return made


def stretches(kind: str, field: Field, seats: int, turn: Turn) -> Stretches:
    """What a field writes for one value, or for one of the values in its list; an `amount` is never a mere flag."""
    low, things = field.low, field.things(seats)
    if kind == "seat":
        return Stretches(seats, -1, seat(turn))
    if kind == "choice":
        return Stretches(things, low - 1, choice(low, things))
    if kind == "word":
        assert isinstance(field.of, tuple)
        return Stretches(things, "", word(field.of))
    is_flag = kind == "number" and not low and field.top == 1.0
    return Stretches(1, low, flag if is_flag else amount(low, field.top))


def flag(value: Any, out: array[float]) -> None:
    if value:
        out[0] = 1.0


def amount(low: int, top: float) -> Encode:
    scale = 1.0 / (top - low)

    def encode(value: float, out: array[float]) -> None:
        if value > low:
            out[0] = (value - low) * scale if value < top else 1.0

    return encode


def choice(low: int, things: int) -> Encode:
    def encode(value: int, out: array[float]) -> None:
        if low <= value < low + things:
            out[value - low] = 1.0

    return encode


def word(words: tuple[str, ...]) -> Encode:
    places = {name: place for place, name in enumerate(words)}

    def encode(value: str, out: array[float]) -> None:
        if value in places:
            out[places[value]] = 1.0

    return encode


def seat(turn: Turn) -> Encode:
    def encode(value: int, out: array[float]) -> None:
        if 0 <= value < len(turn):
            out[turn[value]] = 1.0

    return encode
