"""Lines over HTTP: the same requests for a finished game and for a position that was set up."""

from __future__ import annotations

import asyncio
from typing import Any, Awaitable, Callable

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from signoria.server import protocol as p
from signoria.server.exploring import ground, trial
from signoria.server.exploring.ground import Ground
from signoria.server.exploring.protocol import (
    AdviceCall,
    DescribeCall,
    Described,
    ExploreAdvice,
    ExploreCall,
    ExploreMoment,
    ExploreReasons,
    ExploreWhy,
    PlayOn,
    Start,
)
from signoria.server.exploring.trial import Laboratory
from signoria.server.web import FAILS, Call, Word, finished, hall, user_of, viewer_id

GroundOf = Callable[[Call, str, Start], Awaitable[Ground]]


def laboratory(request: Call) -> Laboratory:
    found: Laboratory = request.app.state["laboratory"]
    return found


async def of_game(request: Call, table: str, start: Start) -> Ground:
    """Of a game that is over, and of no other."""
    reel = await hall(request).reel(await finished(request, table))
    return await asyncio.to_thread(ground.of_game, reel, start)


async def of_position(request: Call, game: str, start: Start) -> Ground:
    return await asyncio.to_thread(ground.of_position, hall(request).title(game), start)


async def looker(request: Call) -> str:
    """Who looks, counted: strangers by the place they come from."""
    user = await viewer_id(request)
    laboratory(request).looks.pass_through(user or f"at {request.client.host if request.client else ''}")
    return user


def handlers(place: str, ground_of: GroundOf) -> list[HTTPRouteHandler]:
    """`place` names what lines begin from: `/api/tables/{about:str}`."""

    def route(end: str = "", **more: Any) -> Callable[[Any], HTTPRouteHandler]:
        return post(f"{place}/explore{end}", tags=["explore"], responses=FAILS, **more)

    @route(status_code=200)
    async def explore(request: Call, about: Word, data: JSONBody[ExploreCall]) -> ExploreMoment:
        """A line from any moment of a finished game, or from a position in words, as it stands after these moves.
        Nothing is kept of it; a position that cannot be is refused with the reason."""
        person = await looker(request)
        return await laboratory(request).look(await ground_of(request, about, data.start), data, person)

    @route("/why", status_code=200)
    async def explain(request: Call, about: Word, data: JSONBody[ExploreWhy]) -> ExploreReasons:
        """Why something cannot be chosen."""
        await looker(request)
        return await asyncio.to_thread(trial.why, await ground_of(request, about, data.start), data)

    @route("/advice", status_code=200)
    async def advise(request: Call, about: Word, data: JSONBody[AdviceCall]) -> ExploreAdvice:
        """What the coach would do there, from what the seat knows that is asked."""
        user = await user_of(request)
        laboratory(request).questions.pass_through(user.id)
        return await laboratory(request).advise(await ground_of(request, about, data.start), data, user.id)

    @route("/words", status_code=200)
    async def describe(request: Call, about: Word, data: JSONBody[DescribeCall]) -> Described:
        """The position in words, to be changed in the editor."""
        await looker(request)
        return await asyncio.to_thread((await ground_of(request, about, data.start)).described, data.moves)

    @route("/play")
    async def play_on(request: Call, about: Word, data: JSONBody[PlayOn]) -> p.TableInfo:
        """A real table with bots that goes on from there, rated for nobody."""
        user = await user_of(request)
        table = await laboratory(request).play_on(await ground_of(request, about, data.start), data, user)
        return table.info(user.id)

    return [explore, explain, advise, describe, play_on]


HANDLERS = [*handlers("/api/tables/{about:str}", of_game), *handlers("/api/positions/{about:str}", of_position)]
