"""Promises of the little card game: not to wave at somebody, until the end or the next trick."""

from __future__ import annotations

from typing import Any

TEMPLATES = {"no_wave": ("seat",)}
UNTIL = ("trick", "end")


def judge(pact: Any, events: list[Any], view: dict[str, Any]) -> str:
    for event in events:
        if event.key == "waved" and event.values == (pact.author, pact.args[0]):
            return "broken"
        if event.key == "took" and pact.until == "trick":
            return "kept"
    return "kept" if view["over"] else ""
