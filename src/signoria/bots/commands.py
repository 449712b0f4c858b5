"""The commands of bots: `signoria arena`, `signoria league`, `signoria evaluate`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Iterable, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from signoria.bots import LEVELS, specs, usual_level
from signoria.bots.faults import News, faults_of
from signoria.bots.promises import ENDINGS
from signoria.bots.results import Outcome, promises_of, usage_of
from signoria.bots.schedule import DESIGNS, Plan, lineups
from signoria.bots.sequential import Trial, trial_of
from signoria.bots.standings import Standing
from signoria.bots.usage import never_used
from signoria.kernel import Game
from signoria.kernel.components import EDITIONS
from signoria.titles import game as find_game

if TYPE_CHECKING:
    from signoria.bots.arena import Arena
    from signoria.bots.league import League

console = Console()
errors = Console(stderr=True)
FAULTY = 3  # the exit code when games were played, but a bot went wrong
LUCK_SAMPLES: Final = 6
MOST_OF_A_NAME: Final = 20  # letters beside the figures on a narrow screen
PACKS: Final = f"The figures: {', '.join(EDITIONS)}, or the file of another pack."
REPORTS_NEED = "needs matplotlib and choix: pip install 'signoria[arena]'"


Weigh = Annotated[
    Optional[int],
    typer.Option(
        min=1, metavar="PAIRS", help="Weigh every answer against the reference's by so many pairs of play-outs."
    ),
]
WeighBy = Annotated[
    str,
    typer.Option(
        metavar="REFERENCE",
        help=f"Of weighing: {', '.join(specs.REFERENCES)}. Left out: who sits at the other seats if one of these, "
        f"else {specs.REFERENCES[0]}.",
    ),
]


def register(app: typer.Typer) -> None:
    """Mount the command."""
    app.command("arena")(arena)
    app.command("league")(league)
    app.command("evaluate")(evaluate)


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
    components: Annotated[Optional[Path], typer.Option(metavar="PACK", help=PACKS)] = None,
    seconds: Annotated[float, typer.Option(help="Time for one answer of a bot.")] = 10.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Annotated[str, typer.Option(help="local or ray.")] = "local",
    ray_address: Annotated[str, typer.Option(help="A running Ray cluster; left out: one is started here.")] = "",
    records: Annotated[
        bool, typer.Option("--records", help="Keep every game, in a folder beside the results.")
    ] = False,
    stop_early: Annotated[bool, typer.Option(help="End a pairing as soon as its test is decided.")] = False,
    bounds: Annotated[
        str, typer.Option(metavar="LOW:HIGH", help="The two strengths of that test, in times the fair share.")
    ] = "1:1.5",
    risk: Annotated[float, typer.Option(help="Of that test: to take one strength for the other.")] = 0.05,
    luck: Annotated[
        Optional[int],
        typer.Option(
            metavar="SAMPLES",
            help="Of each random event, to take its luck out of results; 0: leave it in. "
            f"Left out: {LUCK_SAMPLES} where games are dear, as with a master, else 0.",
        ),
    ] = None,
    weigh: Weigh = None,
    weigh_by: WeighBy = "",
    out: Annotated[Optional[Path], typer.Option(help="Folder or name for results and report.")] = None,
) -> None:
    """Let bots play many games and write results and a report; the usual bot and random ones if none are named.

    The exit code is 3 if a bot crashed, answered what was not open or came too late.
    """
    try:
        title = find_game(game)
        names = (bots or f"{usual_level(title.id)},random").split(",")
        plan = Plan(
            game=title.id, rules_version=title.rules_version, bots=[name.strip() for name in names],
            games=games, seats=title.usual_seats if seats is None else seats, seed=seed, design=design,
            options=title.parse_options(option or []), components=str(components or ""), seconds=seconds,
            records=records,
            luck=(0 if weigh else usual_luck(names)) if luck is None else luck,
            weigh=weigh or 0, weigh_by=weigh_by,
        )  # fmt: skip
        results, report = paths(plan, out)
        contest = run(plan, results, backend, workers, ray_address, trial_of(bounds, risk) if stop_early else None)
    except ValueError as error:
        raise fail(error) from None
    print_table(contest.plan, contest.standings())
    print_weighing(contest.standings())
    print_findings(plan, contest.outcomes)
    print_promises(plan, contest.outcomes)
    faulty = print_faults(plan, contest.outcomes)
    console.print(f"results: {results}", markup=False, highlight=False, soft_wrap=True)
    write_summary(contest, report.with_suffix(".json"))
    write_report(contest, report)
    if faulty:
        raise typer.Exit(FAULTY)


def league(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the league is kept; made if it is not there.")
    ],
    bots: Annotated[Optional[str], typer.Option(help="As for `arena`; those of the last round if left out.")] = None,
    games: Annotated[int, typer.Option(min=0, help="Games of this round, per line-up; 0: only write the page.")] = 100,
    seats: Annotated[Optional[int], typer.Option(help="Number of seats; the usual number if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for one answer of a bot.")] = 10.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Play one more round of a league: all bots mixed at tables, games kept, strengths followed over time."""
    try:
        from signoria.bots.league import League
        from signoria.bots.league_page import league_page
    except ModuleNotFoundError:
        raise fail("a league needs openskill and matplotlib: pip install 'signoria[arena]'") from None
    try:
        title, kept = find_game(game), League(folder)
        if games:
            folder.mkdir(parents=True, exist_ok=True)
            kept, faulty = play_round(kept, title, bots, games, seats, seconds, workers)
        elif not kept.rounds:
            raise ValueError(f"{folder} has no rounds yet")
        else:
            faulty = False
    except ValueError as error:
        raise fail(error) from None
    print_standings(kept)
    path = folder / "league.html"
    path.write_text(league_page(kept), encoding="utf-8")
    console.print(f"page: {path}", markup=False, highlight=False)
    if faulty:
        raise typer.Exit(FAULTY)


