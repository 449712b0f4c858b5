"""Promises of the little card game: not to wave at somebody, until the end or the next trick."""

from __future__ import annotations

from typing import Any

TEMPLATES = {"no_wave": ("seat",), "two_waves": ()}
UNTIL = ("trick", "end")


def judge(pact: Any, events: list[Any], view: dict[str, Any]) -> str:
    waves = sum(event.key == "waved" and event.values[0] == pact.author for event in events)
    if pact.template == "two_waves":
        return "kept" if waves >= 2 else ""
    for event in events:
        if event.key == "waved" and event.values == (pact.author, pact.args[0]):
            return "broken"
        if event.key == "took" and pact.until == "trick":
            return "kept"
    return "kept" if view["over"] else ""
