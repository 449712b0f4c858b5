"""Which of the puzzles that were found are kept: of every kind, of every strength, few of one game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, Final, Iterable

from signoria.bots import guide
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.puzzles import book
from signoria.puzzles.puzzle import Puzzle, Source
from signoria.puzzles.weighing import Scale
from signoria.titles import title as find_title

MOST_OF_A_VERB: Final = 0.3  # of all that are kept, while there are others
GLANCES: Final = 8


def choose(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """At most so many: the clearest first, but no verb has more than its share while others are left."""
    kept: list[Puzzle] = []
    spare: list[Puzzle] = []
    of_verb: Counter[str] = Counter()
    room = max(1, round(most * MOST_OF_A_VERB))
    for puzzle in sorted(found, key=lambda each: -each.gap / (each.gap_error or 1)):
        verb = find_title(puzzle.source.title).game.verbs.verb_of[puzzle.answer].name
        (kept if of_verb[verb] < room else spare).append(puzzle)
        of_verb[verb] += 1
    return [*kept, *spare][:most]


class Describer:
    """Tells what a puzzle is about, and which answers mislead."""

    def __init__(self, title: str) -> None:
        self.title = find_title(title)
        self.scale, self.expert = Scale(title), guide(title)

    def described(self, puzzle: Puzzle) -> Puzzle:
        g, seat = puzzle.state(), puzzle.seat
        luck = Random(puzzle.id)
        naive = self.scale.at_once(g, seat, g.legal(seat), GLANCES, luck)
        expert = self.expert.choose(Sight(g, seat, luck))
        return replace(puzzle, themes=self.themes(g, seat), naive=naive, expert=expert)

    def themes(self, g: State, seat: int) -> list[str]:
        """From the question alone: what hangs on the solution would give it away."""
        part = self.title.usable("themes")
        verbs = [(g.game.verbs.verb_of[action], action) for action in g.legal(seat)]
        answers = [(verb.name, verb.values(action)) for verb, action in verbs]
        return list(part(g.view(seat), seat, answers)) if part else []


def by_game(puzzles: Iterable[Puzzle]) -> list[dict[str, Any]]:
    """Lines of a book: the puzzles of one game together."""
    games: dict[bytes, tuple[Source, list[Puzzle]]] = {}
    for puzzle in puzzles:
        games.setdefault(puzzle.source.seed, (puzzle.source, []))[1].append(puzzle)
    lines = [book.to_line(source, sorted(found, key=lambda each: each.at)) for source, found in games.values()]
    return sorted(lines, key=lambda line: str(line["seed"]))
