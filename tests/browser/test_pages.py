"""Home, new table, rules: reachable, in two languages, day and night, large and small."""

from __future__ import annotations

import gzip
from itertools import takewhile
from typing import Callable

import pytest
from playwright.sync_api import Response

from tests.browser.player import Player

Come = Callable[..., Player]
PHONE = (390, 844)
LOOKS = [
    ("en", "light", (1440, 900)),
    ("fr", "dark", PHONE),
    pytest.param(("fr", "dark", (1440, 900)), marks=pytest.mark.long),
    pytest.param(("en", "light", PHONE), marks=pytest.mark.long),
]


def look_name(page: str, look: tuple[str, str, tuple[int, int]]) -> str:
    return f"{page}-{look[0]}-{look[1]}-{'phone' if look[2][0] < 500 else 'desk'}"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look_name("look", look))
def test_home_new_table_and_rules_look_right(person: Come, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    page = player.open()
    page.wait_for_selector(".poly li")
    page.wait_for_load_state("networkidle")
    player.axe(look_name("home", look))
    player.fits()
    page.locator(".hero [data-testid=play-now]").click()
    page.wait_for_selector("dialog .games label")
    page.locator("dialog summary").click()
    player.axe(look_name("play", look))
    player.open("/lobby?game=princes")
    page.wait_for_selector(".seats li")
    page.wait_for_load_state("networkidle")
    player.axe(look_name("create", look))
    player.fits()
    player.open("/rules/condottiere")
    page.wait_for_selector(".paragraph")
    player.axe(look_name("rules", look))
    player.fits()


def test_a_newcomer_plays_within_two_clicks(person: Come) -> None:
    player = person(name="")
    page = player.open()
    page.wait_for_selector(".poly li")
    page.locator(".hero [data-testid=play-now]").click()
    page.locator("dialog footer .btn.primary").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-testid=prompt]")
    assert page.locator(".players li").count() == 4


def test_language_and_theme_switch_without_losing_the_page(person: Come) -> None:
    player = person()
    page = player.open()
    page.wait_for_selector(".poly li")
    page.get_by_role("combobox", name="Switch language").select_option("fr")
    page.wait_for_selector("text=Prenez place en Italie")
    page.get_by_role("button", name="Couleurs de nuit").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "fr"


def before_the_piece(answer: Response) -> bool:
    return "/api/learn/" not in answer.url


def test_the_first_load_is_below_300_kb_gzipped(person: Come) -> None:
    """All until the page stands and rests; the piece of a board that newcomers are shown comes after that."""
    player = person()
    answers: list[Response] = []
    player.page.on("response", lambda response: answers.append(response))
    page = player.open()
    page.wait_for_selector(".poly li")
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body(), 6)) for answer in takewhile(before_the_piece, answers)}
    total = sum(sizes.values())
    print(f"first load: {total / 1000:.0f} kB gzipped in {len(sizes)} requests")
    assert total < 300_000, sorted(sizes.items(), key=lambda item: -item[1])[:12]
