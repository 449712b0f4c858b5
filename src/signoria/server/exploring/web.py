"""Trying out over HTTP: lines, what is kept of them, and the position editor."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, delete, get, put
from litestar.params import JSONBody, PathParameter

from signoria.server import dealing
from signoria.server.denied import Denied
from signoria.server.exploring import editor, lines, studies
from signoria.server.exploring.lines import laboratory
from signoria.server.exploring.protocol import EditorInfo, Study, StudyInfo
from signoria.server.web import FAILS, Call, Word, finished, hall, people, user_of, viewer_id

TAGS = ["explore"]
Language = Annotated[str, PathParameter(max_length=16)]


@get("/api/positions/{game:str}/{language:str}", tags=TAGS, responses=FAILS, sync_to_thread=True)
def show_editor(request: Call, game: Word, language: Language) -> EditorInfo:
    """What a position of this title can be told with, and examples to begin from."""
    return editor.offered(hall(request).title(game), language)


@get("/api/tables/{table_id:str}/study", tags=TAGS, responses=FAILS)
async def show_my_study(request: Call, table_id: Word) -> StudyInfo:
    """What I wrote beside a finished game."""
    table = await finished(request, table_id)
    return await studies.mine(hall(request), table, await people(request).who(request.cookies))


@put("/api/tables/{table_id:str}/study", tags=TAGS, responses=FAILS)
async def keep_study(request: Call, table_id: Word, data: JSONBody[Study]) -> StudyInfo:
    """Keep these variations and comments in place of what I wrote before; every line must be legal."""
    user = await user_of(request)
    laboratory(request).questions.pass_through(user.id)
    return await studies.keep(hall(request), await finished(request, table_id), user, data)


@delete("/api/tables/{table_id:str}/study", tags=TAGS, responses=FAILS)
async def forget_study(request: Call, table_id: Word) -> None:
    user = await user_of(request)
    await studies.forget(hall(request), await finished(request, table_id), user)


@get("/api/studies/{id:str}", tags=TAGS, responses=FAILS)
async def show_study(request: Call, id: Word) -> StudyInfo:
    """What somebody wrote, for whoever has its link."""
    return await studies.by_link(hall(request), id, await viewer_id(request))


@get("/api/tables/{table_id:str}/study/{id:str}/record", tags=TAGS, media_type=MediaType.TEXT, responses=FAILS)
async def show_study_record(request: Call, table_id: Word, id: Word) -> Response[str]:
    """The record of the game with these variations and comments in it; `signoria verify` checks them all."""
    info = await studies.by_link(hall(request), id, await viewer_id(request))
    table = await finished(request, table_id)
    if info.table != table.row.id:
        raise Denied("no-study", status=404)
    text = dealing.record_text(table, studies.notes_of(info.study))
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}-study.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


HANDLERS = [*lines.HANDLERS, show_editor, show_my_study, keep_study, forget_study, show_study, show_study_record]
