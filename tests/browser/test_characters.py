"""Bots are chosen by level and character, and a table says when it is not rated for their sake."""

from __future__ import annotations

from typing import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
PHONE = (390, 844)
PLAY = {"en": "Play now", "fr": "Jouer", "it": "Gioca ora"}
NAMES = {"en": ("Adept", "Greedy"), "fr": ("Habile", "Avide"), "it": ("Abile", "Avido")}


def test_a_seat_is_given_a_bot_with_a_character(person: Come) -> None:
    player = person(size=LAPTOP)
    page = player.open("/lobby?game=princes")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Bot").check()
    page.get_by_label("Level of the bot on seat 2").select_option("adept")
    page.get_by_label("Character of the bot on seat 2").select_option("greedy")
    expect(page.locator("ol.seats")).to_contain_text("Adept, greedy")
    expect(page.locator("main")).to_contain_text("counts for nobody’s rating")
    expect(page.get_by_role("radiogroup", name="Rated")).to_have_count(0)
    player.axe("characters-create")
    page.get_by_label("Character of the bot on seat 2").select_option("treacherous")
    expect(page.locator("ol.seats")).to_contain_text("Adept, treacherous")
    page.get_by_label("Level of the bot on seat 2").select_option("adaptive")
    expect(page.get_by_label("Character of the bot on seat 2")).to_have_count(0)
    expect(page.locator("ol.seats")).to_contain_text("Adaptive")


def test_the_host_changes_a_bot_before_the_game(person: Come) -> None:
    player = person(size=LAPTOP)
    fill = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
    made = player.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": fill})
    page = player.open(f"/table/{made['id']}")
    page.get_by_label("Character of the bot on seat 2").select_option("careful")
    expect(page.locator("main")).to_contain_text("bot, expert, careful")
    expect(page.locator("main")).to_contain_text("not rated")
    player.axe("characters-lobby")
    page.get_by_label("Level of the bot on seat 2").select_option("adaptive")
    expect(page.locator("main")).to_contain_text("bot, adaptive")


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr"), (PHONE, "it")])
def test_a_game_against_bots_with_a_character(person: Come, size: tuple[int, int], language: str) -> None:
    player = person(size=size, language=language)
    page = player.open("/")
    page.get_by_role("button", name=PLAY[language], exact=True).first.click()
    dialog = page.get_by_role("dialog")
    for name in NAMES[language]:
        dialog.get_by_role("radio", name=name, exact=True).check()
    expect(dialog).to_contain_text({"en": "Not rated", "fr": "Hors classement", "it": "Senza valutazione"}[language])
    player.axe(f"characters-play-{language}-{size[0]}")
    dialog.locator(".btn.primary").click()
    page.wait_for_selector("main .board > *")


def test_on_a_phone_the_game_that_was_asked_for_is_in_sight(person: Come) -> None:
    page = person(size=PHONE).open("/")
    for title in ("Renaissance", "Condottiere"):
        page.get_by_role("button", name=f"Play {title}", exact=True).first.click()
        chosen = page.get_by_role("dialog").get_by_role("radio", name=title, exact=True)
        expect(chosen).to_be_checked()
        expect(chosen).to_be_in_viewport(ratio=0.99)
        page.keyboard.press("Escape")
