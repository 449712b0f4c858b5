"""What stands beside the actions of a record: words about them, and lines that might have been played instead.

    0 play_card mercenary_6
    ; Too early: the six is wanted in Roma.
    (
      0 pass
      ; Now seat 1 must go on alone.
      1 play_card winter
    )
    (redealt 0 6f0c94d1b5e84a7b9d3c2e1f00a1b2c3
      0 play_card heroine
    )

A line that begins with `;` is about the action above it, before the first one about the beginning. Between `(` and
`)` is what was tried in place of the action above; it may have words and variations of its own. `(redealt SEAT SEED`
is tried in the world that this seat imagines with this seed: what it could not know is dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Iterator, Optional

from signoria.kernel import travel
from signoria.kernel.deal import SIZE
from signoria.kernel.refusal import Refusal

if TYPE_CHECKING:
    from signoria.kernel.game import Game
    from signoria.kernel.state import State
    from signoria.kernel.verbs import Verbs

Move = tuple[int, int]  # a seat and its action
COMMENT, OPEN, CLOSE, REDEALT = ";", "(", ")", "(redealt"
MOST_DEEP: Final = 32  # variations within variations


class VariationError(ValueError):
    """A variation that does not hold; `line` is where it goes wrong, nought if it was never read."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.line = line


