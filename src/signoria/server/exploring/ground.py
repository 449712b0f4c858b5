"""Where a line begins, and the line itself played by the rules. It is a record: no more is needed to think about it."""

from __future__ import annotations

from typing import Optional, Sequence

from signoria.kernel import Event, Game, Record, Refusal, State
from signoria.kernel.scene import SceneError, after, scene_text, scene_words
from signoria.kernel.title import must_be_playable
from signoria.server.denied import Denied
from signoria.server.exploring import telling
from signoria.server.exploring.editor import impossible
from signoria.server.exploring.protocol import Described, SetUp, Start
from signoria.server.reels import Reel
from signoria.server.titles import edition_of
from signoria.titles import vocabulary_of

NO_SEED = bytes(16)


class Ground:
    """The position a line begins from. `g` is copied by whoever plays on; `record` leads to it, `own` follows in it.
    `led` is what was told while the moves of a position were played that was set up."""

    def __init__(
        self, record: Record, g: State, seat: int, own: list[tuple[int, int]], led: Sequence[Event] = ()
    ) -> None:
        self.record, self.g, self.seat, self.own, self.led = record, g, seat, own, led

    def line(self, moves: list[tuple[int, int]]) -> State:
        """The position after these moves, with the log of what they told."""
        g = self.g.copy()
        g.log = []
        for number, (seat, action) in enumerate(moves):
            try:
                g.submit(seat, action)
            except (Refusal, ValueError) as error:
                raise Denied("no-line", f"move {number + 1} does not fit: {error}", 400) from None
        return g

    def played(self, moves: list[tuple[int, int]]) -> Optional[tuple[int, int]]:
        """What was done in the game itself after these moves, if they were the game's own."""
        if self.seat >= 0 or moves != self.own[: len(moves)] or len(moves) >= len(self.own):
            return None
        return self.own[len(moves)]

    def actions(self, moves: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [*self.record.actions, *moves]

    def described(self, moves: list[tuple[int, int]]) -> Described:
        """The position after these moves in the words of the editor."""
        record, g = self.record, self.line(moves)
        if not record.pack.edition or g.over:
            raise Denied("no-position", "only positions of the title's own packs that go on can be changed", 409)
        try:
            words, exact = telling.told(record, moves, g)
        except SceneError as error:
            raise Denied("no-position", str(error), 409) from None
        return Described(SetUp(g.seats, words, dict(record.options), record.pack.edition), exact)

    def scene_after(self, moves: list[tuple[int, int]], seat: int) -> str:
        """The position after these moves as one seat knows it, for a game that goes on from there."""
        verbs = self.record.game.verbs
        texts = [f"{each} {verbs.text(action)}" for each, action in self.actions(moves)]
        return after(self.record.seed, texts, seat, self.record.scene)


def of_game(reel: Reel, start: Start) -> Ground:
    """A moment of a finished game: as it was, or as one seat knew it."""
    record, at = reel.record, start.at
    if at > len(record.actions) or start.seat >= record.seats:
        raise Denied("no-moment", f"moments 0 to {len(record.actions)}, seats 0 to {record.seats - 1}", 404)
    g = reel.state(at)
    begun = _begun(record, record.actions[:at])
    if start.seat < 0:
        return Ground(begun, g, -1, record.actions[at:])
    return _as_seen(Ground(begun, g, -1, []), start)


def _as_seen(open_ground: Ground, start: Start) -> Ground:
    seed = bytes.fromhex(start.seed) or NO_SEED
    old = open_ground.record
    scene = open_ground.scene_after([], start.seat)
    record = Record(
        game=old.game, rules_version=old.rules_version, seats=old.seats, options=old.options, pack=old.pack,
        seed=seed, actions=[], scene=scene,
    )  # fmt: skip
    return Ground(record, open_ground.g.imagine(start.seat, seed), start.seat, [])


def _begun(record: Record, actions: list[tuple[int, int]]) -> Record:
    return Record(
        game=record.game, rules_version=record.rules_version, seats=record.seats, options=record.options,
        pack=record.pack, seed=record.seed, actions=list(actions), scene=record.scene,
    )  # fmt: skip


def of_position(game: Game, start: Start) -> Ground:
    """A position that somebody has set up; bad words are told as they are."""
    if start.set_up is None:
        raise Denied("no-position", "a position is wanted", 400)
    if start.seat >= start.set_up.seats:
        raise Denied("no-position", f"seats are 0 to {start.set_up.seats - 1}", 400)
    try:
        record = _set_up(game, start.set_up, bytes.fromhex(start.seed) or NO_SEED)
        g = record.start()
        must_be_playable(g)
    except SceneError as error:
        raise Denied("no-position", impossible(game, start.language, error), 400) from None
    return Ground(record, g, start.seat, [], g.log or [])


def _set_up(game: Game, wanted: SetUp, seed: bytes) -> Record:
    if not game.min_seats <= wanted.seats <= game.max_seats:
        text = "{least} to {most} seats are wanted, got {got}"
        raise SceneError(text, "scene-seats", least=game.min_seats, most=game.max_seats, got=wanted.seats)
    try:
        options = game.chosen(game.settle(wanted.seats, dict(wanted.options)))
        pack = edition_of(game, wanted.edition)
    except ValueError as error:
        raise SceneError(str(error), "scene-options") from None
    words = vocabulary_of(game.id).read(scene_words(wanted.scene), wanted.seats)
    return Record(
        game=game, rules_version=game.rules_version, seats=wanted.seats, options=options, pack=pack,
        seed=seed, actions=[], scene=scene_text(words),
    )  # fmt: skip
