"""Whole games with nothing but keys, title by title, and one with nothing but a finger on a phone."""

from __future__ import annotations

from time import monotonic
from typing import Any, Callable

import pytest

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
MOST_SECONDS = 900  # a game takes about a minute on a quiet machine
MOST_TABS = 200

# What has the focus, and whether one must finish what was begun: a thing is picked, or an end has to be confirmed.
FOCUS = """(() => {
  const at = document.activeElement, prompt = document.querySelector('section.prompt')
  const begun = document.querySelector('[data-target].picked') && prompt.querySelector('.act .btn[data-code]')
  const kind = at.matches('[data-target].lit:not(.picked)') ? 'lit'
    : at.matches('section.prompt .act .btn[data-code]') ? 'answer'
    : at.matches('section.prompt .amount .btn.primary') ? 'amount'
    : at.matches('section.prompt .kind:not(.shut)') ? 'kind' : ''
  return { kind, end: !!at.dataset.confirm, ending: !!prompt.querySelector('[data-confirm]'), begun: !!begun }
})()"""

# The middles of what may be touched and lies under no other thing, what finishes something first.
UNDER_A_FINGER = """(() => {
  const prompt = document.querySelector('section.prompt')
  const all = (where) => [...document.querySelectorAll(where)].map((one) => {
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2
    const top = document.elementFromPoint(x, y)
    return top && (one.contains(top) || top.closest('[data-target]') === one) ? [x, y] : null
  }).filter(Boolean)
  const answers = all('section.prompt .act .btn[data-code]')
  const ends = all('section.prompt [data-confirm]')
  if (ends.length) return [ends, []]
  if (document.querySelector('[data-target].picked') && answers.length) return [answers, []]
  return [answers, all('[data-target].lit:not(.picked)')]
})()"""


def accepts(player: Player, now: dict[str, Any], tried: int) -> bool:
    """Whether to choose what has the focus; sooner or later something is."""
    if now["ending"]:
        return bool(now["end"])
    if now["begun"]:
        return bool(now["kind"] == "answer")
    likely = {"lit": 0.8, "answer": 0.3, "amount": 0.5, "kind": 0.5}.get(now["kind"], 0.0)
    return player.rng.random() < (likely if tried < MOST_TABS / 2 else likely * 10)


def choose_by_keys(player: Player) -> None:
    for tried in range(MOST_TABS):
        now = player.page.evaluate(FOCUS)
        if accepts(player, now, tried):
            if now["kind"] == "lit" and player.rng.random() < 0.4:
                player.press(player.rng.choice(("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")))
            player.press("Enter")
            return
        player.press("Tab")
    raise AssertionError(f"nothing to choose within {MOST_TABS} presses of Tab: {player.prompt!r}")


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("il_principe", 2),
        pytest.param("principato", 2, marks=pytest.mark.long),
        pytest.param("princes", 3, marks=pytest.mark.long),
        pytest.param("renaissance", 3, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_keys_alone(person: Come, game: str, seats: int) -> None:
    player = person(size=LAPTOP)
    player.play_now(game=game, seats=seats, level="random")
    player.page.mouse.move(0, 0)
    late = monotonic() + MOST_SECONDS
    while monotonic() < late and player.wait_until_asked():
        choose_by_keys(player)
        player.settle()
    assert player.over, player.prompt


def test_a_whole_game_by_touch_on_a_phone(person: Come) -> None:
    player = person(size=(390, 844))
    player.play_now(level="random")
    late = monotonic() + MOST_SECONDS
    while monotonic() < late and player.wait_until_asked():
        answers, lit = player.page.evaluate(UNDER_A_FINGER)
        things = lit if lit and (not answers or player.rng.random() < 0.8) else answers
        if things:
            player.page.touchscreen.tap(*player.rng.choice(things))
            player.settle()
        else:  # what was just pressed is still under the finger, or the page is being drawn
            player.page.wait_for_timeout(50)
    assert player.over, player.prompt
    player.page.locator("section.prompt .btn.primary").tap()
    player.page.wait_for_selector("[data-testid=headline]")
