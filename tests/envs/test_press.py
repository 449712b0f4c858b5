"""What the press is given and cannot use is refused before anything is written: no crash, no half of a row."""

from __future__ import annotations

import contextlib
import gc
from random import Random
from typing import Any

import numpy as np
import pytest

from signoria import games
from signoria.envs.batch import Batch
from signoria.envs.plates import press
from signoria.envs.play import Play
from signoria.kernel import Refusal

pressed = pytest.mark.skipif(press is None, reason="there is no press")
TITLES = [game.id for game in games()]
FIELDS: list[Any] = [
    (1, 0, 0, 0, 1, 2, 0, 2, 1.0, []),
    (0, 2, 1, 0, 1, 1, 0, 3, 1.0, [0.0, 0.5, 1.0]),
    (6, 4, 0, 0, 1, 4, 0, 2, 1.0, []),
    (7, 8, 0, 0, 1, 8, 0, 2, 0.1, []),
]
CHOICE, AMOUNTS, PAIRS, OFFERS = FIELDS
GOOD: list[Any] = [1, [2, 1], [[0, 1]], [[0, 1, 5, 5]]]


def some_plate() -> Any:
    return press.Plate(2, 16, 2, [CHOICE, AMOUNTS, PAIRS, OFFERS])


def writable(kind: Any, *shape: int) -> Any:
    return np.full(shape, 9, kind)


def locked(array: Any) -> Any:
    array.flags.writeable = False
    return array


