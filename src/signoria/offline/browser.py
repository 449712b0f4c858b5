"""Between JavaScript and the house: what a worker of the page calls. Runs in Pyodide alone."""

from __future__ import annotations

import json
from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from signoria.offline.house import House
from signoria.offline.thinking import Answer, Mind


class _Head:
    """A worker beside this one."""

    def __init__(self, hire: Any, answer: Answer) -> None:
        self.hear = create_proxy(lambda data: answer(data.to_bytes()))
        self.worker = hire(self.hear)

    def send(self, data: bytes) -> None:
        self.worker.send(to_js(data))

    def end(self) -> None:
        self.worker.end()
        self.hear.destroy()


class HouseHere:
    """The house as JavaScript sees it."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def request(self, who: str, method: str, path: str, body: str) -> Any:
        from js import JSON  # type: ignore[import-not-found]

        status, text, headers = await self.house.request(who, method, path, body)
        return JSON.parse(json.dumps({"status": status, "text": text, "headers": headers}))

    async def call(self, line: int, who: str, path: str, say: Any, shut: Any) -> None:
        await self.house.call(line, who, path, say, shut)

    def hear(self, line: int, text: str) -> None:
        self.house.hear(line, text)

    def hang_up(self, line: int) -> None:
        self.house.hang_up(line)


async def open_house(kept: Any, keep: Any, hire: Any, minds: int) -> Any:
    async def stored(data: bytes) -> None:
        await keep(to_js(data))

    house = House(kept.to_bytes() if kept else b"", stored, lambda answer: _Head(hire, answer), minds)
    await house.open()
    return create_proxy(HouseHere(house))


class MindHere:
    def __init__(self, answer: Any) -> None:
        self.mind = Mind(lambda data: answer(to_js(data)))

    def hear(self, data: Any) -> None:
        self.mind.hear(data.to_bytes())


def open_mind(answer: Any) -> Any:
    return create_proxy(MindHere(answer))
