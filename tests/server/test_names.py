"""Names that cannot be seen, and names that could be taken for another's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from house import House
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server.denied import Denied
from signoria.server.names import BOTS, alike, bot_name, cleaned

ROOT = Path(__file__).parents[2]

EMPTY = ["", " ", "\t\n", "\u200b", "\u200e\u200f", "\u202e\u202c", "\u3164", "\u115f\u1160", "\u2800 \u2800", "\u00ad",
         "\u0301\u0301", "\ufe0f", "\u034f", "\u2060\ufeff", "\U000e0041", "\uffa0"]  # fmt: skip


@pytest.mark.parametrize("name", EMPTY, ids=ascii)
def test_a_name_must_be_seen(name: str) -> None:
    with pytest.raises(Denied, match="a visible character"):
        cleaned(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Lucrezia \t de’  Medici\u0000", "Lucrezia de’ Medici"),
        ("\u202eevil", "evil"),
        ("A\u200bnna", "Anna"),
        ("Anna\u2028Maria", "Anna Maria"),
        ("Nicco\u006c\u006f\u0300", "Niccolò"),
        ("日本", "日本"),
        ("👑", "👑"),
        ("नीति", "नीति"),
    ],
)
def test_a_name_is_kept_without_what_steers_or_hides(given: str, kept: str) -> None:
    assert cleaned(given) == kept


ALIKE = [
    ("Anna", "Аnnа"), ("Anna", "anna"), ("Anna", "ANNA"), ("Anna", "Ａｎｎａ"), ("Anna", "𝐀𝐧𝐧𝐚"),
    ("Anna", "An\u00a0na"), ("Anna", "An na"), ("Anna", "Anna\u3164"), ("Anna", "A\u0301nna"), ("Ilario", "llario"),
    ("Ilario", "1lario"), ("Isabella", "isabelIa"), ("Marco", "Marсo"), ("René", "Rene"), ("Marta", "rnarta"),
    ("Bob", "B0b"), ("Ωmega", "ωmega"), ("ﬁore", "fiore"),
    ("Anna", "A\u200dnna"), ("Straße", "strasse"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Guest 0", "Guest 1"),
        ("Guest 10", "Guest 11"),
        ("Ugo", "Uga"),
        ("नीति", "नीतु"),
        ("李", "王"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


async def person(house: House, name: str) -> Client:
    made = Client(house.address, name)
    await made.__aenter__()
    return made


def test_nobody_sits_down_by_the_name_of_another(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        with pytest.raises(Refused, match="a visible character") as empty:
            await person(house, "\u3164")
        assert empty.value.key == "no-empty-name"
        host = await person(house, "Isabella")
        table = await host.create("tricks", seats=3, fill=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        bot = table["seats"][1]["name"]
        assert bot in BOTS
        for name in ("Isabella", "isabelIa", "Іsabella", "Isabella\u2800", bot, bot.upper()):
            guest = await person(house, name)
            with pytest.raises(Refused, match="looks like it") as taken:
                await guest.join(table["invite"])
            assert taken.value.key == "no-such-name"
        guest = await person(house, "Lorenzo")
        assert (await guest.join(table["invite"]))["my_seat"] == 2
        for name in ("ISABELLA", bot):
            with pytest.raises(Refused, match="looks like it"):
                await guest.request("PUT", "/api/me", {"name": name})
            assert (await guest.request("GET", "/api/me"))["name"] == "Lorenzo"
        await guest.request("PUT", "/api/me", {"name": "lorenzo"})
        seats = (await host.request("GET", f"/api/tables/{table['id']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Isabella", bot, "lorenzo"]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_way_for_a_person_of_its_name(name: str) -> None:
    for number in range(20):
        taken = [name]
        for seat in range(6):
            taken.append(bot_name(f"table {number}", seat, taken))
        assert len({each.casefold() for each in taken}) == 7


def test_whoever_is_called_like_a_bot_may_play_with_bots(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        for name in BOTS[:4]:
            guest = await person(house, name)
            for seat in range(4):
                table = await guest.play_now("tricks", level="random", seat=seat, pace=0)
                names = [each["name"] for each in table["seats"]]
                assert names[seat] == name
                assert len(set(names)) == 4


def test_refusals_have_words_in_both_languages() -> None:
    for language in ("en", "fr"):
        text = (ROOT / f"src/signoria/server/words/{language}.ftl").read_text(encoding="utf-8")
        assert {"no-empty-name", "no-such-name", "no-return"} <= set(re.findall(r"^([\w-]+) =", text, re.M))
