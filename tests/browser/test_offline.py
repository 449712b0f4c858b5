"""The site without a server, in a browser whose network is off and whose host has gone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from signoria import games
from signoria.offline.site import write_site
from signoria.server.settings import STATIC
from tests.browser.alone import ANSWER, FOLDER, PATIENCE, Host, Reader

pytestmark = pytest.mark.long

SEATS = {title.id: title.min_seats for title in games()}
SHOWN = "[data-testid=prompt], [data-target], .board, .hand, .side, .unseen[aria-live]"  # what a table is made of
KEPT = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.title])"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "offline" / "signoria.bundle").exists():
        pytest.fail("nothing is packed for browsers: python hatch_build.py")
    made = tmp_path_factory.mktemp("host")
    write_site(STATIC, made / FOLDER)
    return made


@pytest.fixture
def reader(browser: Browser, root: Path) -> Iterator[Reader]:
    """The site was opened once; now there is neither host nor network."""
    host = Host(root)
    one = Reader(browser, host.address)
    one.come()
    host.stop()
    one.context.set_offline(True)
    yield one
    one.close()


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_against_experts_with_a_reload_in_the_middle(reader: Reader, game: str) -> None:
    table = reader.play(game, seats=SEATS[game], level="expert")
    assert reader.play_out(table, 5) == "paused"
    reader.page.goto(f"{reader.address}#/table/{table}")
    reader.page.reload()
    reader.page.wait_for_selector("[data-testid=prompt]")
    reader.page.wait_for_selector("main .board > *")
    assert reader.play_out(table) == "over"
    expect(reader.page.get_by_test_id("prompt")).to_contain_text("over", timeout=PATIENCE)
    assert reader.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_three_at_one_screen_see_only_their_own_hands_and_their_table_survives_a_reload(reader: Reader) -> None:
    page, people = reader.page, ["Anna", "Bea", "Carlo"]
    reader.ask("PUT", "/api/me", {"name": "Anna", "language": "en"})
    wish = {"table": {"game": "condottiere", "seats": 3, "fill": []}, "people": people}
    table = reader.ask("POST", "/api/here/together", wish)["id"]
    page.goto(f"{reader.address}#/table/{table}")
    seen: list[str] = []
    while len(seen) < len(people):
        name = take_the_screen(page, people)
        if name not in seen:
            seen.append(name)
        if len(seen) == 2:
            page.reload()
            assert take_the_screen(page, people) == name, "who is asked is asked again"
        answer_until_others_are_asked(reader, table, name)
        page.get_by_test_id("pass-on").click()
    page.get_by_test_id("take-screen").wait_for()
    page.goto(f"{reader.address}#/")
    page.locator(".call").first.wait_for()
    assert "lay a card" not in page.inner_text("main"), "the home page says what one of them is asked"


def test_programs_of_the_gallery_are_run_changed_and_stopped(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.address}#/gallery")
    first, second = (page.get_by_test_id("example").nth(each) for each in range(2))
    first.get_by_role("button", name="Run").click()
    expect(first.get_by_role("log")).to_contain_text("'expert'", timeout=PATIENCE)
    second.get_by_role("textbox").fill("print('begun')\nwhile True:\n    pass")
    second.get_by_role("button", name="Run").click()
    expect(second.get_by_role("log")).to_have_text("begun", timeout=PATIENCE)
    expect(first.get_by_role("button", name="Run")).to_be_disabled()
    second.get_by_role("button", name="Stop").click()
    second.get_by_role("textbox").fill("1 / 0")
    second.get_by_role("button", name="Run").click()
    expect(second.get_by_role("log")).to_contain_text("ZeroDivisionError", timeout=PATIENCE)
    second.get_by_role("button", name="As it was").click()
    expect(second.get_by_role("textbox")).to_have_value(re.compile("imagine"))


def take_the_screen(page: Page, people: list[str]) -> str:
    """Whoever is asked; before, nothing of the table is anywhere."""
    button = page.get_by_test_id("take-screen")
    button.wait_for()
    assert page.locator(SHOWN).count() == 0, "the table is covered"
    assert not any(word in page.evaluate(KEPT) for word in ("You", "Mercenary", "Bishop", "lay a card"))
    (name,) = (each for each in people if each in button.inner_text())
    button.click()
    page.wait_for_selector("section.prompt.asked")
    expect(page.locator(".players li", has_text="you").locator("b").first).to_have_text(name)
    assert "away" not in page.inner_text(".players")
    return name


def answer_until_others_are_asked(reader: Reader, table: str, name: str) -> None:
    passing = reader.page.get_by_test_id("pass-on")
    people = reader.ask("GET", f"/api/here/tables/{table}/people")["people"]
    (who,) = (person["who"] for person in people if person["name"] == name)
    while not passing.count():
        reader.page.evaluate(ANSWER, [table, who])
        reader.page.wait_for_selector("section.prompt.asked, [data-testid=pass-on]")
