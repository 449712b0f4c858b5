"""The web application: everything put together."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, AsyncIterator, Optional

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server import guards, logs, operation, pages, practice, request_ids, sockets, web
from signoria.server.accounts import web as accounts_web
from signoria.server.accounts.desk import Desk
from signoria.server.accounts.farewell import Departures
from signoria.server.admin.instructions import PERFORM
from signoria.server.analyses import web as analyses_web
from signoria.server.by_post import web as by_post_web
from signoria.server.denied import Denied
from signoria.server.exploring import web as exploring_web
from signoria.server.exploring.trial import Laboratory
from signoria.server.hall import Hall
from signoria.server.learning import web as learning_web
from signoria.server.lobby import Lobby
from signoria.server.notices import web as notices_web
from signoria.server.notices.bureau import Bureau
from signoria.server.people import People
from signoria.server.profiles import web as profiles_web
from signoria.server.programs import web as programs_web
from signoria.server.programs.door import Door
from signoria.server.protocol import PROTOCOL, Problem
from signoria.server.puzzles import web as puzzles_web
from signoria.server.puzzles.room import Room
from signoria.server.ratings import Ratings
from signoria.server.settings import Settings
from signoria.server.together import line
from signoria.server.together import web as together_web
from signoria.server.together.house import TogetherHouse

if TYPE_CHECKING:
    from signoria.server.processes.forward import Joining

HANDLERS = (
    *web.HANDLERS, *accounts_web.HANDLERS, *by_post_web.HANDLERS, *notices_web.HANDLERS, *profiles_web.HANDLERS,
    *together_web.HANDLERS, *learning_web.HANDLERS, *operation.HANDLERS, *analyses_web.HANDLERS, *puzzles_web.HANDLERS,
    *programs_web.HANDLERS, *exploring_web.HANDLERS, *practice.HANDLERS,
)  # fmt: skip
KEYS = {
    400: "no-sense",
    401: "no-name",
    403: "no-origin",
    404: "no-page",
    405: "no-page",
    413: "no-sense",
    429: "no-hurry",
    500: "no-service",
}

log = structlog.get_logger("http")


class Gate(ASGIMiddleware):
    """Turns away what comes from other sites, and writes the request log."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)  # a websocket is checked where it is opened
            return
        began, method = time.perf_counter(), str(scope["method"])
        foreign = method not in guards.SAFE_METHODS and not guards.same_origin(scope, self.settings)
        if "\0" in scope["path"]:
            raise Denied("no-page", status=404)
        watching = scope["path"] in guards.FOR_WATCHERS
        if foreign or not (watching or guards.known_host(scope, self.settings)):
            raise Denied("no-origin", "this site may not speak to this server", 403)
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noted)
        finally:
            self._note(scope, method, status, time.perf_counter() - began)

    def _note(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        hall: Hall = scope["litestar_app"].state["hall"]
        hall.metrics.requests.labels(f"{status // 100}xx").observe(seconds)
        route = scope.get("path_template") or "unknown"
        log.debug("request", method=method, route=route, status=status, ms=round(seconds * 1000, 2))


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the security headers and the id of its request, refusals included."""
    if message["type"] == "http.response.start":
        told, own = {**guards.HEADERS, **request_ids.told(scope)}, list(message.get("headers", []))
        known = {name.lower() for name, _ in own}
        extra = [(k.encode(), v.encode()) for k, v in told.items() if k.encode() not in known]
        message["headers"] = [*own, *extra]


def _problem(key: str, detail: str, status: int) -> Response[Problem]:
    return Response(Problem(key, detail), status_code=status, media_type="application/json")


def _denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Problem]:
    request.app.state["hall"].operator.doorstep.knocked(denied, request.client)
    return _problem(denied.key, denied.detail, denied.status)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = error.detail
    if isinstance(error.extra, list):
        detail = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra if isinstance(e, dict))
    response = _problem(KEYS.get(error.status_code, "no-sense"), (detail or error.detail)[:500], error.status_code)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _problem("no-sense", f"the request cannot be read: {type(error).__name__}", 400)


def _fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem("no-service", "something went wrong on this server; its log says what", 500)


async def _costs(request: Request[Any, Any, Any]) -> bool:
    """Pages and files are free, as a class behind one address may open the client at the same time; and what another
    process carries here was counted there."""  # async: what is not is run in a thread
    return request.url.path.startswith("/api/") and guards.FORWARDED not in request.scope


async def _may_ask(request: Request[Any, Any, Any]) -> None:
    """What a program may not ask for, and a table that is hidden from somebody, is so whatever they ask of it."""
    await request.app.state["door"].pass_through(request.scope)
    id = str(request.path_params.get("table_id", ""))
    if not 0 < len(id) <= web.LONGEST_WORD:
        return
    table = await web.hall(request).table(id)
    if table.row.status == "open":
        await web.hall(request).circle.must_be_open(table, await web.viewer_id(request))


def _joining() -> Joining:
    from signoria.server.processes.forward import Joining

    return Joining()


def create_app(settings: Settings, opened: Optional[Hall] = None) -> Litestar:
    """The ASGI application for these settings. It closes the hall, and opens it unless that is done."""
    logs.set_up(settings.log_level)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = opened or Hall(settings)
        people = People(hall)
        app.state["hall"], app.state["people"] = hall, people
        app.state["door"] = Door(hall)
        app.state["lobby"], app.state["sockets"] = Lobby(hall), sockets.Sockets(hall, people)
        hall.operator.attend(people, app.state["sockets"], PERFORM)
        app.state["ratings"] = Ratings(hall.store, [title.id for title in hall.titles])
        app.state["desk"] = Desk(hall, people)
        app.state["practice"] = practice.Practice(settings.static)
        app.state["puzzles"] = Room(hall)
        app.state["laboratory"] = Laboratory(hall, app.state["lobby"])
        bureau = app.state["bureau"] = Bureau(app.state["desk"])
        if opened is None:
            await hall.open()
        await bureau.open()
        together = app.state["together"] = TogetherHouse(
            bureau, Departures(app.state["desk"], app.state["ratings"].forget)
        )
        together.open()
        if joining is not None:
            joining.attend(app, hall)
        try:
            yield
        finally:
            await together.close()
            await bureau.close()
            await app.state["desk"].letters.close()
            await hall.close()

    joining = _joining() if settings.redis_url else None
    limit = RateLimitConfig(rate_limit=("minute", settings.requests_per_minute), check_throttle_handler=_costs)
    return Litestar(
        route_handlers=[*HANDLERS, sockets.table_socket, line.own_line, pages.title_file, pages.page],
        lifespan=[life],
        before_send=[add_headers],
        before_request=_may_ask,
        middleware=[Gate(settings), limit.middleware, *(joining.middleware if joining else ())],
        stores=joining.stores if joining else None,
        request_max_body_size=guards.MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude=[f"^{practice.PLACE}(/|$)"]
        ),
        exception_handlers={
            Denied: _denied,
            HTTPException: _http,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=str(PROTOCOL),
            description="Tables, people and replays. The live stream is a websocket: see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        state=State({}),
        logging_config=None,
    )
