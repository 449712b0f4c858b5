"""The `signoria` command."""

from __future__ import annotations

import json
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Annotated, Iterable, Iterator, Optional

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from signoria import __version__, administering, analysing
from signoria import game as find_game
from signoria import games as all_games
from signoria.balancing.commands import register as register_balance
from signoria.bots import LEVELS, bot, usual_level
from signoria.bots.climbing import register as register_ladder
from signoria.bots.commands import PACKS, register
from signoria.dataset.commands import register as register_dataset
from signoria.envs.commands import register as register_solving
from signoria.judgement.commands import register as register_training
from signoria.kernel import Event, Record, RecordError, Refusal, State, Verbs
from signoria.kernel.variations import Move, Notes
from signoria.mcp.commands import register as register_mcp
from signoria.puzzles.commands import register as register_puzzles
from signoria.serving import ServerMissing, run_at_home
from signoria.serving import register as register_serving
from signoria.simulation import Tally, simulate
from signoria.speed import build, measure, python
from signoria.words import LANGUAGES, Words

app = typer.Typer(
    help="Board games of Renaissance Italy: at a table, against bots, and for research.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console()
errors = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A title, see `signoria games`.")]
Seats = Annotated[Optional[int], typer.Option(help="Number of seats; the usual number if left out.")]
Options = Annotated[Optional[list[str]], typer.Option("--option", metavar="NAME=VALUE", help="May be repeated.")]
Pack = Annotated[Optional[Path], typer.Option("--components", metavar="PACK", help=PACKS)]
Seed = Annotated[Optional[int], typer.Option(help="Makes everything random repeatable.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")]
Language = Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: open the browser at a table."""
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0: any free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Start a server on this machine and open the browser; without the extra `server`, play in the terminal."""
    try:
        run_at_home(host, port, browser)
    except ServerMissing as missing:
        say_wrong(missing)
        play_in_terminal()


def play_in_terminal() -> None:
    """A title the person picks, at its usual number of seats, against experts."""
    from signoria.terminal.lines import pick_title

    title = pick_title(all_games(), console)
    if title is not None:
        terminal(title.id)


@app.command("games")
def list_games() -> None:
    """List the titles with their seats and options."""
    listing = Table("id", "title", "seats", "options")
    for title in all_games():
        lines = [f"{o.name}: {o.values()}" for o in title.options.values()]
        if len(title.editions) > 1:
            lines.append(f"--components: {', '.join(title.editions)}")
        listing.add_row(title.id, title.title, f"{title.min_seats}-{title.max_seats}", "\n".join(lines))
    console.print(listing)


@app.command("simulate")
def simulate_games(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help=f"Levels by seat, around the table: {', '.join(LEVELS)}.")] = "random",
    seed: Seed = None,
    option: Options = None,
    components: Pack = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots."""
    title = find_game(game)
    options = title.parse_options(option or [])
    count = title.usual_seats if seats is None else seats
    title.start(count, 0, components, **options)  # says what is wrong before the first game
    levels = bots.split(",")
    players = [bot(levels[seat % len(levels)].strip(), title.id) for seat in range(count)]
    rounds = range(games)
    bar = rounds if as_json else track(rounds, description=f"{title.title}, {count} seats", console=errors)
    tally = simulate(title, count, players, bar, Random(seed), options, components)
    if as_json:
        print(json.dumps(tally.summary(options)))
        return
    print_tally(tally, levels)


def print_tally(tally: Tally, levels: list[str]) -> None:
    listing = Table("seat", "bot", "wins", "mean score")
    summary = tally.summary({})
    for seat in range(tally.seats):
        wins, score = summary["wins"][seat], summary["mean_scores"][seat]
        share = f"{wins:.1f} ({wins / tally.finished:.1%})"
        listing.add_row(str(seat), levels[seat % len(levels)], share, f"{score:.2f}")
    console.print(listing)
    speed = tally.decisions / tally.seconds if tally.seconds else 0
    took = f"{tally.decisions} decisions in {tally.seconds:.2f} s ({speed:,.0f} per second)"
    console.print(f"{tally.finished} games, {took}")


@app.command()
def terminal(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[Optional[str], typer.Option(help="Level of the other seats; the usual one if left out.")] = None,
    seed: Seed = None,
    option: Options = None,
    components: Pack = None,
    language: Language = "en",
    name: Annotated[str, typer.Option(help="What you are called at the table.")] = "Leonora",
    plain: Annotated[bool, typer.Option(help="Line by line: for readers of a screen, and for pipes.")] = False,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between two decisions of bots on the screen.")] = 0.5,
) -> None:
    """Play in the terminal against bots."""
    from signoria.terminal import Sitting

    title = find_game(game)
    g = title.start(seats, seed, components, **title.parse_options(option or []))
    sitting = Sitting(g, bot(bots or usual_level(title.id), title.id), language, Random(seed), name)
    if plain or not console.is_terminal or not sys.stdin.isatty() or console.is_dumb_terminal:
        from signoria.terminal.lines import Lines

        Lines(sitting, console).run()
    else:
        from signoria.terminal.screen import Table

        table = Table(sitting, pace)
        table.run()
        raise typer.Exit(table.return_code or 0)


@app.command()
def replay(
    file: RecordFile,
    upto: Annotated[Optional[int], typer.Option(min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[Optional[int], typer.Option(help="Show what this seat was told; left out: the spectator.")] = None,
    components: Pack = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game line by line, then the comments and variations that stand in it."""
    record = read_record(file, components)
    g = record.replay(upto)
    if seat is not None and not 0 <= seat < g.seats:
        raise ValueError(f"seat must be from 0 to {g.seats - 1}, got {seat}")
    words = Words(g.game, language, [], g.figures().pack.figures)
    words.names = [words.raw("seat-name", number=number + 1) for number in range(g.seats)]
    for line in chronicle(words, g.events(seat)):
        tell(line)
    if g.over:
        tell(words.raw("terminal-winners", names=named(words, g.winners)))
    tell(state_of(g, words))
    for line in beside(record, words):
        tell(line)


