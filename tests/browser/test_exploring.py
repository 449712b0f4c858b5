"""Trying out, by clicks: a finished game from one of its moments, and positions that were set up."""

from __future__ import annotations

import json
from typing import Callable
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

import signoria
from tests.browser.played_out import finished
from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]
LONG = 60_000  # ms: bots and the coach take their time


def moved(page: Page, before: int) -> None:
    """Wait until the line is longer, and nothing is on its way."""
    page.wait_for_function(
        "before => { const at = document.querySelector('.explore[data-moves]'); "
        "return at && Number(at.dataset.moves) > before && at.dataset.pending === '0' }",
        arg=before,
        timeout=LONG,
    )


def moves(page: Page) -> int:
    return int(page.locator(".explore").get_attribute("data-moves") or 0)


def try_something(player: Player) -> None:
    before = moves(player.page)
    player.page.wait_for_selector("section.prompt.asked")
    for _ in range(12):
        player.move_by_mouse()
        player.page.wait_for_timeout(150)
        if moves(player.page) > before:
            break
    moved(player.page, before)


def test_a_finished_game_is_tried_out_from_one_of_its_moments(person: Come) -> None:
    player = person(size=LAPTOP)
    table = finished(player)
    page = player.open(f"/replay/{table}?move=20")
    page.locator("[data-testid=explore-here]").click()
    page.wait_for_url(f"**/explore/{table}?move=20")
    page.get_by_text("Try another move").wait_for()
    try_something(player)
    try_something(player)
    line = page.locator("[data-testid=line] .move")
    assert line.count() >= 2
    page.get_by_role("button", name="Where it begins").click()
    expect(page.locator(".explore")).to_have_attribute("data-moves", "0")
    page.locator("[data-testid=ask-coach]").click()
    page.locator("[data-testid=weighed] .chances").wait_for(timeout=LONG)
    line.first.click()
    page.locator("[data-testid=loss]").first.wait_for(timeout=LONG)
    page.get_by_role("textbox", name="A comment on this move").fill("So it might have gone.")
    page.get_by_role("textbox").press("Tab")
    expect(page.locator(".comment")).to_have_text("So it might have gone.")
    player.axe("explore-en-light-laptop")
    player.fits()
    page.locator("[data-testid=save]").click()
    page.locator("[data-testid=share-study]").wait_for()
    study = page.evaluate("table => fetch(`/api/tables/${table}/study`).then(one => one.json())", table)
    path = f"/api/tables/{table}/study/{study['id']}/record"
    text = page.evaluate("path => fetch(path).then(one => one.text())", path)
    record = signoria.Record.parse(text)
    assert record.verify().over
    assert record.notes.count() >= 1
    assert "; So it might have gone." in text

    guest = person("Yuki", language="fr", theme="dark", size=(390, 844))
    shown = guest.open(f"/explore/{table}?study={study['id']}")
    shown.get_by_text("Écrit par Isabella").wait_for()
    shown.locator("[data-testid=line] .move").first.click()
    expect(shown.locator(".comment")).to_have_text("So it might have gone.")
    guest.fits()
    guest.axe("explore-fr-dark-phone")


