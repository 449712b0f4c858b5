"""The laws every title keeps, checked along random games. A failure names the law and the record.

1 a copy is faithful and shares nothing · 2 imagining changes nothing seen · 3 imagining forgets ·
4 simultaneous answers commute · 5 the log tells no secret · 6 replay is exact · 7 every component
is in one place · 8 games end, questions have answers, bad actions change nothing · 11 a hidden noun
stays hidden · 12 a list of actions foretells nothing · 13 nobody is stirred by what they may not know ·
17 what goes back at once was nobody else's affair.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Callable, Optional

from signoria.kernel import Game, Record, RecordError, Refusal, Simultaneous, State
from signoria.kernel.verbs import UNSEEN
from signoria.testing.affairs import affairs, meddling
from signoria.titles import title

TAKEN_BACK = 0.25  # how often law 13 plays the game again without an action;
SOON_REPLAYED = 300  # the more rarely, the longer than this a game is: a replay takes as long as the game
UNSEEN_SLOTS = frozenset(
    {"game", "box", "log", "chain", "trail", "moves", "imagined", "result", "script", "stack", "concerned"}
)
_slots: dict[type, list[str]] = {}


class LawBroken(AssertionError):
    """A law does not hold; `record` reproduces the game up to that moment."""

    def __init__(self, law: str, detail: str, record: str) -> None:
        super().__init__(f"{law}: {detail}\n{record}")
        self.law = law
        self.record = record


def slots(kind: type) -> list[str]:
    """The fields that objects of a class keep."""
    if kind in _slots:
        return _slots[kind]
    names: list[str] = []
    for cls in kind.__mro__:
        declared = cls.__dict__.get("__slots__", ())
        names += [declared] if isinstance(declared, str) else list(declared)
        names += cls.__dict__.get("__mypyc_attrs__", ())  # a compiled class keeps no slots
    _slots[kind] = sorted(set(names) - {"__weakref__", "__dict__"})
    return _slots[kind]


def fields(thing: object) -> list[tuple[str, Any]]:
    return [(name, plain(getattr(thing, name))) for name in slots(type(thing)) if name not in UNSEEN_SLOTS]


def plain(value: Any) -> Any:
    """A field as data; helper objects of a title (such as offers) are opened up."""
    if value is None or isinstance(value, (int, str, bytes)):
        return value
    if isinstance(value, (list, tuple)):
        return list(value) if {int}.issuperset(map(type, value)) else [plain(item) for item in value]
    return [type(value).__name__, fields(value)]


def fingerprint(g: State) -> str:
    """Every field of the state and of its frames, as text."""
    frames = [(type(frame).__name__, fields(frame)) for frame in g.stack]
    return repr((fields(g), frames, g.script))


def seen(g: State, seat: int) -> str:
    """All that a seat is shown, as bytes: view, options, asides, prompt, the sheet of its tensor."""
    if seat < 0:
        return json.dumps(g.view(None), sort_keys=True)
    shown = [g.view(seat), g.legal(seat), g.asides(seat), g.prompt(seat), sheet(g, seat)]
    return json.dumps(shown, sort_keys=True)


def sheet(g: State, seat: int) -> Any:
    """What the title reads from the state for a seat's tensor, if it does."""
    try:
        make = title(g.game.id).part("scribe")
    except ValueError:  # rules that no title is known for
        return None
    return make().sheet(g, seat) if make else None


def sample_seed(rng: Random) -> bytes:
    return rng.randbytes(16)


