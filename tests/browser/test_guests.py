"""Titles of other packages in the browser: the one of docs/adding-a-game.md, and one that brings next to nothing."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.player import Player
from tests.browser.site import Site
from tests.docs.page import install, write_bare, write_project

Come = Callable[..., Player]
PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'><rect width='3' height='4' fill='teal'/></svg>"
COINS = ".tribute button"
SIZES = {"laptop": (1366, 768), "wide": (1920, 1080), "phone": (390, 844)}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which both packages are installed."""
    folder = tmp_path_factory.mktemp("guests")
    bare = write_bare(folder / "levy", {"client/picture.svg": PICTURE})
    site = Site(folder, install(folder / "packages", bare, write_project(folder / "tribute")))
    site.start()
    yield site.address
    site.stop()


def play_on_its_board(player: Player) -> int:
    """To the end of the game by the coins on the board; how many were touched."""
    touched = 0
    while player.wait_until_asked():
        lit = player.page.locator(f"{COINS}.lit")
        player.touch(lit.nth(touched % lit.count()))
        player.settle()
        touched += 1
    return touched


def test_from_the_home_page_to_the_end_on_its_own_board(person: Come, address: str) -> None:
    player = person(address=address)
    page = player.open()
    panel = page.locator(".pan", has_text="Tribute")
    panel.get_by_text("Five favours, six coins").wait_for(state="attached")
    assert "2 to 4 players, 5 min" in panel.inner_text()
    panel.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()  # nobody has finished a game here yet
    page.get_by_role("radio", name="Off", exact=True).check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    page.wait_for_selector(COINS)
    assert "6 coins, 0 points" in page.locator(".players").inner_text()
    assert not page.locator("section.prompt .btn[data-code]").count()  # the board offers them
    player.axe("tribute-table")
    assert play_on_its_board(player) >= 5  # a round each; a coin may be changed for another
    page.locator("section.prompt .btn.primary").click()
    page.wait_for_selector("[data-testid=headline]")
    expect(page.locator("main")).to_contain_text("Favours")
    page.get_by_role("button", name="Watch it again").click()
    page.wait_for_selector(COINS)
    assert not page.locator(f"{COINS}.lit").count()


def test_its_board_is_played_by_keys_and_speaks_french(person: Come, address: str) -> None:
    player = person(address=address, language="fr", confirm="never")
    player.play_now("tribute", seats=2, level="random")
    assert player.wait_until_asked()
    page = player.page
    assert "une faveur de" in page.locator(".tribute p").inner_text()
    first = page.locator(COINS).first
    assert first.get_attribute("aria-label") == "Offrir 0, peut être choisi"
    first.focus()
    player.press("ArrowRight")
    assert player.focused()["target"] == "coins:1"
    player.press("Enter")
    player.settle()
    assert player.wait_until_asked()
    assert "Manche 2" in page.locator(".tribute p").inner_text()
    assert player.focused()["target"] == "coins:1"  # the board kept its nodes


@pytest.mark.parametrize(
    ("size", "theme"), [("laptop", "light"), ("laptop", "dark"), ("wide", "dark"), ("phone", "light")]
)
def test_pages_have_room_for_more_titles(person: Come, address: str, size: str, theme: str) -> None:
    player = person(address=address, theme=theme, size=SIZES[size])
    page = player.open()
    page.locator(".pan", has_text="Levy").wait_for()
    assert page.locator(".pan").count() == 7
    assert "Five" not in page.locator(".hero").inner_text()
    player.fits()
    player.axe(f"guests-home-{size}-{theme}")
    own = page.locator(".pan", has_text="Levy").locator("img")
    assert own.evaluate("image => image.complete && image.naturalWidth > 0")
    assert page.locator(".pan", has_text="Tribute").locator(".arch svg").count() == 1
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("dialog[open] .games label")
    player.axe(f"guests-dialog-{size}-{theme}")
    player.open("/lobby?game=tribute")
    page.get_by_text("5 min").first.wait_for()
    player.fits()
    player.axe(f"guests-create-{size}-{theme}")


def test_rules_are_shown_in_the_language_there_is(person: Come, address: str) -> None:
    player = person(address=address, language="fr")
    page = player.open("/rules/tribute")
    page.get_by_text("Ces règles ne sont pas encore traduites : elles sont en anglais.").wait_for()
    assert "Whoever alone offered most" in page.locator("main").inner_text()
    assert page.locator("nav [aria-current=page]").inner_text() == "Tribut"
    player.open("/rules/levy")
    page.get_by_text("Personne n’a encore écrit ici les règles de ce jeu.").wait_for()
    player.axe("guests-rules")


def test_a_title_without_a_board_is_played_by_its_view(person: Come, address: str) -> None:
    player = person(address=address, language="fr")
    page = player.open()
    page.locator(".pan", has_text="Levy").get_by_role("button", name="Jouer", exact=True).click()
    assert page.get_by_role("radio", name="Maître", exact=True).is_checked()  # there is no expert
    player.play_now("levy", seats=2, level="random")
    page.get_by_text("Ce jeu ne parle pas encore français").wait_for()
    assert page.locator(".plain tr", has_text="coins").inner_text().split() == ["coins", "6,", "6"]
    player.axe("guests-plain-table")
    while player.wait_until_asked():
        page.locator("section.prompt .btn[data-code]").last.click()
        player.settle()
    assert player.over


def serve(page: Page, code: str) -> None:
    def answer(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=code)

    page.route("**/titles/tribute/client/board.js", answer)


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("export default {", ".plain"),
        ("export default { Board: () => { throw new Error('no paint') } }", "text=has failed"),
        ("export default { Board: () => ({ update: () => { throw new Error('no paint') } }) }", "text=has failed"),
    ],
)
def test_a_faulty_board_does_not_end_the_game(person: Come, address: str, code: str, shown: str) -> None:
    player = person(address=address)
    player.allow("SyntaxError", "no paint")
    serve(player.page, code)
    player.play_now("tribute", seats=2, level="random")
    while player.wait_until_asked():
        player.page.locator("section.prompt .btn[data-code]").first.click()
        player.settle()
    assert player.page.locator(f"main >> {shown}").is_visible()