def test_one_seat_tries_out_against_bots_and_plays_on_at_a_table(person: Come) -> None:
    player = person(size=LAPTOP)
    table = finished(player)
    page = player.open(f"/explore/{table}?move=12")
    page.wait_for_selector("[data-testid=know]")
    page.locator("[data-testid=know]").select_option("0")
    page.get_by_role("button", name="Deal anew").wait_for()
    page.wait_for_selector("section.prompt.asked", timeout=LONG)
    try_something(player)
    assert page.locator("summary", has_text="All hands").count() == 0
    page.locator("[data-testid=play-on]").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/**")
    player.wait_until_asked()
    played = page.url.rsplit("/", 1)[1]
    info = page.evaluate("table => fetch(`/api/tables/${table}`).then(one => one.json())", played)
    assert (info["unrated"], info["status"]) == ("scene", "running")


@pytest.mark.parametrize("game", ["condottiere", "il_principe", "principato", "princes", "renaissance"])
def test_a_position_is_set_up_and_played(person: Come, game: str) -> None:
    player = person(size=LAPTOP)
    player.allow("/explore", "400")
    page = player.open(f"/edit/{game}")
    page.wait_for_selector("[data-testid=editor]")
    page.locator("[data-testid=try-out]").wait_for()
    assert page.locator("[data-entry]").count() >= 15
    samples = page.locator("[data-testid=editor] select").first
    samples.select_option(index=1)
    page.wait_for_selector("[data-testid=try-out]:not([disabled])")
    player.fits()
    player.axe(f"edit-{game}")
    page.locator("[data-testid=try-out]").click()
    page.wait_for_selector(".explore")
    try_something(player)
    page.get_by_role("button", name="Change the position").click()
    page.wait_for_selector("[data-testid=editor]")


def test_a_touch_on_the_board_goes_into_the_field_and_the_impossible_is_said(person: Come) -> None:
    player = person(size=LAPTOP)
    player.allow("/explore", "400")
    page = player.open("/edit/condottiere")
    page.wait_for_selector("[data-testid=editor]")
    contested = page.get_by_role("combobox", name="Contested region")
    contested.focus()
    venezia = signoria.game("condottiere").nouns["region"].index["venezia"]
    page.locator(f"[data-target='region:{venezia}']").first.click(force=True)
    expect(contested).to_have_value("venezia")
    expect(page.locator("aside .stage").first).to_contain_text("Venice")
    page.locator("summary", has_text="Hands").click()
    face = page.locator("[data-entry=face_down] input").first
    face.check()
    page.locator("[data-testid=fault]").wait_for()
    expect(page.locator("[data-testid=try-out]")).to_be_disabled()
    face.uncheck()
    expect(page.locator("[data-testid=fault]")).to_have_count(0)


def test_the_editor_on_a_phone_in_italian(person: Come) -> None:
    player = person(language="it", theme="dark", size=(390, 844))
    page = player.open("/edit/condottiere")
    page.get_by_text("Posizione").or_(page.get_by_text("Parti da")).first.wait_for()
    page.wait_for_selector("[data-testid=try-out]:not([disabled])")
    player.fits()
    player.axe("edit-it-dark-phone")


def test_a_moment_of_a_finished_game_is_changed_in_the_editor(person: Come) -> None:
    player = person(size=LAPTOP)
    table = finished(player)
    page = player.open(f"/replay/{table}?move=20")
    page.locator("[data-testid=edit-this]").click()
    page.wait_for_url(f"**/edit/condottiere?table={table}&move=20")
    page.wait_for_selector("[data-testid=editor]")
    page.wait_for_selector("[data-testid=try-out]:not([disabled])")
    told = page.evaluate(
        "table => fetch(`/api/tables/${table}/explore/words`, {method: 'POST', headers: {'content-type': "
        "'application/json'}, body: JSON.stringify({start: {at: 20}})}).then(one => one.json())",
        table,
    )
    assert json.loads(told["set_up"]["scene"])["hands"]
    player.fits()
    player.axe("edit-moment")

    page = player.open(f"/explore/{table}?move=20")
    page.wait_for_selector("[data-testid=know]")
    page.locator("[data-testid=know]").select_option("0")
    page.get_by_role("button", name="Deal anew").wait_for()
    page.locator("[data-testid=edit-this]").click()
    page.wait_for_url("**/edit/condottiere?table=*&seat=0&seed=*")
    page.wait_for_selector("[data-testid=try-out]:not([disabled])")


def test_an_auction_in_its_midst_is_told_with_what_was_played_since(person: Come) -> None:
    player = person(size=LAPTOP)
    scene = json.dumps({"moves": ["0 auction_city ludovico_sforza", "0 bid 12", "1 pass_bid"]})
    page = player.open(f"/edit/princes?{urlencode({'seats': 4, 'scene': scene})}")
    since = page.get_by_test_id("since")
    expect(since).to_contain_text("Since then 3 moves were played")
    expect(since.locator("li").last).to_contain_text("Seat 2")
    player.fits()
    player.axe("edit-since")
    page.get_by_test_id("try-out").click()
    page.wait_for_selector(".explore")
    try_something(player)
    played = 3 + moves(page)
    page.get_by_test_id("change").click()
    expect(since).to_contain_text(f"Since then {played} moves were played")
    since.get_by_role("button", name="Without the last").click()
    expect(since).to_contain_text(f"Since then {played - 1} moves were played")
    since.get_by_role("button", name="Go back before that").click()
    expect(since).to_have_count(0)
    page.wait_for_selector("[data-testid=try-out]:not([disabled])")


def test_options_are_set_in_the_editor(person: Come) -> None:
    player = person(size=LAPTOP)
    page = player.open("/edit/condottiere")
    options = page.locator("[data-testid=edit-options]")
    options.locator("summary").click()
    with page.expect_request(lambda sent: '"options":{"' in (sent.post_data or "")) as asked:
        options.locator("input[type=radio]:not(:checked)").first.check(force=True)
    response = asked.value.response()
    assert response is not None
    assert response.ok
    page.locator("[data-testid=try-out]").click()
    page.wait_for_selector(".explore")
