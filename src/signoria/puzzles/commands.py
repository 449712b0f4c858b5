"""The commands `signoria puzzles ...`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console

from signoria.kernel import Record, RecordError
from signoria.kernel.components import FIRST_PRINTING

console = Console()
errors = Console(stderr=True)
app = typer.Typer(help="Puzzles: found in games, checked, kept.", no_args_is_help=True)

Title = Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of puzzles, as `mine` writes them.")]


def register(parent: typer.Typer) -> None:
    """Mount the commands."""
    parent.add_typer(app, name="puzzles")


@app.command()
def mine(
    game: Title,
    out: Annotated[Path, typer.Option(help="File for what is found, one line for each game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of experts to look through.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed and code find the same puzzles.")] = 1,
    share: Annotated[float, typer.Option(min=0.01, max=1, help="Of the decisions of a game that are looked at.")] = 0.5,
    answers: Annotated[int, typer.Option(min=2, help="The most answers a question may have.")] = 24,
    resume: Annotated[bool, typer.Option(help="Go on in a file where a search was begun.")] = False,
    records: Annotated[Optional[list[Path]], typer.Option(help="Look through these records instead.")] = None,
) -> None:
    """Look for positions in which one answer is clearly best, from what its seat may know."""
    from signoria.puzzles import mining

    plan = mining.Plan(game, games, seed, share, answers=answers)
    if out.exists() and not resume:
        raise ValueError(f"{out} is there already: name another file, or go on in it with --resume")

    def told(number: int, found: int) -> None:
        errors.print(f"{number} games, {found} puzzles", end="\r", highlight=False)

    if records:
        found = mining.mine_records(plan, [read_record(path, game) for path in records], out, told)
    else:
        found = mining.mine(plan, out, resume, told)
    console.print(f"{found} puzzles: {out}", markup=False, highlight=False)


def read_record(path: Path, game: str) -> Record:
    record = Record.parse(path.read_text(encoding="utf-8"))
    if record.game.id != game or record.scene or record.pack.edition != FIRST_PRINTING:
        raise RecordError(f"{path}: only whole games of {game}, of its first printing, can be looked through")
    return record


@app.command()
def verify(
    files: Files,
    sample: Annotated[int, typer.Option(min=1, help="So many of them.")] = 20,
    times: Annotated[int, typer.Option(min=1, help="With so many times the budget that found them.")] = 10,
    seed: Annotated[int, typer.Option(help="Which of them, and over which deals.")] = 1,
) -> None:
    """Solve puzzles again by the master, and tell how many have the same answer."""
    from signoria.puzzles import book, checking

    puzzles = [puzzle for path in files for puzzle in book.read(path)]

    def told(solved: checking.Solved) -> None:
        if not solved.agrees:
            verbs = solved.puzzle.source.record().game.verbs
            said = f"{verbs.text(solved.puzzle.answer)}; the master says {verbs.text(solved.found)}"
            console.print(f"{solved.puzzle.source.title} {solved.puzzle.id}: {said}", highlight=False)

    solved = checking.verify(puzzles, sample, times, seed, told)
    agreed = sum(each.agrees for each in solved)
    console.print(f"{agreed} of {len(solved)} agree", highlight=False)
    if agreed < checking.WANTED * len(solved):
        raise typer.Exit(1)


@app.command()
def pack(
    files: Files,
    out: Annotated[Path, typer.Option(help="The packed file, as it lies in the folder of a title.")],
    most: Annotated[int, typer.Option(min=1, help="Keep at most so many.")] = 240,
    without: Annotated[Optional[list[str]], typer.Option(help="Ids to leave out: not confirmed by `verify`.")] = None,
) -> None:
    """Choose among what was found, say what each is about, and write the file that a title ships."""
    from signoria.puzzles import book, checking, choosing

    found = {puzzle.id: puzzle for path in files for puzzle in book.read(path)}
    sound = [each for each in found.values() if each.id not in (without or []) and not checking.fault(each)]
    if not sound:
        raise ValueError("there are no puzzles in these files")
    describer = choosing.Describer(sound[0].source.title)
    described = map(describer.described, sound)
    chosen = choosing.choose([puzzle for puzzle in described if puzzle.misleads], most)
    book.pack(choosing.by_game(chosen), out)
    size = out.stat().st_size // 1000
    console.print(f"{len(chosen)} of {len(found)} puzzles, {size} kB: {out}", markup=False, highlight=False)
