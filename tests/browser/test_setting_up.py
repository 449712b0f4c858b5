"""Before the game: new tables, invitations and home tell what is so now."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.played_out import finished
from tests.browser.player import LAPTOP, Player

Come = Callable[..., Player]


def set_table(player: Player, **more: Any) -> dict[str, Any]:
    return player.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}], **more})


def seats_offered(page: Page) -> int:
    return page.locator("details").locator("label, option", has_text="seat ").count()


def test_finer_points_stay_open_and_fit_the_number_of_seats(person: Come) -> None:
    player = person(size=LAPTOP)
    page = player.open("/lobby?game=condottiere")
    page.locator("summary").click()
    page.locator("details label", has_text="on").first.click()
    expect(page.locator("summary")).to_contain_text("one changed")
    assert page.locator("details").evaluate("node => node.open")
    assert "{" not in page.locator("details").inner_text(), "figures come from the pack"
    less, more = page.get_by_role("button", name="Less").first, page.get_by_role("button", name="More").first
    assert seats_offered(page) == 4
    page.locator("details label", has_text="seat 4").click()
    expect(page.locator("summary")).to_contain_text("2 changed")
    for _ in range(2):
        less.click()
    expect(page.locator(".seats li")).to_have_count(2)
    assert seats_offered(page) == 2
    expect(page.locator("summary")).to_contain_text("one changed")
    for _ in range(4):
        more.click()
    expect(page.locator(".seats li")).to_have_count(6)
    assert seats_offered(page) == 6
    assert page.locator("details").evaluate("node => node.open")
    player.shot("finer-points-en")
    page.locator(".prompt .btn.primary").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", ["princes", "renaissance", "principato"])
def test_a_new_table_opened_by_its_address_is_of_that_game(person: Come, game: str) -> None:
    player = person(size=LAPTOP)
    page = player.open(f"/lobby?game={game}")
    page.wait_for_selector(".seats li")
    usual = page.evaluate("async id => (await (await fetch(`/api/games/${id}`)).json()).usual_seats", game)
    expect(page.locator(".seats li")).to_have_count(usual)
    assert page.locator(".games label.on").count() == 1
    expect(page.locator(".prompt .say")).to_contain_text(page.locator(".games label.on b").inner_text())
    page.locator(".prompt .btn.primary").click()
    page.wait_for_url("**/table/*")
    made = page.evaluate("async id => await (await fetch(`/api/tables/${id}`)).json()", page.url.rsplit("/", 1)[-1])
    assert (made["game"], len(made["seats"])) == (game, usual)


def test_what_cannot_be_pressed_says_why(person: Come) -> None:
    player = person(language="fr", size=LAPTOP)
    table = set_table(player, seats=3)
    page = player.open(f"/table/{table['id']}")
    begin = page.get_by_role("button", name="Commencer la partie")
    begin.wait_for()
    assert begin.get_attribute("aria-disabled") == "true"
    why = begin.get_attribute("title")
    assert why is not None
    assert "2 places" in why
    begin.click(force=True)
    looks = begin.evaluate("node => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]")
    assert looks[0] == "rgba(0, 0, 0, 0)", "dark letters on nothing, under the mouse too"
    page.get_by_role("status").filter(has_text=why).wait_for()
    player.axe("lobby-why-fr")
    page.locator(".act .btn").first.click()
    expect(begin).not_to_have_attribute("aria-disabled", "true")
    begin.click()
    page.wait_for_selector("main .board > *")


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_invitation_tells_what_has_become_of_the_table(person: Come, language: str) -> None:
    """Somebody else sits down and the game begins while the page is open."""
    host, late = person("Tomás"), person("Ada", language=language, size=LAPTOP)
    table = set_table(host)
    page = late.open(f"/join/{table['invite']}")
    page.wait_for_selector("#join-name")
    bot = {"seat": 1, "fill": {"kind": "bot", "level": "random"}}
    host.ask(f"/api/tables/{table['id']}/fill", bot)
    host.ask(f"/api/tables/{table['id']}/start", {})
    page.evaluate("dispatchEvent(new Event('focus'))")
    page.locator("main p[role=status]").wait_for()
    page.wait_for_selector("#join-name", state="detached")
    assert page.locator(".act .btn.primary").count() == 0
    late.axe(f"join-late-{language}")
    late.fits()


def test_a_seat_taken_a_moment_ago_is_told_and_the_page_follows(person: Come) -> None:
    host, late = person("Tomás"), person("Ada", size=LAPTOP)
    late.allow("/api/join/")
    table = set_table(host)
    page = late.open(f"/join/{table['invite']}")
    page.wait_for_selector("#join-name")
    host.ask(f"/api/tables/{table['id']}/fill", {"seat": 1, "fill": {"kind": "bot", "level": "random"}})
    page.locator(".act .btn.primary").click()
    page.get_by_text("All seats are taken.").first.wait_for()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_tables_are_told_apart_and_a_finished_game_stays(person: Come, language: str) -> None:
    player = person(language=language, size=LAPTOP)
    page = player.open("/tables")
    page.locator("#tables > .voice").wait_for()
    first = page.locator("#tables > .voice").inner_text()
    over = finished(player)
    player.open("/tables")
    row = page.locator(f".tables li:has(a[href='/table/{over}'])")
    row.wait_for()
    assert page.locator("#tables > .voice").inner_text() != first, "who has played is not told to have no table yet"
    table = player.ask("/api/play", {"game": "condottiere", "seats": 3, "level": "random", "pace": 0, "seat": 0})
    player.sit(table["id"])
    assert player.wait_until_asked()
    player.open("/tables")
    row = page.locator(f"main li:has(a[href='/table/{table['id']}'])")
    row.wait_for()
    told = row.inner_text()
    for seat in (1, 2):
        assert str(table["seats"][seat]["name"]) in told
    expect(row).to_have_count(1)  # under "Your move", and not a second time among the tables
    expect(page.locator("#tables > .voice")).to_have_count(0)
    player.axe(f"home-tables-{language}")
    player.fits()
