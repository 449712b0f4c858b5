"""The command `signoria analyse`: a finished game explained."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from signoria.bots.levels import levels_of
from signoria.kernel import Record, RecordError
from signoria.teacher.analysis import Study
from signoria.teacher.analysis.page import page_of
from signoria.words import LANGUAGES, Words

console = Console()
errors = Console(stderr=True)


def register(app: typer.Typer) -> None:
    """Mount the command."""
    app.command("analyse")(analyse)


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    page: Annotated[Optional[Path], typer.Option(help="The page to write; left out: beside the record.")] = None,
    data: Annotated[Optional[Path], typer.Option("--json", help="The figures, for programs.")] = None,
    seconds: Annotated[
        Optional[float], typer.Option(min=0, help="Time of the processor; 0: a fixed effort, the same everywhere.")
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    components: Annotated[Optional[Path], typer.Option(help="The pack the game was played with.")] = None,
) -> None:
    """Explain a finished game: chances over time, what decisions cost, luck and skill."""
    try:
        found = Record.parse(record.read_text(encoding="utf-8"), components)
        end = found.verify()
        if not end.over:
            raise RecordError(f"only a finished game can be analysed; this one stops after {end.moves} actions")
        study = studied(found, levels_of(found.game.id).analysis_seconds if seconds is None else seconds or None)
        told = study.told()
        names = [Words(found.game, language, []).raw("seat-name", number=seat + 1) for seat in range(found.seats)]
        written = page or (None if data else record.with_suffix(".html"))
        if written is not None:
            written.write_text(page_of(told, found, names, language), encoding="utf-8")
            console.print(f"page: {written}", highlight=False)
        if data is not None:
            data.write_text(json.dumps(told) + "\n", encoding="utf-8")
            console.print(f"figures: {data}", highlight=False)
    except (OSError, RecordError, ValueError) as error:
        errors.print(f"[red]error:[/red] {escape(str(error))}", highlight=False)
        raise typer.Exit(2) from None


def studied(record: Record, seconds: Optional[float]) -> Study:
    study = Study(record, seconds)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=errors) as progress:
        bar = progress.add_task(f"{record.game.title}, decisions", total=None)
        for step in study.run():
            progress.update(bar, completed=step.done, total=step.total)
    return study
