"""Every lesson of every title, by clicks: something wrong first, which is answered and taken back, then the right."""

from __future__ import annotations

from random import Random
from typing import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.bots import Sight, bot
from signoria.kernel.verbs import Verb, Verbs
from signoria.lessons import Course, Moment, Step, course_of, play, predict
from signoria.server.prospects import aims
from signoria.titles import own
from tests.browser.player import Player

Come = Callable[..., Player]
TAUGHT = [id for id in own() if course_of(id) is not None]
BRIEF = ("condottiere", "princes")  # looked at every day; the others by `make long-test`
PHONE = (390, 844)
MOST_ANSWERS = 6


def course(title: str) -> Course:
    found = course_of(title)
    assert found is not None
    return found


def touch(page: Page, moment: Moment, action: int) -> None:
    """Answer as a person does: a button, or the kind of action and the things it names, until only one is left."""
    verbs = moment.g.game.verbs
    verb, places = verbs.split(action)
    button = page.locator(f".prompt [data-code='{action}']")
    if button.count():
        button.first.click()
        return
    left = moment.g.legal(moment.seat)
    kind = page.locator(f".prompt [data-kind='{verb.name}']")
    if kind.count():
        kind.first.click()
        left = [one for one in left if verbs.verb_of[one] is verb]
    aim = aims(moment.g.game).get(verb.name, 0)
    for index in sorted(range(len(places)), key=lambda index: (index != aim, index)):
        noun, place = verb.nouns[index], places[index]
        thing = page.locator(f"[data-target='{noun.name}:{place}'].lit")
        thing.or_(button).or_(page.locator(".prompt .amount")).first.wait_for(state="attached")
        if button.count():
            return button.first.click()
        if not thing.count():
            return name_amount(page, noun.first + place)
        click(page, thing.first)
        left = [one for one in left if named(verbs, one, verb, index) == place]
        if len(left) == 1:
            return None
    return None


def named(verbs: Verbs, action: int, verb: Verb, index: int) -> int:
    """What an action names where a verb has this noun; one of another verb, where it has the same noun first."""
    other, places = verbs.split(action)
    if other is not verb:
        index = next((i for i, noun in enumerate(other.nouns) if noun is verb.nouns[index]), -1)
    return places[index] if index >= 0 else -1


def click(page: Page, thing: Locator) -> None:
    """In its middle, if that is its own: some regions are bent."""
    hit = "e => { const b = e.getBoundingClientRect(); const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];"
    if thing.evaluate(hit + " return e.contains(document.elementFromPoint(x, y)) }"):
        thing.click(force=True)
    else:
        thing.dispatch_event("click")


def name_amount(page: Page, wanted: int) -> None:
    """Write a number, and say it."""
    number = page.locator(".prompt .amount input").first
    number.fill(str(wanted))
    number.press("Enter")
    page.locator(".prompt .amount .btn.primary").first.click()


def answers(told: Course, step: Step, wanted: str) -> list[tuple[Moment, int]]:
    """The shortest answers that lead to a verdict, each with the moment in which it is given."""
    todo: list[tuple[Moment, list[tuple[Moment, int]]]] = [(play(told, step, [], []), [])]
    while todo:
        asked, given = todo.pop(0)
        for action in asked.g.legal(step.seat):
            moment, path = play(told, step, asked.moves, [action]), [*given, (asked, action)]
            if moment.verdict == wanted:
                return path
            if moment.verdict == "on" and len(given) < MOST_ANSWERS:
                todo.append((moment, path))
    return []


def game_of(told: Course, step: Step) -> Iterator[tuple[Moment, int]]:
    """The answers of a good player to a first game; chance and bots are those of the page."""
    player, moment, count = bot("expert", told.title), play(told, step, [], []), 1
    while moment.verdict != "done":
        action = player.choose(Sight.blind(moment.g, step.seat, Random(count)))
        yield moment, action
        moment, count = play(told, step, moment.moves, [action]), count + 1


