"""The command `signoria train`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from signoria.kernel.components import EDITIONS

console = Console()
errors = Console(stderr=True)
NEEDS = "learning needs numpy and matplotlib: pip install 'signoria[arena]'"


def register(app: typer.Typer) -> None:
    """Mount the command."""
    app.command("train")(train)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    games: Annotated[
        Optional[int], typer.Option(min=1, help="Play so many games, in steps of 250 (25 with --prior).")
    ] = None,
    hours: Annotated[Optional[float], typer.Option(min=0, help="Play no longer than this.")] = None,
    passes: Annotated[int, typer.Option(min=1, help="How often each game is learned from.")] = 6,
    seed: Annotated[int, typer.Option(help="The same seed, code and number of games give the same net.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local: one started here with the workers.")
    ] = "",
    components: Annotated[
        Optional[str], typer.Option(metavar="PACK", help=f"The figures: {', '.join(EDITIONS)}; else the usual ones.")
    ] = None,
    out: Annotated[Optional[Path], typer.Option(help="Folder for games, checkpoints, net and model card.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on in a folder where a training was begun.")] = False,
    prior: Annotated[
        bool,
        typer.Option("--prior", help="Learn from masters' searches which answers they prefer, instead of chances."),
    ] = False,
    advised: Annotated[
        bool, typer.Option("--advised", help="The players listen to what the title has learned with --prior.")
    ] = False,
    measure: Annotated[
        bool, typer.Option("--measure", help="Measure the shipped judgement on so many fresh games instead.")
    ] = False,
) -> None:
    """Learn to judge positions from games of experts: the chance of every seat, from what one of them sees.

    With --measure nothing is learned: the judgement that the title ships is measured on games of a seed of their own.
    Stopped at any time, it goes on with --resume, also with more games. Net and model card are what a title ships.
    """
    for library in ("OPENBLAS", "MKL", "OMP"):  # matrices are small: threads would wait for one another
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    try:
        from signoria.judgement.priors import PriorTraining
        from signoria.judgement.training import AdvisedTraining, Plan, Training
    except ModuleNotFoundError as missing:
        raise fail(f"{NEEDS} ({missing.name} is missing)") from None
    try:
        folder = out or Path(f"train-{game}")
        plan = Plan(game, games, hours, passes, seed, workers, ray, components)
        if measure:
            print_measures(plan, out or Path(f"measure-{game}-{seed}"))
            return
        if prior:
            print_gain(run(PriorTraining(plan, folder, resume)))
        else:
            kind = AdvisedTraining if advised else Training
            print_lines(run(kind(plan, folder, resume)))
    except ValueError as error:
        raise fail(error) from None
    console.print(f"net and card: {folder}", markup=False, highlight=False)


def fail(sentence: object) -> typer.Exit:
    errors.print(f"[red]error:[/red] {escape(str(sentence))}", highlight=False)
    return typer.Exit(2)


def run(training: Any) -> Any:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors) as progress:
        bar = progress.add_task("playing")

        def played() -> None:
            games = len(training.crop.files(training.folder)) * training.crop.games
            progress.update(bar, description=f"playing: {games:,} games")

        def passed(told: str) -> None:
            progress.update(bar, description=f"learning: {told}")

        training.play(played)
        progress.update(bar, description="learning")
        return training.learn(passed)


def print_measures(plan: Any, folder: Path) -> None:
    from signoria.judgement.measuring import HEAD, measure

    if plan.games is None:
        raise ValueError("say on how many games: --measure --games 1000")
    found = measure(plan.title, folder, plan.games, plan.seed, plan.pool, components=plan.components)
    print("\n".join([HEAD, *(each.row() for each in found)]))


def print_gain(facts: Any) -> None:
    console.print(
        f"its answers were better than the expert's by {facts['gain']:.2f} points in a hundred "
        f"(standard error {facts['error']:.2f}), in games kept aside",
        highlight=False,
    )


def print_lines(evaluation: Any) -> None:
    shown = Table("squared error", "fair share", "outlook: true", "imagined", "judgement", "own seat")
    for line in evaluation.lines:
        errors = (line.fair, line.outlook, line.guess, line.net, line.own_net)
        shown.add_row(line.name, *(f"{error:.4f}" for error in errors))
    console.print(shown)
