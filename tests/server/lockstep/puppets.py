"""Processes in which bots seem to think: they speak as `signoria.server.thinker` does, and are told what to say."""

from __future__ import annotations

import asyncio
from typing import Any, Callable

import msgspec

from signoria.server.thinker import HEADER, READY

TALK_SECONDS = 0.1  # that bots take to find that they have nothing to say


class Request:
    """A decision that a bot has been asked for."""

    def __init__(self, puppet: Puppet, job: dict[str, Any]) -> None:
        self.puppet, self.job = puppet, job
        self.seat: int = job["seat"]

    def answer(self, action: int) -> None:
        self.puppet.say({"action": action, "number": self.job.get("number", 0)})


class Puppet:
    """One such process, as its server sees it."""

    def __init__(self, asked: Callable[[Request], None]) -> None:
        self.asked = asked
        self.returncode = None
        self.stdin, self.stdout = self, asyncio.StreamReader()
        self.stdout.feed_data(READY)

    def write(self, data: bytes) -> None:
        job = msgspec.msgpack.decode(data[HEADER.size :])
        if job["talkers"]:
            silence = {"action": -1, "number": job.get("number", 0)}
            asyncio.get_running_loop().call_later(TALK_SECONDS, self.say, silence)
        else:
            self.asked(Request(self, job))

    async def drain(self) -> None:
        return None

    def say(self, thought: dict[str, Any]) -> None:
        data = msgspec.msgpack.encode(thought)
        self.stdout.feed_data(HEADER.pack(len(data)) + data)

    def kill(self) -> None:
        return None

    async def wait(self) -> int:
        return 0
