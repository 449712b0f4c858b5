"""The tools of the MCP server. A model has one seat at a time, and is told what that seat may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Optional

from mcp.server.mcpserver import MCPServer

from signoria.bots import usual_level
from signoria.client import Client, Refused
from signoria.kernel import Game
from signoria.mcp.chairs import Chair, LocalChair, No, RemoteChair
from signoria.mcp.telling import Teller
from signoria.titles import game as find_game
from signoria.titles import games as all_games
from signoria.titles import title as find_title

INSTRUCTIONS = """Board games of Renaissance Italy. Begin with `games`, read `rules`, take a seat by `new_game` (or
`join_table` with a link, at a server), then go on with `look` and `act`. Actions are written as `look` lists them. You
are told what your seat may know; a refusal says why and changes nothing."""


class Player:
    """Who plays, and the chair they have."""

    def __init__(self, language: str, client: Optional[Client] = None, rng: Optional[Random] = None) -> None:
        self.language, self.client, self.rng = language, client, rng or Random()
        self.chair: Optional[Chair] = None
        self.teller: Optional[Teller] = None

    async def take(self, chair: Chair) -> str:
        if self.chair is not None:
            await self.chair.close()
        self.chair, self.teller = chair, Teller(chair, self.language)
        return await self.look(0)

    async def new_game(self, game: str, seats: Optional[int], opponents: str, options: dict[str, Any]) -> str:
        title = find_game(game)
        level = opponents or usual_level(title.id)
        must_be_options(title, options)
        if self.client is not None:
            made = await self.client.play_now(title.id, seats=seats, level=level, options=options)
            return await self.take(await RemoteChair.at(self.client, made["id"]))
        g = title.start(seats or title.usual_seats, self.rng.randbytes(16), **options)
        return await self.take(LocalChair(g, level, self.rng, "Model"))

    async def join(self, link: str) -> str:
        if self.client is None:
            raise ValueError("no server was named: start `signoria mcp --server ADDRESS --token TOKEN`")
        joined = await self.client.join(link)
        return await self.take(await RemoteChair.at(self.client, joined["id"]))

    def seated(self) -> tuple[Chair, Teller]:
        if self.chair is None or self.teller is None:
            raise ValueError("you have no seat: `new_game` or `join_table` first")
        return self.chair, self.teller

    async def look(self, wait: float) -> str:
        chair, teller = self.seated()
        if wait > 0:
            await chair.wait(min(wait, 120.0))
        try:
            return teller.text(await chair.look())
        except No as no:
            return str(no)

    async def view(self) -> dict[str, Any]:
        chair, teller = self.seated()
        return teller.data(await chair.look())

    async def act(self, actions: list[str], wait: float) -> str:
        chair, teller = self.seated()
        try:
            await chair.act(actions)
        except No as no:
            return teller.refusal(no)
        return await self.look(wait)


def must_be_options(game: Game, options: dict[str, Any]) -> None:
    """Whoever speaks for a model may choose what the title offers: no seed, no file of this machine."""
    for name, value in options.items():
        if name == "components" and value in game.editions:
            continue
        if name == "components":
            raise ValueError(f"components is one of {', '.join(game.editions)}, got {value!r}")
        if name not in game.options:
            raise ValueError(
                f"unknown option {name!r} for {game.id}: known: {', '.join([*game.options, 'components'])}"
            )


def sentence(error: Exception) -> str:
    return f"Not possible: {error}"


def make_server(player: Player) -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer("signoria", instructions=INSTRUCTIONS)

    @server.tool()
    def games() -> str:
        """Which games there are, for how many seats, and their options."""
        return json.dumps(
            [
                {"id": each.id, "title": each.title, "seats": [each.min_seats, each.max_seats],
                 "options": {option.name: str(option.default) for option in each.options.values()}}
                for each in all_games()
            ]
        )  # fmt: skip

    @server.tool()
    def rules(game: str) -> str:
        """The rules of a game, with the numbers that refusals name."""
        try:
            path = find_title(find_game(game).id).rules_for(player.language)
        except ValueError as error:
            return sentence(error)
        return path.read_text(encoding="utf-8") if path else "There is no digest of these rules."

    @server.tool()
    async def new_game(
        game: str, seats: Optional[int] = None, opponents: str = "", options: Optional[dict[str, Any]] = None
    ) -> str:
        """Begin a game against bots and look at it.

        Opponents: random, novice, adept, expert, master or grandmaster; empty: the usual ones.
        """
        try:
            return await player.new_game(game, seats, opponents, options or {})
        except (ValueError, Refused) as error:
            return sentence(error)

    @server.tool()
    async def join_table(link: str) -> str:
        """Take a seat at a table of the server by its link, among people, bots and other programs."""
        try:
            return await player.join(link)
        except (ValueError, Refused) as error:
            return sentence(error)

    @server.tool()
    async def look(wait_seconds: float = 0) -> str:
        """The table in words: what happened, the board, what you are asked, what you may do. Waits for your turn, if
        you wish, up to two minutes."""
        try:
            return await player.look(wait_seconds)
        except (ValueError, Refused) as error:
            return sentence(error)

    @server.tool()
    async def view() -> str:
        """The same as JSON: the view of your seat, the prompt, the open actions."""
        try:
            return json.dumps(await player.view())
        except (ValueError, Refused, No) as error:
            return sentence(error)

    @server.tool()
    async def act(actions: list[str], wait_seconds: float = 20) -> str:
        """Do one action, or several that are taken as a whole or not at all, written as `look` lists them; then look,
        once you are asked again or the time is up. A refusal says why and changes nothing."""
        try:
            return await player.act(actions, wait_seconds)
        except (ValueError, Refused) as error:
            return sentence(error)

    @server.tool()
    async def say(text: str) -> str:
        """Say something to all at the table of a server."""
        try:
            chair, _ = player.seated()
            await chair.say(text[:500])
        except (ValueError, No) as error:
            return sentence(error)
        return "Said."

    return server
