"""Promises in scenes and along random games.

A scene swears with `sworn = Sworn(g, "pay_gold 5", "turn_end")` and asks for `sworn.verdict()` after any play.
Law 15: a promise is judged once, at the event it speaks of, by the board of that moment. `Vigil` checks it:
what has been judged is never judged again, and any deed judged alone, as after a restart, says the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from signoria.kernel import Event, State
from signoria.kernel.promises import BROKEN, KEPT, LAPSED, RUNNING, Deed, Judge, deed_of, public, verdict_on
from signoria.testing.laws import LawBroken, any_of_any_kind
from signoria.titles import title as find_title

AUTHOR: Final = 0
TO: Final = 1
VERDICTS: Final = (KEPT, BROKEN, LAPSED)
LONE_DEEDS: Final = 12  # judged out of order, for each promise


@dataclass
class Pact:
    author: int
    to: int
    template: str
    args: list[int]
    until: str


class Sworn:
    """A promise that is accepted now, in words: its template and arguments."""

    def __init__(self, g: State, words: str, until: str, author: int = AUTHOR, to: int = TO) -> None:
        template, *values = words.split()
        self.module = find_title(g.game.id).part("pacts")
        nouns = self.module.TEMPLATES[template]
        args = [g.game.nouns[noun].parse(value) for noun, value in zip(nouns, values, strict=True)]
        assert until in self.module.UNTIL, f"until must be one of {self.module.UNTIL}, got {until!r}"
        self.pact = Pact(author, to, template, args, until)
        self.g, self.begun = g, g.copy()

    def verdict(self) -> str:
        """What all that was played since makes of it, action by action."""
        world = self.begun.copy()
        world.log = []
        for seat, action in self.g.history()[self.begun.moves :]:
            board, told = world.view(None), len(world.log)
            world.act(seat, action)
            found = verdict_on(self.pact, deed_of(world, 0, told, board), self.module.judge)
            if found:
                return found
        return RUNNING


def every_scene(title: str, never: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Each promise of a title with each verdict, save those that can never be."""
    templates = find_title(title).part("pacts").TEMPLATES
    return {(template, verdict) for template in templates for verdict in VERDICTS} - never


@dataclass
class Watched:
    """A promise of a `Vigil`: after how many actions it was accepted and settled, and how."""

    pact: Pact
    accepted: int
    since: int
    settled: int = -1
    verdict: str = RUNNING


class Vigil:
    """A game whose promises are judged under law 15 while it is played."""

    def __init__(self, g: State, judge: Judge) -> None:
        self.g, self.judge = g, judge
        self.begun = g.copy()
        g.log = []
        self.promises: list[Watched] = []

    def fail(self, law: str, watched: Watched, detail: str) -> None:
        record = self.g.record().text()
        raise LawBroken(f"15 {law}", f"{watched.pact} accepted after {watched.accepted} actions: {detail}", record)

    def swear(self, pact: Pact) -> Watched:
        self.promises.append(Watched(pact, self.g.moves, len(self.g.log or [])))
        return self.promises[-1]

    def act(self, seat: int, action: int) -> None:
        g = self.g
        running = [watched for watched in self.promises if not watched.verdict]
        board, told = g.view(None) if running else None, len(g.log or [])
        g.act(seat, action)
        for watched in running:
            watched.verdict = verdict_on(watched.pact, deed_of(g, watched.since, told, board), self.judge)
            watched.settled = g.moves if watched.verdict else -1
        self.judged_once([watched for watched in running if not watched.verdict])

    def judged_once(self, running: list[Watched]) -> None:
        """As long as nothing happens there is no verdict, however the board has changed."""
        board = self.g.view(None) if running else None
        for watched in running:
            told = public((self.g.log or [])[watched.since :])
            found = self.judge(watched.pact, Deed(told, [], board, False))
            if found:
                self.fail("a promise is judged once", watched, f"{found} by what was judged before")

    def judged_alone(self, rng: Random) -> None:
        """The game played again: each deed by itself must say what it said."""
        again = Again(self.begun, self.g.history()[self.begun.moves :])
        for watched in self.promises:
            last = watched.settled if watched.verdict else self.g.moves
            before = range(watched.accepted, last - 1)
            picks = sorted(rng.sample(before, min(LONE_DEEDS, len(before))), reverse=True)
            for move in [last - 1, *picks]:
                found = verdict_on(replace(watched.pact), again.deed(watched.accepted, move), self.judge)
                if found != (watched.verdict if move == last - 1 else RUNNING):
                    self.fail("a deed alone says the same", watched, f"action {move + 1}: {found or 'running'}")


class Again:
    """A game played anew from an earlier state: what everybody saw of each action."""

    def __init__(self, begun: State, actions: list[tuple[int, int]]) -> None:
        self.first = begun.moves
        self.log: list[Event] = []
        self.boards: list[Any] = []
        self.told: list[int] = []
        begun.log = self.log
        for seat, action in actions:
            self.boards.append(begun.view(None))
            self.told.append(len(self.log))
            begun.act(seat, action)
        self.told.append(len(self.log))
        self.over = begun.over

    def deed(self, accepted: int, move: int) -> Deed:
        """The action after `move` others, for a promise accepted after `accepted` of them."""
        since, at = self.told[accepted - self.first], move - self.first
        earlier, events = self.log[since : self.told[at]], self.log[self.told[at] : self.told[at + 1]]
        return Deed(public(earlier), public(events), self.boards[at], self.over and at == len(self.boards) - 1)


def random_vigil(title: str, seats: int, options: dict[str, Any], seed: int, judge: Judge) -> Vigil:
    """A random game with random promises, all of them under the law."""
    rng = Random(seed)
    chosen = find_title(title)
    vigil = Vigil(chosen.game.start(seats, rng.randbytes(16), **options), judge)
    g = vigil.g
    while not g.over:
        if rng.random() < 0.1:
            vigil.swear(random_promise(g, chosen.part("pacts"), rng))
        seat = rng.randrange(g.seats)
        asides = g.asides(seat) if rng.random() < 0.3 else []
        if asides:
            vigil.act(seat, any_of_any_kind(g, asides, rng))
        else:
            seat = rng.choice(g.to_act)
            vigil.act(seat, rng.choice(g.legal(seat)))
    for watched in vigil.promises:
        if not watched.verdict:
            vigil.fail("the end of the game settles everything", watched, "still running")
    vigil.judged_alone(rng)
    return vigil


def random_promise(g: State, module: Any, rng: Random) -> Pact:
    author, to = rng.sample(range(g.seats), 2)
    template = rng.choice(list(module.TEMPLATES))
    sizes = [g.seats if noun == "seat" else g.game.nouns[noun].size for noun in module.TEMPLATES[template]]
    return Pact(author, to, template, [rng.randrange(size) for size in sizes], rng.choice(module.UNTIL))
