"""Standing orders beside bids in the running auction: answers to the questions a title declares, under conditions, and
bids for lots to come."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Optional

import pytest
from house import House, hush, in_play, seated, until
from msgspec import structs
from simulated import Room, Screen, simulate
from test_table import scenario

from signoria.client import Refused
from signoria.kernel import Refusal, State
from signoria.kernel.orders import GAME, ONCE, OrderKind
from signoria.server import moves, ordering, seating
from signoria.server.denied import Denied
from signoria.server.matters import matters_of, orders_module
from signoria.server.orders import MOST
from signoria.server.protocol import (
    AnswerOrder,
    BidUpTo,
    CancelOrder,
    FirstOrder,
    Order,
    OrderCondition,
    OrderTried,
    SetOrder,
    TryOrder,
)
from signoria.server.rising import RisingBids
from signoria.server.standing import NOT_ON, StandingAnswers
from signoria.titles import game, own
from signoria.titles import title as find
from signoria.words import LANGUAGES, Words

NAMES = ("Ada", "Bice", "Cino", "Dino")
PATIENT = {"pass_delay": (3600.0, 3600.0)}
A_WHILE = 120.0


class Seated:
    """Four people at a table in simulated time, each with a screen."""

    def __init__(self, title: str, **settings: Any) -> None:
        room = Room(lambda job, options: 0.0, **settings)
        self.room, self.table = room, room.table(NAMES, title=title, pace=0)
        self.screens = [Screen(name) for name in NAMES]
        self.sent, self.rng = 0, random.Random(4)
        self.replies: list[Any] = []
        room.send = lambda connection, message: self.replies.append(message)  # type: ignore[method-assign]

    async def begin(self, prompt: str) -> int:
        """Play at random until somebody is asked this; who it is."""
        while not (found := self.asked(prompt)):
            g = in_play(self.table)
            seat = self.rng.choice(g.to_act)
            await self.table.call(moves.play, g, seat, [self.rng.choice(g.legal(seat))], "")
        for screen in self.screens:
            await self.table.call(seating.connect, screen, 0, -1)
        return found[0]

    def asked(self, prompt: str) -> list[int]:
        g = in_play(self.table)
        return [seat for seat in g.to_act if (g.prompt(seat) or ("",))[0].startswith(prompt)]

    def code(self, text: str) -> int:
        return self.table.title.verbs.parse(text)

    async def order(self, seat: int, order: Order, number: int = -1) -> None:
        self.sent += 1
        version = self.table.viewers[seat].version
        await self.table.call(ordering.give, self.screens[seat], SetOrder(f"o{self.sent}", version, order, number))

    async def answers(self, seat: int, about: str, text: str, until: str = ONCE, **when: int) -> None:
        conditions = [OrderCondition(id, bound) for id, bound in when.items()]
        await self.order(seat, AnswerOrder(about, self.code(text), until, conditions))

    async def attempt(self, seat: int, order: Order) -> OrderTried:
        await self.table.call(ordering.attempt, self.screens[seat], TryOrder("try", order))
        assert isinstance(self.replies[-1], OrderTried)
        return self.replies[-1]

    async def act(self, seat: int, text: str) -> None:
        await self.table.call(moves.play, in_play(self.table), seat, [self.code(text)], "")

    def told(self, seat: int) -> list[tuple[int, str]]:
        return [(each.number, each.ended) for each in self.table.orders.shown(seat)[2]]

    def done(self, seat: int, since: int = 0) -> list[str]:
        found = [action for actor, action in self.table.history[since:] if actor == seat]
        return [self.table.title.verbs.text(action) for action in found]


def test_a_pass_in_this_battle_is_given_and_gone_with_it() -> None:
    async def main() -> None:
        at = Seated("condottiere")
        mine = await at.begin("ask-battle-turn")
        later = (mine + 1) % 4
        await at.answers(later, "battle", "pass", "battle")
        before = len(at.table.history)
        await at.act(mine, "pass")
        await asyncio.sleep(A_WHILE)
        assert at.done(later, before) == ["pass"]
        assert at.told(later) == [], "whoever has passed has nothing more to order"

    simulate(main)


def test_conditions_are_read_off_the_view_and_otherwise_one_is_asked() -> None:
    async def main() -> None:
        at = Seated("condottiere")
        mine = await at.begin("ask-battle-turn")
        rival = (mine + 1) % 4
        cards = [text for text in texts(at, mine) if text.startswith("play_card mercenary")]
        assert cards
        await at.answers(rival, "battle", "pass", "battle", lag=40)
        await at.act(mine, cards[0])
        before = len(at.table.history)
        await asyncio.sleep(A_WHILE)
        assert len(at.table.history) == before, "no line is that far ahead"
        assert at.told(rival) == [(0, "")]
        await at.answers(rival, "battle", "pass", "battle", lag=1)
        await asyncio.sleep(A_WHILE)
        assert at.done(rival, before) == ["pass"]

    simulate(main)


def texts(at: Seated, seat: int) -> list[str]:
    return [at.table.title.verbs.text(action) for action in in_play(at.table).legal(seat)]


def test_the_first_that_fits_answers_and_which_is_first_may_be_changed() -> None:
    async def main() -> None:
        at = Seated("renaissance", **PATIENT)
        await at.begin("ask-vote")
        mine = in_play(at.table).to_act[0]
        await at.answers(mine, "vote", "vote war", GAME)
        await at.answers(mine, "vote", "vote peace", GAME)
        answer = at.table.orders.answer(mine)
        assert answer is not None
        assert answer[1] == at.code("vote war")
        await at.table.call(ordering.put_first, at.screens[mine], FirstOrder("first", 1))
        answer = at.table.orders.answer(mine)
        assert answer is not None
        assert answer[1] == at.code("vote peace")
        assert [number for number, _ in at.told(mine)] == [1, 0]
        await at.table.call(ordering.withdraw, at.screens[mine], CancelOrder("off", 1))
        assert [number for number, _ in at.told(mine)] == [0]

    simulate(main)


def test_once_is_once_and_a_changed_order_keeps_its_place() -> None:
    async def main() -> None:
        at = Seated("renaissance")
        await at.begin("ask-vote")
        mine, other, *_ = in_play(at.table).to_act
        before = len(at.table.history)
        await at.answers(mine, "vote", "vote war")
        await asyncio.sleep(A_WHILE)
        assert at.done(mine, before) == ["vote war"]
        assert at.told(mine) == []
        await at.answers(other, "ready", "ready", GAME)
        await at.order(other, AnswerOrder("ready", at.code("ready"), "turn"), 0)
        assert [(row.place, row.terms["until"]) for row in at.table.orders.of(other)] == [(0, "turn")]

    simulate(main)


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (AnswerOrder("sleep", 0), "no-order-kind"),
        (AnswerOrder("battle", 0), "no-order-answer"),
        (AnswerOrder("retreat", -1, "battle"), "no-order-until"),
        (AnswerOrder("retreat", -1, "tomorrow"), "no-order-until"),
        (AnswerOrder("retreat", -1, GAME, [OrderCondition("lead", 1)]), "no-order-condition"),
        (AnswerOrder("retreat", -1, GAME, [OrderCondition("cards", 99)]), "no-order-condition"),
        (AnswerOrder("retreat", -1, GAME, [OrderCondition("cards", 1)] * 2), "no-order-condition"),
        (BidUpTo(3), "no-order-auction"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(order: Order, reason: str) -> None:
    async def main() -> None:
        at = Seated("condottiere")
        mine = await at.begin("ask-battle-turn")
        wanted = order
        if isinstance(order, AnswerOrder) and order.answer < 0:
            wanted = structs.replace(order, answer=at.code("keep_hand"))
        for ask in (at.order, at.attempt):
            with pytest.raises((Refusal, Denied)) as refused:
                await ask(mine, wanted)
            assert getattr(refused.value, "key", "") == reason
        assert at.table.orders.last == {}

    simulate(main)


def test_nobody_has_orders_without_end() -> None:
    async def main() -> None:
        at = Seated("renaissance", **PATIENT)
        await at.begin("ask-vote")
        mine = in_play(at.table).to_act[0]
        for _ in range(MOST):
            await at.answers(mine, "ready", "ready", GAME)
        with pytest.raises(Denied) as refused:
            await at.answers(mine, "ready", "ready", GAME)
        assert refused.value.key == "no-order-many"
        with pytest.raises(Denied):
            await at.order(mine, AnswerOrder("ready", at.code("ready")), 77)

    simulate(main)


def test_a_trial_says_what_would_be_answered_now_and_keeps_nothing() -> None:
    async def main() -> None:
        at = Seated("condottiere")
        mine = await at.begin("ask-battle-turn")
        version = at.table.viewers[mine].version
        passes = AnswerOrder("battle", at.code("pass"), "battle")
        tried = await at.attempt(mine, passes)
        assert (tried.asked, tried.answer, tried.when) == (True, at.code("pass"), [])
        tried = await at.attempt(mine, structs.replace(passes, when=[OrderCondition("lead", 60)]))
        assert (tried.asked, tried.answer, tried.when) == (True, None, [False])
        tried = await at.attempt((mine + 1) % 4, passes)
        assert (tried.asked, tried.answer) == (False, None)
        assert at.table.orders.last == {}
        assert at.table.viewers[mine].version == version

    simulate(main)


def test_what_no_longer_fits_ends_and_its_owner_is_told_why() -> None:
    """The Pope is won by another: who had orders about the Holy League can have none now."""

    async def main() -> None:
        at = Seated("princes", **PATIENT)
        await at.begin("ask-turn")
        g = in_play(at.table)
        mine, other = (seat for seat in range(4) if seat != g.first_to_act()), g.first_to_act()
        owner = next(mine)
        g.pope = owner  # type: ignore[attr-defined]
        at.table.g = g = g.copy()
        await at.answers(owner, "league", "decline", GAME)
        g.pope = other  # type: ignore[attr-defined]
        await at.act(other, next(text for text in texts(at, other) if text.startswith("auction_city")))
        assert at.told(owner) == [(0, "unfit")]
        await at.table.call(ordering.withdraw, at.screens[owner], CancelOrder("off", 0))
        assert at.told(owner) == []

    simulate(main)


# -- lots to come


def test_one_visit_is_enough_for_a_round_of_bidding() -> None:
    """All groups of a round of Il Principe: who has ordered for each is not asked for any of them."""

    async def main() -> None:
        at = Seated("il_principe")
        first = await at.begin("ask-bid-group")
        table = at.table
        queue = in_play(table).view(first)["queue"]
        assert len(queue) >= 2, "several groups are to come"
        for seat in range(4):
            await at.order(seat, BidUpTo(1 + seat, "pass"))
            for lot in queue:
                await at.order(seat, BidUpTo(1 + seat, "pass", lot))
        visits = 0
        while in_play(table).view(None)["phase"] == 1:
            before = len(table.history)
            await asyncio.sleep(A_WHILE)
            if len(table.history) == before:  # somebody who has won may build
                g, visits = in_play(table), visits + 1
                assert not at.asked("ask-bid-group")
                await table.call(moves.play, g, g.first_to_act(), [g.legal(g.first_to_act())[-1]], "")
        assert visits <= len(queue) + 1
        assert all(at.told(seat) == [] for seat in range(4)), "each is gone with its lot"

    simulate(main)


def test_a_tile_of_princes_is_bid_for_when_it_comes_up() -> None:
    async def main() -> None:
        at = Seated("princes")
        mine = await at.begin("ask-turn")
        other = (mine + 1) % 4
        opening = next(text for text in texts(at, mine) if text.startswith("auction_city"))
        tile = at.table.title.verbs.split(at.code(opening))[0].values(at.code(opening))[0]
        await at.order(other, BidUpTo(200, "ask", tile))
        before = len(at.table.history)
        await at.act(mine, opening)
        least = next(text for text in texts(at, mine) if text.startswith("bid "))
        await at.act(mine, least)
        await asyncio.sleep(A_WHILE)
        assert at.done(other, before) == [f"bid {int(least.split()[1]) + 1}"]
        with pytest.raises(Refusal) as refused:
            await at.order(other, BidUpTo(3, "ask", 60_000))
        assert refused.value.key == "no-order-lot"

    simulate(main)


# -- on the wire


def test_only_its_owner_learns_of_any_of_it(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people, "condottiere")
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            asked = next(seat for seat in seats if seat.situation["legal"])
            await asked.act(asked.situation["legal"][0])
            await until(lambda: any((seat.situation["prompt"] or [""])[0] == "ask-battle-turn" for seat in seats))
            mine = next(seat for seat in seats if not seat.situation["legal"])
            screens = [await house.raw(table.row.id, seat.client) for seat in seats if seat is not mine]
            own = await house.raw(table.row.id, mine.client)
            version = (await own.next("welcome"))["state"]["version"]
            await hush(*screens)
            await own.send({"type": "orders"})
            rooms = {room["about"]: room for room in (await own.next("orders"))["answers"]}
            answer = rooms["battle"]["answers"][0]
            assert rooms["battle"]["until"] == ["once", "battle"]
            order = {"kind": "answer", "about": "battle", "answer": answer, "until": "battle", "when": []}
            await own.send({"type": "order_try", "id": "t", "order": order})
            assert (await own.next("order_tried"))["asked"] is False
            await own.send({"type": "order", "id": "o", "version": version, "order": order})
            told = (await own.next("update"))["state"]["orders"]
            assert [(each["number"], each["order"], each["ended"]) for each in told] == [(0, order, "")]
            with pytest.raises(Refused, match="no-order-kind"):
                await mine.ask({"type": "order_try", "order": {**order, "about": "siege"}})
            assert [text for screen in screens for text in await screen.quiet()] == []
            for screen in (own, *screens):
                await screen.close()


# -- what titles declare


@pytest.mark.parametrize("title", own())
def test_what_a_title_declares_makes_sense(title: str) -> None:
    rules, module = game(title), orders_module(title)
    assert module.KINDS
    assert len({kind.id for kind in module.KINDS}) == len(module.KINDS)
    for kind in module.KINDS:
        assert all(key in rules.messages and key.startswith("ask-") for key in kind.asks)
        assert set(kind.until) <= module.UNTIL.keys()
        for condition in kind.conditions:
            assert condition.low < condition.high
            assert (condition.compare == "is") == bool(condition.noun)
            assert not condition.noun or condition.noun in rules.nouns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", own())
def test_every_order_can_be_said(title: str, language: str) -> None:
    words, module = Words(game(title), language, NAMES), orders_module(title)
    wanted = [f"standing-until-{name}" for name in module.UNTIL]
    for kind in module.KINDS:
        wanted += [f"standing-{kind.id}", *(f"standing-if-{each.id}" for each in kind.conditions)]
    assert [key for key in wanted if not words.bundle.has_message(key)] == []


@pytest.mark.parametrize("title", own())
def test_orders_are_read_off_any_view_and_answer_what_is_legal(title: str) -> None:
    """Games at random: each question that is declared can be answered by some order, and nothing else is."""
    rules, module, rng = game(title), orders_module(title), random.Random(7)
    answers, met = StandingAnswers(module), set()
    bids = find(title).bids
    rising = RisingBids(rules, bids, module.LOTS) if bids else None
    for seed in range(2):
        g = rules.start(seed=seed)
        for _ in range(900):
            if g.over:
                break
            seat = rng.choice(g.to_act)
            if rng.random() < 0.3:
                look(g, seat, answers, rising)
            met |= {kind.id for kind in module.KINDS if may_answer(g, seat, kind, answers)}
            g.act(seat, rng.choice(g.legal(seat)))
    unmet = {kind.id for kind in module.KINDS} - met
    assert len(unmet) <= 3, f"never asked in random games: {unmet}"


def look(g: State, seat: int, answers: StandingAnswers, rising: Optional[RisingBids]) -> None:
    now, view = matters_of(g, orders_module(g.game.id)), g.view(seat)
    for room in answers.rooms(g, seat, now):
        assert all(type(answer) is int and 0 <= answer < g.game.verbs.size for answer in room.answers)
        order = AnswerOrder(room.about, room.answers[0], room.until[-1])
        answers.check(g, seat, order, now)
        assert all(type(each.measure(view, seat)) is int for each in answers.kinds[room.about].conditions)
        assert answers.unfit(g, seat, order, now) in ("", "closed")
    if rising is not None:
        for lot in rising.coming(g, seat, now):
            key, values = lot.name
            assert len(values) == len(g.game.messages.arguments[key])
            rising.check(g, seat, BidUpTo(5, "ask", lot.lot), now)


def may_answer(g: State, seat: int, kind: OrderKind, answers: StandingAnswers) -> bool:
    question, legal, now = g.prompt(seat), g.legal(seat), matters_of(g, orders_module(g.game.id))
    possible = [answer for answer in kind.answers(g.view(seat), seat) if answer in legal]
    given = [answers.answer(g, seat, AnswerOrder(kind.id, answer), legal, now) for answer in possible]
    asked = question is not None and question[0] in kind.asks
    assert given == (possible if asked else [None] * len(possible))
    assert all(scope >= NOT_ON for scope in now.scopes.values())
    return asked and bool(possible)
