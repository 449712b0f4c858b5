"""A game as readable text: title, options, position, seed and actions. Replaying it is exact."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from signoria.kernel import travel
from signoria.kernel.components import FIRST_PRINTING, Pack
from signoria.kernel.deal import SIZE, Deal, sealed
from signoria.kernel.refusal import Refusal
from signoria.kernel.variations import Notes, Pen, Reading, VariationError, check, lines_of

if TYPE_CHECKING:
    from signoria.kernel.game import Game
    from signoria.kernel.state import State

FIRST_LINE = "signoria record 1"
Lookup = Callable[[str], "Game"]


def find_game(id: str) -> Game:
    """The title with this id, wherever a record or a travelling state is read."""
    from signoria.titles import game

    return game(id)


class RecordError(ValueError):
    """A record that cannot be read or does not hold, with the line where it goes wrong."""


class Record:
    """Everything needed to play a game again.

    >>> import signoria
    >>> g = signoria.game("condottiere").start(seats=3, seed=7)
    >>> g.submit(g.to_act[0], "choose_region milano")
    >>> signoria.Record.parse(g.record().text()).replay().view(0) == g.view(0)
    True
    """

    def __init__(
        self,
        *,
        game: Game,
        rules_version: int,
        seats: int,
        options: dict[str, Any],
        pack: Pack,
        seed: bytes,
        actions: list[tuple[int, int]],
        scores: Optional[list[int]] = None,
        winners: Optional[list[int]] = None,
        commitment: str = "",
        deal: Optional[Deal] = None,
        scene: str = "",
        notes: Optional[Notes] = None,
    ) -> None:
        self.game, self.rules_version = game, rules_version
        self.seats, self.options, self.pack, self.seed = seats, options, pack, seed
        self.actions, self.scores, self.winners = actions, scores, winners
        self.deal, self.scene = deal, scene
        self.notes = Notes() if notes is None else notes
        self.commitment = commitment or sealed(seed if deal is None else deal.secret)
        self.lines: list[int] = []  # where each action was read

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def text(self) -> str:
        verbs = self.game.verbs
        lines = [FIRST_LINE, f"game {self.game.id}", f"rules {self.rules_version}"]
        if (
            self.pack.edition != FIRST_PRINTING
        ):  # a record that names no pack is of the first printing, as all once were
            lines.append(f"components {self.pack.hash} {self.pack.name}")
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        if self.scene:
            lines.append(f"scene {self.scene}")
        lines.append(f"commitment {self.commitment}")
        if self.deal is not None:
            lines += self.deal.lines()
        lines += [f"seed {self.seed.hex()}", "actions"]
        lines += lines_of(self.actions, self.notes, verbs)
        lines.append("end")
        if self.scores is not None and self.winners is not None:
            lines.append(f"scores {' '.join(map(str, self.scores))}")
            lines.append(f"winners {' '.join(map(str, self.winners))}")
        return "\n".join(lines) + "\n"

    def dealt_by(self, deal: Deal) -> None:
        """Tell how the seed came about."""
        commitment = sealed(deal.secret)
        fault = deal.fault(commitment, self.seed)
        if fault:
            raise RecordError(fault)
        self.deal, self.commitment = deal, commitment

    @staticmethod
    def parse(text: str, components: Union[str, Path, None] = None) -> Record:
        """Read the text form. A record played with a pack that is not the title's own needs that pack's file."""
        return _Reader(text, find_game, components).record()

    def start(self) -> State:
        """The game before its first action: after the set-up, or at the position of its scene."""
        if not self.scene:
            return self.game.start(self.seats, self.seed, self.pack, **self.options)
        from signoria.titles import title

        return title(self.game.id).stage(self.scene, self.seats, self.seed, self.pack, self.options)

    def replay(self, upto: Optional[int] = None) -> State:
        """The state after the first `upto` actions (None: all), every action checked."""
        return self.moments(upto).last()

    def moments(self, upto: Optional[int] = None, begin: Optional[State] = None, trust: bool = False) -> Moments:
        """The game played again: its state before each action, then after the last or after `upto`.

        It is one state throughout, `moves` says how far it is: copy what you keep. `begin` is a state of
        this game to play on from; `trust` leaves out the checks of actions that are known to be legal.
        """
        if self.rules_version != self.game.rules_version:
            raise RecordError(
                f"the record was played under rules version {self.rules_version} of {self.game.id}, "
                f"this engine plays version {self.game.rules_version}"
            )
        return Moments(self, self.start() if begin is None else begin, upto, trust)

    def play_next(self, g: State, trust: bool) -> None:
        """Play the action that follows the first `g.moves`."""
        number = g.moves
        seat, action = self.actions[number]
        if trust:
            g.act(seat, action)
            return
        try:
            g.submit(seat, action)
        except (Refusal, ValueError) as error:
            raise RecordError(f"{self._place(number)}: {self._said(seat, action)} refused: {error}") from None

    def verify(self) -> State:
        """Replay and check how the seed came about, every action, the result and every variation."""
        if self.deal is not None:
            fault = self.deal.fault(self.commitment, self.seed)
            if fault:
                raise RecordError(fault)
        elif sealed(self.seed) != self.commitment:
            raise RecordError("the seed does not match its commitment: this is not the seed the game began with")
        g = self.replay()
        self._check_result(g)
        try:
            if self.notes:
                check(self.start(), self.actions, self.notes)
        except VariationError as error:
            raise RecordError(f"line {error.line}: {error}" if error.line else str(error)) from None
        return g

    def _check_result(self, g: State) -> None:
        if not g.over:
            if self.scores is not None:
                raise RecordError(f"the record names a result, but the game is not over after {g.moves} actions")
            return
        if self.scores is None:
            raise RecordError("the game is over, but the record names no scores and winners")
        if self.scores != g.scores:
            raise RecordError(f"scores must be {_words(g.scores)}, the record says {_words(self.scores)}")
        if self.winners != g.winners:
            raise RecordError(f"winners must be {_words(g.winners)}, the record says {_words(self.winners or [])}")

    def _place(self, number: int) -> str:
        line = f"line {self.lines[number]}, " if number < len(self.lines) else ""
        return f"{line}action {number + 1}"

    def _said(self, seat: int, action: int) -> str:
        return f"seat {seat} {self.game.verbs.text(action)!r}"


class Moments:
    """Walks through a record, one action at a time."""

    def __init__(self, record: Record, g: State, upto: Optional[int], trust: bool) -> None:
        self.record, self.g, self.trust = record, g, trust
        self.end = len(record.actions[:upto])
        self.begun = False

    def __iter__(self) -> Moments:
        return self

    def __next__(self) -> State:
        if self.begun:
            if self.g.moves >= self.end:
                raise StopIteration
            self.record.play_next(self.g, self.trust)
        self.begun = True
        return self.g

    def last(self) -> State:
        """Walk to the end."""
        for _ in self:
            pass
        return self.g


def _words(values: list[int]) -> str:
    return " ".join(map(str, values)) or "none"


class _Reader:
    """Reads the text form line by line, so that every error can name its line."""

    def __init__(self, text: str, lookup: Lookup, components: Union[str, Path, None]) -> None:
        self.lines = text.splitlines()
        self.at = 0
        self.lookup = lookup
        self.components = components

    def fail(self, sentence: str) -> RecordError:
        return RecordError(f"line {self.at}: {sentence}")

    def line(self, expected: str) -> str:
        if self.at >= len(self.lines):
            raise RecordError(f"the record breaks off after line {self.at}: expected {expected!r}")
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def peek(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].split()[:1] == [word]

    def field(self, name: str) -> str:
        word, _, rest = self.line(name).partition(" ")
        if word != name or not rest.strip():
            raise self.fail(f"expected '{name} ...', got {self.lines[self.at - 1]!r}")
        return rest.strip()

    def number(self, name: str) -> int:
        text = self.field(name)
        if not text.isdecimal():
            raise self.fail(f"{name} must be a whole number, got {text!r}")
        return int(text)

    def record(self) -> Record:
        if self.line(FIRST_LINE) != FIRST_LINE:
            raise self.fail(f"expected {FIRST_LINE!r}, got {self.lines[0][:60]!r}")
        try:
            game = self.lookup(self.field("game"))
        except ValueError as error:
            raise self.fail(str(error)) from None
        version = self.number("rules")
        pack = self.read_pack(game)
        seats = self.number("seats")
        options = self.read_options(game)
        scene = self.field("scene") if self.peek("scene") else ""
        commitment = self.field("commitment")
        deal = self.read_deal(seats)
        seed = self.read_bytes("seed", self.field("seed"))
        if self.line("actions") != "actions":
            raise self.fail(f"expected 'actions', got {self.lines[self.at - 1]!r}")
        told = self.read_actions(game, seats)
        scores = self.read_numbers("scores", seats)
        winners = self.read_numbers("winners", seats)
        record = Record(
            game=game, rules_version=version, seats=seats, options=options, pack=pack, seed=seed,
            actions=told.actions, scores=scores, winners=winners, commitment=commitment, deal=deal,
            scene=scene, notes=told.notes,
        )  # fmt: skip
        record.lines = told.lines
        self.check_start(record)
        return record

    def check_start(self, record: Record) -> None:
        """Seats, options and positions that cannot be played are the record's fault: say so here."""
        game = record.game
        if not game.min_seats <= record.seats <= game.max_seats:
            raise RecordError(f"{game.id} takes {game.min_seats} to {game.max_seats} seats, got {record.seats}")
        try:
            game.settle(record.seats, record.options)
            if record.scene:
                record.start()
        except ValueError as error:
            raise RecordError(str(error)) from None

    def read_pack(self, game: Game) -> Pack:
        if not self.peek("components"):
            return game.pack(FIRST_PRINTING)
        wanted, _, name = self.field("components").partition(" ")
        if wanted in game.editions_by_hash:
            return game.pack(game.editions_by_hash[wanted])
        if self.components is None:
            raise self.fail(f"the game was played with the component pack {name!r}; name its file to replay it")
        pack = game.pack(self.components)
        if pack.hash != wanted:
            raise self.fail(f"the component pack must have hash {wanted}, {pack.name!r} has {pack.hash}")
        return pack

    def read_options(self, game: Game) -> dict[str, Any]:
        options: dict[str, Any] = {}
        while self.peek("option"):
            name, _, value = self.field("option").partition(" ")
            if name not in game.options:
                raise self.fail(f"unknown option {name!r} for {game.id}")
            try:
                options[name] = game.options[name].parse(value.strip())
            except ValueError as error:
                raise self.fail(str(error)) from None
        return options

    def read_bytes(self, name: str, text: str) -> bytes:
        try:
            found = bytes.fromhex(text)
        except ValueError:
            found = b""
        if len(found) != SIZE:
            raise self.fail(f"{name} must be {2 * SIZE} hexadecimal digits, got {text!r}")
        return found

    def read_deal(self, seats: int) -> Optional[Deal]:
        """The commitments and nonces of people; a record without them was dealt by the table alone."""
        promised = self.read_by_seat("promised", seats)
        if not promised:
            return None
        secret = self.read_bytes("secret", self.field("secret"))
        nonces = [(seat, self.read_bytes("nonce", text)) for seat, text in self.read_by_seat("nonce", seats)]
        withheld = [seat for seat, _ in self.read_by_seat("withheld", seats)]
        return Deal(secret, promised, nonces, withheld)

    def read_by_seat(self, name: str, seats: int) -> list[tuple[int, str]]:
        """Lines `name SEAT TEXT`, the seats ascending."""
        found: list[tuple[int, str]] = []
        while self.peek(name):
            word, _, text = self.field(name).partition(" ")
            lowest = found[-1][0] + 1 if found else 0
            if not word.isdecimal() or not lowest <= int(word) < seats:
                raise self.fail(f"{name} must name a seat from {lowest} to {seats - 1}, got {word!r}")
            found.append((int(word), text.strip()))
        return found

    def read_actions(self, game: Game, seats: int) -> Pen:
        """Up to `end`, with comments and variations."""
        reading = Reading(game, seats)
        while True:
            line = self.line("end")
            try:
                if line == "end":
                    return reading.whole()
                reading.take(line, self.at)
            except ValueError as error:
                raise self.fail(str(error)) from None

    def read_numbers(self, name: str, seats: int) -> Optional[list[int]]:
        if not self.peek(name):
            return None
        words = self.field(name).split()
        if len(words) > seats or not all(word.lstrip("-").isdecimal() for word in words):
            raise self.fail(f"{name} must be at most {seats} whole numbers, got {' '.join(words)!r}")
        return [int(word) for word in words]
