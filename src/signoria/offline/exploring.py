"""Requests about lines of finished games and of positions set up, and what is written beside them."""

from __future__ import annotations

from typing import Any

from signoria.offline.desk import PLAIN, Call, route, text
from signoria.server import dealing, replays
from signoria.server.denied import Denied
from signoria.server.table import Table


async def _of_game(call: Call, id: str, start: Any) -> Any:
    """Of a game that is over, and of no other."""
    from signoria.server.exploring import ground

    return ground.of_game(await call.hall.reel(await replays.finished(call.hall, id)), start)


async def _of_position(call: Call, game: str, start: Any) -> Any:
    from signoria.server.exploring import ground

    return ground.of_position(call.hall.title(game), start)


for _place, _ground in (("/api/tables/*/explore", _of_game), ("/api/positions/*/explore", _of_position)):

    @route("POST", _place)
    async def look(call: Call, about: str, ground_of: Any = _ground) -> Any:
        from signoria.server.exploring.protocol import ExploreCall

        wish = call.read(ExploreCall)
        return await call.desk.laboratory.look(await ground_of(call, about, wish.start), wish, call.who)

    @route("POST", f"{_place}/why")
    async def explain(call: Call, about: str, ground_of: Any = _ground) -> Any:
        from signoria.server.exploring import trial
        from signoria.server.exploring.protocol import ExploreWhy

        wish = call.read(ExploreWhy)
        return trial.why(await ground_of(call, about, wish.start), wish)

    @route("POST", f"{_place}/advice")
    async def advise(call: Call, about: str, ground_of: Any = _ground) -> Any:
        from signoria.server.exploring.protocol import AdviceCall

        wish, user = call.read(AdviceCall), await call.user()
        return await call.desk.laboratory.advise(await ground_of(call, about, wish.start), wish, user.id)

    @route("POST", f"{_place}/words")
    async def describe(call: Call, about: str, ground_of: Any = _ground) -> Any:
        from signoria.server.exploring.protocol import DescribeCall

        wish = call.read(DescribeCall)
        return (await ground_of(call, about, wish.start)).described(wish.moves)

    @route("POST", f"{_place}/play")
    async def play_on(call: Call, about: str, ground_of: Any = _ground) -> Any:
        from signoria.server.exploring.protocol import PlayOn

        wish, user = call.read(PlayOn), await call.user()
        return (await call.desk.laboratory.play_on(await ground_of(call, about, wish.start), wish, user)).info(user.id)


@route("GET", "/api/positions/*/*")
async def show_editor(call: Call, game: str, language: str) -> Any:
    from signoria.server.exploring import editor

    return editor.offered(call.hall.title(game), language)


@route("GET", "/api/tables/*/study")
async def show_my_study(call: Call, id: str) -> Any:
    from signoria.server.exploring import studies

    table = await replays.finished(call.hall, id)
    return await studies.mine(call.hall, table, await call.desk.people.find(call.who))


@route("PUT", "/api/tables/*/study")
async def keep_study(call: Call, id: str) -> Any:
    from signoria.server.exploring import studies
    from signoria.server.exploring.protocol import Study

    return await studies.keep(call.hall, await replays.finished(call.hall, id), await call.user(), call.read(Study))


@route("DELETE", "/api/tables/*/study")
async def forget_study(call: Call, id: str) -> Any:
    from signoria.server.exploring import studies

    await studies.forget(call.hall, await replays.finished(call.hall, id), await call.user())


@route("GET", "/api/studies/*")
async def show_study(call: Call, id: str) -> Any:
    from signoria.server.exploring import studies

    return await studies.by_link(call.hall, id, call.who)


@route("GET", "/api/tables/*/study/*/record")
async def show_study_record(call: Call, id: str, study: str) -> Any:
    from signoria.server.exploring import studies

    info = await studies.by_link(call.hall, study, call.who)
    table: Table = await replays.finished(call.hall, id)
    if info.table != table.row.id:
        raise Denied("no-study", status=404)
    name = f"{table.row.game}-{table.row.id}-study.txt"
    told = dealing.record_text(table, studies.notes_of(info.study))
    return text(told, PLAIN, **{"content-disposition": f'attachment; filename="{name}"'})
