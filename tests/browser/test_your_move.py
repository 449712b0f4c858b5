"""Whoever comes back sees what is asked of them first: on the home page, in the title, on the bell, after a move."""

from __future__ import annotations

import re
from typing import Any, Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
TITLES = {"en": "Your move", "fr": "À vous de jouer", "it": "Tocca a te"}


def waits(player: Player, game: str, **more: Any) -> str:
    """A game against bots that waits for this person."""
    table = player.play_now(game, level="random", **more)
    assert player.wait_until_asked()
    return str(table["id"])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_home_shows_the_table_that_waits_with_its_sentence(person: Come, language: str) -> None:
    player = person(language=language, size=LAPTOP)
    table = waits(player, "condottiere", seats=3)
    asked = player.prompt
    page = player.open()
    card = page.locator(f".cards .call:has(a[href='/table/{table}'])")
    card.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page).to_have_title("(1) Signoria")
    expect(page.locator(".bell em")).to_have_text("1")
    assert str(page.locator("link[rel=icon]").get_attribute("href")).startswith("data:image/svg+xml,")
    assert len(card.locator(".asks").inner_text()) > 10
    assert asked.split()[0] in card.locator(".asks").inner_text()
    player.axe(f"home-returning-{language}")
    card.get_by_role("link").click()
    page.wait_for_selector("[data-testid=prompt]")


def test_after_a_move_the_way_leads_to_the_next_table(person: Come) -> None:
    player = person(size=LAPTOP)
    other = waits(player, "condottiere", seats=3)
    table = player.ask(
        "/api/tables",
        {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}, {"kind": "open"}], "visibility": "private"},
    )
    friend = person("Tomás", size=LAPTOP)
    friend.ask(f"/api/join/{table['invite']}", {"seat": 1})
    player.ask(f"/api/tables/{table['id']}/start", {})
    player.sit(table["id"])
    player.page.wait_for_selector("section.prompt")
    if player.asked:
        player.move_by_mouse()
    expect(player.page.get_by_test_id("next-table")).to_have_attribute("href", re.compile(other))


def test_nobody_waits(person: Come) -> None:
    player = person(size=LAPTOP)
    table = waits(player, "condottiere", seats=3)
    player.ask(f"/api/tables/{table}/leave", {})
    page = player.open()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody waits for you")
    expect(page).to_have_title("Signoria")
    row = page.locator(f".other:has(a[href='/table/{table}'])")
    expect(row).to_contain_text("A bot plays for you.")
    player.axe("home-calm")
