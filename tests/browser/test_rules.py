"""The rules pages: pictures, box, turn and examples of every title; search; addresses, also from the table."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from playwright.sync_api import Page, expect

from signoria.titles import own
from tests.browser.player import Player

Come = Callable[..., Player]
Look = tuple[str, str, tuple[int, int]]
LAPTOP: Look = ("en", "light", (1366, 768))
PHONE: Look = ("fr", "dark", (390, 844))
LOOKS = [(title, LAPTOP) for title in own()] + [(title, PHONE) for title in ("condottiere", "renaissance")]


def rules_of(player: Player, title: str, anchor: str = "") -> Page:
    page = player.open(f"/rules/{title}{anchor}")
    page.wait_for_selector(".paragraph")
    page.wait_for_selector("#two")
    page.wait_for_load_state("networkidle")
    return page


def unwell(player: Player) -> list[str]:
    """What the console complains of."""
    said: list[str] = []
    player.page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    return said


@pytest.mark.parametrize(("title", "look"), LOOKS, ids=lambda part: part if isinstance(part, str) else part[0])
def test_the_rules_of_a_title(person: Come, title: str, look: Look) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    said = unwell(player)
    page = rules_of(player, title)
    told = page.evaluate(f"fetch('/api/games/{title}/guide/{language}').then(answer => answer.json())")
    assert page.locator("section[id^=box-]").count() == len(told["shelves"])
    assert page.locator("figure").count() == len(told["examples"])
    for figure in page.locator("figure").all():
        figure.scroll_into_view_if_needed()
        figure.locator(".frame > div > *").first.wait_for(state="attached")
    player.fits()
    player.axe(f"rules-{title}-{language}-{theme}-{size[0]}")
    assert not said


def test_what_is_drawn_of_a_board_is_what_the_example_is_about(person: Come) -> None:
    player = person()
    page = rules_of(player, "condottiere", "#example-connected")
    frame = page.locator("#example-connected .frame").first
    frame.locator(".inner [data-target]").first.wait_for(state="attached")
    page.wait_for_function("document.querySelector('#example-connected .inner').style.visibility !== 'hidden'")
    outer = frame.bounding_box()
    parma = frame.locator("[data-target='region:5']").bounding_box()
    assert outer
    assert parma
    assert outer["x"] <= parma["x"]
    assert parma["x"] + parma["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= parma["y"]
    assert parma["y"] + parma["height"] <= outer["y"] + outer["height"]
    assert page.locator(".inner [data-target]:focus-visible, .inner .lit").count() == 0


def test_searching_finds_rules_tables_and_examples(person: Come) -> None:
    player = person()
    page = rules_of(player, "condottiere")
    page.keyboard.press("/")
    expect(page.locator("#rules-search")).to_be_focused()
    page.keyboard.type("spring")
    finds = page.locator(".finds li")
    expect(finds.locator("mark").first).to_have_text(re.compile("^spring$", re.IGNORECASE))
    marks = [mark.lower() for mark in finds.locator("mark").all_inner_texts()]
    assert len(marks) > 6
    assert set(marks) == {"spring"}
    anchors = [link.get_attribute("href") or "" for link in finds.locator("a").all()]
    assert {"#rule-2.3", "#example-spring", "#box-special-card-spring"} <= set(anchors)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    player.until(f"location.hash === {anchors[1]!r}")
    expect(finds.nth(1)).to_have_class(re.compile(r"\bon\b"))
    player.axe("rules-search-en-light")
    page.locator("#rules-search").fill("mercenery")
    page.get_by_role("button", name="Did you mean “Mercenary”?").click()
    expect(finds.nth(3)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#rules-search").fill("")
    page.wait_for_selector("nav ol")


def test_every_paragraph_has_its_address(person: Come) -> None:
    player = person()
    page = rules_of(player, "princes", "#rule-5.10")
    here = page.locator(".paragraph.here")
    expect(here).to_have_attribute("id", "rule-5.10")
    player.until("scrollY > 1000")
    expect(here).to_be_in_viewport()
    page.locator("[id='rule-10.1']").hover()
    page.locator("[id='rule-10.1'] .link").click()
    expect(here).to_have_attribute("id", "rule-10.1")
    page.locator("[id='rule-3.17'] .text a", has_text="4.5").click()
    expect(here).to_have_attribute("id", "rule-4.5")


def test_a_refusal_and_a_line_of_the_chronicle_lead_to_their_rule(person: Come) -> None:
    player = person(confirm="always")
    player.play_now(seats=3, seat=0)
    page = player.page
    assert player.wait_until_asked()
    page.locator("[data-target].lit").first.click(force=True)
    player.confirm()
    player.settle()
    assert player.wait_until_asked()
    page.locator("main [data-target]:not(.lit)").first.click(force=True)
    refusal = page.locator(".refusal .rule-ref")
    refusal.wait_for()
    told = page.locator("ol li .rule-ref").first
    for link in (refusal, told):
        address = link.get_attribute("href") or ""
        assert address.startswith("/rules/condottiere#rule-")
        with page.context.expect_page() as opened:
            link.click(modifiers=["Control"])
        opened.value.wait_for_selector(".paragraph.here")
        assert opened.value.locator(".paragraph.here").get_attribute("id") == address.split("#")[1]
        opened.value.close()
    number = (told.get_attribute("href") or "").split("#")[1]
    table = page.url
    told.click()
    page.wait_for_selector(f"dialog .paragraph.here[id='{number}']")
    assert page.url == table
    assert page.locator("dialog a.page").get_attribute("href") == f"/rules/condottiere#{number}"


def test_an_example_is_set_up_and_played(person: Come) -> None:
    player = person(size=(390, 844), confirm="never")
    page = rules_of(player, "condottiere", "#example-winter")
    figure = page.locator("#example-winter")
    figure.get_by_text("You play as Tomás, against bots. What is hidden is dealt anew.").wait_for()
    figure.get_by_role("button", name="Set this up and play it").tap()
    page.wait_for_url("**/table/*")
    assert player.wait_until_asked()
    assert page.get_by_text("unrated").get_attribute("title") == (
        "This game began from a position that had been set up: it counts for nobody’s rating."
    )
    row = page.locator("main .line", has_text="29")
    row.wait_for()
    page.locator("[data-target].lit[aria-label^='Winter']").tap()
    row.wait_for(state="detached")
