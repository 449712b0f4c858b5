"""From guest to passkey, to a second device, to recovery, with Chromium's own virtual authenticator."""

from __future__ import annotations

import zipfile
from typing import Any, Callable

import pytest

from tests.browser.player import LAPTOP, Player
from tests.browser.site import Site

Come = Callable[..., Player]
PHONE = (390, 844)


def authenticator(player: Player) -> tuple[Any, str]:
    """A device with a finger print reader whose finger is always there."""
    session = player.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable", {"enableUI": False})
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def secure(site: Site) -> str:
    """Passkeys belong to names, not to numbers."""
    return site.address.replace("127.0.0.1", "localhost")


def become_member(player: Player) -> None:
    player.open("/account")
    player.page.get_by_role("button", name="Add a passkey").click()
    player.page.get_by_text("You are a member.").wait_for()
    player.page.get_by_role("heading", name="Devices").wait_for()


def test_from_guest_to_passkey_to_second_device_to_recovery(person: Come, site: Site) -> None:
    first = person(size=LAPTOP, address=secure(site))
    table = first.play_now(game="condottiere", seats=2)["id"]
    session, device = authenticator(first)
    first.open("/account")
    first.page.get_by_role("heading", name="You play as a guest").wait_for()
    first.axe("account-guest")
    become_member(first)
    first.page.get_by_role("button", name="New codes").click()
    codes = first.page.locator(".codes li")
    codes.first.wait_for()
    code = codes.nth(4).inner_text()
    with first.page.expect_download() as coming:
        first.page.locator("dialog").get_by_role("button", name="Download").click()
    assert coming.value.suggested_filename == "signoria-isabella.txt"
    assert code in coming.value.path().read_text()
    first.page.emulate_media(media="print")
    assert codes.nth(4).is_visible()
    assert not first.page.get_by_role("heading", name="Devices", include_hidden=True).is_visible()
    first.page.emulate_media(media="screen")
    first.page.get_by_role("button", name="I have kept them").click()
    first.axe("account-member")

    second = person(size=PHONE, address=secure(site), language="fr")
    guest = second.play_now(game="condottiere", seats=2)["id"]
    other, there = authenticator(second)
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    second.open("/enter")
    second.page.get_by_role("button", name="Se connecter avec une clé d’accès").click()
    second.page.get_by_text("Vous êtes Isabella.").wait_for()
    second.page.get_by_role("button", name="Elles sont à moi").click()
    second.page.get_by_text("Les parties sont à vous").wait_for()
    for seat in (table, guest):
        second.sit(seat)
        assert second.page.locator("section.prompt").count() == 1

    third = person(size=LAPTOP, address=secure(site), language="it")
    third.open("/enter")
    third.page.get_by_label("Identificativo").fill("isabella")
    third.page.get_by_label("Codice di recupero").fill(code)
    third.page.get_by_role("button", name="Accedi", exact=True).click()
    third.page.get_by_text("Sei Isabella.").wait_for()
    third.page.get_by_role("link", name="Il tuo account").click()
    third.page.get_by_text("Ne restano 9").wait_for()
    third.page.get_by_role("button", name="Esci da tutti gli altri").click()
    third.until("document.querySelectorAll('.head + ul li').length === 1")
    first.open("/account")
    first.page.get_by_role("link", name="Sign in").wait_for()


