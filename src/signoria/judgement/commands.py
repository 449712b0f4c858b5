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

console = Console()
errors = Console(stderr=True)
NEEDS = "learning needs numpy and matplotlib: pip install 'signoria[arena]'"


def register(app: typer.Typer) -> None:
    """Mount the command."""
    app.command("train")(train)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    games: Annotated[Optional[int], typer.Option(min=250, help="Play so many games, in steps of 250.")] = None,
    hours: Annotated[Optional[float], typer.Option(min=0, help="Play no longer than this.")] = None,
    passes: Annotated[int, typer.Option(min=1, help="How often each game is learned from.")] = 6,
    seed: Annotated[int, typer.Option(help="The same seed, code and number of games give the same net.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local: one started here with the workers.")
    ] = "",
    out: Annotated[Optional[Path], typer.Option(help="Folder for games, checkpoints, net and model card.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on in a folder where a training was begun.")] = False,
) -> None:
    """Learn to judge positions from games of experts: the chance of every seat, from what one of them sees.

    Stopped at any time, it goes on with --resume, also with more games. Net and model card are what a title ships.
    """
    for library in ("OPENBLAS", "MKL", "OMP"):  # matrices are small: threads would wait for one another
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    try:
        from signoria.judgement.training import Plan, Training
    except ModuleNotFoundError as missing:
        raise fail(f"{NEEDS} ({missing.name} is missing)") from None
    try:
        folder = out or Path(f"train-{game}")
        training = Training(Plan(game, games, hours, passes, seed, workers, ray), folder, resume)
        evaluation = run(training)
    except ValueError as error:
        raise fail(error) from None
    print_lines(evaluation)
    console.print(f"net and card: {folder}", markup=False, highlight=False)


def fail(sentence: object) -> typer.Exit:
    errors.print(f"[red]error:[/red] {escape(str(sentence))}", highlight=False)
    return typer.Exit(2)


def run(training: Any) -> Any:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=errors) as progress:
        bar = progress.add_task("playing")

        def played() -> None:
            files = len(list(training.folder.glob("games-?????.npz")))
            progress.update(bar, description=f"playing: {files * 250:,} games")

        def passed(learner: Any) -> None:
            learned, unseen = learner.curve[-1]
            text = f"learning: pass {learner.passes}, loss {learned:.4f}, on other games {unseen:.4f}"
            progress.update(bar, description=text)

        training.play(played)
        progress.update(bar, description="learning")
        return training.learn(passed)


def print_lines(evaluation: Any) -> None:
    shown = Table("squared error", "fair share", "outlook: true", "imagined", "judgement", "own seat")
    for line in evaluation.lines:
        errors = (line.fair, line.outlook, line.guess, line.net, line.own_net)
        shown.add_row(line.name, *(f"{error:.4f}" for error in errors))
    console.print(shown)
