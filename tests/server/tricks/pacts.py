"""Promises of the little card game: not to wave at somebody, until the end or the next trick; to wave twice."""

from __future__ import annotations

from typing import Any

from signoria.kernel.promises import Deed

TEMPLATES = {"no_wave": ("seat",), "two_waves": ()}
UNTIL = ("trick", "end")


def judge(pact: Any, deed: Deed) -> str:
    if pact.template == "two_waves":
        waves = sum(event.key == "waved" and event.values[0] == pact.author for event in [*deed.earlier, *deed.events])
        return "kept" if waves >= 2 else ""
    for event in deed.events:
        if event.key == "waved" and event.values == (pact.author, pact.args[0]):
            return "broken"
        if event.key == "took" and pact.until == "trick":
            return "kept"
    return "kept" if deed.over else ""