def test_ones_data_and_the_end_of_an_account(person: Come, site: Site) -> None:
    player = person("Tomás", size=LAPTOP, address=secure(site))
    player.play_now(game="condottiere", seats=2)
    authenticator(player)
    become_member(player)
    with player.page.expect_download() as coming:
        player.page.get_by_role("button", name="Download").click()
    with zipfile.ZipFile(coming.value.path()) as folder:
        assert "signoria.json" in folder.namelist()
    player.page.get_by_role("button", name="Delete my account").click()
    window = player.page.locator("dialog")
    delete = window.get_by_role("button", name="Delete my account")
    window.get_by_label("To go on, type your name").fill("Tomas")
    assert delete.get_attribute("aria-disabled") == "true"
    window.get_by_label("To go on, type your name").fill("Tomás")
    delete.click()
    player.page.get_by_text("The account will be deleted in seven days.").wait_for()
    assert player.page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.id)") == ""
    player.open("/enter")
    player.page.get_by_role("button", name="Sign in with a passkey").click()
    player.page.get_by_text("This account will be deleted").wait_for()
    player.axe("leaving")
    player.page.get_by_role("button", name="Keep my account").click()
    player.page.get_by_text("The account stays.").wait_for()
    player.open("/account")
    player.page.get_by_role("button", name="Delete my account").wait_for()
    assert player.page.locator("[data-testid=leaving]").count() == 0


def test_arms_are_chosen_and_borne_at_the_next_table(person: Come, site: Site) -> None:
    player = person("Ghita", size=LAPTOP, address=secure(site))
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "novice"})
    player.open("/account")
    player.page.get_by_role("radio", name="Leaf, green").check(force=True)
    player.until("document.querySelector('header nav a[href=\"/account\"] use')?.getAttribute('href') === '#seat-2'")
    player.axe("arms")
    player.open("/lobby?game=princes")
    own = player.page.locator(".seats li").filter(has=player.page.locator("#host-name"))
    assert own.locator("use").first.get_attribute("href") == "#seat-2"


def test_who_says_no_stays_a_guest(person: Come, site: Site) -> None:
    player = person(size=LAPTOP, address=secure(site))
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "novice"})
    player.open("/account")
    player.page.evaluate(
        "() => { navigator.credentials.create = () => Promise.reject(new DOMException('no', 'NotAllowedError')) }"
    )
    player.page.get_by_role("button", name="Add a passkey").click()
    player.page.get_by_text("No passkey was shown. Nothing has changed.").wait_for()
    player.page.get_by_role("heading", name="You play as a guest").wait_for()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_pages_fit(person: Come, site: Site, language: str, size: tuple[int, int]) -> None:
    player = person("Francesca Bartolomea di Monteverdi", language=language, size=size, address=secure(site))
    player.ask("/api/play", {"game": "condottiere", "seats": 2, "level": "novice"})
    for path in ("/account", "/enter"):
        player.open(path)
        player.page.locator("main h1").wait_for()
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


WORDS = {
    "en": ("Add a passkey", "Make a program", "What it is called", "I have kept it", "Revoke", "no token since"),
    "fr": ("Ajouter une clé d’accès", "Créer un programme", "Comment il s’appelle", "Je l’ai gardé", "Révoquer",
           "sans jeton depuis"),
    "it": ("Aggiungi una passkey", "Crea un programma", "Come si chiama", "L’ho conservato", "Revoca",
           "senza gettone dal"),
}  # fmt: skip


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE), ("it", LAPTOP)])
def test_a_member_makes_a_program_and_takes_its_token_back(person: Come, site: Site, language: str, size: Any) -> None:
    passkey, make, called, kept, revoke, without = WORDS[language]
    player = person(size=size, address=secure(site), language=language)
    player.play_now(game="condottiere", seats=2)
    authenticator(player)
    player.open("/account")
    page = player.page
    page.get_by_role("button", name=passkey).first.click()
    page.get_by_role("button", name=make).click()
    page.get_by_label(called).fill("Brave")
    page.get_by_role("dialog").get_by_role("button", name=make).click()
    token = page.locator("code", has_text="signoria_")
    token.wait_for()
    player.axe(f"program-token-{language}")
    player.shot(f"program-token-{language}")
    page.get_by_role("button", name=kept).click()
    row = page.locator("li", has_text="Brave [bot]")
    row.wait_for()
    assert token.count() == 0
    row.scroll_into_view_if_needed()
    player.axe(f"programs-{language}")
    player.shot(f"programs-{language}")
    row.get_by_role("button", name=revoke).click()
    row.get_by_text(without).wait_for()
