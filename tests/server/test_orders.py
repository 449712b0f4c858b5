"""Standing orders: bid up to a limit. In simulated time what they answer and when; on a real server what is kept."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Optional

import pytest
from house import House, Raw, hush, in_play, seated, until, until_asked
from simulated import Room, Screen, simulate
from test_kill import Child
from test_table import scenario

from signoria.client import Client, Refused, Seat
from signoria.kernel import Auction
from signoria.server import ledger, moves, ordering, pace, seating
from signoria.server import protocol as p
from signoria.server.protocol import BidUpTo, CancelOrder, SetOrder
from signoria.server.store import StorageError
from signoria.server.table import Table
from signoria.titles import game, shelf

TITLES = ("il_principe", "princes")
PATIENT = {"pass_delay": (3600.0, 3600.0)}  # an order that is about to answer stays so
HASTY = {"pass_delay": (0.01, 0.02)}
DAY = 86_400.0
UP_TO_SEVEN = {"kind": "bid_up_to", "limit": 7, "then": "pass", "lot": -1}


def auction_of(table: Table) -> Optional[Auction[Any]]:
    return table.orders.now(in_play(table)).auction


def running(table: Table) -> Auction[Any]:
    found = auction_of(table)
    assert found is not None
    return found


async def until_auction(table: Table, rng: random.Random, richest: int = 0) -> int:
    """Play at random until an auction begins in which all can bid so much; the seat that is asked first."""
    while True:
        g = in_play(table)
        found = auction_of(table)
        if found is not None and found.leader < 0:
            rooms = [table.orders.shown(seat)[1] for seat in range(table.row.seats)]
            if all(room is not None and room.high >= richest for room in rooms):
                return g.first_to_act()
        seat = rng.choice(g.to_act)
        await table.call(moves.play, g, seat, [rng.choice(g.legal(seat))], "")


def amount(table: Table) -> int:
    return running(table).high


def status(table: Table, seat: int) -> str:
    rows = [row for row in table.orders.last.values() if row.seat == seat]
    return rows[-1].status if rows else ""


def order_of(limit: int, then: Any = "ask") -> BidUpTo:
    return BidUpTo(limit, then)


class Seated:
    """Four people at a table in simulated time, each with a screen, in an auction that has just begun."""

    def __init__(self, title: str, clock: Optional[p.ClockRule] = None, **settings: Any) -> None:
        room = Room(lambda job, options: 0.0, **settings)
        self.table = room.table(["Ada", "Bice", "Cino", "Dino"], title=title, pace=0, clock=clock)
        self.screens = [Screen(name) for name in ("Ada", "Bice", "Cino", "Dino")]
        self.sent = 0
        self.first = -1

    async def begin(self) -> None:
        self.first = await until_auction(self.table, random.Random(4), 9)
        for screen in self.screens:
            await self.table.call(seating.connect, screen, 0, -1)

    def turn(self, later: int = 0) -> int:
        return (self.first + later) % 4

    async def order(self, seat: int, limit: int, then: Any = "ask") -> None:
        self.sent += 1
        version = self.table.viewers[seat].version
        message = SetOrder(f"o{self.sent}", version, order_of(limit, then))
        await self.table.call(ordering.give, self.screens[seat], message)

    async def act(self, seat: int, text: str) -> None:
        self.sent += 1
        version = self.table.viewers[seat].version
        await self.table.call(moves.act, self.screens[seat], p.Act(f"a{self.sent}", version, [text]))

    async def leave(self, seat: int) -> None:
        assert self.table.title.id in TITLES
        await self.act(seat, "pass" if self.table.title.id == "il_principe" else "pass_bid")

    def least(self) -> int:
        found = running(self.table)
        return found.minimum(in_play(self.table))


@pytest.mark.parametrize("title", TITLES)
def test_it_raises_by_the_least_step_and_then_asks(title: str) -> None:
    async def main() -> None:
        at = Seated(title)
        await at.begin()
        mine, rival, table = at.turn(), at.turn(1), at.table
        opening, before = at.least(), len(table.history)
        await at.order(mine, opening + 3)
        assert len(table.history) == before, "never at once"
        await asyncio.sleep(60)
        assert (amount(table), running(table).leader) == (opening, mine)
        await at.act(rival, f"bid {opening + 1}")
        for other in (2, 3):
            await at.leave(at.turn(other))
        await asyncio.sleep(60)
        assert (amount(table), running(table).leader) == (opening + 2, mine)
        assert status(table, mine) == "given"
        await at.act(rival, f"bid {opening + 4}")
        assert status(table, mine) == "outbid"
        await asyncio.sleep(60)
        assert in_play(table).to_act == [mine]
        shown = table.orders.shown(mine)[0]
        assert shown is not None
        assert shown.ended == "outbid"
        assert [deed.by for deed in table.ledger].count(ledger.ORDER) == 2
        await at.leave(mine)
        assert status(table, mine) == "gone", "what is told of it goes with the auction"

    simulate(main)


@pytest.mark.parametrize("title", TITLES)
def test_or_then_passes(title: str) -> None:
    async def main() -> None:
        at = Seated(title)
        await at.begin()
        mine, rival, table = at.turn(1), at.turn(), at.table
        opening = at.least()
        await at.order(mine, opening + 1, "pass")
        await at.act(rival, f"bid {opening + 1}")
        assert status(table, mine) == "given"
        await asyncio.sleep(60)
        assert not running(table).bidders >> mine & 1
        assert status(table, mine) == "gone"

    simulate(main)


@pytest.mark.parametrize("title", TITLES)
def test_several_orders_end_soon_at_one_more_than_the_second_best(title: str) -> None:
    async def main() -> None:
        at = Seated(title)
        await at.begin()
        table, opening = at.table, at.least()
        limits = {at.turn(): opening + 2, at.turn(1): opening + 8, at.turn(2): opening + 6, at.turn(3): opening + 8}
        for seat, limit in limits.items():
            await at.order(seat, limit, "pass")
        before, auction = len(table.history), running(table)
        async with asyncio.timeout(120):
            while auction_of(table) is auction:
                await asyncio.sleep(1)
        bids = [action for _, action in table.history[before:] if table.title.verbs.text(action).startswith("bid ")]
        amounts = [int(table.title.verbs.text(bid).split()[1]) for bid in bids]
        assert amounts == list(range(opening, opening + 9)), "each by the least step, none left out"
        assert limits[auction.leader] == opening + 8
        assert all(status(table, seat) == "gone" for seat in limits)

    simulate(main)


def moments(monkeypatch: pytest.MonkeyPatch, limit: int, then: str, bid: int, away: bool = False) -> float:
    """When the answer comes, with the same chance each time."""
    monkeypatch.setattr(pace, "chance", random.Random(5))

    async def main() -> float:
        at = Seated("il_principe")
        await at.begin()
        mine, rival, table = at.turn(1), at.turn(), at.table
        await at.order(mine, limit, then)
        if away:
            await table.call(seating.disconnect, at.screens[mine])
        await at.act(rival, f"bid {bid}")
        before, since = len(table.history), asyncio.get_running_loop().time()
        while len(table.history) == before:
            await asyncio.sleep(0.001)
        return asyncio.get_running_loop().time() - since

    return float(simulate(main))


def test_the_moment_hangs_on_nothing_that_is_ordered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on the limit, not on whether it raises or passes, not on whether its person is here."""
    usual = moments(monkeypatch, 9, "ask", 1)
    assert usual > 0.5
    assert moments(monkeypatch, 3, "ask", 1) == usual
    assert moments(monkeypatch, 9, "pass", 1) == usual
    assert moments(monkeypatch, 3, "pass", 3) == usual, "a pass"
    assert moments(monkeypatch, 9, "ask", 1, away=True) == usual


