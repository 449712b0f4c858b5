"""Puzzles by clicks: one solved, one missed, the day and the shelf; on a desk, on a phone, in three languages."""

from __future__ import annotations

from typing import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from signoria.puzzles import Puzzle, book_of
from tests.browser.player import LAPTOP, Player
from tests.browser.site import Site

PUZZLES = sorted(book_of("condottiere").puzzles.values(), key=lambda each: each.id)
PHONE = (390, 844)


@pytest.fixture
def solver(browser: Browser, site: Site) -> Iterator[Player]:
    player = Player(browser, site.address, size=LAPTOP)
    yield player
    player.close()


def answer(page: Page, action: int) -> None:
    page.locator(f'.answers [data-code="{action}"]').click()
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def opened(player: Player, puzzle: Puzzle) -> Page:
    player.page.goto(f"{player.address}/puzzles/condottiere/{puzzle.id}")
    expect(player.page.locator(".answers [data-code]")).to_have_count(len(puzzle.weighed))
    return player.page


def test_one_is_solved_and_one_is_missed(solver: Player) -> None:
    right, wrong = PUZZLES[0], PUZZLES[1]
    page = opened(solver, right)
    expect(page.get_by_test_id("solution")).to_have_count(0)
    answer(page, right.answer)
    expect(page.get_by_test_id("verdict")).to_have_text("Right at the first try.")
    page = opened_again(solver, right)
    expect(page.get_by_test_id("verdict")).to_have_text("Right at the first try.")
    page = opened(solver, wrong)
    answer(page, wrong.weighed[1].action)
    expect(page.get_by_test_id("verdict")).to_have_text("Not the best answer.")
    expect(page.get_by_test_id("solution")).to_contain_text("that is best")
    solver.axe("puzzle-told")


def opened_again(player: Player, puzzle: Puzzle) -> Page:
    """Once tried, the solution is there at once."""
    player.page.goto(f"{player.address}/puzzles/condottiere/{puzzle.id}")
    expect(player.page.get_by_test_id("solution")).to_be_visible()
    return player.page


def test_an_answer_is_chosen_on_the_board_and_lines_are_played_there(solver: Player) -> None:
    puzzle = next(each for each in PUZZLES if "play_card" in names(each))
    page = opened(solver, puzzle)
    page.locator(".hand [data-target].lit, .hand .lit").first.click()
    expect(page.locator('.answers [aria-pressed="true"]')).to_have_count(1)
    page.get_by_test_id("answer").click()
    page.get_by_role("button", name="Play the best answer").click()
    expect(page.get_by_test_id("solution")).to_contain_text("1 of")
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_test_id("solution")).to_contain_text("2 of")


def names(puzzle: Puzzle) -> set[str]:
    verbs = puzzle.source.record().game.verbs
    return {verbs.verb_of[each.action].name for each in puzzle.weighed}


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE), ("it", LAPTOP)])
def test_shelf_and_day_are_there_in_every_language(
    browser: Browser, site: Site, language: str, size: tuple[int, int]
) -> None:
    player = Player(browser, site.address, language=language, size=size)
    page = player.page
    page.goto(f"{player.address}/puzzles")
    expect(page.locator(".titles li").first).to_be_visible()
    player.axe(f"puzzles-{language}")
    page.locator('a[href="/puzzles/daily"].primary').click()
    expect(page.locator(".answers [data-code]").first).to_be_visible()
    player.axe(f"puzzle-{language}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    player.close()
