"""A seat, at a table in this process or at one of a server: what its player may know, and what it does.

All that leaves a chair is a view, a question, open actions and events, as the rules give them to this one seat; at a
server they come over the same wire as to people.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any, Mapping, Optional, Protocol, Sequence

from signoria.bots import bot
from signoria.client import Client, Refused, Seat
from signoria.kernel import Game, Refusal, State
from signoria.terminal.sitting import PERSON, Sitting
from signoria.titles import game as find_game

Message = tuple[str, Sequence[int]]
NOT_BEGUN = "the game has not begun: the host starts it"
PATIENCE = 30.0  # seconds for an answer of a server


class No(Exception):
    """An action was refused: a message of the catalogue or, with no key, a plain sentence."""

    def __init__(
        self, key: str, values: Sequence[int] = (), rule: str = "", detail: str = "", known: bool = True
    ) -> None:
        super().__init__(detail or key)
        self.key, self.values, self.rule, self.detail = key, values, rule, detail
        self.known = known  # that nothing has changed


@dataclass(frozen=True)
class Seen:
    """What the player of a seat knows now."""

    view: Mapping[str, Any]
    prompt: Optional[Message]
    legal: list[int]
    asides: list[int]
    over: bool


class Chair(Protocol):
    game: Game
    seat: int
    figures: Any

    @property
    def names(self) -> list[str]: ...
    def events(self, first: int) -> list[Message]: ...
    async def look(self) -> Seen: ...
    async def wait(self, seconds: float) -> None: ...
    async def act(self, actions: list[str]) -> None: ...
    async def say(self, text: str) -> None: ...
    async def close(self) -> None: ...


class LocalChair:
    """At a table in this process, against bots."""

    def __init__(self, g: State, level: str, rng: Random, name: str) -> None:
        self.sitting = Sitting(g, bot(level, g.game.id), "en", rng, name)
        self.game, self.seat, self.figures = g.game, PERSON, g.figures()
        self._go_on()

    @property
    def names(self) -> list[str]:
        return list(self.sitting.words.names)

    def _go_on(self) -> None:
        while self.sitting.go_on():
            pass

    def events(self, first: int) -> list[Message]:
        told = [(event.key, list(event.values)) for event in self.sitting.g.events(self.seat)]
        return [(key, values) for key, values in told[first:]]

    async def look(self) -> Seen:
        return seen_of(self.sitting.g, self.seat)

    async def wait(self, seconds: float) -> None:
        """Bots have answered already."""

    async def act(self, actions: list[str]) -> None:
        g = self.sitting.g
        try:
            codes = [g.game.verbs.parse(text) for text in actions]
            g.check_list(self.seat, codes)
        except Refusal as refusal:
            raise No(refusal.key, refusal.values, refusal.rule, str(refusal)) from None
        except ValueError as error:
            raise No("", detail=str(error)) from None
        for code in codes:
            g.act(self.seat, code)
        self.sitting.let_bots_speak()
        self._go_on()

    async def say(self, text: str) -> None:
        raise No("", detail="the bots at this table do not listen")

    async def close(self) -> None:
        return None


def seen_of(g: State, seat: int) -> Seen:
    """What a seat may know of a game."""
    asked = bool(g.waiting() >> seat & 1)
    legal = g.legal(seat) if asked and not g.over else []
    asides = g.asides(seat) if not g.over else []
    prompt = g.prompt(seat) if asked else None
    return Seen(g.view(seat), prompt, legal, asides, g.over)


class RemoteChair:
    """At a table of a server, over the wire."""

    def __init__(self, client: Client, live: Seat) -> None:
        self.client, self.live = client, live
        self.game = find_game(live.table["game"])
        self.seat = live.seat
        edition = self.game.editions_by_hash.get(live.table["components_hash"])
        self.figures = self.game.start(len(live.table["seats"]), 0, edition, **live.table["options"]).figures()

    @classmethod
    async def at(cls, client: Client, table: str) -> RemoteChair:
        live = client.sit(table)
        await live.__aenter__()
        return cls(client, live)

    @property
    def names(self) -> list[str]:
        return [seat["name"] or f"seat {seat['seat']}" for seat in self.live.table["seats"]]

    def events(self, first: int) -> list[Message]:
        """From a place on; from an earlier one where something was taken back and other things happened since."""
        live = self.live
        first, live.changed_from = min(first, live.changed_from), len(live.events)
        return [(event["key"], event["values"]) for event in live.events[first:]]

    async def look(self) -> Seen:
        state = self.live.situation
        if self.live.closed is not None:
            raise self.live.closed
        if not state:
            raise No("", detail=NOT_BEGUN)
        prompt = (state["prompt"][0], state["prompt"][1]) if state["prompt"] else None
        asides = state["asides"] if state["asides"] is not None else await self._asides()
        return Seen(state["view"], prompt, state["legal"], asides, state["over"])

    async def _asides(self) -> list[int]:
        try:
            async with asyncio.timeout(PATIENCE):
                return list(await self.live.asides())
        except TimeoutError:  # the question or the answer went with a connection
            return []

    async def wait(self, seconds: float) -> None:
        """Until this seat is asked, or the game is over, or the time is up."""
        try:
            async with asyncio.timeout(seconds):
                while not self.live.situation or not (self.live.situation["legal"] or self.live.situation["over"]):
                    await self.live.change()
        except TimeoutError:
            return

    async def act(self, actions: list[str]) -> None:
        if not self.live.situation:
            raise No("", detail=NOT_BEGUN)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.live.act(*actions)
        except TimeoutError:
            raise No("", detail="the server has not answered: look whether it was done", known=False) from None
        except Refused as refused:
            raise No(refused.key, refused.values, refused.rule, str(refused)) from None

    async def say(self, text: str) -> None:
        await self.live.say(text)

    async def close(self) -> None:
        await self.live.__aexit__()
