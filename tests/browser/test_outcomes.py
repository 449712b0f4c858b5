"""What was decided is shown beside the board until it is read, and stays within reach; it is never in the way."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.browser.decided import Wanted, decided
from tests.browser.measure import board_box
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging
from tests.browser.test_pages import PHONE

Come = Callable[..., Player]
CARD = "[data-testid=outcome]"
LAST = "[data-testid=last-outcome]"

MOMENTS: dict[str, tuple[int, int, Wanted]] = {
    "condottiere": (6, 3, lambda key, values: key == "region-conquered" and values[2] > 25),
    "il_principe": (5, 1, lambda key, values: key == "round-begins" and values[0] > 2),
    "principato": (4, 23, lambda key, values: key == "strength" and values[1] > 1),
    "princes": (6, 1, lambda key, values: key == "war-won"),
    "renaissance": (6, 2, lambda key, values: key == "city-captured"),
}


def at_the_moment(player: Player, game: str) -> tuple[Staging, str, Any]:
    """A table just before something is decided, and the position after it."""
    seats, seed, wanted = MOMENTS[game]
    before, after = decided(game, seats, wanted, seed)
    staging = Staging(player, still=True)
    staging.scene = before
    table = str(player.play_now(game=game, seats=seats, level="random", seat=0)["id"])
    return staging, table, after


def verdict(player: Player) -> str:
    return player.page.locator(f"{CARD} h2").inner_text()


@pytest.mark.parametrize("game", MOMENTS)
def test_a_result_appears_stays_and_can_be_opened_again(person: Come, game: str) -> None:
    player = person(size=LAPTOP, results="close")
    staging, table, after = at_the_moment(player, game)
    page, box = player.page, board_box(player)
    player.watch_board()
    page.locator("main").focus()
    staging.go_on(after)
    page.wait_for_selector(CARD)
    said = verdict(player)
    assert page.evaluate("document.activeElement.tagName") == "MAIN", "a result takes the focus"
    regions = "[...document.querySelectorAll('[aria-live=polite]')]"
    player.until(f"{regions}.some(one => one.textContent.includes({said!r}))")
    assert page.locator("section.prompt").is_visible()
    assert board_box(player) == box
    player.axe(f"outcome-{game}")
    page.keyboard.press("Escape")
    page.wait_for_selector(CARD, state="detached")
    page.locator(LAST).click()
    assert verdict(player) == said
    page.locator(f"{CARD} h2").click()
    page.wait_for_selector(CARD, state="detached")
    player.board_kept_its_size()

    player.sit(table)
    page.wait_for_selector(LAST)
    assert not page.locator(CARD).count(), "a result opens by itself after a reload"
    page.locator(LAST).click()
    assert verdict(player) == said


def test_whoever_plays_on_has_read_enough(person: Come) -> None:
    """The answer can be given while a result is open, and lets it go."""
    player = person(size=LAPTOP, results="close", confirm="never")
    staging, _, after = at_the_moment(player, "il_principe")
    staging.go_on(after)
    player.page.wait_for_selector(CARD)
    player.page.locator(".stage [data-target].lit").first.click()
    player.page.wait_for_selector(CARD, state="detached")


def test_older_results_are_reached_from_the_newest(person: Come) -> None:
    player = person(size=LAPTOP, results="close")
    staging, _, after = at_the_moment(player, "princes")
    staging.go_on(after)
    player.page.wait_for_selector(CARD)
    newest = verdict(player)
    earlier, later = player.page.locator(f"{CARD} button.step").all()
    earlier.click()
    assert verdict(player) != newest
    later.click()
    assert verdict(player) == newest
    assert later.is_disabled()


@pytest.mark.parametrize("game", ["condottiere", "renaissance"])
def test_on_a_phone_it_takes_the_place_of_the_hand(person: Come, game: str) -> None:
    player = person(size=PHONE, results="close")
    staging, _, after = at_the_moment(player, game)
    staging.go_on(after)
    page = player.page
    page.wait_for_selector(CARD)
    said = verdict(player)
    assert page.locator("section.prompt").is_visible()
    assert board_box(player)[3] >= 225
    player.fits()
    player.axe(f"outcome-phone-{game}")
    page.locator(f"{CARD} button.close").click()
    page.wait_for_selector(CARD, state="detached")
    page.locator("header button.tool").first.click()
    page.locator(LAST).click()
    assert verdict(player) == said


def test_what_others_did_is_marked_where_it_happened_until_one_acts(person: Come) -> None:
    player = person(size=LAPTOP, confirm="never")
    staging, _, after = at_the_moment(player, "princes")
    staging.go_on(after)
    page = player.page
    page.wait_for_selector("main .board [data-target^='city:'].touched")
    page.keyboard.press("Escape")
    assert page.locator("main .board .touched").count(), "the marks leave with the card"
