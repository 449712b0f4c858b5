"""Several processes behind one listening socket: started, started again when they die, and ended together.

They are told their settings by their environment, and end by themselves when whoever started them is gone. On SIGHUP
they are replaced one after the other, each by one that is open already.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import time
from dataclasses import fields, replace
from typing import Any, Callable, Optional

import structlog

from signoria.server.settings import Settings, variable, written
from signoria.server.starting import StartError

LAST_WORDS = 15.0  # seconds a process has for its end
SHORT_LIFE = 5.0  # one that dies so soon is started again only after a while
RESTS = (0.0, 1.0, 2.0, 5.0, 10.0)

log = structlog.get_logger("supervisor")


def environment(settings: Settings) -> dict[str, str]:
    """The settings as variables."""
    own = {variable(each.name): written(getattr(settings, each.name)) for each in fields(settings)}
    return {**os.environ, **{name: text for name, text in own.items() if text}}


class Worker:
    def __init__(self, settings: Settings, listening: list[socket.socket]) -> None:
        self.settings, self.listening = settings, listening
        self.process: Optional[asyncio.subprocess.Process] = None
        self.began = 0.0

    async def start(self) -> None:
        """Until it is open; what keeps it from that is a `StartError`."""
        numbers = [each.fileno() for each in self.listening]
        self.began = time.monotonic()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "signoria.server.processes.worker", *map(str, numbers),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, pass_fds=numbers,
            env=environment(self.settings), start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        told = json.loads(line) if line else {"error": "a worker could not be started; its log says why"}
        if "error" in told:
            await self.process.wait()
            raise StartError(told["error"])

    async def ended(self) -> int:
        assert self.process is not None
        return await self.process.wait()

    async def stop(self) -> None:
        if self.process is None or self.process.returncode is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), LAST_WORDS)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


class Supervisor:
    def __init__(self, settings: Settings, listening: list[socket.socket]) -> None:
        shares = max(1, settings.thinkers // settings.workers)
        deep = max(1, settings.grandmasters // settings.workers)
        base = settings.process_name or socket.gethostname()[:40]
        named = [replace(settings, workers=1, process_name=f"{base}-{n + 1}") for n in range(settings.workers)]
        self.settings = [replace(each, thinkers=shares, grandmasters=deep) for each in named]
        self.listening = listening
        self.workers: list[Optional[Worker]] = [None] * settings.workers
        self.ending = asyncio.Event()
        self.replacing: Optional[asyncio.Task[None]] = None

    def _worker(self, number: int) -> Worker:
        return Worker(self.settings[number], self.listening)

    async def start(self) -> None:
        """The first brings the database up to date; then the others, all at once."""
        await self._start(0)
        await asyncio.gather(*(self._start(number) for number in range(1, len(self.workers))))

    async def _start(self, number: int) -> None:
        worker = self._worker(number)
        self.workers[number] = worker
        await worker.start()

    async def watch(self, number: int) -> None:
        """Whoever dies is started again, at once or, if that does not help, after a while."""
        short = 0
        while not self.ending.is_set():
            worker = self.workers[number]
            assert worker is not None
            code = await worker.ended()
            if self.ending.is_set() or self.workers[number] is not worker:
                continue
            short = 0 if time.monotonic() - worker.began > SHORT_LIFE else short + 1
            log.error("a worker has died", process=worker.settings.process_name, code=code)
            await asyncio.sleep(RESTS[min(short, len(RESTS) - 1)])
            try:
                await self._start(number)
            except StartError as error:
                log.error("a worker could not be started", process=worker.settings.process_name, reason=str(error))

    def replace(self) -> None:
        """New processes for old ones, so that a new release or a new setting takes hold and nobody has to wait."""
        if self.replacing is None or self.replacing.done():
            self.replacing = asyncio.create_task(self._replace())

    async def _replace(self) -> None:
        for number, old in enumerate(self.workers):
            new = self._worker(number)
            try:
                await new.start()
            except StartError as error:
                log.error("a worker could not be replaced", reason=str(error))
                return
            self.workers[number] = new
            if old is not None:
                await old.stop()

    async def stop(self) -> None:
        self.ending.set()
        await asyncio.gather(*(worker.stop() for worker in self.workers if worker is not None))


async def run(settings: Settings, listening: list[socket.socket], opened: Callable[[], Any]) -> None:
    """Until it is told to end by SIGTERM or SIGINT."""
    supervisor = Supervisor(settings, listening)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, supervisor.ending.set)
    loop.add_signal_handler(signal.SIGHUP, supervisor.replace)
    watching: list[asyncio.Task[None]] = []
    try:
        await supervisor.start()
        await asyncio.to_thread(opened)
        watching = [asyncio.create_task(supervisor.watch(number)) for number in range(settings.workers)]
        await supervisor.ending.wait()
    finally:
        await supervisor.stop()
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
