"""Both worlds side by side: what is done in both, what is compared, and how time passes in both."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from signoria.kernel import State

from .hours import Present
from .world import Screen, Sent, World

LONGEST = 900  # characters of a message in a report


class Difference(AssertionError):
    """The observer can tell the worlds apart; `seed` is that of the sitting."""

    def __init__(self, report: str, seed: int = -1) -> None:
        super().__init__(report)
        self.seed = seed


class Pair:
    """Two open servers that agree in everything so far: clocks, chance, people."""

    def __init__(self, present: Present, folder: Path, seed: int, people: int) -> None:
        self.worlds = [World(name, present, seed, folder) for name in ("true", "dealt-anew")]
        self.parted = False  # whether there was a sitting after whose end the worlds may differ
        self.people = [f"Guest {number}" for number in range(people)]
        for world in self.worlds:
            world.open()
        for name in self.people:
            self.request("PUT", "/api/me", {"name": name}, name)

    def close(self) -> None:
        for world in self.worlds:
            world.close()

    def request(self, method: str, path: str, body: Any, who: str) -> Any:
        """The same request in both worlds, at a moment when they cannot differ: its answer."""
        answers = [world.request(method, path, body, who) for world in self.worlds]
        assert answers[0] == answers[1], f"{method} {path}: {answers}"
        assert answers[0][0] < 300, f"{method} {path}: {answers[0]}"
        return json.loads(answers[0][2])


class Sitting:
    """One table in both worlds, and one observer whose every received byte is compared."""

    def __init__(self, pair: Pair, observer: int, rng: Random) -> None:
        self.pair, self.worlds, self.observer, self.rng = pair, pair.worlds, observer, rng
        self.id = ""
        self.screens: dict[str, list[Screen]] = {}  # by name: the screen in each world
        self.trace: list[str] = []
        self.steps = 0
        self.kinds: Counter[str] = Counter()
        self.apart = False  # whether somebody has done in one world what cannot be done in the other
        self.told = [0, 0]  # length of each log when last compared
        self.played = [0, 0]  # actions in each world that are accounted for

    # -- the two games

    def games(self) -> list[State]:
        return [world.game(self.id) for world in self.worlds]

    def account(self) -> None:
        """Whatever has been played until now was played on purpose."""
        self.played = [g.moves for g in self.games()]

    # -- doing

    def connect(self, name: str, who: str, query: str = "", observed: bool = False) -> None:
        path = f"/ws/table/{self.id}{query}"
        self.screens[name] = [world.connect(path, who, name, observed) for world in self.worlds]

    def disconnect(self, name: str) -> None:
        for screen in self.screens.pop(name):
            screen.close()
        self.settle()

    def say(self, name: str, message: dict[str, Any]) -> None:
        """The same message in both worlds; acts name the version each screen has seen."""
        for number in range(len(self.worlds)):
            self.say_in(number, name, message)

    def say_in(self, number: int, name: str, message: dict[str, Any]) -> None:
        """A message in one world only, unless it says the same in the other."""
        screen = self.screens[name][number]
        screen.say({**message, "version": screen.version} if message["type"] == "act" else message)
        self.worlds[number].settle()

    def settle(self) -> list[float]:
        """The hours at which something is due in either world."""
        due = [world.settle() for world in self.worlds]
        return [hour for hour in due if hour is not None]

    # -- comparing

    def note(self, kind: str, what: str) -> None:
        self.steps += 1
        self.kinds[kind] += 1
        self.trace.append(f"{self.steps}. {kind}: {what}")

    def compare(self) -> bool:
        """Every byte, its order and its hour. False if the observer was shown a secret: from there worlds may part."""
        received = [world.noted[:] for world in self.worlds]
        for world in self.worlds:
            world.noted.clear()
        games = self.games()
        shown = any(event.shown for g, since in zip(games, self.told) for event in g.events(self.observer, since))
        over = self.apart or any(g.over for g in games)
        self.told = [len(g.log or []) for g in games]
        self.pair.parted |= shown or over
        if over:
            return False
        if shown:
            received = _before_disclosure(received)
        if received[0] != received[1]:
            raise Difference(self.report(*received))
        return not shown

    def report(self, true: list[Sent], other: list[Sent]) -> str:
        at = next((i for i, (a, b) in enumerate(zip(true, other)) if a != b), min(len(true), len(other)))
        lines = [
            f"observer {self.observer}, step {self.steps}: {len(true)} messages or {len(other)}",
            *self.trace[-12:],
        ]
        for name, sent in (("true", true), ("dealt anew", other)):
            lines.append(f"{name}: {_around(sent, at, other if sent is true else true)}")
        return "\n".join(lines)

    # -- time

    def pass_time(self, seconds: float) -> None:
        """Both clocks go on together, from one thing that is due in either world to the next."""
        until = self.worlds[0].loop.now + seconds
        while True:
            due = min([*self.settle(), until])
            if self.mirror() or self.decide():
                continue
            if due >= until:
                break
            self._set_clocks(due)
        self._set_clocks(until)
        self.settle()
        self.mirror()

    def _set_clocks(self, hour: float) -> None:
        for world in self.worlds:
            world.loop.now = max(world.loop.now, hour)

    def mirror(self) -> bool:
        """Somebody for whom the table answered in one world gives that answer themselves, now, in the other.

        A person who has no choice here and a choice there takes as long in both: the table must not add to that.
        """
        raise NotImplementedError

    def decide(self) -> bool:
        """Bots that have begun to think are given what they will find; True if there were any."""
        raise NotImplementedError


def _before_disclosure(received: list[list[Sent]]) -> list[list[Sent]]:
    """What was taken or refused, and on each screen the events until one shows a secret in either world.

    The law of the log speaks of no more. But whether a message is taken never hangs on a secret.
    """
    stories = [_stories(sent) for sent in received]
    found: list[list[Sent]] = [[], []]
    for where in stories[0].keys() | stories[1].keys():
        pair = [story.get(where, ([], [])) for story in stories]
        end = min(len(events) for _, events in pair)
        for number, (answers, events) in enumerate(pair):
            found[number].append(Sent(0.0, where, json.dumps([answers, events[:end]])))
    return found


def _stories(received: list[Sent]) -> dict[str, tuple[list[Any], list[Any]]]:
    """By screen: what was taken or refused, and the events before the first disclosure."""
    found: dict[str, tuple[list[Any], list[Any]]] = {}
    closed = set()
    for each in received:
        message = json.loads(each.what) if each.what.startswith("{") else {}
        answers, events = found.setdefault(each.where, ([], []))
        if message.get("ack") or message.get("type") in ("accepted", "refused"):
            answers.append([message.get("ack") or message["id"], message.get("key")])
        for event in message.get("events", []):
            closed |= {each.where} if event.get("shown") else set()
            if each.where not in closed:
                events.append(event)
    return found


def _around(sent: list[Sent], at: int, other: list[Sent]) -> str:
    """The first message that differs, from shortly before the first character that does."""
    if at >= len(sent):
        return "nothing more"
    hour, where, what = sent[at]
    there = other[at].what if at < len(other) else ""
    place = next((i for i, (a, b) in enumerate(zip(what, there)) if a != b), min(len(what), len(there)))
    begin = max(0, place - LONGEST // 3) if there else 0
    return f"{hour} {where} ({len(what)} characters, from {begin}) {what[begin : begin + LONGEST]}"
