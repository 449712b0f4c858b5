"""The commands `signoria balance search` and `signoria balance measure`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.bots.commands import PACKS
from signoria.kernel.components import FIRST_PRINTING
from signoria.titles import game as find_game

if TYPE_CHECKING:
    from signoria.balancing.search import Tried

app = typer.Typer(help="How even the boxes are, and a search for more even ones.", no_args_is_help=True)
console = Console()
errors = Console(stderr=True)
CORES: Final = os.cpu_count() or 1
NEEDS: Final = "a search needs optuna: pip install 'signoria[balance]'"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes.")]


def register(main: typer.Typer) -> None:
    """Mount the commands."""
    main.add_typer(app, name="balance")


def fail(sentence: object) -> typer.Exit:
    errors.print(f"[red]error:[/red] {escape(str(sentence))}", highlight=False)
    return typer.Exit(2)


@app.command()
def search(
    game: GameName,
    trials: Annotated[int, typer.Option(min=1, help="Packs to try.")] = 40,
    games: Annotated[int, typer.Option(min=1, help="Games for each.")] = 300,
    finalists: Annotated[int, typer.Option(min=1, help="The most even ones, which are tried again.")] = 3,
    final_games: Annotated[int, typer.Option(min=1, help="Games for each of these, with other deals.")] = 2000,
    bot: Annotated[str, typer.Option(help="Who plays, on all seats; as for `arena`.")] = "expert",
    seed: Annotated[int, typer.Option(help="The same seed makes the same trials, deals and luck.")] = 1,
    components: Annotated[Optional[Path], typer.Option(metavar="PACK", help=f"Where it begins. {PACKS}")] = None,
    out: Annotated[Optional[Path], typer.Option(help="Folder for packs, games and report.")] = None,
    workers: Workers = CORES,
) -> None:
    """Search the figures that are a title's own design (its balance.toml) for a box in which all have a fair share.

    Broken off, the same command goes on where it was.
    """
    try:
        from signoria.balancing.search import Budget, Search
    except ModuleNotFoundError as missing:
        raise fail(f"{NEEDS} ({missing.name} is missing)") from None
    from signoria.balancing.declared import declared
    from signoria.balancing.report import changes, report
    from signoria.bots.pools import LocalPool

    folder = out or Path(f"balance-{game}")
    try:
        title = find_game(game)
        what = declared(game)
        name = str(components or FIRST_PRINTING)
        base = title.editions[name] if name in title.editions else Path(name)
        budget = Budget(trials, games, finalists, final_games, seed, bot)
        looking = Search(what, budget, folder, base, LocalPool(workers))

        def tell(tried: Tried, final: bool) -> None:
            even, stage = tried.even, "final" if final else "trial"
            far = f"{even.word} {even.farthest:+.0%}"
            changed = changes(what.figures, tried.choice, looking.printed)
            errors.print(
                f"{stage} {tried.number:03}: {even.unevenness:.4f}, {far}; {changed}", markup=False, highlight=False,
                soft_wrap=True,
            )  # fmt: skip

        found, finals = looking.run(tell)
    except ValueError as error:
        raise fail(error) from None
    path = folder / "report.md"
    path.write_text(report(looking, found, finals), encoding="utf-8")
    console.print(f"report: {path}\nthe most even pack: {finals[0].path}", markup=False, highlight=False)


@app.command()
def measure(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 2000,
    bot: Annotated[str, typer.Option(help="Who plays, on all seats; as for `arena`.")] = "expert",
    seats: Annotated[Optional[int], typer.Option(help="Number of seats; the usual number if left out.")] = None,
    seed: Annotated[int, typer.Option(help="Deals and luck.")] = 1,
    option: Annotated[Optional[list[str]], typer.Option("--option", metavar="NAME=VALUE")] = None,
    components: Annotated[Optional[Path], typer.Option(metavar="PACK", help=PACKS)] = None,
    out: Annotated[Optional[Path], typer.Option(help="File for the games; the same command goes on with it.")] = None,
    workers: Workers = CORES,
) -> None:
    """Who wins how often, by seat and by what was dealt, in games of equal bots: the tables of docs/balance.md."""
    from signoria.balancing.measuring import among_equals, tables
    from signoria.bots.arena import Arena
    from signoria.bots.pools import LocalPool

    try:
        title = find_game(game)
        plan = among_equals(
            title, bot, games, seed, title.usual_seats if seats is None else seats, title.parse_options(option or []),
            str(components or next(iter(title.editions))),
        )  # fmt: skip
        path = out or Path(f"balance-{title.id}-{seed}.jsonl")
        contest = Arena(plan, path)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors) as progress:
            bar = progress.add_task(f"{title.id}, {plan.seats} seats", total=games, completed=len(contest.outcomes))
            outcomes = contest.run(LocalPool(workers), lambda outcome: progress.advance(bar))
    except ValueError as error:
        raise fail(error) from None
    print(tables(plan, outcomes))
