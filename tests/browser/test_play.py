"""Whole games of Condottiere in the browser, to the last screen."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
MOST_MOVES = 400


def to_the_result(player: Player) -> None:
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")


def test_a_whole_game_by_mouse(person: Come) -> None:
    player = person(size=LAPTOP)
    player.play_now()
    player.watch_board()
    player.axe("table-en-light-desk")
    for move in range(MOST_MOVES):
        if not player.wait_until_asked():
            break
        player.move_by_mouse()
        player.settle()
        if move == 12:
            player.axe("table-battle-en-light-desk")
    assert player.over
    player.board_kept_its_size()
    player.shot("table-over-en-light-desk")
    to_the_result(player)
    assert " win" in player.page.locator("[data-testid=headline]").inner_text()
    player.page.wait_for_selector(".rank li")
    player.page.wait_for_load_state("networkidle")
    player.axe("end-en-light-desk")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone_in_french(person: Come) -> None:
    player = person(language="fr", theme="dark")
    player.play_now()
    player.page.mouse.move(0, 0)
    presses = 0
    for move in range(MOST_MOVES):
        if not player.wait_until_asked():
            break
        presses += _move_by_keys(player)
        player.settle()
        if move == 12:
            player.axe("table-battle-fr-dark-desk")
    assert player.over
    for _ in range(60):
        if player.focused()["prompt"] and player.focused()["tag"] == "BUTTON":
            break
        player.press("Tab")
    player.press("Enter")
    player.page.wait_for_selector("[data-testid=headline]")
    assert "emporte" in player.page.locator("[data-testid=headline]").inner_text()
    player.page.wait_for_selector(".rank li")
    player.page.wait_for_load_state("networkidle")
    player.axe("end-fr-dark-desk")
    print(f"{presses} key presses")


def _move_by_keys(player: Player) -> int:
    """Tab to something lit, sometimes on with the arrows, Enter to choose, Enter again to confirm."""
    gathering = player.page.locator("[data-gather]").count() > 0
    for press in range(80):
        now = player.focused()
        if gathering and now["code"]:
            player.press("Enter")
            return press + 1
        if now["lit"] and not gathering:
            return press + _choose(player)
        if now["code"] and (press > 40 or player.rng.random() < 0.25):
            player.press("Enter")
            return press + 1
        player.press("Tab")
    raise AssertionError(f"no choice within 80 presses of Tab: {player.prompt!r}, focus on {player.focused()}")


def _choose(player: Player) -> int:
    for _ in range(player.rng.randrange(3)):
        player.press(player.rng.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")))
    assert player.focused()["lit"], "an arrow must stay on what may be chosen"
    before = player.prompt
    player.press("Enter")
    if player.focused()["picked"] and player.prompt != before:
        player.press("Enter")
    return 4


def test_only_what_cannot_be_taken_back_is_confirmed(person: Come) -> None:
    """Whoever leads the armies and plays first may change the region; a card that is laid stays."""
    player = person()
    page = player.page
    for _ in range(12):
        player.play_now(seats=3, seat=0)
        if player.wait_until_asked() and page.locator("[data-target^='region:'].lit").count():
            break
    choose_a_region(player)
    page.get_by_role("button", name="Undo", exact=True).click()
    choose_a_region(player)
    player.wait_until_foreseen()
    page.locator(".hand [data-target].lit").first.click()
    expect(page.get_by_test_id("prompt")).to_have_text(re.compile(r"\?$"))
    page.get_by_role("button", name="Back", exact=True).click()


def choose_a_region(player: Player) -> None:
    """It counts at once: it could be taken back."""
    region = player.page.locator("[data-target^='region:'].lit").first
    region.wait_for()
    player.wait_until_foreseen()
    region.click(force=True)
    player.page.wait_for_selector(".hand [data-target].lit")


def until_cards_are_kept(player: Player) -> None:
    """Whoever always passes is often the last with cards."""
    passing = player.page.locator("section.prompt .act .btn[data-code]", has_text="Pass")
    for _ in range(8):
        player.play_now(seats=2, seat=0, level="random")
        while player.wait_until_asked():
            if player.page.locator("[data-gather]").count():
                return
            if passing.count():
                passing.first.click()
                player.confirm_the_end()
            else:
                player.move_by_mouse()
            player.settle()
    raise AssertionError("no game came to the keeping of cards")


def test_cards_to_keep_are_touched_in_any_order(person: Come) -> None:
    player = person()
    page = player.page
    until_cards_are_kept(player)
    cards = page.locator(".hand [data-target].lit")
    button = page.locator("[data-gather]")
    button.wait_for()  # not under the finger that has just pressed
    assert button.inner_text() == "Keep no card"
    strongest = cards.count() - 1
    picked = page.locator(".hand .picked")
    for place in (strongest, 0):
        cards.nth(place).click()
    expect(picked).to_have_count(2)
    cards.nth(strongest).click()
    expect(picked, "touched again, a card is left").to_have_count(1)
    cards.nth(strongest).click()
    expect(picked).to_have_count(2)
    player.axe("table-keep-en-light-desk")
    button.click()
    player.settle()
    player.until("document.querySelector('#tab-panel').innerText.includes('Isabella keeps 2')")
    assert page.locator(".refusal").count() == 0


def test_a_choice_can_be_taken_back_and_an_impossible_one_is_explained(person: Come) -> None:
    player = person(confirm="always")
    player.play_now(seats=3, seat=0)
    page = player.page
    assert player.wait_until_asked()
    question = player.prompt
    page.locator("[data-target].lit").first.click(force=True)
    asked = page.get_by_test_id("prompt")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(asked).to_have_text(question)
    page.locator("[data-target].lit").first.click(force=True)
    expect(asked).not_to_have_text(question)
    page.keyboard.press("Escape")
    expect(asked).to_have_text(question)
    dark = page.locator("main [data-target]:not(.lit)")
    if not dark.count():
        page.locator("[data-target].lit").first.click(force=True)
        player.confirm()
        player.settle()
        assert player.wait_until_asked()
        dark = page.locator("main [data-target]:not(.lit)")
    dark.first.click(force=True)
    page.wait_for_selector(".refusal")
    player.axe("table-refusal-en-light-desk")
    page.locator(".refusal .rule-ref").click()
    page.wait_for_selector("dialog .paragraph.here")
    player.axe("table-rules-en-light-desk")


def test_what_is_focused_or_hovered_is_explained(person: Come) -> None:
    player = person()
    player.play_now()
    page = player.page
    assert player.wait_until_asked()
    page.locator(".hand [data-target]").first.hover()
    page.wait_for_selector("[role=tooltip]")
    player.axe("table-explanation-en-light-desk")
    page.mouse.move(700, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    page.locator(".hand [data-target]").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("[role=tooltip]")


def test_switching_the_language_at_the_table(person: Come) -> None:
    player = person()
    player.play_now()
    page = player.page
    assert player.wait_until_asked()
    page.get_by_role("button", name="Settings").click()
    player.axe("settings-en-light-desk")
    page.locator("dialog label", has_text="Français").click()
    page.wait_for_selector("dialog h2:has-text('Réglages')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=tab]:has-text('Chronique')")
    player.language = "fr"
    assert player.asked


def test_a_game_on_a_phone(person: Come) -> None:
    player = person(language="fr", size=(390, 844))
    player.play_now(seats=4)
    page = player.page
    for move in range(6):
        if not player.wait_until_asked():
            break
        if move == 0:
            page.locator("[data-target].lit").first.click(force=True)
            player.axe("table-fr-light-phone")
            player.fits()
            small = page.evaluate(
                "[...document.querySelectorAll('section.prompt .act .btn')].filter(b => b.offsetHeight < 44).length"
            )
            assert small == 0, f"{small} buttons lower than 44 px"
            page.keyboard.press("Escape")
        player.move_by_mouse()
        player.settle()
    page.locator("nav .tool").first.click()
    page.wait_for_selector("dialog ol li")
    player.axe("chronicle-fr-light-phone")
