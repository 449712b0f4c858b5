"""Bringing tables back: other rules, other figures, many tables at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import House, in_play, until
from test_table import scenario
from tricks.rules import GAME
from tricks.state import Bids

from signoria.client import Refused
from signoria.testing.laws import fingerprint


def begin(folder: Path, **options: Any) -> tuple[str, str, str]:
    """A table where seat 0 has bid 3; its id, seat 1's cookie, and the fingerprint."""
    kept: list[str] = []

    @scenario(folder)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, options=options)
        async with people[0].sit(table.row.id) as seat:
            await seat.act("bid 3")
        kept.extend([table.row.id, people[1].cookie, fingerprint(in_play(table))])

    return kept[0], kept[1], kept[2]


def test_a_rule_fix_that_keeps_the_actions_legal_lets_the_game_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _cookie, before = begin(tmp_path)
    monkeypatch.setattr(GAME, "rules_version", 2)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(id)
        assert fingerprint(in_play(table)) == before
        assert (table.row.status, table.row.rules_version) == ("running", 2)


def test_a_game_that_diverges_under_new_rules_is_halted_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, cookie, before = begin(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(GAME, "rules_version", 2)
        patch.setattr(Bids, "legal", lambda self, g, seat: [0, 1, 2])

        @scenario(tmp_path)
        async def _(house: House) -> None:
            (person,) = await house.guests(1)
            person.cookie = cookie
            assert (await person.request("GET", f"/api/tables/{id}"))["status"] == "halted"
            async with person.sit(id) as seat:
                assert seat.situation == {}
                seat.situation["version"] = 1
                with pytest.raises(Refused, match="no-halted"):
                    await seat.act("bid 1")

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(id)
        assert (table.row.status, fingerprint(in_play(table))) == ("running", before)


def test_a_game_goes_on_with_the_figures_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.kernel import Pack
    from signoria.kernel.components import FIRST_PRINTING

    id, _cookie, before = begin(tmp_path)
    changed = Pack("[deck]\ncards = 52\n# another edition\n", "components.toml")
    changed.edition = FIRST_PRINTING
    monkeypatch.setitem(GAME._printed, FIRST_PRINTING, changed)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.hall.table(id)
        assert table.pack is not None
        assert table.pack.hash != changed.hash
        assert fingerprint(in_play(table)) == before


def test_every_running_table_is_back_after_a_restart_bots_included(tmp_path: Path) -> None:
    ids: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (me,) = await house.guests(1)
        for _ in range(40):
            made = await me.play_now("tricks", level="random", seats=2, seat=0, pace=0, options={"tricks": 1})
            ids.append(made["id"])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        await until(house.hall.restored.is_set)
        assert set(ids) <= set(house.hall.live)
        assert all(in_play(house.hall.live[id]).to_act == [0] for id in ids)
