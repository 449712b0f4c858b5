"""What is expected of a favoured seat, and what the end of a season leaves of ratings."""

from __future__ import annotations

import asyncio
from itertools import permutations
from math import exp, prod
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from house import House, in_play
from simulated import Room, simulate
from test_admin import invoke, told
from test_ratings import played
from test_table import scenario

from signoria.bots.strengths import roles_of, strengths_of
from signoria.server import ledger, moves, rows
from signoria.server.anchors import MODEL
from signoria.server.ladder import KEPT, NEWCOMER, Ladder, Played, carried_over, rate
from signoria.server.rows import SeasonRow, now_ms
from signoria.server.store import INSERT_PLACE, INSERT_TABLE, insert
from signoria.titles import game, own

FAMILIES = ("baglioni", "bentivogli", "d_este", "gonzaga")
PEOPLE = ("ann", "bob", "cem", "dia")


def dealt(winner: int, roles: tuple[str, ...] = FAMILIES, **more: Any) -> Played:
    found = played(*PEOPLE, scores=[9 if seat == winner else 1 for seat in range(4)], **more)
    found.game = "princes"
    for place in found.places:
        place.role = roles[place.seat]
    return found


def gained(winner: int, roles: tuple[str, ...] = FAMILIES) -> list[float]:
    made = Ladder("princes")
    made.settle(dealt(winner, roles))
    return [made.people[name].mu - MODEL.mu for name in PEOPLE]


def test_a_favoured_seat_earns_less_by_winning_and_loses_more() -> None:
    fair = gained(0, ("",) * 4)
    assert gained(0)[0] < fair[0] < gained(1)[1], "Baglioni is expected to win, Bentivogli is not"
    assert gained(1)[0] < gained(0, ("",) * 4)[1] < 0, "and for Baglioni a defeat is worse"


def test_where_nothing_was_measured_nothing_changes() -> None:
    ratings = [MODEL.rating(mu=20 + 3 * n, sigma=4) for n in range(3)]
    plain = [team[0] for team in MODEL.rate([[each] for each in ratings], ranks=[1, 2, 3])]
    found = rate(ratings, [1, 2, 3], [0.0] * 3)
    assert [each.mu for each in found] == pytest.approx([each.mu for each in plain])
    assert [each.sigma for each in found] == pytest.approx([each.sigma for each in plain])
    assert gained(2, ("visconti",) * 4) == pytest.approx(gained(2, ("",) * 4))


def test_whoever_ends_as_was_measured_stays_where_they_are() -> None:
    """At a table of equals of whom one is favoured: over all ends, as likely as was measured, nobody rises or falls."""
    found = strengths_of("princes")
    assert found is not None
    odds = [found.odds("baglioni"), 0.0, 0.0, 0.0]
    weights, equals = [exp(each) for each in odds], [MODEL.rating(mu=25, sigma=0.5) for _ in range(4)]
    assert weights[0] / sum(weights) == pytest.approx(found.shares["baglioni"])
    drift = [0.0] * 4
    for order in permutations(range(4)):
        likely = prod(weights[seat] / sum(weights[each] for each in order[place:]) for place, seat in enumerate(order))
        after = rate(equals, [1.0 + order.index(seat) for seat in range(4)], odds)
        drift = [moved + likely * (each.mu - 25) for moved, each in zip(drift, after)]
    assert drift == pytest.approx([0.0] * 4, abs=1e-4)


@pytest.mark.parametrize("title", own())
def test_what_was_measured_is_what_the_rules_know(title: str) -> None:
    found = strengths_of(title)
    if found is None:
        return
    rules = game(title)
    start = rules.start(found.seats, seed=3)
    g = start.copy()
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, g.legal(seat)[-1 if g.moves % 7 else 0])
    assert all(role in found.shares for role in roles_of(start, g))
    assert all(0 < share < 1 for share in found.shares.values())
    assert all(name in rules.options for name in found.options)


def test_the_role_of_every_seat_is_noted_at_the_end() -> None:
    async def main() -> None:
        table = Room(lambda job, options: 0.0).table(["Ada", "random", "random"], title="condottiere", pace=0)
        before = table.record().start().view(None)["holder"]
        for place in ledger.tallied(table, 0, [], []):
            assert place.role == ("yes" if place.seat == before else "no")
        table.row.pack = "another box"
        assert {place.role for place in ledger.tallied(table, 0, [], [])} == {""}
        table.row.pack, table.row.scene = table.title.pack().hash, "a position"
        assert {place.role for place in ledger.tallied(table, 0, [], [])} == {""}

    simulate(main)