ARRAYS: dict[str, Any] = {
    "doubles": lambda kind, *shape: writable(np.float64, *shape),
    "half as many of twice the size": lambda kind, *shape: writable(np.complex64, *shape[:-1], shape[-1] // 2 or 1),
    "the other order of bytes": lambda kind, *shape: writable(np.dtype(kind).newbyteorder(), *shape),
    "unsigned": lambda kind, *shape: writable(np.uint16, *shape),
    "read only": lambda kind, *shape: locked(writable(kind, *shape)),
    "too few rows": lambda kind, *shape: writable(kind, shape[0] - 1, *shape[1:]),
    "too many rows": lambda kind, *shape: writable(kind, shape[0] + 1, *shape[1:]),
    "rows too long": lambda kind, *shape: writable(kind, *shape[:-1], shape[-1] + 1),
    "with gaps": lambda kind, *shape: writable(kind, shape[0] * 2, *shape[1:])[::2],
    "columns first": lambda kind, *shape: np.asfortranarray(writable(kind, *shape, 2))[..., 0],
    "one too deep": lambda kind, *shape: writable(kind, *shape, 1),
    "out of line": lambda kind, *shape: np.frombuffer(
        bytearray(np.prod(shape) * np.dtype(kind).itemsize + 1), np.uint8
    )[1:].view(kind).reshape(shape),
    "bytes": lambda kind, *shape: bytes(np.prod(shape) * np.dtype(kind).itemsize),
    "a list": lambda kind, *shape: [0] * shape[0],
    "nothing": lambda kind, *shape: None,
}  # fmt: skip
REFUSED = (TypeError, ValueError, BufferError)


def contents(array: Any) -> Any:
    return array.tobytes() if isinstance(array, np.ndarray) else array


@pressed
@pytest.mark.parametrize("made", ARRAYS.values(), ids=list(ARRAYS))
def test_an_array_that_does_not_fit_is_not_touched(made: Any) -> None:
    called = []

    def sheet() -> Any:
        called.append(1)
        return [GOOD]

    tried: list[Any] = [
        ((np.float32, 2, 16), lambda out: some_plate().print([sheet, sheet], None, [0, 1], out)),
    ]
    if made not in (ARRAYS["columns first"], ARRAYS["one too deep"]):  # the same for a single column
        tried.append(((np.int64, 2), lambda out: press.note([1, 2], out)))
    if made not in (ARRAYS["out of line"], ARRAYS["the other order of bytes"]):  # marks are single bytes
        tried.append(((np.int8, 2, 6), lambda out: press.mark([[1], [5]], 6, out)))
    for shape, write in tried:
        array = made(*shape)
        before = contents(array)
        with pytest.raises(REFUSED):
            write(array)
        assert contents(array) == before
    assert not called, "a game would have moved"


NO_NUMBER: list[Any] = [None, "1", 1.0, (1,), [[1]], len, 1 << 64, -(1 << 64), np.int64(1)]
NO_LIST: list[Any] = [7, "ab", (1, 2), {}]
NO_SHEETS: list[Any] = [
    [], [GOOD[:3]], [[*GOOD, 0]], [GOOD, []] * 3, None, 7, "sheet", (GOOD,), [None], [7],
    *([[wrong, *GOOD[1:]]] for wrong in NO_NUMBER[1:] if not isinstance(wrong, list)),
    *([[1, [2, wrong], *GOOD[2:]]] for wrong in NO_NUMBER[1:]),
    *([[1, wrong, *GOOD[2:]]] for wrong in NO_LIST),
    *([[*GOOD[:2], wrong, GOOD[3]]] for wrong in [*NO_LIST, [7], [[1]], [(0, 1)]]),
    *([[*GOOD[:2], [[0, wrong]], GOOD[3]]] for wrong in NO_NUMBER),
    *([[*GOOD[:2], [[0, 1], [wrong, 1]], GOOD[3]]] for wrong in NO_NUMBER),
    *([[*GOOD[:3], [[0, 1, 5, wrong]]]] for wrong in NO_NUMBER),
    *([[*GOOD[:3], [[0, 1, 5, 5, wrong]]]] for wrong in NO_NUMBER),
]  # fmt: skip


@pressed
@pytest.mark.parametrize("wrong", NO_SHEETS, ids=repr)
@pytest.mark.parametrize("kind", [list, tuple])
def test_a_sheet_that_cannot_be_printed_leaves_its_row_as_it_was(wrong: Any, kind: Any) -> None:
    if isinstance(wrong, list):
        wrong = [kind(part) if isinstance(part, list) else part for part in wrong]
    plate, out = some_plate(), writable(np.float32, 2, 16)
    plate.print([lambda: [GOOD], lambda: [GOOD]], None, [0, 1], out)
    whole = out.copy()
    with pytest.raises((TypeError, ValueError, OverflowError)):
        plate.print([lambda: [GOOD], lambda: wrong], None, [1, 0], out)
    assert (out[1] == whole[1]).all()
    plate.print([lambda: [GOOD], lambda: [GOOD]], None, [0, 1], out)
    assert (out == whole).all(), "what was refused has left something behind"


@pressed
@pytest.mark.parametrize("seat", [-1, 2, 63, 64, 1 << 40, 1 << 80, None, "0", 0.0])
def test_a_seat_that_is_not_at_the_table_moves_no_game(seat: Any) -> None:
    called, out = [], writable(np.float32, 2, 16)

    def sheet(g: Any, own: int) -> Any:
        called.append(own)
        return [GOOD]

    with pytest.raises((TypeError, ValueError, OverflowError)):
        some_plate().print([sheet, sheet], [None, None], [0, seat], out)
    assert not called
    assert (out == 9).all()


@pressed
@pytest.mark.parametrize(
    "given",
    [
        (), (None,) * 4, ([], [], []), ([], None, [], None, None), ((), None, [], None), ([len], None, [], None),
        ([len], [], [0], None), ([None], None, [0], np.zeros((1, 16), np.float32)),
        ([len] * 3, None, [0] * 3, np.zeros((3, 16), np.float32)),
    ],
    ids=repr,
)  # fmt: skip
def test_lists_that_do_not_belong_together(given: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        some_plate().print(*given)


@pressed
def test_lists_that_change_while_they_are_printed() -> None:
    plate, out, seats, sheets = some_plate(), writable(np.float32, 2, 16), [0, 1], []  # type: ignore[var-annotated]

    def shortened() -> Any:
        seats.clear()
        sheets.clear()
        return [GOOD]

    sheets += [shortened, shortened]
    with pytest.raises(RuntimeError, match="shortened"):
        plate.print(sheets, None, seats, out)

    def again() -> Any:
        plate.print([lambda: [GOOD]], None, [0], writable(np.float32, 1, 16))
        return [GOOD]

    plate.print([again], None, [0], out[:1])  # between rows somebody else may print
    assert out[0].sum() > 0


class Last:
    """Prints when it goes."""

    def __init__(self, plate: Any) -> None:
        self.plate = plate

    def __del__(self) -> None:
        with pytest.raises(RuntimeError, match="one row at a time"):
            self.plate.print([lambda: [[]]], None, [0], writable(np.float32, 1, 16))
        refused.append(1)


refused: list[int] = []


@pressed
def test_what_goes_while_a_row_is_made_cannot_print() -> None:
    """A tuple that is kept may hold more than a field reads: it goes when another one comes."""
    plate, out = some_plate(), writable(np.float32, 1, 16)
    plate.print([lambda: [(1, [2, 1, Last(plate)], [[0, 1]], [])]], None, [0], out)
    gc.collect()
    assert not refused
    plate.print([lambda: [(*GOOD,)]], None, [0], out)
    assert refused == [1]
    again = writable(np.float32, 1, 16)
    some_plate().print([lambda: [GOOD]], None, [0], again)
    assert (out == again).all()


FIGURES = [0, 1, -1, 2, 63, 64, 1 << 24, (1 << 30) - 1, -(1 << 31), (1 << 31) - 1, 1 << 40]


@pressed
def test_fields_at_random_are_refused_or_kept_within_their_row() -> None:
    """Whatever figures a plate is made of: it is not made, or prints between its walls."""
    rng, made = Random(24), 0
    for _ in range(20_000):
        few = [rng.choice(FIGURES if rng.random() < 0.1 else [0, 1, 1, 2, 3, 4]) for _ in range(8)]
        few[0] = rng.choice([*range(8), few[0]])
        few[3] = rng.choice([0, few[3]])
        amounts = [0.5] * (few[7] if 0 <= few[7] < 70 else 1) if few[0] == 0 else []
        seats = rng.choice([1, 2, 4, 63, rng.choice(FIGURES)])
        try:
            plate = press.Plate(seats, 40, rng.choice([1, 1, 1, 0, -1]), [(*few, rng.random(), amounts)])
        except (TypeError, ValueError, OverflowError, MemoryError):
            continue
        made += 1
        walls = writable(np.float32, 120)
        for _ in range(6):
            value: Any = rng.choice(
                [None, rng.randrange(-5, 70), 1 << 62, -1, [rng.randrange(-3, 70) for _ in range(rng.randrange(70))],
                 [[rng.randrange(-3, 70) for _ in range(rng.randrange(2, 6))] for _ in range(4)]]
            )  # fmt: skip
            with contextlib.suppress(TypeError, ValueError):
                plate.print([lambda value=value: [(value,)]], None, [rng.randrange(seats)], walls[40:80])
            assert (walls[:40] == 9).all()
            assert (walls[80:] == 9).all()
    assert made > 500


@pressed
@pytest.mark.parametrize(
    "field",
    [None, 7, [*CHOICE], (), CHOICE[:9], (*CHOICE, 0), (*CHOICE[:9], (0.5,)), ("1", *CHOICE[1:]), (None, *CHOICE[1:]),
     (*AMOUNTS[:9], [0.0, None, 1.0]), (*AMOUNTS[:9], ["0", 0.5, 1.0]), (*CHOICE[:8], float("nan"), []),
     (6, 0, 0, 0, 1, 16, 0, 1 << 30, 1.0, []), (7, 0, 0, 0, 1, 16, 0, (1 << 31) - 1, 1.0, [])],
    ids=repr,
)  # fmt: skip
def test_fields_of_other_things(field: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        press.Plate(2, 16, 1, [field])
    with pytest.raises((TypeError, ValueError)):
        press.Plate(2, 16, 1, field)


@pressed
@pytest.mark.parametrize("wrong", [-1, 6, 1 << 40, 1 << 80, None, "1", 1.0, [1], np.int64(1)], ids=repr)
def test_marks_that_are_no_actions_mark_nothing(wrong: Any) -> None:
    out = writable(np.int8, 2, 6)
    for legal in ([[1, 2], [3, wrong]], [[wrong], [3]]):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            press.mark(legal, 6, out)
    for rows in ([[1], None], [[1], (1,)], [[1], 1], ([1], [1])):
        with pytest.raises(TypeError):
            press.mark(rows, 6, out)
    for width in (0, -1, 1 << 62, 1 << 80, None, 6.0, "6"):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            press.mark([[1], [2]], width, out)
    assert (out == 9).all()


@pressed
@pytest.mark.parametrize("wrong", [None, "1", 1.0, [1], 1 << 63, np.int64(1)], ids=repr)
def test_numbers_that_cannot_be_noted_leave_the_array(wrong: Any) -> None:
    out = writable(np.int64, 3)
    with pytest.raises((TypeError, OverflowError)):
        press.note([1, 2, wrong], out)
    assert (out == 9).all()


@pressed
def test_what_is_no_action_is_refused_and_what_is_no_list_of_them_raises() -> None:
    wrong: list[Any] = [None, "1", 1.0, [1], 1 << 80, -1, len]
    assert press.refused([[1]] * len(wrong), wrong) == [*range(len(wrong))]
    for legal in ([None], [(1,)], [1], [["1"]], [[None]]):
        with pytest.raises(TypeError):
            press.refused(legal, [1])
    others: list[Any] = [(), ([[1]],), ([[1]], []), (None, None), (([1],), [1]), ([[1]], (1,))]
    for given in others:
        with pytest.raises(TypeError):
            press.refused(*given)


# -- through the environments


WRONG: list[Any] = [
    None, 7, "1111", [0], [0] * 5, [None] * 4, ["0"] * 4, [1.5] * 4, [float("nan")] * 4, [[0]] * 4, [1 << 80] * 4,
    [-1] * 4, np.zeros(4), np.full(4, np.nan), np.zeros((4, 1), np.int64), np.zeros(5, np.int64), np.zeros(4, bool),
    np.array([None] * 4), np.full(4, 1 << 63, np.uint64), np.array(0),
]  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_actions_of_any_kind_move_no_game_of_a_batch(title: str, wrong: Any) -> None:
    batch = Batch(title, games=4, seed=1)
    moves, seen, masks = [g.moves for g in batch.running], batch.observations.copy(), batch.masks.copy()
    with pytest.raises((TypeError, ValueError, OverflowError)):
        batch.step(wrong)
    assert moves == [g.moves for g in batch.running]
    assert (seen == batch.observations).all()
    assert (masks == batch.masks).all()


@pytest.mark.parametrize("name", ["observations", "masks", "seats", "rewards", "ended"])
@pytest.mark.parametrize("made", ARRAYS.values(), ids=list(ARRAYS))
def test_a_batch_writes_into_no_array_that_does_not_fit(name: str, made: Any) -> None:
    batch = Batch("condottiere", games=4, seed=1)
    arrays = {each: getattr(batch, each) for each in ("observations", "masks", "seats", "rewards", "ended")}
    wrong, moves = made(arrays[name].dtype, *arrays[name].shape), [g.moves for g in batch.running]
    if isinstance(wrong, np.ndarray) and wrong.dtype == arrays[name].dtype and is_good(wrong, arrays[name]):
        pytest.skip("single bytes and single columns lie as they should")
    with pytest.raises((TypeError, ValueError), match=name):
        batch.write_into({**arrays, name: wrong})
    with pytest.raises(KeyError):
        batch.write_into({each: array for each, array in arrays.items() if each != name})
    assert all(getattr(batch, each) is array for each, array in arrays.items())
    batch.step(batch.masks.argmax(axis=1))
    assert [g.moves for g in batch.running] == [before + 1 for before in moves]


def is_good(array: Any, wanted: Any) -> bool:
    return bool(array.shape == wanted.shape and array.flags.carray)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("wrong", [None, "1", -1, 1 << 40, 1 << 80, float("nan"), [0], np.array([0, 1])], ids=repr)
def test_a_single_table_refuses_as_well(title: str, wrong: Any) -> None:
    play = Play(title, None, {})
    seat, moves = play.g.first_to_act(), play.g.moves
    play.mask(seat)
    with pytest.raises((Refusal, TypeError, ValueError, OverflowError)):
        play.act(seat, wrong)
    assert play.g.moves == moves
