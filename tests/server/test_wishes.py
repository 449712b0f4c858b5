"""What each seat chooses for itself before the start: in Il Principe its family."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import House, in_play, open_house, run

from signoria.client import Client, Refused
from signoria.kernel import Record


async def wish(person: Client, table: str, word: str, option: str = "families") -> Any:
    answer = await person.request("POST", f"/api/tables/{table}/wish", {"option": option, "word": word})
    return answer["options"]["families"]


async def waiting(house: House, **choices: Any) -> tuple[list[Client], str]:
    """Three people at a table that has not begun."""
    people = await house.guests(3)
    made = await people[0].create("il_principe", seats=3, fill=[{"kind": "me"}], pace=0, **choices)
    for seat, person in enumerate(people[1:], 1):
        await person.join(made["invite"], seat)
    return people, made["id"]


def test_each_chooses_a_family_that_nobody_else_has(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house:
            people, id = await waiting(house)
            assert await wish(people[1], id, "este") == "any-este"
            with pytest.raises(Refused, match="no-wish-twice"):
                await wish(people[0], id, "este")
            assert await wish(people[0], id, "gonzaga") == "gonzaga-este"
            assert await wish(people[0], id, "any") == "any-este"
            assert await wish(people[2], id, "medici") == "any-este-medici"
            await people[0].start(id)
            table = await house.hall.table(id)
            g: Any = in_play(table)
            assert g.family[1:] == [3, 0]
            assert g.family[0] not in (3, 0)
            text = g.record().text()
            assert Record.parse(text).replay().view(0)["families"] == g.family
            with pytest.raises(Refused, match="no-started"):
                await wish(people[0], id, "gonzaga")

    run(scenario)


def test_a_wish_goes_with_whoever_had_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house:
            people, id = await waiting(house)
            await wish(people[1], id, "este")
            await wish(people[2], id, "medici")
            left = await people[1].request("POST", f"/api/tables/{id}/leave")
            assert left["options"]["families"] == "any-any-medici"
            sent = await people[0].request("POST", f"/api/tables/{id}/fill", {"seat": 2, "fill": {"kind": "bot"}})
            assert sent["options"]["families"] == "random"

    run(scenario)


def test_only_those_who_sit_choose_and_only_what_there_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house:
            people, id = await waiting(house)
            [stranger] = await house.guests(1)
            for person, word, option, reason in (
                (stranger, "este", "families", "no-seat"), (people[0], "sforza", "families", "nothing that"),
                (people[0], "random", "families", "nothing that"), (people[0], "este", "edition", "nothing that"),
            ):  # fmt: skip
                with pytest.raises(Refused, match=reason):
                    await wish(person, id, word, option)
            others, fixed = await waiting(house, options={"families": "choice"})
            with pytest.raises(Refused, match="no-wish"):
                await wish(others[0], fixed, "este")

    run(scenario)
