"""The promises of a game between bots, judged while it is played, as at a table of the server."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from signoria.bots.promises import ACCEPTED, DECLINED, ENDINGS, PROPOSED, WITHDRAWN, Pledge, Pledges, Propose, Word
from signoria.bots.promises import pledges_of as known_pledges
from signoria.kernel import Event, State
from signoria.kernel.promises import Deed, public, verdict_on, why_not
from signoria.titles import title as find_title

MOST_OPEN: Final = 40  # proposals of one seat


@dataclass
class Vow:
    """A promise, with all that the table knows of it."""

    author: int
    to: int
    template: str
    args: list[int]
    until: str
    public: bool
    told_two: int
    status: str = PROPOSED
    told_all: int = -1  # when it was agreed on
    earlier: list[Event] = field(default_factory=list)  # public ones since then

    def told(self, seat: int) -> int:
        """When a seat came to know of it; -1 if it may not."""
        if seat in (self.author, self.to):
            return self.told_two
        return self.told_all if self.public else -1


class Vows:
    """All promises of one game."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.all: list[Vow] = []
        self.running: list[Vow] = []
        self.words = 0

    @property
    def module(self) -> Any:
        """What the title knows of promises; looked up, as modules do not travel."""
        return find_title(self.g.game.id).usable("pacts")

    def known_to(self, seat: int) -> list[Vow]:
        """In the order in which it came to know them: their places are its numbers."""
        return sorted((vow for vow in self.all if vow.told(seat) >= 0), key=lambda vow: vow.told(seat))

    def seen_by(self, seat: int) -> list[Pledge]:
        return [
            Pledge(number, vow.author, vow.to, vow.template, vow.args, vow.until, vow.public, vow.status, vow.earlier)
            for number, vow in enumerate(self.known_to(seat))
        ]

    def say(self, seat: int, word: Word) -> str:
        """Put down what a seat says; what is wrong with it, if anything."""
        self.words += 1
        if isinstance(word, Propose):
            return self._propose(seat, word)
        known = self.known_to(seat)
        if not 0 <= word.number < len(known):
            return f"there is no promise {word.number}"
        vow = known[word.number]
        if word.status == WITHDRAWN:
            may = vow.status == PROPOSED and seat == vow.author
            may = may or (vow.status == ACCEPTED and seat in (vow.author, vow.to))
        else:
            may = word.status in (ACCEPTED, DECLINED) and vow.status == PROPOSED and seat == vow.to
        if not may:
            return f"promise {word.number}, which is {vow.status}, cannot be {word.status} by seat {seat}"
        self._settle(vow, word.status)
        return ""

    def _propose(self, seat: int, word: Propose) -> str:
        vow = Vow(seat, word.to, word.template, list(word.args), word.until, word.public, self.words)
        _, reason = why_not(self.module, self.g.game, self.g.seats, vow)
        if not reason and sum(each.status == PROPOSED and each.author == seat for each in self.all) >= MOST_OPEN:
            reason = f"at most {MOST_OPEN} open proposals"
        if not reason:
            self.all.append(vow)
        return reason

    def _settle(self, vow: Vow, status: str) -> None:
        if status == ACCEPTED:
            self.running.append(vow)
            vow.told_all = self.words
        elif vow in self.running:
            self.running.remove(vow)
        vow.status = status

    def act(self, seat: int, action: int) -> None:
        """One action of the game, and what it makes of the promises that run."""
        g = self.g
        if not self.running:
            g.act(seat, action)
            return
        assert g.log is not None, "promises are judged by the log"
        board, told = g.view(None), len(g.log)
        g.act(seat, action)
        events = public(g.log[told:])
        for vow in self.running[:]:
            verdict = verdict_on(vow, Deed(vow.earlier, events, board, not g.stack), self.module.judge)
            vow.earlier = [*vow.earlier, *events]
            if verdict:
                self._settle(vow, verdict)

    def tallies(self) -> list[dict[str, int]]:
        """For each seat how its promises ended; what two have sworn together counts for neither."""
        pledges = known_pledges(self.g.game.id)
        found: list[Counter[str]] = [Counter() for _ in range(self.g.seats)]
        for vow in self.all:
            keeper = keeper_of(vow, pledges)
            if vow.status in ENDINGS and vow.told_all >= 0 and keeper >= 0:
                found[keeper][vow.status] += 1
        return [dict(sorted(counts.items())) for counts in found]


def keeper_of(vow: Vow, pledges: Pledges | None) -> int:
    if pledges is None:
        return vow.author
    return pledges.keeper(Pledge(0, vow.author, vow.to, vow.template, vow.args, vow.until, vow.public, vow.status))
