"""Which pack of figures a table is played with: chosen when it is made, kept ever after."""

from __future__ import annotations

from pathlib import Path

import pytest
from house import House, in_play
from test_exploring import SEED, explore, refused
from test_reels import stored
from test_table import scenario

import signoria
from signoria.bots import bot
from signoria.bots.match import play
from signoria.kernel import Record
from signoria.kernel.components import BALANCED, FIRST_PRINTING

PRINCES = signoria.game("princes")


def test_a_table_is_made_with_the_usual_figures_or_with_those_that_are_named(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        told = await person.request("GET", "/api/games/princes")
        assert [each["id"] for each in told["editions"]] == [BALANCED, FIRST_PRINTING]
        hashes = {each["id"]: each["components_hash"] for each in told["editions"]}
        for edition, wanted in (({}, BALANCED), ({"edition": FIRST_PRINTING}, FIRST_PRINTING)):
            info = await person.play_now("princes", level="random", pace=0, **edition)
            assert info["components_hash"] == hashes[wanted]
            table = await house.hall.table(info["id"])
            assert in_play(table).figures().pack.edition == wanted
            assert table.record().pack.edition == wanted
            again = await person.request("POST", f"/api/tables/{info['id']}/rematch")
            assert again["components_hash"] == hashes[wanted]


@pytest.mark.parametrize("edition", ["thirteenth", "../../../pyproject.toml", "/etc/passwd"])
def test_people_name_editions_and_no_files(tmp_path: Path, edition: str) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        wish = {"game": "princes", "edition": edition}
        assert (await refused(person, "POST", "/api/play", wish)).key == "no-option"
        assert (await refused(person, "POST", "/api/tables", wish)).key == "no-option"
        start = {"set_up": {"seats": 4, "edition": edition}}
        assert (await refused(person, "POST", "/api/positions/princes/explore", {"start": start})).key == "no-position"
        assert not house.hall.live


def test_positions_of_an_older_edition_keep_its_figures(tmp_path: Path) -> None:
    played = play(PRINCES, [bot("random", "princes")] * 3, 3, 5, components=FIRST_PRINTING, keep_record=True).record
    assert played is not None

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await stored(house, played, "game")
        start = {"at": 60, "seat": 1, "seed": SEED}
        told = await person.request("POST", "/api/tables/game/explore/words", {"start": start})
        assert told["set_up"]["edition"] == FIRST_PRINTING
        await explore(person, "/api/positions/princes", {"set_up": told["set_up"]})
        wish = {"start": {"at": 60}, "seat": 1, "level": "random"}
        info = await person.request("POST", "/api/tables/game/explore/play", wish)
        assert info["components_hash"] == PRINCES.pack(FIRST_PRINTING).hash
        record = (await house.hall.table(info["id"])).record()
        assert Record.parse(record.text()).start().view(1) == record.start().view(1)
