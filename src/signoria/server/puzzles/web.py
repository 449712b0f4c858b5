"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from signoria.server.denied import Denied
from signoria.server.puzzles import days
from signoria.server.puzzles.protocol import PuzzleInfo, PuzzlePermit, PuzzleRef, PuzzleResult, PuzzleShelf, PuzzleTry
from signoria.server.puzzles.room import Room
from signoria.server.web import FAILS, Call, Word, user_of, viewer_id

Choice = Annotated[str, QueryParameter(max_length=64)]


def room(request: Call) -> Room:
    found: Room = request.app.state["puzzles"]
    return found


async def _reader(request: Call) -> str:
    """Who looks, counted: strangers by the place they come from."""
    user = await viewer_id(request)
    await room(request).slow_down(user or f"at {request.client.host if request.client else ''}")
    return user


@get("/api/puzzles", tags=["puzzles"], responses=FAILS)
async def show_puzzles(request: Call) -> PuzzleShelf:
    """What puzzles there are, how I stand, and the week."""
    return await room(request).shelf(await viewer_id(request))


@get("/api/puzzles/daily", tags=["puzzles"], responses=FAILS)
async def show_daily(request: Call, day: Choice = "") -> PuzzleInfo:
    """The puzzle of a day, by UTC; left out: of today."""
    wanted = days.read_day(day) if day else days.today()
    puzzle = room(request).daily(wanted)
    if puzzle is None:
        raise Denied("no-puzzle", "there are no puzzles here", 404)
    return await room(request).info(await _reader(request), puzzle, wanted)


@get("/api/puzzles/next", tags=["puzzles"], responses=FAILS)
async def next_puzzle(request: Call, game: Choice = "", theme: Choice = "") -> PuzzleRef:
    """A puzzle I have not tried, near my strength; of this title and theme, if any is named."""
    return await room(request).next(await viewer_id(request), game, theme)


@get("/api/puzzles/{game:str}/{id:str}", tags=["puzzles"], responses=FAILS)
async def show_puzzle(request: Call, game: Word, id: Word) -> PuzzleInfo:
    """A position as its seat sees it, and what is asked; the solution once I have tried."""
    puzzle = room(request).puzzle(game, id)
    return await room(request).info(await _reader(request), puzzle)


@post("/api/puzzles/{game:str}/{id:str}/try", tags=["puzzles"], status_code=200, responses=FAILS)
async def try_puzzle(request: Call, game: Word, id: Word, data: JSONBody[PuzzleTry]) -> PuzzleResult:
    """The one try that counts; a second one is answered with what became of the first."""
    user = await user_of(request)
    await room(request).slow_down(user.id)
    return await room(request).attempt(user.id, room(request).puzzle(game, id), data.action)


@put("/api/me/puzzle-games", tags=["puzzles"], responses=FAILS)
async def permit_games(request: Call, data: JSONBody[PuzzlePermit]) -> PuzzlePermit:
    """Let puzzles be made of the public games I finish, or no longer. Nobody's name is told with them."""
    user = await user_of(request)
    await room(request).ledger.permit(user.id, data.may)
    return data


HANDLERS = [show_puzzles, show_daily, next_puzzle, show_puzzle, try_puzzle, permit_games]
