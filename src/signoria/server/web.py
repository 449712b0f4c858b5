"""The HTTP side: titles, people, tables, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from signoria.server import dealing, names, replays, seating, titles, wishes
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.guide import guide
from signoria.server.hall import Hall
from signoria.server.here import LONGEST_RECORD, BringRecord
from signoria.server.ladder import OVERALL
from signoria.server.lobby import Lobby
from signoria.server.pages import FOREVER
from signoria.server.past import glance, look_back
from signoria.server.people import COOKIE, LIFETIME, People
from signoria.server.programs.door import credentials
from signoria.server.programs.names import is_program
from signoria.server.ratings import Ratings
from signoria.server.replays import MOST_MOMENTS
from signoria.server.rows import UserRow
from signoria.server.rules_page import GuideInfo
from signoria.server.table import Table

Call = Request[Any, Any, Any]
LONGEST_WORD = 64
Word = Annotated[str, PathParameter(min_length=1, max_length=LONGEST_WORD)]
LongWord = Annotated[str, PathParameter(min_length=1, max_length=1400)]
MomentNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeenTerms = Annotated[Optional[int], QueryParameter(ge=0, le=1_000_000)]
Eyes = Annotated[int, QueryParameter(name="seat", ge=-1, le=15)]

FAILS = {
    status: ResponseSpec(p.Problem, generate_examples=False, description=text)
    for status, text in {
        400: "Not understood", 401: "No name yet", 403: "Not yours to do", 404: "Nothing there",
        409: "Not now", 429: "Too fast", 503: "Not stored",
    }.items()
}  # fmt: skip
MARKDOWN, FLUENT = "text/markdown; charset=utf-8", "text/plain; charset=utf-8"


def hall(request: Call) -> Hall:
    found: Hall = request.app.state["hall"]
    return found


def lobby(request: Call) -> Lobby:
    found: Lobby = request.app.state["lobby"]
    return found


def people(request: Call) -> People:
    found: People = request.app.state["people"]
    return found


def ratings(request: Call) -> Ratings:
    found: Ratings = request.app.state["ratings"]
    return found


async def user_of(request: Call) -> UserRow:
    return await people(request).must(credentials(request))


async def viewer_id(request: Call) -> str:
    user = await people(request).who(credentials(request))
    return user.id if user else ""


# -- titles


@get("/api/games", tags=["games"], responses={429: FAILS[429]}, sync_to_thread=False)
def list_games(request: Call) -> list[p.GameInfo]:
    """Every title with all a client needs to know of it."""
    return [titles.describe(title) for title in hall(request).titles]


@get("/api/games/{game:str}", tags=["games"], responses=FAILS, sync_to_thread=False)
def show_game(request: Call, game: Word) -> p.GameInfo:
    return titles.describe(hall(request).title(game))


@get("/api/games/{game:str}/rules/{language:str}", tags=["games"], responses=FAILS, sync_to_thread=False)
def show_rules(request: Call, game: Word, language: Word) -> Response[str]:
    """The rules digest as markdown; its paragraph numbers are those of messages and refusals.

    `content-language` is that of the digest, which may be another where there is none in the one asked for.
    """
    text, told = titles.rules(hall(request).title(game), language) or (None, language)
    answer = _text(text, MARKDOWN)
    answer.headers["content-language"] = told
    return answer


@get("/api/games/{game:str}/guide/{language:str}", tags=["games"], responses=FAILS, sync_to_thread=True)
def show_guide(request: Call, game: Word, language: Word) -> GuideInfo:
    """The rules page beside the digest: summary, what is in the box, turn, and examples computed by the rules."""
    page = guide(hall(request).title(game), language)
    if page is None:
        raise Denied("no-words", status=404)
    return page


@get("/api/games/{game:str}/words/{language:str}", tags=["games"], responses=FAILS, sync_to_thread=False)
def show_words(request: Call, game: Word, language: Word) -> Response[str]:
    """Everything the title and the table can say, as Fluent."""
    return _text(titles.words(hall(request).title(game), language), FLUENT)


@get("/api/components/{hash:str}", tags=["games"], responses=FAILS)
async def show_components(request: Call, hash: Word) -> Response[dict[str, Any]]:
    """The figures with this hash, of this edition or an older one; they never change."""
    await hall(request).look_up(hash)
    return Response(hall(request).figures(hash), headers={"cache-control": FOREVER})


@get("/api/words/{language:str}", tags=["games"], responses=FAILS, sync_to_thread=False)
def show_common_words(request: Call, language: Word) -> Response[str]:
    """What the lobby and every table can say, as Fluent."""
    return _text(titles.words(None, language), FLUENT)


def _text(text: str | None, media_type: str) -> Response[str]:
    if text is None:
        raise Denied("no-words", status=404)
    return Response(text, media_type=media_type)


# -- people


@get("/api/me", tags=["people"], responses={429: FAILS[429]})
async def show_me(request: Call) -> Response[p.Me]:
    user = await people(request).who(credentials(request))
    if user is None:
        return Response(p.Me("", ""))
    if is_program(user.name):
        return Response(told(user))
    return _known(request, user, people(request).wears_out(request.cookies))


@put("/api/me", tags=["people"], responses=FAILS)
async def change_me(request: Call, data: JSONBody[p.MeChange]) -> Response[p.Me]:
    """Give a name, or another one; the answer sets the cookie."""
    known = await people(request).who(request.cookies)
    id, name = known.id if known else "", names.cleaned(data.name)
    if known is None:
        hall(request).operator.doorstep.must_admit(request.client.host if request.client else "")
    elif name != known.name:
        hall(request).operator.must_be_heard(known.id)
    everywhere = hall(request).cluster if id else None
    if everywhere is not None:
        await everywhere.errands.must_be_free(id, name)
    seating.must_be_free_here(hall(request), id, name)
    user = await people(request).change(known, data)
    if everywhere is not None:
        await everywhere.errands.rename(user)
    await seating.rename_here(hall(request), user)
    return _known(request, user)


def _known(request: Call, user: UserRow, sign: bool = True) -> Response[p.Me]:
    """Who somebody is, and the cookie that says so."""
    cookie = me_cookie(request, people(request).renewed(request.cookies, user))
    return Response(told(user), cookies=[cookie] if sign else [])


@put("/api/me/arms", tags=["people"], responses=FAILS)
async def change_arms(request: Call, data: JSONBody[p.Arms]) -> p.Me:
    """Choose a badge."""
    user = await user_of(request)
    return told(await people(request).bear(user, data.arms))


def told(user: UserRow) -> p.Me:
    return p.Me(user.id, user.name, user.language, member=user.member, program=is_program(user.name), arms=user.arms)  # type: ignore[arg-type]


def me_cookie(request: Call, value: str, lifetime: int = LIFETIME) -> Cookie:
    secure = hall(request).settings.secure_cookies or request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=lifetime, httponly=True, samesite="lax", secure=secure)


@get("/api/me/way-back", tags=["people"], responses=FAILS)
async def show_way_back(request: Call) -> p.WayBack:
    """Whether I have a way back, and since when; never its code."""
    kept = await people(request).way_back(await user_of(request))
    return p.WayBack("", kept.created if kept else None)


@post("/api/me/way-back", tags=["people"], responses=FAILS)
async def make_way_back(request: Call) -> p.WayBack:
    """A new way back, which replaces the former one. The code is told this once: the server keeps its hash."""
    return p.WayBack(*await people(request).make_way_back(await user_of(request)))


@delete("/api/me/way-back", tags=["people"], responses=FAILS)
async def close_way_back(request: Call) -> None:
    await people(request).close_way_back(await user_of(request))


@post("/api/way-back", tags=["people"], status_code=200, responses=FAILS)
async def come_back(request: Call, data: JSONBody[p.ComeBack]) -> Response[p.Me]:
    """Be again who made this way back; the answer sets the cookie."""
    return _known(request, await people(request).come_back(data.code))


# -- tables


@get("/api/tables", tags=["tables"], responses=FAILS)
async def list_tables(
    request: Call, which: Annotated[Literal["open", "watch", "mine"], QueryParameter(name="scope")] = "open"
) -> p.TableList:
    """Public tables with an open seat, public games to watch, or the tables where I sit."""
    user = await people(request).who(request.cookies)
    return p.TableList(await lobby(request).listed(user, which))


@post("/api/tables", tags=["tables"], responses=FAILS)
async def create_table(request: Call, data: JSONBody[p.CreateTable]) -> p.TableInfo:
    user = await user_of(request)
    table = await lobby(request).create(user, data)
    return table.info(user.id)


@post("/api/play", tags=["tables"], responses=FAILS)
async def play_now(request: Call, data: JSONBody[p.PlayNow]) -> p.TableInfo:
    """A table with bots, started at once."""
    user = await user_of(request)
    table = await lobby(request).play_now(user, data)
    return table.info(user.id)


@post("/api/records", tags=["tables"], responses=FAILS, request_max_body_size=2 * LONGEST_RECORD)
async def bring_record(request: Call, data: JSONBody[BringRecord]) -> p.TableInfo:
    """A game that was begun elsewhere, checked move by move; its other seats are bots', it is rated for nobody."""
    user = await user_of(request)
    table = await lobby(request).bring(user, data)
    return table.info(user.id)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=FAILS)
