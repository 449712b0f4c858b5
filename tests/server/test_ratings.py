"""Ratings of people: who counts, ties, leavers, the order of ends, restarts, the list and its limits."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from math import log
from pathlib import Path
from typing import Any, Optional

import pytest
import sqlalchemy as sa
from house import House, open_house, run, seated, turns
from postgres import Cluster
from test_table import scenario

from signoria.bots.levels import Measured, levels_of
from signoria.bots.places import ranking
from signoria.client import Client, Refused
from signoria.server import ladder as ladders
from signoria.server import rows
from signoria.server.anchors import FIRM, MODEL, anchors, searching, step
from signoria.server.ladder import ENOUGH_GAMES, NEWCOMER, OVERALL, Ladder, Played, Standing
from signoria.server.ledger import HELPED
from signoria.server.metrics import Metrics
from signoria.server.ratings import AT_ONCE, Ratings
from signoria.server.store import INSERT_PLACE, INSERT_TABLE, Store, insert
from signoria.titles import own


def places(id: str, *who: str) -> list[rows.PlaceRow]:
    """Seats in words: `ann`, `bot:expert`, or `ann/expert` for a seat that ann left to a bot."""
    found = []
    for seat, name in enumerate(who):
        person, _, driver = name.partition("/")
        if name.startswith("bot:"):
            found.append(rows.PlaceRow(id, seat, "bot", level=name[4:]))
        else:
            found.append(rows.PlaceRow(id, seat, "person", person, person.title(), driver=driver))
    return found


def played(*who: str, scores: list[int], winners: Optional[list[int]] = None, id: str = "t", ended: int = 1) -> Played:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Played(id, ended, scores, best if winners is None else winners, places(id, *who))


def after(*games: Played) -> Ladder:
    made = Ladder("condottiere")
    for game in games:
        made.settle(game)
    return made


# -- the rules


def test_a_former_player_is_on_no_list_and_costs_nobody_anything() -> None:
    games = [played("ann", "ben", scores=[3, 1]), played("ann", "cleo", scores=[1, 4], id="u", ended=2)]
    before = after(*games)
    for place in (place for game in games for place in game.places if place.user_id == "ann"):
        place.user_id, place.name = "stranger", ""
    gone = after(*games)
    assert [id for id, _ in gone.order()] == [id for id, _ in before.order() if id != "ann"]
    assert all(gone.people[id] == before.people[id] for id in ("ben", "cleo"))


@pytest.mark.parametrize("game", [*own(), "tricks"])
def test_the_levels_of_the_bots_are_in_order_and_people_begin_beside_the_novice(game: str) -> None:
    levels = anchors(game)
    assert list(levels) == ["random", "novice", "adept", "expert", "master", "grandmaster"]
    strengths = [rating.mu for rating in levels.values()]
    assert strengths == sorted(set(strengths))
    assert levels["novice"].mu == NEWCOMER.mu
    assert {rating.sigma for rating in levels.values()} == {FIRM}


@pytest.mark.parametrize("game", own())
def test_the_anchors_explain_the_measured_shares(game: str) -> None:
    found, levels = levels_of(game).measured, anchors(game)
    table = [[levels["expert"]], *([[levels["novice"]]] * (found.seats - 1))]
    spread = (found.seats * (MODEL.beta**2 + FIRM**2)) ** 0.5
    weights = [2.718281828 ** (team[0].mu / spread) for team in table]
    assert weights[0] / sum(weights) == pytest.approx(found.expert, abs=0.01)


def test_the_ranking_is_that_of_the_end_of_a_game() -> None:
    assert ranking([5, 9, 9, 2], [1]) == [3, 1, 2, 4]
    assert ranking([5, 9, 5, 5], [1]) == [2, 1, 2, 2]
    assert ranking([3, 1, 2], [1, 2]) == [3, 1, 1]
    assert ranking([4, 4], []) == [1, 1]


def test_a_victory_raises_and_a_defeat_lowers() -> None:
    people = after(played("ann", "bob", "cem", scores=[9, 5, 1])).people
    assert people["ann"].mu > 25 > people["cem"].mu
    assert people["ann"].mu > people["bob"].mu > people["cem"].mu
    assert all(one.sigma < NEWCOMER.sigma and one.games == 1 for one in people.values())
    assert [people[name].wins for name in ("ann", "bob", "cem")] == [1, 0, 0]


def test_a_tie_treats_equals_alike() -> None:
    people = after(played("ann", "bob", "cem", scores=[7, 7, 1])).people
    assert (people["ann"].mu, people["ann"].sigma) == pytest.approx((people["bob"].mu, people["bob"].sigma))
    assert people["ann"].mu > 25 > people["cem"].mu
    assert people["ann"].wins == people["bob"].wins == 1
    drawn = after(played("ann", "bob", scores=[7, 7])).people
    assert drawn["ann"].mu == pytest.approx(25)
    assert drawn["ann"].sigma < NEWCOMER.sigma


def test_the_winners_of_the_rules_come_before_points() -> None:
    people = after(played("ann", "bob", scores=[3, 8], winners=[0])).people
    assert people["ann"].mu > people["bob"].mu


def test_bots_rate_people_and_never_move() -> None:
    made = after(*[played("ann", "bot:expert", "bot:novice", scores=[9, 5, 1], id=f"t{n}") for n in range(60)])
    assert {level: r.mu for level, r in made.anchors.items()} == {
        level: r.mu for level, r in anchors("condottiere").items()
    }
    assert set(made.people) == {"ann"}
    assert made.people["ann"].mu > made.anchors["expert"].mu


def test_beating_weaker_bots_forever_earns_little() -> None:
    made = after(*[played("ann", "bot:random", "bot:random", scores=[9, 1, 1], id=f"t{n}") for n in range(300)])
    against_experts = after(*[played("ann", "bot:expert", "bot:expert", scores=[9, 1, 1]) for _ in range(300)])
    assert made.people["ann"].shown < against_experts.people["ann"].shown - 10


def test_only_bots_or_nobody_else_does_not_count() -> None:
    made = after(played("bot:expert", "bot:novice", scores=[1, 2]), played("ann", scores=[3]))
    assert made.people == {}
    assert made.changes == {}
    assert made.read == 2


def lost_as_much(one: Standing, other: Standing) -> bool:
    """The mean of one is that of the other, who took part, and its doubt has not shrunk."""
    return one.mu == other.mu and one.sigma == NEWCOMER.sigma > other.sigma and one.games == other.games


def test_alone_with_bots_leaving_saves_nobody_from_a_defeat() -> None:
    stayed = after(played("ann", "bot:novice", scores=[1, 2]))
    assert lost_as_much(after(played("ann/expert", "bot:novice", scores=[1, 2])).people["ann"], stayed.people["ann"])
    assert after(played("ann/expert", "bot:novice", scores=[2, 1])).people == {}
    assert set(after(played("ann/expert", "bob/novice", scores=[1, 2])).people) == {"ann"}


def test_where_help_was_taken_a_defeat_counts_and_a_victory_does_not() -> None:
    lost, won = played("ann", "bot:novice", scores=[1, 2]), played("ann", "bot:novice", scores=[2, 1])
    plain = after(lost)
    lost.unrated = won.unrated = HELPED
    assert lost_as_much(after(lost).people["ann"], plain.people["ann"])
    assert after(won).people == {}


def test_leaving_saves_nobody_from_a_defeat() -> None:
    stayed = after(played("ann", "bob", "cem", scores=[1, 9, 5]))
    left = after(played("ann/novice", "bob", "cem", scores=[1, 9, 5]))
    assert lost_as_much(left.people["ann"], stayed.people["ann"])
    assert left.changes["t"][0].after < left.changes["t"][0].before


@pytest.mark.parametrize("level", ["random", "novice", "expert"])
@pytest.mark.parametrize("earlier", [0, 3, 40])
def test_whatever_the_place_nobody_stands_better_for_having_left(level: str, earlier: int) -> None:
    """A mild defeat lowers the mean of a doubtful person while the careful figure rises: to leave must save neither."""
    others = [f"bot:{level}"] * 4
    before = [played("ann", *others, scores=[n % 5, 4, 3, 2, 1], id=f"e{n}", ended=n) for n in range(earlier)]
    stood = after(*before).people.get("ann", NEWCOMER)
    for ahead in range(5):
        scores = [5 - ahead, *([9] * ahead), *([1] * (4 - ahead))]
        stayed = after(*before, played("ann", *others, scores=scores, ended=99)).people["ann"]
        left = after(*before, played("ann/expert", *others, scores=scores, ended=99)).people.get("ann", stood)
        assert left.mu <= min(stayed.mu, stood.mu)
        assert left.sigma >= max(stayed.sigma, stood.sigma)
        assert left.shown <= min(stayed.shown, stood.shown)


def test_the_victory_of_a_bot_earns_the_one_who_left_nothing() -> None:
    made = after(played("ann/master", "bob", "cem", scores=[9, 5, 1]))
    assert set(made.people) == {"bob", "cem"}
    assert [change.seat for change in made.changes["t"]] == [1, 2]


def test_to_share_the_victory_with_an_equal_is_no_defeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of floats may come out a hair below."""
    monkeypatch.setattr(ladders, "rate", lambda ratings, *_: [MODEL.rating(mu=r.mu - 4e-15, sigma=8) for r in ratings])
    assert "ann" not in after(played("ann/novice", "bob", scores=[7, 7])).people


