"""A line of the chronicle leads to the board as it was then, and one touch leads back."""

from __future__ import annotations

from typing import Callable

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
BOARD = "document.querySelector('main .board').innerHTML.replace(/ (lit|picked)/g, '')"
LINE = "ol .then"


def test_a_line_of_the_chronicle_shows_the_board_of_its_moment(person: Come) -> None:
    player = person(size=LAPTOP)
    player.play_now(seats=3, level="random")
    for _ in range(6):
        if not player.wait_until_asked():
            break
        player.move_by_mouse()
        player.settle()
    player.wait_until_asked()
    player.watch_board()
    page = player.page
    now, lines = page.evaluate(BOARD), page.locator(LINE)
    page.locator(".then").last.click()
    page.wait_for_selector("section[aria-label='The board as it was then']")
    assert page.locator("section.prompt").count() == 0
    assert page.locator("[data-target].lit").count() == 0
    assert lines.last.get_attribute("aria-pressed") == "true"
    assert page.evaluate(BOARD) != now
    player.axe("past-en-light-desk")
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_selector("section.prompt.asked")
    player.board_kept_its_size()


def test_the_board_of_then_by_keys_and_by_touch(person: Come) -> None:
    player = person(size=(390, 844), language="fr", theme="dark")
    player.play_now(seats=3, level="random")
    player.wait_until_asked()
    page = player.page
    page.get_by_role("button", name="À côté du plateau").click()
    page.locator(LINE).last.tap()
    page.wait_for_selector("section[aria-label='Le plateau tel qu’il était alors']")
    player.fits()
    player.axe("past-fr-dark-phone")
    player.press("Escape")
    page.wait_for_selector("section.prompt.asked")
