"""Bots that misbehave, for the title `tricks`; the file named by $SIGNORIA_BAD_BOT says how."""

from __future__ import annotations

import os
import sys
import time
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from tricks import GAME

__all__ = ["GAME"]


class Expert:
    def choose(self, sight: Any) -> int:
        way = Path(os.environ["SIGNORIA_BAD_BOT"]).read_text()
        print("a bot may print what it likes", flush=True)
        if way == "crash":
            os._exit(3)
        if way == "hang":
            time.sleep(3600)
        if way == "raise":
            raise ZeroDivisionError
        if way == "cheat":
            return 10**9
        return int(sight.options[-1])

    def aside(self, sight: Any) -> Any:
        """Waves without end once seat 0 has bid 7: the table must cut it short."""
        return next((code for code in sight.asides if code in WAVES), None) if sight.view()["bids"][0] == 7 else None


WAVES = range(GAME.verbs.parse("wave 0"), GAME.verbs.parse("wave 3") + 1)
module = ModuleType("signoria.bots.tricks")
module.__spec__ = ModuleSpec("signoria.bots.tricks", None)
module.Expert = Expert  # type: ignore[attr-defined]
sys.modules["signoria.bots.tricks"] = module
