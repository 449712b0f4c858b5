"""The table of a notebook in a real page: what the kernel says is drawn, what is clicked is told."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from signoria import game
from signoria.notebook import Table

# As much of a notebook's model as a widget needs.
NOTEBOOK = """
const model = {
  shown: null, hears: () => {}, told: [],
  get: name => model[name], on: (_, hear) => { model.hears = hear }, send: message => { model.told.push(message) },
}
window.model = model
window.begin = shown => { model.shown = shown; widget.render({model, el: document.body}) }
window.change = shown => { model.shown = shown; model.hears() }
"""


def test_a_click_goes_to_the_kernel_and_its_answer_is_drawn(browser: Browser) -> None:
    table = Table(game("condottiere").start(seats=3, seed=1), 0, "it").play(bots="novice", seed=1)
    page = browser.new_page()
    source: Any = table._esm
    page.set_content("<!doctype html><body></body>")
    page.add_script_tag(content=f"{source.replace('export default', 'window.widget =')}{NOTEBOOK}")
    page.evaluate("shown => begin(shown)", table.shown)
    expect(page.locator("button")).to_have_count(len(table.shown["answers"]) + len(table.shown["asides"]))
    action, said = table.shown["answers"][0]
    page.get_by_role("button", name=said, exact=True).first.click()
    assert page.evaluate("model.told") == [{"number": table.number, "answer": action}]
    expect(page.get_by_role("button").first).to_be_disabled()
    table._handle_custom_msg(page.evaluate("model.told[0]"), [])
    page.evaluate("shown => change(shown)", table.shown)
    expect(page.get_by_role("button").first).to_be_enabled()
    expect(page.locator("li")).to_have_count(len(table.shown["news"]))
    page.close()
