"""Analyses over HTTP: asked for, followed while they grow, taken along as a page or as JSON."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import QueryParameter

from signoria.server import protocol as p
from signoria.server.analyses.bench import Bench
from signoria.server.denied import Denied
from signoria.server.table import Table
from signoria.server.web import FAILS, Call, Word, finished, hall, user_of
from signoria.teacher.analysis.page import page_of

LONGEST_WAIT = 20.0  # seconds for something new


def bench(request: Call) -> Bench:
    return hall(request).analyses


@post("/api/tables/{table_id:str}/analysis", tags=["replay"], status_code=200, responses=FAILS)
async def ask_for_analysis(request: Call, table_id: Word) -> p.AnalysisInfo:
    """Have a finished game analysed; if that is done, or under way, as `GET`."""
    user = await user_of(request)
    return await bench(request).ask(await finished(request, table_id), user.id)


@get("/api/tables/{table_id:str}/analysis", tags=["replay"], responses=FAILS)
async def show_analysis(
    request: Call, table_id: Word, after: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 0
) -> p.AnalysisInfo:
    """The analysis, or how far it is. With the `version` that is known it waits a while for a newer one."""
    table = await finished(request, table_id)
    return await bench(request).look(table, after, LONGEST_WAIT if after else 0.0)


@get("/api/tables/{table_id:str}/analysis/json", tags=["replay"], responses=FAILS)
async def export_analysis(request: Call, table_id: Word) -> Response[bytes]:
    """A finished analysis to keep."""
    table = await finished(request, table_id)
    told = await _done(request, table)
    return _kept(msgspec.json.encode(told), "application/json", table, "json")


@get("/api/tables/{table_id:str}/analysis/page", tags=["replay"], responses=FAILS)
async def export_page(
    request: Call, table_id: Word, language: Annotated[Literal["en", "fr", "it"], QueryParameter()] = "en"
) -> Response[bytes]:
    """A finished analysis as one page that needs nothing else."""
    table = await finished(request, table_id)
    told = await _done(request, table)
    names = [place.name or str(seat + 1) for seat, place in enumerate(table.info("").seats)]
    page = await asyncio.to_thread(page_of, told, table.record(), names, language)
    return _kept(page.encode(), "text/html; charset=utf-8", table, "html")


async def _done(request: Call, table: Table) -> dict[str, Any]:
    info = await bench(request).look(table)
    if info.status != "done" or info.analysis is None:
        raise Denied("no-analysis", "the game is not analysed, or not yet", 404)
    return info.analysis


def _kept(content: bytes, media_type: str, table: Table, ending: str) -> Response[bytes]:
    name = f"{table.row.game}-{table.row.id}-analysis.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


HANDLERS = [ask_for_analysis, show_analysis, export_analysis, export_page]
