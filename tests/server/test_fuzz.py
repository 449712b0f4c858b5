"""Malformed, oversized, forged, flooding messages: a typed refusal or a closed connection, never a disturbed table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from house import House, Raw, in_play, open_house, run
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs
from test_table import scenario
from websockets.exceptions import ConnectionClosed

from signoria.testing.laws import fingerprint

TYPES = (
    "act", "undo", "undo_answer", "chat", "pact_propose", "pact_accept", "pact_decline", "pact_withdraw",
    "pause", "resume", "hand_over", "reclaim", "asides", "ping", "welcome", "nonsense",
)  # fmt: skip
scraps = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
trees = st.recursive(scraps, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        "id": st.text(max_size=80) | trees, "version": st.integers() | trees, "ask": st.booleans() | trees,
        "actions": st.lists(st.integers() | st.text(max_size=12), max_size=70) | trees, "agree": trees,
        "text": st.text(max_size=600) | trees, "to": st.integers(-3, 20) | trees, "number": st.integers() | trees,
        "template": st.sampled_from(["no_wave", "x"]) | trees, "args": st.lists(st.integers(), max_size=10) | trees,
        "until": st.sampled_from(["end", "trick", ""]), "seat": st.integers(-3, 20) | trees,
        "level": st.text(max_size=9), "at": st.floats() | trees, "surprise": trees,
    },
)  # fmt: skip
payloads = st.binary(max_size=200) | st.text(max_size=200) | fields.map(json.dumps) | trees.map(json.dumps)


@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.lists(payloads, min_size=40, max_size=120))
def test_the_table_survives_whatever_is_sent(tmp_path_factory: Any, messages: list[Any]) -> None:
    folder = tmp_path_factory.mktemp("fuzz")

    async def main() -> None:
        async with open_house(folder) as house:
            people = await house.guests(3)
            table = await house.table(people[:2])
            codes: set[Any] = set()
            with capture_logs() as entries:
                for person in (people[0], people[2], None):
                    screen = await house.raw(table.row.id, person)
                    for message in messages:
                        try:
                            await screen.send(message)
                        except ConnectionClosed:
                            codes.add(screen.socket.close_code)
                            screen = await house.raw(table.row.id, person)
                    await screen.close()
            assert codes <= {1006, 1007, 1008, 1009, 4429}
            assert [entry for entry in entries if entry["log_level"] in ("error", "critical")] == []
            async with people[0].sit(table.row.id) as first, people[1].sit(table.row.id) as second:
                if table.row.paused:
                    await second.ask({"type": "resume"})
                if table.places[0].driver:
                    await first.ask({"type": "reclaim"})
                before = len(table.history)
                await second.act("wave 0")
                assert len(table.history) == before + 1

    run(main)


async def code_of(screen: Raw) -> Any:
    """With which code the server ends the conversation."""
    await screen.socket.wait_closed()
    return screen.socket.close_code


def test_out_of_turn_forged_and_oversized_messages_change_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path, max_message=2000)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        before = fingerprint(in_play(table))
        screen = await house.raw(table.row.id, people[1])
        version = (await screen.next("welcome"))["state"]["version"]
        forgeries: list[dict[str, Any]] = [
            {"seat": 0}, {"as": 0}, {"actions": []}, {"actions": [3] * 65}, {"version": "1"},
        ]  # fmt: skip
        for forged in forgeries:
            await screen.send({"type": "act", "id": "f", "version": version, "actions": [3], **forged})
            assert (await screen.next("refused"))["key"] == "no-sense"
        await screen.send({"type": "act", "id": "t", "version": version, "actions": [3]})
        assert (await screen.next("refused"))["key"] == "no-turn"
        await screen.send({"type": "chat", "text": "x" * 3000})
        assert await code_of(screen) == 1009
        assert fingerprint(in_play(table)) == before
        assert table.chat.total() == 0


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    @scenario(tmp_path, messages_per_second=1.0, message_burst=10)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screen = await house.raw(table.row.id, people[0])
        for _ in range(11):
            await screen.send({"type": "ping"})
        assert await code_of(screen) == 4429


def test_sockets_per_person_are_bounded(tmp_path: Path) -> None:
    @scenario(tmp_path, sockets_per_person=3)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        screens = []
        for _ in range(4):
            screens.append(await house.raw(table.row.id, people[0]))
            await screens[-1].next("welcome")
        assert await code_of(screens[0]) == 4429  # the one that was silent for longest
        await screens[3].quiet()
        other = await house.raw(table.row.id, people[1])
        await other.next("welcome")
        for screen in (*screens, other):
            await screen.close()
