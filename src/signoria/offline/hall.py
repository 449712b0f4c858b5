"""All tables of a house without a server."""

from __future__ import annotations

from typing import Any

from signoria.offline.silence import Silence
from signoria.offline.store import Keep, LocalStore
from signoria.offline.thinking import Hire, LocalBench, LocalThinkers, RemoteWorker
from signoria.server.hall import Furniture, Hall
from signoria.server.settings import Settings

# One person has it all, on a machine that may be slow: nobody is hurried, and a bot that needs longer is waited for.
HERE: dict[str, Any] = {
    "database_url": "sqlite://", "bot_budget": 60.0, "tables_per_minute": 600, "analyses_per_hour": 600,
    "messages_per_second": 200.0, "message_burst": 800, "restore_at_start": False, "pass_delay": (0.6, 1.8),
}  # fmt: skip


class LocalHall(Hall):
    def __init__(self, kept: bytes, keep: Keep, hire: Hire, minds: int) -> None:
        metrics: Any = Silence()
        thinkers = LocalThinkers([RemoteWorker(hire) for _ in range(minds)], metrics)
        super().__init__(Settings(**HERE), Furniture(metrics, LocalStore(kept, keep), thinkers, True))
        bench = LocalBench(self)
        bench.hire = hire
        self.analyses = bench

    async def open(self) -> None:
        await self.store.open()
        await self._keep_packs()
        self.restored.set()
