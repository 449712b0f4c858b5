"""A game shows itself in a notebook: in words, and to everybody only what everybody may see."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from signoria import games
from signoria.kernel import Game
from signoria.notebook import Table, board_html
from signoria.widget import TableWidget


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


def click(widget: TableWidget, answer: object, number: int | None = None) -> None:
    """As the page tells it."""
    said = {"number": widget.number if number is None else number, "answer": answer}
    widget._handle_custom_msg(said, [])


def answers(widget: TableWidget) -> list[int]:
    return [action for action, _ in shown(widget)["answers"]]


def shown(widget: TableWidget) -> dict[str, Any]:
    return dict(widget.shown)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_is_played_with_clicks_from_any_seat_to_its_end(game: Game) -> None:
    seat = game.min_seats - 1
    widget = Table(game.start(game.min_seats, seed=5), seat, "fr").play(bots="random", seed=1)
    for clicked in range(5000):
        if widget.g.over:
            break
        legal = widget.g.legal(seat)
        assert len(legal) > 1, "what is no choice is answered without a click"
        assert set(legal) <= set(answers(widget))
        click(widget, legal[clicked % len(legal)])
        assert not shown(widget)["trouble"]
    assert widget.g.over
    assert not answers(widget)


def test_what_is_no_answer_changes_nothing() -> None:
    widget = Table(games()[0].start(3, seed=1), 1).play(bots="random", seed=1)
    before, number = widget.g.record().text(), widget.number
    (first, *_), illegal = answers(widget), -1
    for wrong in (illegal, str(first), float(first), True, None, [first], "undo!", 10**9):
        click(widget, wrong)
    click(widget, first, number - 1)
    widget._handle_custom_msg("nonsense", [])
    assert (widget.g.record().text(), widget.number) == (before, number)


def test_a_click_can_be_taken_back_where_that_is_fair() -> None:
    for game in games():
        widget = Table(game.start(game.min_seats, seed=3), 0).play(bots="random", seed=2)
        for _ in range(60):
            if widget.g.over or shown(widget)["undo"]:
                break
            click(widget, widget.g.legal(0)[0])
        if shown(widget)["undo"]:
            actions = len(widget.g.record().actions)
            click(widget, "undo")
            assert len(widget.g.record().actions) < actions
            return
    pytest.fail("no game let anything be taken back")


def test_the_page_is_shown_what_the_seat_may_see_and_no_more() -> None:
    for game in games():
        told = [
            Table(g, 1).play(bots="random", seed=4).shown
            for g in (game.start(3, seed=6), game.start(3, seed=6).imagine(1, bytes(16)))
            if g.waiting() >> 1 & 1
        ]
        assert all(each["html"] == told[0]["html"] and each["answers"] == told[0]["answers"] for each in told)


def test_whom_to_play_is_asked_and_what_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="which seat"):
        Table(games()[0].start(2, seed=1)).play()
    with pytest.raises(ValueError, match="unknown bot"):
        Table(games()[0].start(2, seed=1), 0).play(bots="wizard")


def test_without_the_extra_a_game_is_still_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "signoria.widget", None)
    table = Table(games()[0].start(2, seed=1), 0)
    assert table._repr_html_()
    with pytest.raises(ImportError, match=r"signoria\[notebook\]"):
        table.play()
