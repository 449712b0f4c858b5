"""On the wire: what answers will do and why a thing cannot be chosen, told to whoever is asked and to nobody else."""

from __future__ import annotations

from pathlib import Path

from house import House
from test_table import scenario


def test_whoever_is_asked_is_told_the_kinds_the_outcomes_and_the_reasons(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, game="condottiere")
        assert table.g is not None
        asked = table.g.to_act[0]
        verbs = table.title.verbs
        sockets = [await house.raw(table.row.id, person) for person in people]
        states = [(await socket.next("welcome"))["state"] for socket in sockets]
        assert [kind["verb"] for kind in states[asked]["kinds"]] == ["choose_region"]
        assert states[1 - asked]["kinds"] == []
        fight, play = verbs.parse("choose_region siena"), verbs.parse("play_card winter")
        for socket in sockets:
            await socket.send({"type": "foretell", "actions": [fight, play]})
        outcomes = [(await socket.next("foretold"))["outcomes"] for socket in sockets]
        assert [one["action"] for one in outcomes[asked]] == [fight]
        assert outcomes[asked][0]["lines"][0][0] == "will-hold"
        assert outcomes[1 - asked] == []


def test_reasons_are_asked_for_by_seats_alone(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, game="il_principe")
        socket = await house.raw(table.row.id, people[0])
        await socket.next("welcome")
        await socket.send({"type": "why", "noun": "city", "value": 0})
        told = await socket.next("reasons")
        assert [(one["verb"], one["key"]) for one in told["reasons"]] == [("build", "no-only-offer")]
        await socket.send({"type": "why", "noun": "city", "value": 9999})
        assert (await socket.next("reasons"))["reasons"] == []
        await socket.send({"type": "why", "noun": "city", "value": -1})
        assert (await socket.next("refused"))["key"] == "no-sense"
        onlooker = await house.raw(table.row.id, None)
        await onlooker.send({"type": "why", "noun": "city", "value": 0})
        assert (await onlooker.next("refused"))["key"] == "no-seat"
