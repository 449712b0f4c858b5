"""Join a table from Python and play: as a guest with a name, or as a program with its token.

import asyncio, random
from signoria.client import Client

async def main():
    async with Client("http://127.0.0.1:8000", name="Lorenza") as client:  # or token="signoria_..."
        table = await client.play_now("condottiere")
        async with client.sit(table["id"]) as seat:
            async for situation in seat:          # every change this seat can see
                if situation["over"]:
                    print(situation["view"]["scores"])
                    break
                if situation["legal"]:            # it is our turn: codes, or text such as "bid 7"
                    await seat.act(random.choice(situation["legal"]))

asyncio.run(main())
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from http.client import HTTPMessage
from typing import IO, Any, AsyncIterator, Optional, Union
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Action = Union[int, str]
Json = dict[str, Any]


class Refused(Exception):
    """The server said no: `key` and `values` are from its catalogue, `rule` is a paragraph of the digest."""

    def __init__(self, message: Json) -> None:
        super().__init__(message.get("detail") or message["key"])
        self.key: str = message["key"]
        self.values: list[int] = message.get("values", [])
        self.rule: str = message.get("rule", "")
        self.message = message


class AtHome(urllib.request.HTTPRedirectHandler):
    """Follows a server to another path, never to another host: tokens and cookies are for the one that was named."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Optional[urllib.request.Request]:
        if origin(newurl) != origin(req.full_url):
            fp.close()
            raise elsewhere(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def origin(address: str) -> tuple[str, str]:
    parts = urlsplit(address)
    return parts.scheme, parts.netloc


OPENER = urllib.request.build_opener(AtHome)


class Line(connect):
    """A websocket to the server that was named; no table lies behind a redirect, so none is followed."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


def elsewhere(address: str) -> Refused:
    return Refused({"key": "no-sense", "detail": f"the server is elsewhere: name {address} if you trust it"})


class Client:
    """One guest, or one program. Requests answer as the protocol says; a guest's cookie is kept."""

    def __init__(self, address: str, name: str = "", language: str = "en", cookie: str = "", token: str = "") -> None:
        self.address = address.rstrip("/")
        self.name, self.language = name, language
        self.cookie, self.token = cookie, token
        self.me: Json = {}

    async def __aenter__(self) -> Client:
        if self.token:
            self.me = await self.request("GET", "/api/me")
            self.name = self.me["name"]
            return self
        self.me = await self.request("PUT", "/api/me", {"name": self.name, "language": self.language})
        return self

    async def __aexit__(self, *error: Any) -> None:
        return None

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        for name, value in self.headers().items():
            request.add_header(name, value)
        try:
            with OPENER.open(request, timeout=30) as answer:
                for value in answer.headers.get_all("set-cookie") or []:
                    self.cookie = value.partition(";")[0]
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
        except urllib.error.HTTPError as error:
            raise Refused(_problem(error)) from None

    def headers(self) -> dict[str, str]:
        """What says who this is."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    async def tables(self, scope: str = "mine") -> list[Json]:
        """My tables; or with `open` those that look for players, with `watch` those that may be watched."""
        found: Json = await self.request("GET", f"/api/tables?scope={quote(scope)}")
        listed: list[Json] = found["tables"]
        return listed

    async def look_up(self, table: str) -> Json:
        info: Json = await self.request("GET", f"/api/tables/{quote(table, safe='')}")
        return info

    async def games(self) -> list[Json]:
        found: list[Json] = await self.request("GET", "/api/games")
        return found

    async def create(self, game: str, **choices: Any) -> Json:
        """Make a table: see `CreateTable` in the protocol."""
        made: Json = await self.request("POST", "/api/tables", {"game": game, **choices})
        return made

    async def play_now(self, game: str, **choices: Any) -> Json:
        """A table with bots, started at once: see `PlayNow`."""
        made: Json = await self.request("POST", "/api/play", {"game": game, **choices})
        return made

    async def join(self, code: str, seat: Optional[int] = None, terms: Optional[int] = None) -> Json:
        """Accept an invitation: an invite link, or its last part. With `terms`, only if the table still has those."""
        code = code.rstrip("/").rpartition("/")[2]
        seen = "" if terms is None else f"?terms={terms}"
        joined: Json = await self.request("POST", f"/api/join/{quote(code, safe='')}{seen}", {"seat": seat})
        return joined

    async def start(self, table: str) -> Json:
        started: Json = await self.request("POST", f"/api/tables/{table}/start")
        return started

    async def leave(self, table: str) -> Json:
        left: Json = await self.request("POST", f"/api/tables/{table}/leave")
        return left

    async def record(self, table: str) -> str:
        return str(await self.request("GET", f"/api/tables/{table}/record"))

    def sit(self, table: str) -> Seat:
        """The live stream of a table, as the seat this guest has there, or as a spectator."""
        return Seat(self, table)


class Seat:
    """A live table. Iterating gives every situation; lost connections are taken up again."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.id = client, table
        self.table: Json = {}
        self.seat = -1
        self.situation: Json = {}
        self.events: list[Json] = []
        self.changed_from = 0  # the first event that is another one since somebody set this
        self.chat: list[Json] = []
        self.pacts: dict[int, Json] = {}
        self.epoch = -1
        self.changed = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.messages: dict[str, Json] = {}
        self.socket: Optional[ClientConnection] = None
        self.reader: Optional[asyncio.Task[None]] = None
        self.closed: Optional[Exception] = None
        self.told_asides: Optional[asyncio.Future[list[int]]] = None
        self.repeats: set[asyncio.Future[None]] = set()

    async def __aenter__(self) -> Seat:
        self.reader = asyncio.create_task(self._read_all())
        while not self.table and self.closed is None:
            await self._wait()
        if self.closed is not None:
            raise self.closed
        return self

    async def __aexit__(self, *error: Any) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def __aiter__(self) -> AsyncIterator[Json]:
        seen = -1
        while self.closed is None:
            if self.situation and self.situation["version"] != seen:
                seen = self.situation["version"]
                yield self.situation
                continue
            await self._wait()
        raise self.closed

    async def change(self) -> None:
        """Wait until something has come in."""
        if self.closed is not None:
            raise self.closed
        await self._wait()

    async def asides(self) -> list[int]:
        """What may be done out of turn, where the situation gives only its number."""
        self.told_asides = asyncio.get_running_loop().create_future()
        await self.send({"type": "asides"})
        return await self.told_asides

    async def _wait(self) -> None:
        await self.changed.wait()
        self.changed.clear()

    async def act(self, *actions: Action) -> Json:
        """Do these actions, all or none; returns the new situation, raises Refused."""
        message = {"type": "act", "version": self.situation["version"], "actions": list(actions)}
        await self.ask(message)
        return self.situation

    async def say(self, text: str, to: int = -1) -> None:
        await self.send({"type": "chat", "text": text, "to": to})

    async def ask(self, message: Json) -> Json:
        """Send a message that is acknowledged, again after a reconnect: its id counts once."""
        id = secrets.token_urlsafe(9)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.answers[id], self.messages[id] = answer, {**message, "id": id}
        try:
            await self.send(self.messages[id])
            return await answer
        finally:
            self.answers.pop(id, None)
            self.messages.pop(id, None)

    async def send(self, message: Json) -> None:
        try:
            if self.socket is not None:
                await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            return  # the reader connects again and repeats what was not answered

    async def _read_all(self) -> None:
        pause = 0.1
        while self.closed is None:
            try:
                async with Line(self._address(), additional_headers=self.client.headers(), max_size=None) as socket:
                    self.socket = socket
                    async for text in socket:
                        self._take(json.loads(text))
                        pause = 0.1
            except ConnectionClosed:
                pass
            except (OSError, InvalidHandshake) as error:  # nobody there, or only a proxy
                self._must_exist(error)
                pause = min(5.0, pause * 2)
            code = self.socket.close_code if self.socket is not None else None
            if code is not None and 4400 <= code < 4500:
                self.closed = Refused({"key": self.socket.close_reason if self.socket else "no-table"})
                self.changed.set()
                return
            await asyncio.sleep(pause)

    def _must_exist(self, error: Exception) -> None:
        if not isinstance(error, InvalidStatus) or not 300 <= error.response.status_code < 500:
            return
        code, place = error.response.status_code, error.response.headers.get("Location")
        known = code >= 400 or place is None
        self.closed = Refused({"key": "no-table", "detail": f"HTTP {code}"}) if known else elsewhere(str(place))
        self.changed.set()

    def _address(self) -> str:
        parts = urlsplit(self.client.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return f"{scheme}://{parts.netloc}/ws/table/{self.id}?since={len(self.events)}&epoch={self.epoch}"

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self._show(message)
        elif kind == "presence":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "pact":
            self.pacts[message["pact"]["number"]] = message["pact"]
        elif kind == "asides" and self.told_asides is not None and not self.told_asides.done():
            self.told_asides.set_result(message["asides"])
        elif kind == "refused" and message.get("state"):
            self.situation = message["state"]
        answer = self.answers.get(message.get("ack") or message.get("id") or "")
        if answer is not None and not answer.done():
            if kind == "refused":
                answer.set_exception(Refused(message))
            else:
                answer.set_result(message)
        self.changed.set()

    def _show(self, message: Json) -> None:
        self.situation = message["state"] or {}
        self.epoch = message["epoch"]
        self.events[message["events_from"] :] = message["events"]
        self.changed_from = min(self.changed_from, message["events_from"])
        if message["type"] == "update":
            return
        self.table, self.seat, self.chat = message["table"], message["seat"], message["chat"]
        self.pacts = {pact["number"]: pact for pact in message["pacts"]}
        for waiting in self.messages.values():  # sent before the connection broke, not answered since
            task = asyncio.ensure_future(self.send(waiting))
            self.repeats.add(task)
            task.add_done_callback(self.repeats.discard)


def _problem(error: urllib.error.HTTPError) -> Json:
    try:
        found: Json = json.loads(error.read())
    except ValueError:
        found = {}
    return {"key": "no-sense", "detail": f"HTTP {error.code}", **found}
