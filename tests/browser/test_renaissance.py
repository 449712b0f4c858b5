"""Whole games of Renaissance in the browser, by what is lit and by the buttons of the prompt."""

from __future__ import annotations

from typing import Any, Callable

import pytest

import signoria
from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
MOST_MOVES = 900

# One move inside the page: pick what is lit until one action is left, then do it; or press a button of the prompt.
MOVE = """(() => {
  const prompt = document.querySelector('section.prompt')
  if (!prompt.classList.contains('asked') || prompt.querySelector('.sent')) return ''
  const dice = window.dice ??= (n => (window.seed = ((window.seed ?? 11) * 48271) % 2147483647) % n)
  const lit = [...document.querySelectorAll('[data-target].lit:not(.picked)')]
  const buttons = [...prompt.querySelectorAll('.act .btn[data-code]')]
  const amount = prompt.querySelector('.amount .btn.primary')
  const picked = document.querySelector('[data-target].picked')
  const chosen = prompt.querySelector('.act .btn.primary[data-code]')
  const press = one => { one.click(); return 'do ' + one.textContent.trim() }
  if (picked && chosen) return press(chosen)
  if (picked && buttons.length) return press(buttons[dice(buttons.length)])
  const nouns = window.nouns ??= new Set()
  const noun = one => one.dataset.target.split(':')[0]
  const fresh = lit.some(one => !nouns.has(noun(one)))
  if (lit.length && (picked || fresh || !(buttons.length || amount) || dice(3))) {
    const free = lit.filter(one => !fresh || !nouns.has(noun(one))).filter(one => one.dataset.target !== window.touched)
    const one = (free.length ? free : lit)[dice((free.length ? free : lit).length)]
    window.touched = one.dataset.target
    nouns.add(noun(one))
    one.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    return 'touch ' + one.dataset.target
  }
  if (amount && (!buttons.length || dice(2))) return press(amount)
  if (buttons.length) return press(buttons[dice(buttons.length)])
  return ''
})()"""


def open_table(player: Player, seats: int, **options: Any) -> None:
    """A table with random bots; every question is answered in the page, for forced passes take their time."""
    fill = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(seats - 1))]
    wish = {"game": "renaissance", "seats": seats, "options": options, "fill": fill, "pace": 0, "auto_pass": False}
    table = player.ask("/api/tables", wish)
    player.ask(f"/api/tables/{table['id']}/start", {})
    player.sit(table["id"])


def play_through(player: Player, shots: dict[int, str]) -> set[str]:
    """Play until the game is over; the nouns that were touched on the board."""
    touched: set[str] = set()
    done = 0
    for _ in range(MOST_MOVES):
        if not player.wait_until_asked():
            break
        if done in shots:
            player.shot(shots.pop(done))
        what = str(player.page.evaluate(MOVE))
        if what.startswith("touch "):
            touched.add(what.split()[1].split(":")[0])
            player.page.evaluate("new Promise(requestAnimationFrame)")
        elif what:
            done += 1
            player.settle()
    assert player.over, player.prompt
    return touched


def drawn(player: Player, attribute: str) -> list[str]:
    found: list[str] = player.page.evaluate(
        "name => [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name))", attribute
    )
    return found


def test_the_map_draws_the_roads_ports_and_provinces_of_the_rules(person: Come) -> None:
    figures: dict[str, Any] = signoria.game("renaissance").pack().figures
    player = person()
    player.play_now(game="renaissance", seats=6, level="random")
    assert {frozenset(road.split()) for road in drawn(player, "data-road")} == {
        frozenset(road) for road in figures["map"]["roads"]
    }
    assert set(drawn(player, "data-port")) == {city["id"] for city in figures["city"] if city["port"]}
    assert {frozenset(cities.split()) for cities in drawn(player, "data-province")} == {
        frozenset(province["cities"]) for province in figures["province"]
    }
    assert sorted(drawn(player, "data-city")) == sorted(city["id"] for city in figures["city"])


@pytest.mark.long
def test_a_whole_game_of_renaissance_by_what_is_lit(person: Come) -> None:
    player = person(size=LAPTOP)
    open_table(player, 3)
    player.watch_board()
    touched = play_through(player, {1: "renaissance-early", 30: "renaissance-middle"})
    assert {"city", "fighter"} <= touched
    player.board_kept_its_size()
    player.page.locator("section.prompt .btn.primary").click()
    player.page.wait_for_selector("[data-testid=headline]")
    player.page.wait_for_selector(".rank li")
    player.shot("renaissance-end")


@pytest.mark.long
def test_a_scenario_of_renaissance_by_what_is_lit(person: Come) -> None:
    player = person(theme="dark")
    open_table(player, 4, setup="1494", powers=True)
    touched = play_through(player, {2: "renaissance-1494"})
    assert {"city", "fighter"} <= touched


def test_renaissance_is_readable_by_everybody(person: Come) -> None:
    """Axe finds nothing on map, hand and battle; nothing sticks out, on a desk and on a phone."""
    for language, theme, size in (("en", "light", (1440, 900)), ("fr", "dark", (390, 844))):
        player = person(language=language, theme=theme, size=size)
        player.play_now(game="renaissance", seats=5, level="expert", seat=0)
        assert player.wait_until_asked()
        name = f"renaissance-{language}-{theme}"
        player.axe(f"{name}-set-up")
        player.fits()
        for _ in range(60):
            if player.page.locator(".stage .bar").count() or not player.wait_until_asked():
                break
            player.page.evaluate(MOVE)
            player.settle()
        player.axe(f"{name}-battle")
        player.fits()
