"""A whole game of Princes of the Renaissance in the browser, by what is lit and by the buttons of the prompt."""

from __future__ import annotations

from typing import Callable

from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
MOST_STEPS = 4000

# One move inside the page: pick what is lit until one action is left, then do it; or press a button of the prompt.
# A kind of thing that was never touched comes first, so that every game touches all that its board ever lights.
# Buying moves the game on, so a passive answer is the exception; bids go no further than the first one offered.
MOVE = """(() => {
  const prompt = document.querySelector('section.prompt')
  if (!prompt.classList.contains('asked') || prompt.querySelector('.sent')) return ''
  const dice = window.dice ??= (n => (window.seed = ((window.seed ?? 11) * 48271) % 2147483647) % n)
  const lit = [...document.querySelectorAll('[data-target].lit:not(.picked)')]
  const buttons = [...prompt.querySelectorAll('.act .btn[data-code]')]
  const bid = prompt.querySelector('.amount .btn.primary')
  const picked = document.querySelector('[data-target].picked')
  const chosen = prompt.querySelector('.act .btn.primary[data-code]')
  if (picked && buttons.length) {
    const one = chosen ?? buttons[dice(buttons.length)]
    one.click()
    return 'do ' + one.textContent.trim()
  }
  const worth = lit.filter(one => /^(event|city|side|card|family):/.test(one.dataset.target))
  const events = lit.filter(one => one.dataset.target.startsWith('event:'))
  const nouns = window.nouns ??= new Set()
  const fresh = lit.filter(one => !nouns.has(one.dataset.target.split(':')[0]))
  if (fresh.length && !picked) {
    fresh[0].click()
    nouns.add(fresh[0].dataset.target.split(':')[0])
    return 'touch ' + fresh[0].dataset.target
  }
  const from = events.length && dice(3) ? events : worth.length && dice(2) ? worth : lit
  if (from.length && (!buttons.length || dice(4))) {
    const one = from[dice(from.length)]
    one.click()
    return 'touch ' + one.dataset.target
  }
  if (bid && dice(3)) { bid.click(); return 'do ' + bid.textContent.trim() }
  if (buttons.length) { const one = buttons[dice(buttons.length)]; one.click(); return 'do ' + one.textContent.trim() }
  if (bid) { bid.click(); return 'do ' + bid.textContent.trim() }
  return ''
})()"""


def test_a_whole_game_of_princes_by_what_is_lit(person: Come) -> None:
    player = person(size=LAPTOP)
    player.play_now(game="princes", seats=4, level="random")
    player.watch_board()
    touched: set[str] = set()
    done = 0
    shots = {1: "princes-families", 9: "princes-early", 60: "princes-middle"}
    for _ in range(MOST_STEPS):
        if not player.wait_until_asked():
            break
        if done in shots:
            player.shot(shots.pop(done))
        what = str(player.page.evaluate(MOVE))
        if what.startswith("touch "):
            touched.add(what.split()[1].split(":")[0])
        elif what:
            done += 1
            player.settle()
        else:
            player.page.wait_for_timeout(30)
    assert player.over, player.prompt
    assert {"family", "event", "city"} <= touched
    player.board_kept_its_size()
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")
    player.page.wait_for_selector(".rank li")
    player.shot("princes-end")


def test_princes_is_readable_by_everybody(person: Come) -> None:
    """Axe finds nothing on the board, in the auction and at the start, light and dark, desk and phone."""
    for language, theme, size in (("en", "light", (1440, 900)), ("fr", "dark", (390, 844))):
        player = person(language=language, theme=theme, size=size)
        name = f"princes-{language}-{theme}"
        player.play_now(game="princes", seats=4, level="expert", seat=0)
        assert player.wait_until_asked()
        player.axe(f"{name}-families")
        player.fits()
        seen = 0
        for _ in range(40):
            if not player.wait_until_asked() or seen == 2:
                break
            player.page.evaluate(MOVE)
            player.settle()
            up = player.page.locator("section.auction").count()
            begun = not player.page.locator("[data-target^='family:']").count()
            if player.asked and begun and bool(up) == bool(seen):
                seen += 1
                player.axe(f"{name}-{'turn' if seen == 1 else 'auction'}")
                player.fits()