def evaluate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")],
    bot: Annotated[str, typer.Argument(metavar="BOT", help="As for `arena`: a level, module:Class, program:COMMAND.")],
    deals: Annotated[int, typer.Option(min=2, help="Deals, each played from every seat; a paper takes 250.")] = 250,
    out: Annotated[Optional[Path], typer.Option(help="Name of the results file; left out: one for each bot.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    weigh: Weigh = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Measure a bot at a fixed task, with fixed deals, opponents and time, so that figures can be compared."""
    from signoria.bots import evaluation
    from signoria.bots.pools import sources

    try:
        plan = evaluation.suite(game, bot, deals, weigh or 0)
        named = out or Path(evaluation.file_name(plan))
        path = named.with_name(f"{named.name.removesuffix('.jsonl')}.jsonl")
        outcomes = run(plan, path, "local", workers, "", None).outcomes
    except ValueError as error:
        raise fail(error) from None
    scores = [evaluation.score(plan, outcomes, pairing) for pairing in range(len(lineups(plan)))]
    if as_json:
        print(json.dumps(evaluation.as_data(plan, scores, sources())))
        return
    console.print(evaluation.told(plan, scores), markup=False, highlight=False)
    shown = Table(
        names("one seat against", [each.opponent for each in scores]),
        "share of victory",
        "fair",
        "games",
        "deals",
        "faults",
    )
    for each in scores:
        share = f"{each.share:.1%} ± {each.error:.1%}"
        shown.add_row(each.opponent, share, f"{each.fair:.1%}", str(each.games), str(each.deals), str(each.faults))
    console.print(shown)
    if print_faults(plan, outcomes):
        raise typer.Exit(FAULTY)


def play_round(
    league: League, title: Game, bots: Optional[str], games: int, seats: Optional[int], seconds: float, workers: int
) -> tuple[League, bool]:
    """The round that was broken off, or another one; the league with it, and whether a bot went wrong."""
    from signoria.bots.league import League

    broken = league.unfinished()
    if broken is not None:
        errors.print(f"round {broken.number} was broken off; going on with it", highlight=False)
        plan, path = broken.plan, broken.path
    else:
        last = league.rounds[-1].plan if league.rounds else None
        names = [name.strip() for name in bots.split(",")] if bots else last.bots if last else []
        if len(names) < 2:
            raise ValueError("a league needs at least two bots: --bots expert,random")
        plan = Plan(
            game=title.id, rules_version=title.rules_version, bots=names, games=games,
            seats=seats or (last.seats if last else title.usual_seats), seed=len(league.rounds) + 1, design="mixed",
            seconds=seconds, records=True,
        )  # fmt: skip
        path = league.next_path()
    if plan.game != title.id or (league.rounds and plan.seats != league.rounds[0].plan.seats):
        raise ValueError(f"{league.folder} is a league of another game or number of seats")
    outcomes = run(plan, path, "local", workers, "", None).outcomes
    return League(league.folder), print_faults(plan, outcomes)


def print_standings(league: League) -> None:
    standings = league.standings()
    shown = Table(names("bot", standings), "at least", "strength", "seats played", "share of victory")
    for name, each in sorted(standings.items(), key=lambda item: -item[1].careful):
        strength = f"{each.mu:.2f} ± {2 * each.sigma:.2f}"
        shown.add_row(escape(name), f"{each.careful:.2f}", strength, str(each.tally.games), f"{each.tally.mean:.1%}")
    console.print(shown)


def usual_luck(names: list[str]) -> int:
    """Measuring luck takes longer than a game of quick bots: there more games say more."""
    return 0 if all(specs.quick(name.strip()) for name in names) else LUCK_SAMPLES


def paths(plan: Plan, out: Optional[Path]) -> tuple[Path, Path]:
    """Where results and report go."""
    name = f"arena-{plan.game}-{plan.seats}-{plan.seed}"
    base = Path(name) if out is None else out / name if out.is_dir() else out
    return base.with_suffix(".jsonl"), base.with_suffix(".html")


def run(plan: Plan, results: Path, backend: str, workers: int, address: str, trial: Optional[Trial]) -> Arena:
    from signoria.bots.arena import Arena
    from signoria.bots.pools import pool_of

    pool = pool_of(backend, workers, address)
    contest = Arena(plan, results, trial)
    if contest.outcomes:
        errors.print(f"{len(contest.outcomes)} games are there already; going on", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as progress:
        total = len(contest.outcomes) + len(contest.todo)
        bar = progress.add_task(f"{plan.game}, {plan.seats} seats", total=total, completed=len(contest.outcomes))
        news = News(plan, contest.outcomes)

        def tell(outcome: Outcome) -> None:
            progress.advance(bar)
            for line in news.of(outcome):
                progress.console.print(line, markup=False, highlight=False, soft_wrap=True)

        contest.run(pool, tell)
    return contest


def names(head: str, found: Iterable[str]) -> Column:
    """Of bots: broken where they are too long, so that the figures beside them stay to be read."""
    longest = max(map(len, (head, *found)))
    return Column(head, overflow="fold", min_width=min(longest, MOST_OF_A_NAME))


def print_table(plan: Plan, standings: list[Standing]) -> None:
    tried = any(one.verdict for one in standings)
    shown = Table(
        names("pairing", [one.name for one in standings]),
        "games",
        Column("share of one seat", max_width=8),
        Column("95 % interval", no_wrap=True),
        Column("times fair", max_width=5),
    )
    for head in ("narrower", *(["test"] if tried else [])):
        shown.add_column(head)
    for one in standings:
        low, high = one.estimate.interval()
        cells = [
            one.name, str(one.plain.games), f"{one.estimate.share:.1%}", f"{low:.1%} to {high:.1%}",
            f"{one.estimate.share * plan.seats:.2f}", f"{one.narrower:.2f}",
        ]  # fmt: skip
        shown.add_row(*cells, *([one.verdict.says if one.verdict else ""] if tried else []))
    console.print(shown)


def print_weighing(standings: list[Standing]) -> None:
    for one in standings:
        if one.weighing is not None:
            console.print(f"{one.name}: {one.weighing.says}", markup=False, highlight=False, soft_wrap=True)


def print_faults(plan: Plan, outcomes: list[Outcome]) -> bool:
    """What went wrong, bot by bot, with the commonest texts; whether anything did."""
    found = [faults for faults in faults_of(plan, outcomes) if faults.any]
    if not found:
        return False
    shown = Table(
        names("bot", [faults.bot for faults in found]),
        "crashes",
        "illegal",
        "late",
        Column("what it said", overflow="fold"),
    )
    for faults in found:
        told = [f"{text} ({count})" for text, count in faults.told.most_common(3)]
        shown.add_row(
            escape(faults.bot), *map(str, (faults.crashes, faults.illegal, faults.late)), escape("\n".join(told))
        )
    console.print(shown)
    return True


def write_summary(contest: Arena, path: Path) -> None:
    path.write_text(json.dumps(contest.summary(), indent=1) + "\n", encoding="utf-8")
    console.print(f"figures: {path}", markup=False, highlight=False)


def print_findings(plan: Plan, outcomes: list[Outcome]) -> None:
    for name in dict.fromkeys(plan.bots):
        for finding in never_used(usage_of(outcomes, name)):
            console.print(f"{name}: {finding}", markup=False, highlight=False)


def print_promises(plan: Plan, outcomes: list[Outcome]) -> None:
    for name in dict.fromkeys(plan.bots):
        ended = promises_of(outcomes, name)
        if ended:
            told = ", ".join(f"{ended[ending]:,} {ending}" for ending in ENDINGS if ended[ending])
            console.print(f"{name}: promises {told}", markup=False, highlight=False)


def write_report(contest: Arena, path: Path) -> None:
    try:
        from signoria.bots.report import arena_page
    except ModuleNotFoundError:
        hint = f"the report {REPORTS_NEED}, then give the same command: it takes up these results"
        errors.print(hint, markup=False, highlight=False, soft_wrap=True)
        return
    path.write_text(arena_page(contest.plan, contest.outcomes, contest.standings()), encoding="utf-8")
    console.print(f"report:  {path}", markup=False, highlight=False, soft_wrap=True)