async def show_table(request: Call, table_id: Word) -> p.TableInfo:
    table = await hall(request).table(table_id)
    return table.info(await viewer_id(request))


@post("/api/tables/{table_id:str}/join", tags=["tables"], status_code=200, responses=FAILS)
async def join_table(request: Call, table_id: Word, data: JSONBody[p.TakeSeat], terms: SeenTerms = None) -> p.TableInfo:
    """Sit down at a public table: to the `terms` that were shown, or not at all."""
    user = await user_of(request)
    table = await hall(request).table(table_id)
    return await _info(table, seating.join, user, data, "", terms)


@get("/api/join/{code:str}", tags=["tables"], responses=FAILS)
async def show_invitation(request: Call, code: Word) -> p.TableInfo:
    """What an invite link leads to. Looking takes no seat."""
    table, user = await lobby(request).by_invite(code), await viewer_id(request)
    await hall(request).circle.must_be_open(table, user, "no-invite")
    return table.info(user)


@post("/api/join/{code:str}", tags=["tables"], status_code=200, responses=FAILS)
async def accept_invitation(
    request: Call, code: Word, data: JSONBody[p.TakeSeat], terms: SeenTerms = None
) -> p.TableInfo:
    user = await user_of(request)
    table = await lobby(request).by_invite(code)
    return await _info(table, seating.join, user, data, code, terms)


