"""Ratings: the empty ladder invites, a game counts, its end says by how much, and one finds oneself in the list."""

from __future__ import annotations

import re
from typing import Callable

import pytest

from tests.browser.player import Player
from tests.browser.test_pages import LOOKS, look_name

Come = Callable[..., Player]

PLAY = """async (table) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const socket = new WebSocket(`ws://${location.host}/ws/table/${table}`)
  let sent = 0
  socket.onmessage = ({data}) => {
    const {state} = JSON.parse(data)
    if (!state?.legal?.length) return
    socket.send(JSON.stringify({type: 'act', id: `r${sent++}`, version: state.version, actions: [state.legal.at(-1)]}))
  }
  for (let n = 0; n < 600; n++) {
    const {status} = await (await fetch(`/api/tables/${table}`)).json()
    if (status === 'over') return
    await wait(100)
  }
  throw new Error('the game did not end')
}"""


def finished(player: Player) -> str:
    """A game played to its end in the person's own name, quickly and not well."""
    wish = {"game": "condottiere", "seats": 2, "level": "random", "pace": 0}
    table = str(player.ask("/api/play", wish)["id"])
    player.page.evaluate(PLAY, table)
    return table


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look_name("look", look))
def test_from_the_empty_ladder_to_the_own_row(person: Come, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    page = player.open()
    page.wait_for_selector(".poly li")
    page.locator("#tables a[href='/ratings']").click()
    page.wait_for_selector("[data-testid=ladder] li.bot")
    assert page.locator("[data-testid=ladder] li.bot").count() == 4
    player.open("/ratings/renaissance")
    page.wait_for_selector("[data-testid=ratings-empty]")
    page.wait_for_load_state("networkidle")
    player.axe(look_name("ratings-empty", look))
    player.fits()
    page.locator("main .btn.primary").click()
    page.wait_for_selector("dialog .games label.on")
    assert "Renaissance" in page.locator("dialog .games label.on").inner_text()

    table = finished(player)
    player.open(f"/replay/{table}")
    change = page.locator("[data-testid=rating-change]")
    change.wait_for()
    told = re.fullmatch(r"(\d+[.,]\d)\s*(?:rating|cote) \(([+−]\d+[.,]\d)\)", change.inner_text())
    assert told, change.inner_text()
    player.axe(look_name("end-rating", look))
    player.fits()

    change.locator("a").click()
    page.wait_for_selector("[data-testid=ladder] li.me")
    own = page.locator("[data-testid=ladder] li.me")
    assert own.locator(".figures b").inner_text().endswith(told[1])
    assert page.locator("[data-testid=ratings-empty]").count() == 0
    page.wait_for_load_state("networkidle")
    player.axe(look_name("ratings", look))
    player.fits()


def test_an_unknown_game_says_so(person: Come) -> None:
    player = person()
    page = player.open("/ratings/chess")
    page.wait_for_selector("text=There is no such game here.")
    player.axe("ratings-unknown", shoot=False)
