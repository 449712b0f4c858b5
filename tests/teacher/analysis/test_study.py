"""A finished game explained: sums, honesty, a planted blunder, and what is told."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from signoria import Record, State, game
from signoria.bots import Sight, bot
from signoria.bots.luck.chance import redealt
from signoria.bots.match import play
from signoria.kernel import RecordError
from signoria.teacher.analysis import ONE, Effort, Study, analyse
from signoria.teacher.analysis.budget import Budget
from signoria.teacher.analysis.decisions import Decision
from signoria.teacher.analysis.examiner import Examiner
from signoria.teacher.analysis.page import page_of
from signoria.teacher.weighing import Weigher
from signoria.testing import scene
from tests.teacher.honesty import said_alike

TITLES = ("condottiere", "il_principe", "princes", "principato", "renaissance")
LITTLE = Effort(playouts=2, worlds=2, duels=2, duel_worlds=4, rounds=1)


def finished(title: str, seed: int = 5, seats: int = 0) -> Record:
    kind = game(title)
    players = [bot("expert", title)] * (seats or kind.usual_seats)
    record = play(kind, players, seed=seed, rng=Random(1), blind=False, keep_record=True).record
    assert record is not None
    return record


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return analyse(finished("condottiere", seats=3), effort=LITTLE)


def test_luck_and_decisions_sum_to_the_result_to_the_last_digit(told: dict[str, Any]) -> None:
    for player in told["players"]:
        assert player["start"] + player["place"] + player["luck"] + player["own"] + player["others"] == player["result"]
        judged = player["luck"] - player["cost"] + player["given"] + player["unforeseen"]
        assert player["start"] + player["place"] + judged == player["result"]
        assert player["result"] == (ONE // len(told["winners"]) if player["seat"] in told["winners"] else 0)
    for term in ("luck", "place"):
        assert sum(player[term] for player in told["players"]) == 0


def test_it_is_plain_data_and_the_same_everywhere(told: dict[str, Any]) -> None:
    again = analyse(finished("condottiere", seats=3), effort=LITTLE)
    for each in (told, again):
        each["effort"].pop("seconds", None)
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(again))


def test_the_chart_ends_at_the_result(told: dict[str, Any]) -> None:
    last = told["curve"][-1]
    assert last["at"] == told["actions"]
    assert last["chances"] == [float(seat in told["winners"]) / len(told["winners"]) for seat in range(3)]
    assert last["errors"] == [0.0] * 3
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in told["curve"])
    assert all(len(point["knew"]) == 3 for point in told["curve"])


@pytest.mark.parametrize("title", TITLES)
def test_what_is_dealt_anew_nobody_could_see(title: str) -> None:
    record = finished(title)
    rng = Random(3)
    marks = set(rng.sample(range(len(record.actions)), 12))
    for g in record.moments(trust=True):
        if g.moves not in marks:
            continue
        world = redealt(g, rng.randbytes(16))
        assert [world.view(seat) for seat in range(g.seats)] == [g.view(seat) for seat in range(g.seats)]
        assert [world.legal(seat) for seat in range(g.seats)] == [g.legal(seat) for seat in range(g.seats)]
        assert world.census() == g.census()
        assert any(world.piles()) == any(g.piles())


@pytest.mark.parametrize("title", ["condottiere", "princes"])
def test_what_a_decision_cost_is_the_same_in_all_worlds_its_seat_could_imagine(title: str) -> None:
    record = finished(title)
    weigher = Weigher(title, worlds=2, horizon=4)
    examiner = Examiner(weigher, weigher)
    choices = [g.copy() for g in record.moments(trust=True) if has_choice(record, g)]
    for g in choices[5 :: max(1, len(choices) // 4)]:
        seat, action = record.actions[g.moves]

        def say(world: State, seat: int, number: int = g.moves, action: int = action) -> dict[str, Any]:
            decision = Decision(number, seat, action, 2, "")
            examiner.glance(world, decision)
            examiner.examine(world, decision, 2)
            return decision.told()

        assert said_alike(say, g, seat)


def has_choice(record: Record, g: State) -> bool:
    if g.over:
        return False
    seat, action = record.actions[g.moves]
    return action < g.first_aside and len(g.legal(seat)) > 1


def blundered(at: int) -> Record:
    """Experts play, but at one move seat 0 passes in the battle that would all but win it the game."""
    kind = game("condottiere")
    expert, rng = bot("expert", kind.id), Random(1)
    g = kind.start(2, seed=1)
    while not g.over:
        seat = g.first_to_act()
        action = expert.choose(Sight.blind(g, seat, rng))
        g.act(seat, kind.verbs.parse("pass") if g.moves == at else action)
    return g.record()


def test_a_planted_blunder_is_found() -> None:
    blunder = 110
    told = analyse(blundered(blunder), effort=Effort(playouts=2, worlds=6, duels=12, duel_worlds=24, rounds=2))
    found = {one["number"]: one for one in told["decisions"]}[blunder]
    assert found["kind"] == "mistake"
    assert found["loss"] > 0.5
    assert told["worst"][0] == blunder
    assert found["line"][0] == [0, found["best"]]


def test_a_game_that_goes_on_is_not_analysed() -> None:
    record = finished("condottiere")
    record.actions = record.actions[:10]
    with pytest.raises(ValueError, match="only a finished game"):
        Study(record).walk()


def test_a_record_that_does_not_hold_is_refused() -> None:
    record = finished("condottiere")
    record.rules_version += 1
    with pytest.raises(RecordError):
        Study(record)


def test_time_is_kept() -> None:
    study = Study(finished("condottiere", seats=2), seconds=0.0)
    for _ in study.run():
        pass
    told = study.told()
    assert told["finished"]
    assert {one["kind"] for one in told["decisions"]} == {"unjudged"}
    assert all(player["cost"] == 0 for player in told["players"])


def test_a_busy_machine_does_not_hold_it_up_for_ever() -> None:
    hours = iter(range(0, 10_000, 100))
    budget = Budget(60.0, processor=lambda: 0.0, wall=lambda: float(next(hours)))
    assert [budget.lasts(1.0) for _ in range(3)] == [True, False, False]


def test_a_deal_tells_who_gained() -> None:
    """In the last decade, five gold go for one influence; experts play on."""
    g = scene("princes", 3, decade=3, events=["michelangelo"], families=["baglioni", "d_este", "malatesta"])
    g.submit(1, ["offer_to 0", "give_gold 5", "ask_influence 1", "propose"])
    g.submit(0, "accept_offer 1")
    expert, rng = bot("expert", "princes"), Random(1)
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, expert.choose(Sight.blind(g, seat, rng)))
    told = analyse(g.record(), effort=Effort(playouts=1, worlds=1, duels=0, duel_worlds=1, rounds=0))
    deal = told["deals"][0]
    assert (deal["seats"], deal["values"]) == ([1, 0], [1, 0, 5, 0, 0, 1])
    assert len(deal["change"]) == told["seats"]
    assert sum(deal["change"]) == 0
    assert any(deal["change"])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_page_needs_nothing_else_and_trusts_no_name(told: dict[str, Any], language: str) -> None:
    names = ["<script>alert(1)</script>", "Beatrice & Co", "Farinata"]
    page = page_of(told, finished("condottiere", seats=3), names, language)
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    for outside in ("http:", "https:", "src=", "@import", "url("):
        assert outside not in page
    assert "analysis-" not in page