def test_the_last_action_stores_it() -> None:
    async def main() -> None:
        table = Room(lambda job, options: 0.0).table(["Ada", "Bice", "Cino"], title="condottiere", pace=0)
        while not in_play(table).over:
            g = in_play(table)
            seat = g.first_to_act()
            await table.call(moves.play, g, seat, [g.legal(seat)[0]], "")
            await asyncio.sleep(0)
        assert sorted(place.role for place in table.places) == ["no", "no", "yes"]

    simulate(main)


# -- seasons

SPRING = SeasonRow(1, "Spring", 100)
AUTUMN = SeasonRow(2, "Autumn", 200)


def test_a_new_season_brings_all_halfway_together_and_keeps_how_they_stood() -> None:
    ladder = Ladder("princes", [SPRING, AUTUMN])
    for number in range(8):
        ladder.settle(dealt(0, id=f"t{number}", ended=number))
    before = ladder.order()
    strong = ladder.people["ann"]
    ladder.settle(dealt(1, id="later", ended=150))
    assert ladder.past == [before]
    assert dict(ladder.past[0])["ann"] == strong
    begun = carried_over(strong)
    assert begun.mu - MODEL.mu == pytest.approx(KEPT * (strong.mu - MODEL.mu))
    assert strong.sigma < begun.sigma <= NEWCOMER.sigma
    assert (begun.games, begun.wins, begun.provisional) == (0, 0, True)
    assert [standing.games for _, standing in ladder.order()] == [1, 1, 1, 1]
    ladder.turn(250)
    assert (len(ladder.past), ladder.order()) == (2, [])


def test_a_newcomer_is_nobody_s_better_by_a_new_season() -> None:
    assert carried_over(NEWCOMER) == NEWCOMER


def test_old_seasons_are_read_and_the_operator_begins_the_next(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (ann, *_) = await house.guests(1)
        for number in range(6):
            await store_game(house, f"t{number}", ann.me["id"], number + 1)
        listed = await ann.request("GET", "/api/ratings/condottiere")
        assert (listed["season"], [each["name"] for each in listed["seasons"]]) == (0, [""])
        assert listed["me"]["games"] == 6
        await house.hall.store.write(insert(sa.insert(rows.seasons), [SeasonRow(1, "Winter", now_ms() - 1000)]))
        now = await ann.request("GET", "/api/ratings/condottiere")
        assert (now["season"], now["total"], now["me"]) == (1, 0, None)
        assert [each["name"] for each in now["seasons"]] == ["", "Winter"]
        before = await ann.request("GET", "/api/ratings/condottiere?season=0")
        assert (before["season"], before["people"]) == (0, listed["people"])
        await store_game(house, "later", ann.me["id"], now_ms() - 500)
        assert (await ann.request("GET", "/api/ratings/condottiere"))["me"]["games"] == 1


async def store_game(house: House, id: str, user_id: str, ended: int) -> None:
    rules = game("condottiere")
    row = rows.TableRow(
        id=id, game="condottiere", rules_version=1, pack=rules.pack().hash, seats=2, options={}, visibility="public",
        status="over", host=user_id, invite=id, seed=b"", clock=None, pace=0, auto_pass=True, spectators=True,
        paused=False, created=0, started=0, ended=ended, previous="", next="", scores=[3, 1], winners=[0],
    )  # fmt: skip
    seats = [rows.PlaceRow(id, 0, "person", user_id, "Guest 0"), rows.PlaceRow(id, 1, "bot", level="expert")]
    await house.hall.store.write(insert(INSERT_TABLE, [row]), insert(INSERT_PLACE, seats))


def test_a_season_is_begun_by_a_command(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        """There must be a database."""

    url = f"sqlite:///{tmp_path}/house.db"
    done = told(url, "season", "Winter")
    assert (done["number"], done["name"]) == (1, "Winter")
    later = told(url, "season", "Spring", "--at", "+600")
    assert later["number"] == 2
    assert later["began"] > done["began"]
    for wrong in (["", "--at", "+900"], ["x" * 41], ["Summer", "--at", "+60"], ["Summer", "--at", "2020-01-01T00:00"]):
        assert invoke(url, "season", *wrong).exit_code != 0
