"""The command `signoria dataset`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.bots import usual_level
from signoria.bots.commands import PACKS
from signoria.dataset.plan import FORMATS, DataPlan
from signoria.titles import game as find_game

console = Console()
errors = Console(stderr=True)


def register(app: typer.Typer) -> None:
    app.command("dataset")(dataset)


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[Optional[str], typer.Option(help="As for `arena`; one is drawn for each seat.")] = None,
    teacher: Annotated[str, typer.Option(help="The bot whose answers are the policy targets.")] = "",
    seats: Annotated[Optional[int], typer.Option(help="Number of seats; the usual number if left out.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same data.")] = 1,
    option: Annotated[Optional[list[str]], typer.Option("--option", metavar="NAME=VALUE")] = None,
    components: Annotated[Optional[Path], typer.Option(metavar="PACK", help=PACKS)] = None,
    shard: Annotated[int, typer.Option(min=1, help="Games of one file.")] = 250,
    format: Annotated[str, typer.Option(help=f"{' or '.join(FORMATS)}.")] = "npz",
    out: Annotated[Optional[Path], typer.Option(help="Folder; GAME-data if left out.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Play games of bots and write them as data: records, observations, masks, actions, targets, and a datasheet."""
    if format not in FORMATS:
        raise ValueError(f"format must be one of {', '.join(FORMATS)}, got {format!r}")
    title = find_game(game)
    names = [name.strip() for name in (bots or usual_level(title.id)).split(",")]
    plan = DataPlan(
        title=title.id, rules_version=title.rules_version, seats=seats or title.usual_seats, bots=names, games=games,
        seed=seed, shard=shard, format=format, teacher=teacher, options=title.parse_options(option or []),
        components=str(components or ""),
    )  # fmt: skip
    make(plan, out or Path(f"{title.id}-data"), workers)


def make(plan: DataPlan, folder: Path, workers: int) -> None:
    try:
        from signoria.dataset import datasheet
        from signoria.dataset.playing import play_shard
    except ModuleNotFoundError as missing:
        raise ValueError(f"data needs: pip install 'signoria[dataset]' ({missing.name} is missing)") from None
    from signoria.bots import specs
    from signoria.bots.pools import LocalPool

    find_game(plan.title).start(plan.seats, 0, **plan.settings)
    for name in filter(None, (*plan.bots, plan.teacher)):
        specs.make(name, plan.title)
    plan.save(folder)
    todo = [shard for shard in range(plan.shards) if not plan.steps_file(folder, shard).exists()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as progress:
        bar = progress.add_task("shards", total=plan.shards, completed=plan.shards - len(todo))
        tasks = ((plan, str(folder), shard) for shard in todo)
        for _ in LocalPool(workers).each(play_shard, tasks):
            progress.advance(bar)
    path = datasheet.write(plan, folder)
    console.print(f"data: {folder}\ndatasheet: {path}", markup=False, highlight=False, soft_wrap=True)
