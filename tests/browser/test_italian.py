"""Every title speaks Italian at its table, and what is read out is always a sentence."""

from __future__ import annotations

import re
from typing import Callable

import pytest

from signoria.titles import own
from tests.browser.player import Player

Come = Callable[..., Player]
KEY = re.compile(r"^[a-z0-9_]+(-[a-z0-9_]+)+$")
CALLED = "document.querySelector('[aria-live=assertive]').innerText.startsWith('Tocca a te. ')"


@pytest.mark.parametrize("game", own())
def test_a_table_in_italian(person: Come, game: str) -> None:
    player = person(language="it", confirm="never", size=(1366, 768))
    player.play_now(game, seats=3)
    page = player.page
    assert page.evaluate("document.documentElement.lang") == "it"
    for _ in range(4):
        if not player.wait_until_asked():
            break
        player.until(CALLED)
        told = page.locator("[aria-live=polite]").first
        words = f"{told.inner_text()} {page.locator('main').inner_text()}".split()
        assert not [word for word in words if KEY.match(word.strip(".,:;()"))]
        player.move_by_mouse()
        player.settle()
    assert not player.errors


def test_a_newcomer_with_an_italian_browser_is_spoken_to_in_italian(person: Come) -> None:
    player = person(language="it")
    page = player.open()
    page.evaluate("localStorage.clear()")
    page.add_init_script("localStorage.removeItem('signoria.settings')")
    page.reload()
    page.wait_for_selector("text=Prendi posto in Italia")
