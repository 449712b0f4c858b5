"""The server of the browser tests, with chance taken out: the same game of the same person goes the same way.

What is dealt hangs on the host's name, the title and how many games that person had before; see also `fated_bots`.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from hashlib import sha256
from typing import Any

from msgspec import structs

from signoria.server import app, lobby, main, rows
from signoria.server import protocol as p
from signoria.server.hall import Hall
from signoria.server.table import Table

start_process = asyncio.create_subprocess_exec


async def start_fated(*command: str, **more: Any) -> asyncio.subprocess.Process:
    fated = ["tests.browser.fated_bots" if word == "signoria.server.thinker" else word for word in command]
    return await start_process(*fated, **more)


class FatedLobby(lobby.Lobby):
    """Whoever asks for no seat gets the first one, unless an example has one for them."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.games: Counter[tuple[str, str]] = Counter()

    async def play_now(self, user: rows.UserRow, m: p.PlayNow) -> Table:
        settled = m.seat is not None or m.example
        return await super().play_now(user, m if settled else structs.replace(m, seat=0))

    def _row(self, user: rows.UserRow, m: p.CreateTable, *more: Any) -> rows.TableRow:
        number = self.games[user.id, m.game]
        self.games[user.id, m.game] += 1
        fate = sha256(f"{user.name} {m.game} {number}".encode()).digest()
        return structs.replace(super()._row(user, m, *more), seed=fate[:16])


def serve(port: int, database: str, more: dict[str, Any]) -> None:
    setattr(asyncio, "create_subprocess_exec", start_fated)  # noqa: B010
    setattr(app, "Lobby", FatedLobby)  # noqa: B010
    quick: dict[str, Any] = {
        "bot_seconds": 0.0, "unwatched_pace": 0.0, "visit_minutes": 0.0, "requests_per_minute": 10**6,
        "analysis_seconds": 2.0, **more,
    }  # fmt: skip
    main.serve(port=port, database_url=database, **quick)


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
