"""`signoria mcp`: a language model at a table in this process or at a server; and a program in another language."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from house import House, until
from mcp import Client as Model
from mcp import StdioServerParameters
from test_table import scenario
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from signoria import game as find_game
from signoria.client import Client, Refused
from signoria.mcp.chairs import LocalChair, RemoteChair, seen_of
from signoria.mcp.server import Player, make_server
from signoria.mcp.telling import Teller
from signoria.titles import own

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"


async def told(model: Model, tool: str, **arguments: Any) -> str:
    answer = await model.call_tool(tool, arguments)
    assert not answer.is_error, answer
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def play_out(model: Model, rng: Random, most: int = 400) -> str:
    """Answer at random with what is listed, until the game is over."""
    text = ""
    for _ in range(most):
        found = json.loads(await told(model, "view"))
        if found["over"]:
            return text
        if found["legal"]:
            text = await told(model, "act", actions=[rng.choice(found["legal"])], wait_seconds=20)
        else:
            text = await told(model, "look", wait_seconds=20)
    raise AssertionError("the game does not end")


def test_a_model_plays_a_whole_game_in_this_process() -> None:
    async def main() -> None:
        async with Model(make_server(Player("en", rng=Random(3)))) as model:
            assert {each["id"] for each in json.loads(await told(model, "games"))} >= {*own()}
            assert "Not possible: you have no seat" in await told(model, "look")
            assert "Not possible" in await told(model, "new_game", game="chess")
            text = await told(model, "new_game", game="condottiere", seats=2, opponents="random")
            assert "You are asked:" in text
            assert "Refused: " in await told(model, "act", actions=["dance wildly"])
            assert "Nothing has changed." in await told(model, "act", actions=["play_card winter", "dance"])
            assert "#" in await told(model, "rules", game="condottiere")
            assert "The game is over." in await play_out(model, Random(1))

    asyncio.run(main())


@pytest.mark.parametrize(
    ("options", "told_so"),
    [
        ({"seed": 1}, "unknown option 'seed' for condottiere: known: draw_after_battle"),
        ({"components": "/etc/passwd"}, "components is one of "),
        ({"components": "no such pack"}, "components is one of "),
        ({"nonsense": True}, "unknown option 'nonsense'"),
        ({"hidden_cards": "maybe"}, "option hidden_cards must be one of"),
    ],
)
def test_a_model_chooses_neither_deals_nor_files(options: dict[str, Any], told_so: str) -> None:
    async def main() -> None:
        async with Model(make_server(Player("en", rng=Random(3)))) as model:
            text = await told(model, "new_game", game="condottiere", options=options)
            assert text.startswith("Not possible: ")
            assert told_so in text
            assert "You are asked" in await told(model, "new_game", game="princes", options={"components": "balanced"})
            assert "Not possible: unknown game" in await told(model, "rules", game="../../etc")

    asyncio.run(main())


def test_what_was_taken_back_is_told_anew() -> None:
    class Live:
        table = {"game": "condottiere", "seats": [None] * 2, "components_hash": "", "options": {}}
        seat, closed = 0, None

        def __init__(self) -> None:
            self.events: list[Any] = []
            self.changed_from = 0

    live: Any = Live()
    chair = RemoteChair(Client("http://nowhere.invalid"), live)

    def come(first: int, *keys: str) -> None:
        live.events[first:] = [{"key": key, "values": []} for key in keys]
        live.changed_from = min(live.changed_from, first)

    def news() -> list[str]:
        found = [key for key, _ in chair.events(told_before[0])]
        told_before[0] += len(found)
        return found

    told_before = [0]
    come(0, "one", "two")
    assert news() == ["one", "two"]
    come(1, "other", "third")
    assert news() == ["other", "third"]
    assert news() == []
    come(0)
    come(0, "new")
    assert news() == ["new"]
    come(1, "newer")
    assert news() == ["newer"]


def test_a_token_is_told_to_nobody_else() -> None:
    """A server that sends its callers to another host does not send their token along."""
    heard: list[str] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(f"{self.server.server_port}{self.path} {self.headers.get('Authorization')}")  # type: ignore[attr-defined]
            self.send_response(302)
            self.send_header("Location", f"http://127.0.0.1:{there.server_port}/api/me")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    here, there = (ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) for _ in range(2))
    for server in (here, there):
        Thread(target=server.serve_forever, daemon=True).start()
    try:
        with pytest.raises(Refused, match="the server is elsewhere"):
            asyncio.run(Client(f"http://127.0.0.1:{here.server_port}", token="signoria_secret").__aenter__())
        assert [one.split("/")[0] for one in heard] == [str(here.server_port)]
    finally:
        here.shutdown()
        there.shutdown()
        here.server_close()
        there.server_close()


def test_a_line_that_is_sent_to_another_host_is_not_followed() -> None:
    heard: list[str] = []

    async def nobody(_: Any) -> None:
        raise AssertionError("nobody comes in")

    async def main() -> None:
        def there(connection: ServerConnection, request: Request) -> Response:
            heard.append("there")
            return connection.respond(404, "")

        def here(connection: ServerConnection, request: Request) -> Response:
            heard.append(str(request.headers.get("authorization")))
            answer = connection.respond(302, "")
            answer.headers["Location"] = f"ws://127.0.0.1:{port_of(other)}/ws"
            return answer

        async with (
            serve(nobody, "127.0.0.1", 0, process_request=there) as other,
            serve(nobody, "127.0.0.1", 0, process_request=here) as server,
        ):
            client = Client(f"http://127.0.0.1:{port_of(server)}", token="signoria_secret")
            with pytest.raises(Refused, match="the server is elsewhere"):
                async with client.sit("table"):
                    pass

    asyncio.run(main())
    assert heard == ["Bearer signoria_secret"]


def port_of(server: Server) -> int:
    port: int = next(iter(server.sockets)).getsockname()[1]
    return port


def test_the_command_speaks_over_its_pipes() -> None:
    async def main() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "signoria", "mcp", "--seed", "1"])
        async with Model(command) as model:
            assert "You are asked" in await told(model, "new_game", game="condottiere", seats=2, opponents="random")

    asyncio.run(main())


@pytest.mark.parametrize("title", own())
def test_a_model_is_told_nothing_its_seat_may_not_know(title: str) -> None:
    """The same words and the same data in every world that the seat cannot tell from the true one."""
    game, rng = find_game(title), Random(5)
    g = game.start(game.usual_seats, 7)
    compared = 0
    while not g.over and compared < 25:
        if rng.random() < 0.1:
            for seat in range(g.seats):
                twin = g.imagine(seat, rng.randbytes(16))
                twin.log, twin.past, twin.moves, twin.shown = list(g.log or []), g.past, g.moves, g.shown
                assert _told(g, seat) == _told(twin, seat), (title, seat, g.record().text())
                compared += 1
        seat = rng.choice(g.to_act)
        g.act(seat, rng.choice(g.legal(seat)))


class _At:
    """A chair at a state that stands still."""

    def __init__(self, g: Any, seat: int) -> None:
        self.g, self.seat, self.game, self.figures = g, seat, g.game, g.figures()
        self.names = [f"Player {each}" for each in range(g.seats)]

    def events(self, first: int) -> list[Any]:
        return [(event.key, list(event.values)) for event in self.g.events(self.seat)][first:]


def _told(g: Any, seat: int) -> tuple[str, str]:
    teller, seen = Teller(_At(g, seat), "en"), seen_of(g, seat)  # type: ignore[arg-type]
    return teller.text(seen), json.dumps(teller.data(seen))


def test_refusals_have_reasons_and_rules() -> None:
    g = find_game("condottiere").start(2, 1)
    chair = LocalChair(g, "random", Random(1), "Model")

    async def main() -> None:
        async with Model(make_server(_seated(chair))) as model:
            text = await told(model, "act", actions=["bid 7"])
            assert text.startswith("Refused: ")
            before = json.loads(await told(model, "view"))
            assert before == json.loads(await told(model, "view"))

    asyncio.run(main())


def _seated(chair: LocalChair) -> Player:
    player = Player("en")
    player.chair, player.teller = chair, Teller(chair, "en")
    return player


def test_a_model_plays_at_a_server_among_people(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        machine = await house.program("Model")
        (host,) = await house.guests(1)
        made = await host.create("condottiere", seats=2, fill=[{"kind": "me"}], pace=0)
        async with Model(make_server(Player("en", machine, Random(2)))) as model:
            link = f"{house.address}/join/{made['invite']}"
            assert "has not begun" in await told(model, "join_table", link=link)
            await host.start(made["id"])
            person = asyncio.create_task(answer_at_random(host, made["id"]))
            assert "The game is over." in await play_out(model, Random(1))
            assert await told(model, "say", text="Well played") == "Said."
            await person


async def answer_at_random(client: Client, table: str) -> None:
    rng = Random(4)
    async with client.sit(table) as seat:
        async for situation in seat:
            if situation["over"]:
                return
            if situation["legal"]:
                await seat.act(rng.choice(situation["legal"]))


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
@pytest.mark.parametrize("example", ["random.mjs", "seat.py"])
def test_the_examples_play_a_game_to_its_end(example: str, tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def play(house: House) -> None:
        machine = await house.program("Example")
        (host,) = await house.guests(1)
        made = await host.create("tricks", seats=2, fill=[{"kind": "me"}], pace=0)
        runner = ["node", *await _flags()] if example.endswith("mjs") else [sys.executable]
        process = await asyncio.create_subprocess_exec(
            *runner, str(EXAMPLES / example), house.address, machine.token, f"{house.address}/join/{made['invite']}",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        table = await house.hall.table(made["id"])
        await until(lambda: process.returncode is not None or table.places[1].kind == "person", 60)
        if process.returncode is None:
            await host.start(made["id"])
            await answer_at_random(host, made["id"])
        out, complaints = await process.communicate()
        assert process.returncode == 0, (out, complaints)
        assert b"Example [bot] sits at" in out
        assert b"over: [" in out


async def _flags() -> list[str]:
    process = await asyncio.create_subprocess_exec("node", "--version", stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    return ["--experimental-websocket"] if int(out.decode().strip().removeprefix("v").split(".")[0]) < 22 else []
