"""The table's observer over whole games of the titles that negotiate: restart, undo, withdrawal."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from signoria.kernel import Record, State
from signoria.server.pacts import Pacts
from signoria.server.protocol import PactPropose
from signoria.testing.laws import any_of_any_kind
from signoria.testing.promises import Pact, random_promise
from signoria.titles import shelf

NEGOTIATING = [title for title in shelf() if title.parts["pacts"]]
SEATS = 3


class Observed:
    """A game with its promises, as a table keeps them."""

    def __init__(self, title: Any, g: State, rows: list[Any], told: list[int]) -> None:
        self.title, self.g, self.told = title, g, told
        self.pacts = Pacts(title.game, "t", SEATS, [copy(row) for row in rows])

    def accept(self, pact: Pact) -> None:
        number = len(self.pacts.rows)
        wish = PactPropose(f"id{number}", pact.to, pact.template, pact.args, pact.until, True)
        self.pacts.put(self.pacts.propose(pact.author, wish))
        own = [row.number for row in self.pacts.known_to(pact.to, False)].index(number)
        self.pacts.put(self.pacts.answer(pact.to, own, "accepted", self.g.moves))

    def act(self, seat: int, action: int) -> None:
        watch = self.pacts.watch(self.told)
        watch.look(self.g)
        self.g.act(seat, action)
        watch.judge(self.g)
        self.told += watch.told
        for row in watch.settled:
            self.pacts.put(row)

    def go_back(self, moves: int) -> None:
        record = self.g.record()
        for row in self.pacts.reopened(moves):
            self.pacts.put(row)
        self.g = record.replay(moves)
        del self.told[moves:]

    def verdicts(self) -> list[tuple[Any, ...]]:
        return [(row.number, row.status, row.settled) for row in self.pacts.rows]


def restored(title: Any, before: Observed) -> Observed:
    """From rows and record alone, as after a restart."""
    moments = Record.parse(before.g.record().text()).moments()
    told = [len(g.log or []) for g in moments]
    return Observed(title, moments.g, before.pacts.rows, told[:-1])


def play(title: Any, seed: int, restart: int = -1, back: int = -1) -> Observed:
    """A random game with promises; perhaps restored after so many actions, or taken back by a third and played on."""
    rng = Random(seed)
    table = Observed(title, title.game.start(SEATS, rng.randbytes(16)), [], [])
    actions: list[tuple[int, int]] = []
    while not table.g.over:
        g = table.g
        if rng.random() < 0.1 and len(table.pacts.rows) < 30:
            table.accept(random_promise(g, title.part("pacts"), rng))
        seat = rng.randrange(SEATS)
        asides = g.asides(seat) if rng.random() < 0.2 else []
        seat = seat if asides else rng.choice(g.to_act)
        actions.append((seat, any_of_any_kind(g, asides, rng) if asides else rng.choice(g.legal(seat))))
        table.act(*actions[-1])
        if g.moves == restart:
            table = restored(title, table)
        if g.moves == back:
            kept = back * 2 // 3
            table.go_back(kept)
            for each in actions[kept:]:
                table.act(*each)
    return table


@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_restart_changes_no_verdict(title: Any, seed: int) -> None:
    plain = play(title, seed)
    assert len({status for _, status, _ in plain.verdicts()}) > 1
    for share in (4, 2):
        assert play(title, seed, restart=plain.g.moves // share).verdicts() == plain.verdicts()


@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_what_is_taken_back_and_played_again_is_judged_alike(title: Any) -> None:
    """Promises accepted in between run from there on; they may meet more than before."""
    plain = play(title, 3)
    back = plain.g.moves // 2
    again = play(title, 3, back=back)
    since = [row.accepted or 0 for row in plain.pacts.rows]
    same = [number for number, moves in enumerate(since) if moves <= back * 2 // 3 or moves > back]
    assert same
    assert [again.verdicts()[number] for number in same] == [plain.verdicts()[number] for number in same]


@pytest.mark.parametrize(
    ("title", "template"),
    [pytest.param(title, template, id=f"{title.id} {template}")
     for title in NEGOTIATING for template in title.part("pacts").TEMPLATES],
)  # fmt: skip
@pytest.mark.parametrize("party", [0, 1])
def test_every_promise_can_be_withdrawn_by_either_and_is_judged_no_more(title: Any, template: str, party: int) -> None:
    rng = Random(5)
    table = Observed(title, title.game.start(SEATS, 5), [], [])
    args = [0] * len(title.part("pacts").TEMPLATES[template])
    for _ in range(2):
        table.accept(Pact(0, 1, template, args, title.part("pacts").UNTIL[0]))
    table.pacts.put(table.pacts.answer(party, 0, "withdrawn", table.g.moves))
    while table.pacts.rows[1].status == "accepted":
        seat = rng.choice(table.g.to_act)
        table.act(seat, rng.choice(table.g.legal(seat)))
    assert table.pacts.rows[1].status in ("kept", "broken", "lapsed")
    assert table.pacts.rows[0].status == "withdrawn"


def test_no_view_is_drawn_while_no_promise_runs() -> None:
    table = Observed(NEGOTIATING[0], NEGOTIATING[0].game.start(SEATS, 5), [], [])
    watch = table.pacts.watch([])
    watch.look(table.g)
    assert watch.board is None
    table.accept(random_promise(table.g, NEGOTIATING[0].part("pacts"), Random(1)))
    watch = table.pacts.watch([])
    watch.look(table.g)
    assert watch.board == table.g.view(None)
