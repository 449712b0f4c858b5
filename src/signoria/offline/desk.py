"""Requests to a house without a server: the paths, bodies and answers of a server's HTTP API, as far as they make sense
where one person, or a few at one screen, have it all."""

from __future__ import annotations

import re
from typing import Any, Awaitable, Callable, NamedTuple, Optional, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from signoria.offline import together
from signoria.offline.hall import LocalHall
from signoria.offline.people import PeopleHere, told
from signoria.server import bringing, dealing, replays, seating, titles, wishes
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.here import BringRecord, TogetherHere
from signoria.server.lobby import Lobby
from signoria.server.past import look_back
from signoria.server.replays import MOST_MOMENTS

JSON, MARKDOWN, FLUENT, PLAIN, HTML = (
    "application/json", "text/markdown; charset=utf-8", "text/plain; charset=utf-8", "text/plain; charset=utf-8",
    "text/html; charset=utf-8",
)  # fmt: skip
T = TypeVar("T")


class Text(NamedTuple):
    """An answer that is no message."""

    text: str
    kind: str
    headers: dict[str, str] = {}


class Answer(NamedTuple):
    status: int
    text: str
    headers: dict[str, str]


class Call:
    """One request, by somebody at this screen."""

    def __init__(self, desk: Desk, who: str, body: str, query: dict[str, str]) -> None:
        self.desk, self.hall, self.who, self.body, self.query = desk, desk.hall, who, body, query

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str, least: int, most: int, usual: int) -> int:
        return whole(self.query.get(name, str(usual)), least, most)

    async def user(self) -> Any:
        return await self.desk.people.must(self.who)