def beside(record: Record, words: Words) -> Iterator[str]:
    """The comments and variations of a record, each under the move it belongs to."""
    if record.notes:
        yield from ("", f"— {words.raw('replay-variations')} —")
        yield from _told(record.actions, record.notes, words, record.game.verbs, only_noted=True)


def _told(
    actions: list[Move], notes: Notes, words: Words, verbs: Verbs, indent: str = "", only_noted: bool = False
) -> Iterator[str]:
    """A line move by move; of the game itself those moves alone that have something beside them."""
    yield from (f"{indent}  {line}" for line in notes.comments.get(0, "").splitlines())
    for number, (seat, action) in enumerate(actions):
        instead = [each for each in notes.variations if each.at == number]
        if only_noted and not instead and number + 1 not in notes.comments:
            continue
        yield f"{indent}{number + 1}. {words.names[seat]}: {verbs.text(action)}"
        yield from (f"{indent}  {line}" for line in notes.comments.get(number + 1, "").splitlines())
        for each in instead:
            redealt = words.raw("replay-redealt", name=words.names[each.world.seat]) if each.world else ""
            yield f"{indent}  ({redealt}"
            yield from _told(each.actions, each.notes, words, verbs, indent + "    ")
            yield f"{indent}  )"


def chronicle(words: Words, events: Iterable[Event]) -> Iterator[str]:
    """What happened, line by line, under the headings of rounds, phases and battles."""
    for event in events:
        heading = words.heading(event.key, event.values)
        if heading:
            yield from ("", f"— {heading} —")
        yield words.say(event.key, event.values)


def state_of(g: State, words: Words) -> str:
    scores = " · ".join(f"{name} ({score})" for name, score in zip(words.names, g.scores))
    if g.over:
        return words.raw("replay-over", moves=g.moves, scores=scores)
    return words.raw("replay-waiting", moves=g.moves, names=named(words, g.to_act), scores=scores)


def named(words: Words, seats: Iterable[int]) -> str:
    return ", ".join(words.names[seat] for seat in seats)


def tell(line: str) -> None:
    """A line as it is: the terminal breaks it, a file does not."""
    console.print(line, markup=False, highlight=False, soft_wrap=True)


@app.command()
def verify(
    file: RecordFile,
    components: Pack = None,
    nonce: Annotated[Optional[str], typer.Option(help="A nonce of your own that the deal must have used.")] = None,
) -> None:
    """Check a record: how the seed came about, every action, the result, every variation."""
    record = read_record(file, components)
    g = record.verify()
    if nonce is not None and not (record.deal and nonce.lower() in [each.hex() for _, each in record.deal.nonces]):
        raise RecordError(f"the nonce {nonce} had no part in this deal")
    if record.deal is not None:
        console.print(record.deal.summary(), highlight=False)
    if g.over:
        console.print(f"verified: {g.moves} actions, scores {' '.join(map(str, g.scores))}", highlight=False)
    else:
        console.print(f"verified so far: {g.moves} actions, the game is not over", highlight=False)
    if record.notes.variations:
        console.print(f"verified: {record.notes.count()} variations", highlight=False)


@app.command()
def bench(
    games: Annotated[Optional[list[str]], typer.Argument(metavar="[GAME]...", help="All titles if left out.")] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(help="How long each title plays.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Measure how fast the rules are on this machine, one core."""
    titles = [find_game(id) for id in games or []] or all_games()
    rows = [measure(title, seats or title.usual_seats, seconds) for title in titles]
    if as_json:
        print(json.dumps([{**row, "build": build(), "python": python()} for row in rows]))
        return
    faster = "; compiled ones are faster" if build().startswith("interpreted") else ""
    console.print(f"signoria {__version__}, rules {build()}{faster}; {python()}", markup=False, highlight=False)
    listing = Table(box=None)
    for name in rows[0]:
        listing.add_column(name, no_wrap=name == "game", overflow="fold")
    for row in rows:
        listing.add_row(*map(str, row.values()))
    console.print(listing)


def read_record(file: Path, components: Optional[Path]) -> Record:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"record {str(file)!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"record {str(file)!r} is not UTF-8 text") from None
    return Record.parse(text, components)


register_serving(app)
administering.register(app)
analysing.register(app)
register_balance(app)
register(app)
register_ladder(app)
register_training(app)
register_puzzles(app)
register_mcp(app)
register_dataset(app)
register_solving(app)


def main() -> None:
    """Run the command; what went wrong is one sentence on stderr."""
    warnings.formatwarning = lambda message, *_: f"signoria: {message}\n"  # for people, not for programmers
    try:
        app()
    except (ValueError, Refusal, RecordError) as error:
        say_wrong(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def say_wrong(error: Exception) -> None:
    errors.print(f"signoria: {error}", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
