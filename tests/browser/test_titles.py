"""Whole games of Il Principe and Principato in the browser, by what is lit and by the buttons of the prompt."""

from __future__ import annotations

from typing import Callable

import pytest

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
MOST_STEPS = 4000

# One move inside the page: pick what is lit until one action is left, then do it; or press a button of the prompt.
MOVE = """(() => {
  const prompt = document.querySelector('section.prompt')
  if (!prompt.classList.contains('asked') || prompt.querySelector('.sent')) return ''
  const dice = window.dice ??= (n => (window.seed = ((window.seed ?? 7) * 48271) % 2147483647) % n)
  const lit = [...document.querySelectorAll('[data-target].lit:not(.picked)')]
  const buttons = [...prompt.querySelectorAll('.act .btn[data-code]')]
  const amount = prompt.querySelector('.amount .btn.primary')
  const picked = document.querySelector('[data-target].picked')
  const chosen = prompt.querySelector('.act .btn.primary[data-code]')
  const press = (one) => { one.click(); return 'do ' + one.textContent.trim() }
  if (picked && buttons.length) return press(chosen ?? buttons[dice(buttons.length)])
  if (lit.length && (!buttons.length || dice(4))) {
    const one = lit[dice(lit.length)]
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return 'touch ' + one.dataset.target
  }
  if (amount && dice(3)) return press(amount)
  if (buttons.length) return press(buttons[dice(buttons.length)])
  return amount ? press(amount) : ''
})()"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("il_principe", 4), ("principato", 4)])
def test_a_whole_game_by_what_is_lit(person: Come, game: str, seats: int) -> None:
    player = person(size=LAPTOP)
    player.play_now(game=game, seats=seats, level="random")
    player.watch_board()
    done, touched = 0, 0
    shots = {3: f"{game}-early", 25: f"{game}-middle"}
    for _ in range(MOST_STEPS):
        if not player.wait_until_asked():
            break
        if done in shots:
            player.shot(shots.pop(done))
        what = str(player.page.evaluate(MOVE))
        if what.startswith("touch "):
            touched += 1
        elif what:
            done += 1
            player.settle()
        else:
            player.page.wait_for_timeout(30)
    assert player.over, player.prompt
    assert touched
    player.board_kept_its_size()
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")
    player.page.wait_for_selector(".rank li")
    player.shot(f"{game}-end")
