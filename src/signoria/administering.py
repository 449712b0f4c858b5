"""`signoria admin`: for those who run a server, beside it while it runs or in its place while it does not."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Awaitable, Callable, Optional

import typer
from rich.console import Console
from rich.table import Table

from signoria.server.config import Choices, config_file
from signoria.server.settings import default_database
from signoria.serving import Config, DatabaseUrl, ServerMissing

if TYPE_CHECKING:
    from signoria.server.admin.books import Books
    from signoria.server.settings import Settings

admin = typer.Typer(help="Tables, people, copies and records of a server.", no_args_is_help=True)
console = Console(soft_wrap=True)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Limit = Annotated[int, typer.Option(min=1, max=100_000, help="At most so many.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="An id, a name that one person has, or @ and a handle.")]
Days = Annotated[Optional[float], typer.Option(help="For so many days; left out: for good.")]
Reason = Annotated[str, typer.Option(help="Why, for the audit log.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
NAMED = {"ignore_unknown_options": True}  # ids may begin with a dash
PIPED = 240  # columns where there is no terminal
WHOLE = ("id", "number")  # never cut short
MOMENTS = ("at", "created", "started", "ended", "seen", "until")


@admin.callback()
def choose(context: typer.Context, config: Config = None, database_url: DatabaseUrl = None) -> None:
    """The database is found as `signoria serve` finds it."""
    chosen = Choices({"database_url": database_url}, os.environ, config_file(config, os.environ)).settings()
    context.obj = chosen if "database_url" in chosen else {**chosen, "database_url": default_database()}


def _settings(context: typer.Context) -> Settings:
    try:
        from signoria.server import logs
        from signoria.server.settings import Settings

        logs.set_up("critical")
        return Settings(**context.obj)
    except ModuleNotFoundError as missing:
        raise ServerMissing(f"for a server: pip install 'signoria[server]' ({missing.name} is missing)") from None


def _do(context: typer.Context, work: Callable[[Books], Awaitable[Any]]) -> Any:
    settings = _settings(context)
    from signoria.server.admin.books import opened

    async def main() -> Any:
        async with opened(settings) as books:
            return await work(books)

    return asyncio.run(main())


# -- telling


def _tell(found: Any, as_json: bool, sentence: str = "") -> None:
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    elif isinstance(found, list):
        _list(found)
    else:
        console.print(sentence or _plain(found), markup=False, highlight=False)


def _list(found: list[dict[str, Any]]) -> None:
    if not found:
        console.print("none")
        return
    listing = Table(box=None, pad_edge=False)
    for name in found[0]:
        whole = max(len(_cell(name, each[name])) for each in found) if name in WHOLE else None
        listing.add_column(name, min_width=whole)
    for each in found:
        listing.add_row(*(_cell(name, value) for name, value in each.items()))
    wide = Console(width=None if sys.stdout.isatty() else PIPED)
    wide.print(listing, markup=False, highlight=False)


def _cell(name: str, value: Any) -> str:
    if value is None or value in ("", []):
        return ""
    if name in MOMENTS:
        return moment(value)
    return ", ".join(value) if isinstance(value, list) else _plain(value) if isinstance(value, dict) else str(value)


def _plain(found: dict[str, Any]) -> str:
    return ", ".join(f"{name} {_cell(name, value)}" for name, value in found.items() if value not in (None, "", []))


def moment(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000):%Y-%m-%d %H:%M}"


# -- looking


@admin.command()
def tables(
    context: typer.Context,
    status: Annotated[Optional[str], typer.Option(help="open, running, over, halted or closed.")] = None,
    game: Annotated[Optional[str], typer.Option(help="A title.")] = None,
    person: Annotated[Optional[str], typer.Option(help="Where this person sits or is the host.")] = None,
    older_than: Annotated[Optional[float], typer.Option(help="Made more than so many days ago.")] = None,
    limit: Limit = 50,
    as_json: Json = False,
) -> None:
    """List tables, the newest first. Their ids lead to them: keep the list to yourself."""
    from signoria.server.admin import listing

    _tell(_do(context, lambda books: listing.tables(books, status, game, person, older_than, limit)), as_json)


@admin.command()
def people(
    context: typer.Context,
    name: Annotated[Optional[str], typer.Argument(help="Letters of a name.")] = None,
    limit: Limit = 50,
    as_json: Json = False,
) -> None:
    """List people, whoever was seen last first."""
    from signoria.server.admin import listing

    _tell(_do(context, lambda books: listing.people(books, name, limit)), as_json)


@admin.command("audit")
def show_audit(context: typer.Context, limit: Limit = 50, as_json: Json = False) -> None:
    """List what was done by this command, when and by whom."""
    from signoria.server.admin import listing

    _tell(_do(context, lambda books: listing.log(books, limit)), as_json)


@admin.command()
def verify(
    context: typer.Context,
    table: Annotated[Optional[str], typer.Option(help="Only the game at this table.")] = None,
    as_json: Json = False,
) -> None:
    """Play every stored game again and compare it with what is stored; ends with 1 if one differs."""
    from signoria.server.admin import verifying

    found = _do(context, lambda books: verifying.verify(books, table))
    wrong = "".join(f"\ntable {each['table']}: {each['problem']}" for each in found["failed"])
    _tell(found, as_json, f"{found['checked']} games checked, {len(found['failed'])} differ{wrong}")
    if found["failed"]:
        raise typer.Exit(1)


# -- deciding


@admin.command(context_settings=NAMED)
def end(context: typer.Context, table: TableId, as_json: Json = False) -> None:
    """Close a table as it stands: no result, nothing for ratings."""
    from signoria.server.admin import deciding

    _tell(_do(context, lambda books: deciding.end(books, table)), as_json, f"table {table} is closed")


@admin.command(context_settings=NAMED)
def ban(context: typer.Context, person: Person, days: Days = None, reason: Reason = "", as_json: Json = False) -> None:
    """Shut somebody out; their games go on with bots."""
    from signoria.server.admin import deciding

    _tell(_do(context, lambda books: deciding.ban(books, person, days, reason)), as_json)


@admin.command(context_settings=NAMED)
def mute(context: typer.Context, person: Person, days: Days = None, reason: Reason = "", as_json: Json = False) -> None:
    """Somebody may play, but not write."""
    from signoria.server.admin import deciding

    _tell(_do(context, lambda books: deciding.mute(books, person, days, reason)), as_json)


@admin.command(context_settings=NAMED)
def unban(context: typer.Context, person: Person, as_json: Json = False) -> None:
    """Take back a ban."""
    from signoria.server.admin import deciding

    _tell(_do(context, lambda books: deciding.lift(books, person, "ban")), as_json)


@admin.command(context_settings=NAMED)
def unmute(context: typer.Context, person: Person, as_json: Json = False) -> None:
    """Take back a mute."""
    from signoria.server.admin import deciding

    _tell(_do(context, lambda books: deciding.lift(books, person, "mute")), as_json)


@admin.command(context_settings=NAMED)
def moderator(
    context: typer.Context,
    person: Annotated[Optional[str], typer.Argument(metavar="PERSON", help="A member; left out: list them.")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Is one no longer.")] = False,
    as_json: Json = False,
) -> None:
    """Let a member read reports and decide about them, in the browser at /moderation."""
    from signoria.server.admin import deciding, listing

    if person is None:
        _tell(_do(context, listing.moderating), as_json)
        return
    who = person
    _tell(_do(context, lambda books: deciding.moderate(books, who, not remove)), as_json)


@admin.command(context_settings=NAMED)
def program(
    context: typer.Context,
    name: Annotated[Optional[str], typer.Argument(metavar="NAME", help="Of a new one; left out: list them.")] = None,
    owner: Annotated[Optional[str], typer.Option(help="The member who answers for it; left out: this house.")] = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="Take its token back: NAME is its name or id.")] = False,
    as_json: Json = False,
) -> None:
    """Make a program that may take seats, and show its token this once; or list them, or take a token back."""
    from signoria.server.admin import programs

    if name is None:
        _tell(_do(context, programs.listed), as_json)
        return
    wanted = name
    if revoke:
        _tell(_do(context, lambda books: programs.revoke(books, wanted)), as_json)
        return
    _tell(_do(context, lambda books: programs.make(books, wanted, owner)), as_json)


@admin.command()
def reports(context: typer.Context, limit: Limit = 50, as_json: Json = False) -> None:
    """List what people have reported, the last first."""
    from signoria.server.admin import listing

    _tell(_do(context, lambda books: listing.complaints(books, limit)), as_json)


@admin.command()
def announce(
    context: typer.Context,
    at: Annotated[
        Optional[str], typer.Argument(metavar="TIME", help="2026-11-17T22:00, 22:00, or +30: in so many minutes.")
    ] = None,
    minutes: Annotated[int, typer.Option(help="How long it will take, about.")] = 60,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="It does not take place, or is over.")] = False,
    as_json: Json = False,
) -> None:
    """Tell everybody that the server closes; from then on no new tables."""
    from signoria.server.admin import deciding

    if withdraw == (at is not None):
        raise ValueError("give a time, or --withdraw")
    if at is None:
        _tell(_do(context, deciding.withdraw), as_json, "nothing is announced any more")
        return
    told = at
    found = _do(context, lambda books: deciding.announce(books, told, minutes))
    _tell(found, as_json, f"announced for {moment(found['at'])}, about {minutes} minutes")


@admin.command()
def season(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the new season is called.")],
    at: Annotated[str, typer.Option(help="When it begins, as for `announce`; now, if left out.")] = "",
    as_json: Json = False,
) -> None:
    """End the season of the ratings and begin another: all come halfway together, old standings stay readable."""
    from signoria.server.admin import deciding

    found = _do(context, lambda books: deciding.season(books, name, at))
    _tell(found, as_json, f"season {found['number']}, {found['name']}, begins {moment(found['began'])}")


# -- keeping and throwing away


@admin.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
    as_json: Json = False,
) -> None:
    """Copy an SQLite database while the server runs, and check the copy."""
    from signoria.server.backup import back_up

    actions = back_up(_settings(context).database_url, file)
    _do(context, lambda books: books.change("backup", {"file": str(file), "actions": actions}))
    _tell({"file": str(file), "actions": actions}, as_json, f"{file}: {actions} actions, checked")


@admin.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `backup`.")],
    really: Annotated[bool, typer.Option("--really", help="Without it the copy is only looked at.")] = False,
    as_json: Json = False,
) -> None:
    """Put a copy in the place of the SQLite database; what was there is kept beside it. No server may run."""
    settings = _settings(context)
    from signoria.server.admin import copies
    from signoria.server.admin.books import migrate

    if not really:
        actions = copies.checked(settings.database_url, file)
        _tell({"file": str(file), "actions": actions, "restored": False}, as_json,
              f"{file} is sound and has {actions} actions; nothing was changed: add --really")  # fmt: skip
        return
    found = copies.restore(settings.database_url, file)
    asyncio.run(migrate(settings, "restore", {**found, "from": str(file)}))
    kept = f"; what was there is {found['kept']}" if found["kept"] else ""
    _tell({**found, "restored": True}, as_json, f"{found['database']}: {found['actions']} actions{kept}")


@admin.command()
def retention(
    context: typer.Context,
    days: Annotated[float, typer.Option(help="Guests not seen for so many days, and their unfinished tables.")],
    finished_days: Annotated[
        Optional[float], typer.Option(help="Also games that ended so many days ago. Ratings change with them.")
    ] = None,
    really: Annotated[bool, typer.Option("--really", help="Without it nothing is deleted, only counted.")] = False,
    as_json: Json = False,
) -> None:
    """Delete guests who have not been seen for long. Finished games stay, unless told."""
    from signoria.server.admin import retention as throwing

    async def work(books: Books) -> dict[str, Any]:
        plan = await throwing.plan(books, days, finished_days)
        counts = {"guests": len(plan.guests), "unfinished": len(plan.unfinished), "finished": len(plan.finished)}
        if not really:
            await books.change("retention: looked", counts)
            return {**counts, "deleted": False, "problems": []}
        return {**counts, "problems": await throwing.carry_out(books, plan), "deleted": True}

    found = _do(context, work)
    told = f"{found['guests']} guests, {found['unfinished']} unfinished and {found['finished']} finished tables"
    rest = "".join(f"\n{problem}" for problem in found["problems"])
    _tell(found, as_json, f"{told}: {'deleted' if really else 'nothing was deleted, add --really'}{rest}")


@admin.command("puzzle-games")
def puzzle_games(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="Folder for the records; `signoria puzzles mine --records` reads them.")],
    as_json: Json = False,
) -> None:
    """Write the records of finished public games whose players all let puzzles be made of them."""

    async def work(books: Books) -> dict[str, Any]:
        from signoria.server.admin.gleaning import glean

        return await glean(books, out)

    found = _do(context, work)
    _tell(found, as_json, f"{found['games']} games: {found['folder']}")


def register(app: typer.Typer) -> None:
    app.add_typer(admin, name="admin")
