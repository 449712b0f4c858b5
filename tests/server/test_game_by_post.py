"""A whole game of Princes of the Renaissance by post: two people, who look in once in a while, and two bots, over
simulated weeks, with standing orders, holidays, and the notices that call them back."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import House, in_play, open_house, run, until
from sinks import Browser, Sink, by_hand, sink, subscribe
from test_by_post import Days, clock, days, rule

from signoria import bots
from signoria.bots.sight import Sight
from signoria.client import Client, Seat
from signoria.server import ledger, moves
from signoria.server.by_post.calendar import DAY, HOUR
from signoria.server.main import free_port
from signoria.server.notices import due, waiting
from signoria.server.table import Table

__all__ = ["by_hand", "days"]
BRISK = {"pass_delay": (0.001, 0.002), "bot_seconds": 0.0, "unwatched_pace": 0.0}
MINUTE = 60_000
WANTED_LOTS = 4


class Correspondent:
    """Somebody who plays by post: sees to their orders, answers what is asked, and leaves."""

    def __init__(self, person: Client, seat: int, browser: Browser) -> None:
        self.person, self.seat, self.browser = person, seat, browser
        self.visits, self.called, self.rng = 0, 0, Random(seat)
        self.expert = bots.bot("expert", "princes")

    async def visit(self, house: House, table: Table) -> None:
        self.visits += 1
        choices = await ask_orders(house, table, self.person)
        async with self.person.sit(table.row.id) as screen:
            await self.see_to_orders(screen, choices)
            viewer = table.viewers[self.seat]
            while table.row.status != "over" and self.is_asked(table):
                now = screen.situation
                if now["version"] == viewer.version and now["legal"] and not (now["ordered"] or now["forced"]):
                    sight = Sight.blind(in_play(table), self.seat, self.rng)
                    await screen.act(self.expert.choose(sight))
                else:
                    await asyncio.sleep(0.005)

    def is_asked(self, table: Table) -> bool:
        return bool(in_play(table).waiting() >> self.seat & 1)

    async def see_to_orders(self, screen: Seat, choices: Any) -> None:
        """No vetoes and no bribes at all; this decade bids for a few lots, and none for others."""
        known = {order["order"].get("about") for order in screen.situation["orders"]}
        for lot in choices["lots"][:WANTED_LOTS] if "bids" not in known else []:
            await give(screen, {"kind": "bid_up_to", "limit": 9, "then": "pass", "lot": lot["lot"]})
        for about, until_when in (("bids", "decade"), ("veto", "game"), ("bribes", "game")):
            room = next((room for room in choices["answers"] if room["about"] == about), None)
            if about not in known and room is not None and until_when in room["until"]:
                order = {"kind": "answer", "about": about, "answer": room["answers"][0], "until": until_when}
                await give(screen, order)

    def take_calls(self, sunk: Sink) -> list[dict[str, Any]]:
        mine = [sealed for path, _, sealed in sunk.got if path == f"/push/{self.seat}"]
        found = [self.browser.read(sealed) for sealed in mine[self.called :]]
        self.called = len(mine)
        return found


async def ask_orders(house: House, table: Table, person: Client) -> Any:
    screen = await house.raw(table.row.id, person)
    await screen.send({"type": "orders"})
    found = await screen.next("orders")
    await screen.close()
    return found


async def give(screen: Seat, order: dict[str, Any]) -> None:
    await screen.ask({"type": "order", "version": screen.situation["version"], "order": order})


def waited_for(table: Table, people: list[Correspondent]) -> list[Correspondent]:
    """The people for whom nothing moves: no bot thinks, and no order is about to answer."""
    g = in_play(table)
    asked = [each for each in people if each.is_asked(table) and table.orders.answer(each.seat) is None]
    return asked if len(asked) == g.waiting().bit_count() and table.driver.talk is None else []


async def call(house: House, table: Table, days: Days) -> None:
    """Some hours later whoever does not look is told."""
    await table.call(waiting.settle)
    days.on(2 * MINUTE)
    await house.bureau.outbox.turn(days.ms)


async def on_holiday(person: Client, days: Days, table: Table, seat: int) -> None:
    """Away until tomorrow: the clock rests."""
    before, today = clock(table).out_at(seat), days.said()
    tomorrow = (date.fromisoformat(today) + timedelta(days=1)).isoformat()
    await person.request("POST", "/api/me/holidays", {"first": today, "last": tomorrow})
    await until(lambda: clock(table).out_at(seat) != before)
    left = clock(table).left(seat)
    days.on(HOUR)
    assert clock(table).left(seat) == left


async def play(house: House, sunk: Sink, days: Days) -> Counter[str]:
    people = await house.guests(2)
    fill = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "expert"}]
    made = await people[0].create("princes", seats=4, fill=fill, clock=rule(night=True), pace=0)
    await people[1].join(made["invite"], 1)
    browsers = [await subscribe(person, sunk, f"/push/{seat}") for seat, person in enumerate(people)]
    await people[0].start(made["id"])
    table = await house.hall.table(made["id"])
    writers = [Correspondent(*each) for each in zip(people, (0, 1), browsers)]
    rested: set[int] = set()
    while table.row.status != "over":
        await until(lambda: table.row.status == "over" or waited_for(table, writers))
        for writer in waited_for(table, writers) if table.row.status != "over" else []:
            await call(house, table, days)
            told = writer.take_calls(sunk)
            assert [each["title"] for each in told] == ["Your move in Princes of the Renaissance"]
            assert table.row.id in told[0]["url"]
            if writer.visits == 5 and writer.seat not in rested:
                rested.add(writer.seat)
                await on_holiday(writer.person, days, table, writer.seat)
            days.on(3 * HOUR)
            await writer.visit(house, table)
    assert rested == {0, 1}
    await call(house, table, days)
    assert all(len(writer.take_calls(sunk)) == 1 for writer in writers), "that the game has ended"
    return tally(table, writers)


def tally(table: Table, writers: list[Correspondent]) -> Counter[str]:
    found: Counter[str] = Counter(visits=sum(writer.visits for writer in writers))
    for deed, (actor, _) in zip(table.ledger, table.history):
        found[deed.by] += actor < 2
    return found


def test_a_whole_game_by_post(tmp_path: Path, days: Days, by_hand: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (waiting, due, moves):
        monkeypatch.setattr(module, "now_ms", days.now)
    port, began = free_port(), days.ms

    async def main() -> Counter[str]:
        async with open_house(tmp_path, notice_hosts=(f"127.0.0.1:{port}",), **BRISK) as house, sink(port) as sunk:
            return await play(house, sunk, days)

    done = run(main)
    answers = done[ledger.PERSON] + done[ledger.ORDER] + done[ledger.PASS]
    assert done[ledger.CLOCK] == done[ledger.LATE_PASS] == 0, "nobody's time was out"
    assert done[ledger.ORDER] > 40, json.dumps(done)
    assert done["visits"] < answers / 2, json.dumps(done)
    assert days.ms - began > 5 * DAY