def whole(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?\d{1,16}", text) or not least <= int(text) <= most:
        raise Denied("no-sense", f"{text!r} must be a number from {least} to {most}", 400)
    return int(text)


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    pattern = re.compile("/".join("([^/]+)" if part == "*" else re.escape(part) for part in path.split("/")))

    def note(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return note


class Desk:
    def __init__(self, hall: LocalHall) -> None:
        self.hall, self.lobby, self.people = hall, Lobby(hall), PeopleHere(hall)
        self._room: Any = None
        self._laboratory: Any = None

    @property
    def room(self) -> Any:
        """Puzzles, once somebody asks for them."""
        if self._room is None:
            from signoria.server.puzzles.room import Room

            self._room = Room(self.hall)
        return self._room

    @property
    def laboratory(self) -> Any:
        """Where lines are tried out, once somebody asks for it."""
        if self._laboratory is None:
            from signoria.server.exploring.trial import Laboratory

            self._laboratory = Laboratory(self.hall, self.lobby)
        return self._laboratory

    async def answer(self, who: str, method: str, path: str, body: str) -> Answer:
        place, _, query = path.partition("?")
        try:
            handler, parts = found(method, place)
            result = await handler(Call(self, who, body, dict(parse_qsl(query))), *parts)
        except Denied as denied:
            return problem(denied.key, denied.detail, denied.status)
        except msgspec.DecodeError as error:
            return problem("no-sense", str(error)[:500], 400)
        if isinstance(result, Text):
            return Answer(200, result.text, {"content-type": result.kind, **result.headers})
        return Answer(200, msgspec.json.encode(result).decode(), {"content-type": JSON})


def found(method: str, place: str) -> tuple[Handler, list[str]]:
    for known, pattern, handler in ROUTES:
        match = pattern.fullmatch(place)
        if match is not None and known == method:
            return handler, [unquote(part) for part in match.groups()]
    raise Denied("no-page", "there is no such page here", 404)


def problem(key: str, detail: str, status: int) -> Answer:
    return Answer(status, msgspec.json.encode(p.Problem(key, detail)).decode(), {"content-type": JSON})


def text(found: Optional[str], kind: str, **headers: str) -> Text:
    if found is None:
        raise Denied("no-words", status=404)
    return Text(found, kind, headers)


# -- titles


@route("GET", "/api/games")
async def list_games(call: Call) -> Any:
    return [titles.describe(title) for title in call.hall.titles]


@route("GET", "/api/games/*/rules/*")
async def show_rules(call: Call, game: str, language: str) -> Any:
    digest, told_in = titles.rules(call.hall.title(game), language) or (None, language)
    return text(digest, MARKDOWN, **{"content-language": told_in})


@route("GET", "/api/games/*/guide/*")
async def show_guide(call: Call, game: str, language: str) -> Any:
    from signoria.server.guide import guide

    page = guide(call.hall.title(game), language)
    if page is None:
        raise Denied("no-words", status=404)
    return page


@route("GET", "/api/games/*/words/*")
async def show_words(call: Call, game: str, language: str) -> Any:
    return text(titles.words(call.hall.title(game), language), FLUENT)


@route("GET", "/api/components/*")
async def show_components(call: Call, hash: str) -> Any:
    return call.hall.figures(hash)


# -- people


@route("GET", "/api/me")
async def show_me(call: Call) -> Any:
    return told(await call.desk.people.find(call.who))


@route("PUT", "/api/me")
async def change_me(call: Call) -> Any:
    user = await call.desk.people.change(call.who, call.read(p.MeChange))
    await seating.rename_here(call.hall, user)
    return told(user)


@route("GET", "/api/calls")
async def show_calls(call: Call) -> Any:
    from signoria.server.notices.calls import Calls

    found = await Calls(call.hall).of(call.who)
    return msgspec.structs.replace(found, tables=[together.covered(each) for each in found.tables])


# -- tables


@route("GET", "/api/tables")
async def list_tables(call: Call) -> Any:
    user = await call.desk.people.find(call.who)
    mine = call.query.get("scope") == "mine"
    return p.TableList(await call.desk.lobby.listed(user, "mine") if mine else [])


@route("POST", "/api/tables")
async def create_table(call: Call) -> Any:
    user = await call.user()
    return (await call.desk.lobby.create(user, call.read(p.CreateTable))).info(user.id)


@route("POST", "/api/play")
async def play_now(call: Call) -> Any:
    user = await call.user()
    return (await call.desk.lobby.play_now(user, call.read(p.PlayNow))).info(user.id)


@route("GET", "/api/tables/*")
async def show_table(call: Call, id: str) -> Any:
    return (await call.hall.table(id)).info(call.who)


@route("POST", "/api/tables/*/join")
async def join_table(call: Call, id: str) -> Any:
    table = await call.hall.table(id)
    return await table.call(seating.join, await call.user(), call.read(p.TakeSeat), table.row.invite)


@route("POST", "/api/tables/*/fill")
async def fill_seat(call: Call, id: str) -> Any:
    return await (await call.hall.table(id)).call(seating.fill, await call.user(), call.read(p.FillSeat))


@route("POST", "/api/tables/*/wish")
async def wish_for(call: Call, id: str) -> Any:
    return await (await call.hall.table(id)).call(wishes.choose, await call.user(), call.read(p.SeatWish))


@route("POST", "/api/tables/*/start")
async def start_table(call: Call, id: str) -> Any:
    table, user = await call.hall.table(id), await call.user()
    info = await table.call(seating.start, user)
    if not info.called:
        return info
    await table.dealing.begun.wait()
    return table.info(user.id)


@route("POST", "/api/tables/*/nonce")
async def promise_nonce(call: Call, id: str) -> Any:
    promised = call.read(p.PromiseNonce).commitment
    return await (await call.hall.table(id)).call(dealing.promise, await call.user(), promised)


@route("POST", "/api/tables/*/reveal")
async def reveal_nonce(call: Call, id: str) -> Any:
    nonce = bytes.fromhex(call.read(p.RevealNonce).nonce)
    return await (await call.hall.table(id)).call(dealing.reveal, await call.user(), nonce)


@route("POST", "/api/tables/*/leave")
async def leave_table(call: Call, id: str) -> Any:
    return await (await call.hall.table(id)).call(seating.leave, await call.user())


@route("POST", "/api/tables/*/rematch")
async def play_again(call: Call, id: str) -> Any:
    commitment = call.query.get("commitment")
    return await call.desk.lobby.rematch(await call.user(), await call.hall.table(id), commitment)


@route("GET", "/api/tables/*/past/*")
async def show_past(call: Call, id: str, event: str) -> Any:
    number, epoch = whole(event, 0, 1_000_000), call.number("epoch", -1, 1 << 53, -1)
    return await look_back(await call.hall.table(id), call.who, number, epoch)


# -- after the end


@route("GET", "/api/tables/*/record")
async def show_record(call: Call, id: str) -> Any:
    table = await replays.finished(call.hall, id)
    name = f"{table.row.game}-{table.row.id}.txt"
    return text(dealing.record_text(table), PLAIN, **{"content-disposition": f'attachment; filename="{name}"'})


@route("GET", "/api/tables/*/replay")
async def show_replay(call: Call, id: str) -> Any:
    return await replays.replay(call.hall, await replays.finished(call.hall, id), call.who)


@route("GET", "/api/tables/*/replay/*/*")
async def show_moments(call: Call, id: str, first: str, count: str) -> Any:
    table, seat = await replays.finished(call.hall, id), call.number("seat", -1, 15, -1)
    some = whole(first, 0, 1_000_000), whole(count, 1, MOST_MOMENTS)
    return await replays.moments(call.hall, table, *some, seat, call.query.get("open") == "true")


@route("GET", "/api/tables/*/ratings")
async def show_table_ratings(call: Call, id: str) -> Any:
    """Nobody is rated here."""
    raise Denied("no-page", "no game is rated here", 404)


@route("POST", "/api/tables/*/analysis")
async def ask_for_analysis(call: Call, id: str) -> Any:
    return await call.hall.analyses.ask(await replays.finished(call.hall, id), call.who)


@route("GET", "/api/tables/*/analysis")
async def show_analysis(call: Call, id: str) -> Any:
    after = call.number("after", 0, 1 << 31, 0)
    return await call.hall.analyses.look(await replays.finished(call.hall, id), after, 20.0 if after else 0.0)


@route("GET", "/api/tables/*/analysis/json")
async def export_analysis(call: Call, id: str) -> Any:
    table, found = await _analysed(call, id)
    name = f"{table.row.game}-{id}-analysis.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Text(msgspec.json.encode(found).decode(), JSON, headers)


@route("GET", "/api/tables/*/analysis/page")
async def export_page(call: Call, id: str) -> Any:
    from signoria.teacher.analysis.page import page_of

    table, found = await _analysed(call, id)
    names = [place.name or str(seat + 1) for seat, place in enumerate(table.info("").seats)]
    page = page_of(found, table.record(), names, call.query.get("language", "en"))
    return Text(page, HTML, {"content-disposition": f'attachment; filename="{table.row.game}-{id}-analysis.html"'})


async def _analysed(call: Call, id: str) -> tuple[Any, dict[str, Any]]:
    table = await replays.finished(call.hall, id)
    info = await call.hall.analyses.look(table)
    if info.status != "done" or info.analysis is None:
        raise Denied("no-analysis", "the game is not analysed, or not yet", 404)
    return table, info.analysis


# -- lessons and puzzles


@route("GET", "/api/learn/*/*")
async def show_course(call: Call, game: str, language: str) -> Any:
    from signoria.server.learning import steps

    return steps.outline(call.hall.title(game), language)


@route("POST", "/api/learn/*/*/*/*")
async def answer_step(call: Call, game: str, language: str, lesson: str, step: str) -> Any:
    from signoria.server.learning import steps
    from signoria.server.learning.protocol import LessonCall

    return steps.answered(call.hall.title(game), lesson, step, language, call.read(LessonCall))


@route("POST", "/api/learn/*/*/*/*/why")
async def explain_step(call: Call, game: str, language: str, lesson: str, step: str) -> Any:
    from signoria.server.learning import steps
    from signoria.server.learning.protocol import LessonWhy

    return steps.why(call.hall.title(game), lesson, step, call.read(LessonWhy))


@route("GET", "/api/me/lessons")
async def show_done(call: Call) -> Any:
    from signoria.server.learning import progress

    return await progress.done_by(call.hall, (await call.user()).id)


@route("PUT", "/api/me/lessons")
async def keep_done(call: Call) -> Any:
    from signoria.server.learning import progress
    from signoria.server.learning.protocol import LessonsDone

    user = await call.user()
    await progress.keep(call.hall, user.id, call.read(LessonsDone).done)
    return await progress.done_by(call.hall, user.id)


@route("GET", "/api/puzzles")
async def show_puzzles(call: Call) -> Any:
    return await call.desk.room.shelf(call.who)


@route("GET", "/api/puzzles/daily")
async def show_daily(call: Call) -> Any:
    from signoria.server.puzzles import days

    day = call.query.get("day", "")
    wanted = days.read_day(day) if day else days.today()
    puzzle = call.desk.room.daily(wanted)
    if puzzle is None:
        raise Denied("no-puzzle", "there are no puzzles here", 404)
    return await call.desk.room.info(call.who, puzzle, wanted)


@route("GET", "/api/puzzles/next")
async def next_puzzle(call: Call) -> Any:
    return await call.desk.room.next(call.who, call.query.get("game", ""), call.query.get("theme", ""))


@route("GET", "/api/puzzles/*/*")
async def show_puzzle(call: Call, game: str, id: str) -> Any:
    return await call.desk.room.info(call.who, call.desk.room.puzzle(game, id))


@route("POST", "/api/puzzles/*/*/try")
async def try_puzzle(call: Call, game: str, id: str) -> Any:
    from signoria.server.puzzles.protocol import PuzzleTry

    user = await call.user()
    return await call.desk.room.attempt(user.id, call.desk.room.puzzle(game, id), call.read(PuzzleTry).action)


# -- what only a house without a server has


@route("POST", "/api/here/together")
async def sit_together(call: Call) -> Any:
    return await together.begin(call.desk, await call.user(), call.read(TogetherHere))


@route("GET", "/api/here/tables/*/people")
async def show_people(call: Call, id: str) -> Any:
    return together.people_at(await call.hall.table(id))


@route("POST", "/api/here/records")
async def bring_record(call: Call) -> Any:
    user = await call.user()
    return (await bringing.bring(call.hall, user, call.read(BringRecord))).info(user.id)


@route("GET", "/api/here/tables/*/game")
async def show_game(call: Call, id: str) -> Any:
    return together.to_carry(await call.hall.table(id), call.who)
