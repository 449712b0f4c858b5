"""Places where French and Italian are tight on small laptops: nothing scrolls, no name runs under a badge."""

from __future__ import annotations

from typing import Any, Callable, Optional

import pytest

from signoria.kernel import State
from signoria.testing import scene
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


OVERFLOWING = """() => [...document.querySelectorAll('.city .face')].flatMap(face => {
  const card = face.closest('.city').getBoundingClientRect()
  return [...face.querySelectorAll('span')].filter(one => one.getBoundingClientRect().bottom > card.bottom - 2)
    .map(one => one.innerText)
})"""
WORDY_CITIES = "rimini pisa milano ferrara"  # each lies in two or three regions
CUT = """() => [...document.querySelectorAll('.stage .line .cards > *')].flatMap(card => {
  const value = card.querySelector('.value'), next = card.nextElementSibling
  if (!value || !next) return []
  const range = document.createRange()
  range.selectNodeContents(value)
  const over = range.getBoundingClientRect().right - next.getBoundingClientRect().left
  return over > 1 ? [`${value.innerText} by ${over}`] : []
})"""


def staged(person: Come, game: str, language: str, size: tuple[int, int], g: Optional[State] = None) -> Player:
    player = person(size=size, language=language)
    Staging(player, still=True).scene = g or FULLEST[game][0]()
    player.play_now(game=game, seats=SEATS[game], level="random", seat=0)
    player.shot(f"tight-{game}-{language}")
    return player


def test_the_reserve_of_principato_fits_in_french_at_1280(person: Come) -> None:
    found: Any = staged(person, "principato", "fr", (1280, 720)).page.evaluate(WIDER)
    assert found == [0]


@pytest.mark.parametrize("language", ["fr", "it"])
def test_names_of_tiles_leave_room_for_the_badge_of_their_owner(person: Come, language: str) -> None:
    assert not staged(person, "princes", language, LAPTOP).page.evaluate(UNDER)


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_what_a_city_asks_for_stays_on_its_card(person: Come, language: str, size: tuple[int, int]) -> None:
    hands = ["green", "green", "red", "2 blue", ""]
    g = scene("il_principe", 5, phase="actions", round=4, marker=1, money=[1] * 5, cities=WORDY_CITIES, hands=hands)
    assert not staged(person, "il_principe", language, size, g).page.evaluate(OVERFLOWING)


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900), (1920, 1080)], ids=str)
def test_figures_of_cards_that_lie_on_one_another_can_be_read(person: Come, size: tuple[int, int]) -> None:
    assert not staged(person, "condottiere", "en", size).page.evaluate(CUT)
