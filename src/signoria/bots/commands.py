"""The commands of bots: `signoria arena` and `signoria analyse`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.bots import LEVELS, usual_level
from signoria.bots.results import Outcome, pairing_tally, usage_of
from signoria.bots.schedule import DESIGNS, Plan, lineups
from signoria.bots.usage import never_used
from signoria.kernel import Record, RecordError
from signoria.titles import game as find_game

console = Console()
errors = Console(stderr=True)
REPORTS_NEED = "needs matplotlib and choix: pip install 'signoria[arena]'"


def register(app: typer.Typer) -> None:
    """Mount the commands."""
    app.command("arena")(arena)
    app.command("analyse")(analyse)


def fail(sentence: object) -> typer.Exit:
    errors.print(f"[red]error:[/red] {escape(str(sentence))}", highlight=False)
    return typer.Exit(2)


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    bots: Annotated[
        Optional[str],
        typer.Option(help=f"Separated by commas: {', '.join(LEVELS)}, master:400, module:Class, program:COMMAND."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing.")] = 100,
    seats: Annotated[Optional[int], typer.Option(help="Number of seats; the usual number if left out.")] = None,
    design: Annotated[str, typer.Option(help=f"{', '.join(DESIGNS)}: who meets whom.")] = "pairs",
    seed: Annotated[int, typer.Option(help="Deals and luck; the same seed gives the same games.")] = 1,
    option: Annotated[Optional[list[str]], typer.Option("--option", metavar="NAME=VALUE")] = None,
    components: Annotated[Optional[Path], typer.Option(help="Another pack of component figures.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for one answer of a bot.")] = 10.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Annotated[str, typer.Option(help="local or ray.")] = "local",
    ray_address: Annotated[str, typer.Option(help="A running Ray cluster; left out: one is started here.")] = "",
    stop_early: Annotated[bool, typer.Option(help="End a pairing as soon as it is decided.")] = False,
    out: Annotated[Optional[Path], typer.Option(help="Folder or name for results and report.")] = None,
) -> None:
    """Let bots play many games and write results and a report; the usual bot and random ones if none are named."""
    try:
        title = find_game(game)
        names = (bots or f"{usual_level(title.id)},random").split(",")
        plan = Plan(
            game=title.id, rules_version=title.rules_version, bots=[name.strip() for name in names],
            games=games, seats=title.usual_seats if seats is None else seats, seed=seed, design=design,
            options=title.parse_options(option or []), components=str(components or ""), seconds=seconds,
        )  # fmt: skip
        results, report = paths(plan, out)
        outcomes = run(plan, results, backend, workers, ray_address, stop_early)
    except ValueError as error:
        raise fail(error) from None
    print_table(plan, outcomes)
    print_findings(plan, outcomes)
    console.print(f"results: {results}", markup=False, highlight=False)
    write_report(plan, outcomes, report)


def paths(plan: Plan, out: Optional[Path]) -> tuple[Path, Path]:
    """Where results and report go."""
    name = f"arena-{plan.game}-{plan.seats}-{plan.seed}"
    base = Path(name) if out is None else out / name if out.is_dir() else out
    return base.with_suffix(".jsonl"), base.with_suffix(".html")


def run(plan: Plan, results: Path, backend: str, workers: int, address: str, stop_early: bool) -> list[Outcome]:
    from signoria.bots.arena import Arena, pool_of

    pool = pool_of(backend, workers, address)
    contest = Arena(plan, results, stop_early)
    if contest.outcomes:
        errors.print(f"{len(contest.outcomes)} games are there already; going on", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as progress:
        total = len(contest.outcomes) + len(contest.todo)
        bar = progress.add_task(f"{plan.game}, {plan.seats} seats", total=total, completed=len(contest.outcomes))
        return contest.run(pool, lambda outcome: progress.advance(bar))


def print_table(plan: Plan, outcomes: list[Outcome]) -> None:
    shown = Table("pairing", "games", "share of one seat", "95 % interval", "times fair")
    for pairing, line in enumerate(lineups(plan)):
        for who in sorted({*line}, key=line.index)[: None if plan.design == "mixed" else 1]:
            tally = pairing_tally(outcomes, pairing, who)
            low, high = tally.interval()
            rest = ", ".join(sorted({plan.bots[other] for other in line if other != who}))
            name = f"{plan.bots[who]} against {rest}" if rest else plan.bots[who]
            interval = f"{low:.1%} to {high:.1%}"
            shown.add_row(name, str(tally.games), f"{tally.mean:.1%}", interval, f"{tally.mean * plan.seats:.2f}")
    console.print(shown)


def print_findings(plan: Plan, outcomes: list[Outcome]) -> None:
    for name in dict.fromkeys(plan.bots):
        for finding in never_used(usage_of(outcomes, name)):
            console.print(f"{name}: {finding}", markup=False, highlight=False)


def write_report(plan: Plan, outcomes: list[Outcome], path: Path) -> None:
    try:
        from signoria.bots.report import arena_page
    except ModuleNotFoundError:
        hint = f"the report {REPORTS_NEED}, then give the same command: it takes up these results"
        errors.print(hint, markup=False, highlight=False, soft_wrap=True)
        return
    path.write_text(arena_page(plan, outcomes), encoding="utf-8")
    console.print(f"report:  {path}", markup=False, highlight=False)


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")],
    out: Annotated[Optional[Path], typer.Option(help="The page to write; left out: beside the record.")] = None,
    iterations: Annotated[int, typer.Option(min=1, help="Iterations of the master for each decision.")] = 120,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions the master looks at.")] = 30,
    deals: Annotated[int, typer.Option(min=1, help="Imagined games for each chance.")] = 16,
    seed: Annotated[int, typer.Option(help="The same seed gives the same page.")] = 1,
    components: Annotated[Optional[Path], typer.Option(help="The pack the game was played with.")] = None,
) -> None:
    """Write a page on a finished game: chances over time, biggest swings, what the master would have played."""
    try:
        from signoria.bots.analysis import Analysis, analysis_page
    except ModuleNotFoundError:
        raise fail(f"analyse {REPORTS_NEED}") from None
    try:
        found = Record.parse(record.read_text(encoding="utf-8"), components)
        study = Analysis(found, iterations, decisions, deals, seed)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors) as progress:
            bar = progress.add_task(f"{found.game.title}, {len(found.actions)} actions", total=study.work)
            study.run(lambda: progress.advance(bar))
    except (OSError, RecordError, ValueError) as error:
        raise fail(error) from None
    page = out or record.with_suffix(".html")
    page.write_text(analysis_page(study), encoding="utf-8")
    console.print(f"page: {page}", highlight=False)
