"""The command `signoria solve`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer
from rich.console import Console
from rich.table import Table

from signoria.titles import game as find_game

if TYPE_CHECKING:
    from signoria.envs.solving import Point

console = Console()


def register(app: typer.Typer) -> None:
    app.command("solve")(solve)


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title that declares a small world.")],
    algorithm: Annotated[str, typer.Option(help="cfr+, cfr or mccfr.")] = "cfr+",
    rounds: Annotated[int, typer.Option(min=1, help="Iterations.")] = 200,
    seed: Annotated[int, typer.Option(help="Of what MCCFR draws.")] = 1,
    efg: Annotated[Optional[Path], typer.Option(help="Write the game tree here, as Gambit's EFG.")] = None,
    picture: Annotated[Optional[Path], typer.Option(help="Draw the way to the equilibrium here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Solve the small world of a title with OpenSpiel, and say how far from an equilibrium it is on the way."""
    try:
        from signoria.envs import solving
    except ModuleNotFoundError as missing:
        raise ValueError(f"solving needs: pip install 'signoria[openspiel]' ({missing.name} is missing)") from None
    from signoria.envs.smalltree import grown
    from signoria.envs.smallworld import small_world

    tree = grown(small_world(game))
    if efg is not None:
        efg.write_text(tree.text, encoding="utf-8")
    counts = {"nodes": tree.nodes, "ends": tree.ends, "depth": tree.depth, "sets": [len(each) for each in tree.sets]}
    points = list(solving.solve(solving.load(tree), algorithm, rounds, seed))
    if picture is not None:
        draw(tree.world.title, algorithm, points, picture)
    if as_json:
        print(json.dumps({**counts, "algorithm": algorithm, "points": [point._asdict() for point in points]}))
        return
    console.print(tree.world.about, markup=False, highlight=False)
    told = ", ".join(f"{name} {value}" for name, value in counts.items())
    console.print(f"{tree.world.deals} deals, {told}", markup=False, highlight=False)
    shown = Table(f"rounds of {algorithm}", "NashConv", "value of seat 0")
    for point in points:
        shown.add_row(str(point.rounds), f"{point.nash_conv:.6f}", f"{point.value:+.5f}")
    console.print(shown)


def draw(title: str, algorithm: str, points: list[Point], path: Path) -> None:
    """NashConv over rounds, both on scales of powers of ten."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.add_subplot()
    axes.loglog([point.rounds for point in points], [point.nash_conv for point in points], marker="o", color="#8c1c2b")
    axes.set_xlabel(f"rounds of {algorithm}")
    axes.set_ylabel("NashConv")
    axes.set_title(f"The small world of {find_game(title).title}")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
