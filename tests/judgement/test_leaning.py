"""What a judgement reads from the outlook: of a world that the seat imagines, never of the true one."""

from __future__ import annotations

import pytest

from signoria import game
from signoria.bots.outlook import Fitted, outlook_of
from signoria.judgement.encoding import row_names
from signoria.judgement.leaning import SPAN, Leaning, leans, names
from signoria.judgement.stages import named_seat
from tests.bots.positions import choices

TITLES = ["il_principe", "princes"]


@pytest.mark.parametrize("title", TITLES)
def test_rows_name_the_seat_they_speak_of(title: str) -> None:
    kind = game(title)
    found = names(title, kind.max_seats)
    assert leans(title)
    assert row_names(title)[-len(found) :] == found
    assert [named_seat(name)[1] for name in found if "." not in name] == list(range(kind.max_seats))


def test_titles_that_do_not_lean_have_no_such_rows() -> None:
    assert not leans("condottiere")
    assert not any(name.startswith("outlook[") for name in row_names("condottiere"))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_read_is_the_same_whatever_is_hidden(title: str) -> None:
    leaning = Leaning(title)
    for g, seat in choices(game(title), 4, 4, 4, 20):
        read = leaning.numbers(g, seat)
        assert len(read) == len(names(title, g.seats))
        assert all(0.0 <= number <= 1.0 for number in read)
        for other in (b"a" * 16, b"b" * 16):
            assert leaning.numbers(g.imagine(seat, other), seat) == read


@pytest.mark.parametrize("title", TITLES)
def test_the_own_seat_comes_first_and_the_best_has_the_whole(title: str) -> None:
    outlook = outlook_of(title)
    assert isinstance(outlook, Fitted)
    size = len(outlook.early) + 1
    for g, seat in choices(game(title), 4, 4, 3, 20):
        read = Leaning(title).numbers(g, seat)
        assert max(read[::size]) == 1.0
        _, rows = outlook.read(g.imagine(seat, bytes(16)))
        assert read[1] == min(1.0, max(0.0, rows[seat][0] / SPAN))
