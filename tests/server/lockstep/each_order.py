"""Every kind of standing order of a title, one after the other: given in one world, answered by hand in the other."""

from __future__ import annotations

from typing import Optional

from signoria import game as find_game
from signoria.kernel import State
from signoria.kernel.orders import OrderKind
from signoria.server.ledger import ORDER
from signoria.server.matters import orders_module
from signoria.server.table import Table as ServerTable

from .adversary import Adversary
from .fuzz import two_worlds
from .orders import tables
from .pair import Pair
from .position import after_any_action, twin_of, without_past
from .table import Table

GAMES = 12  # at random, until somebody is asked
LONGEST = 600  # actions
MOST_SITTINGS = 60  # until an order has answered
PATIENCE = 60.0  # seconds until it must have


class OneOrder(Table):
    """A table at which somebody other than the observer is asked what an order of this kind may answer."""

    share_of_bots = 0.0
    share_here = 1.0

    def __init__(self, pair: Pair, title: str, kind: OrderKind, seed: int) -> None:
        self.kind = kind
        self.asked: Optional[tuple[int, int]] = None  # seat and answer
        super().__init__(pair, find_game(title), seed)

    def _positions(self) -> tuple[State, State]:
        return self._question() or super()._positions()

    def _question(self) -> Optional[tuple[State, State]]:
        for _ in range(GAMES):
            g = self.game.start(self.seats, self.rng.randbytes(16), **self.options)
            for _ in range(LONGEST):
                if g.over:
                    break
                seat = next((each for each in g.to_act if each != self.observer and self._answers(g, each)), None)
                if seat is not None:
                    twin = twin_of(g, self.observer, set(), self.rng)
                    shared = [answer for answer in self._answers(g, seat) if answer in self._answers(twin, seat)]
                    if shared:
                        self.asked = seat, self.rng.choice(shared)
                        return without_past(g, g), twin
                g = after_any_action(g, self.rng)
        return None

    def _answers(self, g: State, seat: int) -> list[int]:
        """What could be ordered for a seat that is asked."""
        question, legal = g.prompt(seat), g.legal(seat)
        if question is None or question[0] not in self.kind.asks:
            return []
        return [answer for answer in self.kind.answers(g.view(seat), seat) if answer in legal]

    def is_answered_alike(self) -> bool:
        """Order in the true world, wait, compare. Whether it has answered there, and only there."""
        self.settle()
        if self.asked is None or not self.compare():
            return False
        seat, answer = self.asked
        order = {"kind": "answer", "about": self.kind.id, "answer": answer, "until": "once", "when": []}
        screen = self.screens[f"seat {seat}"][0]
        self.note("order", f"seat {seat} {order}")
        self.say_in(
            0, f"seat {seat}", {"type": "order", "id": self.new_id(), "version": screen.version, "order": order}
        )
        self.compare()
        self.pass_time(PATIENCE)
        self.compare()
        return [ordered(table, seat, answer) for table in tables(self)] == [True, False]


def ordered(table: ServerTable, seat: int, answer: int) -> bool:
    return any(deed.by == ORDER and done == (seat, answer) for deed, done in zip(table.ledger, table.history))


def each_kind(title: str) -> set[str]:
    """The kinds of orders that have answered, and the observer was told the same as where that was done by hand."""
    return {kind.id for kind in orders_module(title).KINDS if _has_answered(title, kind)}


def _has_answered(title: str, kind: OrderKind) -> bool:
    with two_worlds(1) as pair:
        return any(_sit(pair, title, kind, seed) for seed in range(MOST_SITTINGS))


def _sit(pair: Pair, title: str, kind: OrderKind, seed: int) -> bool:
    table = OneOrder(pair, title, kind, seed)
    Adversary(table)
    answered = table.is_answered_alike()
    table.leave()
    return answered