def test_a_seat_left_to_a_bot_counts_for_the_others_as_that_bot() -> None:
    left = after(played("ann/master", "bob", scores=[9, 5])).people["bob"]
    against = after(played("bot:master", "bob", scores=[9, 5])).people["bob"]
    assert left == against
    assert left.mu > after(played("ann", "bob", scores=[9, 5])).people["bob"].mu


def test_changes_are_told_seat_by_seat_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "MOST_CHANGES", 2)
    made = after(*[played("bot:novice", "ann", scores=[1, 2], id=f"t{n}") for n in range(3)])
    assert list(made.changes) == ["t1", "t2"]
    assert made.changes["t1"][0].after == made.changes["t2"][0].before
    assert made.changes["t2"][0].after == made.people["ann"].figure


@pytest.mark.parametrize("game", own())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_beats_novices_does_not_stand_below_them(game: str, seats: int) -> None:
    made, novices = Ladder(game), ["bot:novice"] * (seats - 1)
    for n in range(ENOUGH_GAMES * 3):
        made.settle(played("ann", *novices, scores=[9, *range(seats - 1)], id=f"t{n}", ended=n))
        ann, change = made.people["ann"], made.changes[f"t{n}"][0]
        assert ann.provisional or ann.shown > made.anchors["novice"].ordinal(ladders.DOUBT)
        assert ann.figure > made.anchors["novice"].mu if ann.provisional else True
        assert change.after > change.before
        assert (change.after, change.provisional) == (ann.figure, ann.provisional)
    assert not ann.provisional


