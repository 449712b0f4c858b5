"""Titles of other packages at our tables: what they bring for the browser, and what they need not bring."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest
from house import House
from test_security import call
from test_table import scenario
from tests.docs.page import blocks, write_bare, write_project

from signoria.client import Refused
from signoria.server.guards import HEADERS
from signoria.titles import forget, own

PICTURE = "<svg xmlns='http://www.w3.org/2000/svg'/>"


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The title of the page, and one with nothing but rules and a picture; as settings of a house."""
    folder = write_project(write_bare(tmp_path, {"client/picture.svg": PICTURE}))
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    yield {"titles": ("tribute:TITLE", "levy:TITLE")}
    for name in ("tribute", "levy"):
        forget(name)
        for module in [each for each in sys.modules if each.split(".")[0] == name]:
            del sys.modules[module]


def test_a_board_is_served_as_it_is(tmp_path: Path, guests: dict[str, Any]) -> None:
    @scenario(tmp_path, **guests)
    async def _(house: House) -> None:
        status, headers, content = await call(house, "GET", "/titles/tribute/client/board.js")
        assert (status, headers["content-type"]) == (200, "text/javascript; charset=utf-8")
        assert content.decode() == blocks()["tribute/client/board.js"]
        assert headers["content-security-policy"] == HEADERS["content-security-policy"]
        assert headers["cache-control"] == "no-cache"
        again = await call(house, "GET", "/titles/tribute/client/board.js", if_none_match=headers["etag"])
        assert (again[0], again[2], again[1]["etag"]) == (304, b"", headers["etag"])
        other = await call(house, "GET", "/titles/tribute/client/board.js", if_none_match='"other"')
        assert other[0] == 200
        drawn = await call(house, "GET", "/titles/levy/client/picture.svg")
        assert (drawn[0], drawn[1]["content-type"], drawn[2].decode()) == (200, "image/svg+xml", PICTURE)


NOT_SERVED = (
    "tribute/client/../rules/box.py", "tribute/client/..%2frules%2fbox.py", "tribute/client/%2e%2e%2fboard.py",
    "tribute/client/board.py", "tribute/client/.board.js", "tribute/client/board.js.py", "tribute/client/sub/board.js",
    "tribute/client/sub%2fboard.js", "tribute/client/board%00.js", "tribute/client/no.js", "tribute/client/",
    "tribute/words/en.ftl", "tribute/board.py", "nobody/client/board.js", "..%2ftribute/client/board.js",
    f"{own()[0]}/client/picture.svg",
)  # fmt: skip


def test_nothing_else_is_served(tmp_path: Path, guests: dict[str, Any]) -> None:
    for name in ("board.py", ".board.js", "board.js.py", "sub/board.js"):
        place = tmp_path / "tribute" / "client" / name
        place.parent.mkdir(exist_ok=True)
        place.write_text("a secret")

    @scenario(tmp_path, **guests)
    async def _(house: House) -> None:
        for path in NOT_SERVED:
            status, _, content = await call(house, "GET", f"/titles/{path}")
            assert status == 404, path
            assert b"a secret" not in content


def test_the_usual_bot_takes_every_seat_that_names_none(tmp_path: Path, guests: dict[str, Any]) -> None:
    @scenario(tmp_path, **guests)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        for game, usual in (("tribute", "expert"), ("levy", "master")):
            table = await guest.play_now(game, seats=2, seat=0)
            assert table["seats"][1]["level"] == usual
            clock = {"bank": 60, "increment": 1}
            made = await guest.create(game, fill=[{"kind": "me"}, {"kind": "bot"}], seats=2, clock=clock)
            assert made["seats"][1]["level"] == made["clock"]["bot"] == usual
        with pytest.raises(Refused, match="a bot must be one of random, master, grandmaster, got 'expert'"):
            await guest.play_now("levy", level="expert")


def test_what_is_missing_is_told(tmp_path: Path, guests: dict[str, Any]) -> None:
    @scenario(tmp_path, **guests)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        told = {one["id"]: one for one in await guest.games()}
        assert [told["tribute"][name] for name in ("board", "picture", "languages")] == [True, False, ["en", "fr"]]
        assert [told["levy"][name] for name in ("board", "picture", "languages")] == [False, True, ["en"]]
        assert not any(told[id]["board"] or told[id]["picture"] for id in own())
        _, headers, _ = await call(house, "GET", "/api/games/tribute/rules/fr")
        assert headers["content-language"] == "en"
        assert "Offer how much" in await guest.request("GET", "/api/games/levy/words/fr")
        with pytest.raises(Refused) as refused:
            await guest.request("GET", "/api/games/levy/rules/en")
        assert refused.value.key == "no-words"
