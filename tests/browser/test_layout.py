"""The table on a usual screen with all its players, and on a very large one."""

from __future__ import annotations

from typing import Callable

import pytest

from tests.browser.player import Player

Come = Callable[..., Player]
HIDDEN = "(box => box.scrollHeight - box.clientHeight)(document.querySelector('.seats'))"


@pytest.mark.long  # every day test_laptop.py looks at all seats in positions that were set up
@pytest.mark.parametrize(
    ("game", "seats"), [("condottiere", 6), ("il_principe", 5), ("principato", 4), ("princes", 6), ("renaissance", 6)]
)
def test_all_players_fit_without_scrolling(person: Come, game: str, seats: int) -> None:
    for language in ("en", "fr"):
        player = person(language=language)
        player.play_now(game=game, seats=seats, level="random")
        for _ in range(24):
            if not player.wait_until_asked():
                break
            assert player.page.evaluate(HIDDEN) <= 0, "the column of the players scrolls"
            player.move_by_mouse()
            player.settle()
        player.axe(f"{game}-full-{language}-light-desk")


@pytest.mark.parametrize("game", ["il_principe", "principato", "princes", "renaissance"])
def test_a_phone_in_the_dark_shows_every_title(person: Come, game: str) -> None:
    player = person(language="fr", theme="dark", size=(390, 844))
    player.play_now(game=game, seats=4, level="random")
    for moves in range(12):
        assert player.wait_until_asked()
        player.fits()
        if moves in (2, 11):
            player.axe(f"{game}-{moves}-fr-dark-phone")
        player.move_by_mouse()
        player.settle()


def test_a_very_large_screen_gets_larger_letters(person: Come) -> None:
    letter = "(one => one.getBoundingClientRect().height)(document.querySelector('[data-testid=prompt]'))"
    usual, large = person(), person(size=(3840, 2160))
    for one in (usual, large):
        one.play_now(seats=3)
        assert one.wait_until_asked()
        one.fits()
        assert one.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert large.page.evaluate(letter) > 1.6 * usual.page.evaluate(letter)

    card = large.page.locator(".hand [data-target]").last
    card.hover()
    large.page.wait_for_selector("[role=tooltip]")
    tip, target = large.page.locator("[role=tooltip]").bounding_box(), card.bounding_box()
    assert tip is not None
    assert target is not None
    assert abs(tip["x"] + tip["width"] / 2 - target["x"] - target["width"] / 2) < 40, "explained where it lies"
    assert 0 < target["y"] - tip["y"] - tip["height"] < 40
    large.shot("table-en-light-large")