def test_a_changed_or_cancelled_order_is_what_counts() -> None:
    async def main() -> None:
        at = Seated("il_principe")
        await at.begin()
        mine, table = at.turn(), at.table
        await at.order(mine, 3)
        await at.order(mine, 7, "pass")
        assert [row.terms for row in table.orders.of(mine)] == [UP_TO_SEVEN]
        await table.call(ordering.withdraw, at.screens[mine], CancelOrder("c"))
        await asyncio.sleep(DAY)
        assert in_play(table).to_act == [mine], "the person is asked again"
        most = in_play(table).view(mine)["money"][mine]
        assert table.orders.shown(mine) == (None, p.OrderRoom("bid_up_to", 1, most), [], False)

    simulate(main)


def simulated_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def monotonic() -> float:
        return asyncio.get_running_loop().time()

    monkeypatch.setattr("signoria.server.clock.time", SimpleNamespace(monotonic=monotonic))


def test_the_clock_is_charged_as_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated_clock(monkeypatch)

    async def main() -> None:
        at = Seated("il_principe", p.ClockRule(bank=600, increment=5, bot="random"), pass_delay=(4.0, 4.0))
        await at.begin()
        mine, table = at.turn(), at.table
        assert table.clock is not None
        bank = table.clock.left(mine)
        await at.order(mine, 5)
        await asyncio.sleep(60)
        assert running(table).leader == mine
        assert abs(table.clock.banks[mine] - (bank - 4_000 + 5_000)) < 10

    simulate(main)


