"""A game shows itself in a notebook: in words, and to everybody only what everybody may see."""

from __future__ import annotations

import pytest

from signoria import games
from signoria.kernel import Game
from signoria.notebook import Table, board_html


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_title_is_shown_from_its_beginning_to_its_end(game: Game) -> None:
    g = game.start(game.min_seats, seed=2)
    for _ in range(60):
        if g.over:
            break
        assert g._repr_html_().count("<div") > 2
        assert Table(g, g.first_to_act(), "it")._repr_html_().startswith("<div")
        g.act(g.first_to_act(), g.legal(g.first_to_act())[0])


def test_what_is_hidden_changes_nothing_that_everybody_sees() -> None:
    for game in games():
        g = game.start(game.max_seats, seed=4)
        assert g.imagine(0, bytes(16))._repr_html_() == g._repr_html_()
        assert board_html(g.imagine(1, bytes(16)), 1) == board_html(g, 1)


def test_names_are_no_markup() -> None:
    g = games()[0].start(2, seed=1)
    assert "<script>" not in board_html(g, names=["<script>", "B"])


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat must be"):
        Table(games()[0].start(2, seed=1), 5)
