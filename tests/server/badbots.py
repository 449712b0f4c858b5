"""Bots that misbehave, for the title `tricks`; the file named by $SIGNORIA_BAD_BOT says how."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from tricks.rules import GAME

from signoria.kernel import Title

TITLE = Title("tricks", id="tricks", game=".rules:GAME", pacts=".pacts", expert="badbots:Expert")


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