def test_it_answers_before_time_is_out_and_never_after(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated_clock(monkeypatch)

    async def main() -> None:
        at = Seated("il_principe", p.ClockRule(bank=1, increment=0, bot="random"), pass_delay=(600.0, 600.0))
        await at.begin()
        mine, table = at.turn(), at.table
        assert table.clock is not None
        table.clock.banks = [100_000.0] * 4
        await at.order(mine, 5)
        await asyncio.sleep(60)
        assert running(table).leader == mine
        assert abs(table.clock.banks[mine] - 50_000) < 10, "as all can see, half of what was left"
        later = at.turn(1)
        thinking, table.clock.banks[later] = table.driver.tasks[later], 0.0
        await at.order(later, 9)
        assert table.driver.tasks[later] is thinking, "the bot of the clock is not held up"
        await asyncio.sleep(100)
        deeds = [deed.by for deed, (actor, _) in zip(table.ledger, table.history) if actor == later]
        assert ledger.ORDER not in deeds

    simulate(main)


def test_an_answer_by_order_is_an_own_one_and_teaches_the_same_habits() -> None:
    async def main() -> None:
        at = Seated("il_principe")
        await at.begin()
        mine, table = at.turn(), at.table
        await at.order(mine, 5)
        await asyncio.sleep(60)
        assert len(table.driver.habits.taken[mine, "GroupAuction"]) == 1
        tallied = ledger.tallied(table, mine, [], [])
        assert tallied[mine].own == 1

    simulate(main)


# -- what ends it


async def seats_in_auction(house: House, stack: AsyncExitStack, title: str = "il_principe") -> tuple[Table, list[Seat]]:
    """Three people in an auction that has just begun, the first to bid before the others."""
    people = await house.guests(3)
    table = await house.table(people, title)
    first = await until_auction(table, random.Random(4), 5)
    seats = await seated(stack, people, table)
    return table, [seats[(first + later) % 3] for later in range(3)]


async def give(seat: Seat, limit: int, then: str = "ask", version: Optional[int] = None) -> None:
    seen = seat.situation["version"] if version is None else version
    order = {"kind": "bid_up_to", "limit": limit, "then": then}
    await seat.ask({"type": "order", "version": seen, "order": order})


@pytest.mark.parametrize("title", TITLES)
def test_what_could_never_apply_is_refused_with_the_reason(title: str, tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people, title)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            with pytest.raises(Refused) as refused:
                await give(seats[0], 5)
            assert refused.value.key == "no-order-auction"
            first = await until_auction(table, random.Random(4), 5)
            mine = seats[(first + 1) % 3]
            await until(lambda: mine.situation["may_order"] is not None)
            low, high = mine.situation["may_order"]["low"], mine.situation["may_order"]["high"]
            with pytest.raises(Refused) as refused:
                await give(mine, high + 1)
            assert refused.value.key.startswith("no-bid"), "more than the seat can pay"
            assert refused.value.rule
            await seats[first].act(f"bid {low + 1}")
            await until(lambda: mine.situation["may_order"]["low"] == low + 2)
            with pytest.raises(Refused) as refused:
                await give(mine, low + 1)
            assert (refused.value.key, refused.value.values) == ("no-bid-low", [low + 2])
            assert mine.situation["order"] is None
            assert table.orders.last == {}
            await mine.act("pass" if title == "il_principe" else "pass_bid")
            with pytest.raises(Refused) as refused:
                await give(mine, high)
            assert refused.value.key == "no-order-auction"
            screen = await house.raw(table.row.id, None)
            order = {"kind": "bid_up_to", "limit": 5}
            await screen.send({"type": "order", "id": "s", "version": 0, "order": order})
            assert (await screen.next("refused"))["key"] == "no-seat"
            await screen.send({"type": "order", "id": "s", "version": 0, "order": {**order, "kind": "win"}})
            assert (await screen.next("refused"))["key"] == "no-sense"
            await screen.close()
        refusals = house.hall.metrics.refusals
        assert "no-bid-low" not in str(list(refusals.collect())), "that somebody tried to give an order is not counted"


def test_an_order_meant_for_another_lot_is_refused(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, third) = await seats_in_auction(house, stack)
            seen, auction = third.situation["version"], running(table)
            await first.act("bid 1")
            await give(third, 4, version=seen)
            assert third.situation["order"] == {
                "order": {"kind": "bid_up_to", "limit": 4, "then": "ask", "lot": -1},
                "ended": "",
            }
            await until_asked(second)
            await second.act("pass")
            await third.act("pass")
            while auction_of(table) in (None, auction):
                g = in_play(table)
                await table.call(moves.play, g, g.first_to_act(), [g.legal(g.first_to_act())[-1]], "")
            assert third.situation["order"] is None
            with pytest.raises(Refused, match="no-stale"):
                await give(third, 4, version=seen)


def test_a_seat_that_is_handed_over_has_no_order(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, _, _) = await seats_in_auction(house, stack)
            await give(first, 4)
            assert first.situation["order"]
            await first.ask({"type": "pause"})
            await first.ask({"type": "hand_over", "level": "random"})
            await until(lambda: first.situation["order"] is None)
            assert first.situation["may_order"] is None
            with pytest.raises(Refused, match="no-pause"):
                await give(first, 4)
            await first.ask({"type": "resume"})
            with pytest.raises(Refused, match=r"no-driver|no-stale|no-order-auction"):
                await give(first, 4)
            assert status(table, first.seat) == "gone"


async def granted_undo(table: Table, asking: Seat, *others: Seat) -> None:
    before = len(table.history)
    await asking.ask({"type": "undo", "ask": True})
    for other in others:
        await other.ask({"type": "undo_answer", "agree": True})
    await until(lambda: len(table.history) < before)


def test_an_undo_of_what_it_did_ends_it_and_its_owner_is_told(tmp_path: Path) -> None:
    @scenario(tmp_path, **HASTY)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, third) = await seats_in_auction(house, stack)
            await give(first, 4)
            await until_asked(second)
            assert running(table).leader == first.seat
            await granted_undo(table, first, second, third)
            await until(lambda: first.situation["order"] and first.situation["order"]["ended"] == "undone")
            assert running(table).leader < 0
            await until_asked(first)
            await first.ask({"type": "order_cancel"})
            assert first.situation["order"] is None


