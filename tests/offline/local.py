"""A house without a server, in this process: its minds think here, what it keeps is kept in a variable."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Optional

from signoria.offline.house import House
from signoria.offline.people import READER
from signoria.offline.thinking import Answer, Mind

PATIENCE = 60.0


class Head:
    """A mind that answers as soon as nothing else is to be done."""

    def __init__(self, answer: Answer) -> None:
        self.mind, self.live = Mind(answer), True

    def send(self, data: bytes) -> None:
        asyncio.get_running_loop().call_soon(self._think, data)

    def _think(self, data: bytes) -> None:
        if self.live:
            self.mind.hear(data)

    def end(self) -> None:
        self.live = False


class Home:
    """A house and the person whose browser it would be in."""

    def __init__(self) -> None:
        self.kept = b""
        self.house: Optional[House] = None

    async def keep(self, data: bytes) -> None:
        self.kept = data

    async def open(self) -> Home:
        self.house = House(self.kept, self.keep, Head)
        await self.house.open()
        return self

    async def close(self) -> None:
        assert self.house is not None
        await self.house.close()

    async def raw(self, method: str, path: str, body: Any = None, who: str = READER) -> tuple[int, Any]:
        assert self.house is not None
        answer = await self.house.request(who, method, path, "" if body is None else json.dumps(body))
        is_json = answer.headers["content-type"] == "application/json"
        return answer.status, json.loads(answer.text) if is_json else answer.text

    async def ask(self, method: str, path: str, body: Any = None, who: str = READER) -> Any:
        status, told = await self.raw(method, path, body, who)
        assert status == 200, (path, told)
        return told

    async def play(self, game: str, **wish: Any) -> dict[str, Any]:
        await self.ask("PUT", "/api/me", {"name": "Lucia", "language": "en"})
        told: dict[str, Any] = await self.ask("POST", "/api/play", {"game": game, "pace": 0, **wish})
        return told

    async def look(self, table: str, who: str = READER, line: int = 1) -> Eyes:
        assert self.house is not None
        eyes = Eyes(self.house, line)
        await self.house.call(line, who, f"/ws/table/{table}?since=0&epoch=-1", eyes.hear, eyes.shut)
        return eyes


class Eyes:
    """What one person is sent, and the answers that person gives."""

    def __init__(self, house: House, line: int) -> None:
        self.house, self.line = house, line
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.all: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.closed: Optional[int] = None
        self.answers = 0

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.all.append(message)
        self.told.put_nowait(message)

    def shut(self, code: int, reason: str) -> None:
        self.closed = code

    def say(self, **message: Any) -> None:
        self.house.hear(self.line, json.dumps(message))

    def act(self, action: int) -> str:
        self.answers += 1
        id = f"{self.line}-{self.answers}"
        self.say(type="act", id=id, version=self.state["version"], actions=[action])
        return id

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.told.get(), PATIENCE)
            if message.get("state"):
                self.state = message["state"]
            if message["type"] in kinds:
                return message

    async def play_on(self, most: int = 10_000) -> int:
        """Answer in a fixed way until the game is over, or so many answers were given."""
        given, sent = 0, ""
        while True:
            if not sent and self.state.get("over"):
                return given
            if not sent and given == most:
                return given
            if not sent and self.state.get("legal") and not self.state["forced"]:
                legal = self.state["legal"]
                sent = self.act(legal[(given * 7919 + 13) % len(legal)])
            message = await self.next("welcome", "update", "accepted", "refused")
            if sent and sent in (message.get("ack"), message.get("id")):
                given += message["type"] != "refused"
                sent = ""