class Play:
    """One random game under the laws. Every `every`-th decision, on average, is examined."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], seed: int, every: float, limit: int,
        aside_rate: float = 0.1,
    ) -> None:  # fmt: skip
        self.rng = Random(seed)
        self.g = game.start(seats, sample_seed(self.rng), **options)
        self.every = every
        self.limit = limit
        self.aside_rate = aside_rate
        self.decisions = 0

    def fail(self, law: str, detail: str) -> None:
        raise LawBroken(law, detail, self.g.record().text())

    def run(self) -> int:
        while not self.g.over:
            if self.decisions > self.limit:
                self.fail("8 termination", f"no end within {self.limit} decisions")
            if self.rng.random() * self.every < 1:
                self.examine()
            self.step()
        self.census(self.g)
        self.replay()
        return self.decisions

    def step(self) -> None:
        g = self.g
        self.decisions += 1
        if self.rng.random() < self.aside_rate:
            seat = self.rng.randrange(g.seats)
            asides = g.asides(seat)
            if asides:
                g.act(seat, any_of_any_kind(g, asides, self.rng))
                return
        seat = self.rng.choice(g.to_act)
        legal = g.legal(seat)
        if not legal:
            self.fail("8 answers", f"seat {seat} is asked {g.prompt(seat)} without a legal answer")
        action = self.rng.choice(legal)
        worlds = self.twins() if self.rng.random() * self.every < 1 else []
        mark = len(g.log or [])
        waiting = g.waiting()
        g.act(seat, action)
        for viewer, world in worlds:
            self.log_tells_no_secret(viewer, world, seat, action, waiting, mark)

    def examine(self) -> None:
        self.copies()
        self.census(self.g)
        for viewer in range(-1, self.g.seats):
            self.imagining(viewer)
        self.face_down()
        self.asides_stay_between_those_concerned()
        self.hidden_nouns_stay_hidden()
        self.lists_foretell_nothing()
        self.nobody_is_stirred()
        self.what_goes_back_is_no_affair_of_others()
        self.refusals()

    def copies(self) -> None:
        before = fingerprint(self.g)
        copy = self.g.copy()
        if fingerprint(copy) != before:
            self.fail("1 copy is faithful", difference(before, fingerprint(copy)))
        playout(copy, self.rng, 60)
        if fingerprint(self.g) != before:
            self.fail("1 copy shares nothing", difference(before, fingerprint(self.g)))

    def imagining(self, viewer: int) -> None:
        g = self.g
        before = fingerprint(g)
        seed, other = sample_seed(self.rng), sample_seed(self.rng)
        guess = g.imagine(viewer, seed)
        if fingerprint(g) != before:
            self.fail("2 imagining changes nothing", f"imagine({viewer}) altered the true state")
        if seen(guess, viewer) != seen(g, viewer):
            self.fail(
                "2 imagining changes nothing seen",
                f"seat {viewer}: " + difference(seen(g, viewer), seen(guess, viewer)),
            )
        self.census(guess)
        again = fingerprint(guess.imagine(viewer, other))
        truth = fingerprint(g.imagine(viewer, other))
        if again != truth:
            self.fail("3 imagining forgets", f"seat {viewer}: " + difference(truth, again))
        guess = guess.copy()
        playout(guess, self.rng, 40)

    def face_down(self) -> None:
        """Laws 3 and 4 for secret answers: another's answer changes no guess; order is nothing."""
        g = self.g
        waiting = g.to_act
        if len(waiting) < 2:
            return
        picks = {seat: self.rng.choice(g.legal(seat)) for seat in waiting}
        seed = sample_seed(self.rng)
        for seat in waiting:
            answered = g.copy()
            answered.act(seat, picks[seat])
            for viewer in range(-1, g.seats):
                if viewer == seat or len(answered.stack) != len(g.stack):
                    continue
                if fingerprint(answered.imagine(viewer, seed)) != fingerprint(g.imagine(viewer, seed)):
                    self.fail("3 face down stays face down", f"seat {viewer} can tell that seat {seat} answered")
        forward, backward = g.copy(), g.copy()
        for seat in waiting:
            forward.act(seat, picks[seat])
        for seat in reversed(waiting):
            backward.act(seat, picks[seat])
        if fingerprint(forward) != fingerprint(backward):
            self.fail("4 simultaneous answers commute", difference(fingerprint(forward), fingerprint(backward)))

    def asides_stay_between_those_concerned(self) -> None:
        """Law 3 out of turn: two asides a viewer cannot tell apart leave it with the same guesses."""
        g = self.g
        seat = self.rng.randrange(g.seats)
        asides = g.asides(seat)
        if len(asides) < 2:
            return
        one, two = g.copy(), g.copy()
        for world in (one, two):
            world.log = []
            world.act(seat, self.rng.choice(asides))
        seed = sample_seed(self.rng)
        for viewer in range(-1, g.seats):
            if viewer == seat or one.events(viewer) != two.events(viewer) or seen(one, viewer) != seen(two, viewer):
                continue
            if fingerprint(one.imagine(viewer, seed)) != fingerprint(two.imagine(viewer, seed)):
                self.fail("3 asides stay between those concerned", f"seat {viewer} can tell what seat {seat} did")

    def hidden_nouns_stay_hidden(self) -> None:
        """Law 11: two actions that differ in a hidden noun alone send everybody else the same."""
        g = self.g
        seat = self.rng.randrange(g.seats)
        actions = [*([] if resolves(g, seat) else g.legal(seat)), *g.asides(seat)]
        for viewer in range(-1, g.seats):
            if viewer == seat:
                continue
            kinds = by(lambda action: g.seen_as(seat, action, viewer), actions)  # noqa: B023
            for alike in kinds:
                self.same_to_all(viewer, seat, alike)

    def same_to_all(self, viewer: int, seat: int, alike: list[int]) -> None:
        g = self.g
        courses = [[action] for action in self.rng.sample(alike, min(2, len(alike)))]
        if g.seen_as(seat, alike[0], viewer) == UNSEEN:
            courses.append([])
        if len(courses) < 2:
            return
        worlds = [done(g, seat, *course) for course in courses]
        sent = {sent_before_chance(g, world, viewer) for world in worlds}
        if len(sent) > 1:
            said = " or ".join(g.game.verbs.text(action) for action in alike)
            self.fail("11 a hidden noun stays hidden", f"seat {viewer} after {said}: {difference(*sorted(sent)[:2])}")

    def lists_foretell_nothing(self) -> None:
        """Law 12: a list is taken, or refused with the same words, in all worlds that the seat cannot tell apart."""
        g = self.g
        seat = self.rng.randrange(g.seats)
        actions = self.story(seat)
        told = answer_to_list(g, seat, actions)
        for _ in range(2):
            other = answer_to_list(g.imagine(seat, sample_seed(self.rng)), seat, actions)
            if other != told:
                said = ", ".join(map(g.game.verbs.text, actions))
                self.fail("12 a list of actions foretells nothing", f"seat {seat} says {said}: {told} or {other}")

    def story(self, seat: int) -> list[int]:
        """What a seat might say who knew the future: each action is open after the one before, the last perhaps not."""
        future = self.g.copy()
        actions: list[int] = []
        while len(actions) < 4:
            options = future.legal(seat) or future.asides(seat)
            if not options or self.rng.random() < 0.1:
                return [*actions, self.rng.randrange(future.game.verbs.size)]
            actions.append(any_of_any_kind(future, options, self.rng))
            future.act(seat, actions[-1])
        return actions

    def nobody_is_stirred(self) -> None:
        """Law 13: who sees nothing of an action may still take back the same; secret questions show no answer."""
        g = self.g
        seat = self.rng.randrange(g.seats)
        actions = [*([] if resolves(g, seat) else g.legal(seat)), *g.asides(seat)]
        if not actions:
            return
        action = any_of_any_kind(g, actions, self.rng)
        said = f"after seat {seat} {g.game.verbs.text(action)}"
        before, after = done(g, seat), done(g, seat, action)
        others = [viewer for viewer in range(-1, g.seats) if viewer != seat]
        unaware = [viewer for viewer in others if received(before, viewer) == received(after, viewer)]
        if g.secret() and action < g.first_aside and unaware != others:
            self.fail("13 nobody is stirred", f"somebody can tell {said}")
        for viewer in unaware:
            if before.undo_refusal(viewer) != after.undo_refusal(viewer):
                self.fail("13 nobody is stirred", f"seat {viewer} may take back something else {said}")
        if unaware and self.rng.random() < TAKEN_BACK * min(1.0, SOON_REPLAYED / max(1, g.moves)):
            self.taken_back_unseen(before, after, seat, unaware)

    def taken_back_unseen(self, before: State, after: State, seat: int, unaware: list[int]) -> None:
        """Law 13 for undo: what others did unseen changes nothing of it; an unseen one tells nobody anything."""
        backs = [(self.g, self.undone(after, seat))] if not after.undo_refusal(seat) else []
        for undoer in unaware:
            if not before.undo_refusal(undoer):
                backs.append((self.undone(before, undoer), self.undone(after, undoer)))
        for one, two in backs:
            for viewer in unaware:
                if received(one, viewer) != received(two, viewer):
                    self.fail("13 nobody is stirred", f"seat {viewer} can tell by an undo what seat {seat} did unseen")

    def what_goes_back_is_no_affair_of_others(self) -> None:
        """Law 17: what has changed what others have, are asked or may answer is not taken back at once; and whether
        it has is judged alike in all worlds the seat cannot tell apart."""
        g = self.g
        seat = self.rng.randrange(g.seats)
        actions = [*g.legal(seat), *g.asides(seat)]
        if not actions:
            return
        action = any_of_any_kind(g, actions, self.rng)
        before, after = done(g, seat), done(g, seat, action)
        said = f"{g.game.verbs.text(action)} of seat {seat} goes back at once"
        other = meddling(before, after, seat) if not after.undo_refusal(seat) else None
        if other is not None:
            change = difference(affairs(before, other), affairs(after, other))
            self.fail("17 what goes back was nobody else's affair", f"{said} though seat {other} had: {change}")
        guess = done(g.imagine(seat, sample_seed(self.rng)), seat, action)
        chance = guess.draws or guess.shown or after.draws != g.draws or after.shown != g.shown
        if not chance and not resolves(g, seat) and guess.undo_refusal(seat) != after.undo_refusal(seat):
            self.fail("17 what goes back was nobody else's affair", f"{said} or not, as a secret wills")

    def undone(self, world: State, seat: int) -> State:
        try:
            return world.undo(seat)
        except RecordError as error:
            raise LawBroken("6 replay is exact", str(error), world.record().text()) from None

    def twins(self) -> list[tuple[int, State]]:
        """For each viewer a world it cannot tell from the true one, with the same dice to come."""
        worlds = []
        for viewer in range(-1, self.g.seats):
            world = self.g.imagine(viewer, sample_seed(self.rng))
            world.seed, world.draws, world.log = self.g.seed, self.g.draws, []
            worlds.append((viewer, world))
        return worlds

    def log_tells_no_secret(self, viewer: int, world: State, seat: int, action: int, waiting: int, mark: int) -> None:
        if world.waiting() != waiting or action not in world.legal(seat):
            return
        world.act(seat, action)
        told = told_to(world, viewer, 0)
        true = told_to(self.g, viewer, mark)
        said = self.g.game.verbs.text(action)
        if told != true:
            self.fail("5 the log tells no secret", f"seat {viewer} after {said}: {true} or {told}")
        if any(event.shown for g, since in ((world, 0), (self.g, mark)) for event in g.events(viewer, since)):
            return
        if world.asked(viewer) != self.g.asked(viewer):
            self.fail("5 the pause tells no secret", f"seat {viewer} after {said} sees who is asked")

    def census(self, g: State) -> None:
        count, total = g.census(), g.totals()
        if count != total:
            wrong = {k: (count.get(k), total.get(k)) for k in {*count, *total} if count.get(k) != total.get(k)}
            self.fail("7 conservation", f"counted and expected: {wrong}")

    def refusals(self) -> None:
        """A few actions that are not offered: each is refused with a known key, and changes nothing."""
        g = self.g
        before = fingerprint(g)
        for _ in range(4):
            seat = self.rng.randrange(g.seats)
            action = self.rng.randrange(g.game.verbs.size)
            if action in g.legal(seat) or action in g.asides(seat):
                continue
            try:
                g.submit(seat, action)
            except Refusal as refusal:
                if refusal.key not in g.game.messages:
                    self.fail("8 refusals", f"unknown reason {refusal.key!r}")
            else:
                self.fail("8 refusals", f"seat {seat} {g.game.verbs.text(action)!r} was accepted")
        if fingerprint(g) != before:
            self.fail("8 refusals", "a refused action changed the state")

    def replay(self) -> None:
        text = self.g.record().text()
        try:
            again = Record.parse(text).replay()
        except RecordError as error:
            raise LawBroken("6 replay is exact", str(error), text) from None
        if fingerprint(again) != fingerprint(self.g) or again.log != self.g.log:
            self.fail("6 replay is exact", difference(fingerprint(self.g), fingerprint(again)))
        if again.record().text() != text:
            self.fail("6 replay is exact", "the text form differs")