def test_an_undo_beyond_its_making_ends_it_and_one_after_it_does_not(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, third) = await seats_in_auction(house, stack)
            await give(third, 5)
            await first.act("bid 1")
            await granted_undo(table, first, second, third)
            assert status(table, third.seat) == "given"
            await until_asked(first)
            await first.act("bid 2")
            await until_asked(second)
            await give(second, 5)
            await granted_undo(table, first, second, third)
            assert (status(table, second.seat), status(table, third.seat)) == ("undone", "given")


def test_who_bids_more_by_hand_has_changed_their_mind(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, _, _) = await seats_in_auction(house, stack)
            await give(first, 3, "pass")
            await first.act("bid 4")
            assert first.situation["order"]["ended"] == "beyond"
            assert status(table, first.seat) == "beyond"


# -- what is kept, and who is told


def test_it_is_kept_over_a_restart_and_works_for_whoever_is_away(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, _) = await seats_in_auction(house, stack)
            await give(first, 2)
            kept.update(id=table.row.id, first=first.seat, second=second.client, cookie=first.client.cookie)

    @scenario(tmp_path, **HASTY)
    async def _(house: House) -> None:
        table = await house.hall.table(kept["id"])
        await until(lambda: running(table).leader == kept["first"])
        assert amount(table) == 1
        again = Client(house.address, "Guest 0", cookie=kept["cookie"])
        async with again.sit(kept["id"]) as seat:
            assert seat.situation["order"]["order"]["limit"] == 2


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    async def main() -> None:
        child = Child(f"sqlite:///{tmp_path}/kill.db")
        await child.start()
        address = f"http://127.0.0.1:{child.port}"
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(address, f"Guest {n}")) for n in range(3)]
            made = await people[0].create("il_principe", seats=3, fill=[{"kind": "me"}])
            for person in people[1:]:
                await person.join(made["invite"])
            await people[0].start(made["id"])
            seats = [await stack.enter_async_context(person.sit(made["id"])) for person in people]
            while not seats[0].situation["may_order"]:
                for seat in seats:
                    if seat.situation["legal"] and not seats[0].situation["may_order"]:
                        await seat.act(seat.situation["legal"][0])
            mine = next(seat for seat in seats if not seat.situation["legal"])
            await give(mine, 4, "pass")
            await child.kill()
            mine.situation = {}
            await child.start()
            await until(lambda: mine.situation.get("order"))
            assert mine.situation["order"]["order"] == {"kind": "bid_up_to", "limit": 4, "then": "pass", "lot": -1}
        await child.kill()

    asyncio.run(main())


