"""Offers between players: written on one sheet, answered on a card."""

from __future__ import annotations

from typing import Any, Callable

from playwright.sync_api import Locator, expect

from tests.browser.player import LAPTOP, Player, whoever_is_asked

Come = Callable[..., Player]


def together(isabella: Player, tomas: Player, game: str, **options: Any) -> None:
    """Two people and a bot at a new table."""
    fill = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    wish = {"game": game, "seats": 3, "options": options, "fill": fill, "pace": 0}
    table = isabella.ask("/api/tables", wish)
    tomas.ask(f"/api/join/{table['invite']}", {"seat": 1})
    isabella.ask(f"/api/tables/{table['id']}/start", {})
    for one in (isabella, tomas):
        one.sit(table["id"])


def play_until(people: tuple[Player, ...], ready: Callable[[], bool]) -> None:
    for _ in range(120):
        mover = whoever_is_asked(*people)
        if ready():
            return
        mover.move_by_mouse()
        mover.settle()
    raise AssertionError("never ready")


def amount(form: Locator, name: str, value: int) -> None:
    box = form.get_by_role("spinbutton", name=name)
    box.fill(str(value))
    box.press("Enter")


def test_gold_for_influence_between_two_people(person: Come) -> None:
    """Princes: one sheet, one button; the other answers on a card; what cannot be done is explained."""
    isabella = person("Isabella", size=LAPTOP)
    tomas = person("Tomás", language="fr", theme="dark", size=(390, 844))
    together(isabella, tomas, "princes")
    page, other = isabella.page, tomas.page
    page.locator("[role=tab]", has_text="Deals").click()
    form = page.locator("[data-testid=offer-form]")
    form.locator("label", has_text="Tomás").click()
    play_until((isabella, tomas), lambda: page.get_by_text("No offers can be made").count() == 0)
    propose = form.get_by_role("button", name="Propose")
    assert propose.get_attribute("title") == "Choose what you give and what you ask."
    isabella.shot("deal-empty-en-light-desk")
    amount(form, "You give: gold", 3)
    assert form.locator("[data-testid=offer-summary]").inner_text().startswith("You make Tomás a gift: 3 gold.")
    amount(form, "You ask: influence", 2)
    sentence = "You give Tomás 3 gold and ask for 2 influence."
    assert form.locator("[data-testid=offer-summary]").inner_text() == sentence
    isabella.axe("deal-form-en-light-desk")

    other.locator("nav .tool").last.click()
    other.get_by_role("button", name="Mettre en pause").click()
    other.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=prompt]:has-text('paused')")
    form.get_by_role("button", name="Propose").click()
    form.locator(".refusal").wait_for()
    assert form.locator("[data-testid=offer-summary]").inner_text() == sentence, "a refusal keeps the draft"
    page.locator("section.prompt .btn.primary").click()
    page.wait_for_selector("[data-testid=prompt]:not(:has-text('paused'))")
    form.get_by_role("button", name="Propose").click()

    card = other.locator("[data-offer='0-1']")
    card.wait_for()
    assert [side.split() for side in card.locator(".sides > div").all_inner_texts()] == [
        ["Vous", "recevez", "3", "or"],
        ["Vous", "donnez", "2", "influence"],
    ]
    tomas.axe("deal-card-fr-dark-phone")
    tomas.fits()
    card.get_by_role("button", name="Accepter").click()
    card.wait_for(state="detached")
    told = page.locator("[data-testid=offer-answer]")
    expect(told).to_contain_text("Tomás 3 gold for 2 influence")
    expect(page.locator("[role=tab] .count")).to_have_count(0)
    isabella.shot("deal-answer-en-light-desk")
    page.locator("[role=tab]", has_text="Chronicle").click()
    page.wait_for_selector("#tab-panel :text('Tomás 3 gold for 2 influence')")


def test_what_the_other_cannot_pay_is_said_and_a_counter_offer_turns_it_round(person: Come) -> None:
    isabella, tomas = person("Isabella"), person("Tomás")
    together(isabella, tomas, "princes")
    page, other = isabella.page, tomas.page
    page.locator("[role=tab]", has_text="Deals").click()
    form = page.locator("[data-testid=offer-form]")
    form.locator("label", has_text="Tomás").click()
    play_until((isabella, tomas), lambda: page.get_by_text("No offers can be made").count() == 0)
    amount(form, "You give: gold", 1)
    amount(form, "You ask: influence", 20)
    form.get_by_role("button", name="Propose").click()
    card = other.locator("[data-offer='0-1']")
    card.get_by_role("button", name="Accept").click()
    assert "You do not hold what the offer asks" in card.locator(".refusal").inner_text()
    card.get_by_role("button", name="Counter").click()
    answer = other.locator("[data-testid=offer-form]")
    assert "and ask for 1 gold" in answer.locator("[data-testid=offer-summary]").inner_text()
    amount(answer, "You give: influence", 1)
    answer.get_by_role("button", name="Propose").click()
    other.locator("[data-offer='1-0']").wait_for()
    other.locator("[data-offer='0-1']").get_by_role("button", name="Decline").click()
    page.locator("[data-offer='0-1']").wait_for(state="detached")
    expect(page.locator("[data-testid=offer-answer]")).to_have_text("Tomás rejects the offer of Isabella.")
    page.locator("[data-offer='1-0']").get_by_role("button", name="Accept").click()
    other.locator("[data-offer='1-0']").wait_for(state="detached")


def test_a_city_for_a_city(person: Come) -> None:
    """Renaissance: cities by name, only those that can be exchanged for each other."""
    isabella, tomas = person("Isabella", language="fr"), person("Tomás")
    together(isabella, tomas, "renaissance")
    page, other = isabella.page, tomas.page
    page.locator("[role=tab]", has_text="Accords").click()
    form = page.locator("[data-testid=offer-form]")
    form.locator("label", has_text="Tomás").click()
    closed = page.get_by_text("Aucune offre n’est possible")
    play_until((isabella, tomas), lambda: form.locator("select").count() > 0 and closed.count() == 0)
    form.locator("select").first.select_option(index=1)
    form.locator("select").nth(1).select_option(index=1)
    given, asked = (form.locator("select").nth(i).locator("option:checked").inner_text() for i in (0, 1))
    assert (
        form.locator("[data-testid=offer-summary]").inner_text() == f"Vous donnez à Tomás {given} et demandez {asked}."
    )
    isabella.axe("deal-cities-fr-light-desk")
    form.get_by_role("button", name="Proposer").click()
    other.locator("[data-offer='0-1']").get_by_role("button", name="Accept").click()
    page.locator("[role=tab]", has_text="Chronique").click()
    page.wait_for_selector(f"#tab-panel li:has-text('{given}'):has-text('{asked}')")