def resolves(g: State, seat: int) -> bool:
    """Whether the answer of a seat is the last of several that lie face down: then all are turned up."""
    return bool(g.stack) and isinstance(g.stack[-1], Simultaneous) and g.waiting() == 1 << seat


def by(kind: Callable[[int], int], actions: list[int], least: int = 1) -> list[list[int]]:
    """Actions of the same kind together, of each kind at least so many."""
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kinds.setdefault(kind(action), []).append(action)
    return [kinds[each] for each in sorted(kinds) if len(kinds[each]) >= least]


def done(g: State, seat: int, *actions: int) -> State:
    """The game after this, with nothing in its log but what came of it."""
    world = g.copy()
    world.log = []
    for action in actions:
        world.act(seat, action)
    return world


def received(world: State, viewer: int) -> str:
    """All that a viewer was sent: events, who is asked, view, options, prompt."""
    return json.dumps([world.events(viewer), world.asked(viewer)]) + seen(world, viewer)


def sent_before_chance(g: State, world: State, viewer: int) -> str:
    """What a viewer was sent; where cards were dealt since, which come from another pile, what was told until then."""
    chance = world.draws - g.draws
    return f"{chance} {told_to(world, viewer, 0)}" if chance else received(world, viewer)


def answer_to_list(g: State, seat: int, actions: list[int]) -> str:
    """What a seat is told that says all this at once."""
    try:
        g.copy().submit(seat, actions)
    except (Refusal, RuntimeError) as error:
        return str(error)
    return "taken"


