"""What may be done is named, every step says what it asks, a choice says what it will do, a refusal what is short."""

from __future__ import annotations

from typing import Callable

import pytest
from playwright.sync_api import expect

import signoria
from signoria.kernel import State
from signoria.testing import scene
from signoria.words import Words
from tests.browser.laptop_scenes import FULLEST, SEATS, princes, principato, renaissance
from tests.browser.player import LAPTOP, Player
from tests.browser.staged import Staging

Come = Callable[..., Player]

# Signs of the panels that explain nothing.
MUTE = """[...document.querySelectorAll('.seats .facts svg')].filter(one => one.checkVisibility() &&
  !one.closest('[data-explained]')).map(one => one.closest('li').innerText + one.outerHTML.slice(0, 120))"""
PRESS = """(node => {
  const at = { pointerType: 'touch', bubbles: true, isPrimary: true }
  node.dispatchEvent(new PointerEvent('pointerdown', at))
  setTimeout(() => {
    for (const what of ['pointerup', 'pointerleave']) node.dispatchEvent(new PointerEvent(what, at))
    node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    window.lifted = true
  }, 700)
})"""


def staged(person: Come, g: State, **more: object) -> Player:
    """At a table that shows this position and no other."""
    player = person(**{"size": LAPTOP, **more})
    Staging(player, still=True).scene = g
    player.play_now(game=g.game.id, seats=SEATS[g.game.id], level="random", seat=0)
    return player


def touch(player: Player, noun: str, word: str) -> None:
    game, name = word.split(".")
    place = signoria.game(game).nouns[noun].index[name]
    player.page.locator(f'[data-target="{noun}:{place}"]').first.dispatch_event("click")


def test_an_open_turn_names_its_kinds_and_lights_their_targets(person: Come) -> None:
    player = staged(person, princes())
    page, prompt = player.page, player.page.get_by_test_id("prompt")
    kind = page.locator("[data-kind]")
    expect(kind.first).to_have_text("Put a tile upfrom 6 gold")
    assert kind.count() == 7
    player.watch_board()
    page.locator("[data-kind=auction_pope]").click()
    expect(page.locator(".refusal")).to_contain_text("The Pope is held by")
    page.locator("[data-kind=declare_war]").click()
    expect(prompt).to_have_text("War: which city attacks?")
    assert {one.split(":")[0] for one in lit(player)} == {"city"}
    touch(player, "city", "princes.venice")
    expect(prompt).to_have_text("War: whom does Venice attack?")
    touch(player, "city", "princes.rome")
    expect(prompt).to_have_text("Venice attacks Rome?")
    expect(page.get_by_test_id("outcome")).to_contain_text("rises by 1")
    for _ in range(3):
        page.get_by_role("button", name="Back", exact=True).click()
    page.locator("section.prompt [aria-expanded]").click()
    sentences = page.locator("section.prompt .list .btn").all_inner_texts()
    assert "Venice attacks Rome" in sentences
    assert not [one for one in sentences if "…" in one]
    player.board_kept_its_size()


def lit(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate(
        "[...document.querySelectorAll('[data-target].lit')].map(one => one.dataset.target)"
    )
    return found


def test_an_attack_is_aimed_before_it_is_said_where_it_comes_from(person: Come) -> None:
    player = staged(person, renaissance())
    page, prompt = player.page, player.page.get_by_test_id("prompt")
    page.locator("[data-kind=declare_attack]").click()
    expect(prompt).to_have_text("Attack: which city?")
    touch(player, "city", "renaissance.ferrara")
    expect(prompt).to_have_text("Attack Ferrara from Bologna?")
    expect(page.get_by_test_id("outcome")).to_contain_text("11 + die, against walls and ground")
    page.get_by_role("button", name="Back", exact=True).click()
    touch(player, "city", "renaissance.pistoia")
    expect(page.locator(".refusal")).to_contain_text("Pistoia is your own")


def test_cards_that_change_places_are_called_by_their_names(person: Come) -> None:
    g = principato({"militia": 5, "condottiere": 5}, ["book_high"])
    view = g.view(0)
    words = Words(g.game, "en", [])
    given, taken = (words.noun("kind", kind) for kind in (view["players"][0]["hand"][0], view["display"][2]))
    player = staged(person, g)
    page, prompt = player.page, player.page.get_by_test_id("prompt")
    page.locator("[data-kind=change]").click()
    page.locator('[data-target="slot:2"]').first.dispatch_event("click")
    expect(prompt).to_have_text("Change a card: which of your two cards do you give up?")
    page.locator('[data-target="place:0"]').first.dispatch_event("click")
    expect(prompt).to_have_text(f"Change {given} for {taken}?")


def poor() -> State:
    hands = ["green", "green", "red", "2 blue", ""]
    cities = "siena urbino milano ferrara"
    return scene("il_principe", 5, phase="actions", round=4, marker=0, money=[9] * 5, cities=cities, hands=hands)


def test_a_city_that_cannot_be_built_says_what_is_short(person: Come) -> None:
    player = staged(person, poor())
    touch(player, "city", "il_principe.siena")
    expect(player.page.locator(".refusal")).to_contain_text("For Siena your hand lacks 1 × Cathedral")


def test_a_long_press_on_a_phone_explains_and_stays(person: Come) -> None:
    player = staged(person, poor(), size=(390, 844))
    page = player.page
    question = player.prompt
    page.locator(".hand [data-target]").first.evaluate(PRESS)
    player.until("window.lifted === true")
    expect(page.locator("[role=tooltip]")).to_contain_text("University")
    assert player.prompt == question, "a long press chooses nothing"
    page.locator("main .board").dispatch_event("pointerdown")
    expect(page.locator("[role=tooltip]")).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_every_sign_of_a_panel_explains_itself(person: Come, game: str) -> None:
    player = staged(person, FULLEST[game][0]())
    assert player.page.evaluate(MUTE) == []
    player.page.locator(".seats .facts [data-explained]").nth(2).hover()
    expect(player.page.locator("[role=tooltip] p").first).not_to_be_empty()