def test_few_games_make_a_provisional_rating_without_a_place() -> None:
    steady = [played("ann", "bot:novice", scores=[2, n % 3], id=f"t{n}", ended=n) for n in range(12)]
    made = after(*steady, played("bob", "bot:master", scores=[9, 1], id="u", ended=99))
    assert made.people["bob"].figure > made.people["ann"].figure
    assert [(id, one.provisional) for id, one in made.order()] == [("ann", False), ("bob", True)]
    assert [point.ended for point in made.history["bob"]] == [99]


def test_the_history_of_a_person_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "MOST_POINTS", 3)
    made = after(*[played("ann", "bot:novice", scores=[2, 1], id=f"t{n}", ended=n) for n in range(5)])
    points = made.history["ann"]
    assert [point.ended for point in points] == [2, 3, 4]
    assert (points[-1].mu, points[-1].sigma) == (made.people["ann"].mu, made.people["ann"].sigma)


def test_over_all_titles_every_game_counts_against_the_bots_of_its_own(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await keep(store, played("ann", "bot:expert", scores=[2, 1], id="a", ended=1), title="condottiere")
        await keep(store, played("ann", "bot:expert", scores=[2, 1], id="b", ended=2), title="renaissance")
        await keep(store, played("ann", "bob", scores=[2, 1], id="c", ended=3), title="gone")
        found = await Ratings(store, ["condottiere", "renaissance"]).ladder(OVERALL)
        first = Ladder("condottiere")
        first.settle(played("ann", "bot:expert", scores=[2, 1], id="a", ended=1))
        second = Ladder("renaissance")
        second.people = dict(first.people)
        second.settle(played("ann", "bot:expert", scores=[2, 1], id="b", ended=2))
        assert figures(found) == figures(second), "a title that this server has not counts for nothing"

    with_store(f"sqlite:///{tmp_path}/ratings.db", play)


def test_the_range_holds_the_true_strength_about_as_often_as_it_says() -> None:
    rng, missed, people = random.Random(5), 0, 120
    spread = 2 * MODEL.beta
    for _ in range(people):
        strength, made = rng.gauss(MODEL.mu, MODEL.sigma), Ladder("condottiere")
        for _ in range(25):
            levels = rng.choices(list(made.anchors), k=3)
            known = [strength, *(made.anchors[level].mu for level in levels)]
            luck = [mu / spread - log(-log(rng.random())) for mu in known]
            scores = [sum(other < own for other in luck) for own in luck]
            made.settle(played("ann", *(f"bot:{level}" for level in levels), scores=scores))
        found = made.people["ann"]
        missed += abs(found.mu - strength) > 2 * found.sigma
    assert missed <= people * 0.1


# -- the database


def row(game: Played, title: str = "tricks") -> rows.TableRow:
    return rows.TableRow(
        id=game.id, game=title, rules_version=1, pack="", seats=len(game.places), options={}, visibility="private",
        status="over", host="", invite=game.id, seed=b"", clock=None, pace=0, auto_pass=True, spectators=True,
        paused=False, created=0, started=0, ended=game.ended, previous="", next="", scores=game.scores,
        winners=game.winners,
    )  # fmt: skip


async def keep(store: Store, *games: Played, title: str = "tricks") -> None:
    for game in games:
        await store.write(insert(INSERT_TABLE, [row(game, title)]), insert(INSERT_PLACE, game.places))


def many(count: int, seed: int = 1) -> list[Played]:
    rng = random.Random(seed)
    found = []
    for n in range(count):
        who = rng.sample(["ann", "bob", "cem", "dana", "bot:expert", "bot:random", "eve/novice"], 3)
        scores = [rng.randrange(4) for _ in who]
        found.append(played(*who, scores=scores, id=f"t{n:05}", ended=1000 + n // 2))
    return found


def figures(found: Ladder) -> dict[str, Any]:
    return {id: (one.mu, one.sigma, one.games, one.wins) for id, one in found.people.items()}


def with_store(url: str, play: Any) -> None:
    async def main() -> None:
        store = Store(url, Metrics())
        await store.open()
        try:
            await play(store)
        finally:
            await store.close()

    run(main)


async def _restart_and_order(store: Store) -> None:
    games = many(AT_ONCE * 4 + 30)
    early, late = games[:150], games[150:]
    await keep(store, *random.Random(2).sample(early, len(early)))
    await keep(store, played("ann", "bob", scores=[9, 1], id="other", ended=5), title="condottiere")
    live = Ratings(store)
    await live.ladder("tricks")
    assert live.ladders["tricks"].read == 150
    await keep(store, *late)
    grown = figures(await live.ladder("tricks"))
    expected = Ladder("tricks")
    for game in games:
        expected.settle(game)
    assert grown == figures(expected) == figures(await Ratings(store).ladder("tricks"))
    same = live.ladders["tricks"]
    assert await live.ladder("tricks") is same
    assert set(figures(await live.ladder("condottiere"))) == {"ann", "bob"}


def test_reading_on_gives_what_a_restart_gives(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path}/ratings.db", _restart_and_order)


def test_the_same_on_postgresql(postgres: Cluster) -> None:
    with_store(postgres.new_database(), _restart_and_order)


def test_a_game_stored_late_is_put_in_its_place(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        first, late, last = (played("ann", "bob", scores=[n, 2], id=f"t{n}", ended=n) for n in (1, 2, 3))
        await keep(store, first, last)
        live = Ratings(store)
        await live.ladder("tricks")
        await keep(store, late)
        assert figures(await live.ladder("tricks")) == figures(await Ratings(store).ladder("tricks"))
        assert (await live.ladder("tricks")).people["ann"].games == 3
        await store.write((sa.delete(rows.places).where(rows.places.c.table_id == "t3"), None))
        await store.write((sa.delete(rows.tables).where(rows.tables.c.id == "t3"), None))
        assert (await live.ladder("tricks")).people["ann"].games == 2

    with_store(f"sqlite:///{tmp_path}/ratings.db", play)


def test_many_who_ask_at_once_count_each_game_once(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await keep(store, *many(120))
        live = Ratings(store)
        found = await asyncio.gather(*(live.ladder("tricks") for _ in range(8)))
        assert {id(one) for one in found} == {id(found[0])}
        assert found[0].read == 120

    with_store(f"sqlite:///{tmp_path}/ratings.db", play)


# -- the API


async def short_game(house: House, people: list[Client]) -> str:
    """One trick to its end; who wins is up to the cards."""
    table = await house.table(people, options={"tricks": 1})
    async with AsyncExitStack() as stack:
        seats = await seated(stack, people, table)
        await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)
    return str(table.row.id)


def test_the_list_marks_oneself_and_keeps_its_limits(tmp_path: Path) -> None:
    cookies: list[str] = []
    lists: list[Any] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        empty = await people[0].request("GET", "/api/ratings/tricks")
        assert (empty["total"], empty["people"], empty["me"]) == (0, [], None)
        assert [bot["level"] for bot in empty["bots"]] == ["random", "master", "grandmaster"]
        id = await short_game(house, people)
        table = await house.hall.table(id)
        found = await people[1].request("GET", "/api/ratings/tricks")
        assert (found["total"], found["game"]) == (3, "tricks")
        assert [one["me"] for one in found["people"]].count(True) == 1
        assert found["me"]["name"] == "Guest 1"
        assert found["me"] in found["people"]
        winners = {f"Guest {seat}" for seat in table.row.winners or []}
        assert {one["name"] for one in found["people"] if one["wins"]} == winners
        assert {(one["place"], one["provisional"]) for one in found["people"]} == {(0, True)}
        assert {one["name"] for one in found["people"][: len(winners)]} == winners
        assert all(one["rating"] == one["mean"] for one in found["people"])
        overall = await people[1].request("GET", "/api/ratings")
        assert (overall["game"], overall["people"]) == ("", found["people"])
        assert [bot["level"] for bot in overall["bots"]] == ["novice"]
        part = await people[1].request("GET", "/api/ratings/tricks?limit=1&offset=2")
        assert (part["people"], part["total"], part["me"]) == (found["people"][2:], 3, found["me"])
        beyond = await people[1].request("GET", "/api/ratings/tricks?offset=1000000")
        assert beyond["people"] == []
        changes = await people[0].request("GET", f"/api/tables/{id}/ratings")
        assert [change["seat"] for change in changes["seats"]] == [0, 1, 2]
        assert changes["seats"][1]["before"] == pytest.approx(NEWCOMER.mu)
        assert changes["seats"][1]["provisional"]
        assert changes["seats"][1]["after"] == found["me"]["rating"]
        await people[1].request("PUT", "/api/me", {"name": "Lucrezia"})
        renamed = await people[1].request("GET", "/api/ratings/tricks")
        assert renamed["me"]["name"] == "Lucrezia"
        stranger = await Client(house.address, "").request("GET", "/api/ratings/tricks")
        assert stranger["me"] is None
        assert not any(one["me"] for one in stranger["people"])
        cookies.append(people[1].cookie)
        lists.append(renamed)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        again = Client(house.address, "", cookie=cookies[0])
        assert await again.request("GET", "/api/ratings/tricks") == lists[0]


def test_bad_questions_get_clear_answers(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        with pytest.raises(Refused, match="unknown game 'chess'"):
            await guest.request("GET", "/api/ratings/chess")
        for query in ("limit=0", "limit=101", "limit=many", "offset=-1", "offset=1000001"):
            with pytest.raises(Refused, match=r"no-sense|limit|offset"):
                await guest.request("GET", f"/api/ratings/tricks?{query}")
        with pytest.raises(Refused, match="no-table"):
            await guest.request("GET", "/api/tables/nowhere/ratings")
        table = await guest.create("tricks", fill=[{"kind": "me"}])
        with pytest.raises(Refused, match="no-ended"):
            await guest.request("GET", f"/api/tables/{table['id']}/ratings")


def test_handing_over_and_playing_again_at_a_real_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            people = await house.guests(2)
            first = await short_game(house, people)
            second = await people[0].request("POST", f"/api/tables/{first}/rematch", {})
            third = await people[1].request("POST", f"/api/tables/{first}/rematch", {})
            assert second["id"] == third["id"]
            await people[0].start(second["id"])
            table = await house.hall.table(second["id"])
            async with AsyncExitStack() as stack:
                seats = await seated(stack, people, table)
                await seats[0].ask({"type": "hand_over", "id": "away", "level": "random"})
                await turns(seats[1:], lambda seat: seat.situation["legal"][0], lambda: False)
            found = await people[1].request("GET", "/api/ratings/tricks")
            assert found["me"]["games"] == 2
            changes = await people[0].request("GET", f"/api/tables/{second['id']}/ratings")
            own = [change for change in changes["seats"] if change["seat"] == 0]
            assert all(change["after"] < change["before"] for change in own)
            other = next(one for one in found["people"] if not one["me"])
            assert other["games"] == 1 + len(own)

    run(main)


def test_searching_levels_stand_where_their_steps_were_measured() -> None:
    steps = Measured(4, 0.5, 0.5, master=0.5, grandmaster=0.4, search=0.9)
    master, grandmaster = searching(10.0, steps)
    assert (master, grandmaster) == (10.0 + step(4, 0.5), master + step(4, 0.4))


def test_where_steps_are_not_measured_a_master_stands_half_way_to_the_whole_search() -> None:
    master, grandmaster = searching(10.0, Measured(4, 0.5, 0.5, search=0.9))
    assert grandmaster == 10.0 + step(4, 0.9)
    assert master == (10.0 + grandmaster) / 2


def test_where_nothing_is_measured_every_level_is_a_step_above_the_last() -> None:
    master, grandmaster = searching(10.0, Measured(4, 0.5, 0.5))
    assert 10.0 < master < grandmaster