@post("/api/tables/{table_id:str}/fill", tags=["tables"], status_code=200, responses=FAILS)
async def fill_seat(request: Call, table_id: Word, data: JSONBody[p.FillSeat]) -> p.TableInfo:
    user = await user_of(request)
    return await _info(await hall(request).table(table_id), seating.fill, user, data)


@post("/api/tables/{table_id:str}/wish", tags=["tables"], status_code=200, responses=FAILS)
async def wish_for(request: Call, table_id: Word, data: JSONBody[p.SeatWish]) -> p.TableInfo:
    """Choose, before the start, what a seat may choose for itself: in Il Principe its family."""
    user = await user_of(request)
    return await _info(await hall(request).table(table_id), wishes.choose, user, data)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, responses=FAILS)
async def start_table(request: Call, table_id: Word) -> p.TableInfo:
    """Begin; where people have promised nonces, once they have given them or their time is up."""
    user = await user_of(request)
    table = await hall(request).table(table_id)
    info = await _info(table, seating.start, user)
    if not info.called:
        return info
    await table.dealing.begun.wait()
    return table.info(user.id)


@post("/api/tables/{table_id:str}/nonce", tags=["tables"], status_code=200, responses=FAILS)
async def promise_nonce(request: Call, table_id: Word, data: JSONBody[p.PromiseNonce]) -> p.TableInfo:
    """Commit to a nonce that is to have a part in the deal; before the start, by those who sit."""
    user = await user_of(request)
    return await _info(await hall(request).table(table_id), dealing.promise, user, data.commitment)


@post("/api/tables/{table_id:str}/reveal", tags=["tables"], status_code=200, responses=FAILS)
async def reveal_nonce(request: Call, table_id: Word, data: JSONBody[p.RevealNonce]) -> p.TableInfo:
    """Give the nonce one committed to, once the table has called for it."""
    user = await user_of(request)
    return await _info(await hall(request).table(table_id), dealing.reveal, user, bytes.fromhex(data.nonce))


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200, responses=FAILS)
async def leave_table(request: Call, table_id: Word) -> p.TableInfo:
    user = await user_of(request)
    return await _info(await hall(request).table(table_id), seating.leave, user)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200, responses=FAILS)
async def play_again(
    request: Call,
    table_id: Word,
    commitment: Annotated[Optional[str], QueryParameter(pattern="^[0-9a-f]{64}$")] = None,
) -> p.TableInfo:
    """Play again with the same people; alone with bots also in the middle of a game.

    With the `commitment` to a nonce a game against bots begins when the nonce is revealed.
    """
    user = await user_of(request)
    return await lobby(request).rematch(user, await hall(request).table(table_id), commitment)


async def _info(table: Table, method: Any, *arguments: Any) -> p.TableInfo:
    info: p.TableInfo = await table.call(method, *arguments)
    return info


