"""Bots with a temper, and the adaptive one: who may sit where, and that such games count for nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from house import House
from test_ratings import after, played
from test_table import scenario

from signoria.client import Refused
from signoria.server.ladder import UNMEASURED
from signoria.server.pace import search_seconds
from signoria.server.settings import Settings
from signoria.server.thinker import Thinker, ThinkJob
from signoria.server.titles import bots_offered, describe, game


def test_a_title_tells_its_bots_and_their_characters() -> None:
    info = describe(game("condottiere"))
    assert info.bots == ["random", "novice", "adept", "expert", "master", "grandmaster", "adaptive"]
    assert info.characters == ["careful", "greedy", "loyal", "treacherous"]
    assert "loyal" not in describe(game("principato")).characters, "nobody promises anything there"
    assert info.tempered == ["novice", "adept", "expert", "master", "grandmaster"]
    assert "random/careful" not in bots_offered("condottiere")


def test_a_game_with_a_tempered_or_adaptive_bot_counts_for_nobody() -> None:
    assert not after(played("ann", "bot:adaptive", scores=[2, 1])).people
    assert not after(played("ann", "bot:expert/careful", scores=[1, 2])).people
    assert not after(played("ann", "bot:expert/treacherous", scores=[1, 2])).people
    assert after(played("ann", "bot:expert", scores=[1, 2])).people


def test_a_table_with_such_bots_says_that_it_is_not_rated(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        fill = [{"kind": "me"}, {"kind": "bot", "level": "expert/greedy"}, {"kind": "bot", "level": "adaptive"}]
        made = await person.create("condottiere", seats=3, fill=fill, pace=0)
        assert [seat["level"] for seat in made["seats"]] == ["", "expert/greedy", "adaptive"]
        assert made["unrated"] == UNMEASURED
        plain = {"seat": 1, "fill": {"kind": "bot", "level": "adept"}}
        await person.request("POST", f"/api/tables/{made['id']}/fill", plain)
        changed = await person.request("POST", f"/api/tables/{made['id']}/fill", {**plain, "seat": 2})
        assert changed["unrated"] == "", "an adept is a mark like every level"


@pytest.mark.parametrize("level", ["expert/shy", "random/careful", "adaptive/careful"])
def test_a_bot_that_there_is_not_is_refused(tmp_path: Path, level: str) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        with pytest.raises(Refused) as refused:
            await person.create("condottiere", seats=2, fill=[{"kind": "me"}, {"kind": "bot", "level": level}])
        assert refused.value.key == "no-level"


def test_no_clock_has_a_bot_whose_strength_is_no_mark(tmp_path: Path) -> None:
    """It plays for somebody whose game may count."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        for bot in ("adaptive", "expert/careful"):
            with pytest.raises(Refused) as refused:
                await person.create("condottiere", seats=2, clock={"bank": 60, "bot": bot})
            assert refused.value.key == "no-level"


@pytest.mark.parametrize("level", ["adaptive", "adept", "novice/greedy", "expert/careful", "adept/loyal"])
def test_the_process_of_the_bots_knows_them_all(level: str) -> None:
    """And asks nothing but a guess: see `Sight.blind`."""
    g = game("condottiere").start(seats=3, seed=bytes(16))
    seat = g.first_to_act()
    job = ThinkJob("t", "condottiere", 3, {}, bytes(16), [], seat, level, 5.0)
    assert Thinker().think(job).action in g.legal(seat)


def test_a_master_with_a_temper_has_its_time_to_search() -> None:
    settings = Settings()
    assert search_seconds(settings, "master/careful", 1.0) == search_seconds(settings, "master", 1.0) > 0
    assert search_seconds(settings, "expert/careful", 1.0) == 0