class World:
    """What a seat imagines: the seat, and the seed of what it cannot know."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: bytes) -> None:
        self.seat, self.seed = seat, seed

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)


class Notes:
    """Beside the actions of a line: comments by the number of actions before them, and variations."""

    __slots__ = ("comments", "variations")

    def __init__(self, comments: Optional[dict[int, str]] = None, variations: Optional[list[Variation]] = None) -> None:
        self.comments, self.variations = comments or {}, variations or []

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def __bool__(self) -> bool:
        return bool(self.comments or self.variations)

    def count(self) -> int:
        """How many variations there are, those within others included."""
        return sum(1 + each.notes.count() for each in self.variations)


class Variation:
    """Actions in place of the action number `at` of the line it belongs to; `lines` says where each was read."""

    __slots__ = ("actions", "at", "lines", "notes", "world")

    def __init__(
        self, at: int, actions: list[Move], notes: Optional[Notes] = None, world: Optional[World] = None,
        lines: Optional[list[int]] = None,
    ) -> None:  # fmt: skip
        self.at, self.actions, self.notes, self.world = at, actions, notes or Notes(), world
        self.lines = lines or []

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def start(self, g: State) -> State:
        """The position it begins from, given that of its line before the action it replaces."""
        return g.copy() if self.world is None else g.imagine(self.world.seat, self.world.seed)


# -- written


def lines_of(actions: list[Move], notes: Notes, verbs: Verbs, depth: int = 0) -> Iterator[str]:
    """The actions of a line with everything that stands beside them."""
    indent = "  " * depth
    yield from _commented(notes, 0, indent)
    for number, (seat, action) in enumerate(actions):
        yield f"{indent}{seat} {verbs.text(action)}"
        yield from _commented(notes, number + 1, indent)
        for variation in notes.variations:
            if variation.at == number:
                world = variation.world
                yield indent + (OPEN if world is None else f"{REDEALT} {world.seat} {world.seed.hex()}")
                yield from lines_of(variation.actions, variation.notes, verbs, depth + 1)
                yield indent + CLOSE


def _commented(notes: Notes, number: int, indent: str) -> Iterator[str]:
    """A comment has as many lines as its text."""
    if number in notes.comments:
        for line in notes.comments[number].split("\n"):
            yield f"{indent}{COMMENT} {' '.join(line.split())}".rstrip()


# -- read


class Pen:
    """A line as far as it has been read."""

    def __init__(self, opened: int = 0, at: int = 0, world: Optional[World] = None) -> None:
        self.opened, self.at, self.world = opened, at, world
        self.actions: list[Move] = []
        self.lines: list[int] = []
        self.notes = Notes()
        self.branched = False  # a variation stood below the last action

    def act(self, move: Move, line: int) -> None:
        self.actions.append(move)
        self.lines.append(line)
        self.branched = False

    def comment(self, text: str) -> None:
        if self.branched:
            raise VariationError("a comment stands right below its action, before its variations")
        number = len(self.actions)
        before = self.notes.comments.get(number)
        self.notes.comments[number] = text if before is None else f"{before}\n{text}"

    def branch(self, line: int, world: Optional[World]) -> Pen:
        if not self.actions:
            raise VariationError("a variation stands below the action that it replaces")
        self.branched = True
        return Pen(line, len(self.actions) - 1, world)

    def take(self, closed: Pen) -> None:
        if not closed.actions:
            raise VariationError(f"the variation that begins in line {closed.opened} has no action")
        variation = Variation(closed.at, closed.actions, closed.notes, closed.world, closed.lines)
        self.notes.variations.append(variation)


class Reading:
    """Takes the lines of a record one by one, from below `actions` up to `end`."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.pens = [Pen()]

    def take(self, text: str, line: int) -> None:
        text = text.strip()
        if text.startswith(COMMENT):
            self.pens[-1].comment(" ".join(text[1:].split()))
        elif text.startswith(OPEN):
            self._open(text, line)
        elif text == CLOSE:
            self._close()
        else:
            self.pens[-1].act(self.move(text), line)

    def _open(self, text: str, line: int) -> None:
        if len(self.pens) > MOST_DEEP:
            raise VariationError(f"variations stand within one another at most {MOST_DEEP} deep")
        self.pens.append(self.pens[-1].branch(line, None if text == OPEN else self.world(text)))

    def _close(self) -> None:
        if len(self.pens) == 1:
            raise VariationError("there is no variation to close")
        closed = self.pens.pop()
        self.pens[-1].take(closed)

    def whole(self) -> Pen:
        """The game itself, once `end` is reached."""
        if len(self.pens) > 1:
            raise VariationError(f"the variation that begins in line {self.pens[-1].opened} is not closed")
        return self.pens[0]

    def move(self, text: str) -> Move:
        word, _, action = text.partition(" ")
        if not word.isdecimal() or int(word) >= self.seats:
            raise VariationError(f"an action begins with a seat from 0 to {self.seats - 1}, got {text!r}")
        return int(word), self.game.verbs.parse(action)

    def world(self, text: str) -> World:
        words = text.split()
        seed = _bytes(words[2]) if len(words) == 3 and words[0] == REDEALT else None
        if seed is None or not words[1].isdecimal() or int(words[1]) >= self.seats:
            raise VariationError(
                f"a variation begins with '{OPEN}', or with '{REDEALT} SEAT SEED', the seat from 0 to {self.seats - 1} "
                f"and the seed {2 * SIZE} hexadecimal digits; got {text!r}"
            )
        return World(int(words[1]), seed)


def _bytes(text: str) -> Optional[bytes]:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return None
    return found if len(found) == SIZE else None


# -- checked


def check(g: State, actions: list[Move], notes: Notes) -> None:
    """Play every variation of a line that is known to be legal; `g` is where it begins, and is played on."""
    branches = sorted(notes.variations, key=lambda each: each.at)
    for number, (seat, action) in enumerate(actions):
        if not branches:
            return
        while branches and branches[0].at == number:
            _try(g, branches.pop(0))
        g.act(seat, action)
    if branches:
        raise VariationError(f"a variation replaces action {branches[0].at + 1} of a line that has {len(actions)}")


def _try(g: State, variation: Variation) -> None:
    world = variation.start(g)
    for number, (seat, action) in enumerate(variation.actions):
        try:
            world.submit(seat, action)
        except (Refusal, ValueError) as error:
            line = variation.lines[number] if variation.lines else 0
            said = (
                f"seat {seat} {g.game.verbs.text(action)!r}" if 0 <= action < g.game.verbs.size else f"action {action}"
            )
            raise VariationError(f"in a variation: {said} refused: {error}", line) from None
    check(variation.start(g), variation.actions, variation.notes)