def told_to(g: State, viewer: int, since: int) -> list[tuple[str, tuple[int, ...]]]:
    """What a viewer was told up to the first declared disclosure: after it the worlds may part."""
    lines = []
    for event in g.events(viewer, since):
        if event.shown:
            break
        lines.append((event.key, event.values))
    return lines


def any_of_any_kind(g: State, actions: list[int], rng: Random) -> int:
    """First the verb, then with what: so that to propose and to accept are not lost among the terms of an offer."""
    return rng.choice(rng.choice(by(lambda action: g.game.verbs.split(action)[0].base, actions)))


def playout(g: State, rng: Random, limit: int) -> None:
    for _ in range(limit):
        if g.over:
            return
        seat = rng.choice(g.to_act)
        legal = g.legal(seat)
        if not legal:
            return
        g.act(seat, rng.choice(legal))


def difference(a: str, b: str) -> str:
    """Where two long texts part."""
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return f"...{a[max(0, at - 60) : at + 40]}... or ...{b[max(0, at - 60) : at + 40]}..."


def option_samples(game: Game, rng: Random, count: int) -> list[dict[str, Any]]:
    """The defaults, each single change, then `count` random mixtures, without repeats."""
    samples: list[dict[str, Any]] = [{}]
    for name, option in game.options.items():
        samples += [{name: value} for value in option.choices if value != option.default]
    for _ in range(count):
        samples.append({name: rng.choice(option.choices) for name, option in game.options.items()})
    return samples


def playable(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options go together at this table."""
    try:
        game.settle(seats, options)
    except ValueError:
        return False
    return True


def check(
    game: Game, seats: int, seed: int = 1, options: Optional[dict[str, Any]] = None,
    every: float = 12.0, limit: int = 20_000,
) -> int:  # fmt: skip
    """Play one random game under all laws; the number of decisions, or LawBroken."""
    return Play(game, seats, options or {}, seed, every, limit).run()
