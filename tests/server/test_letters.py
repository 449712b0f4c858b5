"""Letters to members, received by a real mail server: links that are good once, and nothing told to others."""

from __future__ import annotations

import re
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any, Iterator

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from house import House, until
from structlog.testing import capture_logs
from test_accounts import ACCOUNT, join, stranger
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server.accounts import rows as own
from signoria.server.main import free_port

ADDRESS = "Isabella@example.org"


class Box:
    """Everything that was delivered."""

    def __init__(self) -> None:
        self.letters: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    async def next(self) -> tuple[str, str, str]:
        """To, subject and text of the oldest letter not read yet."""
        await until(lambda: self.letters)
        letter = self.letters.pop(0)
        return str(letter["To"]), str(letter["Subject"]), str(letter.get_content())  # type: ignore[attr-defined]


@contextmanager
def post_office() -> Iterator[tuple[Box, dict[str, str]]]:
    box, port = Box(), free_port()
    office = Controller(box, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield (
            box,
            {
                "mail_server": f"smtp://127.0.0.1:{port}",
                "public_url": "https://signoria.example",
                "address_key": "a key of the operator",
            },
        )
    finally:
        office.stop()


def token(text: str, purpose: str) -> str:
    found = re.search(rf"https://signoria\.example/enter#{purpose}=(\S+)", text)
    assert found is not None, text
    return found[1]


async def member(house: House, language: str = "en") -> Client:
    person = Client(house.address, "Isabella", language)
    await person.__aenter__()
    await join(house, person, site="https://signoria.example")
    return person


async def with_address(house: House, box: Box, language: str = "en") -> Client:
    person = await member(house, language)
    await person.request("PUT", f"{ACCOUNT}/address", {"address": ADDRESS})
    _, _, text = await box.next()
    await person.request("POST", f"{ACCOUNT}/address", {"token": token(text, "address")})
    return person


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Confirm your address at Signoria"),
        ("fr", "Confirmez votre adresse pour Signoria"),
        ("it", "Conferma il tuo indirizzo per Signoria"),
    ],
)
def test_an_address_is_kept_once_it_is_confirmed_there(tmp_path: Path, language: str, subject: str) -> None:
    with post_office() as (box, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            person = await member(house, language)
            await person.request("PUT", f"{ACCOUNT}/address", {"address": ADDRESS})
            to, told, text = await box.next()
            assert (to, told) == (ADDRESS, subject)
            assert (await person.request("GET", ACCOUNT))["address"] == ""
            other = Client(house.address, "Tomás")
            await other.__aenter__()
            await join(house, other, site="https://signoria.example")
            with pytest.raises(Refused, match="another account's"):
                await other.request("POST", f"{ACCOUNT}/address", {"token": token(text, "address")})
            await person.request("PUT", f"{ACCOUNT}/address", {"address": ADDRESS})
            _, _, text = await box.next()
            found = await person.request("POST", f"{ACCOUNT}/address", {"token": token(text, "address")})
            assert found["address"] == ADDRESS
            (kept,) = await house.hall.store.all(own.AddressRow, sa.select(own.addresses))
            assert b"example.org" not in kept.sealed


def test_a_letter_opens_the_account_once(tmp_path: Path) -> None:
    with post_office() as (box, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            person = await with_address(house, box)
            device = stranger(house)
            await device.request("POST", "/api/sign-in/letter", {"address": ADDRESS.lower()})
            to, _, text = await box.next()
            assert to == ADDRESS.lower()
            shown = {"token": token(text, "letter")}
            assert (await device.request("POST", "/api/sign-in/token", shown))["me"]["id"] == person.me["id"]
            with pytest.raises(Refused, match="was used"):
                await stranger(house).request("POST", "/api/sign-in/token", shown)


def test_nobody_learns_whose_an_address_is(tmp_path: Path) -> None:
    with post_office() as (box, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            await with_address(house, box)
            with capture_logs() as entries:
                answers = [
                    await stranger(house).request("POST", "/api/sign-in/letter", {"address": address})
                    for address in ("nobody@example.org", ADDRESS)
                ]
                await box.next()
            assert answers[0] == answers[1]
            assert not box.letters
            assert "example.org" not in str(entries)
            for wrong in ("nobody", "a@b", "a@b.org\r\nBcc: c@d.org", "a@b.org, c@d.org"):
                with pytest.raises(Refused, match="no e-mail address"):
                    await stranger(house).request("POST", "/api/sign-in/letter", {"address": wrong})


def test_letters_to_one_address_are_few(tmp_path: Path) -> None:
    with post_office() as (_, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            keys = []
            for _ in range(5):
                try:
                    await stranger(house).request("POST", "/api/sign-in/letter", {"address": "nobody@example.org"})
                    keys.append("")
                except Refused as refused:
                    keys.append(refused.key)
            assert keys == ["", "", "", "no-hurry", "no-hurry"]


def test_a_change_of_what_opens_the_account_is_told(tmp_path: Path) -> None:
    with post_office() as (box, settings):

        @scenario(tmp_path, **settings)
        async def _(house: House) -> None:
            person = await with_address(house, box)
            await person.request("POST", f"{ACCOUNT}/codes")
            _, subject, text = await box.next()
            assert subject == "Your account at Signoria was changed"
            assert "new recovery codes were made" in text
            await person.request("DELETE", f"{ACCOUNT}/address")
            assert "the address for letters was changed" in (await box.next())[2]
            assert (await person.request("GET", ACCOUNT))["address"] == ""


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        person = Client(house.address, "Isabella")
        await person.__aenter__()
        await join(house, person)
        assert not (await person.request("GET", ACCOUNT))["letters"]
        with pytest.raises(Refused, match="sends no letters"):
            await person.request("PUT", f"{ACCOUNT}/address", {"address": ADDRESS})
        await stranger(house).request("POST", "/api/sign-in/letter", {"address": ADDRESS})