def walk(page: Page, told: Course, step: Step) -> None:
    if step.prediction:
        return guess(page, told, step)
    wrong = [] if step.game else answers(told, step, "wrong")
    if len(wrong) == 1:
        page.wait_for_selector(".prompt.asked")
        touch(page, *wrong[0])
        said(page, "wrong")
        page.locator(".lesson .btn.primary").click()
    for moment, action in game_of(told, step) if step.game else answers(told, step, "done"):
        page.wait_for_selector(f".step[data-moves='{len(moment.moves)}'] .prompt.asked")
        touch(page, moment, action)
    return None


def guess(page: Page, told: Course, step: Step) -> None:
    found = predict(told, step)
    for value in [*[one for one in found.offered if one != found.right][:1], found.right]:
        page.locator(f"[data-guess='{value}']").click()
        said(page, "done" if value == found.right else "wrong")
        if value != found.right:
            page.locator(".lesson .btn.primary").click()


def said(page: Page, verdict: str) -> None:
    words = page.locator(f"[data-testid=lesson-{verdict}]")
    words.wait_for()
    assert words.inner_text().strip()


@pytest.mark.parametrize("title", TAUGHT)
def test_every_lesson_by_clicks(person: Come, title: str) -> None:
    player, told = person(size=(1366, 768)), course(title)
    page = player.open(f"/learn/{title}")
    steps = [step for lesson in told.lessons for step in lesson.steps]
    for number, step in enumerate(steps):
        page.wait_for_url(f"**/learn/{title}/{step.lesson}/{step.id}")
        page.wait_for_selector("main .board > *")
        page.wait_for_selector(".lesson h2")
        walk(page, told, step)
        said(page, "done")
        if number + 1 < len(steps):
            page.locator(".lesson .btn.primary").click()
    expect(page.locator("nav li.done")).to_have_count(len(told.lessons))
    page.reload()
    expect(page.locator("nav li.done")).to_have_count(len(told.lessons))


@pytest.mark.parametrize(
    "look",
    [
        ("en", "light", (1366, 768)),
        ("fr", "dark", PHONE),
        pytest.param(("it", "light", (1440, 900)), marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize(
    "title", [title if title in BRIEF else pytest.param(title, marks=pytest.mark.long) for title in TAUGHT]
)
def test_a_lesson_fits_and_is_accessible(person: Come, title: str, look: tuple[str, str, tuple[int, int]]) -> None:
    language, theme, size = look
    player = person(language=language, theme=theme, size=size)
    for lesson in course(title).lessons:
        page = player.open(f"/learn/{title}/{lesson.id}")
        page.wait_for_selector("main .board > *")
        page.wait_for_selector(".say:not(.waiting)")
        player.rest()
        player.fits()
        player.axe(f"lesson-{title}-{lesson.id}-{language}-{size[0]}")


def test_what_cannot_be_chosen_is_explained_by_the_rules(person: Come) -> None:
    page = person().open("/learn/condottiere/token/touch")
    page.wait_for_selector(".prompt.asked")
    page.locator("[data-target='region:0']").first.dispatch_event("click")
    expect(page.locator(".prompt .rule-ref").first).to_have_text("Rule 4.2")


def test_progress_is_kept_with_the_person(person: Come) -> None:
    player, told = person(), course("condottiere")
    first = told.lessons[0].steps[0]
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "novice", "pace": 0})
    page = player.open(f"/learn/condottiere/{first.lesson}/{first.id}")
    walk(page, told, first)
    said(page, "done")
    kept = page.evaluate("fetch('/api/me/lessons').then(answer => answer.json())")
    assert kept == {"done": [{"game": "condottiere", "lesson": first.lesson, "step": first.id}]}
    page.evaluate("localStorage.removeItem('signoria.lessons')")
    player.open("/learn/condottiere")
    page.wait_for_url(f"**/{first.lesson}/{told.lessons[0].steps[1].id}")


def test_the_home_page_leads_a_newcomer_to_the_lesson(person: Come) -> None:
    page = person().open("/")
    page.get_by_role("link", name="Learn Condottiere in 5 minutes").click()
    page.wait_for_url("**/learn/condottiere/**")
    page.wait_for_selector(".prompt.asked")
