"""What is worked out for one seat beside its table, step by step, while whoever else has anything to say is heard.

Done at one go in the owner task it would tell others, by how long they wait, how much there is to choose.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Callable, Coroutine, Optional

import structlog

from signoria.server import protocol as p
from signoria.server.denied import Denied

MOST_AT_ONCE = 8  # things that are worked out for one seat

log = structlog.get_logger("beside")


class Beside:
    """The tasks of one seat; they end with the table."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def must_have_room(self) -> None:
        if len(self.tasks) >= MOST_AT_ONCE:
            raise Denied("no-hurry")

    def begin(self, work: Coroutine[Any, Any, None], failed: Optional[Callable[[], None]] = None) -> None:
        """`failed` is called if it fails, on behalf of a title perhaps: then nothing of it is told, not even of the
        answers that went well."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(partial(self._over, failed))

    def _over(self, failed: Optional[Callable[[], None]], task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("what was worked out for a seat was not told", exc_info=error)
            if failed is not None:
                failed()

    def rest(self) -> None:
        for task in self.tasks:
            task.cancel()


def fault(version: int) -> p.Refused:
    """All that is told of a question over which the title fails."""
    return p.Refused("", "no-fault", [], "", version)
