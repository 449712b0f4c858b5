"""The command `signoria ladder`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Optional

import typer

from signoria.bots import LEVELS, SEARCHING
from signoria.bots.commands import Weigh, WeighBy, fail, run
from signoria.bots.sequential import trial_of
from signoria.kernel import Game
from signoria.titles import game as find_game
from signoria.titles import games as all_games

QUICK: Final = ",".join(level for level in LEVELS if level not in SEARCHING)


def register(app: typer.Typer) -> None:
    """Mount the command."""
    app.command("ladder")(ladder)


def ladder(
    titles: Annotated[Optional[list[str]], typer.Argument(metavar="[GAME]...", help="Titles; all if none.")] = None,
    levels: Annotated[str, typer.Option(help="The lowest first, as expert,master,grandmaster:48.")] = QUICK,
    seats: Annotated[str, typer.Option(help="Numbers of seats, as 2,3; `usual`, or `all` that a title has.")] = "usual",
    games: Annotated[int, typer.Option(min=2, help="Games of each step.")] = 240,
    seed: Annotated[int, typer.Option(help="Deals and luck; the same seed gives the same games.")] = 1,
    stop_early: Annotated[bool, typer.Option(help="End a step as soon as its test is decided.")] = False,
    bounds: Annotated[
        str, typer.Option(metavar="LOW:HIGH", help="The two strengths of that test, in times the fair share.")
    ] = "1:1.5",
    risk: Annotated[float, typer.Option(help="Of that test: to take one strength for the other.")] = 0.05,
    weigh: Weigh = None,
    weigh_by: WeighBy = "",
    out: Annotated[Path, typer.Option(help="Folder of the games; given again, it goes on.")] = Path("ladder"),
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    brief: Annotated[bool, typer.Option(help="A line for each table, in times the fair share.")] = False,
) -> None:
    """One seat of each level among seats of the level below: the tables of docs/bots.md.

    A star marks a step that does not win 1.5 times its fair share, or not surely more than that share.
    """
    from signoria.bots.ladder import check_levels, climbed, overview, rungs, table

    try:
        chosen = [find_game(name) for name in titles] if titles else all_games()
        names = [name.strip() for name in levels.split(",")]
        check_levels(names)
        trial = trial_of(bounds, risk) if stop_early else None
        steps = [
            rung
            for game in chosen
            for rung in rungs(game, sizes(game, seats), names, games, seed, out, weigh or 0, weigh_by)
        ]
        out.mkdir(parents=True, exist_ok=True)
        found = [climbed(rung, run(rung.plan, rung.path, "local", workers, "", trial)) for rung in steps]
    except ValueError as error:
        raise fail(error) from None
    print((overview if brief else table)(found, {game.id: game.title for game in chosen}))


def sizes(game: Game, wanted: str) -> list[int]:
    """The numbers of seats that are asked for and that a title has."""
    if wanted == "usual":
        return [game.usual_seats]
    has = range(game.min_seats, game.max_seats + 1)
    if wanted == "all":
        return list(has)
    try:
        numbers = [int(number) for number in wanted.split(",")]
    except ValueError:
        raise ValueError(f"numbers of seats are written as 2,3, or `usual`, or `all`, got {wanted!r}") from None
    return [number for number in numbers if number in has]