def test_what_could_not_be_stored_is_no_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async def fail(_: object) -> None:
            raise OSError("the disk is full")

        async with AsyncExitStack() as stack:
            table, (first, _, _) = await seats_in_auction(house, stack)
            with monkeypatch.context() as patch:
                patch.setattr(house.hall.store, "_transaction", fail)
                with pytest.raises(Refused, match="could not be stored"):
                    await give(first, 4)
            assert first.situation["order"] is None
            assert table.orders.last == {}


def test_one_that_was_in_doubt_and_is_stored_is_told_to_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, _) = await seats_in_auction(house, stack)
            write = house.hall.store.write

            def lose(*writes: Any) -> Any:
                done = write(*writes)
                failed = asyncio.get_running_loop().create_future()
                done.add_done_callback(lambda _: failed.set_exception(StorageError("nobody heard of it")))
                return failed

            screen = await house.raw(table.row.id, second.client)
            await hush(screen)
            with monkeypatch.context() as patch:
                patch.setattr(house.hall.store, "write", lose)
                await give(first, 4)
            await until(lambda: first.situation["order"])
            assert await screen.quiet() == []
            await screen.close()


def test_only_its_owner_is_ever_sent_it(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, second, third) = await seats_in_auction(house, stack)
            screens: list[Raw] = [await house.raw(table.row.id, who) for who in (second.client, third.client, None)]
            await hush(*screens)
            await give(first, 4)
            heard = [text for screen in screens for text in await screen.quiet()]
            assert heard == []
            await first.act("bid 1")
            assert first.situation["order"]
            for screen in screens:
                texts = [text for text in await screen.quiet() if text.startswith('{"type":"update"')]
                assert len(texts) == 1
                assert '"order":null' in texts[0]
                assert "bid_up_to" not in texts[0] or '"may_order":{"kind":"bid_up_to"' in texts[0]
                await screen.close()
            with pytest.raises(Refused, match="no-ended"):
                await second.client.record(table.row.id)


def test_the_same_message_counts_once(tmp_path: Path) -> None:
    @scenario(tmp_path, **PATIENT)
    async def _(house: House) -> None:
        async with AsyncExitStack() as stack:
            table, (first, _, _) = await seats_in_auction(house, stack)
            screen = await house.raw(table.row.id, first.client)
            version = (await screen.next("welcome"))["state"]["version"]
            order = {"kind": "bid_up_to", "limit": 4, "then": "ask"}
            await screen.send({"type": "order", "id": "once", "version": version, "order": order})
            assert (await screen.next("update"))["ack"] == "once"
            await screen.send({"type": "order_cancel", "id": "off"})
            assert (await screen.next("update"))["state"]["order"] is None
            await screen.send({"type": "order", "id": "once", "version": version, "order": order})
            assert (await screen.next("accepted"))["id"] == "once"
            assert status(table, first.seat) == "gone"
            await screen.close()


# -- what titles declare


def test_every_title_with_rising_auctions_declares_how_to_bid() -> None:
    for title in shelf():
        rules = game(title.id)
        rules.start(seed=0)
        rising = [kind for kind in _descendants(Auction) if kind.__module__.startswith(title.package)]
        assert bool(rising) == (title.bids is not None), title.id
        if title.bids is not None:
            verb = rules.verbs.by_name[title.bids.verb]
            assert title.bids.amount in [noun.name for noun in verb.nouns]
            assert rules.verbs.by_name[title.bids.leave].size == 1


def _descendants(kind: Any) -> set[Any]:
    below = kind.__subclasses__()
    return {*below, *(each for child in below for each in _descendants(child))}
