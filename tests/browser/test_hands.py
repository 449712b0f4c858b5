"""The longest hands on the most common laptop: every card shows its sign, and one that is touched is whole."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.browser.laptop_scenes import FULLEST, SEATS
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging

Come = Callable[..., Player]
LONGEST = {"condottiere": 16, "il_principe": 12}

# For each card of the hand the parts of its tab, or of the card as a whole, that something else covers.
COVERED = """part => [...document.querySelectorAll('.fan .slot')].map(slot => {
  const node = part ? slot.querySelector(part) : slot.querySelector('.niche').parentElement
  const box = node.getBoundingClientRect()
  if (!box.width) return 0  // the last card shows its picture, which nothing covers
  const points = [[3, 3], [box.width - 3, 3], [3, box.height - 3], [box.width - 3, box.height - 3]]
  return points.filter(([x, y]) => !slot.contains(document.elementFromPoint(box.x + x, box.y + y))).length
})"""
FONT = """() => Math.min(...[...document.querySelectorAll('.fan .tab.value')].map(
  tab => parseFloat(getComputedStyle(tab).fontSize)))"""


def covered(player: Player, part: str) -> list[int]:
    found: Any = player.page.evaluate(COVERED, part)
    return list(found)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", LONGEST)
def test_the_longest_hand_is_legible_on_a_laptop(person: Come, game: str, language: str) -> None:
    player = person(size=LAPTOP, language=language)
    Staging(player, still=True).scene = FULLEST[game][0]()
    player.play_now(game=game, seats=SEATS[game], level="random", seat=0)
    player.page.mouse.move(700, 20)
    player.rest()
    player.shot(f"hand-{game}-{language}")
    assert covered(player, ".tab") == [0] * LONGEST[game]
    assert not (game == "condottiere" and player.page.evaluate(FONT) < 18)
    for place in (0, LONGEST[game] // 2):
        player.page.locator(".fan .slot").nth(place).hover(position={"x": 6, "y": 60})
        player.rest()
        assert covered(player, "")[place] == 0, f"card {place} is not whole under the mouse"