@get("/api/tables/{table_id:str}/past/{event:int}", tags=["tables"], responses=FAILS)
async def show_past(
    request: Call,
    table_id: Word,
    event: MomentNumber,
    epoch: Annotated[int, QueryParameter(ge=-1, le=1 << 53)],
) -> p.PastMoment:
    """The board as I saw it when I was told this event: its number and `epoch` are those of the live stream."""
    user = await viewer_id(request)
    return await look_back(await hall(request).table(table_id), user, event, epoch)


@get("/api/tables/{table_id:str}/glimpse", tags=["tables"], responses=FAILS)
async def show_glimpse(request: Call, table_id: Word) -> p.Glimpse:
    """The board of a running game from my own seat, for a picture of it."""
    user = await user_of(request)
    table = await hall(request).table(table_id)
    found: p.Glimpse = await table.call_from(table.seat_of(user.id), glance, user.id)
    return found


# -- after the end


async def finished(request: Call, table_id: str) -> Table:
    return await replays.finished(hall(request), table_id)


@get("/api/tables/{table_id:str}/record", tags=["replay"], media_type=MediaType.TEXT, responses=FAILS)
async def show_record(request: Call, table_id: Word) -> Response[str]:
    """The whole game as text; `signoria verify` checks it against the commitment."""
    table = await finished(request, table_id)
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}.txt"'}
    return Response(dealing.record_text(table), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/replay", tags=["replay"], responses=FAILS)
async def show_replay(request: Call, table_id: Word) -> p.ReplayInfo:
    """Every action of a finished game and the scores after each."""
    table = await finished(request, table_id)
    return await replays.replay(hall(request), table, await viewer_id(request))


@get("/api/tables/{table_id:str}/replay/{number:int}", tags=["replay"], responses=FAILS)
async def show_moment(
    request: Call,
    table_id: Word,
    number: MomentNumber,
    seat: Eyes = -1,
    open: Annotated[bool, QueryParameter()] = False,
) -> p.ReplayMoment:
    """What a seat (-1: a spectator) saw after so many actions; with `open`, what everybody saw as well."""
    return (await _moments(request, table_id, number, 1, seat, open))[0]


@get("/api/tables/{table_id:str}/replay/{first:int}/{count:int}", tags=["replay"], responses=FAILS)
async def show_moments(
    request: Call,
    table_id: Word,
    first: MomentNumber,
    count: Annotated[int, PathParameter(ge=1, le=MOST_MOMENTS)],
    seat: Eyes = -1,
    open: Annotated[bool, QueryParameter()] = False,
) -> list[p.ReplayMoment]:
    """So many moments on end, fewer where the game is over; only the first tells what was told before it."""
    return await _moments(request, table_id, first, count, seat, open)


async def _moments(request: Call, table_id: str, first: int, count: int, seat: int, open: bool) -> list[p.ReplayMoment]:
    return await replays.moments(hall(request), await finished(request, table_id), first, count, seat, open)


# -- ratings


@get("/api/ratings", tags=["ratings"], responses=FAILS)
async def show_overall_ratings(
    request: Call,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    season: Annotated[int, QueryParameter(ge=-1, le=10_000)] = -1,
) -> p.RatingList:
    """The same over all titles: every game counts, each against the bots of its own title."""
    return await ratings(request).listed(OVERALL, await viewer_id(request), limit, offset, season)


@get("/api/ratings/{game:str}", tags=["ratings"], responses=FAILS)
async def show_ratings(
    request: Call,
    game: Word,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    season: Annotated[int, QueryParameter(ge=-1, le=10_000)] = -1,
) -> p.RatingList:
    """The people who have finished a game of this title this season, the strongest first, and its bots; or as they
    stood at the end of an earlier season."""
    title = hall(request).title(game)
    return await ratings(request).listed(title.id, await viewer_id(request), limit, offset, season)


@get("/api/tables/{table_id:str}/ratings", tags=["ratings"], responses=FAILS)
async def show_table_ratings(request: Call, table_id: Word) -> p.TableRatings:
    """The ratings before and after a finished game."""
    table = await finished(request, table_id)
    return await ratings(request).changed(table.row.game, table.row.id)


HANDLERS = [
    list_games, show_game, show_rules, show_guide, show_words, show_components, show_common_words, show_me,
    change_me, change_arms,
    show_way_back, make_way_back, close_way_back, come_back, list_tables, create_table,
    bring_record, play_now, show_table, join_table, show_invitation, accept_invitation, fill_seat, wish_for,
    start_table,
    promise_nonce, reveal_nonce, leave_table, play_again, show_past, show_glimpse,
    show_record, show_replay, show_moment, show_moments, show_overall_ratings, show_ratings, show_table_ratings,
]  # fmt: skip
