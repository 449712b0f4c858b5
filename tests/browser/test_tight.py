"""Places where French and Italian are tight on small laptops: nothing scrolls, no name runs under a badge."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.browser.laptop_scenes import FULLEST, SEATS
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging

Come = Callable[..., Player]

WIDER = """() => [...document.querySelectorAll('.side .stage')].map(one => one.scrollWidth - one.clientWidth)"""
UNDER = """() => [...document.querySelectorAll('.tile:has(.badge)')].flatMap(tile => {
  const range = document.createRange(), name = tile.querySelector('.name')
  range.selectNodeContents(name)
  const room = tile.querySelector('.badge').getBoundingClientRect().x - range.getBoundingClientRect().right
  return room < 1 ? [`${name.innerText}: ${room}`] : []
})"""


def staged(person: Come, game: str, language: str, size: tuple[int, int]) -> Player:
    player = person(size=size, language=language)
    Staging(player).scene = FULLEST[game][0]()
    player.play_now(game=game, seats=SEATS[game], level="random", seat=0)
    player.shot(f"tight-{game}-{language}")
    return player


def test_the_reserve_of_principato_fits_in_french_at_1280(person: Come) -> None:
    found: Any = staged(person, "principato", "fr", (1280, 720)).page.evaluate(WIDER)
    assert found == [0]


@pytest.mark.parametrize("language", ["fr", "it"])
def test_names_of_tiles_leave_room_for_the_badge_of_their_owner(person: Come, language: str) -> None:
    assert not staged(person, "princes", language, LAPTOP).page.evaluate(UNDER)
