"""What is fair, said on the screen: taking back, playing again, being away, and what counts."""

from __future__ import annotations

import re
from typing import Any, Callable

import pytest

from tests.browser.played_out import begin_to_play, play_out
from tests.browser.player import Player, whoever_is_asked
from tests.browser.test_pages import PHONE

Come = Callable[..., Player]
LAPTOP = (1366, 768)
WORDS = {
    "en": {"far": "Take back…", "stand": "Let the move stand", "yes": "Take it back all the same", "unrated": "unrated",
           "again": "Play again", "accept": "Accept", "asked": "You are asked to play again",
           "waits": "has not accepted yet", "done": "Your move is taken back", "away": "away, bot in 5 min"},
    "fr": {"far": "Reprendre…", "stand": "Laisser le coup", "yes": "Reprendre quand même",
           "unrated": "hors classement", "again": "Rejouer", "accept": "Accepter",
           "asked": "On vous propose de rejouer", "waits": "sans réponse pour l’instant",
           "done": "Votre coup est repris", "away": "absence, robot dans 5 min"},
}  # fmt: skip
LOOKS = [("en", LAPTOP), ("fr", PHONE)]


def two_at_a_table(isabella: Player, tomas: Player, **more: Any) -> str:
    for one in (isabella, tomas):
        one.open("/")
    made = isabella.ask("/api/tables", {"game": "condottiere", "seats": 2, "fill": [{"kind": "me"}], **more})
    tomas.ask(f"/api/join/{made['invite']}", {"seat": 1})
    isabella.ask(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


@pytest.mark.parametrize("look", LOOKS, ids=["laptop", "phone"])
def test_taking_back_among_bots_says_what_it_does(person: Come, look: tuple[str, tuple[int, int]]) -> None:
    language, size = look
    said = WORDS[language]
    player = person(language=language, size=size, confirm="never")
    table = player.play_now(seats=2)
    page = player.page
    far = page.get_by_role("button", name=said["far"], exact=True)
    for moves in range(20):
        assert player.wait_until_asked()
        if moves > 3 and far.count():
            break
        player.move_by_mouse()
        player.settle()
    dialog = page.locator("dialog")
    far.click()
    dialog.wait_for()
    assert dialog.get_by_test_id("struck-out").locator("li").count() > 0, "it is said how far back it goes"
    player.axe(f"take-back-{language}-{size[0]}")
    player.fits()
    dialog.get_by_role("button", name=said["stand"]).click()
    dialog.wait_for(state="detached")
    assert said["unrated"] not in page.locator("h1").inner_text()
    far.click()
    dialog.wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    far.click()
    dialog.get_by_role("button", name=said["yes"]).click()
    dialog.wait_for(state="detached")
    page.wait_for_selector(f"h1:has-text('{said['unrated']}')")
    page.wait_for_selector(f"[role=status]:has-text('{said['done']}')")
    assert player.wait_until_asked()
    player.axe(f"unrated-{language}-{size[0]}")
    player.fits()

    play_out(player, table["id"])
    player.open(f"/replay/{table['id']}")
    fact = page.locator("[data-testid=rating-none], [data-testid=rating-change]")  # a victory is not rated, a defeat is
    fact.wait_for()
    assert page.locator(".unrated").count() == 1
    player.axe(f"end-unrated-{language}-{size[0]}")
    player.fits()
    player.open("/ratings/condottiere#reckoned")
    page.wait_for_selector("#reckoned")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('.notes li:last-child').scrollIntoView()")
    player.axe(f"ratings-rules-{language}-{size[0]}")
    player.fits()


def test_everybody_is_asked_to_play_again(person: Come) -> None:
    """Isabella asks; Tomás finds it at the old table and on his home page, and nothing begins before he accepts."""
    isabella, tomas = person(size=LAPTOP), person("Tomás", language="fr", size=PHONE)
    tomas.allow("/nonce", "409")  # on a slow machine the game has begun before his browser adds to the deal
    table = two_at_a_table(isabella, tomas, auto_pass=False)
    begin_to_play(tomas, table)
    play_out(isabella, table)
    page, other = isabella.page, tomas.page
    tomas.open(f"/table/{table}")
    other.wait_for_selector("[data-testid=headline]")
    isabella.open(f"/table/{table}")
    page.locator("section.prompt .btn.primary").click()
    page.wait_for_selector(f"li:has-text('{WORDS['en']['waits']}')")
    assert page.get_by_role("button", name="Begin the game").is_disabled()
    isabella.axe("lobby-asked-en-laptop")
    isabella.fits()
    tomas.open("/")
    other.wait_for_selector(f"text={WORDS['fr']['asked'].lower()[:12]}")
    tomas.open(f"/table/{page.url.rsplit('/', 1)[-1]}")
    other.wait_for_selector(f"li:has-text('{WORDS['fr']['asked']}')")
    tomas.axe("lobby-accept-fr-phone")
    tomas.fits()
    other.get_by_role("button", name="Accepter").click()
    page.wait_for_selector(f"li:has-text('{WORDS['en']['waits']}')", state="detached")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_selector("[data-testid=prompt]")


def test_an_absent_player_is_safe_for_a_while(person: Come) -> None:
    isabella, tomas = person(size=LAPTOP), person("Tomás", language="fr", size=PHONE)
    table = two_at_a_table(isabella, tomas)
    isabella.sit(table)
    page = isabella.page
    page.wait_for_selector(f"li:has-text('{WORDS['en']['away']}')")
    assert page.get_by_role("button", name="Let a bot play").count() == 0
    isabella.axe("away-en-laptop")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog >> text=you are still asked before moves of your time are taken back")
    isabella.axe("hand-over-note-en-laptop")
    page.keyboard.press("Escape")
    page.context.close()
    tomas.sit(table)
    tomas.page.get_by_role("button", name=re.compile("Isabella")).first.click()
    tomas.page.wait_for_selector("dialog")
    assert tomas.page.get_by_role("button", name="Laisser jouer un robot").count() == 0, "he is not the host"


def test_a_wish_says_how_far_it_goes_and_what_it_costs(person: Come) -> None:
    isabella, tomas = person(size=LAPTOP, confirm="never"), person("Tomás", language="fr", size=PHONE, confirm="never")
    table = two_at_a_table(isabella, tomas)
    for one in (isabella, tomas):
        one.sit(table)
    page, other = isabella.page, tomas.page
    moved = 0
    while moved < 2 or not page.get_by_role("button", name="Ask to undo").count():
        mover = whoever_is_asked(isabella, tomas)
        mover.move_by_mouse()
        mover.settle()
        moved += mover is isabella
    page.get_by_role("button", name="Ask to undo").click()
    page.wait_for_selector("text=The game would then count for nobody’s rating.")
    isabella.axe("wish-own-en-laptop")
    other.wait_for_selector("text=La partie ne compterait alors plus pour aucune cote.")
    tomas.axe("wish-fr-phone")
    tomas.fits()
    page.get_by_role("button", name="Withdraw").click()
    other.wait_for_selector("text=Le coup reste")
